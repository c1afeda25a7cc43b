"""Everything on the table: one field per thing."""

from collections.abc import Iterator
from typing import Any, Literal, get_args

import numpy as np

from tertulia.core.contract import CHANCE, NOBODY, OVER
from tertulia.core.errors import PositionError
from tertulia.core.fields import Counts, Fields, field, flat
from tertulia.core.forms import ACTOR, SEAT, Multiset, Names
from tertulia.games.pamplona.edition import (
    ATTACK,
    CARD_NAMES,
    CARDS,
    DECK,
    DICE,
    FACE_NAMES,
    PEN,
    RUNNERS,
    SEATS,
    Edition,
)

Phase = Literal["first", "roll-a", "roll-b", "die-a", "die-b", "one-die", "shove", "torro", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
FIRST, ROLL_A, ROLL_B, DIE_A, DIE_B, ONE_DIE, SHOVE, TORRO, END = range(len(PHASES))
BY_TORRO, ALL_SEATED = range(2)
A, B = range(DICE)
UNTHROWN = NOBODY
EMPTY = NOBODY
SEATED = 0
UNUSED, STAYED, MOVED = range(3)

FACE = Names(None, *FACE_NAMES, first=UNTHROWN)
USE = Names(None, "stayed", "moved")


class Pile:
    """Cards in their order, the oldest first; the rest of the field is EMPTY."""

    def write(self, edition: Any, value: Any) -> Any:
        return [CARD_NAMES[card] for card in value if card != EMPTY]

    def read(self, edition: Any, text: Any, shape: list[int]) -> Any:
        (most,) = shape
        if not isinstance(text, list) or len(text) > most or any(card not in CARD_NAMES for card in text):
            raise PositionError(f"expected at most {most} of {', '.join(CARD_NAMES)}, got {text!r}")
        return [CARD_NAMES.index(card) for card in text] + [EMPTY for _ in range(most - len(text))]


def card_names(edition: Edition, seat: int) -> tuple[str, ...]:
    return CARD_NAMES


class State(Fields):
    """A position of the game."""

    seats: int = field("players")
    actor: int = field("whose decision it is: a seat, CHANCE or OVER", form=ACTOR)
    phase: int = field("part of the round", form=Names(*PHASES))
    rounds: int = field("the round, 1 from the start", kind=np.int16)
    first: int = field("the first player, NOBODY until drawn", form=SEAT)
    turn: int = field("the seat whose dice these are, or NOBODY", form=SEAT)
    target: int = field("the seat that may be shoved, or NOBODY", form=SEAT)
    margin: int = field("by how many spaces it may be shoved")
    reason: int = field("why the game ended: BY_TORRO or ALL_SEATED")

    dice: Counts = field("the faces of die A and die B", DICE, form=FACE)
    used: Counts = field("what a die did to each runner of the turn", RUNNERS, form=USE)
    runners: Counts = field("the space of each runner, SEATED when it has a row", SEATS, RUNNERS)
    rows: Counts = field("the row of each seated runner, else 0", SEATS, RUNNERS)

    courage: Counts = field("chips in hand", SEATS, kind=np.int16)
    credits: Counts = field("credits taken", SEATS, kind=np.int16)

    torro: int = field("the space of Torro")
    deck: Counts = field("cards not yet turned", CARDS, form=Multiset(card_names, per_seat=False))
    discard: Counts = field("cards turned, the oldest first", DECK, form=Pile())


def faults(edition: Edition, box: Any, s: Any) -> Iterator[str]:
    """What is always true, where it is not."""
    for name in ("actor", "first", "turn", "target"):
        seat = getattr(s, name)
        if not OVER <= seat < s.seats <= SEATS:
            yield f"the seats are 0 to {s.seats - 1}, {name} is {seat}"
            return
    if min(s.courage) < 0 or min(s.credits) < 0 or s.rounds < 1:
        yield "chips and credits are never below 0, rounds never below 1"
    yield from _path_faults(edition, box, s)
    yield from _deck_faults(box, s)
    yield from _phase_faults(box, s)
    if s.phase == SHOVE:
        yield from _shove_faults(box, s)


def _path_faults(edition: Edition, box: Any, s: Any) -> Iterator[str]:
    runners, rows = flat(s.runners[: s.seats]), flat(s.rows[: s.seats])
    end = edition.street.value + edition.arena.value
    if min(runners) < SEATED or max(runners) > end or not PEN <= s.torro <= end:
        yield f"the spaces are 1 to {end}, and 0 for seated runners and for Torro in the pen"
    elif any(box.rest[space] != space for space in [*runners, s.torro]):
        yield "a runner or Torro rests on a tomato"
    seated = [space == SEATED for space in runners]
    if min(rows) < 0 or max(rows) > box.rows or seated != [row > 0 for row in rows]:
        yield f"each player has {RUNNERS} runners, each on a space or on a row from 1 to {box.rows}"
    if s.phase == TORRO and max(runners) > box.street:
        yield "a runner in the arena is seated before Torro acts"
    all_seated, arrived = all(seated), s.torro > box.street
    if (s.phase == END) != (all_seated or arrived) or s.reason not in (BY_TORRO, ALL_SEATED):
        yield "the game is over when Torro is in the arena or all runners are seated, and only then"
    elif s.phase == END and s.reason != (BY_TORRO if arrived else ALL_SEATED):
        yield "the game did not end for this reason"


def _deck_faults(box: Any, s: Any) -> Iterator[str]:
    turned = [s.discard.count(card) for card in range(CARDS)]
    if [left + gone for left, gone in zip(s.deck, turned, strict=True)] != box.deck:
        yield "the cards of deck and discard are not those of the box"
    if s.phase == TORRO and sum(s.deck) == 0:
        yield "a card is due, and the deck is empty"
    if s.torro == PEN and any(turned[ATTACK + 1 :]):
        yield "a number was turned, and Torro is in the pen"


def _phase_faults(box: Any, s: Any) -> Iterator[str]:
    """Each phase has its actor, its dice, its runners that used one and its runners that can."""
    phase, turns = PHASES[s.phase], ROLL_A <= s.phase <= SHOVE
    rolls = s.phase in (FIRST, ROLL_A, ROLL_B, TORRO)
    actor = OVER if s.phase == END else CHANCE if rolls else s.turn
    if s.actor != actor or (s.first >= 0) != (s.phase != FIRST) or (s.turn >= 0) != turns:
        yield f"actor {s.actor}, first {s.first} and turn {s.turn} do not fit the phase {phase}"
        return
    thrown = [face != UNTHROWN for face in s.dice]
    if thrown != [turns and s.phase >= ROLL_B, turns and s.phase >= DIE_A]:
        yield f"the dice do not fit the phase {phase}"
    elif any(box.sides[die][face] == 0 for die, face in enumerate(s.dice) if face != UNTHROWN):
        yield "a die shows a face that it does not have"
    used = [use for use in s.used if use != UNUSED]
    if len(used) != {DIE_B: 1, SHOVE: 2}.get(s.phase, 0):
        yield f"the runners that used a die do not fit the phase {phase}"
    own = zip(s.runners[s.turn], s.used, strict=True)
    in_play = [space for space, use in own if SEATED < space <= box.street and use == UNUSED]
    able = {ROLL_A: (1, 2, 3), ROLL_B: (1, 2, 3), DIE_A: (2, 3), DIE_B: (1, 2), ONE_DIE: (1,)}
    if turns and len(in_play) not in able.get(s.phase, (0, 1)):
        yield f"{len(in_play)} runners can use a die in the phase {phase}"
    if s.phase != SHOVE and (s.target != NOBODY or s.margin != 0):
        yield f"somebody is shoved in the phase {phase}"


def _shove_faults(box: Any, s: Any) -> Iterator[str]:
    runners = s.runners[s.turn]
    space = max(sorted(runners), key=lambda each: runners.count(each))
    own, theirs = runners.count(space), s.runners[s.target].count(space)
    if not SEATED < space <= box.street or s.target == NOBODY or theirs == 0 or own - theirs != s.margin:
        yield f"seat {s.turn} does not outnumber seat {s.target} by {s.margin} on a street space"
    if s.margin < 1:
        yield "a shove is by at least one space"
    arrived = [place for place, use in zip(runners, s.used, strict=True) if use == MOVED]
    if box.shove_needs_arrival and space not in arrived:
        yield "nobody has arrived where the shove is"
