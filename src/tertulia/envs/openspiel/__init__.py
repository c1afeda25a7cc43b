"""The three games for OpenSpiel: `register()`, and its `load_game` knows them.

    from tertulia.envs import openspiel

    openspiel.register()
    game = pyspiel.load_game("python_tertulia_caramba(seats=3)")

Parameters: `seats`, `edition` (a shipped one or the path of an edition file), `options` (names with spaces
between, a minus switches off), `utility` (wins or points) and `begin` (the path of a position to begin at).
"""

from functools import cache

from tertulia.envs.errors import MissingExtra
from tertulia.games import games

try:
    from tertulia.envs.openspiel.game import TertuliaGame, announce, registered_as
except ImportError as error:
    raise MissingExtra("OpenSpiel", "openspiel") from error

__all__ = ["TertuliaGame", "register", "registered_as"]


@cache
def register() -> None:
    """Tell OpenSpiel of all games that it can load; a second time does nothing."""
    for game in games():
        if game.has("openspiel"):
            announce(game.meta.key)
