"""What the bots of one game share: its compiled loops, its rules of thumb, its personalities."""

import importlib
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.core import engine
from tertulia.core.fields import blanks
from tertulia.core.game import Game
from tertulia.encodings import encoding_of

Style = npt.NDArray[np.int64]


@cache
def thumb_of(key: str) -> Any:
    """The rules of thumb of a game."""
    return importlib.import_module(f"tertulia.bots.thumbs.{key}")


@cache
def play_of(game: Game) -> Any:
    """Games by rules of thumb, compiled for one game."""
    rules = _module(game, "rules")
    return engine.bind("tertulia.bots.loops.play", rules, drive=game.drive, thumb=thumb_of(game.meta.key))


@cache
def worth_of(game: Game) -> Any:
    """What playouts are worth, compiled for one game."""
    others = {name: _module(game, name) for name in ("state", "meta")}
    return engine.bind(
        "tertulia.bots.loops.worth", _module(game, "rules"), thumb=thumb_of(game.meta.key), **others
    )


@cache
def tree_of(game: Game) -> Any:
    """The search, compiled for one game."""
    others = {name: _module(game, name) for name in ("hidden", "state")}
    others |= {"thumb": thumb_of(game.meta.key), "play": play_of(game), "worth": worth_of(game)}
    return engine.bind("tertulia.bots.loops.tree", _module(game, "rules"), drive=game.drive, **others)


@cache
def guided_of(game: Game) -> Any:
    """The search led by a network, compiled for one game."""
    others = {"thumb": thumb_of(game.meta.key), "encoding": encoding_of(game.meta.key)}
    others |= {
        "play": play_of(game),
        "worth": worth_of(game),
        "tree": tree_of(game),
        "imagination": imagination_of(game),
    }
    return engine.bind("tertulia.bots.loops.guided", _module(game, "rules"), **others)


@cache
def imagination_of(game: Game) -> Any:
    """What others' decisions say about the worlds, compiled for one game."""
    others = {"thumb": thumb_of(game.meta.key), "encoding": encoding_of(game.meta.key)}
    hidden = _module(game, "hidden")
    return engine.bind("tertulia.bots.loops.imagination", _module(game, "rules"), hidden=hidden, **others)


@cache
def luck_of(game: Game) -> Any:
    """What chance does for every seat, compiled for one game."""
    others = {"state": _module(game, "state"), "thumb": thumb_of(game.meta.key)}
    others |= {"play": play_of(game), "worth": worth_of(game)}
    return engine.bind("tertulia.bots.loops.luck", _module(game, "rules"), **others)


def _module(game: Game, name: str) -> ModuleType:
    return importlib.import_module(f"{game.package}.{name}")


def style_of(key: str, personality: str | None) -> Style:
    """The weights of a personality; None: the one that the game's thumbs call the default."""
    thumb = thumb_of(key)
    return np.array(thumb.STYLES[personality or thumb.DEFAULT], np.int64)


def level_noise(key: str, level: str) -> int:
    """How many hundredths of a point a level errs in a game; RANDOM (-1) knows nothing at all."""
    return -1 if level == "random" else int(thumb_of(key).NOISE[level])


class Paper:
    """Scratch paper for native code: a seeded desk, and notes."""

    def __init__(self, game: Game, key: Any) -> None:
        self.desks = blanks(game.drive.Desk, 1)
        self.desks[0].key[:] = key
        self.notes = np.zeros(thumb_of(game.meta.key).NOTES, np.int64)
