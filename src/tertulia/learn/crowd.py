"""The games that training plays: some for each number of seats, side by side."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Any

import torch
from torch import Tensor

from tertulia.core.game import Game
from tertulia.encodings import bounds, encoding_of
from tertulia.envs.batch import Batch
from tertulia.envs.lanes import Turn

STIRRED = 300
"""Decisions of uniform players before training begins, so that games are not all at their beginning."""
LOOKS = 40
"""Turns of them that are looked at to see what is usual."""
CALM = 0.5
"""Added to a spread, so that what hardly ever changes is not blown up."""
SPAN = 8
"""A number is wide that was seen to differ by this, if the encoding allows more than `ROOM`."""
ROOM = 12


class Crowd:
    def __init__(self, game: Game, seats: Sequence[int], games: int, device: str, seed: str) -> None:
        self.game, self.device, self.most = game, device, game.tables.SEATS
        sizes = [games // len(seats) + (number < games % len(seats)) for number in range(len(seats))]
        ends = list(accumulate(sizes, initial=0))
        self.slices = [slice(first, last) for first, last in pairwise(ends)]
        self.batches = [
            Batch(game, number, size, device, seed=f"{seed} {number}", checked=False)
            for number, size in zip(seats, sizes, strict=True)
        ]
        self.count = games
        self.seats = torch.tensor(seats, device=device).repeat_interleave(torch.tensor(sizes, device=device))
        self.turns = [shared(batch) for batch in self.batches]

    def stir(self) -> None:
        for batch in self.batches:
            batch.play(STIRRED)

    def step(self, actions: Tensor) -> None:
        """One decision in every game; int32."""
        for batch, where in zip(self.batches, self.slices, strict=True):
            given = actions[where]
            batch.step(given if self.device == "cuda" else given.numpy())

    def copy(self, room: Turn) -> None:
        """What is seen now, into tensors for all games; seats that nobody has stay as they are."""
        for turn, where in zip(self.turns, self.slices, strict=True):
            for part, source in zip(room, turn, strict=True):
                target = part[where]
                target[:, : source.shape[1]].copy_(source) if source.dim() > 1 else target.copy_(source)

    def blank(self, *ahead: int) -> Turn:
        """Room for what is seen."""
        first = self.turns[0]
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
            for batch in self.batches:
                batch.step(batch.sample())
            seen += [turn.observations[:: max(1, len(turn.actors) // 256)].float() for turn in self.turns]
        rows = torch.cat(seen)
        low, high = bounds(encoding_of(self.game.meta.key).FIELDS)
        roomy = torch.as_tensor(high.astype(int) - low.astype(int), device=self.device) >= ROOM
        wide = roomy & (rows.amax(0) - rows.amin(0) >= SPAN)
        return rows.mean(0), 1 / (rows.std(0) + CALM), wide.nonzero().flatten().tolist()


def shared(batch: Batch) -> Turn:
    """The arrays of a batch as tensors, without a copy: the next step writes into them again."""
    turn = Turn(*(torch.as_tensor(part, device=batch.device) for part in batch.turn))
    if batch.device == "cuda":
        for part, tensor in zip(batch.turn, turn, strict=True):
            assert part.__cuda_array_interface__["data"][0] == tensor.data_ptr(), "a copy would grow stale"
    return turn
