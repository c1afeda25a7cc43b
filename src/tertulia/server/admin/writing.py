"""How those who run a server write: in one transaction, whatever other processes do meanwhile."""

import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from tertulia.core.errors import TertuliaError
from tertulia.server import log
from tertulia.server.admin import audit
from tertulia.server.databases import LOG, TABLES
from tertulia.server.log import Row
from tertulia.server.postgres import EVERYBODY, tell_all
from tertulia.server.reading import entry_of, table_of
from tertulia.server.store import Raced, Store
from tertulia.server.table import Table

TRIES = 20
DAY = 86_400.0
MOST_DAYS = 36_500.0
"""A century. Whoever means longer means for ever, and no calendar shows much more."""
T = TypeVar("T")
Writer = sql.Connection


class AdminError(TertuliaError):
    """What the operator asked for cannot be; nothing has changed."""


def checked_days(days: float) -> float:
    """Days that can be counted from now, back or ahead; "nan" and fewer than none are numbers, too."""
    if not 0 <= days <= MOST_DAYS:
        raise AdminError(f"days are a number from 0 to {MOST_DAYS:.0f}")
    return days


async def change(
    store: Store,
    who: str,
    act: str,
    id: str,
    make: Callable[[Table], Sequence[log.Entry]],
    first: Callable[[Writer], object] = lambda writer: None,
    **detail: Any,
) -> int:
    """Append what `make` makes of the table as it stands; how long its log is then."""

    def append(writer: Writer) -> int:
        first(writer)
        rows = read(writer, id)
        entries = make(table_of(id, rows))
        insert(writer, id, len(rows), entries)
        if any(isinstance(entry, log.Closed) for entry in entries):
            writer.execute(TABLES.update().where(TABLES.c.table == id).values(listed=False))
        length = len(rows) + len(entries)
        tell(store, writer, f"{id} {length}")
        audit.note(writer, who, act, id, **detail)
        return length

    return await alone(store, append)


async def alone(store: Store, use: Callable[[Writer], T]) -> T:
    """In one transaction; again if another process was faster."""

    def run(writer: Writer) -> T:
        if writer.dialect.name == "sqlite":
            writer.exec_driver_sql("BEGIN IMMEDIATE")  # who reads first and writes then might be too late
        try:
            return use(writer)
        except IntegrityError:
            raise Raced from None

    for _ in range(TRIES):
        try:
            return await store.by_writer(run)
        except Raced:
            continue
    raise AdminError("others write to this table all the time; try again")


def read(writer: Writer, id: str) -> list[Row]:
    query = sql.select(LOG.c.seq, LOG.c.at, LOG.c.entry).where(LOG.c.table == id).order_by(LOG.c.seq)
    rows = [(row.at, entry_of(row.seq, row.entry)) for row in writer.execute(query)]
    if not rows or isinstance(rows[0][1], log.Deleted):
        raise AdminError(f"there is no table {id!r}")
    return rows


def length_of(writer: Writer, id: str) -> int:
    first, last = writer.execute(
        sql.select(sql.func.min(LOG.c.seq), sql.func.max(LOG.c.seq)).where(LOG.c.table == id)
    ).one()
    if first != 0:  # none at all, or what is left of one that was deleted
        raise AdminError(f"there is no table {id!r}")
    return int(last) + 1


def insert(writer: Writer, id: str, seq: int, entries: Sequence[log.Entry]) -> None:
    now = time.time()
    rows = [
        {"table": id, "seq": seq + number, "at": now, "entry": log.dump(entry)}
        for number, entry in enumerate(entries)
    ]
    writer.execute(LOG.insert(), rows)


def tell(store: Store, writer: Writer, news: str = EVERYBODY) -> None:
    """PostgreSQL tells the servers; those on an SQLite file look four times a second."""
    if store.notifies:
        tell_all(writer, news)
