"""Load: many tables at once, each acting as soon as it can or once in a while."""

import asyncio
import gc
import resource
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count

from served.servers import busy_seconds
from served.tables import Maker, Table

AT_ONCE = 32
"""Tables that are being opened."""
WARM_SECONDS = 1.0
"""Not counted: what is done once only is done by then."""
PATIENCE = 300.0
"""Far more seconds than anything here takes."""
FILES_SPARE = 200
SATURATED = 0.9
"""A generator that needs so much of its core may be what is measured."""
DISTURBED = 0.1
"""Where other work had so much of the server's core, clocks say little."""


class Failed(Exception):
    """What was measured is not worth counting."""


@dataclass(frozen=True)
class Measured:
    """What one run showed. Times are in milliseconds."""

    tables: int
    pause: float
    rate: float
    """Actions a second."""
    p50: float
    p99: float
    cpu: float
    """Processor time of the server for an action."""
    opening: float
    """About so much of it was for the tables that followed finished ones."""
    to_open: float
    """Processor time of the server for opening a table, with its two sockets."""
    database: float
    """Processor time of a database in processes of its own, for an action."""
    generator: float
    """The share of its core that the load generator needed."""
    others: float
    """The share of the server's core that neither it nor an idle moment had: other work on this machine."""

    @property
    def saturated(self) -> bool:
        return self.generator > SATURATED

    @property
    def disturbed(self) -> bool:
        return self.others > DISTURBED


@dataclass(frozen=True)
class Meter:
    """Seconds of processor time that were used so far: by what is measured, and by its database."""

    server: Callable[[], float]
    database: Callable[[], float] = lambda: 0.0


class Load:
    """Keeps tables busy; a finished one is followed by a fresh one.

    `pause`: seconds between two actions of a table; 0: it acts as soon as all have seen the last one.
    """

    def __init__(self, make: Maker, pause: float = 0.0, seed: int = 0) -> None:
        self.make, self.pause = make, pause
        self.most: int | None = None
        """Actions after which a table rests."""
        self.loop = asyncio.get_running_loop()
        self.failed: asyncio.Future[None] = self.loop.create_future()
        self.seeds = count(seed)
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.opened, self.running = 0, False
        self.active: set[Table] = set()
        self.rested = asyncio.Event()
        self.chores: set[asyncio.Task[None]] = set()

    # Tables come and go

    async def open(self, number: int) -> None:
        make_room_for(2 * number)
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                self.tables.append(await self.fresh())

        await self.unless_failed(asyncio.gather(*(one() for _ in range(number))))

    async def fresh(self) -> Table:
        """A table where the first action is due."""
        table, begun = self.make(next(self.seeds), self.fail), asyncio.Event()
        table.after = lambda _: begun.set()
        try:
            await table.open()
            await begun.wait()
        except BaseException:
            table.close()
            raise
        table.after = self.seen
        return table

    async def follow(self, old: Table) -> None:
        """Another game begins where one has ended."""
        old.close()
        try:
            self.tables[self.tables.index(old)] = table = await self.fresh()
        except OSError as error:
            return self.fail(f"no table could be opened: {error}")
        self.opened += 1
        self.act(table)

    def close(self) -> None:
        """What is said from now on is about the end."""
        self.running = False
        self.failed.cancel()
        for chore in self.chores:
            chore.cancel()
        for table in self.tables:
            table.close()

    def fail(self, reason: str) -> None:
        if not self.failed.done():
            self.failed.set_exception(Failed(reason))

    async def unless_failed(self, work: Awaitable[object]) -> None:
        task = asyncio.ensure_future(work)
        await asyncio.wait((task, self.failed), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            self.fail(f"the server left something unanswered for {PATIENCE:.0f} s")
            task.cancel()
            self.failed.result()
        await task

    # They act

    def begin(self) -> None:
        """Not all at the same moment, unless there is no pause."""
        self.running, self.active = True, set(self.tables)
        for table in self.tables:
            self.loop.call_later(table.rng.random() * self.pause, self.act, table)

    async def play(self, actions: int) -> None:
        """So many more at every table."""
        self.most = actions + (self.most or 0)
        self.rested.clear()
        self.begin()
        await self.unless_failed(self.rested.wait())

    def act(self, table: Table) -> None:
        if self.running:
            table.act()

    def seen(self, table: Table) -> None:
        self.times.append(table.spent)
        if table.actions == self.most:
            self.active.discard(table)
            if not self.active:
                self.rested.set()
        elif table.over:
            chore = self.loop.create_task(self.follow(table))
            self.chores.add(chore)
            chore.add_done_callback(self.chores.discard)
        elif self.pause:
            self.loop.call_later(max(0.0, self.pause - table.spent), self.act, table)
        else:
            self.act(table)


async def measure(make: Maker, meter: Meter, tables: int, pause: float, seconds: float) -> Measured:
    load = Load(make, pause)
    await load.open(1)  # rules that were compiled before are loaded then
    before = meter.server()
    await load.open(tables - 1)
    to_open = 1000 * (meter.server() - before) / max(1, tables - 1)
    gc.collect()
    gc.disable()  # the pauses of this process are not the server's
    try:
        load.begin()
        await load.unless_failed(asyncio.sleep(max(WARM_SECONDS, pause)))
        load.times.clear()
        load.opened = 0
        clocks = (time.perf_counter, meter.server, meter.database, time.process_time, busy_seconds)
        begin = [clock() for clock in clocks]
        await load.unless_failed(asyncio.sleep(seconds))
        spent, cpu, database, own, all_cpu = (
            clock() - then for clock, then in zip(clocks, begin, strict=True)
        )
        times = sorted(load.times)
    finally:
        gc.enable()
        load.close()
    return Measured(
        tables=tables,
        pause=pause,
        rate=len(times) / spent,
        p50=1000 * times[len(times) // 2],
        p99=1000 * times[int(0.99 * (len(times) - 1))],
        cpu=1000 * cpu / len(times),
        opening=to_open * load.opened / len(times),
        to_open=to_open,
        database=1000 * database / len(times),
        generator=own / spent,
        others=max(0.0, all_cpu - cpu) / spent,
    )


def make_room_for(sockets: int) -> None:
    """Each is an open file."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = sockets + FILES_SPARE
    if soft >= needed:
        return
    if hard != resource.RLIM_INFINITY and hard < needed:
        raise Failed(f"{sockets} sockets need {needed} open files; `ulimit -Hn` allows {hard}, so raise that")
    resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
