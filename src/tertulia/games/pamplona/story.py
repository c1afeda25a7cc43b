"""Viva Pamplona! in words: the table, and what follows from an event by itself."""

from tertulia.core.contract import Arg, Line, Message
from tertulia.core.stories import added, player
from tertulia.games.pamplona.view import Dice, Path, Seat, View

# The table


def table(view: View) -> list[Line]:
    phase = Message(f"pamplona-phase-{view.phase}", {})
    first: Arg = () if view.first is None else player(view.first)
    deck: dict[str, Arg] = {"torro": view.torro, "deck": view.deck, "discard": tuple(view.discard)}
    return [
        [Message("pamplona-table-round", {"round": view.round, "phase": phase, "first": first})],
        [board(view.path)],
        [Message("pamplona-table-torro", deck)],
        *[runners(seat, row) for seat, row in enumerate(view.seats)],
        *([] if view.dice is None else [[thrown(view.dice)]]),
    ]


def board(path: Path) -> Message:
    args: dict[str, Arg] = {
        "street": path.street,
        "arena": path.street + 1,
        "tomatoes": tuple(path.tomatoes),
        "fear": tuple(path.fear),
    }
    return Message("pamplona-table-path", args)


def runners(seat: int, row: Seat) -> Line:
    args: dict[str, Arg] = {
        "seat": seat,
        "runners": tuple(row.runners),
        "rows": tuple(row.rows),
        "courage": row.courage,
        "credits": row.credits,
    }
    line = [Message("pamplona-table-seat", args)]
    if row.attack is not None:
        attack = f"{row.attack}" if row.attack < 0 else f"+{row.attack}"
        line.append(Message("pamplona-table-attack", {"attack": attack}))
    return line


def thrown(dice: Dice) -> Message:
    b: Arg = () if dice.B is None else dice.B
    return Message("pamplona-table-dice", {"a": dice.A, "b": b})


def own(view: View) -> list[Line]:
    """Nothing is hidden in this game."""
    return []


def standing(view: View, seat: int) -> Message:
    row = view.seats[seat]
    return Message("pamplona-table-standing", {"courage": row.balance, "seated": len(row.rows)})


# What has changed


def changes(before: View, after: View) -> list[Message]:
    """Where Torro is now, what is new for each seat, who pays for being outnumbered, the next round."""
    dues, told = shove_dues(before, after), []
    if after.torro != before.torro:
        told.append(Message("pamplona-change-torro", {"space": after.torro}))
    for seat in range(len(after.seats)):
        income = sum(dues.values()) if seat == before.turn else -dues.get(seat, 0)
        if news := [*places(before, after, seat), *money(before.seats[seat], after.seats[seat], income)]:
            told.append(Message("pamplona-change-seat", {"seat": seat, "changes": tuple(news)}))
    told += outnumbered(before, after, dues)
    if after.round > before.round:
        told.append(Message("pamplona-change-round", {"round": after.round}))
        if after.first is not None and after.first != before.first:
            told.append(Message("pamplona-first", {"seat": after.first}))
    return told


def shove_dues(before: View, after: View) -> dict[int, int]:
    """What each seat has just paid to the one on turn, who may shove it now."""
    if before.shove is not None or after.shove is None:
        return {}
    rows = enumerate(zip(before.seats, after.seats, strict=True))
    losses = {seat: old.balance - new.balance for seat, (old, new) in rows if seat != before.turn}
    return {seat: loss for seat, loss in losses.items() if loss}


def outnumbered(before: View, after: View, dues: dict[int, int]) -> list[Message]:
    """Who pays the one on turn."""
    if before.turn is None or after.shove is None:
        return []
    told: dict[str, Arg] = {"other_seat": before.turn, "space": after.shove.space}
    return [
        Message("pamplona-change-outnumbered", {"seat": seat, **told, "courage": due})
        for seat, due in dues.items()
    ]


def places(before: View, after: View, seat: int) -> list[Message]:
    """Where the runners are after both their own moves or after a shove; the rows of those just seated."""
    old, new, told = before.seats[seat], after.seats[seat], []
    if seat == before.turn:
        moved = before.phase in ("die-b", "one-die")
    else:
        moved = len(added(old.runners, new.runners)) > 0
    if moved and new.runners:
        args: dict[str, Arg] = {"count": len(new.runners), "runners": tuple(new.runners)}
        told.append(Message("pamplona-change-runners", args))
    if rows := added(old.rows, new.rows):
        told.append(Message("pamplona-change-rows", {"count": len(rows), "rows": tuple(rows)}))
    return told


def money(old: Seat, new: Seat, income: int) -> list[Message]:
    """Courage and credits, but for an income that has a sentence of its own."""
    told = []
    if new.balance - income != old.balance:
        told.append(
            Message("pamplona-change-courage", {"before": old.courage, "after": new.courage - income})
        )
    if new.credits != old.credits:
        told.append(Message("pamplona-change-credits", {"before": old.credits, "after": new.credits}))
    return told
