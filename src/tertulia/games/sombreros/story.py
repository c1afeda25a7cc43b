"""Caramba! (1992) in words: the table, and what follows from an event by itself."""

from tertulia.core.contract import Arg, Line, Message
from tertulia.core.stories import added, each, finished, players
from tertulia.games.sombreros.meta import Reason
from tertulia.games.sombreros.view import Prices, Seat, Stretch, View

# The table


def table(view: View) -> list[Line]:
    phase = Message(f"sombreros-phase-{view.phase}", {})
    when: dict[str, Arg] = {"race": view.race, "round": view.round, "phase": phase, "pot": view.pot}
    return [
        [goal(view)],
        [Message("sombreros-table-race", when)],
        [route(view.route)],
        *[in_front(seat, row) for seat, row in enumerate(view.seats)],
        *[[line] for line in [*turn(view), *prices(view.prices), *offers(view)]],
    ]


def goal(view: View) -> Message:
    """What wins and what ends the game (S16, S17), and how far that is."""
    if view.reason is not None:
        return finished("sombreros", view.reason)
    broke = [seat for seat, row in enumerate(view.seats) if row.broke]
    if broke:
        return Message("sombreros-table-goal-broke", {"names": players(broke)})
    silver = min([row.silver for row in view.seats])
    args: dict[str, Arg] = {"race": view.race, "races": view.races, "silver": silver}
    return Message("sombreros-table-goal", args)


def route(stretches: list[Stretch]) -> Message:
    """Which spaces are stone, gravel and earth."""
    parts, last = [], 0
    for stretch in stretches:
        spaces: dict[str, Arg] = {"from": last + 1, "to": last + stretch.spaces}
        parts.append(Message("sombreros-table-terrain", {"terrain": stretch.terrain, **spaces}))
        last += stretch.spaces
    return Message("sombreros-table-route", {"route": tuple(parts), "last": last})


def in_front(seat: int, row: Seat) -> Line:
    """What lies in front of a seat, and whether it is broke."""
    args: dict[str, Arg] = {
        "seat": seat,
        "silver": row.silver,
        "sombreros": tuple(row.sombreros),
        "arrived": row.arrived,
        "ambushes": tuple(row.ambushes),
        "tokens": row.tokens,
    }
    line = [Message("sombreros-table-seat", args)]
    if row.broke:
        line.append(Message("sombreros-table-broke", {"seat": seat}))
    return line


def turn(view: View) -> list[Message]:
    """The order of placing, whose turn it is, and what is thrown."""
    told = []
    if view.order:
        told.append(Message("sombreros-table-order", {"order": players(view.order)}))
    if view.sombrero is not None and view.entitled is not None:
        args: dict[str, Arg] = {"space": view.sombrero, "entitled": view.entitled}
        told.append(Message("sombreros-table-turn", {**args, "waiting": tuple(view.waiting)}))
    if view.throwing:
        told.append(Message("sombreros-table-dice", {"dice": view.throwing, "faces": tuple(view.dice)}))
    return told


def prices(due: Prices) -> list[Message]:
    told = [Message("sombreros-table-prices", {"welcome": due.welcome, "arrival": due.arrival})]
    if len(due.throw) > 1:
        throws = [
            Message("sombreros-table-throw", {"dice": dice, "price": price})
            for dice, price in due.throw.items()
        ]
        told.append(Message("sombreros-table-throws", {"throws": tuple(throws)}))
    return told


def offers(view: View) -> list[Message]:
    made = [(int(seat), silver) for seat, silver in view.offers.items()]
    return [Message("sombreros-table-offers", {"offers": each(made)})] if made else []


def own(view: View) -> list[Line]:
    """Nothing is hidden in this game."""
    return []


def standing(view: View, seat: int) -> Message:
    row = view.seats[seat]
    args: dict[str, Arg] = {"silver": row.silver, "sombreros": tuple(row.sombreros), "arrived": row.arrived}
    return Message("sombreros-table-standing", args)


# What has changed


def changes(before: View, after: View) -> list[Message]:
    """Moves, what forces another throw, payments, the pot, and the next round or race."""
    told = []
    if before.throwing:
        told += [*moves(before, after), *forced(after)]
    if before.phase != "answer":  # the sentence of an accepted offer names the sum
        told += payments(before, after)
    told += newly_broke(before, after)
    if after.reason is not None:
        told.append(ended(after, after.reason))
    elif after.race > before.race:
        told.append(Message("sombreros-change-race", {"race": after.race, "order": players(after.order)}))
    elif after.round > before.round:
        told.append(Message("sombreros-change-round", {"round": after.round}))
    return told


def moves(before: View, after: View) -> list[Message]:
    """From where to where; the sombreros of who takes the pot leave the route without having moved."""
    told = []
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        left, reached = added(new.sombreros, old.sombreros), added(old.sombreros, new.sombreros)
        won = new.silver > old.silver and race_over(before, after)
        if reached:
            spaces: dict[str, Arg] = {"from": left[0], "to": reached[0]}
            told.append(Message("sombreros-change-moved", {"seat": seat, **spaces}))
        elif left and not won:
            told.append(Message("sombreros-change-arrived", {"seat": seat, "space": left[0]}))
    return told


def race_over(before: View, after: View) -> bool:
    return after.race != before.race or after.phase == "over"


def forced(view: View) -> list[Message]:
    """A throw that a space demands and that has just begun."""
    if view.phase not in ("occupied", "ambushed") or view.dice or view.sombrero is None or view.turn is None:
        return []
    args: dict[str, Arg] = {"seat": view.turn, "space": view.sombrero, "dice": view.throwing}
    return [Message(f"sombreros-change-{view.phase}", args)]


def payments(before: View, after: View) -> list[Message]:
    """Who paid whom, or into the pot; who took the pot."""
    gains = [new.silver - old.silver for old, new in zip(before.seats, after.seats, strict=True)]
    takers = [seat for seat, gain in enumerate(gains) if gain > 0]
    pot, told = race_over(before, after), []
    for seat, gain in enumerate(gains):
        paid: dict[str, Arg] = {"seat": seat, "silver": -gain}
        if gain < 0 and takers and not pot:
            told.append(Message("sombreros-change-paid", {**paid, "other_seat": takers[0]}))
        elif gain < 0:
            told.append(Message("sombreros-change-pot", paid))
    for seat in takers if pot else []:
        told.append(Message("sombreros-change-won", {"seat": seat, "silver": gains[seat]}))
    return told


def newly_broke(before: View, after: View) -> list[Message]:
    """Who could not pay in full just now (S14)."""
    return [
        Message("sombreros-change-broke", {"seat": seat})
        for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
        if new.broke and not old.broke
    ]


def ended(view: View, reason: Reason) -> Message:
    """Why the game is over, and through whom (S16, S17)."""
    through = []
    for seat, row in enumerate(view.seats):
        ruined = reason == "broke" and row.broke and not row.sombreros  # whose are left has won
        if ruined or (reason == "bankrupt" and row.silver == 0):
            through.append(seat)
    return Message(f"sombreros-change-{reason}-end", {"names": players(through)})
