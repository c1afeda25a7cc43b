"""Decisions a second of a batch on the CPU, stepped from Python with masks and observations.

    python benchmarks/batch.py [--n 8192] [--threads 2] [--seconds 3] [--games GAME ...]

Every decision is drawn by `sample`, checked and played by `step`, and shown; the best of five runs.
"""

import argparse
import time

import tertulia
from tertulia.envs.batch import Batch

SEATS = 4
RUNS = 5


def steps_a_second(batch: Batch, seconds: float) -> float:
    start, steps = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        batch.step(batch.sample())
        steps += 1
    return steps / (time.perf_counter() - start)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--n", type=int, default=8192)
    arguments.add_argument("--threads", type=int, default=2)
    arguments.add_argument("--seconds", type=float, default=1.0)
    arguments.add_argument("--games", nargs="+", default=tertulia.GAMES)
    given = arguments.parse_args()
    for key in given.games:
        batch = Batch(key, SEATS, given.n, threads=given.threads)
        batch.play(500)  # the games drift apart: some begin, some end
        best = max(steps_a_second(batch, given.seconds) for _ in range(RUNS)) * given.n
        print(f"{key}: {best / 1e6:.1f} million decisions a second on {given.threads} threads", flush=True)


if __name__ == "__main__":
    main()
