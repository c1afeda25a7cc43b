"""Numbers with their 95 % intervals. The games of one deal share their luck: a deal is one observation."""

import math
from dataclasses import asdict, dataclass
from statistics import NormalDist

import numpy as np

from tertulia.arena.games import Floats

Z = NormalDist().inv_cdf(0.975)
STUDENT = (12.706, 4.303, 3.182, 2.776)
"""The same for 1 to 4 degrees of freedom."""
IMAGINED = 2
"""Deals in which half of the luck shows, lest a few real ones mislead."""


@dataclass(frozen=True, slots=True)
class Estimate:
    value: float
    low: float
    high: float

    def times(self, factor: float) -> "Estimate":
        return Estimate(self.value * factor, self.low * factor, self.high * factor)

    def rounded(self) -> dict[str, float]:
        """For a report or a file."""
        return {name: round(value, 5) for name, value in asdict(self).items()}


def mean(sums: Floats, counts: Floats) -> Estimate:
    """The mean of what each deal adds up to, over how many there were in it, with Student's interval."""
    value, error = _ratio(sums, counts)
    half = student(int(np.count_nonzero(counts)) - 1) * error
    return Estimate(value, value - half, value + half)


def student(freedom: int) -> float:
    """Instead of Z where the error itself comes from few deals: a printed table, then Fisher's series."""
    if freedom <= len(STUDENT):
        return STUDENT[max(0, freedom - 1)]
    first, second = (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def share(sums: Floats, counts: Floats) -> Estimate:
    """Like `mean`, for numbers from 0 to 1: Wilson's interval for as many independent games as would vary so
    little. Where nothing varies, each deal counts as one game, which is careful."""
    value, error = _ratio(sums, counts)
    size = value * (1 - value) / error**2 if error > 0 else float(np.count_nonzero(counts))
    return wilson(value, size)


def wilson(value: float, size: float) -> Estimate:
    """A share of so many independent games with Wilson's interval."""
    middle = (value + Z * Z / (2 * size)) / (1 + Z * Z / size)
    half = Z / (1 + Z * Z / size) * math.sqrt(value * (1 - value) / size + Z * Z / (4 * size * size))
    return Estimate(value, max(0.0, middle - half), min(1.0, middle + half))


def belief(shown: Floats, measured: Floats) -> Floats:
    """For each deal: how much of the measured luck shows in results, from 0 to 1, as all the others have it.

    By deal: the sum of luck times win, and of luck squared. Bots that play otherwise than the playouts make
    less of the same luck. A deal is not asked about itself: else what is taken out would not be 0 on average.
    """
    rest = measured.sum() - measured
    imagined = IMAGINED * rest / max(1, len(measured) - 1)
    found = np.full(len(measured), 0.5)
    np.divide(shown.sum() - shown + imagined / 2, rest + imagined, out=found, where=rest > 0)
    return np.asarray(np.clip(found, 0, 1), np.float64)


def difference(sums: Floats, counts: Floats, other_sums: Floats, other_counts: Floats) -> Estimate:
    """Between two means of the same deals, which may depend on each other."""
    one, other = float(sums.sum() / counts.sum()), float(other_sums.sum() / other_counts.sum())
    residuals = (sums - one * counts) / counts.sum() - (
        other_sums - other * other_counts
    ) / other_counts.sum()
    deals = np.count_nonzero(counts + other_counts)
    error = math.sqrt(deals / (deals - 1) * float((residuals**2).sum())) if deals > 1 else 0.0
    return Estimate(one - other, one - other - Z * error, one - other + Z * error)


def _ratio(sums: Floats, counts: Floats) -> tuple[float, float]:
    """A ratio of sums and its standard error, robust against what the games of one deal have in common."""
    value = float(sums.sum() / counts.sum())
    deals = np.count_nonzero(counts)
    if deals < 2:
        return value, 0.0
    residuals = sums - value * counts
    variance = deals / (deals - 1) * float((residuals**2).sum()) / float(counts.sum()) ** 2
    return value, math.sqrt(variance) if variance > 1e-18 else 0.0
