"""Which tables are in memory: each of them once."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from typing import Any
from unittest import mock

import pytest

from tertulia.server import log
from tertulia.server.native import Native
from tertulia.server.notify import News
from tertulia.server.presence import Found, Presence
from tertulia.server.room import Room
from tertulia.server.rooms import Rooms
from tertulia.server.settings import Settings
from tertulia.server.store import Store, Unavailable


async def settle() -> None:
    """Until everybody waits for something that has not happened yet."""
    for _ in range(20):
        await asyncio.sleep(0)


class Gates:
    """Rooms with one table in their database, which is read when the test says so."""

    def __init__(self, rooms: Rooms, table: str) -> None:
        self.rooms, self.table = rooms, table
        self.read = rooms.presence.hold
        self.waiting: list[asyncio.Future[None]] = []
        rooms.presence.hold = self.hold  # type: ignore[method-assign]

    @classmethod
    async def made(cls, database: str, story: Callable[..., Any]) -> "Gates":
        told, store = story("caramba", begin=False), Store(database)
        await store.append(told.table.id, 0, [(at, log.parse(text)) for at, text in told.rows])
        rooms = Rooms(store, Settings(database), Native())
        await rooms.native.ready()
        return cls(rooms, told.table.id)

    async def hold(self, table: str) -> Found | None:
        found = await self.read(table)
        self.waiting.append(asyncio.get_running_loop().create_future())
        await self.waiting[-1]
        return found

    async def ask(self) -> "asyncio.Task[Room]":
        """Somebody who wants the table, and waits for it."""
        asker = asyncio.create_task(self.rooms.open(self.table))
        await settle()
        return asker

    async def reading(self, times: int = 1) -> None:
        """Until it has been read so often."""
        while len(self.waiting) < times:
            await asyncio.sleep(0.001)

    def go(self) -> None:
        """All that was read arrives."""
        for gate in self.waiting:
            if not gate.done():
                gate.set_result(None)


Happen = Callable[[Gates, Presence], Coroutine[Any, Any, None]]


@pytest.fixture
def run(database: str, story: Callable[..., Any]) -> Callable[[Happen], None]:
    """Let it happen, with rooms and another process on the same database."""

    async def whole(happen: Happen) -> None:
        gates, there = await Gates.made(database, story), Presence(Store(database))
        await happen(gates, there)
        await there.store.close()
        await gates.rooms.store.close()

    return lambda happen: asyncio.run(whole(happen))


@pytest.mark.parametrize("how", ["fails", "gives up"])
def test_a_table_never_has_two_rooms(run: Callable[[Happen], None], how: str) -> None:
    """The first who asks gets no answer; another has waited, and a third comes a moment later."""

    async def happen(gates: Gates, _: Presence) -> None:
        first, second = await gates.ask(), await gates.ask()
        await gates.reading()
        if how == "fails":
            gates.waiting[0].set_exception(Unavailable())
        else:
            first.cancel()
        await settle()
        third = await gates.ask()
        waiting = asyncio.gather(first, second, third, return_exceptions=True)
        while not waiting.done():
            gates.go()
            await asyncio.sleep(0.001)
        found = [answer for answer in await waiting if isinstance(answer, Room)]
        assert found
        assert set(found) == {gates.rooms.rooms[gates.table]}
        assert not gates.rooms._opening

    run(happen)


def test_who_gives_up_leaves_others_the_table_that_is_being_opened(run: Callable[[Happen], None]) -> None:
    async def happen(gates: Gates, _: Presence) -> None:
        first, second = await gates.ask(), await gates.ask()
        await gates.reading()
        first.cancel()
        await settle()
        assert gates.rooms.known() == {gates.table}
        gates.go()
        assert (await second).table.id == gates.table
        assert len(gates.waiting) == 1

    run(happen)


def test_a_table_that_could_not_be_opened_can_be_asked_for_again(run: Callable[[Happen], None]) -> None:
    async def happen(gates: Gates, _: Presence) -> None:
        askers = [await gates.ask() for _ in range(3)]
        await gates.reading()
        gates.waiting[0].set_exception(Unavailable())
        answers = await asyncio.wait_for(asyncio.gather(*askers, return_exceptions=True), 5)
        assert [type(answer) for answer in answers] == [Unavailable] * 3
        assert gates.rooms.known() == set()
        again = await gates.ask()
        await gates.reading(2)
        gates.go()
        assert await again is gates.rooms.rooms[gates.table]

    run(happen)


def test_no_table_comes_into_memory_when_the_server_has_said_goodbye(run: Callable[[Happen], None]) -> None:
    async def happen(gates: Gates, _: Presence) -> None:
        asker = await gates.ask()
        await gates.reading()
        asker.cancel()
        await gates.rooms.close()
        gates.go()
        await settle()
        assert gates.rooms.known() == set()

    run(happen)


# Who sits there elsewhere


@asynccontextmanager
async def late_look(rooms: Rooms) -> AsyncIterator[None]:
    """It has been asked who is there, and the answer is not here yet."""
    look, asked, answered = rooms.presence.elsewhere, asyncio.Event(), asyncio.Event()

    async def slow(tables: Collection[str] | None = None) -> dict[str, set[int]]:
        found = await look(tables)
        if tables is None:
            asked.set()
            await answered.wait()
        return found

    with mock.patch.object(rooms.presence, "elsewhere", slow):
        looking = asyncio.create_task(rooms.look_around())
        await asked.wait()
        yield
        answered.set()
        await looking


def test_a_table_that_is_opened_while_others_are_looked_at_keeps_what_it_found(
    run: Callable[[Happen], None],
) -> None:
    async def happen(gates: Gates, there: Presence) -> None:
        rooms = gates.rooms
        await there.hold(gates.table)
        async with late_look(rooms):
            await there.attend(lambda: {(gates.table, 1)})
            opening = await gates.ask()
            await gates.reading()
            gates.go()
            room = await opening
        assert room.audience.elsewhere == {1}

    run(happen)


def test_a_room_that_leaves_memory_while_it_is_looked_at_misses_nobody_any_more(
    run: Callable[[Happen], None],
) -> None:
    """Its timers would ring for people whom it knows nothing of."""

    async def happen(gates: Gates, there: Presence) -> None:
        rooms = gates.rooms
        opening = await gates.ask()
        await gates.reading()
        gates.go()
        room = await opening
        await there.attend(lambda: {(gates.table, 1)})
        async with late_look(rooms):
            rooms._forget(room)
        assert room.audience.elsewhere == set()

    run(happen)


def test_who_came_while_a_table_was_being_opened_is_seen_there_at_the_next_moment(
    run: Callable[[Happen], None],
) -> None:
    """After it was read; and the news of it was heard before it was in memory."""

    async def happen(gates: Gates, there: Presence) -> None:
        rooms = gates.rooms
        await rooms.catch_up(None)
        await there.hold(gates.table)
        opening = await gates.ask()
        await gates.reading()
        await there.attend(lambda: {(gates.table, 1)})
        await rooms.catch_up(News(people=True))
        await rooms.catch_up(News())  # it is still being opened
        gates.go()
        room = await opening
        await rooms.catch_up(News())
        assert room.audience.elsewhere == {1}
        with mock.patch.object(rooms.presence, "elsewhere", side_effect=AssertionError):
            await rooms.catch_up(News())  # nothing is new

    run(happen)
