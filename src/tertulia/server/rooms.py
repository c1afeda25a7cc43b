"""Tables in memory, with those who watch them. Memory is only a cache: the log can always be read again."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from tertulia.bots import Knowledge
from tertulia.bots import bot as make_bot
from tertulia.server import entries as log
from tertulia.server import messages, metrics
from tertulia.server.limits import Bucket, Visitors
from tertulia.server.settings import Settings
from tertulia.server.store import Raced, Store, Unavailable
from tertulia.server.table import Refusal, Table
from tertulia.server.viewers import Viewer

logger = logging.getLogger("tertulia.server")
SUBSTITUTE = "random"
"""The bot that plays for those who are away or have resigned."""
RETRY_SECONDS = 1.0
ID_LENGTH = 32


class Room:
    """One table in memory: changed by one request at a time, each on disk before anyone is told."""

    def __init__(self, table: Table, store: Store) -> None:
        self.table, self.store = table, store
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        self.absent: dict[int, asyncio.TimerHandle] = {}
        self.clock: asyncio.TimerHandle | None = None
        self.chores: set[asyncio.Task[None]] = set()
        self.chats: dict[int, Bucket] = {}
        self.rematching = asyncio.Lock()
        self.idle_since = time.monotonic()

    @property
    def online(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in self.table.seats_of(viewer.token_hashes)}

    async def change(self, make: Callable[[Table], log.Entry | list[log.Entry]]) -> None:
        """Let the table make entries, commit them, and tell everybody."""
        begin = time.monotonic()
        async with self.lock:
            made = make(self.table)
            entries = made if isinstance(made, list) else [made]
            at = time.time()
            await self.commit(entries, at)
            version = self.table.version
            for entry in entries:
                self.table.fold(entry, at, fresh=True)
                metrics.ACTIONS.labels(type(entry).__name__.lower()).inc()
            metrics.LATENCY.observe(time.monotonic() - begin)
            self.tell_chats(entries)
            if self.table.version != version:
                self.tell_all()
        self.go_on()

    async def commit(self, entries: Sequence[log.Entry], at: float) -> None:
        try:
            await self.store.append(self.table.id, self.table.seq, [(at, entry) for entry in entries])
        except Raced:
            await self.reload()
            raise Refusal("stale", "somebody else was faster") from None
        except Unavailable:
            self.try_again_later()
            raise
        except asyncio.CancelledError:  # who asked has gone, but it may have happened
            await self.reload()
            raise

    async def reload(self) -> None:
        """Forget what memory thinks; the log is what happened."""
        self.table = await read_table(self.store, self.table.id)
        for viewer in self.viewers:
            viewer.doubt(self.table)
        self.tell_all()
        self.go_on()

    # Viewers

    def enter(self, viewer: Viewer) -> None:
        before = self.online
        self.viewers.add(viewer)
        self.watch()
        if self.online == before:  # somebody who looks on, or a second screen: nobody else need know
            self.tell(viewer)
        else:
            self.tell_all()

    def leave(self, viewer: Viewer) -> None:
        before = self.online
        self.viewers.discard(viewer)
        self.idle_since = time.monotonic()
        self.watch()
        if self.online != before:
            self.tell_all()

    def tell_chats(self, entries: Sequence[log.Entry]) -> None:
        for entry in entries:
            if isinstance(entry, log.Chatted):
                for viewer in self.viewers:
                    viewer.send(messages.chatted(self.table.seats[entry.seat].name or "", entry))

    def tell_all(self) -> None:
        online, now = self.online, time.time()
        for viewer in self.viewers:
            viewer.tell_state(self.table, online, now)

    def tell(self, viewer: Viewer) -> None:
        viewer.tell_state(self.table, self.online, time.time())

    # Players who are away

    def watch(self) -> None:
        """A timer for every player who is absent, and for nobody else, if bots take over at this table."""
        patience, absent = self.table.setting.takeover, set[int]()
        if patience is not None and self.table.status == "playing":
            absent = set(self.table.humans()) - self.online
        for seat in self.absent.keys() - absent:
            self.absent.pop(seat).cancel()
        for seat in absent - self.absent.keys():
            loop = asyncio.get_running_loop()
            self.absent[seat] = loop.call_later(patience or 0, self._replace, seat)

    def _replace(self, seat: int) -> None:
        del self.absent[seat]
        self._begin(self.set_away(seat, True))

    async def set_away(self, seat: int, away: bool) -> None:
        """A bot plays while somebody is away; the seat is theirs again when they return."""

        def switch(table: Table) -> log.Controlled:
            place = table.seats[seat]
            idle = table.status != "playing" or place.away == away
            if idle or (place.bot is not None and not place.away) or (away and seat in self.online):
                raise Refusal("not_playing", "nothing to switch")
            return log.Controlled(seat=seat, bot=SUBSTITUTE if away else None, away=away)

        with contextlib.suppress(Refusal):
            await self.change(switch)

    # Clocks and bots

    def go_on(self) -> None:
        """After every change: a clock runs, a bot thinks, somebody is missed."""
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
        running = self.table.clock_left(time.time())
        if running is not None and self.table.bot_to_move() is None:
            seat, left = running
            loop = asyncio.get_running_loop()
            self.clock = loop.call_later(max(0.0, left), lambda: self._begin(self.time_out(seat)))
        self.watch()
        self.wake_bots()

    def try_again_later(self) -> None:
        """Players see that they were refused and ask again; bots and clocks need to be told."""
        if self.clock is not None:
            self.clock.cancel()
        self.clock = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.go_on)

    async def time_out(self, seat: int) -> None:
        with contextlib.suppress(Refusal):
            await self.change(lambda table: table.time_out(seat, SUBSTITUTE))

    def _begin(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    def rest(self) -> None:
        """No clock and no timer runs any more."""
        for timer in (*self.absent.values(), self.clock):
            if timer is not None:
                timer.cancel()

    def wake_bots(self) -> None:
        if self.table.bot_to_move() is not None and (self.bots is None or self.bots.done()):
            self.bots = asyncio.get_running_loop().create_task(self._run_bots())

    async def _run_bots(self) -> None:
        while (turn := self.table.bot_to_move()) is not None:
            seat, name = turn
            match, version = self.table.match, self.table.version
            assert match is not None
            seed = secrets.token_hex(8)
            action = make_bot(name, seed).choose(Knowledge.of(match, seed))
            try:
                await self.change(lambda table: table.play(seat, str(action), None, version))  # noqa: B023
            except Unavailable:
                return
            except Refusal:
                continue  # somebody came back or took something back meanwhile
            await asyncio.sleep(0)


class Rooms:
    """All tables that somebody has asked for lately."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.rooms: dict[str, Room] = {}
        self.visitors = Visitors(settings.requests_per_second, settings.request_burst)
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self, id: str) -> Room:
        """A room, from memory or from its log."""
        if id in self.rooms:
            return self.rooms[id]
        if len(id) > ID_LENGTH or not (id.isascii() and id.isprintable()):
            raise Refusal("unknown_table", "there is no such table")
        async with self._opening.setdefault(id, asyncio.Lock()):
            try:
                if id not in self.rooms:
                    room = Room(await read_table(self.store, id), self.store)
                    self.rooms.setdefault(id, room).go_on()
                    metrics.TABLES.set(len(self.rooms))
                return self.rooms[id]
            finally:
                self._opening.pop(id, None)

    async def create(self, created: log.Created, more: Sequence[log.Entry] = ()) -> Room:
        table = Table(secrets.token_urlsafe(9))
        rows = [(time.time(), entry) for entry in (created, *more)]
        for at, entry in rows:
            table.fold(entry, at)
        await self.store.append(table.id, 0, rows)
        logger.info("table created", extra={"table": table.id, "game": created.game, "seats": created.seats})
        room = self.rooms[table.id] = Room(table, self.store)
        metrics.TABLES.set(len(self.rooms))
        return room

    async def close(self) -> None:
        """Say goodbye to everybody; what was acknowledged is on disk already."""
        for room in self.rooms.values():
            room.rest()
            if room.bots is not None:
                room.bots.cancel()
                await asyncio.gather(room.bots, return_exceptions=True)
            await asyncio.gather(*room.chores, return_exceptions=True)
            for viewer in list(room.viewers):
                viewer.hang_up()

    def forget_idle(self) -> None:
        """Rooms that nobody watches leave memory; their logs stay."""
        limit = time.monotonic() - self.settings.idle_seconds
        for id, room in list(self.rooms.items()):
            busy = room.viewers or room.lock.locked() or room.absent or (room.bots and not room.bots.done())
            if not busy and room.idle_since < limit:
                room.rest()  # who comes back finds the clock run out
                del self.rooms[id]
        metrics.TABLES.set(len(self.rooms))


async def read_table(store: Store, id: str) -> Table:
    """Read a log from the start."""
    rows = await store.read(id)
    if not rows:
        raise Refusal("unknown_table", "there is no such table")
    table = Table(id)
    for at, entry in rows:
        table.fold(entry, at)
    return table
