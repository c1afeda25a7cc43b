"""What a seat, or a spectator (None), may see: an allow-list, built by name (C28, C29)."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tertulia.core.contract import NOBODY, Table, shown_actor
from tertulia.core.engine import rule
from tertulia.games.caramba.edition import CRATES, GOODS, LETTERS, SEATS, SPECIALS, Edition, card_names
from tertulia.games.caramba.rules import offer
from tertulia.games.caramba.state import PHASES


def common(edition: Edition, boxes: Any, states: Any, s: Any) -> dict[str, Any]:
    """The table as everybody sees it (C28)."""
    memory_aid = bool(boxes[0]["memory_aid"])
    offers = np.zeros((SEATS, GOODS), np.int32)
    all_offers(boxes, states, offers)
    return {
        "round": s.rounds,
        "phase": PHASES[s.phase],
        "actor": shown_actor(s),
        "first": None if s.first == NOBODY else s.first,
        "bag": sum(s.bag),
        "centre": crates(s.centre),
        "seats": [public(edition, s, other, offers[other].tolist(), memory_aid) for other in range(s.seats)],
    }


@rule
def all_offers(boxes: Any, states: Any, out: Table) -> None:
    """What each seat offers for each good now (C15)."""
    for seat in range(states[0].seats):
        for good in range(GOODS):
            out[seat, good] = offer(boxes[0], states[0], seat, good)


def public(edition: Edition, s: Any, seat: int, offers: list[int], memory_aid: bool) -> dict[str, Any]:
    """What everybody may see of a seat (C28)."""
    names = card_names(edition, seat)
    row: dict[str, Any] = {
        "band": edition.bands.value[seat].band,
        "hand": sum(s.hand[seat]),
        "pile": sum(s.pile[seat]),
        "discard": heap(names, s.discard[seat]),
        "front": crates(s.front[seat]),
        "protected": None if s.protected[seat] == NOBODY else LETTERS[s.protected[seat]],
        "secured": sum(s.secured[seat]),  # C23: how many, not which
        "bids": {letter: heap(names, bids) for letter, bids in zip(LETTERS, s.bids[seat], strict=True)},
        "offers": dict(zip(LETTERS, offers, strict=True)),
        "passed": bool(s.passed[seat]),
        "special": SPECIALS[s.special[seat]] if s.played[seat] else "unknown",
    }
    if memory_aid:
        row["remembered"] = {"hand": heap(names, s.known[seat]), "secured": crates(s.secured[seat])}
    return row


def own(edition: Edition, s: Any, seat: int) -> dict[str, Any]:
    """What only the one who sits there may see (C29)."""
    unknown = s.special[seat] == NOBODY or s.played[seat]
    return {
        "you": {
            "seat": seat,
            "hand": cards(edition, seat, s.hand[seat]),
            "special": None if unknown else SPECIALS[s.special[seat]],
            "secured": crates(s.secured[seat]),
        }
    }


def cards(edition: Edition, seat: int, counts: Any) -> list[str]:
    return heap(card_names(edition, seat), counts)


def crates(counts: Any) -> list[str]:
    return heap(CRATES, counts)


def heap(names: Sequence[str], counts: Any) -> list[str]:
    """Each name as often as it is there; most heaps are empty."""
    if not any(counts):
        return []
    return [name for name, copies in zip(names, counts, strict=False) if copies for _ in range(copies)]
