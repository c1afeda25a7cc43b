"""Who is connected where, and which process has which table in memory, as other processes read it."""

import asyncio
import gc
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

import pytest
import sqlalchemy as sql

from tertulia.server import log
from tertulia.server.databases import PRESENT, PROCESSES
from tertulia.server.postgres import HOLDING, Held
from tertulia.server.presence import TRIP, Found, Presence
from tertulia.server.store import Store, Unavailable

if TYPE_CHECKING:
    from tests.server.conftest import Postgres

HELLO = (1.5, log.Chatted(seat=0, id="x", text="x"))


def test_what_was_written_already_is_no_reason_to_stop(database: str) -> None:
    """As after a commit whose answer was lost: nobody else could come online through that process."""

    async def run() -> None:
        store, other = Store(database), Store(database)
        here, there = Presence(store), Presence(other)
        row = {"process": here.process, "table": "t", "seat": 0}
        await store.by_writer(lambda writer: writer.execute(PRESENT.insert(), row))
        await here.attend(lambda: {("t", 0), ("t", 1)})
        assert await there.elsewhere() == {"t": {0, 1}}
        here.told, here.next = set(), 0.0
        await here.attend(lambda: {("t", 0), ("t", 1), ("t", 2)})
        assert await there.elsewhere() == {"t": {0, 1, 2}}
        await store.close()
        await other.close()

    asyncio.run(run())


def test_a_process_that_others_forgot_is_believed_again(database: str) -> None:
    async def run() -> None:
        store, other = Store(database), Store(database)
        here, there = Presence(store), Presence(other)
        await here.attend(lambda: {("t", 0)})
        await other.by_writer(lambda writer: writer.execute(PROCESSES.delete()))
        assert await there.elsewhere() == {}
        here.next = here.renew = 0.0
        await here.attend(lambda: {("t", 0)})
        assert await there.elsewhere() == {"t": {0}}
        await store.close()
        await other.close()

    asyncio.run(run())


# Which tables are in memory


async def houses(url: str, tables: str) -> tuple[Presence, Presence]:
    """Two processes on a database with these tables."""
    one, two = Presence(Store(url)), Presence(Store(url))
    for table in tables:
        await one.store.append(table, 0, [HELLO])
    return one, two


async def holding(presence: Presence) -> set[tuple[str, str]]:
    return {(row.table, row.process) for row in await presence.store.query(sql.select(HOLDING))}


async def close(*presences: Presence) -> None:
    for presence in presences:
        await presence.store.close()


def test_tables_that_are_asked_for_at_once_are_held_together(postgres: "Postgres") -> None:
    async def run() -> None:
        one, two = await houses(postgres.database(), "tuv")
        trips, hold = [], one.store.hold_and_read

        async def counted(tables: Collection[str]) -> dict[str, Held]:
            trips.append(tables)
            return await hold(tables)

        one.store.hold_and_read = counted  # type: ignore[method-assign]
        found = await asyncio.gather(*map(one.hold, ["t", "u", "v", "nowhere"]))
        assert found == [Found([HELLO], set())] * 3 + [None]
        assert len(trips) < 4
        assert one.held == set("tuv")
        assert await holding(two) == {(table, one.process) for table in "tuv"}
        await close(one, two)

    asyncio.run(run())


def test_between_the_logs_of_many_tables_others_can_be_written(postgres: "Postgres") -> None:
    async def run() -> None:
        tables = [chr(ord("A") + number) for number in range(2 * TRIP + 1)]
        one, two = await houses(postgres.database(), "".join(tables))
        trips, hold = [], one.store.hold_and_read

        async def counted(tables: Collection[str]) -> dict[str, Held]:
            trips.append(len(tables))
            return await hold(tables)

        with mock.patch.object(one.store, "hold_and_read", counted):
            found = await asyncio.gather(*map(one.hold, tables))
        assert found == [Found([HELLO], set())] * len(tables)
        assert (max(trips), sum(trips)) == (TRIP, len(tables))
        assert one.held == set(tables)
        await close(one, two)

    asyncio.run(run())


def test_who_gives_up_takes_nothing_from_others_who_asked_at_the_same_time(postgres: "Postgres") -> None:
    async def run() -> None:
        one, two = await houses(postgres.database(), "tu")
        impatient, patient = (asyncio.create_task(one.hold(table)) for table in "tu")
        await asyncio.sleep(0)
        impatient.cancel()
        assert await patient == Found([HELLO], set())
        await close(one, two)

    asyncio.run(run())


def test_a_reading_that_fails_when_all_who_asked_have_given_up_is_no_complaint(postgres: "Postgres") -> None:
    async def run() -> None:
        one, two = await houses(postgres.database(), "tu")
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, said: complaints.append(said))
        began, go_on = asyncio.Event(), asyncio.Event()

        async def broken(tables: Collection[str]) -> dict[str, Held]:
            began.set()
            await go_on.wait()
            raise Unavailable

        with mock.patch.object(one.store, "hold_and_read", broken):
            asked = [asyncio.create_task(one.hold(table)) for table in "tu"]
            await began.wait()
            for each in asked:
                each.cancel()
            await asyncio.wait(asked)
            go_on.set()
            await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()})
        gc.collect()
        assert complaints == []
        assert await one.hold("t") == Found([HELLO], set())
        await close(one, two)

    asyncio.run(run())


def test_a_reading_that_was_cancelled_before_it_began_is_not_waited_for(postgres: "Postgres") -> None:
    async def run() -> None:
        one, two = await houses(postgres.database(), "tu")
        async with one._holding:
            asked = asyncio.create_task(one.hold("t"))
            await asyncio.sleep(0)
            assert one._reading is not None
            one._reading.cancel()
            await asyncio.wait([asked])
        assert asked.cancelled()
        assert await one.hold("u") == Found([HELLO], set())
        await close(one, two)

    asyncio.run(run())


def test_who_opens_a_table_knows_who_sits_there_elsewhere(database: str) -> None:
    """Else they would be missed, and a bot might take over."""

    async def run() -> None:
        one, two = await houses(database, "tu")
        await one.hold("t")
        await one.attend(lambda: {("t", 0), ("t", 2)})
        assert await two.hold("t") == Found([HELLO], {0, 2})
        assert await two.hold("u") == Found([HELLO], set())
        assert await one.hold("t") == Found([HELLO], set())
        await close(one, two)

    asyncio.run(run())


def test_a_table_that_another_process_holds_is_said_once(
    postgres: "Postgres", caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "tertulia.server")

    async def run() -> None:
        one, two = await houses(postgres.database(), "tu")
        await one.hold("t")
        await one.attend(set)
        for _ in range(2):
            await two.hold("t")
            await two.hold("u")
        await close(one, two)

    asyncio.run(run())
    said = [(record.message, vars(record)["table"]) for record in caplog.records]
    assert said == [("table is served by another process, too", "t")]


def test_a_table_that_left_memory_is_let_go_and_can_be_held_again(postgres: "Postgres") -> None:
    async def run() -> None:
        one, two = await houses(postgres.database(), "tu")
        await one.hold("t")
        await one.hold("u")
        await one.let_go(lambda: {"u"})
        assert await holding(two) == {("u", one.process)}
        await asyncio.gather(one.let_go(lambda: {"t"}), one.hold("t"), one.hold("u"))
        assert await holding(two) == {("t", one.process), ("u", one.process)}
        await one.leave()
        assert await holding(two) == set()
        await close(one, two)

    asyncio.run(run())


def test_what_a_killed_process_held_goes_when_nobody_believes_in_it_any_more(postgres: "Postgres") -> None:
    async def run() -> None:
        killed, other = await houses(postgres.database(), "tu")
        await killed.hold("t")
        await killed.attend(set)
        await other.hold("u")
        await other.attend(set)
        both = {("t", killed.process), ("u", other.process)}
        other.next = other.renew = 0.0
        await other.attend(set)
        assert await holding(other) == both
        past = PROCESSES.update().where(PROCESSES.c.process == killed.process).values(until=1.0)
        await other.store.by_writer(lambda writer: writer.execute(past))
        other.next = other.renew = 0.0
        await other.attend(set)
        assert await holding(other) == {("u", other.process)}
        await close(killed, other)

    asyncio.run(run())


@pytest.mark.parametrize("how", ["forgotten", "lost"])
def test_a_process_that_others_or_the_database_forgot_holds_its_tables_again(
    postgres: "Postgres", how: str
) -> None:
    async def run() -> None:
        one, two = await houses(postgres.database(), "tu")
        await one.hold("t")
        await one.create("new", [HELLO])
        assert await one.attend(set)  # nobody knew of it
        one.next = 0.0
        assert not await one.attend(set)
        if how == "forgotten":
            await two.store.by_writer(lambda writer: writer.execute(PROCESSES.delete()))
            one.renew = 0.0
        await two.store.by_writer(lambda writer: writer.execute(HOLDING.delete()))
        one.next, one.lost = 0.0, how == "lost"
        assert await one.attend(set)
        assert await holding(two) == {("t", one.process), ("new", one.process)}
        await close(one, two)

    asyncio.run(run())


def test_nobody_holds_anything_in_an_sqlite_file(tmp_path: Path) -> None:
    async def run() -> None:
        one, two = await houses(f"sqlite:///{tmp_path / 'tables.sqlite'}", "t")
        assert await one.hold("t")
        await one.create("new", [HELLO])
        await one.let_go(set)
        assert not one.held
        assert not await holding(two)
        await close(one, two)

    asyncio.run(run())
