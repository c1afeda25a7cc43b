"""A conformance kit for games: usable for ours, and for one that you write.

from tertulia import Game
from tertulia.testing import check_game

check_game(Game("my_package.my_game"))
"""

from tertulia.testing.kit import (
    check_actions,
    check_copies,
    check_determinism,
    check_game,
    check_outcome,
    check_past,
    check_positions,
    check_records,
    check_secrecy,
    check_truths,
)
from tertulia.testing.paths import count_paths, random_play, uniform_choice
from tertulia.testing.trace import trace
from tertulia.testing.transcript import transcript

__all__ = [
    "check_actions",
    "check_copies",
    "check_determinism",
    "check_game",
    "check_outcome",
    "check_past",
    "check_positions",
    "check_records",
    "check_secrecy",
    "check_truths",
    "count_paths",
    "random_play",
    "trace",
    "transcript",
    "uniform_choice",
]
