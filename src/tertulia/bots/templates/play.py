"""A template: whole games by rules of thumb."""

from typing import Any

from tertulia.core.bound import heuristics, rules
from tertulia.core.chance import Key
from tertulia.core.contract import OVER, UNIFORM, Counts, Grid
from tertulia.core.dice import WORD, below
from tertulia.core.engine import rule
from tertulia.core.templates import drive

NEVER = 1 << 30
"""A stage that no game reaches."""


@rule
def favourite(
    box: Any,
    s: Any,
    key: Key,
    drawn: Counts,
    legal: Counts,
    count: int,
    style: Counts,
    noise: int,
    notes: Counts,
) -> int:
    """The best rated of the sensible actions, with up to `noise` hundredths, times the stakes, added."""
    heuristics.size_up(box, s, style, notes)
    count = heuristics.shortlist(box, s, notes, legal, count)
    word = 0
    if noise > 0:
        word = any_word(key, drawn)
        noise *= heuristics.unit(s)
    best, chosen = 0, -1
    for choice in range(count):
        action = int(legal[choice])
        rating = int(heuristics.rate(box, s, style, notes, action)) << 8
        if noise > 0:
            word = (word * 1664525 + 1013904223) & WORD
            rating += ((word >> 8) * noise) >> 16
        if chosen < 0 or rating > best:
            best, chosen = rating, action
    return chosen


@rule
def any_word(key: Key, drawn: Counts) -> int:
    """From the players' stream, which no card and no die comes from."""
    players = rules.STREAMS
    word = below(key, players, drawn[players], WORD)
    drawn[players] += 1
    return word


@rule
def choice(box: Any, s: Any, desk: Any, style: Counts, noise: int, notes: Counts) -> int:
    count = rules.legal(box, s, desk.legal)
    if count == 1:
        return int(desk.legal[0])
    if noise == UNIFORM:
        return int(drive.uniform(desk, desk.legal, count))
    return favourite(box, s, desk.key, desk.drawn, desk.legal, count, style, noise, notes)


@rule
def play_on(box: Any, s: Any, desk: Any, styles: Grid, noises: Counts, notes: Counts, last_stage: int) -> int:
    """To the end of the game or of a stage, each seat with its style and noise; the number of decisions."""
    decisions = 0
    drive.settle(box, s, desk)
    while s.actor != OVER and heuristics.stage(s) <= last_stage:
        seat = s.actor
        rules.apply(box, s, choice(box, s, desk, styles[seat], noises[seat], notes))
        drive.settle(box, s, desk)
        decisions += 1
    return decisions


@rule
def contest(
    box: Any,
    states: Any,
    desk: Any,
    seats: int,
    keys: Key,
    styles: Grid,
    noises: Counts,
    notes: Counts,
    tally: Grid,
    scores: Grid,
) -> None:
    """One game for each key, with the chance of `drive.playouts`: decisions, reason and scores."""
    for game in range(len(keys)):
        states[1] = states[0]
        s = states[1]
        desk.key[:] = keys[game]
        desk.drawn[:] = 0
        rules.setup(box, s, seats)
        tally[game, 0] = play_on(box, s, desk, styles, noises, notes, NEVER)
        tally[game, 1] = s.reason
        rules.scores(box, s, scores[game])


@rule
def choose(boxes: Any, states: Any, desks: Any, style: Counts, noise: int, notes: Counts) -> int:
    """For callers from Python: the action in the first state."""
    return choice(boxes[0], states[0], desks[0], style, noise, notes)


@rule
def ratings(boxes: Any, states: Any, desks: Any, style: Counts, notes: Counts, out: Grid) -> int:
    """For callers from Python: the rating of each legal action, in the order of `legal`; how many."""
    box, s, desk = boxes[0], states[0], desks[0]
    count = rules.legal(box, s, desk.legal)
    heuristics.size_up(box, s, style, notes)
    for choice in range(count):
        out[choice] = heuristics.rate(box, s, style, notes, int(desk.legal[choice]))
    return count
