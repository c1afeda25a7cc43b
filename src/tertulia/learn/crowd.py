"""The games that training plays: some for each number of seats, side by side.

In most of them the learner has all seats. In some it has one: the others are older selves', or bots'.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from tertulia.core.game import Game
from tertulia.envs.batch import Batch, seats_of
from tertulia.envs.lanes import Turn
from tertulia.learn.settings import Settings

SELF, POOL, MEDIUM = "self", "pool", "medium"

STIRRED = 300
"""Decisions of uniform players before training begins, so that games are not all at their beginning."""
LOOKS = 40
"""Turns of them that are looked at to see what is usual."""
SAMPLE = 1024
"""Games of each turn that are looked at, or up to twice as many."""
CALM = 0.5
"""Added to a spread, so that what hardly ever changes is not blown up."""
SPAN = 14
"""A number is wide that was seen to differ by this: places on a board, and sums of points."""


class Crowd:
    def __init__(self, game: Game, seats: Sequence[int], device: str, seed: str, settings: Settings) -> None:
        self.game, self.device, self.most, self.count = game, device, game.state_part.SEATS, settings.games
        seats = sorted(seats)
        numbers = seats_of(seats, self.count)
        self.slices = [slice(*np.searchsorted(numbers, (each, each + 1)).tolist()) for each in seats]
        company = np.array(self._company(settings.pool, settings.medium), object)
        bots = [MEDIUM if each == MEDIUM else None for each in company] if settings.medium else None
        self.batch = Batch(game, seats, self.count, device, seed=seed, bots=bots, checked=False)
        self.seats = torch.tensor(numbers, dtype=torch.long, device=device)
        self.own = torch.arange(self.count, device=device) % self.seats
        """By game: the learner's seat, where others have the rest."""
        self.pooled = torch.tensor(np.flatnonzero(company == POOL), device=device)
        """Games against older selves."""
        self.turn = shared(self.batch)

    def _company(self, pool: float, medium: float) -> list[str]:
        """By game: who has the other seats. Each number of seats has its part of all of them."""
        company = []
        for where in self.slices:
            count = where.stop - where.start
            older, bots = round(pool * count), round(medium * count)
            company += [POOL] * older + [MEDIUM] * bots + [SELF] * (count - older - bots)
        return company

    def learned(self, actors: Tensor) -> Tensor:
        """By step and game: whether the learner decides, and not an older self."""
        found = torch.ones_like(actors, dtype=torch.bool)
        found[..., self.pooled] = actors[..., self.pooled] == self.own[self.pooled]
        return found

    def stir(self) -> None:
        self.batch.play(STIRRED)

    def step(self, actions: Tensor) -> None:
        """One decision in every game; int32."""
        if self.device == "cuda":
            self.batch.step(actions, torch.cuda.current_stream().cuda_stream)
        else:
            self.batch.step(actions.numpy())

    def copy(self, room: Turn) -> None:
        """What is seen now, into tensors for all games; seats that nobody has stay as they are."""
        for target, source in zip(room, self.turn, strict=True):
            target[:, : source.shape[1]].copy_(source) if source.dim() > 1 else target.copy_(source)

    def blank(self, *ahead: int) -> Turn:
        """Room for what is seen."""
        first = self.turn
        shape = (*ahead, self.count)

        def zeros(kind: Any, *more: int) -> Tensor:
            return torch.zeros(*shape, *more, dtype=kind, device=self.device)

        return Turn(
            observations=zeros(torch.int16, first.observations.shape[1]),
            masks=zeros(torch.bool, first.masks.shape[1]),
            actors=zeros(torch.long),
            rewards=zeros(torch.float32, self.most),
            dones=zeros(torch.bool),
            points=zeros(torch.float32, self.most),
        )

    def usual(self) -> tuple[Tensor, Tensor, list[int]]:
        """Mean and one over the spread of every number, and which are wide, in games of uniform players."""
        seen = []
        for _ in range(LOOKS):
            self.batch.step(self.batch.sample())
            seen += [self.turn.observations[:: max(1, self.count // SAMPLE)].float()]
        rows = torch.cat(seen)
        wide = rows.amax(0) - rows.amin(0) >= SPAN
        return rows.mean(0), 1 / (rows.std(0) + CALM), wide.nonzero().flatten().tolist()


def shared(batch: Batch) -> Turn:
    """The arrays of a batch as tensors, without a copy: the next step writes into them again."""
    turn = Turn(*(torch.as_tensor(part, device=batch.device) for part in batch.turn))
    if batch.device == "cuda":
        for part, tensor in zip(batch.turn, turn, strict=True):
            assert part.__cuda_array_interface__["data"][0] == tensor.data_ptr(), "a copy would grow stale"
    return turn
