"""Hints: the best few actions of a seat that has to decide, each with its numbers and a reason."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tertulia.bots import reasons
from tertulia.bots.adviser import Iterations, adviser
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.search import Budget, Thought
from tertulia.core.contract import Action, Message

BUDGET = Iterations(alone=3000, led=1000)
FEW = 3


@dataclass(frozen=True, slots=True)
class Advice:
    """One action worth thinking about."""

    action: Action
    visits: int
    chance: float
    """To win, from 0 to 1; nothing after the best has a higher one."""
    score: float
    """Expected at the end; in `sombreros`, at the end of the race."""
    why: Message | None
    """In terms of the game; None if it gives no reasons."""


def advise(knowledge: Knowledge, seed: int | str, budget: Budget | Iterations = BUDGET) -> list[Advice]:
    """The best few, the best first. Equal seeds advise alike, unless the budget is a time."""
    thoughts = ranked(adviser(knowledge, seed, budget).think(knowledge)[:FEW])
    actions = [knowledge.action(thought.action) for thought in thoughts]
    found = []
    for action, thought in zip(actions, thoughts, strict=True):
        rival = next((other for other in actions if other is not action), None)
        why = reasons.why(knowledge, action, rival)
        found.append(Advice(action, thought.visits, thought.chance, thought.score, why))
    return found


def ranked(thoughts: Sequence[Thought]) -> list[Thought]:
    """What the search recommends, and then the others by chance, none of which claims more.

    What had fewer visits may look better by luck alone.
    """
    best, *others = thoughts
    capped = [replace(other, chance=min(other.chance, best.chance)) for other in others]
    return [best, *sorted(capped, key=lambda other: -other.chance)]
