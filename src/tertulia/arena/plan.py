"""What is to be played: a game, line-ups of bots and a seed. Everything else follows from these."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tertulia.bots.knowledge import setup_of
from tertulia.bots.luck import PLAYOUTS
from tertulia.core.errors import TertuliaError
from tertulia.core.game import Game, Setup
from tertulia.games import game as game_of

FORMAT = "tertulia-arena/1"
Lineup = tuple[str, ...]
"""Who meets at a table, one name a seat; in which seats is the schedule's business."""


class ArenaError(TertuliaError):
    """A contest that cannot be held so."""


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Equal plans give equal results, unless a bot thinks for a time."""

    format: str = FORMAT
    version: str
    """Of Tertulia: other versions may have other bots."""
    head: dict[str, Any]
    """Which game, with which edition, options and number of seats; as a record begins."""
    lineups: tuple[Lineup, ...]
    seed: str
    honesty: float
    """The share of decisions at which bots are checked for what they cannot know."""
    seconds: float
    """An outside program's time for a decision."""
    luck: int = 0
    """Playouts for each outcome of chance, to take luck out of the results; 0: luck is not measured."""
    judge: str = PLAYOUTS
    """Who judges that luck: playouts, or as many looks of the game's champion."""

    @property
    def game(self) -> Game:
        return game_of(self.head["game"])

    @property
    def setup(self) -> Setup:
        return setup_of(self.head)

    @property
    def seats(self) -> int:
        return int(self.head["seats"])

    @property
    def bots(self) -> list[str]:
        """All names, in the order in which they were given."""
        return list(dict.fromkeys(name for lineup in self.lineups for name in lineup))


def plan_of(
    game: Game,
    setup: Setup,
    lineups: Sequence[Lineup],
    seed: str,
    *,
    honesty: float = 0.01,
    seconds: float = 5.0,
    luck: int = 0,
    judge: str = PLAYOUTS,
) -> Plan:
    from tertulia import __version__

    return Plan(
        version=__version__,
        head=setup.head(game.meta),
        lineups=tuple(lineups),
        seed=seed,
        honesty=honesty,
        seconds=seconds,
        luck=luck,
        judge=judge,
    )
