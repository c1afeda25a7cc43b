"""Everything on the table: one field per thing."""

from collections.abc import Iterator
from typing import Any, Literal, get_args

import numpy as np

from tertulia.core.contract import CHANCE, NOBODY, OVER
from tertulia.core.fields import Counts, Fields, field, out_of_range
from tertulia.core.forms import ACTOR, SEAT, Multiset, Names
from tertulia.games.caramba.edition import (
    GOODS,
    KINDS,
    LETTERS,
    SEATS,
    SPECIALS,
    VALUES,
    Edition,
    card_names,
    crate_names,
)

Phase = Literal["first", "specials", "deal", "crates", "fuera", "auction", "securing", "cards", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
FIRST, DEAL_SPECIALS, DEAL_CARDS, CRATES, WINDOW, AUCTION, SECURING, CARDS, END = range(len(PHASES))
BAG, GUARD = range(2)

GOOD = Names(None, *LETTERS, first=NOBODY)
SPECIAL = Names(None, *SPECIALS, first=NOBODY)
OF_CARDS = Multiset(card_names)
OF_CRATES = Multiset(crate_names)


class State(Fields):
    """A position of the game."""

    seats: int = field("players")
    actor: int = field("whose decision it is: a seat, CHANCE or OVER", form=ACTOR)
    phase: int = field("part of the round", form=Names(*PHASES))
    rounds: int = field("the round, 0 during set-up", kind=np.int16)
    first: int = field("the first player, NOBODY until drawn", form=SEAT)
    due: int = field("the seat that a special or a card is being dealt to")
    draws: int = field("cards this seat has still to draw")
    reason: int = field("why the game ended: BAG or GUARD")

    bag: Counts = field("crates in the bag", GOODS * VALUES, form=Multiset(crate_names, per_seat=False))
    centre: Counts = field("crates in the centre", GOODS * VALUES, form=Multiset(crate_names, per_seat=False))
    front: Counts = field("unsecured crates in front of a seat", SEATS, GOODS * VALUES, form=OF_CRATES)
    secured: Counts = field("crates turned face down", SEATS, GOODS * VALUES, form=OF_CRATES)
    protected: Counts = field("the good Fuera protects, or NOBODY", SEATS, form=GOOD)

    hand: Counts = field("cards held", SEATS, KINDS, form=OF_CARDS)
    known: Counts = field("cards everybody knows to be in the hand (C30)", SEATS, KINDS, form=OF_CARDS)
    pile: Counts = field("cards to draw from", SEATS, KINDS, form=OF_CARDS)
    discard: Counts = field("cards spent, face up", SEATS, KINDS, form=OF_CARDS)
    bids: Counts = field("cards on the table, by good", SEATS, GOODS, KINDS, form=OF_CARDS)

    special: Counts = field("the special dealt to a seat, or NOBODY", SEATS, form=SPECIAL)
    played: Counts = field("1: that special has been played", SEATS)

    passed: Counts = field("1: out of this auction", SEATS)
    turns: Counts = field("1: has had a turn in this auction", SEATS)
    spree: int = field("1: securing under En seguridad")
    spree_left: int = field("value En seguridad may still secure")
    spree_safe: int = field("1: En seguridad has secured a crate")
    quiet: int = field("rounds in a row without a crate drawn or secured (C27)")
    stirred: int = field("1: this round a crate was drawn or secured")


def faults(edition: Edition, box: Any, s: Any) -> Iterator[str]:
    """What is always true, where it is not."""
    ranges = list(_range_faults(box, s))
    yield from ranges
    if ranges:  # the rest counts on them
        return
    yield from _flow_faults(s)
    for seat in range(s.seats):
        yield from _card_faults(box, s, seat)
    if _together([s.bag, s.centre, *s.front, *s.secured]) != box.crates:
        yield "the crates in bag, centre, in front and secured are not those of the box"
    dealt = [special for special in s.special[: s.seats] if special != NOBODY]
    if len(set(dealt)) != len(dealt):
        yield "a special card exists twice"


def _range_faults(box: Any, s: Any) -> Iterator[str]:
    seat, draws = s.seats - 1, max(box.first_hand, box.cards_drawn)
    ranges = [
        ("seats", 2, SEATS),
        ("actor", OVER, seat),
        ("first", NOBODY, seat),
        ("due", 0, seat),
        ("draws", 0, draws),
        ("reason", BAG, GUARD),
        ("played", 0, 1),
        ("passed", 0, 1),
        ("turns", 0, 1),
        ("spree", 0, 1),
        ("spree_left", 0, box.seguridad_limit),
        ("spree_safe", 0, 1),
        ("quiet", 0, 2 * SEATS),
        ("stirred", 0, 1),
    ]
    yield from out_of_range(s, ranges)


def _flow_faults(s: Any) -> Iterator[str]:
    """What must hold for the phase to go on."""
    if (s.actor == OVER) != (s.phase == END):
        yield "the phase is over when the actor is, and only then"
    if (s.actor == CHANCE) != (s.phase in (FIRST, DEAL_SPECIALS, DEAL_CARDS, CRATES, CARDS)):
        yield f"the phase {PHASES[s.phase]} does not fit the actor {s.actor}"
    if (s.first == NOBODY) != (s.phase == FIRST):
        yield "the first player is known once drawn"
    if s.phase > DEAL_SPECIALS and NOBODY in s.special[: s.seats]:
        yield "every seat has a special card after the deal"
    if s.phase in (DEAL_CARDS, CARDS) and (s.draws < 1 or sum(s.pile[s.due]) == 0):
        yield f"seat {s.due} cannot draw a card"
    if s.phase == CRATES and sum(s.bag) == 0:
        yield "the bag is empty"
    if s.phase == AUCTION and s.passed[s.actor]:
        yield f"seat {s.actor} has passed"
    if s.phase in (WINDOW, SECURING) and not s.spree and sum(s.front[s.actor]) == 0:
        yield f"seat {s.actor} has no unsecured crate"


def _card_faults(box: Any, s: Any, seat: int) -> Iterator[str]:
    cards = [s.hand[seat], s.pile[seat], s.discard[seat], *s.bids[seat]]
    if _together(cards) != box.deck[seat]:
        yield f"the cards of seat {seat} are not those of its band"
    if any(known > held for known, held in zip(s.known[seat], s.hand[seat], strict=True)):
        yield f"seat {seat} is known to hold cards that it does not hold"


def _together(heaps: list[list[int]]) -> list[int]:
    """How many of each kind are in all of them."""
    return [sum(heap[kind] for heap in heaps) for kind in range(len(heaps[0]))]
