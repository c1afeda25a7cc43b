"""PostgreSQL as the place of the logs: durable, healing, and heard by every process."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
import sqlalchemy as sql

from tertulia.server import log
from tertulia.server import postgres as store_postgres
from tertulia.server.databases import UnusableDatabase
from tertulia.server.native import Native
from tertulia.server.notify import Ear, News, ear
from tertulia.server.presence import Found, Presence
from tertulia.server.rooms import Rooms
from tertulia.server.settings import Settings
from tertulia.server.store import Raced, Store, Unavailable, _Append
from tests.server.conftest import running_postgres

if TYPE_CHECKING:
    from tests.server.conftest import Club, Postgres

T = TypeVar("T")


@pytest.fixture(scope="module")
def postgres() -> Iterator["Postgres"]:
    """One that may be stopped: nobody else keeps tables there."""
    with running_postgres() as server:
        yield server


def said(text: str) -> log.Row:
    return (1.5, log.Chatted(seat=0, id=text, text=text))


# The database


def test_plain_addresses_use_psycopg(postgres: "Postgres") -> None:
    url = postgres.database()
    for address in (url, url.replace("postgresql:", "postgresql+psycopg:")):
        store = Store(address)
        assert store.engine.driver == "psycopg"
        asyncio.run(store.close())


def test_a_missing_driver_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(UnusableDatabase) as error:
        Store("postgresql://ana:hunter2@host/tables")
    assert str(error.value) == (
        "cannot keep tables in postgresql://ana:***@host/tables: "
        "its driver is missing; pip install 'tertulia[postgres]'"
    )


def test_commits_wait_for_the_disk_also_where_the_administrator_does_not(postgres: "Postgres") -> None:
    url = postgres.database()
    name = sql.make_url(url).database
    postgres.do(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = Store(url)
    for connection in (store._writer, store.engine.connect()):
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
        connection.rollback()
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
        connection.close()
    asyncio.run(store.close())


def test_several_servers_may_begin_at_once_on_an_empty_database(postgres: "Postgres") -> None:
    url = postgres.database()
    with ThreadPoolExecutor(8) as pool:
        stores = list(pool.map(Store, [url] * 8))

    async def look_and_close() -> None:
        for store in stores:
            assert await store.all_tables() == []
            await store.close()

    asyncio.run(look_and_close())


def test_processes_that_write_to_the_same_tables_never_wait_for_each_other_for_ever(database: str) -> None:
    """Each of 40 rounds is won by one of them, table by table, whatever the order of the requests."""

    async def run() -> None:
        stores = Store(database), Store(database)
        for table in "tuvw":
            await stores[0].append(table, 0, [said("first")])
        for round in range(1, 41):
            orders = "tuvw", "wvut"
            asked = [(store, table) for store, order in zip(stores, orders, strict=True) for table in order]
            results = await asyncio.gather(
                *(store.append(table, round, [said("x")]) for store, table in asked), return_exceptions=True
            )
            won = [table for (_, table), result in zip(asked, results, strict=True) if result is None]
            lost = [result for result in results if result is not None]
            assert sorted(won) == list("tuvw")
            assert all(isinstance(result, Raced) for result in lost)
        for store in stores:
            await store.close()

    asyncio.run(run())


# Broken connections


def test_a_cut_connection_is_made_anew_and_nobody_notices(postgres: "Postgres") -> None:
    async def run() -> None:
        url = postgres.database()
        store = Store(url)
        await store.append("t", 0, [said("first")])
        assert len(await store.read("t")) == 1
        postgres.cut(url)
        await store.append("t", 1, [said("a")])
        postgres.cut(url)
        assert await store.read("t") == [said("first"), said("a")]
        postgres.cut(url)
        assert await Presence(store).hold("t")
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("happened", [True, False])
def test_a_commit_whose_answer_was_lost_is_neither_lost_nor_repeated(
    postgres: "Postgres", monkeypatch: pytest.MonkeyPatch, happened: bool
) -> None:
    """The connection breaks after the commit; or before it, and meanwhile somebody else writes."""

    async def run() -> None:
        url = postgres.database()
        store, other = Store(url), Store(url)
        write, breaks = store._write, iter([True])

        def breaking(batch: Sequence[_Append]) -> None:
            if next(breaks, False):
                if happened:
                    write(batch)
                else:
                    other._write([replace(append, rows=[said("faster")]) for append in batch])
                raise sql.exc.OperationalError("COMMIT", None, OSError("gone"), connection_invalidated=True)
            write(batch)

        monkeypatch.setattr(store, "_write", breaking)
        results = await asyncio.gather(store.append("t", 0, [said("mine")]), return_exceptions=True)
        assert repr(results[0]) == ("None" if happened else "Raced()")
        assert await store.read("t") == [said("mine" if happened else "faster")]
        await store.close()
        await other.close()

    asyncio.run(run())


def test_what_cannot_be_written_while_the_database_is_down_can_be_afterwards(postgres: "Postgres") -> None:
    async def run() -> None:
        store = Store(postgres.database())
        await store.append("t", 0, [said("a")])
        postgres.stop()
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.append("t", 1, [said("b")])
            with pytest.raises(Unavailable):
                await store.read("t")
        postgres.start()
        await store.append("t", 1, [said("b")])
        assert await store.read("t") == [said("a"), said("b")]
        await store.close()

    asyncio.run(run())


# News


async def heard(hearing: Ear) -> News | None:
    """The next that is said."""
    while (news := await hearing.news()) == News():
        pass
    return news


async def held(store: Store, *tables: str) -> Presence:
    """A process that has these tables in memory."""
    presence = Presence(store)
    for table in tables:
        assert await presence.hold(table)
    return presence


def test_a_process_hears_what_others_write_to_tables_that_it_holds(postgres: "Postgres") -> None:
    """Neither what they write elsewhere, nor what it writes itself."""

    async def run() -> None:
        url = postgres.database()
        one, two = Store(url), Store(url)
        for table in "tuv":
            await two.append(table, 0, [said("first")])
        hearing = ear(one)
        assert await hearing.news() is None  # at first anything may have happened
        await held(one, "t", "v")
        await held(two, "t", "u")
        await one.append("t", 1, [said("mine")])
        await two.append("u", 1, [said("elsewhere")])
        assert await hearing.news() == News()
        await two.append("t", 2, [said("a"), said("b")])
        assert await heard(hearing) == News({"t": 4})
        await hearing.close()
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_process_hears_who_comes_and_goes_at_tables_that_it_holds(postgres: "Postgres") -> None:
    async def run() -> None:
        url = postgres.database()
        one, two = Store(url), Store(url)
        await two.append("t", 0, [said("first")])
        await two.append("u", 0, [said("first")])
        hearing = ear(one)
        assert await hearing.news() is None
        yours, mine = await held(one, "t"), Presence(two)
        await mine.attend(lambda: {("t", 1), ("u", 0)})
        assert await heard(hearing) == News(people=True)
        assert (await yours.elsewhere(), await mine.elsewhere()) == ({"t": {1}, "u": {0}}, {})
        mine.next = 0.0
        await mine.attend(lambda: {("t", 1)})  # somebody went elsewhere
        mine.next = 0.0
        assert await yours.elsewhere() == {"t": {1}}
        await two.append("t", 1, [said("a")])
        assert await heard(hearing) == News({"t": 2})
        await mine.leave()
        assert await heard(hearing) is None
        assert await yours.elsewhere() == {}
        await hearing.close()
        await one.close()
        await two.close()

    asyncio.run(run())


SLOW = """
CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM pg_advisory_xact_lock(7); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON {}
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait()
"""
"""From now on a commit to that table of the database waits for a lock, when all before it has been done."""
WAITING = sql.text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")


@asynccontextmanager
async def in_flight(
    store: Store, into: str, write: Callable[[], Awaitable[T]]
) -> AsyncIterator[Awaitable[T]]:
    """What this writes is as good as written, but not committed."""
    with store.engine.begin() as line:
        line.exec_driver_sql(SLOW.format(into))
    with store.engine.begin() as line:
        line.exec_driver_sql("SELECT pg_advisory_xact_lock(7)")
        writing = asyncio.ensure_future(write())
        while not line.execute(WAITING).scalar():
            await asyncio.sleep(0.01)
        yield writing
    await writing


def test_an_entry_in_flight_while_a_process_opens_its_table_is_told(postgres: "Postgres") -> None:
    """When its writer began nobody held the table, and when its reader reads it is not there yet."""

    async def run() -> None:
        url = postgres.database()
        one, two = Store(url), Store(url)
        await two.append("t", 0, [said("first")])
        hearing = ear(one)
        assert await hearing.news() is None
        async with in_flight(two, "log", lambda: two.append("t", 1, [said("late")])):
            await held(one, "t")
            assert await one.read("t") == [said("first")]
        assert await asyncio.wait_for(heard(hearing), 5) == News({"t": 2})
        assert await one.read("t") == [said("first"), said("late")]
        await hearing.close()
        await one.close()
        await two.close()

    asyncio.run(run())


def test_what_others_write_before_a_hold_is_committed_is_read_after_it(postgres: "Postgres") -> None:
    """They cannot know yet whom to tell, neither of an entry nor of who comes."""

    async def run() -> None:
        url = postgres.database()
        one, two = Store(url), Store(url)
        await one.append("t", 0, [said("first")])
        there, here = await held(one, "t"), Presence(two)
        async with in_flight(one, "holding", lambda: here.hold("t")) as holding:
            await one.append("t", 1, [said("meanwhile")])
            await there.attend(lambda: {("t", 1)})
        assert await holding == Found([said("first"), said("meanwhile")], {1})
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_table_is_held_from_when_it_is_made(postgres: "Postgres", story: Callable[..., Any]) -> None:
    created = log.parse(story("caramba", begin=False).rows[0][1])

    async def run() -> None:
        assert isinstance(created, log.Created)
        url = postgres.database()
        one, two = Store(url), Store(url)
        hearing = ear(one)
        assert await hearing.news() is None
        room = await Rooms(one, Settings(url), Native()).create(created)
        await two.append(room.table.id, 1, [said("hello")])
        assert await asyncio.wait_for(heard(hearing), 5) == News({room.table.id: 2})
        await hearing.close()
        await one.close()
        await two.close()

    asyncio.run(run())


def test_what_was_committed_and_could_not_be_told_is_told_then(
    postgres: "Postgres", monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        url = postgres.database()
        one, two = Store(url), Store(url)
        await two.append("t", 0, [said("first")])
        hearing = ear(one)
        assert await hearing.news() is None
        await held(one, "t")
        write = two._write

        def failing(batch: Sequence[_Append]) -> None:
            with monkeypatch.context() as patch:
                patch.setattr(store_postgres, "TELL", "SELECT 1 / 0")
                write(batch)

        monkeypatch.setattr(two, "_write", failing)
        await two.append("t", 1, [said("second")])
        assert await asyncio.wait_for(heard(hearing), 5) == News({"t": 2})
        await hearing.close()
        await one.close()
        await two.close()

    asyncio.run(run())


def test_who_could_not_hear_for_a_while_looks_everywhere(
    postgres: "Postgres", caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "tertulia.server")

    async def run() -> None:
        url = postgres.database()
        store, other = Store(url), Store(url)
        await store.append("t", 0, [said("a")])
        await held(store, "t")
        hearing = ear(store)
        assert await hearing.news() is None
        postgres.cut(url)
        with pytest.raises(Unavailable):
            await hearing.news()
        assert await hearing.news() is None
        await other.append("t", 1, [said("b")])
        assert await heard(hearing) == News({"t": 2})
        await hearing.close()
        await store.close()
        await other.close()

    asyncio.run(run())
    messages = [record.message for record in caplog.records if record.name == "tertulia.server"]
    assert messages == ["cannot hear other processes", "hears other processes again"]


def test_processes_heal_when_their_database_was_restarted(
    postgres: "Postgres", postgres_club: "Club", play: Any
) -> None:
    one, two = postgres_club.processes
    sitting = one.table("pamplona", people=2)
    people = [one.enter(sitting.id, sitting.tokens[0]), two.enter(sitting.id, sitting.tokens[1])]
    play(people, lambda legal: legal[0], turns=6)
    mover = next(client for client in people if client.to_move)
    before = mover.state
    postgres.stop()
    refused = mover.act()
    assert (refused["type"], refused["code"]) == ("refused", "server_error")
    assert mover.receive()["view"] == before["view"]
    assert one.get("/healthz").status == 503
    postgres.start()
    assert mover.act()["type"] == "done"
    play(people, lambda legal: legal[0], turns=12)
    assert people[0].log == people[1].log
    assert {line["event"] for line in one.complaints() + two.complaints()} == {
        "database unavailable",
        "cannot hear other processes",
        "not well",
    }
