"""Bots that play along in a batch: rules of thumb at all seats but one of a game."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from tertulia.bots.heuristic import natives
from tertulia.bots.names import NATIVE, parse
from tertulia.core.errors import StartError
from tertulia.core.game import Game
from tertulia.envs.lanes import OWN, Rivals

Bots = str | Sequence[str | None]
"""One name for all games, or one for each; None: no bots in this one."""


def rivals(game: Game, seats: npt.NDArray[np.int8], bots: Bots) -> Rivals:
    """Who sits where: in game i the caller has seat i modulo its seats, bots have the others."""
    count = len(seats)
    names = [bots] * count if isinstance(bots, str) else [*bots]
    if len(names) != count:
        raise StartError(f"name one bot for all games or {count}, one for each, not {len(names)}")
    kinds = sorted({name for name in names if name is not None})
    for name in kinds:
        if parse(name).level not in NATIVE:
            raise StartError(
                f"a batch takes random, easy or medium, with or without a personality, not {name}"
            )
    seating = np.full((count, game.state_part.SEATS), OWN, np.int8)
    for number, rival in enumerate(names):
        if rival is not None:
            seating[number] = kinds.index(rival)
            seating[number, number % int(seats[number])] = OWN
    return Rivals(seating, *natives(game, kinds))
