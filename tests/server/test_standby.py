"""`tertulia export | tertulia import -`, every minute, is a standby: it has what was played until then."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from typer.testing import CliRunner

from tertulia.cli import app
from tertulia.core import record as records
from tertulia.games import game
from tertulia.server import archive, log, standby
from tertulia.server.admin import acts
from tertulia.server.proof import verify
from tertulia.server.store import Store

if TYPE_CHECKING:
    from tests.server.conftest import Server

T = TypeVar("T")
PROGRAM = [sys.executable, "-c", "from tertulia.cli import main; main()"]


@dataclass
class Pair:
    """Two databases."""

    one: str
    two: str

    def piped(self) -> tuple[int, str]:
        """What a timer does every minute."""
        out = subprocess.Popen([*PROGRAM, "export", "--database", self.one], stdout=subprocess.PIPE)
        done = subprocess.run(
            [*PROGRAM, "import", "-", "--database", self.two],
            stdin=out.stdout,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert out.stdout is not None
        out.stdout.close()
        return out.wait() or done.returncode, done.stderr

    def copy(self, *flags: str) -> tuple[int, str]:
        """The same commands in this process."""
        run = CliRunner().invoke
        out = run(app, ["export", *flags, "--database", self.one])
        done = run(app, ["import", "-", "--database", self.two], input=out.stdout_bytes)
        return out.exit_code or done.exit_code, done.stderr


def at(url: str, do: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = Store(url)
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


def logs(url: str) -> dict[str, bytes]:
    async def read(store: Store) -> dict[str, bytes]:
        return {id: await archive.export(store, id) for id in await store.all_tables()}

    return at(url, read)


@pytest.fixture
def pair(database: str, tmp_path: Path) -> Pair:
    """From a database of each kind to an SQLite file."""
    return Pair(database, f"sqlite:///{tmp_path / 'standby' / 'tables.sqlite'}")


def test_a_standby_takes_over_where_the_copy_was_made(
    serve: Callable[..., "Server"], play: Callable[..., int], pair: Pair
) -> None:
    server = serve(database=pair.one)
    tables = [server.table(key, people=2) for key in ("caramba", "pamplona")]
    server.table("sombreros", people=2, begin=False, access="open")
    people = [server.everybody(sitting) for sitting in tables]
    assert pair.piped() == (0, "3 tables taken in, 0 were here already\n")
    for _ in range(2):
        for players in people:
            play(players, lambda legal: legal[0], turns=5)
        assert pair.copy() == (0, "0 tables taken in, 1 were here already, 2 brought up to date\n")
    assert pair.copy() == (0, "0 tables taken in, 3 were here already\n")
    assert logs(pair.two) == logs(pair.one)
    before = [[player.state["view"] for player in players] for players in people]
    server.stop()

    other = serve(database=pair.two)
    people = [other.everybody(sitting) for sitting in tables]
    assert [[player.state["view"] for player in players] for players in people] == before
    play(people[0], lambda legal: legal[0])
    record = records.parse(other.get(f"/api/tables/{tables[0].id}/record").raw)
    assert verify(game("caramba"), record) > 10
    assert len(other.get("/api/tables").body) == 1


def rows_of(told: Any) -> list[tuple[float, log.Entry]]:
    return [(when, log.parse(text)) for when, text in told.rows]


def fill(url: str, id: str, rows: list[tuple[float, log.Entry]], since: int = 0) -> None:
    at(url, lambda store: store.append(id, since, rows))


def test_only_what_changed_lately_needs_to_be_copied(story: Callable[..., Any], pair: Pair) -> None:
    rows, now = rows_of(story()), time.time()
    fill(pair.one, "old", [(now - 7300, entry) for _, entry in rows])
    fill(pair.one, "new", [(now - 60, entry) for _, entry in rows])
    assert pair.copy("--hours", "2") == (0, "1 tables taken in, 0 were here already\n")
    assert list(logs(pair.two)) == ["new"]


def test_who_was_forgotten_is_forgotten_in_the_standby_too(story: Callable[..., Any], pair: Pair) -> None:
    told = story()
    told.happen(told.table.chat(0, "c", "my address is"))
    fill(pair.one, "t", rows_of(told))
    pair.copy()
    at(pair.one, lambda store: acts.forget(store, "a test", "t", 0))
    assert pair.copy() == (0, "0 tables taken in, 0 were here already, 1 brought up to date\n")
    assert logs(pair.two) == logs(pair.one)
    assert b"my address" not in logs(pair.two)["t"]
    assert b"Person 0" not in logs(pair.two)["t"]


def test_what_was_deleted_is_deleted_in_the_standby_too_and_stays_so(
    story: Callable[..., Any], pair: Pair
) -> None:
    fill(pair.one, "t", rows_of(story()))
    old = logs(pair.one)["t"]
    pair.copy()
    at(pair.one, lambda store: acts.delete(store, "a test", "t"))
    assert pair.copy() == (0, "0 tables taken in, 0 were here already, 1 deleted\n")
    assert pair.copy() == (0, "0 tables taken in, 1 were here already\n")
    assert at(pair.two, lambda store: standby.bring(store, old)) == "here"
    assert len(at(pair.two, lambda store: store.read("t"))) == 1


def test_what_was_deleted_before_the_first_copy_was_never_here(story: Callable[..., Any], pair: Pair) -> None:
    for id in ("gone", "kept"):
        fill(pair.one, id, rows_of(story()))
    at(pair.one, lambda store: acts.delete(store, "a test", "gone"))
    never = "1 had been deleted and never were here\n"
    assert pair.copy() == (0, f"1 tables taken in, 0 were here already, {never}")
    assert pair.copy() == (0, f"0 tables taken in, 1 were here already, {never}")
    assert list(logs(pair.two)) == ["kept"]


def test_what_was_played_there_and_here_stays_as_it_is_here(story: Callable[..., Any], pair: Pair) -> None:
    told = story()
    rows, said = rows_of(told), [log.Chatted(seat=0, id=word, text=word) for word in ("there", "here")]
    for id in ("apart", "well"):
        fill(pair.one, id, rows)
    pair.copy()
    for url, entry in zip((pair.one, pair.two), said, strict=True):
        fill(url, "apart", [(2000.0, entry)], len(rows))
    fill(pair.one, "well", [(2000.0, said[0])], len(rows))
    code, talk = pair.copy()
    assert code == 1
    assert "table 'apart' has gone on differently here; it stays as it is" in talk
    assert "1 brought up to date, 1 left as they were" in talk
    assert b'"here"' in logs(pair.two)["apart"]
    fill(pair.two, "well", [(2001.0, said[1])], len(rows) + 1)
    assert pair.copy()[0] == 1  # the one that went apart; the other is only further here
    assert b'"here"' in logs(pair.two)["well"]
