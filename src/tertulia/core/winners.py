"""Who wins: the highest score, then the tie-breaks in their order; then it is shared.

A row of a score sheet (`Game.sheet`) has the lines that add up to the score, and then the tie-breaks.
"""

from typing import Any

import numpy as np

from tertulia.core.contract import Grid
from tertulia.core.engine import rule

TIEBREAK_BITS = 12
"""Room for a tie-break below the score; none is as large as this allows."""


def totals(sheet: Any, lines: int) -> Any:
    """The score of each row."""
    return sheet[..., :lines].sum(axis=-1, dtype=np.int64)


def shares(sheets: Any, lines: int) -> Any:
    """By game and seat: 1 for the only winner, an equal part for each of several, 0 for the others."""
    standings = totals(sheets, lines)
    for tiebreak in range(lines, sheets.shape[2]):
        standings = (standings << TIEBREAK_BITS) + sheets[:, :, tiebreak]
    winning = standings == standings.max(axis=1, keepdims=True)
    return winning / winning.sum(axis=1, keepdims=True)


@rule
def share_win(scores: Grid, seats: int, lines: int, ties: int, shares: Any) -> None:
    """The same for one game, inside native code."""
    best, winners = standing(scores, 0, lines, ties), 0
    for seat in range(seats):
        best = max(best, standing(scores, seat, lines, ties))
    for seat in range(seats):
        winners += standing(scores, seat, lines, ties) == best
    for seat in range(seats):
        shares[seat] = 1.0 / winners if standing(scores, seat, lines, ties) == best else 0.0


@rule
def standing(scores: Grid, seat: int, lines: int, ties: int) -> int:
    """One number that is higher for who stands better."""
    amount = 0
    for line in range(lines):
        amount += int(scores[seat, line])
    for tiebreak in range(lines, lines + ties):
        amount = (amount << TIEBREAK_BITS) + int(scores[seat, tiebreak])
    return amount
