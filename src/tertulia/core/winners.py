"""Who wins, inside native code: the highest score, then the tie-breaks in their order; then it is shared."""

from typing import Any

from tertulia.core.contract import Table
from tertulia.core.engine import rule

TIEBREAK_BITS = 12
"""Room for a tie-break below the score; none is as large as this allows."""


@rule
def share_win(scores: Table, seats: int, lines: int, ties: int, shares: Any) -> None:
    """1 for the only winner, an equal part for each of several, 0 for the others.

    A row of `scores` has the lines that add up to the score, and then the tie-breaks.
    """
    best, winners = standing(scores, 0, lines, ties), 0
    for seat in range(seats):
        best = max(best, standing(scores, seat, lines, ties))
    for seat in range(seats):
        winners += standing(scores, seat, lines, ties) == best
    for seat in range(seats):
        shares[seat] = 1.0 / winners if standing(scores, seat, lines, ties) == best else 0.0


@rule
def standing(scores: Table, seat: int, lines: int, ties: int) -> int:
    """One number that is higher for who stands better."""
    amount = 0
    for line in range(lines):
        amount += int(scores[seat, line])
    for tiebreak in range(lines, lines + ties):
        amount = (amount << TIEBREAK_BITS) + int(scores[seat, tiebreak])
    return amount
