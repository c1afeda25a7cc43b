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
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote, urlsplit

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from tertulia.core.errors import TertuliaError
from tertulia.server import metrics, postgres, sqlite
from tertulia.server.log import Created, Row, Started, dump
from tertulia.server.migrations import NewerSchema, metadata, migrate
from tertulia.server.reading import entry_of
from tertulia.server.table import Refusal

logger = logging.getLogger("tertulia.server")
BUSY_MILLISECONDS = 5000
"""How long to wait for another process that writes to the same file, or to the same table."""
VIGILANT = {
    "connect_timeout": "5",
    "keepalives_idle": "20",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""A database that vanished without a goodbye is noticed in seconds; an address may say otherwise."""

LOG = sql.Table(
    "log",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("entry", sql.Text, nullable=False),
)
TABLES = sql.Table(
    "tables",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Index("tables_listed", "listed", "at"),
)

PROCESSES = sql.Table(
    "processes",
    metadata,
    sql.Column("process", sql.String(32), primary_key=True),
    sql.Column("until", sql.Float, nullable=False),
)
"""Servers on this database. One that dies says no goodbye, so it is believed for a while only."""
PRESENT = sql.Table(
    "present",
    metadata,
    sql.Column("process", sql.String(32), primary_key=True),
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
)
"""Who sits where right now, through which process."""
DATA_VERSION = sql.text("PRAGMA data_version")

ADDRESSES = "write sqlite:////path/of/a/file or postgresql://user:password@host/name"

T = TypeVar("T")


class UnusableDatabase(TertuliaError):
    """A server cannot keep its tables there."""


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
        try:
            self.engine = _engine(url)
            self._writer = _prepared(self.engine)
        except (SQLAlchemyError, OSError, NewerSchema) as error:
            raise UnusableDatabase(f"cannot keep tables in {shown(url)}: {_reason(error)}") from None
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
        rows = await self.query(_tail(table, since))
        return [(row.at, entry_of(seq, row.entry)) for seq, row in enumerate(rows, since)]

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """How many entries the logs of these tables have."""
        last = sql.select(sql.func.max(LOG.c.seq)).where(LOG.c.table == TABLES.c.table).scalar_subquery()
        query = sql.select(TABLES.c.table, last + 1).where(TABLES.c.table.in_(tables))
        return {row[0]: row[1] for row in await self.query(query)}

    async def data_version(self) -> int:
        """Of an SQLite file: another number whenever somebody else than our writer has written to it."""
        return await self.by_writer(lambda writer: int(writer.execute(DATA_VERSION).scalar_one()))

    async def hold(self, tables: Collection[str]) -> tuple[set[str], set[str]]:
        """This process is told from now on what others write to these tables of a PostgreSQL; those of them
        that there are, and those that another process holds, too."""

        def write(again: bool = True) -> tuple[set[str], set[str]]:
            try:
                return postgres.hold(self._writer, tables, self.process, time.time())
            except DBAPIError as error:
                if not (again and error.connection_invalidated):
                    raise
                return write(again=False)  # who comes first after a break need not be turned away

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


def shown(url: str) -> str:
    """The address of a database as people may read it, without the password."""
    try:
        return str(sql.make_url(url))
    except SQLAlchemyError:
        return url


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


# Databases


def _engine(url: str) -> sql.Engine:
    try:
        address = sql.make_url(url)
    except SQLAlchemyError:
        raise SQLAlchemyError(f"not an address; {ADDRESSES}") from None
    match address.drivername:
        case "sqlite" | "sqlite+pysqlite":
            return _sqlite(address)
        case "postgresql" | "postgresql+psycopg":
            return _postgresql(address)
    raise SQLAlchemyError(f"not {address.drivername}; {ADDRESSES}")


def _sqlite(address: sql.URL) -> sql.Engine:
    file = file_of(address)
    if file is None:
        raise SQLAlchemyError("memory forgets; name a file, as in sqlite:///tables.sqlite")
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = sql.create_engine(address, poolclass=NullPool, hide_parameters=True)
    sql.event.listen(engine, "connect", _careful_sqlite)
    return engine


def file_of(address: sql.URL) -> Path | None:
    """The file of an SQLite address, which may name it by a URI; None if there is none, only memory."""
    name, memory = address.database or "", address.query.get("mode") == "memory"
    if name.startswith("file:") and address.query.get("uri"):
        name = unquote(urlsplit(name).path)
    return None if memory or name in ("", ":memory:") else Path(name)


def _postgresql(address: sql.URL) -> sql.Engine:
    patient = address.set(drivername="postgresql+psycopg", query={**VIGILANT, **address.query})
    try:
        engine = sql.create_engine(patient, pool_pre_ping=True, hide_parameters=True)
    except ImportError:
        raise SQLAlchemyError("its driver is missing; pip install 'tertulia[postgres]'") from None
    sql.event.listen(engine, "connect", _careful_postgresql)
    return engine


def _prepared(engine: sql.Engine) -> sql.Connection:
    """The connection that writes. The last statement only finds out whether it may."""
    try:
        with engine.begin() as connection:
            migrate(connection)
            connection.execute(TABLES.update().where(sql.false()).values(listed=False))
        return engine.connect()
    except BaseException:
        engine.dispose()
        raise


def _careful_sqlite(connection: Any, record: Any) -> None:
    """A reader never waits for a writer, and a commit is on the disk, not in a cache, when it returns."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _careful_postgresql(connection: Any, record: Any) -> None:
    """A commit is on the disk when it returns, whatever its administrator chose; nobody waits for long."""
    cursor = connection.cursor()
    cursor.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )
    cursor.execute(f"SET lock_timeout = {BUSY_MILLISECONDS}")
    cursor.execute(f"SET idle_in_transaction_session_timeout = {2 * BUSY_MILLISECONDS}")
    cursor.close()
    connection.commit()  # else a later rollback would take these back


def _unavailable(error: SQLAlchemyError) -> Unavailable:
    """What the asker is told; the operator reads the reason, which holds no part of an entry."""
    metrics.FAILURES.inc()
    logger.error("database unavailable", extra={"reason": _reason(error)})
    return Unavailable()


def _reason(error: Exception) -> str:
    """The first line: on others PostgreSQL may quote the row."""
    told = str(getattr(error, "orig", None) or error).strip()
    return " ".join(told.partition("\nDETAIL:")[0].split())
