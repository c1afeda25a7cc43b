"""A template: rules of thumb at some seats of many games.

The first function is about one lane: the CPU's loop and the GPU's kernel both call it.
"""

from typing import Any

from tertulia.bots.templates import play
from tertulia.core.bound import heuristics, rules
from tertulia.core.contract import UNIFORM, Counts, Grid
from tertulia.core.engine import rule
from tertulia.envs.lanes import OWN, Gains, Rivals, Seed
from tertulia.envs.templates import batch
from tertulia.envs.threads import released

NOTES = heuristics.NOTES


@rule
def answer_lane(
    box: Any,
    lanes: Any,
    place: int,
    legal: Counts,
    weights: Counts,
    seed: Seed,
    game: int,
    seating: Any,
    styles: Counts,
    noises: Counts,
    notes: Counts,
    scores: Grid,
    shares: Any,
    ended: Any,
) -> bool:
    """Let the bots decide until a seat of one's own has to; whether that ended a game."""
    over = False
    while seating[place, batch.actor(lanes, place)] != OWN:
        bot = int(seating[place, batch.actor(lanes, place)])
        action = choose(box, lanes, place, legal, styles[bot], int(noises[bot]), notes)
        if batch.step_lane(box, lanes, place, weights, seed, game, action, scores, shares, ended):
            over = True
    return over


@rule
def choose(box: Any, lanes: Any, place: int, legal: Counts, style: Counts, noise: int, notes: Counts) -> int:
    """A bot's action."""
    s, course = lanes[place].state, lanes[place].course
    count = rules.legal(box, s, legal)
    if count == 1:
        return int(legal[0])
    if noise == UNIFORM:
        return int(batch.pick(lanes, place, legal, count))
    return int(play.favourite(box, s, course.key, course.drawn, legal, count, style, noise, notes))


@released
def answer(
    boxes: Any,
    lanes: Any,
    scratch: Any,
    notes: Counts,
    seed: Seed,
    first: int,
    last: int,
    rivals: Rivals,
    ended: Any,
    gains: Gains,
) -> None:
    """The same in every game of a slice, on the CPU; what an end brought."""
    box, legal, weights = boxes[0], scratch.legal, scratch.weights
    scores, shares = scratch.scores, scratch.shares
    seating, styles, noises = rivals
    rewards, dones, points = gains
    for game in range(first, last):
        if answer_lane(
            box,
            lanes,
            game,
            legal,
            weights,
            seed,
            game,
            seating,
            styles,
            noises,
            notes,
            scores,
            shares,
            ended,
        ):
            dones[game] = True
            batch.tell_end(lanes, game, scores, shares, rewards, points)
