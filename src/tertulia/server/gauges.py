"""What is measured when an operator asks: queues, clocks, the database and its disk."""

import shutil
from pathlib import Path

import sqlalchemy as sql

from tertulia.server import metrics
from tertulia.server.databases import file_of
from tertulia.server.rooms import Rooms
from tertulia.server.store import Store, Unavailable

PG_SIZE = sql.select(sql.func.pg_database_size(sql.func.current_database()))


async def measure(rooms: Rooms) -> None:
    metrics.BOTS.set(sum(room.bots is not None and not room.bots.done() for room in rooms.rooms.values()))
    metrics.CLOCKS.set(sum(room.timekeeper.flag is not None for room in rooms.rooms.values()))
    metrics.APPENDS.set(len(rooms.store._waiting))
    await measure_disk(rooms.store)


async def measure_disk(store: Store) -> None:
    """Of an SQLite file, also the free space beside it; of a PostgreSQL, what it says of itself."""
    if store.notifies:
        try:
            metrics.DATABASE_BYTES.set(float((await store.query(PG_SIZE))[0][0]))
        except Unavailable:
            metrics.DATABASE_BYTES.set(float("nan"))
    elif (file := file_of(store.engine.url)) is not None:
        parts = [Path(f"{file}{suffix}") for suffix in ("", "-wal")]
        metrics.DATABASE_BYTES.set(sum(part.stat().st_size for part in parts if part.exists()))
        metrics.DISK_FREE.set(shutil.disk_usage(file.parent).free)
