"""Many games between bots by rules of thumb, inside native code."""

import numpy as np
import numpy.typing as npt

from tertulia.bots.styles import Paper, play_of
from tertulia.core.chance import key_of
from tertulia.core.fields import blanks
from tertulia.core.game import Game, Setup
from tertulia.core.playouts import Playouts
from tertulia.core.winners import shares, totals


def contest(
    game: Game, setup: Setup, seed: int | str, count: int, styles: npt.ArrayLike, noises: npt.ArrayLike
) -> Playouts:
    """Games 0 to count - 1 of a seed, with the chance of `game.start(seed=f"{seed}.{number}")`."""
    keys = np.stack([key_of(f"{seed}.{number}") for number in range(count)])
    tally = np.zeros((count, 2), np.int32)
    sheets, lines = game.sheet(count), len(game.meta.score_lines)
    states, paper = blanks(game.state_part.State, 2), Paper(game, keys[0])
    play_of(game).contest(
        setup.box,
        states,
        paper.desks[0],
        setup.seats,
        keys,
        np.asarray(styles, np.int64),
        np.asarray(noises, np.int64),
        paper.notes,
        tally,
        sheets,
    )
    decisions, reasons = tally.T.astype(np.int64)
    rows = sheets[:, : setup.seats]
    return Playouts(decisions, np.zeros_like(decisions), reasons, totals(rows, lines), shares(rows, lines))
