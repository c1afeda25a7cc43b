"""Caramba! (2005) in words: the table, and what follows from an event by itself."""

from msgspec import UNSET

from tertulia.core.contract import Arg, Line, Message
from tertulia.core.stories import added, each, finished, player
from tertulia.games.caramba.edition import LETTERS, Good
from tertulia.games.caramba.view import Band, View

# The table


def table(view: View) -> list[Line]:
    phase = Message(f"caramba-phase-{view.phase}", {})
    first: Arg = () if view.first is None else player(view.first)
    return [
        [goal(view)],
        [Message("caramba-table-round", {"round": view.round, "phase": phase, "first": first})],
        [Message("caramba-table-crates", {"bag": view.bag, "centre": things(view.centre)})],
        *[[band(seat, row), *notes(view, row)] for seat, row in enumerate(view.seats)],
    ]


def goal(view: View) -> Message:
    """What wins (C26), what ends the game (C6), and how far that is."""
    if view.reason is not None:
        return finished("caramba", view.reason)
    return Message("caramba-table-goal", {"bag": view.bag})


def band(seat: int, row: Band) -> Message:
    args: dict[str, Arg] = {
        "seat": seat,
        "band": row.band,
        "hand": row.hand,
        "pile": row.pile,
        "discard": things(row.discard),
        "front": things(row.front),
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
        known = {"hand": things(row.remembered.hand), "secured": things(row.remembered.secured)}
        told.append(Message("caramba-table-remembered", known))
    return told


def bid(row: Band, good: Good) -> Arg:
    """A seat's offer for a good, with the cards it has played there."""
    offer, cards = row.offers[good], row.bids[good]
    return Message("caramba-table-bid", {"offer": offer, "cards": things(cards)}) if cards else offer


def own(view: View) -> list[Line]:
    if view.you is UNSET:
        return []
    you = view.you
    special: Arg = () if you.special is None else you.special
    args = {"hand": things(you.hand), "special": special, "secured": things(you.secured)}
    return [[Message("caramba-table-you", args)]]


def standing(view: View, seat: int) -> Message:
    row = view.seats[seat]
    return Message("caramba-table-standing", {"secured": row.secured, "hand": row.hand})


# What has changed


def changes(before: View, after: View) -> list[Message]:
    """How an auction ended, good by good; who makes a new draw pile, the next round, and the end."""
    told = []
    if before.phase == "auction" and after.phase != "auction":
        for good in LETTERS:
            told += settled(good, before, after)
    if after.phase == "cards":
        told += shuffles(before, after)
    if after.reason is not None:
        told.append(Message(f"caramba-change-{after.reason}-end", {}))
    elif after.round > before.round > 0 and after.first is not None:
        args: dict[str, Arg] = {"round": after.round, "first": player(after.first)}
        told.append(Message("caramba-change-round", args))
    return told


def settled(good: Good, before: View, after: View) -> list[Message]:
    """Who wins a good with which offer, or a tie; nothing if no card was played on it and no crate moved."""
    rows = list(zip(before.seats, after.seats, strict=True))
    moved = any(crates(good, old.front) != crates(good, new.front) for old, new in rows)
    if not moved and not any(old.bids[good] for old, _ in rows):
        return []
    offers = [(seat, old.offers[good]) for seat, (old, _) in enumerate(rows) if old.offers[good]]
    offers.sort(key=lambda offer: -offer[1])
    told: dict[str, Arg] = {"good": good, "offers": each(offers)}
    if len(offers) == 1:
        return won(good, before, after, offers[0][0])
    if offers[0][1] > offers[1][1]:
        return [Message("caramba-change-offers", told), *won(good, before, after, offers[0][0])]
    lost = added(crates(good, before.centre), crates(good, after.centre))
    return [Message("caramba-change-tie", told), *centre(good, lost)]


def won(good: Good, before: View, after: View, seat: int) -> list[Message]:
    """What the highest offer brings, and the cards that it costs."""
    old, new = before.seats[seat], after.seats[seat]
    gained, spent = added(crates(good, old.front), crates(good, new.front)), old.bids[good]
    args: dict[str, Arg] = {"seat": seat, "good": good, "offer": old.offers[good]}
    kind, crated = ("won", {"crates": things(gained)}) if gained else ("kept", {})
    told = [Message(f"caramba-change-{kind}", {**args, **crated})]
    if spent:
        told.append(Message("caramba-change-spent", {"seat": seat, "good": good, "cards": things(spent)}))
    return told


def centre(good: Good, lost: list[str]) -> list[Message]:
    return [Message("caramba-change-centre", {"good": good, "crates": things(lost)})] if lost else []


def crates(good: Good, heap: list[str]) -> list[str]:
    return [crate for crate in heap if crate.startswith(good)]


def shuffles(before: View, after: View) -> list[Message]:
    """Whose discards have become a draw pile."""
    return [
        Message("caramba-change-shuffled", {"seat": seat})
        for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
        if old.discard and not new.discard
    ]


def things(names: list[str]) -> tuple[Message, ...]:
    """Cards or crates: the languages say in words what they write in notation."""
    return tuple([Message("caramba-table-thing", {"card": name}) for name in names])
