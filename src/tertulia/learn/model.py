"""The network while it learns: as `bots.networks` describes it, in PyTorch."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from tertulia.bots.networks.shape import BOUND, EPSILON, MOST, WAVES, squeeze_table, wave_table

EVEN = 64
"""Matrices are filled up to multiples of this: a GPU multiplies such ones several times as fast."""
NEVER = -1e9
"""What an action is rated that is not allowed."""


def filled(count: int) -> int:
    """With the zeros that fill it up."""
    return -(-count // EVEN) * EVEN


def lookup(seen: int, wide: Sequence[int], count: int) -> dict[str, Tensor]:
    """How all features but the standardised ones are read: `table[starts + strides * seen[sources]]`.

    One formula for all columns takes a GPU two thirds of the time that one for each kind of them takes.
    """
    squeezed, waves = squeeze_table(), wave_table()
    table = np.concatenate([-squeezed[:0:-1], squeezed, waves[:0:-1].ravel(), waves.ravel(), [0]])
    waves_of_0 = 2 * MOST + 1 + MOST * WAVES
    columns = [(place, MOST, 1) for place in range(seen)]
    columns += [(place, waves_of_0 + wave, WAVES) for place in wide for wave in range(WAVES)]
    columns += [(0, len(table) - 1, 0)] * (count - seen - len(columns))
    sources, starts, strides = torch.tensor(columns, dtype=torch.int32).T.contiguous()
    told = torch.tensor(table, dtype=torch.float32)
    return {"table": told, "sources": sources, "starts": starts, "strides": strides}


class Finely(torch.autograd.Function):  # type: ignore[misc]
    """A product of matrices in half precision, told in full precision; its gradients are in half again."""

    @staticmethod
    def forward(ctx: Any, h: Tensor, weight: Tensor) -> Tensor:
        ctx.save_for_backward(h, weight)
        if h.is_cuda:
            return torch.mm(h, weight.T, out_dtype=torch.float32)
        with torch.autocast("cpu", enabled=False):
            return h.float() @ weight.float().T

    @staticmethod
    def backward(ctx: Any, slope: Tensor) -> tuple[Tensor, Tensor]:
        h, weight = ctx.saved_tensors
        slope = slope.bfloat16()
        return slope @ weight, slope.T @ h


class Block(nn.Module):  # type: ignore[misc]
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width, EPSILON)
        self.before, self.after = nn.Linear(width, width), nn.Linear(width, width)
        self.after.weight.data *= 0.1

    def forward(self, h: Tensor) -> Tensor:
        return h + self.after(torch.relu(self.before(self.norm(h))))


class Model(nn.Module):  # type: ignore[misc]
    """Features of what a seat observes in; what it thinks of all actions and of all seats' ends out."""

    def __init__(self, seen: int, actions: int, seats: int, width: int, blocks: int, wide: Sequence[int]):
        super().__init__()
        self.seats = seats
        self.register_buffer("mean", torch.zeros(seen))
        self.register_buffer("scale", torch.ones(seen))
        self.register_buffer("wide", torch.tensor([*wide], dtype=torch.long))
        self.first = nn.Linear(2 * seen + WAVES * len(wide), width)
        for name, part in lookup(seen, wide, self.count).items():
            self.register_buffer(name, part, persistent=False)
        self.blocks = nn.ModuleList([Block(width) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width, EPSILON)
        self.policy, self.values = nn.Linear(width, actions), nn.Linear(width, 2 * seats)
        self.policy.weight.data *= 0.01
        self.values.weight.data *= 0.1

    @property
    def count(self) -> int:
        """How many features it reads, with the zeros that fill them up."""
        return filled(self.first.in_features)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def features(self, seen: Tensor) -> Tensor:
        """What it reads out of observations; nothing in here learns, so once is enough."""
        near = ((seen - self.mean) * self.scale).clamp(-BOUND, BOUND)
        amounts = seen[:, self.sources].int().clamp(-MOST, MOST)
        return torch.cat([near, self.table[self.starts + self.strides * amounts]], -1)

    def forward(self, features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logarithms of the chances of all actions, and of the chances to win; margins."""
        weight = functional.pad(self.first.weight, (0, self.count - self.first.in_features))
        h = functional.linear(features, weight, self.first.bias)
        for block in self.blocks:
            h = block(h)
        ratings, wins, margins = self._heads(self.norm(h))
        return ratings.masked_fill(~masks, NEVER).log_softmax(-1), wins.log_softmax(-1), margins

    def _heads(self, h: Tensor) -> Any:
        """Ratings of all actions and of all seats to win; margins. Half precision is too coarse for these."""
        weight = torch.cat([self.policy.weight, self.values.weight])
        bias = torch.cat([self.policy.bias, self.values.bias])
        if torch.is_autocast_enabled(h.device.type):
            weight = functional.pad(weight, (0, 0, 0, filled(len(weight)) - len(weight)))
            told = Finely.apply(h.bfloat16(), weight.bfloat16())[:, : len(bias)]
        else:
            told = functional.linear(h, weight)
        return (told + bias).split([self.policy.out_features, self.seats, self.seats], -1)


def state(weights: Mapping[str, Any]) -> dict[str, Tensor]:
    """`weights` again as the state of a model."""
    parts: dict[str, Any] = {name: weights[name] for name in ("mean", "scale")}
    parts["wide"] = weights["wide"].astype(np.int64)
    for name in ("first", "policy", "values"):
        parts[f"{name}.weight"], parts[f"{name}.bias"] = weights[name].T, weights[f"{name}_bias"]
    for number, (pair, biases) in enumerate(zip(weights["inner"], weights["inner_bias"], strict=True)):
        for half, matrix, bias in zip(("before", "after"), pair, biases, strict=True):
            parts[f"blocks.{number}.{half}.weight"] = matrix.T
            parts[f"blocks.{number}.{half}.bias"] = bias
    norms = [*(f"blocks.{number}.norm" for number in range(len(weights["inner"]))), "norm"]
    for name, (factors, summands) in zip(norms, weights["norms"], strict=True):
        parts[f"{name}.weight"], parts[f"{name}.bias"] = factors, summands
    return {
        name: torch.tensor(part, dtype=torch.long if name == "wide" else torch.float32)
        for name, part in parts.items()
    }


def weights(state: Mapping[str, Tensor]) -> dict[str, Any]:
    """A model's state by the names of `bots.networks.shape.Network`."""
    kept = {name: value.detach().float().cpu().numpy() for name, value in state.items()}
    blocks = sum(name.endswith("before.weight") for name in kept)
    norms = [*(f"blocks.{number}.norm" for number in range(blocks)), "norm"]
    halves = [[f"blocks.{number}.{half}" for half in ("before", "after")] for number in range(blocks)]
    return {
        **{name: kept[name] for name in ("mean", "scale")},
        "wide": kept["wide"].astype(np.int32),
        **{name: kept[f"{name}.weight"].T for name in ("first", "policy", "values")},
        **{f"{name}_bias": kept[f"{name}.bias"] for name in ("first", "policy", "values")},
        "inner": np.stack([[kept[f"{name}.weight"].T for name in pair] for pair in halves]),
        "inner_bias": np.stack([[kept[f"{name}.bias"] for name in pair] for pair in halves]),
        "norms": np.stack([[kept[f"{name}.weight"], kept[f"{name}.bias"]] for name in norms]),
    }
