"""What a seat, or a spectator (None), may see: an allow-list, built by name. All see the same."""

from typing import Any

import numpy as np
from msgspec import Struct

from tertulia.core.contract import NOBODY, Actor, Grid, shown_actor
from tertulia.core.engine import rule
from tertulia.games.pamplona.edition import (
    CARD_NAMES,
    FACE_NAMES,
    PEN,
    RUNNERS,
    SEATS,
    Edition,
    Face,
    TorroCard,
)
from tertulia.games.pamplona.meta import REASONS, Reason
from tertulia.games.pamplona.rules import runner_gain, shove_space
from tertulia.games.pamplona.state import EMPTY, END, PHASES, SEATED, SHOVE, UNTHROWN, A, B, Phase


class Dice(Struct, frozen=True, kw_only=True):
    A: Face
    B: Face | None


class Shove(Struct, frozen=True, kw_only=True):
    """Who may be shoved, where, and by how many spaces (P9)."""

    seat: int
    space: int
    difference: int


class Seat(Struct, frozen=True, kw_only=True):
    """The spaces of the runners not yet seated and the rows of the others, ascending.

    `balance` counts the credits; `attack` is what an attack now would give, null while none can come (P16);
    `attacks` is the same for each of the runners.
    """

    runners: list[int]
    rows: list[int]
    courage: int
    credits: int
    balance: int
    attack: int | None
    attacks: list[int]


class Path(Struct, frozen=True, kw_only=True):
    """The board, to draw it: spaces 1 to `street`, then `arena` more; the pen is space 0."""

    street: int
    arena: int
    tomatoes: list[int]
    fear: list[int]
    rows: int


class View(Struct, frozen=True, kw_only=True):
    """The table; in `discard` the oldest card is the first."""

    round: int
    phase: Phase
    reason: Reason | None
    actor: Actor
    first: int | None
    turn: int | None
    torro: int
    deck: int
    discard: list[TorroCard]
    dice: Dice | None
    shove: Shove | None
    seats: list[Seat]
    path: Path


def common(edition: Edition, boxes: Any, states: Any, s: Any) -> View:
    """The table as everybody sees it."""
    gains, credit = np.zeros((SEATS, RUNNERS), np.int32), int(boxes[0]["credit"])
    space = int(attacks_and_shove(boxes, states, gains))
    return View(
        round=s.rounds,
        phase=PHASES[s.phase],
        reason=REASONS[s.reason] if s.phase == END else None,
        actor=shown_actor(s),
        first=None if s.first == NOBODY else s.first,
        turn=None if s.turn == NOBODY else s.turn,
        torro=s.torro,
        deck=sum(s.deck),
        discard=[CARD_NAMES[card] for card in s.discard if card != EMPTY],
        dice=None if s.dice[A] == UNTHROWN else Dice(A=FACE_NAMES[s.dice[A]], B=face(s.dice[B])),
        shove=None if s.phase != SHOVE else Shove(seat=s.target, space=space, difference=s.margin),
        seats=[public(s, other, credit, gains[other].tolist()) for other in range(s.seats)],
        path=path(edition),
    )


@rule
def attacks_and_shove(boxes: Any, states: Any, gains: Grid) -> int:
    """What an attack now would give for each runner (P15), and the space of a shove that is due (P9)."""
    box, s = boxes[0], states[0]
    for seat in range(s.seats):
        for runner in range(RUNNERS):
            gains[seat, runner] = runner_gain(box, s, int(s.runners[seat, runner]))
    return shove_space(box, s) if s.phase == SHOVE else 0


def public(s: Any, seat: int, credit: int, gains: list[int]) -> Seat:
    running = sorted(
        (space, gain) for space, gain in zip(s.runners[seat], gains, strict=True) if space != SEATED
    )
    return Seat(
        runners=[space for space, _ in running],
        rows=sorted(row for row in s.rows[seat] if row),
        courage=s.courage[seat],
        credits=s.credits[seat],
        balance=s.courage[seat] - s.credits[seat] * credit,
        attack=None if s.torro == PEN else sum(gains),
        attacks=[] if s.torro == PEN else [gain for _, gain in running],
    )


def path(edition: Edition) -> Path:
    return Path(
        street=edition.street.value,
        arena=edition.arena.value,
        tomatoes=edition.tomatoes.value,
        fear=edition.fear.value,
        rows=edition.rows.value,
    )


def face(side: int) -> Face | None:
    return None if side == UNTHROWN else FACE_NAMES[side]


def own(edition: Edition, s: Any, seat: int) -> dict[str, Any]:
    """What the one who sits there sees beside it: nothing is hidden in this game."""
    return {}
