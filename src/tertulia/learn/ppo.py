"""One update: the decisions of a rollout, looked at a few times (proximal policy optimization).

Forced moves teach nothing and are left out. Gains are compared within tables of the same size, so that no
number of seats is learned at the expense of the others.
"""

from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from tertulia.learn.rollout import MARGIN, WIN, Model, Rollout, Worth

FAINT = -50.0
"""Logarithms of chances below this count as this, where a chance is multiplied with its logarithm."""
MARGIN_COST = 0.25
"""Of a margin badly foretold, beside a win badly foretold."""


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


def moments(values: Tensor, chosen: Tensor) -> tuple[Tensor, Tensor]:
    """Mean and spread of those that are chosen; nobody has to wait for how many these are."""
    count = chosen.sum()
    mean = (values * chosen).sum() / count
    return mean, (((values - mean) * chosen).square().sum() / (count - 1)).sqrt()


def weighed(gains: Tensor, choices: Tensor, slices: list[slice], margin: Tensor) -> Tensor:
    """One number for each decision: win and margin, each of mean 0 and spread 1 within a number of seats."""
    result = torch.zeros_like(gains[..., 0])
    for where in slices:
        for kind, weight in ((WIN, 1.0), (MARGIN, margin)):
            part = gains[:, where, kind]
            mean, spread = moments(part, choices[:, where])
            result[:, where] += weight * (part - mean) / (spread + 1e-6)
    return result


def columns_of(rollout: Rollout, worth: Worth, gains: Tensor) -> Decisions:
    """All decisions of a rollout."""
    features, masks = rollout.features[:-1], rollout.turns.masks[:-1]
    columns = (features, masks, rollout.taken, rollout.chances, gains, *worth[1:])
    return Decisions(*(column.flatten(0, 1) for column in columns))


def parts(choices: Tensor, rows: int, generator: torch.Generator) -> Iterator[Tensor]:
    """Where all decisions are that were a choice, in some order, so many rows at a time."""
    chosen = choices.flatten().nonzero()[:, 0]
    order = torch.randperm(len(chosen), generator=generator, device=chosen.device)
    rows = min(rows, len(chosen))
    for start in range(0, len(chosen) - rows + 1, rows):
        yield chosen[order[start : start + rows]]


def losses(model: Model, decisions: Decisions, part: Tensor, clip: float, curiosity: Tensor) -> Losses:
    """Of some rows of all decisions."""
    some = Decisions(*(column[part] for column in decisions))
    chances, wins, margins = model(some.features, some.masks)
    change = chances.gather(1, some.taken[:, None])[:, 0] - some.chances
    ratio = change.exp()
    gain = torch.minimum(ratio * some.gains, ratio.clamp(1 - clip, 1 + clip) * some.gains).mean()
    entropy = -(chances.exp() * chances.clamp(min=FAINT)).sum(-1).mean()
    win = -(some.wins * wins.clamp(min=FAINT)).sum(-1).mean()
    margin = functional.smooth_l1_loss(margins, some.margins)
    total = win + MARGIN_COST * margin - gain - curiosity * entropy
    return Losses(total, win, margin, entropy, change.square().mean() / 2)
