"""Opponents, by name. A bot gets what its seat may know, and nothing else."""

from typing import Protocol

from tertulia.bots.champion import Champion
from tertulia.bots.guided import GuidedSearch
from tertulia.bots.heuristic import Heuristic
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.names import BOTS, CHAMPION, HARD, RANDOM, offered, parse
from tertulia.bots.search import Search, Thought
from tertulia.bots.uniform import Uniform
from tertulia.core.contract import Action

__all__ = ["BOTS", "Bot", "GuidedSearch", "Knowledge", "Search", "Thought", "bot", "offered"]


class Bot(Protocol):
    """A mind for one seat of one match, or for one decision of it."""

    def choose(self, knowledge: Knowledge) -> Action: ...


def bot(name: str, seed: int | str) -> Bot:
    """A bot by its name (see `names`); equal seeds choose alike, unless the budget is a time."""
    wanted = parse(name)
    if wanted.level == RANDOM:
        return Uniform(seed)
    if wanted.level == HARD:
        return Search(seed, wanted.budget)
    if wanted.level == CHAMPION:
        return Champion() if wanted.budget is None else GuidedSearch(seed, wanted.budget)
    return Heuristic(seed, wanted.level, wanted.personality)
