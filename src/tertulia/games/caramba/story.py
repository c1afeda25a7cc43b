"""Caramba! (2005) in words: the table, and what follows from an event by itself."""

from msgspec import UNSET

from tertulia.core.contract import Arg, Line, Message
from tertulia.core.stories import added, each, player
from tertulia.games.caramba.edition import LETTERS, Good
from tertulia.games.caramba.view import Band, View

# The table


def table(view: View) -> list[Line]:
    phase = Message(f"caramba-phase-{view.phase}", {})
    first: Arg = () if view.first is None else player(view.first)
    return [
        [Message("caramba-table-round", {"round": view.round, "phase": phase, "first": first})],
        [Message("caramba-table-crates", {"bag": view.bag, "centre": tuple(view.centre)})],
        *[[band(seat, row), *notes(view, row)] for seat, row in enumerate(view.seats)],
    ]


def band(seat: int, row: Band) -> Message:
    args: dict[str, Arg] = {
        "seat": seat,
        "band": row.band,
        "hand": row.hand,
        "pile": row.pile,
        "discard": tuple(row.discard),
        "front": tuple(row.front),
        "secured": row.secured,
    }
    return Message("caramba-table-seat", args)


def notes(view: View, row: Band) -> list[Message]:
    """What a seat offers now and whether it has passed; its special, if seen; what one remembers of it."""
    told = []
    if view.phase == "auction":
        bids: dict[str, Arg] = {good: bid(row, good) for good in LETTERS}
        told.append(Message("caramba-table-offers", {"passed": "true" if row.passed else "false", **bids}))
    if row.protected is not None:
        told.append(Message("caramba-table-protected", {"good": row.protected}))
    elif row.special != "unknown":
        told.append(Message("caramba-table-special", {"special": row.special}))
    if row.remembered is not UNSET:
        known = {"hand": tuple(row.remembered.hand), "secured": tuple(row.remembered.secured)}
        told.append(Message("caramba-table-remembered", known))
    return told


def bid(row: Band, good: Good) -> Arg:
    """A seat's offer for a good, with the cards it has played there."""
    offer, cards = row.offers[good], row.bids[good]
    return Message("caramba-table-bid", {"offer": offer, "cards": tuple(cards)}) if cards else offer


def own(view: View) -> list[Line]:
    if view.you is UNSET:
        return []
    you = view.you
    special: Arg = () if you.special is None else you.special
    args = {"hand": tuple(you.hand), "special": special, "secured": tuple(you.secured)}
    return [[Message("caramba-table-you", args)]]


def standing(view: View, seat: int) -> Message:
    row = view.seats[seat]
    return Message("caramba-table-standing", {"secured": row.secured, "hand": row.hand})


# What has changed


def changes(before: View, after: View) -> list[Message]:
    """How an auction ended, who makes a new draw pile, and the next round."""
    told = []
    if before.phase == "auction" and after.phase != "auction":
        for good in LETTERS:
            told += bidding(good, before, after)
        told += gains(before, after)
        if crates := added(before.centre, after.centre):
            told.append(Message("caramba-change-centre", {"crates": tuple(crates)}))
    if after.phase == "cards":
        told += shuffles(before, after)
    if after.round > before.round > 0 and after.phase != "over" and after.first is not None:
        args: dict[str, Arg] = {"round": after.round, "first": player(after.first)}
        told.append(Message("caramba-change-round", args))
    return told


def bidding(good: Good, before: View, after: View) -> list[Message]:
    """The offers for a good, the highest first, if a card was played on it or a crate of it changed hands."""
    pairs = list(zip(before.seats, after.seats, strict=True))
    moved = any(crates(good, old) != crates(good, new) for old, new in pairs)
    if not moved and not any(old.bids[good] for old, _ in pairs):
        return []
    offers = [(seat, row.offers[good]) for seat, row in enumerate(before.seats) if row.offers[good]]
    offers.sort(key=lambda offer: -offer[1])
    tie = len(offers) > 1 and offers[0][1] == offers[1][1]
    return [Message(f"caramba-change-{'tie' if tie else 'offers'}", {"good": good, "offers": each(offers)})]


def crates(good: Good, row: Band) -> list[str]:
    return [crate for crate in row.front if crate.startswith(good)]


def gains(before: View, after: View) -> list[Message]:
    """What each seat has won, and with which cards."""
    told = []
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        won, spent = added(old.front, new.front), added(old.discard, new.discard)
        args: dict[str, Arg] = {"seat": seat, "cards": tuple(spent)}
        if won:
            told.append(Message("caramba-change-won", {**args, "crates": tuple(won), "spent": len(spent)}))
        elif spent:
            told.append(Message("caramba-change-spent", args))
    return told


def shuffles(before: View, after: View) -> list[Message]:
    """Whose discards have become a draw pile."""
    return [
        Message("caramba-change-shuffled", {"seat": seat})
        for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
        if old.discard and not new.discard
    ]
