"""Who is connected to which process. Who sits at one server is not away for the others."""

import secrets
import time
from collections.abc import Callable, Collection

import sqlalchemy as sql

from tertulia.server.store import EVERYBODY, NOTIFY, PRESENT, PROCESSES, Store
from tertulia.server.upserts import insert

PRESENCE_SECONDS = 1.0
LEASE_SECONDS = 30.0
"""How often others are told who came and went, and how long a process that says nothing is believed."""

GONE = PRESENT.delete().where(
    PRESENT.c.process == sql.bindparam("p"),
    PRESENT.c.table == sql.bindparam("t"),
    PRESENT.c.seat == sql.bindparam("s"),
)
"""All at once: what players have done waits meanwhile for the same thread."""

Seats = set[tuple[str, int]]
"""Tables and seats."""


class Presence:
    """This process among those that share a database. While nobody comes or goes, it writes one row now and
    then."""

    def __init__(self, store: Store) -> None:
        self.store, self.process = store, secrets.token_hex(8)
        self.told: Seats = set()
        self.next = self.renew = 0.0

    async def attend(self, look: Callable[[], Seats]) -> None:
        """Tell others who is here, when that changes and before they stop believing it."""
        now = time.monotonic()
        if now < self.next:
            return
        self.next, here = now + PRESENCE_SECONDS, look()
        if here != self.told or (here and now > self.renew):
            await self.store.by_writer(lambda writer: self._write(writer, here))
            self.told, self.renew = here, now + LEASE_SECONDS / 3

    def _write(self, writer: sql.Connection, here: Seats) -> None:
        told = self.told if self._renewed(writer) else set()
        _forget_dead(writer)
        came, left = here - told, told - here
        if left:
            writer.execute(GONE, [{"p": self.process, "t": table, "s": seat} for table, seat in left])
        if came:
            writer.execute(_kept(writer, PRESENT), [self._row(table, seat) for table, seat in came])
        if self.store.notifies and (came or left):
            writer.execute(NOTIFY, {"news": [EVERYBODY]})

    def _renewed(self, writer: sql.Connection) -> bool:
        """Whether others still believed in this process; if not, they do so now, and know nobody here."""
        until, own = time.time() + LEASE_SECONDS, PROCESSES.c.process == self.process
        if writer.execute(PROCESSES.update().where(own).values(until=until)).rowcount:
            return True
        writer.execute(_kept(writer, PROCESSES), {"process": self.process, "until": until})
        return False

    def _row(self, table: str, seat: int) -> dict[str, str | int]:
        return {"process": self.process, "table": table, "seat": seat}

    async def elsewhere(self) -> dict[str, set[int]]:
        """The seats of each table where somebody sits through another process."""
        alive = (PROCESSES.c.process == PRESENT.c.process, PROCESSES.c.until >= time.time())
        query = sql.select(PRESENT.c.table, PRESENT.c.seat).where(*alive, PRESENT.c.process != self.process)
        found: dict[str, set[int]] = {}
        for table, seat in await self.store.query(query):
            found.setdefault(table, set()).add(seat)
        return found

    async def leave(self) -> None:
        """Say goodbye."""

        def write(writer: sql.Connection) -> None:
            _forget(writer, [self.process])
            if self.store.notifies:
                writer.execute(NOTIFY, {"news": [EVERYBODY]})

        await self.store.by_writer(write)


def _kept(writer: sql.Connection, table: sql.Table) -> sql.Insert:
    """Rows that are there already stay: a write whose answer was lost is written again, and may be found."""
    return insert(writer, table).on_conflict_do_nothing()


def _forget_dead(writer: sql.Connection) -> None:
    dead = writer.execute(sql.select(PROCESSES.c.process).where(PROCESSES.c.until < time.time())).scalars()
    _forget(writer, list(dead))


def _forget(writer: sql.Connection, processes: Collection[str]) -> None:
    if processes:
        writer.execute(PRESENT.delete().where(PRESENT.c.process.in_(processes)))
        writer.execute(PROCESSES.delete().where(PROCESSES.c.process.in_(processes)))
