"""The games of a batch in the CPU's memory, played by all its cores."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.core import engine
from tertulia.core.fields import Fields, blanks, copied, dtype_of
from tertulia.core.game import Game, Setup
from tertulia.encodings import encoding_of
from tertulia.envs.lanes import Seed, Turn, loop_of, unborn
from tertulia.envs.threads import Crew


def blank_turn(game: Game, seats: int, n: int) -> Turn:
    return Turn(
        observations=np.zeros((n, encoding_of(game.meta.key).SIZE), np.int16),
        masks=np.zeros((n, game.rules.ACTIONS), np.bool_),
        actors=np.zeros(n, np.int8),
        rewards=np.zeros((n, seats), np.float32),
        dones=np.zeros(n, np.bool_),
        points=np.zeros((n, seats), np.int32),
    )


def rows(array: npt.NDArray[Any], kind: type[Fields]) -> Any:
    """The rows of an array as records, in the same memory."""
    return array.view(dtype_of(kind))[:, 0].view(np.recarray)


class CpuGames:
    def __init__(self, game: Game, setup: Setup, n: int, threads: int | None) -> None:
        self.loop = loop_of(game)
        self.boxes, self.seats = setup.boxes, setup.seats
        self.crew = Crew(n, threads)
        self.records = np.zeros(n, self.loop.LANE).view(np.recarray)
        self.allowed = blanks(self.loop.Allowed, n)
        self.scratch = blanks(self.loop.Scratch, self.crew.size)
        self.actions = np.zeros(n, np.int32)
        self.turn = blank_turn(game, setup.seats, n)
        notes, masks = rows(self.turn.observations, self.loop.Note), rows(self.turn.masks, self.loop.Mask)
        self.shown = (self.turn.actors, notes, masks, self.allowed)
        steps = [
            lambda: self.reset((0, 0)),
            lambda: self.step(self.sample()),
            lambda: self.first_illegal(self.actions),
            lambda: self.play(1),
        ]
        engine.warm(f"many games of {game.meta.title}", self.loop.step, steps)

    def reset(self, seed: Seed) -> Turn:
        self.seed = seed
        self.records[:] = unborn(self.loop.LANE)
        self.turn.rewards[:] = 0
        self.turn.dones[:] = False
        self.turn.points[:] = 0
        return self.play(0)

    def first_illegal(self, actions: Any) -> int:
        return int(self.loop.first_illegal(self.turn.masks, self._given(actions)))

    def _given(self, actions: Any) -> npt.NDArray[np.int32]:
        given = np.ascontiguousarray(actions, np.int32)
        if given.shape != self.actions.shape:
            raise ValueError(f"expected {len(self.actions)} actions, one for each game, not {given.shape}")
        return given

    def step(self, actions: Any) -> Turn:
        given = self._given(actions)

        def work(thread: int, first: int, last: int) -> None:
            self.loop.step(
                self.boxes,
                self.records,
                self.scratch[thread],
                self.seats,
                self.seed,
                first,
                last,
                given,
                self.turn.rewards,
                self.turn.dones,
                self.turn.points,
                *self.shown,
            )

        self.crew.run(work)
        return self.turn

    def sample(self) -> npt.NDArray[np.int32]:
        def work(thread: int, first: int, last: int) -> None:
            self.loop.sample(self.records, self.allowed, first, last, self.actions)

        self.crew.run(work)
        return self.actions

    def play(self, decisions: int) -> Turn:
        def work(thread: int, first: int, last: int) -> None:
            scratch = self.scratch[thread]
            self.loop.play(self.boxes, self.records, scratch, self.seats, self.seed, first, last, decisions)
            self.loop.show(self.boxes, self.records, first, last, *self.shown)

        self.crew.run(work)
        return self.turn

    def lanes(self) -> Any:
        return copied(self.records)
