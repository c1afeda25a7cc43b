"""How fast the environments are: `python benchmarks/envs.py`.

Uniform random play from a Python loop on one core, as a user would write it. A move is a decision or a
chance event. The best of some repeats counts, for the machine may be busy.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import tertulia
from tertulia.envs.gymnasium import SoloEnv
from tertulia.envs.pettingzoo import env
from tertulia.envs.table import Table

Play = Callable[[int], tuple[int, int]]
"""One game of a seed: its decisions and its chance events."""


def table(key: str, seats: int, seen: bool) -> Play:
    """The legal actions are at hand, so one is drawn from them."""
    game, rng = Table(key, seats, 0, seen=seen), random.Random(1).random

    def play(seed: int) -> tuple[int, int]:
        legal, step = game.legal, game.step
        count, decisions = game.reset(seed), 0
        while count:
            count = step(legal[int(rng() * count)])
            decisions += 1
        return decisions, game.events

    return play


def pettingzoo(key: str, seats: int) -> Play:
    """`last` and `step`, with an action drawn from the mask."""
    turns, rng = env(key, seats=seats), random.Random(1).random

    def play(seed: int) -> tuple[int, int]:
        turns.reset(seed=seed)
        decisions = 0
        for _ in turns.agent_iter():
            _, _, over, _, info = turns.last()
            if over:
                break
            legal = np.flatnonzero(info["action_mask"])
            turns.step(legal[int(rng() * len(legal))])
            decisions += 1
        return decisions, turns.unwrapped.table.events

    return play


def gymnasium(key: str, seats: int) -> Play:
    """Steps of one seat; the bots' decisions between them are not counted."""
    solo, rng = SoloEnv(key, seats=seats, bots="medium"), random.Random(1).random

    def play(seed: int) -> tuple[int, int]:
        _, info = solo.reset(seed=seed)
        over, decisions = False, 0
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = solo.step(legal[int(rng() * len(legal))])
            decisions += 1
        return decisions, solo.table.events

    return play


def rate(play: Play, seconds: float, repeats: int) -> dict[str, float]:
    """Decisions and moves a CPU second, in the best of some repeats."""
    play(0)
    best = {"decisions_per_second": 0.0, "moves_per_second": 0.0}
    for _ in range(repeats):
        begin, spent, seed, decisions, events = time.process_time(), 0.0, 0, 0, 0
        while spent < seconds:
            game = play(seed)
            seed, decisions, events = seed + 1, decisions + game[0], events + game[1]
            spent = time.process_time() - begin
        found = {
            "decisions_per_second": decisions / spent,
            "moves_per_second": (decisions + events) / spent,
        }
        best = max(best, found, key=lambda row: row["decisions_per_second"])
    return best


def measured(key: str, seats: int, seconds: float, repeats: int) -> dict[str, Any]:
    plays = {
        "Table": table(key, seats, seen=False),
        "Table, with observations": table(key, seats, seen=True),
        "PettingZoo": pettingzoo(key, seats),
        "Gymnasium, against medium": gymnasium(key, seats),
    }
    return {name: rate(play, seconds, repeats) for name, play in plays.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a repeat")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    rows = {key: measured(key, wanted.seats, wanted.seconds, wanted.repeats) for key in tertulia.GAMES}
    if wanted.json:
        print(json.dumps(rows, indent=2))
        return
    for key, rates in rows.items():
        for name, found in rates.items():
            decisions, moves = found["decisions_per_second"] / 1e6, found["moves_per_second"] / 1e6
            print(f"{key}: {name}: {decisions:.2f} million decisions/s, {moves:.2f} million moves/s")


if __name__ == "__main__":
    main()
