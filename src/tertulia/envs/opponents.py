"""Who sits at the other seats of a table. They know what their seats may know, and nothing else."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

import numpy as np

from tertulia.bots import Bot, Knowledge, bot
from tertulia.bots.heuristic import natives
from tertulia.bots.names import NATIVE, RANDOM, parse
from tertulia.core import engine
from tertulia.core.binding import bind
from tertulia.core.errors import StartError
from tertulia.core.game import Game
from tertulia.envs.table import Table, direct
from tertulia.games import game as game_of


class Opponents(Protocol):
    """All bots of a table."""

    def begin(self, seed: int) -> None:
        """A new game."""

    def answer(self, me: int) -> int:
        """They decide until it is `me`'s turn; how many actions are legal then, 0 at the end."""
        ...


class NativeBots:
    """Bots that know nothing or go by heuristics: native code, which looks at nothing hidden."""

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        self.table, solo = table, solo_of(table.game)
        notes = np.zeros(solo.play.heuristics.NOTES, np.int64)
        self._bots = (*natives(table.game, names), notes)
        self._answer = direct(solo.answer, table.records, 0, *self._bots)

    def begin(self, seed: int) -> None:
        """Their dice are the table's, in a stream of their own."""

    def answer(self, me: int) -> int:
        count: int = self._answer(self.table.records, me, *self._bots)
        return count


class AnyBots:
    """Any bots, one decision at a time."""

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        self.table, self.names = table, names
        self._bots: list[Bot] = []
        self._seed, self._decisions = 0, 0

    def begin(self, seed: int) -> None:
        self._seed, self._decisions = seed, 0
        self._bots = [bot(name, f"{seed} {seat}") for seat, name in enumerate(self.names)]

    def answer(self, me: int) -> int:
        count, match = self.table.count, self.table.match()
        while (actor := self.table.actor) not in (me, None):
            assert actor is not None
            self._decisions += 1
            knowledge = Knowledge.of(match, f"{self._seed} {self._decisions}")
            count = self.table.step(self._bots[actor].choose(knowledge).id)
        return count


def opponents(table: Table, bots: str | Sequence[str]) -> Opponents:
    """One name for all of them, or one for each seat (that of one's own is not used)."""
    names = [bots] * table.seats if isinstance(bots, str) else [*bots]
    if len(names) != table.seats:
        raise StartError(f"name one bot for all or {table.seats}, one for each seat, not {len(names)}")
    simple = all(parse(name).level in NATIVE for name in names)
    return NativeBots(table, names) if simple else AnyBots(table, names)


@cache
def solo_of(game: Game) -> Any:
    """The answers, compiled for one game."""
    solo = bind(game, "tertulia.envs.templates.solo")
    engine.warm(f"{game.meta.title}, one seat against bots", [solo], [lambda: _rehearse(game, solo)])
    return solo


def rehearse(key: str) -> None:
    """Compile all that the environments of a game run, if that was not done before."""
    solo_of(game_of(key))


def _rehearse(game: Game, solo: Any) -> None:
    seats = game.meta.min_seats
    notes = np.zeros(solo.play.heuristics.NOTES, np.int64)
    solo.answer(Table(game, seats, "rehearsal").records, 0, *natives(game, [RANDOM] * seats), notes)
