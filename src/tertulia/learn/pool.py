"""Older selves: whoever plays only against itself may forget how to beat what it once was."""

import random
from collections.abc import Mapping
from copy import deepcopy

import torch
from torch import Tensor

from tertulia.learn.model import Model
from tertulia.learn.rollout import NOBODY

EVERY = 20
"""Updates between two selves that are kept."""
MOST = 12
"""Selves that are kept; a new one then replaces any of them, so that few very old ones are left."""


class Pool:
    """Selves of this session, and the one whose turn it is to play."""

    def __init__(self, model: Model, rng: random.Random, fixed: bool = False) -> None:
        """`fixed`: the model as it is now plays all the time."""
        self.elder, self.rng, self.fixed = deepcopy(model), rng, fixed
        self.elder.requires_grad_(False)
        self.selves: list[dict[str, Tensor]] = []

    def answer(self, features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """What is thought of a turn. Selves draw by chance; a fixed one takes its favourite, as bots do."""
        chances, wins, margins = self.elder(features, masks)
        return favourite(chances) if self.fixed else chances, wins, margins

    def look_back(self, updates: int, state: Mapping[str, Tensor]) -> None:
        """Keep the self of now if it is time, and let any of those that were kept play."""
        if self.fixed:
            return
        if not self.selves or updates % EVERY == 0:
            self._keep({name: part.detach().clone() for name, part in state.items()})
        self.elder.load_state_dict(self.rng.choice(self.selves))

    def _keep(self, state: dict[str, Tensor]) -> None:
        if len(self.selves) < MOST:
            self.selves.append(state)
        else:
            self.selves[self.rng.randrange(MOST)] = state


def favourite(chances: Tensor) -> Tensor:
    """Logarithms of chances: all of it for the likeliest action."""
    return torch.zeros_like(chances).masked_fill(chances < chances.amax(-1, keepdim=True), NOBODY)
