"""A template: what chance does for every seat, each outcome beside all of them."""

from typing import Any

import numpy as np

from tertulia.bots.templates import play, worth
from tertulia.core.bound import heuristics, rules, state
from tertulia.core.chance import Key
from tertulia.core.contract import Counts, Grid
from tertulia.core.engine import rule
from tertulia.core.fields import Fields, field

SEATS = state.SEATS
OUTCOMES = rules.OUTCOMES
HORIZON = int(heuristics.SEARCH["horizon"])
EVENT, PLAYOUT = range(2)


class Scale(Fields):
    """One chance event, weighed."""

    drawn: Counts = field("draws so far in each stream, as on a desk", rules.STREAMS + 1, kind=np.int32)
    chance: Counts = field("how likely each outcome is", OUTCOMES, kind=np.float64)
    share: Counts = field(
        "of the win, by seat, in the last playout of each", OUTCOMES, SEATS, kind=np.float64
    )
    gain: Counts = field("how much more than all outcomes on average", OUTCOMES, SEATS, kind=np.float64)
    squares: float = field("sum over the playouts: that gain squared, on average", kind=np.float64)


@rule
def weigh(
    boxes: Any,
    states: Any,
    desks: Any,
    scales: Any,
    worths: Any,
    styles: Grid,
    noises: Counts,
    notes: Counts,
    scores: Grid,
    keys: Key,
) -> None:
    """What each outcome of the event in the first state gains every seat, in one playout for each key.

    All outcomes are played out with the same keys from the same draw on, so that nothing but the outcome
    makes a difference. Where only one is possible nothing is gained.
    """
    box, s, desk, scale = boxes[0], states[EVENT], desks[0], scales[0]
    if not begin(box, s, desk, scale):
        return
    last_stage = heuristics.stage(s) + HORIZON
    for key in range(len(keys)):
        for outcome in range(OUTCOMES):
            if scale.chance[outcome] > 0:
                suppose(box, states, desk, scale, keys[key], outcome)
                play.play_on(box, states[PLAYOUT], desk, styles, noises, notes, last_stage)
                worth.appraise(box, states[PLAYOUT], worths[0], 0.0, scores)
                scale.share[outcome] = worths[0].share
        for seat in range(s.seats):
            compare(scale, seat, len(keys))


@rule
def begin(box: Any, s: Any, desk: Any, scale: Scale) -> bool:
    """Nothing is gained yet; whether more than one outcome is possible."""
    possible = list_chances(box, s, desk, scale)
    scale.drawn[rules.stream(box, s)] += 1
    scale.gain[:] = 0.0
    scale.squares = 0.0
    return possible > 1


@rule
def suppose(box: Any, states: Any, desk: Any, scale: Scale, key: Key, outcome: int) -> None:
    """What the position would be with this outcome, and the chance that goes on from there."""
    states[PLAYOUT] = states[EVENT]
    desk.key[:] = key
    desk.drawn[:] = scale.drawn
    rules.apply(box, states[PLAYOUT], outcome)


@rule
def list_chances(box: Any, s: Any, desk: Any, scale: Scale) -> int:
    """How likely each outcome is; how many are possible."""
    count = rules.chance(box, s, desk.weights)
    total, possible = 0, 0
    for outcome in range(count):
        total += desk.weights[outcome]
        possible += desk.weights[outcome] > 0
    scale.chance[:] = 0.0
    for outcome in range(count):
        scale.chance[outcome] = desk.weights[outcome] / total
    return possible


@rule
def compare(scale: Scale, seat: int, playouts: int) -> None:
    """Hold what a seat won with each outcome against what it won on average."""
    mean = 0.0
    for outcome in range(OUTCOMES):
        if scale.chance[outcome] > 0:
            mean += scale.chance[outcome] * scale.share[outcome, seat]
    for outcome in range(OUTCOMES):
        if scale.chance[outcome] > 0:
            gain = scale.share[outcome, seat] - mean
            scale.gain[outcome, seat] += gain / playouts
            scale.squares += scale.chance[outcome] * gain * gain
