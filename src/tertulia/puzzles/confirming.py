"""Whether a puzzle is still one when its actions are looked at for longer."""

from dataclasses import dataclass

from tertulia.puzzles.comparing import Comparison, chances, compare, ranked
from tertulia.puzzles.judging import ITERATIONS, LOOKS, SEEDS
from tertulia.puzzles.puzzle import CLEAR, Puzzle, known

NEVER = -1.0
"""A lead that no comparison falls below."""


@dataclass(frozen=True, slots=True)
class Confirmed:
    """What a longer look says."""

    puzzle: Puzzle
    best: str
    chance: float
    lead: float
    """Of the solution over the best other action; below 0 if another one is better."""

    @property
    def right(self) -> bool:
        """The solution is the best action."""
        return self.lead > 0

    @property
    def clear(self) -> bool:
        """And by as much as a puzzle asks for."""
        return self.lead >= CLEAR


def confirm(puzzle: Puzzle, times: float, seed: str) -> Confirmed:
    """Look again from the start, at every legal action, with so many times the iterations."""
    knowledge = known(puzzle)
    solution = knowledge.named(puzzle.solution).id
    actions = [action.id for action in knowledge.legal]
    for number, look in enumerate(LOOKS):
        order = ranked(chances(knowledge, actions, round(look.iterations * times), f"{seed} look {number}"))
        actions = list({solution: 0, **dict.fromkeys(order[: look.left])})
    seeds = [f"{seed} {number}" for number in range(SEEDS)]
    found = compare(knowledge, actions, round(ITERATIONS * times), seeds, NEVER)
    best = knowledge.action(found.order[0])
    return Confirmed(puzzle, str(best), found.chance(solution), lead_of(found, solution))


def lead_of(found: Comparison, solution: int) -> float:
    return found.chance(solution) - max(found.chance(one) for one in found.order if one != solution)
