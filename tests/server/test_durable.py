"""Nothing acknowledged is lost, and nothing is told before it is on disk."""

import asyncio
import re
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from tertulia.server import databases, log, room
from tertulia.server.native import Native
from tertulia.server.refusals import Refusal
from tertulia.server.rooms import Rooms, read_table
from tertulia.server.settings import Settings
from tertulia.server.store import Store

ROOT = Path(__file__).parents[2]


def test_twenty_kills_lose_nothing() -> None:
    """The script says what is checked; `python benchmarks/crash.py` does it a thousand times."""
    script = ROOT / "benchmarks" / "crash.py"
    result = subprocess.run(
        [sys.executable, script, "--times", "20"], capture_output=True, text=True, timeout=300
    )
    assert result.returncode == 0, result.stderr
    found = re.match(r"20 kills .*: all (\d+) requests acknowledged are in the logs, in order", result.stdout)
    assert found is not None
    assert int(found[1]) > 100


def lock(server: Any) -> sqlite3.Connection:
    """Another process that writes to the same file, and takes its time."""
    file = server.settings.database.removeprefix("sqlite:///")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


def test_nobody_is_told_before_it_is_on_disk(
    serve: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    write, begun, go_on = Store._write, threading.Event(), threading.Event()

    def patiently(self: Store, batch: Sequence[Any]) -> None:
        if any(isinstance(entry, log.Played) for append in batch for _, entry in append.rows):
            begun.set()
            assert go_on.wait(60)
        write(self, batch)

    monkeypatch.setattr(Store, "_write", patiently)
    server = serve()
    sitting = server.table("caramba", people=2)
    players = server.everybody(sitting)
    mover = next(player for player in players if player.to_move)
    version, action = mover.state["version"], mover.state["legal"][0]["notation"]
    mover.say(type="act", id="slow", seat=mover.state["seat"], version=version, action=action)
    assert begun.wait(20)
    with pytest.raises(TimeoutError):
        mover.receive(timeout=0.2)
    newcomer = server.enter(sitting.id)
    assert newcomer.state["version"] == version
    assert server.get(f"/api/tables/{sitting.id}").body["status"] == "playing"
    go_on.set()
    assert mover.until(lambda message: message["type"] == "done")["version"] == version + 1
    assert newcomer.up_to(version + 1)


def test_who_asks_while_the_disk_is_gone_is_refused_and_may_ask_again(
    serve: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "BUSY_MILLISECONDS", 20)
    server = serve()
    sitting = server.table("sombreros", people=2)
    players = server.everybody(sitting)
    mover = next(player for player in players if player.to_move)
    before = mover.state
    other = lock(server)
    refused = mover.act()
    assert (refused["type"], refused["code"]) == ("refused", "server_error")
    assert "nothing has changed" in refused["reason"]
    assert server.post("/api/tables", {"game": "caramba", "seats": 2}).status == 503
    other.execute("ROLLBACK")
    other.close()
    for what in ("version", "view", "legal"):
        assert mover.state[what] == before[what]
    assert mover.act()["type"] == "done"
    assert server.post("/api/tables", {"game": "caramba", "seats": 2}).status == 201


def test_bots_try_again_when_the_disk_was_gone(
    serve: Callable[..., Any], play: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "RETRY_SECONDS", 0.01)
    write, fails = Store._write, iter(range(3))

    def failing(self: Store, batch: Sequence[Any]) -> None:
        entries = [entry for append in batch for _, entry in append.rows]
        if any(isinstance(entry, log.Played) and entry.id is None for entry in entries):
            for _ in fails:
                raise sql.exc.OperationalError("insert", None, OSError("no space left"))
        write(self, batch)

    monkeypatch.setattr(Store, "_write", failing)
    server = serve()
    sitting = server.table("pamplona", people=1, bots=3)
    play(server.everybody(sitting), lambda legal: legal[0])
    assert server.get(f"/api/tables/{sitting.id}").body["status"] == "over"
    assert next(fails, None) is None


@pytest.mark.parametrize("key", ["caramba", "pamplona", "sombreros"])
def test_a_restart_changes_nothing(serve: Callable[..., Any], play: Callable[..., int], key: str) -> None:
    server = serve()
    sitting = server.table(key, people=2)
    players = server.everybody(sitting)
    play(players, lambda legal: legal[-1], turns=25)
    before = [(player.state, player.log) for player in players]
    server.restart()
    players = server.everybody(sitting)
    for player, (state, lines) in zip(players, before, strict=True):
        player.see(lambda state: all(seat["online"] for seat in state["players"]))
        assert {**player.state, "log": [], "log_from": 0} == {**state, "log": [], "log_from": 0}
        assert player.log == lines
    assert play(players, lambda legal: legal[0], turns=5) == 5


def written(story: Any, url: str) -> None:
    async def run() -> None:
        kept = Store(url)
        await kept.append(story.table.id, 0, [(at, log.parse(text)) for at, text in story.rows])
        await kept.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("key", "undo"), [("caramba", 0), ("caramba", 20), ("pamplona", 0), ("sombreros", 0)]
)
def test_an_old_table_loads_within_a_tenth_of_a_second(
    story: Callable[..., Any], tmp_path: Path, key: str, undo: int
) -> None:
    """With four seats and until its end; also where something was often taken back."""
    told, url = story(key, people=1, bots=3), f"sqlite:///{tmp_path / 'tables.sqlite'}"
    while told.match.actor is not None:
        told.play(str(told.match.legal()[-1]))
        if undo and len(told.rows) % undo == 0 and told.match.actor is not None:
            with suppress(Refusal):
                told.undo(0)
    written(told, url)

    async def load() -> float:
        kept = Store(url)
        times = []
        for _ in range(5):
            begin = time.perf_counter()
            table = await read_table(kept, told.table.id)
            assert table.status == "over"
            times.append(time.perf_counter() - begin)
        await kept.close()
        assert table.match is not None
        assert table.match.record() == told.match.record()
        return min(times)

    assert asyncio.run(load()) < 0.1


def test_an_idle_table_leaves_memory_and_comes_back(story: Callable[..., Any], tmp_path: Path) -> None:
    told, url = story("caramba"), f"sqlite:///{tmp_path / 'tables.sqlite'}"
    written(told, url)

    async def run() -> None:
        kept = Store(url)
        patient, hasty = (Rooms(kept, Settings(url, idle_seconds=seconds), Native()) for seconds in (600, -1))
        for house, left in ((patient, 1), (hasty, 0)):
            room = await house.open(told.table.id)
            assert await house.open(told.table.id) is room
            house.forget_idle()
            assert len(house.rooms) == left
            again = await house.open(told.table.id)
            assert (again is room) == bool(left)
            assert again.table.version == room.table.version
        await kept.close()

    asyncio.run(run())
