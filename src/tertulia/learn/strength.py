"""How strong a network is: it sits among bots, at every seat in turn, with the same deals every time.

Needs no PyTorch: a network is read from its file and answers as a champion does. Beside a GPU that trains,
processes play on the CPU's cores; without them the games are played here and now.
"""

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from tertulia.bots.champion import Mind
from tertulia.bots.networks import files
from tertulia.envs.opponents import opponents
from tertulia.envs.table import Table

SURE = 1.96
"""Deviations on either side of a mean: 95 %."""


@dataclass(frozen=True, slots=True)
class Test:
    """A network among bots of one kind."""

    game: str
    seats: int
    bot: str
    deals: int
    seed: str = "held out"


def shares(network: Path, test: Test, first: int, last: int) -> list[float]:
    """By deal: the mean share of the win over all seats, times the seats. 1 is an equal share."""
    mind = Mind(files.read(network))
    table = Table(test.game, test.seats, 0, seen=True)
    others = opponents(table, test.bot)
    return [
        sum(won(mind, table, others, deal, seat, test.seed) for seat in range(test.seats))
        for deal in range(first, last)
    ]


def won(mind: Mind, table: Table, others: Any, deal: int, seat: int, seed: str) -> float:
    """The share of the win in one game."""
    table.reset(f"{seed} {deal}")
    others.begin(deal)
    count = others.answer(seat)
    while count:
        action = table.legal[0]
        if count > 1:
            action = mind.best(table.observation, np.array(table.legal[:count]))
        count = table.step(action)
        if count:
            count = others.answer(seat)
    return table.wins[seat]


def estimate(found: Sequence[float]) -> dict[str, float]:
    """Times an equal share, with what lies on either side of it at 95 %."""
    beside = SURE * float(np.std(found, ddof=1)) / len(found) ** 0.5 if len(found) > 1 else float("nan")
    return {"times": round(float(np.mean(found)), 4), "beside": round(beside, 4), "deals": len(found)}


Told = dict[str, Any]


class Judge:
    """Puts one network after the other to the same tests."""

    def __init__(self, tests: Sequence[Test], processes: int, tell: Callable[[Told], None]) -> None:
        """`tell` hears of a network's strength, with what was said of it when it was handed in."""
        self.tests, self.processes, self.tell = tests, processes, tell
        self.pool: Executor | None = None
        if processes:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(processes, context)
        self.about: Told = {}
        self.waiting: list[list[Future[list[float]]]] = []

    @property
    def busy(self) -> bool:
        return any(not part.done() for parts in self.waiting for part in parts)

    def hand_in(self, network: Path, about: Told) -> None:
        """Begin with the tests of a network; the file must stay until they are over."""
        self.about = about
        if self.pool is None:
            self._say([shares(network, test, 0, test.deals) for test in self.tests])
            return
        self.waiting = [self._begin(self.pool, network, test) for test in self.tests]

    def _begin(self, pool: Executor, network: Path, test: Test) -> list[Future[list[float]]]:
        cuts = np.linspace(0, test.deals, self.processes + 1).astype(int).tolist()
        return [pool.submit(shares, network, test, first, last) for first, last in pairwise(cuts)]

    def collect(self, patient: bool = False) -> None:
        """Tell what is known by now; if `patient`, wait for it."""
        if self.waiting and (patient or not self.busy):
            found = [[share for part in parts for share in part.result()] for parts in self.waiting]
            self.waiting = []
            self._say(found)

    def _say(self, found: Sequence[Sequence[float]]) -> None:
        results = [
            {"seats": test.seats, "bot": test.bot, **estimate(some)}
            for test, some in zip(self.tests, found, strict=True)
        ]
        self.tell({**self.about, "strength": results})

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
