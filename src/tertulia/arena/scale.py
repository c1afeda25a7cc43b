"""One scale for all bots of a game, from contests in which one sat alone among bots of another kind.

Bots win a table in proportion to 10 to the power of rating / 400: what Elo says of two, and Plackett and
Luce of more. So the share that a bot won alone among equal others says how far they are apart, and all
contests together, each weighed by how certain it is, say where everybody is.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

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
    rows, gaps = np.zeros((len(used), len(bots))), np.zeros(len(used))
    for number, meeting in enumerate(used):
        gap, error = meeting.gap
        for name, sign in ((meeting.bot, 1), (meeting.among, -1)):
            if name != ANCHOR:
                rows[number, bots.index(name)] = sign / error
        gaps[number] = gap / error
    spread = np.linalg.inv(rows.T @ rows)
    found = spread @ rows.T @ gaps
    errors = np.sqrt(np.diag(spread)) * discord(gaps - rows @ found, len(bots))
    rated = {ANCHOR: Estimate(ANCHORED, ANCHORED, ANCHORED)}
    for name, value, error in zip(bots, (found + ANCHORED).tolist(), errors.tolist(), strict=True):
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


def discord(residuals: npt.NDArray[np.float64], bots: int) -> float:
    """How much wider the intervals have to be because tables of different sizes disagree; 1 at least."""
    free = len(residuals) - bots
    return max(1.0, math.sqrt(float(residuals @ residuals) / free)) if free > 0 else 1.0


def told(scales: Mapping[str, Mapping[str, Estimate]]) -> Told:
    """In whole points, for a file."""
    return {
        key: {
            name: {"rating": round(each.value), "low": round(each.low), "high": round(each.high)}
            for name, each in rated.items()
        }
        for key, rated in scales.items()
    }
