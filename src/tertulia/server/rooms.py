"""All tables in memory, and what other processes do to them."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence

from tertulia.server import log, metrics
from tertulia.server.admin.bans import Bans
from tertulia.server.bot_processes import Minds
from tertulia.server.chronicle import Chronicle
from tertulia.server.lobby import Lobby
from tertulia.server.native import Native
from tertulia.server.notify import News, ear
from tertulia.server.presence import LEASE_SECONDS, Presence
from tertulia.server.reading import UnreadableTable, table_of
from tertulia.server.refusals import Refusal
from tertulia.server.room import RETRY_SECONDS, Room
from tertulia.server.settings import Settings
from tertulia.server.shared import answer_of
from tertulia.server.store import Store, Unavailable
from tertulia.server.table import ID_LENGTH, Table
from tertulia.server.visitors import Visitors

logger = logging.getLogger("tertulia.server")
LEAVE_SECONDS = 0.5
"""A table that nobody has asked for so long, and that another process serves, is that one's alone."""


class Rooms:
    """All tables that somebody has asked for lately."""

    def __init__(self, store: Store, settings: Settings, native: Native) -> None:
        self.store, self.settings, self.native = store, settings, native
        self.rooms: dict[str, Room] = {}
        self.visitors, self.lobby = Visitors(settings), Lobby(store, settings)
        self._opening: dict[str, asyncio.Task[None]] = {}
        """Those who ask for the same table are served by the same task."""
        self.bans = Bans(store)
        self.chronicle = Chronicle(self.bans, settings.log_addresses)
        self.presence, self.minds = Presence(store), Minds(settings.workers)
        self._look_at = 0.0
        self._early: set[str] = set()
        """Tables that were being opened when we looked around: perhaps they were read before what was new."""
        self._unreadable: set[str] = set()
        """Said in the log once, however often somebody asks for them."""

    async def open(self, id: str) -> Room:
        """A room, from memory or from its log."""
        if id not in self.rooms and (len(id) > ID_LENGTH or not (id.isascii() and id.isprintable())):
            raise Refusal("unknown_table", "there is no such table")
        while id not in self.rooms:  # it may have left memory again before we are told
            await answer_of(self._opening.get(id) or self._begin_to_open(id))
        return self._asked(id)

    def _begin_to_open(self, id: str) -> asyncio.Task[None]:
        """It goes on whoever gives up, and nobody else opens that table before it has ended."""
        opening = self._opening[id] = asyncio.create_task(self._open(id))
        opening.add_done_callback(lambda _: self._opening.pop(id))
        return opening

    async def _open(self, id: str) -> None:
        await self.native.ready()
        self.rooms[id] = room = await self._read(id)
        room.go_on()
        metrics.TABLES.set(len(self.rooms))

    def _asked(self, id: str) -> Room:
        self.rooms[id].asked_at = time.monotonic()
        return self.rooms[id]

    async def _read(self, id: str) -> Room:
        try:
            found = await self.presence.hold(id)
            if found is None:
                raise Refusal("unknown_table", "there is no such table")
            room = self._room(table_of(id, found.rows))
        except UnreadableTable as refusal:
            if id not in self._unreadable:
                logger.warning("unreadable table", extra={"table": id, "reason": refusal.reason})
            self._unreadable.add(id)
            raise
        room.audience.elsewhere = found.elsewhere
        return room

    async def create(self, created: log.Created, more: Sequence[log.Entry] = ()) -> Room:
        await self.native.ready(created.game)
        table = Table(secrets.token_urlsafe(9))
        rows = [(time.time(), entry) for entry in (created, *more)]
        table.fold(rows)
        await self.presence.create(table.id, rows)
        logger.info("table created", extra={"table": table.id, "game": created.game, "seats": created.seats})
        room = self.rooms[table.id] = self._room(table)
        metrics.TABLES.set(len(self.rooms))
        return room

    async def prepare(self) -> None:
        """Compile what bots think with while people still look around."""
        await self.native.ready()
        self.minds.prepare()

    def _room(self, table: Table) -> Room:
        return Room(table, self.store, self.minds, self.settings, self.visitors)

    # Other processes

    async def follow(self) -> None:
        """Let happen here what other processes write, until this is cancelled."""
        hearing, news = ear(self.store), None
        try:
            while True:
                try:
                    if await self.presence.attend(self.here):
                        news = None
                    await self.catch_up(news)
                    await self.presence.let_go(self.known)
                    news = await hearing.news()
                except Exception as error:
                    if not isinstance(error, Refusal):
                        logger.exception("cannot follow other processes")
                    news, self.presence.lost = None, True  # what was missed is found by looking everywhere
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            with contextlib.suppress(Unavailable):
                await self.presence.leave()
            await hearing.close()

    async def catch_up(self, news: News | None) -> None:
        """None: anything may have happened. Now and then that is supposed without any news."""
        known = self.known()
        if news is None or time.monotonic() > self._look_at:
            self._look_at = time.monotonic() + LEASE_SECONDS
            await self.bans.reload()
            news = News(await self.store.lengths(known), people=True)
        if news.people or self._early - self._opening.keys():
            await self.look_around()
        grown = {id: length for id, length in news.lengths.items() if id in known}
        await asyncio.gather(*(self._catch_up(id, length) for id, length in grown.items()))

    def known(self) -> set[str]:
        """Tables in memory, and those that are just being read."""
        return self.rooms.keys() | self._opening.keys()

    async def _catch_up(self, id: str, length: int) -> None:
        try:
            # one that is being opened may have been read a moment too early
            room = self.rooms.get(id) or await self.open(id)
            if room.table.seq < length and not room.busy and time.monotonic() > room.asked_at + LEAVE_SECONDS:
                self._forget(room)
            else:
                await room.catch_up(length)
        except Unavailable:
            raise
        except Refusal as refusal:  # it was deleted, or a newer server has written to it: others go on
            self.drop(id, refusal)

    def drop(self, id: str, refusal: Refusal) -> None:
        """Out of memory with a table that is gone; who was there asks again, and is told why."""
        if (room := self.rooms.pop(id, None)) is not None:
            logger.warning(
                "table dropped", extra={"table": id, "code": refusal.code, "reason": refusal.reason}
            )
            room.dissolve()
            metrics.TABLES.set(len(self.rooms))

    async def look_around(self) -> None:
        """Who is online elsewhere. A table that is opened meanwhile may know it better."""
        self._early, before = set(self._opening), dict(self.rooms)
        present = await self.presence.elsewhere()
        for id, room in before.items():
            elsewhere = present.get(id, set())
            if self.rooms.get(id) is room and room.audience.elsewhere != elsewhere:
                room.meet(elsewhere)

    def here(self) -> set[tuple[str, int]]:
        """Where somebody sits through this process."""
        return {(id, seat) for id, room in self.rooms.items() for seat in room.audience.here}

    def attended(self) -> list[str]:
        """Open tables that wait for players, with somebody there."""
        waiting = [room for room in self.rooms.values() if room.table.match is None]
        return [
            room.table.id for room in waiting if room.audience.viewers and room.table.setting.access == "open"
        ]

    async def close(self) -> None:
        """Say goodbye to everybody; what was acknowledged is on disk already."""
        for opening in self._opening.values():
            opening.cancel()
        for room in self.rooms.values():
            room.rest()
            if room.bots is not None:
                room.bots.cancel()
                await asyncio.gather(room.bots, return_exceptions=True)
            await asyncio.gather(*room.chores, return_exceptions=True)
            for viewer in list(room.audience.viewers):
                viewer.hang_up()
        self.minds.close()

    def forget_idle(self) -> None:
        """Rooms that nobody watches leave memory; their logs stay."""
        limit = time.monotonic() - self.settings.idle_seconds
        for room in list(self.rooms.values()):
            if not (room.busy or room.absent) and room.idle_since < limit:
                self._forget(room)

    def _forget(self, room: Room) -> None:
        """Who comes back finds the clock run out, unless another process saw to it meanwhile."""
        room.rest()
        del self.rooms[room.table.id]
        metrics.TABLES.set(len(self.rooms))


async def read_table(store: Store, id: str) -> Table:
    """Read a log from the start."""
    rows = await store.read(id)
    if not rows:
        raise Refusal("unknown_table", "there is no such table")
    return table_of(id, rows)
