"""Games that the model plays against itself, and what its decisions turned out to be worth."""

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from tertulia.envs.lanes import Turn
from tertulia.learn.crowd import Crowd

Model = Callable[[Tensor, Tensor], tuple[Tensor, Tensor, Tensor]]
WIN, MARGIN = 0, 1
NOBODY = -1e9


class Rollout(NamedTuple):
    """Some turns of all games and the one after, and what was decided in them."""

    turns: Turn
    features: Tensor
    """What the model reads out of the observations of all turns, in the precision it reads with."""
    taken: Tensor
    """Actions."""
    chances: Tensor
    """Logarithms of the chances they had."""
    values: Tensor
    """What the actor expected: its chance to win, and its margin."""
    choices: Tensor
    """Whether there was one."""

    @classmethod
    def blank(cls, crowd: Crowd, steps: int, features: int, half: bool) -> "Rollout":
        def zeros(kind: Any, *more: int) -> Tensor:
            return torch.zeros(steps, crowd.count, *more, dtype=kind, device=crowd.device)

        kind = torch.bfloat16 if half else torch.float32
        return cls(
            turns=crowd.blank(steps + 1),
            features=torch.zeros(steps + 1, crowd.count, features, dtype=kind, device=crowd.device),
            taken=zeros(torch.long),
            chances=zeros(torch.float32),
            values=zeros(torch.float32, 2),
            choices=zeros(torch.bool),
        )

    def at(self, step: int) -> Turn:
        return Turn(*(part[step] for part in self.turns))


class Decided(NamedTuple):
    """What the model does in a turn of all games."""

    taken: Tensor
    chances: Tensor
    expected: Tensor
    """By seat from the actor's on: the chance to win, and the margin."""
    choices: Tensor


class Worth(NamedTuple):
    """What decisions turned out to be worth; all by step and game."""

    gains: Tensor
    """More than was expected: of the win, and of the margin."""
    wins: Tensor
    """By seat from the actor's on: the shares to be foretold."""
    margins: Tensor


def decide(crowd: Crowd, model: Model, elder: Model, turn: Turn, features: Tensor, noise: Tensor) -> Decided:
    """Actions drawn by their chances, by exponential noise for each (Gumbel's way).

    `elder` is an older self, which plays where the crowd says so.
    """
    chances, wins, margins = model(features, turn.masks)
    if len(crowd.pooled):
        chances = with_elder(crowd, chances, turn, features, elder)
    taken = (chances - noise.log()).argmax(-1)
    expected = torch.stack([wins.exp(), margins], -1)
    return Decided(taken, chances.gather(1, taken[:, None])[:, 0], expected, turn.masks.sum(-1) > 1)


@torch.no_grad()  # type: ignore[untyped-decorator]
def play(
    crowd: Crowd,
    read: Callable[[Tensor, Tensor], None],
    decide: Callable[[Turn, Tensor, Tensor], Decided],
    rollout: Rollout,
    generator: torch.Generator,
) -> Tensor:
    """Fill the rollout; what the model expects for all seats in the turn after it.

    `read` writes features of observations; `decide` looks at a turn, its features and some noise.
    """
    crowd.copy(rollout.at(0))
    noise = torch.empty(rollout.turns.masks.shape[1:], device=crowd.device)
    for step in range(len(rollout.taken)):
        turn, features = rollout.at(step), rollout.features[step]
        read(turn.observations, features)
        found = decide(turn, features, noise.exponential_(generator=generator))
        rollout.taken[step], rollout.chances[step] = found.taken, found.chances
        rollout.values[step], rollout.choices[step] = found.expected[:, 0], found.choices
        crowd.step(found.taken.int())
        crowd.copy(rollout.at(step + 1))
    read(rollout.at(-1).observations, rollout.features[-1])
    return decide(rollout.at(-1), rollout.features[-1], noise).expected


def with_elder(crowd: Crowd, chances: Tensor, turn: Turn, features: Tensor, elder: Model) -> Tensor:
    """Logarithms of chances, those of an older self where it decides."""
    where = crowd.pooled
    other, _, _ = elder(features[where], turn.masks[where])
    learned = crowd.learned(turn.actors)[where, None]
    return chances.index_copy(0, where, torch.where(learned, chances[where], other))


def margins_of(points: Tensor, seats: Tensor) -> Tensor:
    """The own score less the best of the others, by seat; of so many seats in each game."""
    places = torch.arange(points.shape[-1], device=points.device)
    absent = places >= seats[:, None]
    points = points.masked_fill(absent, NOBODY)
    others = points[..., None, :].masked_fill(places[:, None] == places, NOBODY).amax(-1)
    return (points - others).masked_fill(absent, 0.0)


class Ahead(NamedTuple):
    """What is known of the rest of a rollout; by game, seat, and win or margin."""

    sequel: Tensor
    """What the seat will expect at its next decision, or get."""
    trail: Tensor
    """What that decision and those after it, weighed by the trace, will gain."""
    goal: Tensor
    """What there is to foretell."""


def back(
    ahead: Ahead, seats: Tensor, actor: Tensor, value: Tensor, over: Tensor, end: Tensor, trace: float
) -> tuple[Ahead, Tensor, Tensor]:
    """One step back, to a decision after which the game was over or not.

    What it gained, and what was to be foretold there by the actor, seat by seat.
    """
    own, over = (order(end) == actor[:, None])[..., None], over[:, None, None]
    sequel, goal = torch.where(over, end, ahead.sequel), torch.where(over, end, ahead.goal)
    trail = ahead.trail.masked_fill(over, 0)
    gain = (own * (sequel + trace * trail)).sum(1) - value
    found = ((value, sequel), (gain, trail), (value + gain, goal))
    ahead = Ahead(*(torch.where(own, new[:, None], old) for new, old in found))
    return ahead, gain, turned(ahead.goal, actor, seats)


@torch.no_grad()  # type: ignore[untyped-decorator]
def judge(
    rollout: Rollout, margins: Tensor, after: Tensor, seats: Tensor, trace: float, back: Any = back
) -> Worth:
    """From the end to the beginning, seat by seat: a decision is judged by the next one of its seat.

    Where there is none in the rollout, by what the actor of the turn after it expects for that seat.
    """
    turns = rollout.turns
    ends = torch.stack([turns.rewards, margins], -1)
    sequel = turned(after, -turns.actors[-1], seats)
    ahead = Ahead(sequel, torch.zeros_like(sequel), sequel.clone())
    gains, goals = torch.zeros_like(rollout.values), torch.zeros_like(ends[1:])
    for step in reversed(range(len(gains))):
        now = turns.actors[step], rollout.values[step], turns.dones[step + 1], ends[step + 1]
        ahead, gains[step], goals[step] = back(ahead, seats, *now, trace)
    return Worth(gains, goals[..., WIN], goals[..., MARGIN])


def order(what: Tensor) -> Tensor:
    """Numbers of all seats."""
    return torch.arange(what.shape[1], device=what.device)


def turned(what: Tensor, by: Tensor, seats: Tensor) -> Tensor:
    """By seat, counted from another one on; nothing where nobody sits."""
    places = (order(what) + by[:, None]) % seats[:, None]
    present = order(what) < seats[:, None]
    return what.gather(1, places[..., None].expand_as(what)) * present[..., None]
