"""The games of a batch in the CPU's memory, played by all its cores."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.core import engine
from tertulia.core.binding import bind
from tertulia.core.fields import Fields, blanks, copied, dtype_of
from tertulia.core.game import Game, Setup
from tertulia.envs.lanes import Gains, Seed, Shown, Turn, Wishes, unborn
from tertulia.envs.threads import Crew


def blank_turn(game: Game, seats: int, n: int) -> Turn:
    return Turn(
        observations=np.zeros((n, game.part("encoding").SIZE), np.int16),
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
    def __init__(self, game: Game, setup: Setup, wishes: Wishes, threads: int | None) -> None:
        n = len(wishes.seats)
        self.loop, self.boxes, self.wishes = bind(game, "tertulia.envs.templates.batch"), setup.boxes, wishes
        self.crew = Crew(n, threads)
        lanes = np.zeros(n, self.loop.LANE)
        self.records, self.lane_words = lanes.view(np.recarray), lanes.view(np.int32).reshape(n, -1)
        self.ended = np.zeros(n, self.loop.LANE).view(np.recarray) if wishes.finals else self.records
        known = (n, wishes.most, game.part("encoding").SIZE)
        self.finals = np.zeros(known, np.int16) if wishes.finals else None
        self.held = np.zeros((n, wishes.most), np.int32)
        self.allowed = blanks(self.loop.Allowed, n)
        self.scratch = blanks(self.loop.Scratch, self.crew.size)
        self.actions = np.zeros(n, np.int32)
        self.turn = blank_turn(game, wishes.most, n)
        self.gains = Gains(self.turn.rewards, self.turn.dones, self.turn.points)
        notes, masks = rows(self.turn.observations, self.loop.Note), rows(self.turn.masks, self.loop.Mask)
        self.shown = Shown(self.turn.actors, notes, masks, self.allowed)
        self.rivals = bind(game, "tertulia.envs.templates.rivals") if wishes.rivals else None
        self.notes = np.zeros((self.crew.size, self.rivals.NOTES if self.rivals else 0), np.int64)
        steps = [
            lambda: self.reset((0, 0)),
            lambda: self.step(self.sample()),
            lambda: self.first_illegal(self.actions),
            lambda: self.play(1),
        ]
        title = f"many games of {game.meta.title}" + ", with bots" * bool(self.rivals)
        engine.warm(title, [self.rivals or self.loop], steps)

    def reset(self, seed: Seed) -> Turn:
        self.seed = seed
        self.records[:] = unborn(self.loop.LANE)
        self.records.state.seats = self.wishes.seats
        self.play_on(0)
        self.answer()
        self.forget()
        return self.turn

    def forget(self) -> None:
        """As if nothing had been gained yet: points count from here."""
        self.turn.dones[:] = False
        self.turn.points[:] = 0
        self.pay()
        self.turn.rewards[:] = 0

    def first_illegal(self, actions: Any) -> int:
        return int(self.loop.first_illegal(self.turn.masks, self._given(actions)))

    def _given(self, actions: Any) -> npt.NDArray[np.int32]:
        given = np.ascontiguousarray(actions, np.int32)
        if given.shape != self.actions.shape:
            raise ValueError(f"expected {len(self.actions)} actions, one for each game, not {given.shape}")
        return given

    def step(self, actions: Any, stream: int = 0) -> Turn:
        given = self._given(actions)

        def work(thread: int, first: int, last: int) -> None:
            self.loop.step(
                self.boxes,
                self.records,
                self.scratch[thread],
                self.seed,
                first,
                last,
                given,
                self.ended,
                self.gains,
                self.shown,
            )

        self.crew.run(work)
        self.answer()
        self.pay()
        self.recall()
        return self.turn

    def answer(self) -> None:
        """Bots decide until it is a turn of one's own."""
        loop, rivals = self.rivals, self.wishes.rivals
        if loop is None or rivals is None:
            return

        def work(thread: int, first: int, last: int) -> None:
            loop.answer(
                self.boxes,
                self.records,
                self.scratch[thread],
                self.notes[thread],
                self.seed,
                first,
                last,
                rivals,
                self.ended,
                self.gains,
            )
            self.loop.show(self.boxes, self.records, first, last, self.shown)

        self.crew.run(work)

    def pay(self) -> None:
        """Other rewards, if they were wished for."""
        if self.wishes.reward == "win":
            return

        def work(thread: int, first: int, last: int) -> None:
            self.loop.pay_all(
                self.boxes,
                self.records,
                self.scratch[thread],
                first,
                last,
                self.wishes.kind,
                self.gains,
                self.held,
            )

        self.crew.run(work)

    def recall(self) -> None:
        """What was known at ends, if that was wished for."""
        if self.finals is None:
            return
        seats, notes = self.wishes.most, rows(self.finals.reshape(-1, self.finals.shape[2]), self.loop.Note)

        def work(_: int, first: int, last: int) -> None:
            self.loop.recall_all(self.boxes, self.ended, first, last, self.turn.dones, seats, notes)

        self.crew.run(work)

    def sample(self) -> npt.NDArray[np.int32]:
        def work(thread: int, first: int, last: int) -> None:
            self.loop.sample(self.records, self.allowed, first, last, self.actions)

        self.crew.run(work)
        return self.actions

    def play(self, decisions: int) -> Turn:
        if self.rivals is None:
            self.play_on(decisions)
        else:
            for _ in range(decisions):
                self.step(self.sample())
        self.forget()
        return self.turn

    def play_on(self, decisions: int) -> None:
        """So many decisions of uniform players at all seats."""

        def work(thread: int, first: int, last: int) -> None:
            self.loop.play(self.boxes, self.records, self.scratch[thread], self.seed, first, last, decisions)
            self.loop.show(self.boxes, self.records, first, last, self.shown)

        self.crew.run(work)

    def lanes(self) -> Any:
        return copied(self.records)
