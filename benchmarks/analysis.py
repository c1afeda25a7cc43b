"""How long the analysis of a whole game takes on one core.

python benchmarks/analysis.py [--seats 4] [--games 3]
"""

import argparse
import time

import tertulia
from tertulia.bots import analysis
from tertulia.bots.matches import play
from tertulia.core import record as records


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=3)
    wanted = parser.parse_args()
    for key in tertulia.GAMES:
        for number in range(wanted.games):
            print(measured(key, wanted.seats, number))


def measured(key: str, seats: int, number: int) -> str:
    """Processor time, so that other work on the machine does not count."""
    match = play(tertulia.game(key).start(seats, seed=number), ["medium"] * seats, number)
    _, decisions = analysis.of_record(records.parse(match.record()))
    analysis.judge(decisions[0])  # compiled and loaded before it is measured
    begin = time.process_time()
    for decision in decisions:
        analysis.judge(decision)
    seconds = time.process_time() - begin
    return f"{key}, {seats} seats, game {number}: {len(decisions)} decisions in {seconds:.1f} s"


if __name__ == "__main__":
    main()
