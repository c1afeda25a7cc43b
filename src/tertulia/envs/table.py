"""One game for a Python loop: a decision is one call of native code."""

import importlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.core import engine
from tertulia.core.binding import bind
from tertulia.core.chance import key_of
from tertulia.core.contract import OVER
from tertulia.core.encoding import KIND, Numbers
from tertulia.core.errors import IllegalAction
from tertulia.core.game import EditionSource, Game
from tertulia.core.match import Match
from tertulia.core.winners import shares
from tertulia.games import game as game_of


class Table:
    """One game, which begins anew with `reset`. With `seen`, every step tells what the actor sees as well.

    `legal` holds the ids of the legal actions, as many of them as `reset` or `step` said; `mask` has a 1 for
    each of them; `observation` is what the actor knows. The arrays are always the same: copy what you keep.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        seed: int | str,
        edition: EditionSource = None,
        options: Mapping[str, bool] | None = None,
        seen: bool = False,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_of(game)
        self.setup = self.game.setup(seats, edition, options)
        self.seats = seats
        self._loop = loop_of(self.game)
        self.records = pair(self._loop.RECORD)
        """For native code: the table, and the blank one that a new game begins with."""
        self.records[1]["box"] = self.setup.box
        table = self.records[:1]
        self._key, self._state = self.records[1]["desk"]["key"], table["state"]
        self._actor, self._points = memoryview(self._state["actor"]), table["points"][0][:seats]
        self.legal = memoryview(table["desk"]["legal"][0])
        self.mask: npt.NDArray[np.int8] = table["mask"][0]
        self.observation: Numbers = table["observation"][0]
        self._step = direct(self._loop.step_seen if seen else self._loop.step, self.records, 0)
        self._seen = seen
        self.reset(seed)

    def reset(self, seed: int | str) -> int:
        """A new game, with the chance of `game.start(seed=seed)`; how many actions are legal."""
        self._key[:] = key_of(seed)
        count: int = self._loop.begin(self.records, self.seats)
        if self._seen:
            self._loop.see(self.records)
        return count

    def step(self, action: int | np.integer[Any]) -> int:
        """The actor's action, and all that follows by itself; how many are legal then, 0 at the end."""
        count: int = self._step(self.records, action)
        if count < 0:
            raise IllegalAction(action, [f"{id}" for id in np.flatnonzero(self.mask)])
        return count

    @property
    def actor(self) -> int | None:
        """The seat whose decision it is, or None at the end."""
        actor: int = self._actor[0]
        return None if actor == OVER else actor

    @property
    def count(self) -> int:
        """How many actions are legal now."""
        return int(self.records[0]["count"])

    @property
    def events(self) -> int:
        """How many chance events there were in this game."""
        return int(self.records[0]["events"])

    @property
    def points(self) -> list[int]:
        """The score of each seat, as if the game were scored now."""
        if not self._seen:
            self._loop.see(self.records)
        points: list[int] = self._points.tolist()
        return points

    @property
    def wins(self) -> list[float]:
        """At the end: 1 for who has won, a share for those who have won together, 0 for the others."""
        if not self._seen:
            self._loop.see(self.records)
        won: list[float] = shares(self.records["scores"][:, : self.seats], self._loop.LINES)[0].tolist()
        return won

    def observe(self, seat: int) -> Numbers:
        """What any seat knows, in an array of its own."""
        out = np.empty(len(self.observation), KIND)
        self._loop.observe(self.records, seat, out)
        return out

    def match(self) -> Match:
        """A match that looks at this very table: for views, notation and bots; `step` is for playing."""
        return Match(self.game, self.setup, self._state, None)


def pair(record: np.dtype[np.void]) -> Any:
    """Two blank tables. Their fields are attributes, as the rules without Numba need them."""
    return np.zeros(2, record).view(np.recarray).view(np.ndarray)  # which Numba takes faster


def direct(function: Any, *arguments: Any) -> Callable[..., Any]:
    """The native code itself: Numba would look up the types of the arguments anew in every call."""
    if not engine.NATIVE:
        plain: Callable[..., Any] = function
        return plain
    typeof: Any = importlib.import_module("numba").typeof
    native: Callable[..., Any] = function.compile(tuple(map(typeof, arguments)))
    return native


@cache
def loop_of(game: Game) -> Any:
    """The loop, compiled for one game."""
    loop = bind(game, "tertulia.envs.templates.step")
    tables = pair(loop.RECORD)
    tables[1]["box"] = game.setup(game.meta.min_seats, None, None).box
    steps = [
        lambda: loop.begin(tables, game.meta.min_seats),
        lambda: loop.step(tables, loop.ILLEGAL),
        lambda: loop.step_seen(tables, loop.ILLEGAL),
        lambda: loop.observe(tables, 0, tables[0]["observation"]),
    ]
    engine.warm(f"{game.meta.title}, step by step", [loop], steps)
    return loop
