"""What a seat, or a spectator (None), may see: an allow-list, built by name (C28, C29)."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import numpy as np
from msgspec import UNSET, Meta, Struct, UnsetType

from tertulia.core.contract import NOBODY, Actor, Grid, shown_actor
from tertulia.core.engine import rule
from tertulia.games.caramba.edition import (
    CRATES,
    GOODS,
    LETTERS,
    SEATS,
    SPECIALS,
    Edition,
    Good,
    Special,
    card_names,
)
from tertulia.games.caramba.meta import REASONS, Reason
from tertulia.games.caramba.rules import offer
from tertulia.games.caramba.state import END, PHASES, Phase

BY_GOOD = Meta(extra_json_schema={"propertyNames": {"enum": sorted(LETTERS)}})


class Remembered(Struct, frozen=True, kw_only=True):
    """What an attentive player would remember of a seat (C30)."""

    hand: list[str]
    secured: list[str]


class Band(Struct, frozen=True, kw_only=True):
    """What everybody may see of a seat (C28). Cards and crates are written as in notation: `g3m4`, `d7`.

    `special` is known once it is played; `remembered` is there only with the memory aid.
    """

    band: str
    hand: int
    pile: int
    discard: list[str]
    front: list[str]
    protected: Good | None
    secured: int  # C23: how many, not which
    bids: Annotated[dict[Good, list[str]], BY_GOOD]
    offers: Annotated[dict[Good, int], BY_GOOD]
    passed: bool
    special: Special | Literal["unknown"]
    remembered: Remembered | UnsetType = UNSET


class Own(Struct, frozen=True, kw_only=True):
    """What only the one who sits there may see (C29); `special` is null before the deal and once played."""

    seat: int
    hand: list[str]
    special: Special | None
    secured: list[str]


class View(Struct, frozen=True, kw_only=True):
    """The table; spectators have no `you`."""

    round: int
    phase: Phase
    reason: Reason | None
    actor: Actor
    first: int | None
    bag: int
    centre: list[str]
    seats: list[Band]
    you: Own | UnsetType = UNSET


def common(edition: Edition, boxes: Any, states: Any, s: Any) -> View:
    """The table as everybody sees it (C28)."""
    memory_aid = bool(boxes[0]["memory_aid"])
    offers = np.zeros((SEATS, GOODS), np.int32)
    all_offers(boxes, states, offers)
    return View(
        round=s.rounds,
        phase=PHASES[s.phase],
        reason=REASONS[s.reason] if s.phase == END else None,
        actor=shown_actor(s),
        first=None if s.first == NOBODY else s.first,
        bag=sum(s.bag),
        centre=crates(s.centre),
        seats=[public(edition, s, other, offers[other].tolist(), memory_aid) for other in range(s.seats)],
    )


@rule
def all_offers(boxes: Any, states: Any, out: Grid) -> None:
    """What each seat offers for each good now (C15)."""
    for seat in range(states[0].seats):
        for good in range(GOODS):
            out[seat, good] = offer(boxes[0], states[0], seat, good)


def public(edition: Edition, s: Any, seat: int, offers: list[int], memory_aid: bool) -> Band:
    names = card_names(edition, seat)
    remembered: Remembered | UnsetType = UNSET
    if memory_aid:
        remembered = Remembered(hand=heap(names, s.known[seat]), secured=crates(s.secured[seat]))
    return Band(
        band=edition.bands.value[seat].band,
        hand=sum(s.hand[seat]),
        pile=sum(s.pile[seat]),
        discard=heap(names, s.discard[seat]),
        front=crates(s.front[seat]),
        protected=None if s.protected[seat] == NOBODY else LETTERS[s.protected[seat]],
        secured=sum(s.secured[seat]),
        bids={good: heap(names, bids) for good, bids in zip(LETTERS, s.bids[seat], strict=True)},
        offers=dict(zip(LETTERS, offers, strict=True)),
        passed=bool(s.passed[seat]),
        special=SPECIALS[s.special[seat]] if s.played[seat] else "unknown",
        remembered=remembered,
    )


def own(edition: Edition, s: Any, seat: int) -> dict[str, Any]:
    """What the one who sits there sees beside it."""
    unknown = s.special[seat] == NOBODY or s.played[seat]
    return {
        "you": Own(
            seat=seat,
            hand=heap(card_names(edition, seat), s.hand[seat]),
            special=None if unknown else SPECIALS[s.special[seat]],
            secured=crates(s.secured[seat]),
        )
    }


def crates(counts: Any) -> list[str]:
    return heap(CRATES, counts)


def heap(names: Sequence[str], counts: Any) -> list[str]:
    """Each name as often as it is there; most heaps are empty."""
    if not any(counts):
        return []
    return [name for name, copies in zip(names, counts, strict=False) if copies for _ in range(copies)]
