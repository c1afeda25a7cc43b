"""Logs on disk: what the store promises, and what it says when the disk does not."""

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sql

from tertulia.server import databases, log, sqlite
from tertulia.server import store as stores
from tertulia.server.bot_processes import Minds
from tertulia.server.databases import UnusableDatabase, shown
from tertulia.server.refusals import Refusal
from tertulia.server.room import Room
from tertulia.server.rooms import read_table
from tertulia.server.settings import Settings
from tertulia.server.store import Store, Unavailable
from tertulia.server.visitors import Visitors

CREATED = log.Created(
    game="caramba",
    rules=1,
    seats=2,
    edition="tilsit-2005",
    options={},
    access="open",
    bots={},
    takeover=None,
    clock=None,
    secret="ab" * 32,
)
STARTED = log.Started(events=["first 0"])


def said(text: str) -> log.Row:
    return (1.5, log.Chatted(seat=0, id=text, text=text))


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@contextmanager
def busy_for(milliseconds: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setattr(databases, "BUSY_MILLISECONDS", milliseconds)
        yield


def test_what_is_appended_is_read_again_in_order(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        rows = [(1.0, CREATED), said("a"), said("b")]
        await store.append("t", 0, rows[:1])
        await asyncio.gather(store.append("t", 1, rows[1:]), store.append("u", 0, [(2.0, CREATED)]))
        assert await store.read("t") == rows
        assert await store.read("t", since=2) == rows[2:]
        assert await store.read("nothing") == []
        assert await store.all_tables() == ["t", "u"]
        await store.close()
        again = Store(database)
        assert await again.read("t") == rows
        await again.close()

    asyncio.run(run())


def test_open_tables_are_listed_until_they_start_the_newest_first(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        for number, table in enumerate("tuv"):
            await store.append(table, 0, [(float(number), CREATED)])
        await store.append("w", 0, [(9.0, log.parse(log.dump(CREATED).replace('"open"', '"link"')))])
        await store.append("u", 1, [(10.0, STARTED)])
        assert await store.open_tables() == ["v", "t"]
        assert await store.open_tables(1) == ["v"]
        await store.close()

    asyncio.run(run())


def test_who_commits_does_not_interrupt_who_talks(url: str) -> None:
    async def run() -> tuple[int, int]:
        store = Store(url)
        writing = await store.by_writer(lambda _: os.sched_getscheduler(0))
        await store.close()
        return writing, os.sched_getscheduler(0)

    writing, talking = asyncio.run(run())
    assert (writing, talking) == (os.SCHED_BATCH, os.SCHED_OTHER)


def test_of_two_writers_the_first_wins_and_the_other_learns_it(database: str) -> None:
    async def run() -> None:
        one, two = Store(database), Store(database)
        await one.append("t", 0, [(1.0, CREATED)])
        results = await asyncio.gather(
            one.append("t", 1, [said("one")]), two.append("t", 1, [said("two")]), return_exceptions=True
        )
        assert sorted(map(repr, results)) == ["None", "Raced()"]
        rows = await two.read("t")
        assert len(rows) == 2
        assert rows[1] == said("one" if results[0] is None else "two")
        await two.append("t", 2, [said("later")])
        assert await one.read("t") == [*rows, said("later")]
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_writer_that_raced_costs_nobody_else_in_its_batch(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.append("t", 0, [(1.0, CREATED), said("a")])
        results = await asyncio.gather(
            store.append("u", 0, [(1.0, CREATED)]),
            store.append("t", 1, [said("late"), said("later")]),
            store.append("v", 0, [(1.0, CREATED)]),
            return_exceptions=True,
        )
        assert list(map(repr, results)) == ["None", "Raced()", "None"]
        assert [len(await store.read(table)) for table in "tuv"] == [2, 1, 1]
        await store.close()

    asyncio.run(run())


def test_more_rows_than_one_statement_takes_are_written_together_or_not_at_all(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        rows = [said(str(number)) for number in range(2 * sqlite.AT_ONCE + 1)]
        await store.append("t", len(rows) - 1, [said("in the way of the last one")])
        with pytest.raises(stores.Raced):
            await store.append("t", 0, rows)
        assert await store.read("t", 0) == [said("in the way of the last one")]
        await store.append("u", 0, rows)
        assert await store.read("u") == rows
        await store.close()

    asyncio.run(run())


def test_a_room_that_raced_reads_the_log_again_and_goes_on(database: str) -> None:
    """Two processes serve one table: each has a room with a store of its own."""

    async def run() -> None:
        stores = Store(database), Store(database)
        await stores[0].append("t", 0, [(1.0, CREATED)])
        more = Minds(1), Settings(database), Visitors(Settings(database))
        one, two = [Room(await read_table(store, "t"), store, *more) for store in stores]
        await one.change(lambda table: table.sit(None, "Ana", "a", None))
        await two.change(lambda table: table.sit(None, "Bo", "b", None))  # on the seat that is left
        assert [seat.name for seat in two.table.seats] == ["Ana", "Bo"]
        with pytest.raises(Refusal) as refusal:
            await one.change(lambda table: table.sit(0, "Cleo", "c", None))
        assert refusal.value.code == "seat_taken"
        with pytest.raises(Refusal) as refusal:
            await one.change(lambda table: table.sit(1, "Cleo", "c", None))
        assert refusal.value.code == "seat_taken"  # as the other knew
        assert [seat.name for seat in one.table.seats] == ["Ana", "Bo"]
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_who_is_cancelled_still_learns_what_became_of_it(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        begun = asyncio.create_task(store.append("t", 0, [(1.0, CREATED)]))
        await asyncio.sleep(0)
        begun.cancel()
        with pytest.raises(asyncio.CancelledError):
            await begun
        assert len(await store.read("t")) == 1
        await store.close()

    asyncio.run(run())


# Bad days


def test_a_full_disk_refuses_and_later_goes_on(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        store = Store(url)
        await store.append("t", 0, [(1.0, CREATED)])
        pages = store._writer.exec_driver_sql("PRAGMA page_count").scalar_one()
        store._writer.exec_driver_sql(f"PRAGMA max_page_count={pages + 2}")
        store._writer.rollback()
        with pytest.raises(Unavailable, match="nothing has changed"):
            await store.append("t", 1, [said("x" * 100_000)])
        assert await store.read("t") == [(1.0, CREATED)]
        await store.append("t", 1, [said("short")])
        store._writer.exec_driver_sql(f"PRAGMA max_page_count={pages + 1000}")
        store._writer.rollback()
        await store.append("t", 2, [said("x" * 100_000)])
        assert len(await store.read("t")) == 3
        await store.close()

    asyncio.run(run())
    (record,) = caplog.records
    assert (record.message, vars(record)["reason"]) == ("database unavailable", "database or disk is full")
    assert "xxx" not in caplog.text


TINY_DISK = """
import asyncio, os, sys
from pathlib import Path
sys.path.insert(0, {here!r})
from test_store import CREATED, said
from tertulia.server.store import Store, Unavailable

async def run():
    os.chdir(sys.argv[1])
    ballast = Path("ballast")
    ballast.write_bytes(bytes(500_000))
    store = Store("sqlite:///tables.sqlite")
    await store.append("t", 0, [(1.0, CREATED)])
    count = 1
    while True:
        try:
            await store.append("t", count, [said("x" * 1000)])
            count += 1
        except Unavailable:
            break
    assert count > 10
    ballast.unlink()
    await store.append("t", count, [said("and on")])
    assert len(await store.read("t")) == count + 1
    await store.close()
    assert len(await Store("sqlite:///tables.sqlite").read("t")) == count + 1

asyncio.run(run())
print("went on")
"""


def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    unshare = shutil.which("unshare") or "false"
    if subprocess.run([unshare, "-rm", "true"], capture_output=True).returncode:
        pytest.skip("no file system of one's own can be mounted here")
    script = TINY_DISK.format(here=str(Path(__file__).parent))
    mounted = 'mount -t tmpfs -o size=2m none "$1" && exec "$2" -c "$3" "$1"'
    result = subprocess.run(
        ["unshare", "-rm", "sh", "-c", mounted, "sh", str(tmp_path), sys.executable, script],
        capture_output=True,
        text=True,
    )
    assert result.stdout == "went on\n", result.stderr


def test_a_locked_database_refuses_and_later_goes_on(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = Store(url)
        await store.append("t", 0, [(1.0, CREATED)])
        other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        results = await asyncio.gather(
            store.append("t", 1, [said("a")]), store.append("u", 0, [(1.0, CREATED)]), return_exceptions=True
        )
        assert [result.code for result in results if isinstance(result, Unavailable)] == ["server_error"] * 2
        assert await store.read("t") == [(1.0, CREATED)]
        other.execute("ROLLBACK")
        other.close()
        await store.append("t", 1, [said("a")])
        await store.close()

    with busy_for(50, monkeypatch):
        asyncio.run(run())


def test_a_writer_waits_for_another_that_is_quick(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        append = asyncio.create_task(store.append("t", 0, [(1.0, CREATED)]))
        await asyncio.sleep(0.05)
        assert not append.done()
        other.execute("ROLLBACK")
        other.close()
        await append
        await store.close()

    asyncio.run(run())


def test_a_database_that_is_gone_refuses_to_be_read(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        with store._writer.begin():
            store._writer.execute(sql.text("DROP TABLE log"))
        with pytest.raises(Unavailable):
            await store.read("t")
        await store.close()

    asyncio.run(run())


def test_an_entry_that_cannot_be_written_is_our_own_mistake(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        with pytest.raises(TypeError):
            await store.append("t", 0, [(1.0, object())])  # type: ignore[list-item]
        await store.append("t", 0, [(1.0, CREATED)])
        await store.close()

    asyncio.run(run())


def scribbled(folder: Path) -> str:
    (folder / "letter").write_text("Dear Ana, " * 1000)
    return f"sqlite:///{folder / 'letter'}"


def locked(folder: Path) -> str:
    (folder / "file").touch()
    return f"sqlite:///{folder / 'file' / 'tables.sqlite'}"


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        (lambda folder: "nonsense", "cannot keep tables in nonsense: not an address; write sqlite:////"),
        (lambda folder: "postgresql://ana:hunter2@host:port/x", r"in postgresql://\*\*\*: not an address"),
        (lambda folder: "oracle9://x", "not oracle9; write sqlite:////path/of/a/file or postgresql://"),
        (lambda folder: "postgresql+psycopg2://x", "not postgresql.psycopg2; write"),
        (lambda folder: f"postgresql://ana:hunter2@/x?host={folder}", r"ana:\*\*\*@/x.* No such file"),
        (lambda folder: "sqlite://", "memory forgets; name a file"),
        (lambda folder: "sqlite:///:memory:", "memory forgets; name a file"),
        (lambda folder: "sqlite:///file::memory:?uri=true", "memory forgets; name a file"),
        (lambda folder: "sqlite:///file:tables?mode=memory&uri=true", "memory forgets; name a file"),
        (lambda folder: f"sqlite:///{folder}", "unable to open"),
        (scribbled, "not a database"),
        (locked, "file"),
    ],
)
def test_an_unusable_database_is_told_at_once(
    tmp_path: Path, address: Callable[[Path], str], reason: str
) -> None:
    with pytest.raises(UnusableDatabase, match=reason) as error:
        Store(address(tmp_path))
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("made", ["places (id)", "log (id)", "meta (id)", "tables (id)"])
def test_a_file_of_another_program_is_named_as_that_and_left_as_it_was(tmp_path: Path, made: str) -> None:
    file = tmp_path / "history.sqlite"
    with closing(sqlite3.connect(file)) as other:
        other.execute(f"CREATE TABLE {made}")
    with pytest.raises(UnusableDatabase, match=r"history\.sqlite: it is not a database of Tertulia; "):
        Store(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as other:
        assert [name for (name,) in other.execute("SELECT name FROM sqlite_master")] == [made.split()[0]]


def test_a_database_that_cannot_be_written_is_told_at_once(url: str) -> None:
    asyncio.run(Store(url).close())
    read_only = f"{url.replace('sqlite:///', 'sqlite:///file:')}?immutable=1&uri=true"
    with pytest.raises(UnusableDatabase, match="readonly"):
        Store(read_only)


def test_a_file_may_be_named_by_a_uri(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    asyncio.run(Store(f"sqlite:///file:{tmp_path}/new%20folder/tables.sqlite?mode=rwc&uri=true").close())
    assert [file.name for file in tmp_path.iterdir()] == ["new folder"]
    assert (tmp_path / "new folder" / "tables.sqlite").exists()


def test_passwords_are_not_shown() -> None:
    assert shown("postgresql://ana:hunter2@host/tables") == "postgresql://ana:***@host/tables"
    assert shown("postgresql://host/tables?user=ana&password=hunter2") == "postgresql://host/tables?user=ana"
    for mistyped in ("postgresql:/ana:hunter2@host/tables", "postgresql://ana:hunter2@host:port/tables"):
        assert "hunter2" not in shown(mistyped)
    assert shown("what is this") == "what is this"


@pytest.mark.parametrize(
    "rest",
    [
        "ana:hun@ter2@host/tables",
        "ana:hun@te/r2@host/tables",
        "ana:hun@te?r2@host/tables",
        "ana/o:hunter2@host/tables",
        "ana:hunter2/host",
        "ana:hun@ter2@host:port/tables",
    ],
)
def test_an_address_that_cannot_be_told_apart_shows_nothing_but_its_scheme(rest: str) -> None:
    """And nobody looks for a host that is half a password, and names it when there is none."""
    with pytest.raises(UnusableDatabase, match=r"^cannot keep tables in postgresql://\*\*\*: ") as error:
        Store(f"postgresql://{rest}")
    assert not re.search("hun|ter2|r2|ana", str(error.value))
    assert shown(f"postgresql:/{rest}") == "***"


def test_an_at_sign_may_stand_where_it_belongs() -> None:
    for address in (
        "postgresql://ana%40club:***@host/tables",
        "postgresql://host/tables?user=ana%40club",
        "sqlite:////srv/a%3Ab%40c/d%40e.sqlite",
    ):
        assert shown(address.replace("***", "hun%40ter2")) == address
    assert shown("sqlite:////srv/a:b@c/d@e.sqlite") == "sqlite:////srv/a%3Ab%40c/d%40e.sqlite"
    assert shown("postgresql://ana@club:hun/ter2@host/tables") == "postgresql://ana%40club:***@host/tables"
    assert shown("postgresql://host/tables?user=ana@club") == "postgresql://host/tables?user=ana%40club"
