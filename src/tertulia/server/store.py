"""Logs on disk: append-only, committed before anyone is told; one transaction carries whatever is waiting."""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import NullPool
from sqlalchemy.schema import CreateIndex, CreateTable

from tertulia.core.errors import TertuliaError
from tertulia.server.entries import Created, Entry, Started, dump, parse
from tertulia.server.table import Refusal

logger = logging.getLogger("tertulia.server")
BUSY_MILLISECONDS = 5000
"""How long to wait for another process that writes to the same file."""

metadata = sql.MetaData()
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

Row = tuple[float, Entry]
"""When something happened, and what."""


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
    done: "asyncio.Future[None]"


class Store:
    """All that the server keeps. Every write goes through one thread."""

    def __init__(self, url: str) -> None:
        try:
            self.engine = _engine(url)
            with self.engine.begin() as connection:
                _prepare(connection)
            self._writer = self.engine.connect()
        except (SQLAlchemyError, ImportError, OSError) as error:
            raise UnusableDatabase(f"cannot keep tables in {shown(url)}: {_reason(error)}") from None
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[_Append] = []
        self._flusher: asyncio.Task[None] | None = None

    async def append(self, table: str, seq: int, rows: Sequence[Row]) -> None:
        """Entries `seq` and on of a table, on disk when this returns. Who is cancelled still waits for it."""
        append = _Append(table, seq, rows, asyncio.get_running_loop().create_future())
        self._waiting.append(append)
        if self._flusher is None or self._flusher.done():
            self._flusher = asyncio.create_task(self._flush())
        try:
            await asyncio.shield(append.done)
        except asyncio.CancelledError:
            await asyncio.wait([append.done])
            raise

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            results = await loop.run_in_executor(self._thread, self._commit, batch)
            for append, error in zip(batch, results, strict=True):
                if error is None:
                    append.done.set_result(None)
                else:
                    append.done.set_exception(error)

    def _commit(self, batch: Sequence[_Append]) -> list[Exception | None]:
        """All at once; if one of them is at fault, one by one, so that each learns its own fate."""
        try:
            self._write(batch)
            return [None] * len(batch)
        except Exception as error:
            if isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError):
                return [_unavailable(error)] * len(batch)
            if len(batch) > 1:
                return [self._commit([append])[0] for append in batch]
            return [Raced() if isinstance(error, IntegrityError) else error]

    def _write(self, batch: Sequence[_Append]) -> None:
        rows = [
            {"table": append.table, "seq": append.seq + number, "at": at, "entry": dump(entry)}
            for append in batch
            for number, (at, entry) in enumerate(append.rows)
        ]
        with self._writer.begin():
            self._writer.execute(LOG.insert(), rows)
            for append in batch:
                for at, entry in append.rows:
                    self._list(append.table, at, entry)

    def _list(self, table: str, at: float, entry: Entry) -> None:
        """Tables that wait for players can be found by anybody, if they are open."""
        if isinstance(entry, Created):
            row = {"table": table, "game": entry.game, "listed": entry.access == "open", "at": at}
            self._writer.execute(TABLES.insert(), row)
        elif isinstance(entry, Started):
            self._writer.execute(TABLES.update().where(TABLES.c.table == table).values(listed=False))

    async def read(self, table: str, since: int = 0) -> list[Row]:
        """The log of a table from entry `since` on; empty if there is no such table."""
        query = (
            sql.select(LOG.c.at, LOG.c.entry)
            .where(LOG.c.table == table, LOG.c.seq >= since)
            .order_by(LOG.c.seq)
        )
        return [(row.at, parse(row.entry)) for row in await self._query(query)]

    async def open_tables(self, limit: int = 100) -> list[str]:
        """Tables that wait for players and may be found by anybody, the newest first."""
        query = sql.select(TABLES.c.table).where(TABLES.c.listed).order_by(TABLES.c.at.desc()).limit(limit)
        return [row.table for row in await self._query(query)]

    async def all_tables(self) -> list[str]:
        return [row.table for row in await self._query(sql.select(TABLES.c.table).order_by(TABLES.c.at))]

    async def _query(self, query: "sql.Select[Any]") -> Sequence[Any]:
        def fetch() -> Sequence[Any]:
            try:
                with self.engine.connect() as connection:
                    return connection.execute(query).fetchall()
            except SQLAlchemyError as error:
                raise _unavailable(error) from error

        return await asyncio.get_running_loop().run_in_executor(None, fetch)

    async def close(self) -> None:
        """After the last append."""
        if self._flusher is not None:
            await self._flusher
        self._thread.shutdown()
        self._writer.close()
        self.engine.dispose()


def shown(url: str) -> str:
    """The address of a database as people may read it, without the password."""
    try:
        return str(sql.make_url(url))
    except SQLAlchemyError:
        return url


def _engine(url: str) -> sql.Engine:
    address = sql.make_url(url)
    if address.get_backend_name() != "sqlite":
        return sql.create_engine(address, hide_parameters=True)
    if address.database in (None, "", ":memory:"):
        raise SQLAlchemyError("memory forgets; name a file, as in sqlite:///tables.sqlite")
    Path(str(address.database)).parent.mkdir(parents=True, exist_ok=True)
    engine = sql.create_engine(address, poolclass=NullPool, hide_parameters=True)
    sql.event.listen(engine, "connect", _careful_sqlite)
    return engine


def _prepare(connection: sql.Connection) -> None:
    """Several servers may begin at once. The last statement only finds out whether we may write."""
    for table in metadata.sorted_tables:
        connection.execute(CreateTable(table, if_not_exists=True))
        for index in table.indexes:
            connection.execute(CreateIndex(index, if_not_exists=True))
    connection.execute(TABLES.update().where(sql.false()).values(listed=False))


def _careful_sqlite(connection: Any, record: Any) -> None:
    """A reader never waits for a writer, and a commit is on the disk, not in a cache, when it returns."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _unavailable(error: SQLAlchemyError) -> Unavailable:
    """What the asker is told; the operator reads the reason, which holds no part of an entry."""
    logger.error("database unavailable", extra={"reason": _reason(error)})
    return Unavailable()


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error)
