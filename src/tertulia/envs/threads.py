"""All cores at once: native loops that let go of Python's lock, each over a slice of the games."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from tertulia.core.engine import NATIVE, rule

P = ParamSpec("P")
R = TypeVar("R")

SMALLEST = 64
"""Games for which another thread is worth waking."""


def released(function: Callable[P, R]) -> Callable[P, R]:
    """A rule that runs without Python's lock, so that several threads can be inside."""
    compiled: Any = rule(function)
    if NATIVE:
        compiled.targetoptions["nogil"] = True
    result: Callable[P, R] = compiled
    return result


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Crew:
    """Threads that share the games of a batch; thread number k always has the same slice."""

    def __init__(self, games: int, threads: int | None) -> None:
        wanted = cores() if threads is None else threads
        self.size = max(1, min(wanted, games // SMALLEST))
        self.edges = [games * place // self.size for place in range(self.size + 1)]
        self.pool = ThreadPoolExecutor(self.size) if self.size > 1 else None

    def run(self, work: Callable[[int, int, int], None]) -> None:
        """`work(thread, first, last)` for every slice; back when all are done."""
        slices = [(place, self.edges[place], self.edges[place + 1]) for place in range(self.size)]
        if self.pool is None:
            work(*slices[0])
            return
        waiting = [self.pool.submit(work, *part) for part in slices[1:]]
        work(*slices[0])
        for part in waiting:
            part.result()
