"""One scale for all bots of a game, from contests in which one sat alone among bots of another kind.

Bots win a table in proportion to 10 to the power of rating / 400: what Elo says of two, and Plackett and
Luce of more. So the share that a bot won alone among equal others says how far they are apart, and all
contests together, each weighed by how certain it is, say where everybody is.

They disagree by more than chance: who is far ahead of one bot at a small table may be less so of another, or
at a large one. So each is taken to be off by something of its own, and ten thousand games do not outvote all
others (a random-effects model; Mandel and Paule's estimate of how much).
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.arena.estimates import Estimate, Z
from tertulia.bots.ratings import Told

UNIT = 400 / math.log(10)
"""Points of the scale in one natural logarithm."""
ANCHOR, ANCHORED = "medium", 1000.0
"""Whose rating is fixed: only differences can be measured."""
NARROWEST = 1e-3
"""A share is never taken to be closer than this to none or all."""
WIDEST = 10_000.0
"""Points by which contests disagree at most."""
Numbers = npt.NDArray[np.floating[Any]]


@dataclass(frozen=True, slots=True)
class Meeting:
    """What a bot won alone at a table of others."""

    bot: str
    among: str
    seats: int
    wins: Estimate

    @property
    def gap(self) -> tuple[float, float]:
        """By how much it is rated higher than the others, and the standard error of that.

        The middle of the interval counts: a bot that won all of its games would otherwise be infinitely good.
        """
        share = min(1 - NARROWEST, max(NARROWEST, (self.wins.low + self.wins.high) / 2))
        error = max(NARROWEST, (self.wins.high - self.wins.low) / (2 * Z))
        odds = share / (1 - share) * (self.seats - 1)
        return UNIT * math.log(odds), UNIT * error / (share * (1 - share))


def scale(meetings: Sequence[Meeting]) -> dict[str, Estimate]:
    """Ratings of all bots that are linked to the anchor by meetings, the strongest first."""
    known = linked(meetings)
    used = [meeting for meeting in meetings if meeting.bot in known]
    bots = sorted(known - {ANCHOR})
    if not bots:
        return {}
    rows = np.array([[(name == meeting.bot) - (name == meeting.among) for name in bots] for meeting in used])
    gaps, errors = np.array([meeting.gap for meeting in used]).T
    found, spread = fit(rows, gaps, np.hypot(errors, disagreement(rows, gaps, errors)))[:2]
    doubts = np.sqrt(np.diag(spread))
    rated = {ANCHOR: Estimate(ANCHORED, ANCHORED, ANCHORED)}
    for name, value, error in zip(bots, (found + ANCHORED).tolist(), doubts.tolist(), strict=True):
        rated[name] = Estimate(value, value - Z * error, value + Z * error)
    return dict(sorted(rated.items(), key=lambda each: -each[1].value))


def linked(meetings: Sequence[Meeting]) -> set[str]:
    """Whoever met the anchor, or somebody who did, and so on."""
    known, before = {ANCHOR}, 0
    while len(known) > before:
        before = len(known)
        for meeting in meetings:
            if meeting.bot in known or meeting.among in known:
                known |= {meeting.bot, meeting.among}
    return known


def fit(rows: Numbers, gaps: Numbers, errors: Numbers) -> tuple[Numbers, Numbers, float]:
    """Ratings above the anchor's, their covariances, and how far off the gaps are, in squared errors."""
    weighed, wanted = rows / errors[:, None], gaps / errors
    spread = np.linalg.inv(weighed.T @ weighed)
    found = spread @ weighed.T @ wanted
    return found, spread, float(np.square(wanted - weighed @ found).sum())


def disagreement(rows: Numbers, gaps: Numbers, errors: Numbers) -> float:
    """Points that each contest is off by, beside its error: as few as explain how far apart they are."""
    free, low, high = len(gaps) - rows.shape[1], 0.0, WIDEST
    if not free or fit(rows, gaps, errors)[2] <= free:
        return 0.0
    while high - low > 0.01:
        middle = (low + high) / 2
        low, high = (middle, high) if fit(rows, gaps, np.hypot(errors, middle))[2] > free else (low, middle)
    return high


def told(scales: Mapping[str, Mapping[str, Estimate]]) -> Told:
    """In whole points, for a file."""
    return {
        key: {
            name: {"rating": round(each.value), "low": round(each.low), "high": round(each.high)}
            for name, each in rated.items()
        }
        for key, rated in scales.items()
    }
