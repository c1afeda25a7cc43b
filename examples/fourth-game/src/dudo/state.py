"""Everything on the table: one field per thing."""

from collections.abc import Iterator
from typing import Any, Literal, get_args

import numpy as np

from dudo.edition import BID_FACES, FACES, LOWEST, SEATS, Edition
from tertulia.core.contract import CHANCE, NOBODY, OVER
from tertulia.core.fields import Counts, Fields, field, flat, out_of_range
from tertulia.core.forms import ACTOR, SEAT, Multiset, Names

Phase = Literal["first", "throw", "bid", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
FIRST, THROW, BID, END = range(len(PHASES))


def face_names(edition: Edition, seat: int) -> tuple[str, ...]:
    return tuple(str(face + 1) for face in range(FACES))


class State(Fields):
    """A position of the game."""

    seats: int = field("players")
    actor: int = field("whose decision it is: a seat, CHANCE or OVER", form=ACTOR)
    phase: int = field("part of the round", form=Names(*PHASES))
    rounds: int = field("the round, 0 until it is known who begins", kind=np.int16)
    first: int = field("who begins the round, NOBODY until drawn", form=SEAT)
    due: int = field("whose dice are being thrown")
    reason: int = field("why the game ended: there is one reason")

    dice: Counts = field("dice that a seat still has", SEATS)
    cup: Counts = field("dice under a cup, by face", SEATS, FACES, form=Multiset(face_names))

    number: int = field("the bid: how many dice, 0 before the first bid")
    face: int = field("the bid: of which face, 0 before the first bid")
    bidder: int = field("who made it, or NOBODY", form=SEAT)

    lifted: Counts = field("dice seen when cups were last lifted", SEATS, FACES, form=Multiset(face_names))
    last_number: int = field("the bid that was doubted then, 0 if none was")
    last_face: int = field("its face, 0 if none was")
    loser: int = field("who lost a die then, or NOBODY", form=SEAT)


def faults(edition: Edition, box: Any, s: Any) -> Iterator[str]:
    """What is always true, where it is not."""
    ranges = list(_range_faults(box, s))
    yield from ranges
    if ranges:  # the rest counts on them
        return
    yield from _flow_faults(s)
    left = [dice - sum(cup) for dice, cup in zip(s.dice, s.cup, strict=True)]
    if min(left) < 0 or (s.phase == BID and any(left)):
        yield "the dice under the cups are not those of the players"
    if s.phase == THROW and left[s.due] == 0:
        yield f"seat {s.due} has thrown all its dice"
    if s.phase in (FIRST, END) and any(flat(s.cup)):
        yield "no die is under a cup before the first round and after the last"


def _range_faults(box: Any, s: Any) -> Iterator[str]:
    dice = box.dice * SEATS
    for number, face, seat in (("number", "face", "bidder"), ("last_number", "last_face", "loser")):
        lowest = LOWEST if getattr(s, number) else 0
        highest = lowest + BID_FACES - 1 if lowest else 0
        yield from out_of_range(s, [(number, 0, dice), (face, lowest, highest), (seat, NOBODY, s.seats - 1)])
        if (getattr(s, seat) == NOBODY) != (getattr(s, number) == 0):
            yield f"{seat} and {number} do not fit each other"
    ranges = [
        ("seats", 2, SEATS),
        ("actor", OVER, s.seats - 1),
        ("first", NOBODY, s.seats - 1),
        ("due", 0, s.seats - 1),
        ("reason", 0, 0),
        ("dice", 0, box.dice),
        ("cup", 0, box.dice),
        ("lifted", 0, box.dice),
    ]
    yield from out_of_range(s, ranges)


def _flow_faults(s: Any) -> Iterator[str]:
    """What must hold for the phase to go on."""
    deciding = s.phase == BID
    if s.actor != (OVER if s.phase == END else s.actor if deciding else CHANCE):
        yield f"the phase {PHASES[s.phase]} does not fit the actor {s.actor}"
    if deciding and (s.actor < 0 or s.dice[s.actor] == 0):
        yield "only someone with dice decides"
    if (s.first == NOBODY) != (s.phase == FIRST):
        yield "who begins is known once drawn"
    if not deciding and s.bidder != NOBODY:
        yield f"there is a bid in the phase {PHASES[s.phase]}"
    if (len([dice for dice in s.dice if dice]) == 1) != (s.phase == END):
        yield "the game is over when one player has dice, and only then"
