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


ASIDE = 3
"""Steps of a GPU before one is recorded."""


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


def columns_of(rollout: Rollout, worth: Worth, gains: Tensor) -> list[Tensor]:
    """What `Decisions` are rows of."""
    masks = rollout.turns.masks[:-1]
    columns = (rollout.features, masks, rollout.taken, rollout.chances, gains, *worth[1:])
    return [column.flatten(0, 1) for column in columns]


def parts(choices: Tensor, rows: int, generator: torch.Generator) -> Iterator[Tensor]:
    """Where all decisions are that were a choice, in some order, so many rows at a time."""
    chosen = choices.flatten().nonzero()[:, 0]
    order = torch.randperm(len(chosen), generator=generator, device=chosen.device)
    rows = min(rows, len(chosen))
    for start in range(0, len(chosen) - rows + 1, rows):
        yield chosen[order[start : start + rows]]


def losses(model: Model, some: Decisions, clip: float, curiosity: Tensor) -> Losses:
    chances, wins, margins = model(some.features, some.masks)
    change = chances.gather(1, some.taken[:, None])[:, 0] - some.chances
    ratio = change.exp()
    gain = torch.minimum(ratio * some.gains, ratio.clamp(1 - clip, 1 + clip) * some.gains).mean()
    entropy = -(chances.exp() * chances.clamp(min=FAINT)).sum(-1).mean()
    win = -(some.wins * wins.clamp(min=FAINT)).sum(-1).mean()
    margin = functional.smooth_l1_loss(margins, some.margins)
    total = win + MARGIN_COST * margin - gain - curiosity * entropy
    return Losses(total, win, margin, entropy, change.square().mean() / 2)


class Learner:
    """Takes steps of the optimizer.

    A GPU is told once what a step is and then repeats it (a CUDA graph): to tell takes longer than to do.
    """

    def __init__(self, model: Model, parameters: list[Tensor], optimizer: Any, clip: float) -> None:
        self.model, self.parameters, self.optimizer, self.clip = model, parameters, optimizer, clip
        self.columns: list[Tensor] = []
        self.graph: Any = None

    def step(self, part: Tensor, entropy: Tensor) -> Losses:
        """Learn from these rows."""
        some = Decisions(*(column[part] for column in self.columns))
        found = losses(self.model, some, self.clip, entropy)
        self.optimizer.zero_grad(set_to_none=True)
        found.total.backward()
        nn.utils.clip_grad_norm_(self.parameters, LONGEST)
        self.optimizer.step()
        return found

    def hold(self, columns: list[Tensor]) -> None:
        """What the next steps look at; always in the same memory, because that is what a GPU was told."""
        if self.columns:
            for own, new in zip(self.columns, columns, strict=True):
                if own.data_ptr() != new.data_ptr():
                    own.copy_(new)
        else:
            self.columns = columns

    def learn(self, part: Tensor, entropy: float) -> Losses:
        if not part.is_cuda:
            return self.step(part, torch.tensor(entropy))
        if self.graph is None:
            self._record(part, entropy)
        self.entropy.fill_(entropy)
        if len(part) != len(self.part):  # fewer than a step wants
            return self.step(part, self.entropy)
        self.part.copy_(part)
        self.graph.replay()
        return self.found

    def _record(self, part: Tensor, entropy: float) -> None:
        """After some steps aside, as PyTorch wants it."""
        self.part, self.entropy = part.clone(), torch.tensor(entropy, device=part.device)
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(ASIDE):
                self.step(self.part, self.entropy)
        torch.cuda.current_stream().wait_stream(aside)
        self.optimizer.zero_grad(set_to_none=True)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.found = self.step(self.part, self.entropy)


def update(
    learner: Learner,
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
    learner.hold(columns_of(rollout, worth, gains))
    for _ in range(settings.epochs):
        for part in parts(choices, settings.rows, generator):
            found = learner.learn(part, weighing.entropy)
    return found
