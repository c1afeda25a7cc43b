"""Solve a small auction with OpenSpiel's CFR+: `python examples/openspiel_cfr.py [ITERATIONS]`.

One auction of Caramba! (2005) with hidden cards, from `endgames/caramba.json`. Exploitability is what a
perfect opponent would win against the average strategy; it goes to 0.
Needs `pip install 'tertulia[openspiel]'`.
"""

import sys
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

from tertulia.envs import openspiel

BEGIN = Path(__file__).parent / "endgames/caramba.json"


def solve(iterations: int) -> list[float]:
    """The exploitability at the beginning, at each doubling from 2 on, and at the end, in wins."""
    openspiel.register()
    game = pyspiel.load_game(openspiel.registered_as("caramba"), {"begin": str(BEGIN)})
    solver, found = cfr.CFRPlusSolver(game), []
    for done in range(iterations + 1):
        if done > 0:
            solver.evaluate_and_update_policy()
        if done == iterations or (done != 1 and done & (done - 1) == 0):
            found.append(exploitability.exploitability(game, solver.average_policy()))
            print(f"{done:>4} iterations: exploitability {found[-1]:.4f} wins")
    return found


if __name__ == "__main__":
    solve(int(sys.argv[1]) if len(sys.argv) > 1 else 8)
