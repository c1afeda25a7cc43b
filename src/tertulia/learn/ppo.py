"""One update: the decisions of a rollout, looked at a few times (proximal policy optimization).

Forced moves teach nothing and are left out. Gains are compared within tables of the same size, so that no
number of seats is learned at the expense of the others.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from tertulia.learn.rollout import MARGIN, WIN, Model, Rollout, Worth
from tertulia.learn.settings import Settings

LONGEST = 1.0
"""A longer gradient is shortened to this."""
FAINT = -50.0
"""Logarithms of chances below this count as this, where a chance is multiplied with its logarithm."""
MARGIN_COST = 0.25
"""Of a margin badly foretold, beside a win badly foretold."""


class Weighing(NamedTuple):
    """What counts how much in an update; it changes while training goes on."""

    entropy: float
    margin: float


class Decisions(NamedTuple):
    """Rows of a rollout."""

    features: Tensor
    masks: Tensor
    taken: Tensor
    chances: Tensor
    gains: Tensor
    wins: Tensor
    margins: Tensor


class Losses(NamedTuple):
    total: Tensor
    win: Tensor
    margin: Tensor
    entropy: Tensor
    moved: Tensor
    """How much the player changed since the rollout: half the mean square of its logarithms' changes."""


def weighed(gains: Tensor, choices: Tensor, slices: list[slice], margin: float) -> Tensor:
    """One number for each decision: win and margin, each of mean 0 and spread 1 within a number of seats."""
    result = torch.zeros_like(gains[..., 0])
    for where in slices:
        chosen = choices[:, where]
        for kind, weight in ((WIN, 1.0), (MARGIN, margin)):
            part = gains[:, where, kind]
            real = part[chosen]
            result[:, where] += weight * (part - real.mean()) / (real.std() + 1e-6)
    return result


def batches(
    rollout: Rollout, worth: Worth, gains: Tensor, choices: Tensor, rows: int, generator: torch.Generator
) -> Iterator[Decisions]:
    """All decisions that were a choice, in some order, so many rows at a time."""
    turns = rollout.turns
    columns = (rollout.features, turns.masks[:-1], rollout.taken, rollout.chances, gains, *worth[1:])
    flat = [column.flatten(0, 1) for column in columns]
    chosen = choices.flatten().nonzero()[:, 0]
    order = torch.randperm(len(chosen), generator=generator, device=chosen.device)
    rows = min(rows, len(chosen))
    for start in range(0, len(chosen) - rows + 1, rows):
        part = chosen[order[start : start + rows]]
        yield Decisions(*(column[part] for column in flat))


def losses(model: Model, some: Decisions, clip: float, weighing: Weighing) -> Losses:
    chances, wins, margins = model(some.features, some.masks)
    change = chances.gather(1, some.taken[:, None])[:, 0] - some.chances
    ratio = change.exp()
    gain = torch.minimum(ratio * some.gains, ratio.clamp(1 - clip, 1 + clip) * some.gains).mean()
    entropy = -(chances.exp() * chances.clamp(min=FAINT)).sum(-1).mean()
    win = -(some.wins * wins.clamp(min=FAINT)).sum(-1).mean()
    margin = functional.smooth_l1_loss(margins, some.margins)
    total = win + MARGIN_COST * margin - gain - weighing.entropy * entropy
    return Losses(total, win, margin, entropy, change.square().mean() / 2)


def update(
    model: Model,
    parameters: list[Tensor],
    optimizer: Any,
    rollout: Rollout,
    worth: Worth,
    learned: Tensor,
    slices: list[slice],
    settings: Settings,
    weighing: Weighing,
    generator: torch.Generator,
) -> Losses | None:
    """Learn from the decisions that were the learner's; the losses of the last rows."""
    choices = (rollout.turns.masks[:-1].sum(-1) > 1) & learned
    gains, found = weighed(worth.gains, choices, slices, weighing.margin), None
    for _ in range(settings.epochs):
        for some in batches(rollout, worth, gains, choices, settings.rows, generator):
            found = losses(model, some, settings.clip, weighing)
            optimizer.zero_grad(set_to_none=True)
            found.total.backward()
            nn.utils.clip_grad_norm_(parameters, LONGEST)
            optimizer.step()
    return found
