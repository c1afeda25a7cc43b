"""A template: the loop around a game's rules."""

from typing import Any

import numpy as np

from tertulia.core.bound import rules
from tertulia.core.chance import Key
from tertulia.core.contract import CHANCE, OVER, Counts, Grid
from tertulia.core.dice import below, draw
from tertulia.core.engine import rule
from tertulia.core.fields import Fields, field


class Desk(Fields):
    """What lies beside the board: the seed and scratch paper, because the rules allocate nothing."""

    key: Key = field("the seed", 2, kind=np.int64)
    drawn: Counts = field(
        "draws so far in each stream; the last stream is the players'", rules.STREAMS + 1, kind=np.int32
    )
    legal: Counts = field("what is allowed now", rules.ACTIONS, kind=np.int16)
    weights: Counts = field("what can be drawn now", rules.OUTCOMES, kind=np.int32)


# For callers from Python, on the first box, state and desk of an array: Numba takes arrays ten times faster


@rule
def setup(boxes: Any, states: Any, seats: int) -> None:
    rules.setup(boxes[0], states[0], seats)


@rule
def legal(boxes: Any, states: Any, desks: Any) -> int:
    """What the actor may do, into the desk's `legal`; how many."""
    return rules.legal(boxes[0], states[0], desks[0].legal)


@rule
def chance(boxes: Any, states: Any, desks: Any) -> int:
    """What chance may do, into the desk's `weights`; how many."""
    return rules.chance(boxes[0], states[0], desks[0].weights)


@rule
def stream(boxes: Any, states: Any) -> int:
    return rules.stream(boxes[0], states[0])


@rule
def apply(boxes: Any, states: Any, action: int) -> None:
    rules.apply(boxes[0], states[0], action)


@rule
def scores(boxes: Any, states: Any, out: Grid) -> None:
    rules.scores(boxes[0], states[0], out)


@rule
def advance(boxes: Any, states: Any, desks: Any, action: int) -> int:
    """One decision in one call: apply it, settle chance, list what is legal then; how many."""
    box, s, desk = boxes[0], states[0], desks[0]
    rules.apply(box, s, action)
    settle(box, s, desk)
    return 0 if s.actor == OVER else rules.legal(box, s, desk.legal)


@rule
def begin(boxes: Any, states: Any, desks: Any, seats: int) -> int:
    """Set up a blank state, settle chance, list what is legal; how many."""
    box, s, desk = boxes[0], states[0], desks[0]
    rules.setup(box, s, seats)
    settle(box, s, desk)
    return rules.legal(box, s, desk.legal)


# Inside native code


@rule
def chance_event(box: Any, s: Any, course: Any, weights: Counts) -> int:
    """What happens next by chance. `course`: a seed and the draws so far, as a desk has them."""
    count = rules.chance(box, s, weights)
    stream = rules.stream(box, s)
    event = draw(course.key, stream, course.drawn[stream], weights, count)
    course.drawn[stream] += 1
    return event


@rule
def settle(box: Any, s: Any, desk: Desk) -> int:
    """Answer chance until a decision is due or the game is over; the number of events."""
    events = 0
    while s.actor == CHANCE:
        rules.apply(box, s, chance_event(box, s, desk, desk.weights))
        events += 1
    return events


@rule
def uniform(course: Any, legal: Counts, count: int) -> int:
    """One of the `count` actions that are allowed, all equally likely."""
    players = rules.STREAMS
    choice = below(course.key, players, course.drawn[players], count)
    course.drawn[players] += 1
    return int(legal[choice])


@rule
def playouts(box: Any, states: Any, desk: Desk, seats: int, keys: Key, tally: Grid, scores: Grid) -> None:
    """One game of uniform players for each key: decisions, events and reason into `tally`, and the scores.

    `states` holds a blank state, which stays blank, and one to play on.
    """
    for game in range(len(keys)):
        states[1] = states[0]
        s = states[1]
        desk.key[:] = keys[game]
        desk.drawn[:] = 0
        rules.setup(box, s, seats)
        decisions = 0
        events = settle(box, s, desk)
        while s.actor != OVER:
            rules.apply(box, s, uniform(desk, desk.legal, rules.legal(box, s, desk.legal)))
            decisions += 1
            events += settle(box, s, desk)
        tally[game, 0] = decisions
        tally[game, 1] = events
        tally[game, 2] = s.reason
        rules.scores(box, s, scores[game])
