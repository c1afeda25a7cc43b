"""Who is connected to which process, and which tables it has in memory.

Who sits at one server is not away for the others, and a process is told what others write to its tables.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence, Set
from dataclasses import dataclass

import sqlalchemy as sql

from tertulia.server import postgres
from tertulia.server.databases import PRESENT, PROCESSES
from tertulia.server.log import Row
from tertulia.server.postgres import HOLDING, PEOPLE, Held
from tertulia.server.reading import rows_of
from tertulia.server.shared import answer_of
from tertulia.server.store import Store
from tertulia.server.upserts import insert

logger = logging.getLogger("tertulia.server")
PRESENCE_SECONDS = 1.0
LEASE_SECONDS = 30.0
"""How often others are told who came and went, and how long a process that says nothing is believed."""
TRIP = 8
"""How many logs are read before the thread may write again what players have done."""

GONE = PRESENT.delete().where(
    PRESENT.c.process == sql.bindparam("p"),
    PRESENT.c.table == sql.bindparam("t"),
    PRESENT.c.seat == sql.bindparam("s"),
)
"""All at once: what players have done waits meanwhile for the same thread."""

Seats = set[tuple[str, int]]
"""Tables and seats."""


@dataclass(frozen=True, slots=True)
class Found:
    """A table that comes into memory."""

    rows: list[Row]
    elsewhere: set[int]
    """Seats of those who sit there through other processes."""


class Presence:
    """This process among those that share a database. While nobody comes or goes, it writes one row now and
    then."""

    def __init__(self, store: Store) -> None:
        self.store, self.process = store, store.process
        self.told: Seats = set()
        self.next = self.renew = 0.0
        self.held: set[str] = set()
        """Tables that others tell us of. Without PostgreSQL there are none: everybody looks."""
        self.lost = False
        """Whether the database broke, which may have forgotten what we hold."""
        self._asked: set[str] = set()
        self._reading: asyncio.Task[dict[str, Held]] | None = None
        """Serves all who ask until it begins."""
        self._holding = asyncio.Lock()

    # Who is here

    async def attend(self, look: Callable[[], Seats]) -> bool:
        """Tell others who is here, when that changes and before they stop believing it.

        True if this process was forgotten meanwhile, and so may have missed anything.
        """
        now = time.monotonic()
        if now < self.next:
            return False
        self.next, here = now + PRESENCE_SECONDS, look()
        due = now >= self.renew or self.lost
        if here == self.told and not (due and (here or self.held)):
            return False
        forgotten = await self.store.by_writer(lambda writer: self._write(writer, here))
        if forgotten:
            await self._hold_all()
        await self._tell(here | self.told if forgotten else here ^ self.told)
        self.told, self.renew, self.lost = here, now + LEASE_SECONDS / 3, False
        return forgotten

    def _write(self, writer: sql.Connection, here: Seats) -> bool:
        forgotten = not self._renewed(writer) or self.lost
        _forget_dead(writer)
        came, left = here - (set() if forgotten else self.told), self.told - here
        if left:
            writer.execute(GONE, [{"p": self.process, "t": table, "s": seat} for table, seat in left])
        if came:
            writer.execute(_kept(writer, PRESENT), [self._row(table, seat) for table, seat in came])
        return forgotten

    async def _tell(self, changed: Seats) -> None:
        """Who has these tables in memory looks who is there; in a transaction after that which wrote it."""
        news = dict.fromkeys((table for table, _ in changed), PEOPLE)
        if news and self.store.notifies:
            await self.store.by_writer(lambda writer: postgres.tell(writer, news, self.process))

    def _renewed(self, writer: sql.Connection) -> bool:
        """Whether others still believed in this process; if not, they do so now, and know nobody here."""
        until, own = time.time() + LEASE_SECONDS, PROCESSES.c.process == self.process
        if writer.execute(PROCESSES.update().where(own).values(until=until)).rowcount:
            return True
        writer.execute(_kept(writer, PROCESSES), {"process": self.process, "until": until})
        return False

    def _row(self, table: str, seat: int) -> dict[str, str | int]:
        return {"process": self.process, "table": table, "seat": seat}

    async def elsewhere(self, tables: Collection[str] | None = None) -> dict[str, set[int]]:
        """The seats of each of these tables, or of all, where somebody sits through another process."""
        alive = (PROCESSES.c.process == PRESENT.c.process, PROCESSES.c.until >= time.time())
        query = sql.select(PRESENT.c.table, PRESENT.c.seat).where(*alive, PRESENT.c.process != self.process)
        if tables is not None:
            query = query.where(PRESENT.c.table.in_(tables))
        found: dict[str, set[int]] = {}
        for table, seat in await self.store.query(query):
            found.setdefault(table, set()).add(seat)
        return found

    async def leave(self) -> None:
        """Say goodbye."""

        def write(writer: sql.Connection) -> None:
            writer.execute(PROCESSES.delete().where(PROCESSES.c.process == self.process))
            _forget_theirs(writer)
            if self.store.notifies:
                postgres.tell_all(writer)

        await self.store.by_writer(write)

    # Which tables are in memory

    async def hold(self, table: str) -> Found | None:
        """What there is of a table that comes into memory; None: there is no such table. Who asks meanwhile
        is served together."""
        if not self.store.notifies:
            return await self._look_up(table)
        self._asked.add(table)
        if self._reading is None or self._reading.done():  # one that is cancelled never begins
            self._reading = asyncio.create_task(self._hold_asked())
        held = (await answer_of(self._reading)).get(table)
        return None if held is None else Found(rows_of(held.log), held.elsewhere)

    async def _look_up(self, table: str) -> Found | None:
        rows = await self.store.read(table)
        return Found(rows, (await self.elsewhere({table})).get(table, set())) if rows else None

    async def _hold_asked(self) -> dict[str, Held]:
        async with self._holding:
            asked, self._asked, self._reading = list(self._asked), set(), None
            found: dict[str, Held] = {}
            for begin in range(0, len(asked), TRIP):
                found |= await self._hold(asked[begin : begin + TRIP])
            return found

    async def _hold(self, tables: Collection[str]) -> dict[str, Held]:
        found = await self.store.hold_and_read(tables)
        for table in sorted(found.keys() - self.held):
            if found[table].shared:
                logger.info("table is served by another process, too", extra={"table": table})
        self.held |= found.keys()
        return found

    async def _hold_all(self) -> None:
        """Once more: others, or the database, may have forgotten it."""
        async with self._holding:
            if self.held:
                self.held |= await self.store.hold(self.held)

    async def let_go(self, known: Callable[[], Set[str]]) -> None:
        """We need not be told any more of tables that have left memory."""
        async with self._holding:
            idle = self.held - known()
            if idle:
                self.held -= idle  # whatever becomes of the rows: who wants one of them asks again
                await self.store.let_go(idle)

    async def create(self, table: str, rows: Sequence[Row]) -> None:
        """Append the beginning of a table that we hold."""
        await self.store.append(table, 0, rows, hold=self.store.notifies)
        if self.store.notifies:
            self.held.add(table)


def _kept(writer: sql.Connection, table: sql.Table) -> sql.Insert:
    """Rows that are there already stay: a write whose answer was lost is written again, and may be found."""
    return insert(writer, table).on_conflict_do_nothing()


def _forget_dead(writer: sql.Connection) -> None:
    """In one statement: one that is renewed at this moment stays, or learns that it was forgotten."""
    if writer.execute(PROCESSES.delete().where(PROCESSES.c.until < time.time())).rowcount:
        _forget_theirs(writer)


def _forget_theirs(writer: sql.Connection) -> None:
    """Also of a process that was killed before it had written that it lives."""
    for table in (PRESENT, HOLDING):
        writer.execute(table.delete().where(table.c.process.not_in(sql.select(PROCESSES.c.process))))
