"""The three games. Adding one is adding its key here: see CONTRIBUTING.md."""

from functools import cache

from tertulia.core.errors import UnknownGame
from tertulia.core.game import Game

GAMES = ("caramba", "pamplona", "sombreros")


def game(key: str) -> Game:
    """A game by its key."""
    if key not in GAMES:
        raise UnknownGame(key, GAMES)
    return _loaded(key)


@cache
def _loaded(key: str) -> Game:
    return Game(f"{__name__}.{key}")
