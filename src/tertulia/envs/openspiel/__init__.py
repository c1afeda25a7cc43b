"""The three games for OpenSpiel: `register()`, and its `load_game` knows them.

    from tertulia.envs import openspiel

    openspiel.register()
    game = pyspiel.load_game("python_tertulia_caramba(seats=3)")

Parameters: `seats`, `edition` (a shipped one or the path of an edition file), `options` (names with spaces
between, a minus switches off), `utility` (wins or points) and `begin` (the path of a position to begin at).
"""

from functools import cache

from tertulia.envs.openspiel.game import TertuliaGame, registered_as

__all__ = ["TertuliaGame", "register", "registered_as"]


@cache
def register() -> None:
    """Tell OpenSpiel of the three games; a second time does nothing."""
    from tertulia.envs.openspiel.game import announce
    from tertulia.games import GAMES

    for key in GAMES:
        announce(key)
