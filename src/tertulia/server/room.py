"""One table in memory, with those who watch it. Memory is only a cache: the log can always be read again."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from tertulia.bots import Knowledge
from tertulia.core.match import Match
from tertulia.server import log, metrics
from tertulia.server.audience import Audience
from tertulia.server.bot_processes import Minds
from tertulia.server.chronicle import tell_of
from tertulia.server.clocks import ALLOWANCE
from tertulia.server.company import table_asks
from tertulia.server.discretion import PERSON, Discretion, forced
from tertulia.server.limits import Bucket
from tertulia.server.orders import ClosedTable, honour
from tertulia.server.refusals import Refusal
from tertulia.server.settings import Settings
from tertulia.server.store import Raced, Store, Unavailable
from tertulia.server.table import Made, Table, step_of
from tertulia.server.timekeeper import Timekeeper
from tertulia.server.viewers import Viewer
from tertulia.server.visitors import Visitors

AWAY: log.Departure = "away"
RETRY_SECONDS = 1.0
TRIES = 20
"""How often one process may lose against others before who asked is told so."""
STEP_IN_SECONDS = 2.0
"""A bot that waits for its turn since another process wrote is that one's to move, unless it has died."""


class Room:
    """One table in memory: changed by one request at a time, each on disk before anyone is told."""

    def __init__(
        self, table: Table, store: Store, minds: Minds, settings: Settings, visitors: Visitors
    ) -> None:
        self.table, self.store, self.minds = table, store, minds
        self.settings, self.visitors = settings, visitors
        self.lock = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        self.absent: dict[int, asyncio.TimerHandle] = {}
        self.timekeeper = Timekeeper(table, settings.discretion)
        self.audience = Audience(table, self.timekeeper)
        self.stand_by: asyncio.TimerHandle | None = None
        """Until it rings, a bot's move is another process's to make."""
        self.retry: asyncio.TimerHandle | None = None
        """Rings when the database may answer again."""
        self.reply: asyncio.TimerHandle | None = None
        """Rings when the table answers for who has no choice."""
        self.discretion = Discretion(settings.discretion)
        self.chores: set[asyncio.Task[None]] = set()
        self.chats: dict[int, Bucket] = {}
        self.hints: dict[int, Bucket] = {}
        self.weighings: dict[int, Bucket] = {}
        self.rematching = asyncio.Lock()
        self.idle_since = time.monotonic()
        self.asked_at = 0.0
        """When somebody asked for it, after it was made."""

    async def change(self, make: Callable[[Table], Made]) -> None:
        """Let the table make entries, commit them, and tell everybody."""
        begin = time.monotonic()
        async with self.lock:
            try:
                rows, ahead = await self._commit(make)
            except Unavailable:
                self.try_again_later()
                raise
            self._fold(rows, ahead)
            entries = [entry for _, entry in rows]
            for entry in entries:
                metrics.entries_of(type(entry)).inc()
            metrics.LATENCY.observe(time.monotonic() - begin)
            tell_of(self.table, entries)
            self.audience.tell(entries)
        self.go_on()

    def _fold(self, rows: Sequence[log.Row], ahead: Match | None = None) -> None:
        for _, entry in rows:
            if isinstance(entry, log.Played | log.Undone):
                self.timekeeper.decided(entry)
        self.table.fold(rows, ahead)
        self.audience.happened([entry for _, entry in rows])

    async def _commit(self, make: Callable[[Table], Made]) -> tuple[list[log.Row], Match | None]:
        """Who loses a race tries anew with what the winner wrote; the table refuses what answers the past."""
        for _ in range(TRIES):
            if self.table.closed:
                raise ClosedTable
            step, at = step_of(make(self.table)), time.time()
            rows = [(at, entry) for entry in step.entries]
            try:
                await self.store.append(self.table.id, self.table.seq, rows)
                return rows, step.ahead
            except Raced:
                await self._read_on()
            except asyncio.CancelledError:  # who asked has gone, but it may have happened
                await self._read_on()
                raise
        raise Refusal("stale", "somebody else was faster")

    async def catch_up(self, length: int) -> None:
        """Another process wrote, if the log is longer than we know: let it happen here, too."""
        async with self.lock:
            if self.table.seq < length:
                await self._read_on()

    async def _read_on(self) -> None:
        """The log is what happened; memory knows only its beginning."""
        rows = await self.store.read(self.table.id, self.table.seq)
        self._fold(rows)
        entries = [entry for _, entry in rows]
        if any(isinstance(entry, log.Undone) for entry in entries):
            for viewer in self.audience.viewers:
                viewer.doubt(self.table)
        honour(entries, self.table, self.audience.viewers)
        self.audience.tell(entries)
        for seat in self.audience.here:
            if self.table.seats[seat].away:  # another process did not know that they are here
                self._begin(self.set_away(seat, False))
        self.go_on(STEP_IN_SECONDS)

    # Viewers

    def enter(self, viewer: Viewer) -> None:
        deserted = self.deserted
        self.audience.enter(viewer)
        if viewer.token_hashes:
            self.watch()
        self.hurry_bots(deserted)

    def leave(self, viewer: Viewer) -> None:
        self.audience.leave(viewer)
        self.idle_since = time.monotonic()
        if viewer.token_hashes:
            self.watch()

    def meet(self, elsewhere: set[int]) -> None:
        """These players are connected to other processes now."""
        deserted = self.deserted
        self.audience.meet(elsewhere)
        self.idle_since = time.monotonic()
        self.watch()
        self.hurry_bots(deserted, STEP_IN_SECONDS)

    # Players who are away

    def watch(self) -> None:
        """A timer for every player who is absent, and for nobody else, if bots take over at this table;
        and one for who is here and has no choice."""
        patience = self.table.setting.takeover
        replaced = patience is not None and self.table.status == "playing"
        if replaced or self.absent:
            self._miss(set(self.table.humans()) - self.audience.online if replaced else set(), patience or 0)
        self.prepare_reply()

    def _miss(self, absent: set[int], patience: float) -> None:
        for seat in self.absent.keys() - absent:
            self.absent.pop(seat).cancel()
        for seat in absent - self.absent.keys():
            loop = asyncio.get_running_loop()
            self.absent[seat] = loop.call_later(patience, self._replace, seat)

    def _replace(self, seat: int) -> None:
        del self.absent[seat]
        self._begin(self.set_away(seat, True))

    async def set_away(self, seat: int, away: bool) -> None:
        """A bot plays while somebody is away; the seat is theirs again when they return."""

        def switch(table: Table) -> log.Controlled:
            place = table.seats[seat]
            idle = table.status != "playing" or place.away == away
            if idle or (place.bot is not None and not place.away) or (away and seat in self.audience.online):
                raise Refusal("not_playing", "nothing to switch")
            bot, why = (table.substitute, AWAY) if away else (None, None)
            return log.Controlled(seat=seat, bot=bot, away=away, why=why)

        with contextlib.suppress(Refusal):
            await self.change(switch)

    # Clocks and bots

    def go_on(self, patience: float = 0.0) -> None:
        """After every change: a clock runs, a bot thinks, somebody is missed.

        `patience`: before a bot thinks, because another process lets it think already.
        """
        self._cancel_timers()
        self.discretion.ask(self.table)
        if self.table.bot_to_move() is None:
            self.run_clock()
        elif patience:
            self.stand_by = asyncio.get_running_loop().call_later(patience, self.go_on)
        else:
            self.wake_bots()
        self.watch()

    def _cancel_timers(self) -> None:
        self.timekeeper.lower_flag()
        for timer in (self.stand_by, self.retry, self.reply):
            if timer is not None:
                timer.cancel()
        self.stand_by = self.retry = self.reply = None

    def try_again_later(self) -> None:
        """Players see that they were refused and ask again; bots and clocks need to be told."""
        self._cancel_timers()
        self.retry = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.go_on)

    def run_clock(self) -> None:
        """A bot takes over when the clock of whoever has to decide is empty.

        A player who sits at another process is that one's to watch, unless it has died.
        """
        thinking = self.timekeeper.asked()
        if thinking is not None:
            seat = thinking.seat
            far = seat in self.audience.elsewhere - self.audience.here
            patience = ALLOWANCE + STEP_IN_SECONDS if far else 0.0
            self.timekeeper.raise_flag(thinking, patience, lambda: self._begin(self.time_out(seat)))

    def seen(self, seat: int, version: int) -> None:
        """The client of that seat shows what is asked: now the clock runs."""
        ran = self.timekeeper.shown(seat, version)
        if ran is not None:
            self.run_clock()
            if ran > 0:
                self.audience.tell_all()  # before anybody saw it: what is left is news

    async def time_out(self, seat: int) -> None:
        with contextlib.suppress(Refusal):
            await self.change(lambda table: table.time_out(seat, table.substitute))

    # Questions that everybody is asked

    def prepare_reply(self) -> None:
        """For a person without a choice who is here. Where several share a screen, the curtain asks them all.

        Who sits at another process is that one's to answer for, unless it has died.
        """
        if self.reply is not None:
            self.reply.cancel()
            self.reply = None
        match, version = self.table.match, self.table.version
        if match is None or match.actor is None or self.table.closed or forced(match) is None:
            return
        seat = match.actor
        if seat not in self.audience.online & set(self.table.humans()) or self.audience.share_a_screen(seat):
            return
        wait = self.discretion.left
        if seat not in self.audience.here:
            wait += PERSON[1] + STEP_IN_SECONDS
        loop = asyncio.get_running_loop()
        self.reply = loop.call_later(wait, lambda: self._begin(self.answer_for(seat, version)))

    async def hold_back(self) -> None:
        """No answer comes sooner than the table's would."""
        if (left := self.discretion.left) > 0:
            await asyncio.sleep(left)

    async def answer_for(self, seat: int, version: int) -> None:
        """An action like any other, but nobody's time is spent on it."""
        match = self.table.match
        if match is not None and (given := forced(match)) is not None:
            with contextlib.suppress(Refusal):
                await self.change(lambda table: table.play(seat, str(given), None, version))

    def _begin(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    def rest(self) -> None:
        """No clock and no timer runs any more."""
        self._cancel_timers()
        for timer in self.absent.values():
            timer.cancel()
        self.audience.crowd.rest()

    @property
    def busy(self) -> bool:
        """Somebody watches, or something is going on."""
        thinking = self.bots is not None and not self.bots.done()
        return bool(self.audience.viewers or self.chores or thinking or self.lock.locked())

    @property
    def deserted(self) -> bool:
        """Nobody has been here for a while, so nobody waits for what bots do."""
        empty = not (self.audience.viewers or self.audience.elsewhere)
        return empty and time.monotonic() - self.idle_since > self.settings.alone_seconds

    def hurry_bots(self, deserted: bool, patience: float = 0.0) -> None:
        """Somebody has come. `deserted`: so far the bots were at rest."""
        self.minds.hurry(self.table.id)
        if deserted:
            self.go_on(patience)

    def dissolve(self) -> None:
        """Nothing happens here any more."""
        self.rest()
        if self.bots is not None:
            self.bots.cancel()
        for viewer in list(self.audience.viewers):
            viewer.hang_up()

    def wake_bots(self) -> None:
        if self.table.bot_to_move() is not None and (self.bots is None or self.bots.done()):
            self.bots = asyncio.get_running_loop().create_task(self._run_bots())

    async def _run_bots(self) -> None:
        while (turn := self.table.bot_to_move()) is not None:
            if self.deserted:
                return
            seat, name = turn
            match, version = self.table.match, self.table.version
            assert match is not None
            seed = secrets.token_hex(8)
            asker = table_asks(
                self.table.id, self.audience.viewers, bool(self.audience.elsewhere), self.visitors
            )
            who = f"{self.table.id} {self.table.undone} {seat}"  # what was taken back is not remembered
            with metrics.BOT_SECONDS.time():
                action = await self.minds.choose(name, Knowledge.of(match, seed), seed, asker, who)
            await self.hold_back()
            try:
                await self.change(lambda table: table.play(seat, action, None, version))  # noqa: B023
            except Unavailable:
                return
            except Refusal:
                if self.stand_by is not None:
                    return  # another process was faster: this bot is its to move
                continue  # somebody came back or took something back meanwhile
            await asyncio.sleep(0)
