"""A template: rules of thumb at some seats, on a GPU."""

from typing import Any

import numba
from numba import cuda

from tertulia.core.bound import rules
from tertulia.envs.templates import batch, kernels, rivals

ACTIONS, OUTCOMES = rules.ACTIONS, rules.OUTCOMES
SEATS, LINES = kernels.SEATS, kernels.LINES
NOTES = rivals.NOTES


@cuda.jit
def answer(
    boxes: Any,
    records: Any,
    seed: Any,
    seating: Any,
    styles: Any,
    noises: Any,
    gone: Any,
    rewards: Any,
    dones: Any,
    points: Any,
) -> None:
    """The bots of every game decide until a seat of one's own has to; what an end brought."""
    game, lanes, ended = cuda.grid(1), kernels.bare(records), kernels.bare(gone)
    legal = cuda.local.array(ACTIONS, numba.int16)
    weights = cuda.local.array(OUTCOMES, numba.int32)
    scores = cuda.local.array((SEATS, LINES), numba.int32)
    shares = cuda.local.array(SEATS, numba.float32)
    notes = cuda.local.array(NOTES, numba.int64)
    if game < lanes.shape[0]:
        for note in range(NOTES):
            notes[note] = 0
        who, how, errors = kernels.bare(seating), kernels.bare(styles), kernels.bare(noises)
        over = rivals.answer_lane(
            boxes[0], lanes, game, legal, weights, seed, game, who, how, errors, notes, scores, shares, ended
        )
        if over:
            dones[game] = True
            batch.tell_end(lanes, game, scores, shares, kernels.bare(rewards), kernels.bare(points))
