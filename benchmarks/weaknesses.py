"""Where a champion that does not look ahead errs: `python benchmarks/weaknesses.py pamplona [--worst 6]`.

The puzzles that come with a game have one action that is clearly best, by searches that are longer than any
decision of a player. This asks the champion all of them, and judges what it chose instead with four times
10,000 iterations. Each is a position to look at, under the address that is printed.
"""

import argparse
import sys

from rich.progress import track

import tertulia
from tertulia.bots import bot
from tertulia.bots.knowledge import Knowledge
from tertulia.core.contract import Action
from tertulia.puzzles.comparing import Comparison, chances
from tertulia.puzzles.puzzle import Puzzle, known
from tertulia.puzzles.shipped import puzzles

ITERATIONS, SEEDS = 10_000, tuple(f"weakness {number}" for number in range(4))
Missed = tuple[Puzzle, Action]


def lost(knowledge: Knowledge, puzzle: Puzzle, choice: Action) -> float:
    """Of the chance to win, against the solution."""
    solution = knowledge.named(puzzle.solution)
    both = [solution.id, choice.id]
    found = Comparison(tuple(chances(knowledge, both, ITERATIONS, seed) for seed in SEEDS))
    return found.chance(solution.id) - found.chance(choice.id)


def missed(asked: list[Puzzle]) -> list[Missed]:
    found = []
    for puzzle in asked:
        choice = bot("champion", "weakness").choose(known(puzzle))
        if str(choice) != puzzle.solution:
            found.append((puzzle, choice))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--worst", type=int, default=6, help="so many are named (6)")
    given = parser.parse_args()
    asked = puzzles(tertulia.game(given.game))
    wrong = missed(asked)
    print(f"{given.game}: the champion misses {len(wrong)} of {len(asked)}")
    watched = sys.stderr.isatty()
    judged = [
        (lost(known(puzzle), puzzle, choice), puzzle, choice)
        for puzzle, choice in track(wrong, "judging", disable=not watched)
    ]
    for loss, puzzle, choice in sorted(judged, key=lambda found: -found[0])[: given.worst]:
        place = f"/puzzles/{given.game}/{puzzle.id}, {puzzle.seats} seats"
        print(f"{place}: {puzzle.solution} ({puzzle.motif}), not {choice}; {loss:.2f} lost")


if __name__ == "__main__":
    main()
