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


def main(iterations: int) -> None:
    openspiel.register()
    game = pyspiel.load_game(openspiel.registered_as("caramba"), {"begin": str(BEGIN)})
    solver = cfr.CFRPlusSolver(game)
    for done in range(iterations + 1):
        if done in (0, iterations) or done & (done - 1) == 0:
            left = exploitability.exploitability(game, solver.average_policy())
            print(f"{done:>4} iterations: exploitability {left:.4f} wins")
        if done < iterations:
            solver.evaluate_and_update_policy()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 8)
