"""Dudo in words: the table, and what follows from an event by itself."""

from msgspec import UNSET

from dudo.view import Bid, Doubted, View
from tertulia.core.contract import Arg, Line, Message
from tertulia.core.stories import player

# The table


def table(view: View) -> list[Line]:
    phase = Message(f"dudo-phase-{view.phase}", {})
    first: Arg = () if view.first is None else player(view.first)
    return [
        [goal(view)],
        [Message("dudo-table-round", {"round": view.round, "phase": phase, "first": first})],
        *([] if view.doubted is None else [[doubted(view.doubted)]]),
        *[seat(view, number) for number in range(len(view.seats))],
        *([] if view.bid is None else [[bid(view.bid)]]),
    ]


def goal(view: View) -> Message:
    """What wins (D9), and how far that is."""
    dice = [row.dice for row in view.seats if row.dice > 0]
    return Message("dudo-table-goal", {"players": len(dice), "dice": sum(dice)})


def doubted(last: Doubted) -> Message:
    args = {"number": last.number, "face": last.face, "count": last.count, "seat": last.loser}
    return Message("dudo-table-doubted", args)


def seat(view: View, number: int) -> Line:
    row = view.seats[number]
    line = [Message("dudo-table-seat", {"seat": number, "dice": row.dice})]
    if row.lifted:
        line.append(Message("dudo-table-lifted", {"dice": tuple(row.lifted)}))
    return line


def bid(last: Bid) -> Message:
    return Message("dudo-table-bid", {"seat": last.seat, "number": last.number, "face": last.face})


def own(view: View) -> list[Line]:
    return [] if view.you is UNSET else [[Message("dudo-table-you", {"dice": tuple(view.you.dice)})]]


def standing(view: View, seat: int) -> Message:
    return Message("dudo-table-standing", {"dice": view.seats[seat].dice})


# What has changed


def changes(before: View, after: View) -> list[Message]:
    """What lay under the cups, who lost a die for it, and the next round."""
    told = []
    if before.bid is not None and after.doubted is not None and after.bid is None:
        told += lifted(after, after.doubted)
    if after.round > before.round and after.first is not None:
        told.append(Message("dudo-change-round", {"round": after.round, "first": player(after.first)}))
    return told


def lifted(view: View, last: Doubted) -> list[Message]:
    cups = [
        Message("dudo-change-cup", {"seat": number, "dice": tuple(row.lifted)})
        for number, row in enumerate(view.seats)
        if row.lifted
    ]
    args = {"number": last.number, "face": last.face, "count": last.count}
    left = {"seat": last.loser, "dice": view.seats[last.loser].dice}
    return [*cups, Message("dudo-change-count", args), Message("dudo-change-loses", left)]
