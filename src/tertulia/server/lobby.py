"""Open tables that wait for players: who made them, when somebody was last there, who is shown first."""

import asyncio
import logging
import time
from collections.abc import Collection
from weakref import WeakValueDictionary

import sqlalchemy as sql

from tertulia.server.databases import TABLES
from tertulia.server.migrations import metadata
from tertulia.server.refusals import Refusal
from tertulia.server.settings import Settings
from tertulia.server.store import Store
from tertulia.server.upserts import insert
from tertulia.server.visitors import Visitor

logger = logging.getLogger("tertulia.server")
SHOWN = 100
ATTEND_SECONDS = 30.0
"""How often it is written down who is still there."""

LOBBY = sql.Table(
    "lobby",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("guest", sql.String(128), nullable=False),
    sql.Column("address", sql.String(128), nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
)
"""Only while a table waits: when its game begins, nobody needs to know any more who made it."""
SEEN = sql.func.coalesce(LOBBY.c.seen, TABLES.c.at)
HOST = sql.func.coalesce(sql.func.nullif(LOBBY.c.address, ""), TABLES.c.table)
"""Tables that nobody is known to have made stand for themselves."""


class Lobby:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.next = 0.0
        self.unreadable: set[str] = set()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def turn(self, visitor: Visitor) -> asyncio.Lock:
        """Open tables of one address are made one after the other; else many that are asked for at once would
        all be the first."""
        return self._turns.setdefault(visitor.address, asyncio.Lock())

    async def check(self, visitor: Visitor) -> None:
        """Whether a visitor may have one more table here."""
        most, guests = self.settings.share.listed, self.settings.guests_per_address
        if await self._count(LOBBY.c.guest == visitor.guest) >= most:
            raise Refusal("too_many", f"{most:.0f} open tables of yours wait for players; begin one first")
        if await self._count(LOBBY.c.address == visitor.address) >= most * guests:
            raise Refusal("too_many", "too many open tables of your address wait for players")

    async def _count(self, whose: "sql.ColumnElement[bool]") -> int:
        waiting = sql.select(sql.func.count()).select_from(_joined()).where(*self._waiting(), whose)
        return int((await self.store.query(waiting))[0][0])

    def _waiting(self) -> "tuple[sql.ColumnElement[bool], ...]":
        return TABLES.c.listed, time.time() - self.settings.lobby_seconds < SEEN

    async def enter(self, table: str, visitor: Visitor) -> None:
        row = {"table": table, "guest": visitor.guest, "address": visitor.address, "seen": time.time()}
        await self.store.by_writer(lambda writer: writer.execute(insert(writer, LOBBY), row))

    async def found(self) -> list[str]:
        """The newest first; if there are too many, the newest of each address, then their second ones, and
        so on: nobody pushes all others off the list."""
        nth = sql.func.row_number().over(partition_by=HOST, order_by=TABLES.c.at.desc()).label("nth")
        waiting = sql.select(TABLES.c.table, TABLES.c.at, nth).select_from(_joined()).where(*self._waiting())
        ranked = waiting.subquery()
        fair = sql.select(ranked.c.table, ranked.c.at).order_by(ranked.c.nth, ranked.c.at.desc())
        rows = sorted(await self.store.query(fair.limit(SHOWN)), key=lambda row: -row.at)
        return [row.table for row in rows]

    async def attend(self, tables: Collection[str]) -> None:
        """Somebody is at these tables, as far as they are open and wait; the others expire."""
        if time.monotonic() < self.next:
            return
        self.next = time.monotonic() + min(ATTEND_SECONDS, self.settings.lobby_seconds / 4)
        await self.store.by_writer(lambda writer: _keep(writer, tables))

    def skip(self, table: str, error: Exception) -> None:
        """One table that cannot be read is no reason to show none. Say so once."""
        if table not in self.unreadable:
            self.unreadable.add(table)
            # of what nobody foresaw only the kind: its words may be part of an entry
            reason = error.reason if isinstance(error, Refusal) else type(error).__name__
            logger.warning("a table cannot be read", extra={"table": table, "reason": reason})


def _joined() -> sql.Join:
    return TABLES.join(LOBBY, LOBBY.c.table == TABLES.c.table, isouter=True)


def _keep(writer: sql.Connection, tables: Collection[str]) -> None:
    if tables:
        # in order: two processes that wait for each other's rows would wait for ever
        rows = [{"table": id, "guest": "", "address": "", "seen": time.time()} for id in sorted(tables)]
        again = insert(writer, LOBBY)
        again = again.on_conflict_do_update(index_elements=["table"], set_={"seen": again.excluded.seen})
        writer.execute(again, rows)
    begun = sql.select(TABLES.c.table).where(TABLES.c.listed.is_(False), TABLES.c.table == LOBBY.c.table)
    writer.execute(LOBBY.delete().where(sql.exists(begun)))
