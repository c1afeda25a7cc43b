"""Logs on disk: append-only, committed before anyone is told; one transaction carries whatever is waiting."""

import asyncio
import logging
import os
import secrets
import sys
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from tertulia.server import metrics, postgres, sqlite
from tertulia.server.databases import LOG, TABLES, opened, reason_of
from tertulia.server.log import Created, Row, Started, dump
from tertulia.server.reading import rows_of
from tertulia.server.refusals import Refusal

logger = logging.getLogger("tertulia.server")

DATA_VERSION = sql.text("PRAGMA data_version")

T = TypeVar("T")


class Raced(Exception):
    """Another writer has appended to this table first; read its log again."""


class Unavailable(Refusal):
    """The database does not answer, or its disk is full. Nothing has changed, and later it may work again."""

    def __init__(self) -> None:
        super().__init__("server_error", "the server cannot reach its disk; nothing has changed, try again")


@dataclass(slots=True)
class _Append:
    table: str
    seq: int
    rows: Sequence[Row]
    hold: bool = False
    settled: bool = False
    error: Exception | None = None
    """What became of it, once it is settled."""
    news: "asyncio.Future[None] | None" = None

    async def fate(self) -> None:
        """Until it is settled. Who is cancelled still waits for that."""
        cancelled = False
        while not self.settled:
            self.news = asyncio.get_running_loop().create_future()
            try:
                await self.news
            except asyncio.CancelledError:
                cancelled = True
        if cancelled:
            raise asyncio.CancelledError
        if self.error is not None:
            raise self.error

    def settle(self, error: Exception | None) -> None:
        self.settled, self.error = True, error
        if self.news is not None and not self.news.done():
            self.news.set_result(None)


class Store:
    """All that the server keeps. Every write goes through one thread."""

    def __init__(self, url: str) -> None:
        self.engine, self._writer = opened(url)
        self.notifies = self.engine.dialect.name == "postgresql"
        self._readers = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        """One query each, which needs no transaction around it."""
        self.process = secrets.token_hex(8)
        """Who we are to others on this database."""
        self._thread = ThreadPoolExecutor(1, "store", _wait_for_who_talks)
        self._waiting: list[_Append] = []
        self._writing = False

    async def append(self, table: str, seq: int, rows: Sequence[Row], hold: bool = False) -> None:
        """Entries `seq` and on of a table, on disk when this returns. Who is cancelled still waits for it.

        `hold`: this process has the table in memory from now on, and is to be told if others write to it.
        """
        append = _Append(table, seq, rows, hold)
        self._waiting.append(append)
        if not self._writing:
            self._writing, loop = True, asyncio.get_running_loop()
            loop.call_soon(self._write_on, loop)  # what others append at this moment is written with it
        await append.fate()

    def _write_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the thread write whatever waits; what comes meanwhile is the next batch."""
        batch, self._waiting = self._waiting, []
        self._writing = bool(batch)
        if batch:
            self._thread.submit(self._work, batch, loop)

    def _work(self, batch: Sequence[_Append], loop: asyncio.AbstractEventLoop) -> None:
        try:
            errors = self._commit(batch)
        except Exception as error:
            errors = [error] * len(batch)
        loop.call_soon_threadsafe(self._settle, batch, errors, loop)

    def _settle(
        self,
        batch: Sequence[_Append],
        errors: Sequence[Exception | None],
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        for append, error in zip(batch, errors, strict=True):
            append.settle(error)
        self._write_on(loop)

    def _commit(self, batch: Sequence[_Append], doubt: bool = False) -> list[Exception | None]:
        """All at once; if one of them is at fault, one by one, so that each learns its own fate.

        `doubt`: a connection broke, and what it carried may be in the logs already.
        """
        try:
            with metrics.WRITES.time():
                self._write(batch)
            return [None] * len(batch)
        except IntegrityError:
            if len(batch) == 1:
                return [self._fate(batch[0]) if doubt else Raced()]
        except SQLAlchemyError as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated and not doubt:
                return self._commit(batch, doubt=True)
            return [_unavailable(error)] * len(batch)
        except Exception as error:
            if len(batch) == 1:
                return [error]
        return [self._commit([append], doubt)[0] for append in batch]

    def _fate(self, append: _Append) -> Exception | None:
        """The key is taken: by somebody else, or by ourselves, before the connection broke."""
        batch = _batch([append])
        wanted = [(at, entry) for _, _, at, entry in batch.rows]
        try:
            with self._writer.begin():
                found = self._writer.execute(_tail(append.table, append.seq).limit(len(wanted))).fetchall()
                if [(row.at, row.entry) for row in found] != wanted:
                    return Raced()
                if self.notifies:  # perhaps nobody was told
                    postgres.tell(self._writer, batch.news, self.process)
        except SQLAlchemyError as error:
            return _unavailable(error)
        return None

    def _write(self, batch: Sequence[_Append]) -> None:
        """In the order of the tables: two processes that wait for each other's keys would wait for ever."""
        ordered = _batch(sorted(batch, key=lambda append: append.table))
        if self.notifies:
            postgres.append(self._writer, ordered, self.process)
        else:
            sqlite.append(self._writer, ordered)

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """The log of a table from entry `since` on; empty if there is no such table."""
        return rows_of(await self.query(_tail(table, since)), since)

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """How many entries the logs of these tables have."""
        last = sql.select(sql.func.max(LOG.c.seq)).where(LOG.c.table == TABLES.c.table).scalar_subquery()
        query = sql.select(TABLES.c.table, last + 1).where(TABLES.c.table.in_(tables))
        return {row[0]: row[1] for row in await self.query(query)}

    async def data_version(self) -> int:
        """Of an SQLite file: another number whenever somebody else than our writer has written to it."""
        return await self.by_writer(lambda writer: int(writer.execute(DATA_VERSION).scalar_one()))

    async def hold(self, tables: Collection[str]) -> set[str]:
        """This process is told from now on what others write to these tables of a PostgreSQL; those of them
        that there are."""
        return await self._told_from_now_on(lambda: postgres.hold(self._writer, tables, self.process))

    async def hold_and_read(self, tables: Collection[str]) -> dict[str, postgres.Held]:
        """The same, and what there is to know of each of them."""
        return await self._told_from_now_on(
            lambda: postgres.hold_and_read(self._writer, tables, self.process, time.time())
        )

    async def _told_from_now_on(self, hold: Callable[[], T]) -> T:
        def write() -> T:
            try:
                return hold()
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return hold()  # who comes first after a break need not be turned away

        return await self._in_thread(write)

    async def let_go(self, tables: Collection[str]) -> None:
        """Others need not tell this process of these tables any more."""
        await self._in_thread(lambda: postgres.let_go(self._writer, tables, self.process))

    async def by_writer(self, use: Callable[[sql.Connection], T]) -> T:
        """In one transaction of the writer, in its thread."""

        def run() -> T:
            with self._writer.begin():
                return use(self._writer)

        return await self._in_thread(run)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        def run() -> T:
            try:
                return work()
            except SQLAlchemyError as error:
                raise _unavailable(error) from error

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    async def open_tables(self, limit: int = 100) -> list[str]:
        """Tables that wait for players and may be found by anybody, the newest first."""
        query = sql.select(TABLES.c.table).where(TABLES.c.listed).order_by(TABLES.c.at.desc()).limit(limit)
        return [row.table for row in await self.query(query)]

    async def all_tables(self) -> list[str]:
        return [row.table for row in await self.query(sql.select(TABLES.c.table).order_by(TABLES.c.at))]

    async def changed_tables(self, since: float) -> list[str]:
        """Where something happened after that moment."""
        return [
            row.table for row in await self.query(sql.select(LOG.c.table).where(LOG.c.at >= since).distinct())
        ]

    async def query(self, query: "sql.Select[Any]") -> Sequence[Any]:
        """Beside the writer, in any thread."""

        def run() -> Sequence[Any]:
            try:
                with self._readers.connect() as connection:
                    return connection.execute(query).fetchall()
            except SQLAlchemyError as error:
                raise _unavailable(error) from error

        return await asyncio.get_running_loop().run_in_executor(None, run)

    async def close(self) -> None:
        """After the last append."""
        while self._writing:
            await self._in_thread(lambda: None)
        self._thread.shutdown()
        self._writer.close()
        self.engine.dispose()


def _batch(appends: Sequence[_Append]) -> postgres.Batch:
    """All that is written with these entries. Open tables that wait for players can be found by anybody."""
    batch = postgres.Batch()
    for append in appends:
        for seq, (at, entry) in enumerate(append.rows, append.seq):
            batch.rows.append((append.table, seq, at, dump(entry)))
            if isinstance(entry, Created):
                listed = entry.access == "open"
                batch.created.append({"table": append.table, "game": entry.game, "listed": listed, "at": at})
            elif isinstance(entry, Started):
                batch.started.append(append.table)
        if append.hold:
            batch.held.append(append.table)
        batch.news[append.table] = f"{append.table} {append.seq + len(append.rows)}"
    return batch


def _tail(table: str, since: int) -> "sql.Select[tuple[float, str]]":
    wanted = (LOG.c.table == table, LOG.c.seq >= since)
    return sql.select(LOG.c.at, LOG.c.entry).where(*wanted).order_by(LOG.c.seq)


def _wait_for_who_talks() -> None:
    """The thread that commits would interrupt the one that talks whenever the disk has answered, only to wait
    for Python's lock, which that one holds. Linux lets it come when that one rests."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def _unavailable(error: SQLAlchemyError) -> Unavailable:
    """What the asker is told; the operator reads the reason, which holds no part of an entry."""
    metrics.FAILURES.inc()
    logger.error("database unavailable", extra={"reason": reason_of(error)})
    return Unavailable()
