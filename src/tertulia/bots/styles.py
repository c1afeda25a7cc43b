"""How the levels play a game: weights, noise, and scratch paper."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.core.binding import bind
from tertulia.core.contract import UNIFORM
from tertulia.core.fields import blanks
from tertulia.core.game import Game
from tertulia.core.parts import Heuristics

Style = npt.NDArray[np.int64]


def play_of(game: Game) -> Any:
    """Games by rules of thumb, compiled for one game."""
    return bind(game, "tertulia.bots.templates.play")


def style_of(game: Game, personality: str | None, level: str = "medium") -> Style:
    """The weights of a personality; None: the one that the game's heuristics call the default.

    `easy` is near-sighted: some things it weighs as somebody does who sees only what is at hand.
    """
    heuristics: Heuristics = game.part("heuristics")
    style = np.array(heuristics.STYLES[personality or heuristics.DEFAULT], np.int64)
    if level == "easy":
        for name, weight in heuristics.NEAR_SIGHTED.items():
            style[heuristics.WEIGHTS.index(name)] = weight
    return style


def level_noise(game: Game, level: str) -> int:
    """How many hundredths of a point a level errs in a game, or UNIFORM if it knows nothing at all."""
    return UNIFORM if level == "random" else int(game.part("heuristics").NOISE[level])


class Paper:
    """Scratch paper for native code: a seeded desk, and notes."""

    def __init__(self, game: Game, key: Any) -> None:
        self.desks = blanks(game.drive.Desk, 1)
        self.desks[0].key[:] = key
        self.notes = np.zeros(play_of(game).heuristics.NOTES, np.int64)
