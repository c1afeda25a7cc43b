"""Networks that play in batches by their favourite actions, for benchmarks: on a GPU, or slowly on a CPU."""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from tertulia.bots.networks import files
from tertulia.core.game import Game
from tertulia.envs.batch import Batch
from tertulia.envs.lanes import Turn
from tertulia.learn.crowd import shared
from tertulia.learn.model import Model, state
from tertulia.learn.trainer import compiled

Player = Callable[[Turn], Tensor]
"""What it thinks of the actions in a turn of all games: logarithms of chances."""


class Table:
    """Many games of one number of seats, as tensors that share their memory."""

    def __init__(self, game: Game, seats: int, n: int, device: str, seed: str) -> None:
        self.batch = Batch(game, seats, n, device, seed=seed, checked=False)
        self.turn, self.seats, self.n = shared(self.batch), seats, n
        self.words = torch.as_tensor(self.batch.words, device=device)
        self.kind = self.batch.lanes().dtype

    def lay(self, words: Tensor) -> None:
        """Other games on the first places; what is seen of them."""
        self.words[: len(words)] = words
        self.batch.play(0)

    def step(self, actions: Tensor) -> None:
        if self.batch.device == "cuda":
            self.batch.step(actions.int(), torch.cuda.current_stream().cuda_stream)
        else:
            self.batch.step(actions.int().numpy())


def player(file: Any, device: str) -> Player:
    """A network in batches: in half precision on a GPU."""
    kept = files.trained(file)
    seen, actions, seats = len(kept["mean"]), len(kept["policy_bias"]), len(kept["values_bias"]) // 2
    model = Model(seen, actions, seats, len(kept["first_bias"]), len(kept["inner"]), kept["wide"].tolist())
    model.load_state_dict(state(kept))
    model.to(device).requires_grad_(False)

    def rate(observations: Tensor, masks: Tensor) -> Tensor:
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda", cache_enabled=False):
            chances: Tensor = model(model.features(observations), masks)[0]
        return chances

    fused = compiled(rate) if device == "cuda" else rate
    return lambda turn: fused(turn.observations, turn.masks)
