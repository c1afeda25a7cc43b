"""How every peer is measured: on one core, by CPU time, in the best of some repeats."""

import argparse
import json
import os
import time
from collections.abc import Callable

Play = Callable[[], int]
"""Plays for a while; the number of decisions."""


def measure(rows: dict[str, Callable[[], Play]]) -> None:
    """Print the decisions a second of each row as a line of JSON, as soon as they are known."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=3)
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for name, ready in rows.items():
        play = ready()
        play()  # whatever is compiled, is compiled now
        print(json.dumps({"name": name, "rate": best(play, options.seconds, options.repeats)}), flush=True)


def best(play: Play, seconds: float, repeats: int) -> float:
    """CPU time, which other work on the machine does not stretch."""
    top = 0.0
    for _ in range(repeats):
        begin, decisions, spent = time.process_time(), 0, 0.0
        while spent < seconds:
            decisions += play()
            spent = time.process_time() - begin
        top = max(top, decisions / spent)
    return top
