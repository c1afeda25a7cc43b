"""What decisions gain, by decision and by game: each stands for all those of its game."""

from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Z = 1.96


def error_of(values: Floats) -> Any:
    """The standard error of a mean, along the last axis."""
    return values.std(-1, ddof=1) / values.shape[-1] ** 0.5


def told(gains: Floats, choices: Floats, seats: int) -> str:
    """`choices`: how many decisions the game of each had, all seats together."""
    mean = (gains * choices).sum() / choices.sum()
    beside = Z * error_of((gains - mean) * choices) / choices.mean()
    game = gains * choices / seats
    return f"{mean:+8.5f} ± {beside:.5f} a decision, {game.mean():+7.4f} ± {Z * error_of(game):.4f} a game"
