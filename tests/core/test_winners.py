"""Who wins, in native code, as everywhere else."""

import numpy as np
import pytest

from tertulia.core.playouts import shares
from tertulia.core.winners import share_win


@pytest.mark.parametrize(("lines", "ties"), [(1, 0), (1, 2), (3, 1)])
def test_a_win_is_shared_as_in_the_playouts(lines: int, ties: int) -> None:
    rng = np.random.default_rng(3)
    table = rng.integers(0, 3, (200, 4, lines + ties), np.int32)
    won = np.zeros((200, 4), np.float32)
    for scores, row in zip(table, won, strict=True):
        share_win(scores, 4, lines, ties, row)
    expected = shares(table[:, :, :lines].sum(axis=2), table[:, :, lines:])
    assert won == pytest.approx(expected)
    assert ((expected > 0) & (expected < 1)).any()


def test_a_tie_break_counts_less_than_a_point() -> None:
    scores, won = np.array([[7, 0], [6, 4095]], np.int32), np.zeros(2, np.float64)
    share_win(scores, 2, 1, 1, won)
    assert won.tolist() == [1.0, 0.0]
