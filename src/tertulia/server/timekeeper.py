"""Who keeps the time at a table: whose clock runs, since when it could, and when it is empty."""

import asyncio
import time
from collections.abc import Callable

from tertulia.server import log
from tertulia.server.clocks import ALLOWANCE, LOW, Thinking, since
from tertulia.server.discretion import PERSON, answer
from tertulia.server.table import Table


class Timekeeper:
    """`discretion`: how long, compared with usual, the table may take to answer for who has no choice."""

    def __init__(self, table: Table, discretion: float) -> None:
        self.table, self.discretion = table, discretion
        self.thinking: Thinking | None = None
        self.allowances: dict[int, float] = {}
        """What is left to each seat for a slow connection."""
        self.flag: asyncio.TimerHandle | None = None
        """Falls when the clock of whoever thinks has run out."""

    def asked(self) -> Thinking | None:
        """The decision whose time is measured, if there is one."""
        seat, version = self.table.on_clock(), self.table.version
        if seat is None:
            self.thinking = None
        elif self.thinking is None or (self.thinking.version, self.thinking.seat) != (version, seat):
            asked = time.monotonic() - since(self.table.moment, self.table.touched)
            allowance = self.allowances.get(seat, ALLOWANCE)
            self.thinking = Thinking(version, seat, asked, allowance, self._grace())
        return self.thinking

    def _grace(self) -> float:
        """Nobody's clock runs as long as the table may still answer for them."""
        discreet = self.table.match is not None and answer(self.table.match) is not None
        return self.discretion * PERSON[1] if discreet else 0.0

    def shown(self, seat: int, version: int) -> float | None:
        """The client of that seat shows what is asked: how long its clock had run by then. None: nobody
        asked, or it was said before."""
        thinking = self.asked()
        if thinking is None or thinking.shown is not None:
            return None
        if (thinking.seat, thinking.version) != (seat, version):
            return None
        thinking.shown = time.monotonic()
        return thinking.thought(thinking.shown)

    def decided(self, entry: log.Played | log.Undone) -> None:
        """What a person's connection has cost; the table's own answers cost nothing."""
        seat = entry.thinker if isinstance(entry, log.Undone) else entry.seat
        if entry.id is not None and self.thinking and self.thinking.seat == seat:
            self.allowances[seat] = self.thinking.allowance - self.thinking.lag(time.monotonic())

    def running(self) -> tuple[int, float] | None:
        """Whose clock runs, and how long they have thought."""
        thinking = self.asked()
        return None if thinking is None else (thinking.seat, thinking.thought(time.monotonic()))

    def thought(self, seat: int) -> float | None:
        """Seconds that a seat has thought about the decision that is due; None: no clock runs for it."""
        running = self.running()
        return round(max(0.0, running[1]), 3) if running and running[0] == seat else None

    def lost(self) -> tuple[int, float] | None:
        """Whose clock runs, and how long they have thought if that is taken back."""
        thinking = self.asked()
        return None if thinking is None else (thinking.seat, round(thinking.lost(time.monotonic()), 3))

    def hurried(self) -> int | None:
        """A seat whose clock runs low."""
        running = self.running()
        return running[0] if running and self.table.clock_left(*running) < LOW else None

    def raise_flag(self, thinking: Thinking, patience: float, falls: Callable[[], None]) -> None:
        """It falls when that clock is empty, and so many seconds have gone by."""
        self.lower_flag()
        seat = thinking.seat
        empty = thinking.begins + self.table.clock_left(seat) + self.table.seats[seat].free + patience
        wait = max(0.0, empty - time.monotonic())
        self.flag = asyncio.get_running_loop().call_later(wait, falls)

    def lower_flag(self) -> None:
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
