"""What each of some actions is worth: every one searched by itself, all in the same imagined worlds.

The visits of one search say little about what it does not like. Here every action gets as many iterations
as any other, in a tree of its own that begins with it; equal seeds imagine equal worlds.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from tertulia.bots.guided import GuidedSearch
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.search import Budget, Search, Thinking

TO_THE_END = 99
"""Stages to look ahead: a chance is one to win the game, also where `hard` looks to the end of a race."""


def chances(
    knowledge: Knowledge, actions: Sequence[int], iterations: int, seed: str, led: bool = False
) -> dict[int, float]:
    """To win, after each action; `led` by the champion's network or by rules of thumb."""
    budget = Budget(iterations=iterations)
    search = GuidedSearch(seed, budget) if led else Search(seed, budget, horizon=TO_THE_END)
    return {action: chance(search.begin(knowledge, seed), action, iterations) for action in actions}


def chance(thinking: Thinking, action: int, iterations: int) -> float:
    thinking.plans[0].forced = action
    thinking.explore(iterations)
    return thinking.thoughts()[0].chance


def ranked(found: Mapping[int, float]) -> list[int]:
    """The best first."""
    return sorted(found, key=lambda action: (-found[action], action))


@dataclass(frozen=True, slots=True)
class Comparison:
    """Chances of some actions, once for each seed."""

    trials: tuple[Mapping[int, float], ...]

    def chance(self, action: int) -> float:
        return fmean(trial[action] for trial in self.trials)

    @property
    def order(self) -> list[int]:
        return ranked({action: self.chance(action) for action in self.trials[0]})

    @property
    def lead(self) -> float:
        """Of the best action over the next."""
        first, second = self.order[:2]
        return self.chance(first) - self.chance(second)

    @property
    def error(self) -> float:
        """Of the lead: its standard error, for the seeds are independent of each other."""
        first, second = self.order[:2]
        return stdev(trial[first] - trial[second] for trial in self.trials) / math.sqrt(len(self.trials))


def compare(
    knowledge: Knowledge,
    actions: Sequence[int],
    iterations: int,
    seeds: Sequence[str],
    enough: float,
    led: bool = False,
) -> Comparison:
    """Seed by seed; it stops when the lead is below `enough` after two of them or more."""
    trials: list[Mapping[int, float]] = []
    for seed in seeds:
        trials.append(chances(knowledge, actions, iterations, seed, led))
        if len(trials) > 1 and Comparison(tuple(trials)).lead < enough:
            break
    return Comparison(tuple(trials))
