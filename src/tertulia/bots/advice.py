"""Hints: the best few actions of a seat that has to decide, each with its numbers and a reason."""

from collections.abc import Sequence
from dataclasses import dataclass

from tertulia.bots import reasons
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.search import Budget, Search, Thought
from tertulia.core.contract import Action, Message

BUDGET = Budget(iterations=3000)
"""A number and not a time, so that the same question has the same answer whoever thinks about it."""
FEW = 3
CLEAR = 2
"""A lead of so many hundredths is more than luck in the search."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One action worth thinking about."""

    action: Action
    visits: int
    chance: float
    """To win, from 0 to 1."""
    score: float
    """Expected at the end; in `sombreros`, at the end of the race."""
    why: Message


def advise(knowledge: Knowledge, seed: int | str, budget: Budget = BUDGET) -> list[Advice]:
    """The best few, the best first. Equal seeds advise alike, unless the budget is a time."""
    thoughts = Search(seed, budget).think(knowledge)[:FEW]
    found = []
    for number, thought in enumerate(thoughts):
        action = knowledge.action(thought.action)
        why = reasons.why(knowledge, action) or compared(thoughts, number)
        found.append(Advice(action, thought.visits, thought.chance, thought.score, why))
    return found


def compared(thoughts: Sequence[Thought], number: int) -> Message:
    """What can always be said: how the imagined games went, beside those of the others."""
    mine = thoughts[number].chance
    others = [thought.chance for place, thought in enumerate(thoughts) if place != number]
    lead = round(100 * (mine - max(others))) if others else 0
    name = "better" if lead >= CLEAR else "less" if lead <= -CLEAR else "close"
    return Message(f"hint-{name}", {"chance": round(100 * mine), "lead": abs(lead)})
