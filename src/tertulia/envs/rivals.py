"""Bots that play along in a batch: rules of thumb at all seats but one of a game."""

import importlib
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.bots.minds import level_noise, play_of, style_of, thumb_of
from tertulia.bots.names import RANDOM, THUMBS, parse
from tertulia.core import engine
from tertulia.core.errors import StartError
from tertulia.core.game import Game
from tertulia.envs.lanes import OWN, Rivals, loop_of

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
        if parse(name).level not in (RANDOM, *THUMBS):
            raise StartError(
                f"in a batch random, easy and medium play along, with a personality or not; not {name}"
            )
    seating = np.full((count, game.tables.SEATS), OWN, np.int8)
    for number, rival in enumerate(names):
        if rival is not None:
            seating[number] = kinds.index(rival)
            seating[number, number % int(seats[number])] = OWN
    return Rivals(seating, *minds(game.meta.key, kinds))


def minds(key: str, kinds: Sequence[str]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Weights and noise by bot."""
    wanted = [parse(name) for name in kinds]
    styles = [style_of(key, name.personality) for name in wanted]
    noises = [level_noise(key, name.level) for name in wanted]
    return np.stack(styles), np.array(noises, np.int64)


@cache
def rivals_of(game: Game) -> Any:
    """Their loops, compiled for one game."""
    rules = importlib.import_module(f"{game.package}.rules")
    thumb, play = thumb_of(game.meta.key), play_of(game)
    return engine.bind("tertulia.envs.loops.rivals", rules, batch=loop_of(game), play=play, thumb=thumb)
