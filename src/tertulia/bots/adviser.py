"""Who thinks for people, about hints and mistakes: the strongest search that a table has."""

from collections.abc import Mapping
from dataclasses import dataclass

from tertulia.bots.champion import champion_file
from tertulia.bots.guided import GuidedSearch
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.search import Budget, Search
from tertulia.core.game import Game

TOLD = 1e-6
"""What playouts count at least: next to nothing, but there are some, and they tell what scores to expect."""


@dataclass(frozen=True, slots=True)
class Iterations:
    """How long it thinks: numbers and not times, so that the same question has the same answer."""

    alone: int
    led: int
    """Where a champion leads: fewer, since each takes longer and says more."""


def adviser(knowledge: Knowledge, seed: int | str, budget: Budget | Iterations) -> Search:
    """Led by the champion at tables of the kind that it learned."""
    led = learned(knowledge)
    if isinstance(budget, Iterations):
        budget = Budget(iterations=budget.led if led else budget.alone)
    return GuidedSearch(seed, budget, **settings(knowledge.game)) if led else Search(seed, budget)


def learned(knowledge: Knowledge) -> bool:
    """Whether there is a champion, and the table is as usual: others it has never seen."""
    game = knowledge.game
    usual = game.setup(knowledge.head["seats"], None, None).head(game.meta)
    return champion_file(game) is not None and {**knowledge.head} == usual


def settings(game: Game) -> Mapping[str, float]:
    """What differs from a champion that plays."""
    return {"playouts": max(TOLD, game.part("heuristics").PLAYOUTS)}
