"""Whole games of uniform players, many at a time, inside native code."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tertulia.core import engine
from tertulia.core.chance import key_of
from tertulia.core.fields import blanks
from tertulia.core.game import Game, Setup
from tertulia.core.winners import shares, totals

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Playouts:
    """What became of some games: one row for each."""

    decisions: Numbers
    events: Numbers
    reasons: Numbers
    scores: Numbers
    """By game and seat."""
    wins: npt.NDArray[np.float64]
    """By game and seat: 1 for a win, its share for a shared one."""


class Batch:
    """Games number `first` and on of a seed; game i has the chance of `game.start(seed=f"{seed}.{i}")`."""

    def __init__(self, game: Game, setup: Setup, seed: int | str, first: int, count: int) -> None:
        self.game, self.setup = game, setup
        self.keys = np.stack([key_of(f"{seed}.{number}") for number in range(first, first + count)])
        self.tally = np.zeros((count, 3), np.int32)
        self.sheets = game.sheet(count)
        self.states, self.desk = blanks(game.state_part.State, 2), blanks(game.drive.Desk, 1)[0]

    def play(self) -> Playouts:
        box, seats = self.setup.box, self.setup.seats
        self.game.drive.playouts(box, self.states, self.desk, seats, self.keys, self.tally, self.sheets)
        rows, lines = self.sheets[:, :seats], len(self.game.meta.score_lines)
        decisions, events, reasons = self.tally.T.astype(np.int64)
        return Playouts(decisions, events, reasons, totals(rows, lines), shares(rows, lines))


def chunks(game: Game, setup: Setup, seed: int | str, count: int, size: int = 1000) -> Iterator[Playouts]:
    """The games 0 to count - 1 of a seed, some at a time, so that progress can be shown."""
    engine.warm(f"{game.meta.title} in batch", [game.drive], [Batch(game, setup, seed, 0, 1).play])
    for first in range(0, count, size):
        yield Batch(game, setup, seed, first, min(size, count - first)).play()
