"""A template: what the end of a playout is worth to every seat."""

import math
from typing import Any

import numpy as np

from tertulia.core.bound import heuristics, meta, rules, state
from tertulia.core.contract import OVER, Counts, Grid
from tertulia.core.engine import rule
from tertulia.core.fields import Fields, field
from tertulia.core.winners import share_win

LINES, TIEBREAKS = len(meta.META.score_lines), len(meta.META.tiebreaks)
SEATS = state.SEATS
FEW = 16
"""Playouts that are imagined to have scattered as a coin does, so that the first real ones do not mislead."""


class Worth(Fields):
    """The last playout, and how much all of them differ."""

    value: Counts = field("what it was worth to each seat, from 0 to 1", SEATS, kind=np.float64)
    share: Counts = field("its share of the win", SEATS, kind=np.float64)
    points: Counts = field("its score", SEATS, kind=np.float64)
    seen: int = field("playouts so far", kind=np.int64)
    centre: Counts = field("the mean of their values", SEATS, kind=np.float64)
    scatter: Counts = field("sum of the squared distances from it", SEATS, kind=np.float64)


@rule
def appraise(box: Any, s: Any, worth: Worth, margin: float, scores: Grid) -> None:
    """What the end of a playout is worth, and how much it differs from those before."""
    reckon(box, s, worth, margin, scores)
    compare(s, worth)


@rule
def reckon(box: Any, s: Any, worth: Worth, margin: float, scores: Grid) -> None:
    """For each seat its share of the win, mixed with how far its score is from the others' mean."""
    everything = count_points(box, s, worth, scores)
    if s.actor == OVER:
        share_win(scores, s.seats, LINES, TIEBREAKS, worth.share)
        for seat in range(s.seats):
            others = (everything - worth.points[seat]) / (s.seats - 1)
            clear = 0.5 + (worth.points[seat] - others) / (2.0 * heuristics.SPREAD)
            worth.value[seat] = (1.0 - margin) * worth.share[seat] + margin * max(0.0, min(1.0, clear))
    else:
        guess_win(s, worth, everything)


@rule
def count_points(box: Any, s: Any, worth: Worth, scores: Grid) -> float:
    """The score of every seat as if the game were scored now; all of them together."""
    rules.scores(box, s, scores)
    everything = 0.0
    for seat in range(s.seats):
        worth.points[seat] = 0.0
        for line in range(LINES):
            worth.points[seat] += scores[seat, line]
        everything += worth.points[seat]
    return everything


@rule
def guess_win(s: Any, worth: Worth, everything: float) -> None:
    """Beyond the horizon: the share of all points. Of silver that is right: the broke end the game (S16)."""
    for seat in range(s.seats):
        share = worth.points[seat] / everything if everything > 0 else 1.0 / s.seats
        worth.share[seat] = max(0.0, min(1.0, share))
        worth.value[seat] = worth.share[seat]


@rule
def compare(s: Any, worth: Worth) -> None:
    """Welford's way to a mean and the scatter around it."""
    worth.seen += 1
    for seat in range(s.seats):
        before = worth.value[seat] - worth.centre[seat]
        worth.centre[seat] += before / worth.seen
        worth.scatter[seat] += before * (worth.value[seat] - worth.centre[seat])


@rule
def deviation(worth: Worth, seat: int) -> float:
    """How much playouts differ for a seat: a gap between two actions is large or small beside that."""
    return math.sqrt((worth.scatter[seat] + 0.25 * FEW) / (worth.seen + FEW))
