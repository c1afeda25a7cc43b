"""What those who run a server can see of a table: who sits there, what was said; no secret and no token."""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sql
from msgspec import Struct

from tertulia.server import log
from tertulia.server.admin import audit
from tertulia.server.admin.acts import delete
from tertulia.server.admin.writing import DAY, AdminError
from tertulia.server.databases import LOG, TABLES
from tertulia.server.log import Row
from tertulia.server.reading import UnreadableTable, entry_of, table_of
from tertulia.server.refusals import Refusal
from tertulia.server.store import Store
from tertulia.server.table import Table


class Line(Struct, frozen=True, kw_only=True):
    """A table in a list. `status` is `unreadable` where this version cannot say more."""

    table: str
    game: str
    status: str
    made: float
    last: float
    entries: int
    players: list[str | None]


class Place(Struct, frozen=True, kw_only=True):
    seat: int
    name: str | None
    bot: str | None
    held: bool
    muted: bool


class Look(Struct, frozen=True, kw_only=True):
    """A table from near by."""

    line: Line
    access: str
    places: list[Place]
    chat: list[tuple[float, int, str]]


# Lists


async def tables(store: Store, limit: int = 50, name: str | None = None) -> list[Line]:
    """Those where something happened last come first; with `name`, those where somebody of that name sat."""
    rows = await store.query(_lives().order_by(sql.desc("last")).limit(None if name else limit))
    if name is not None:
        sat = await _where_sat(store, name)
        rows = [row for row in rows if row.table in sat][:limit]
    return [await _line(store, row) for row in rows]


def _lives() -> "sql.Select[Any]":
    """Of every table when it was made, when something happened last, and how long its log is. One that was
    deleted has no beginning."""
    last, length = sql.func.max(LOG.c.at).label("last"), sql.func.count().label("entries")
    return (
        sql.select(TABLES.c.table, TABLES.c.game, TABLES.c.at, last, length)
        .join(LOG, LOG.c.table == TABLES.c.table)
        .group_by(TABLES.c.table, TABLES.c.game, TABLES.c.at)
        .having(sql.func.min(LOG.c.seq) == 0)
    )


async def _where_sat(store: Store, name: str) -> set[str]:
    """Where an entry cannot be read, nobody knows who sat; the other tables are found all the same."""
    seated = sql.select(LOG.c.table, LOG.c.seq, LOG.c.entry).where(LOG.c.entry.like('{"type":"seated"%'))
    found = set()
    for row in await store.query(seated):
        with suppress(UnreadableTable):
            entry = entry_of(row.seq, row.entry)
            if isinstance(entry, log.Seated) and entry.name.casefold() == name.casefold():
                found.add(row.table)
    return found


async def _line(store: Store, row: Any) -> Line:
    status, players = "unreadable", list[str | None]()
    try:
        table = table_of(row.table, await store.read(row.table))
        status = "closed" if table.closed else table.status
        players = [seat.name or seat.bot for seat in table.seats]
    except Refusal:
        pass
    return Line(
        table=row.table,
        game=row.game,
        status=status,
        made=row.at,
        last=row.last,
        entries=row.entries,
        players=players,
    )


# One table


async def look(store: Store, who: str, id: str) -> Look:
    """With all that was ever said there: the audit log says that somebody looked."""
    found = await store.query(_lives().where(TABLES.c.table == id))
    if not found:
        raise AdminError(f"there is no table {id!r}")
    line, rows = await _line(store, found[0]), await store.read(id)
    table = table_of(id, rows)
    await store.by_writer(lambda writer: audit.note(writer, who, "look", id))
    return Look(line=line, access=table.setting.access, places=_places(table), chat=_chat(rows))


def _places(table: Table) -> list[Place]:
    return [
        Place(seat=n, name=seat.name, bot=seat.bot, held=seat.token_hash is not None, muted=seat.muted)
        for n, seat in enumerate(table.seats)
    ]


def _chat(rows: Sequence[Row]) -> list[tuple[float, int, str]]:
    return [(at, entry.seat, entry.text) for at, entry in rows if isinstance(entry, log.Chatted)]


# Old ones


async def old(store: Store, days: float, finished: bool) -> list[Line]:
    """Where nothing has happened for so long. Finished games can be replayed for ever, unless asked for."""
    before = time.time() - days * DAY
    rows = await store.query(_lives().having(sql.func.max(LOG.c.at) < before).order_by("last"))
    lines = [await _line(store, row) for row in rows]
    wanted = {"waiting", "playing", "closed"} | ({"over"} if finished else set())
    return [line for line in lines if line.status in wanted]


async def prune(store: Store, who: str, lines: Sequence[Line]) -> int:
    """Delete those; how many there were. One where somebody has played on meanwhile stays."""
    gone = 0
    for line in lines:
        if await store.lengths([line.table]) == {line.table: line.entries}:
            await delete(store, who, line.table, "prune")
            gone += 1
    return gone
