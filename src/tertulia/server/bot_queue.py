"""Who thinks next: those whose people wait go first, and everybody gets a fair share of the time."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from itertools import count

PEOPLE, NOBODY = 0, 1
"""Somebody waits for the answer; nobody does, or they have had their share already."""
GROUP_SHARE = 4
"""What one address may have together, in shares of one table."""
MANY = 1024


def free_of_charge(seconds: float) -> None:
    """For askers that nobody pays for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asker:
    """A table, or an analysis. `group`: the address that it is for; `weight`: its share beside a table's;
    `pay` is told how long it took."""

    key: str
    group: str = ""
    rank: int = PEOPLE
    weight: float = 1.0
    pay: Callable[[float], None] = free_of_charge


ANYBODY = Asker(key="")


@dataclass(order=True, slots=True)
class _Place:
    """The lowest is next: by rank, by how much time was had already, by who came first. `share` is what it
    was when we looked last; it only grows."""

    rank: int
    share: float
    number: int
    asker: Asker = field(compare=False)
    turn: "asyncio.Future[None]" = field(compare=False)


class Turns:
    """So many at once; the others wait. Whoever has had less time goes before whoever has had more.

    Time is counted as in start-time fair queueing: who comes after a pause begins where the others stand, so
    that nobody saves up time; and nobody pays for what they had while they were alone.
    """

    def __init__(self, at_once: int) -> None:
        self.at_once, self.free, self.now = at_once, at_once, 0.0
        self._line: list[_Place] = []
        self._had: dict[str, float] = {}
        self._numbers = count()

    @property
    def waiting(self) -> int:
        return sum(not place.turn.done() for place in self._line)

    @contextmanager
    def turn(self, asker: Asker) -> Iterator[None]:
        """Of somebody who has waited for it; it ends, and is paid for, with the block."""
        begin = time.monotonic()
        try:
            yield
        finally:
            self._charge(asker, time.monotonic() - begin)
            self._give_back()

    def hurry(self, key: str) -> None:
        """Somebody has come who waits for this table."""
        late = [place for place in self._line if place.asker.key == key and place.rank > PEOPLE]
        for place in late:  # it stands in line twice then, and is served once
            heappush(self._line, replace(place, rank=PEOPLE))

    async def wait(self, asker: Asker) -> None:
        """Until it is their turn."""
        turn = asyncio.get_running_loop().create_future()
        heappush(self._line, _Place(asker.rank, self._stand(asker), next(self._numbers), asker, turn))
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given in the same moment
                self._give_back()
            raise

    def _stand(self, asker: Asker) -> float:
        alone, together = self._had.get(asker.key, 0.0), self._had.get(f"group {asker.group}", 0.0)
        return max(self.now, alone, together)

    def _next(self) -> None:
        while self.free and self._line:
            place = heappop(self._line)
            if place.turn.done():
                continue
            share = self._stand(place.asker)
            if share > place.share:  # who asked for much at once has been served since
                heappush(self._line, replace(place, share=share))
                continue
            self.free -= 1
            self.now = max(self.now, place.share)
            place.turn.set_result(None)

    def _give_back(self) -> None:
        self.free += 1
        self._next()
        if self.free == self.at_once:  # where nobody waits, nobody is owed anything
            self.now, self._had = 0.0, {}

    def _charge(self, asker: Asker, seconds: float) -> None:
        asker.pay(seconds)
        self._add(asker.key, seconds / asker.weight)
        if asker.group:
            self._add(f"group {asker.group}", seconds / GROUP_SHARE)
        if len(self._had) > MANY:
            self._had = {key: had for key, had in self._had.items() if had > self.now}

    def _add(self, key: str, seconds: float) -> None:
        self._had[key] = max(self.now, self._had.get(key, 0.0)) + seconds
