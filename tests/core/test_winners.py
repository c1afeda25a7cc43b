"""Who wins: inside native code as everywhere else."""

import numpy as np
import pytest

from tertulia.core.winners import share_win, shares


@pytest.mark.parametrize(("lines", "ties"), [(1, 0), (1, 2), (3, 1)])
def test_a_win_is_shared_as_in_the_playouts(lines: int, ties: int) -> None:
    rng = np.random.default_rng(3)
    table = rng.integers(0, 3, (200, 4, lines + ties), np.int32)
    won = np.zeros((200, 4), np.float32)
    for scores, row in zip(table, won, strict=True):
        share_win(scores, 4, lines, ties, row)
    expected = shares(table, lines)
    assert won == pytest.approx(expected)
    assert ((expected > 0) & (expected < 1)).any()


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([[7, 0, 0], [6, 4095, 9]], [1.0, 0.0]),  # a tie-break counts less than a point
        ([[7, 3, 0], [7, 2, 4095]], [1.0, 0.0]),  # and the second less than the first
        ([[7, 3, 1], [7, 3, 2]], [0.0, 1.0]),
        ([[7, 3, 2], [7, 3, 2]], [0.5, 0.5]),
        ([[-5, 0, 1], [-4, 0, 0]], [0.0, 1.0]),  # scores may be below 0
    ],
)
def test_scores_first_then_the_tie_breaks_in_order(rows: list[list[int]], expected: list[float]) -> None:
    scores, won = np.array(rows, np.int32), np.zeros(2, np.float64)
    share_win(scores, 2, 1, 2, won)
    assert won.tolist() == shares(scores[None], 1)[0].tolist() == expected
