"""Viva Pamplona! in words: the table, and what follows from an event by itself."""

from tertulia.core.contract import Arg, Line, Message
from tertulia.core.stories import added, finished, player
from tertulia.games.pamplona.edition import PEN
from tertulia.games.pamplona.view import Dice, Path, Seat, View

# The table


def table(view: View) -> list[Line]:
    phase = Message(f"pamplona-phase-{view.phase}", {})
    first: Arg = () if view.first is None else player(view.first)
    deck: dict[str, Arg] = {"torro": view.torro, "deck": view.deck, "discard": tuple(view.discard)}
    return [
        [goal(view)],
        [Message("pamplona-table-round", {"round": view.round, "phase": phase, "first": first})],
        [board(view.path)],
        [Message("pamplona-table-torro", deck)],
        *[runners(seat, row) for seat, row in enumerate(view.seats)],
        *([] if view.dice is None else [[thrown(view.dice)]]),
    ]


def goal(view: View) -> Message:
    """What wins (P20), what ends the game (P13, P19), and how far that is."""
    if view.reason is not None:
        return finished("pamplona", view.reason)
    way, runners = view.path.street + 1 - view.torro, sum(len(row.runners) for row in view.seats)
    return Message("pamplona-table-goal", {"way": way, "runners": runners})


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
    """What an attack pays, where Torro is now, what is new for each seat, the next round, and the end."""
    if attacked(before, after):
        told = [paid(seat, *rows) for seat, rows in enumerate(zip(before.seats, after.seats, strict=True))]
    else:
        told = moved(before, after)
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if new.credits != old.credits:
            args: dict[str, Arg] = {"seat": seat, "before": old.credits, "after": new.credits}
            told.append(Message("pamplona-change-credits", args))
    return [*told, *next_round(before, after)]


def attacked(before: View, after: View) -> bool:
    """In the pen he attacks nobody (P16)."""
    return before.torro != PEN and len(after.discard) > len(before.discard) and after.discard[-1] == "!"


def paid(seat: int, old: Seat, new: Seat) -> Message:
    """What an attack gives a seat, or takes from it (P15)."""
    gain = new.balance - old.balance
    kind = "gains" if gain > 0 else "loses" if gain < 0 else "spared"
    return Message(f"pamplona-change-{kind}", {"seat": seat, "courage": abs(gain)})


def moved(before: View, after: View) -> list[Message]:
    """Torro, the runners, and what it costs to be frightened or outnumbered."""
    dues, told = shove_dues(before, after), []
    if after.torro != before.torro:
        told.append(Message("pamplona-change-torro", {"space": after.torro}))
    for seat in range(len(after.seats)):
        told += places(before, after, seat)
        income = sum(dues.values()) if seat == before.turn else -dues.get(seat, 0)
        told += fear(seat, before.seats[seat].balance - after.seats[seat].balance + income)
    return told + outnumbered(before, after, dues)


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
        told.append(Message("pamplona-change-runners", {"seat": seat, **args}))
    if rows := added(old.rows, new.rows):
        args = {"seat": seat, "count": len(rows), "rows": tuple(rows)}
        told.append(Message("pamplona-change-rows", args))
    return told


def fear(seat: int, courage: int) -> list[Message]:
    """What a fear space costs (P7)."""
    return [Message("pamplona-change-fear", {"seat": seat, "courage": courage})] if courage else []


def next_round(before: View, after: View) -> list[Message]:
    """Or why there is none (P13, P19)."""
    if after.reason is not None:
        return [Message(f"pamplona-change-{after.reason}-end", {})]
    told = []
    if after.round > before.round:
        told.append(Message("pamplona-change-round", {"round": after.round}))
        if after.first is not None and after.first != before.first:
            told.append(Message("pamplona-first", {"seat": after.first}))
    return told
