"""Games that the model plays against itself, and what its decisions turned out to be worth."""

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from tertulia.envs.lanes import Turn
from tertulia.learn.crowd import Crowd

Read = Callable[[Tensor], Tensor]
Model = Callable[[Tensor, Tensor], tuple[Tensor, Tensor, Tensor]]
WIN, MARGIN = 0, 1
NOBODY = -1e9


class Rollout(NamedTuple):
    """Some turns of all games and the one after, and what was decided in them."""

    turns: Turn
    features: Tensor
    """What the model reads out of the observations, in the precision it reads with."""
    taken: Tensor
    """Actions."""
    chances: Tensor
    """Logarithms of the chances they had."""
    values: Tensor
    """What the actor expected: its chance to win, and its margin."""

    @classmethod
    def blank(cls, crowd: Crowd, steps: int, features: int, half: bool) -> "Rollout":
        def zeros(kind: Any, *more: int) -> Tensor:
            return torch.zeros(steps, crowd.count, *more, dtype=kind, device=crowd.device)

        kind = torch.bfloat16 if half else torch.float32
        return cls(
            turns=crowd.blank(steps + 1),
            features=zeros(kind, features),
            taken=zeros(torch.long),
            chances=zeros(torch.float32),
            values=zeros(torch.float32, 2),
        )

    def at(self, step: int) -> Turn:
        return Turn(*(part[step] for part in self.turns))


class Worth(NamedTuple):
    """What decisions turned out to be worth; all by step and game."""

    gains: Tensor
    """More than was expected: of the win, and of the margin."""
    wins: Tensor
    """By seat from the actor's on: the shares to be foretold."""
    margins: Tensor


@torch.no_grad()  # type: ignore[untyped-decorator]
def play(
    crowd: Crowd, read: Read, model: Model, elder: Model, rollout: Rollout, generator: torch.Generator
) -> Any:
    """Fill the rollout; what the model expects for all seats in the turn after it.

    `elder` is an older self, which plays where the crowd says so.
    """
    crowd.copy(rollout.at(0))
    for step in range(len(rollout.taken)):
        turn = rollout.at(step)
        rollout.features[step] = read(turn.observations)
        chances, wins, margins = model(rollout.features[step], turn.masks)
        if len(crowd.pooled):
            chances = with_elder(crowd, chances, turn, rollout.features[step], elder)
        action = drawn(chances, generator)
        rollout.taken[step] = action
        rollout.chances[step] = chances.gather(1, action[:, None])[:, 0]
        rollout.values[step, :, WIN], rollout.values[step, :, MARGIN] = wins[:, 0].exp(), margins[:, 0]
        crowd.step(action.int())
        crowd.copy(rollout.at(step + 1))
    after = rollout.at(-1)
    _, wins, margins = model(read(after.observations), after.masks)
    return torch.stack([wins.exp(), margins], -1)


def with_elder(crowd: Crowd, chances: Tensor, turn: Turn, features: Tensor, elder: Model) -> Tensor:
    """Logarithms of chances, those of an older self where it decides."""
    where = crowd.pooled
    other, _, _ = elder(features[where], turn.masks[where])
    learned = crowd.learned(turn.actors)[where, None]
    return chances.index_copy(0, where, torch.where(learned, chances[where], other))


def drawn(chances: Tensor, generator: torch.Generator) -> Tensor:
    """An action for every game, from logarithms of chances (Gumbel's way)."""
    noise = torch.empty_like(chances).exponential_(generator=generator)
    return (chances - noise.log()).argmax(-1)


def margins_of(points: Tensor, present: Tensor) -> Tensor:
    """The own score less the best of the others, by seat."""
    points = points.masked_fill(~present, NOBODY)
    best, second = points.topk(2, dim=-1).values.split(1, dim=-1)
    margins = torch.where(points == best, points - second, points - best)
    return margins.masked_fill(~present, 0.0)


@torch.no_grad()  # type: ignore[untyped-decorator]
def judge(rollout: Rollout, after: Tensor, seats: Tensor, trace: float, spread: Tensor) -> Worth:
    """From the end to the beginning, seat by seat: a decision is judged by the next one of its seat.

    Where there is none in the rollout, by what the actor of the turn after it expects for that seat.
    """
    turns, most = rollout.turns, rollout.turns.rewards.shape[-1]
    order = torch.arange(most, device=seats.device)
    present, games = order < seats[:, None], torch.arange(len(seats), device=seats.device)
    ends = torch.stack([turns.rewards, margins_of(turns.points, present) / spread], -1)
    sequel = expected(after, turns.actors[-1], seats) * present[..., None]
    goal, trail = sequel.clone(), torch.zeros_like(sequel)
    gains = torch.zeros_like(rollout.values)
    goals = torch.zeros(*gains.shape[:2], most, 2, device=seats.device)
    for step in reversed(range(len(gains))):
        over, actor, value = turns.dones[step + 1, :, None, None], turns.actors[step], rollout.values[step]
        sequel, goal = (torch.where(over, ends[step + 1], part) for part in (sequel, goal))
        trail = trail.masked_fill(over, 0)
        gains[step] = sequel[games, actor] - value + trace * trail[games, actor]
        sequel[games, actor], trail[games, actor] = value, gains[step]
        goal[games, actor] = value + gains[step]
        goals[step] = goal[games[:, None], (actor[:, None] + order) % seats[:, None]] * present[..., None]
    return Worth(gains, goals[..., WIN], goals[..., MARGIN])


def expected(after: Tensor, actors: Tensor, seats: Tensor) -> Tensor:
    """By seat, what was expected by the seats from the actor's on."""
    order = torch.arange(after.shape[1], device=after.device)
    places = (order - actors[:, None]) % seats[:, None]
    return after.gather(1, places[..., None].expand_as(after))
