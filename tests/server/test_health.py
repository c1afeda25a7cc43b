"""A server that cannot write is not well; and what an operator watches."""

import sqlite3
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sql

from tertulia.server import databases, health, metrics
from tertulia.server.chronicle import tell_of

if TYPE_CHECKING:
    from tests.server.conftest import Club, Postgres, Server


@pytest.fixture(autouse=True)
def each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)


def test_a_server_whose_file_is_locked_is_not_well(
    serve: Callable[..., "Server"], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "BUSY_MILLISECONDS", 100)
    server = serve()
    other = sqlite3.connect(str(sql.make_url(server.settings.database).database), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert server.get("/api/tables").status == 200  # it can be read all the same
    assert server.get("/healthz").status == 503
    other.execute("ROLLBACK")
    other.close()
    assert server.get("/healthz").body == {"status": "ok"}


def test_that_it_is_not_well_is_said_once_and_not_to_every_probe(
    serve: Callable[..., "Server"], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    works, server = [True, False, False, True, True], serve()

    async def turn(self: health.Health) -> bool:
        return works.pop(0)

    monkeypatch.setattr(health.Health, "_works", turn)
    before = metrics.REFUSALS.labels("server_error")._value.get()
    with caplog.at_level("INFO", "tertulia.server"):
        assert [server.get("/healthz").status for _ in range(5)] == [200, 503, 503, 200, 200]
    assert [(line.levelname, line.getMessage()) for line in caplog.records] == [
        ("WARNING", "not well"),
        ("INFO", "well again"),
    ]
    assert metrics.REFUSALS.labels("server_error")._value.get() == before + 2


def test_a_server_whose_postgresql_may_only_be_read_is_not_well(
    serve: Callable[..., "Server"], postgres: "Postgres"
) -> None:
    url = postgres.database()
    server = serve(database=url)
    name = sql.make_url(url).database
    postgres.do(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    postgres.cut(url)
    assert server.get("/healthz").status == 503
    postgres.do(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
    postgres.cut(url)
    server.wait(lambda: server.get("/healthz").status == 200)


def test_a_database_that_hangs_is_not_well_after_a_while(
    serve: Callable[..., "Server"], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    monkeypatch.setattr(health, "PATIENCE_SECONDS", 0.2)
    monkeypatch.setattr(health, "_write", lambda writer: time.sleep(1.0))
    begin = time.monotonic()
    assert server.get("/healthz").status == 503
    assert time.monotonic() - begin < 0.9


def test_who_asks_often_does_not_keep_the_disk_busy(
    serve: Callable[..., "Server"], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, written = serve(), list[Any]()
    monkeypatch.setattr(health, "FRESH_SECONDS", 60.0)
    monkeypatch.setattr(health, "_write", written.append)
    server.app.state.health.checked = -1000.0
    for _ in range(20):
        assert server.get("/healthz").status == 200
    assert len(written) == 1


def measured(server: Any) -> dict[str, float]:
    lines = server.get("/metrics").raw.decode().splitlines()
    return {
        name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")
    }


def test_bots_clocks_database_and_disk_are_measured(club: "Club") -> None:
    process = club.processes[0]
    earlier = measured(process)
    sitting = process.table("caramba", people=1, bots=1, clock=600.0)
    client = process.enter(sitting.id, sitting.tokens[0])
    client.see(lambda state: state["legal"])
    client.act()
    client.see(lambda state: state["legal"])
    before, running = time.monotonic(), earlier["tertulia_clocks_running"] + 1
    while (found := measured(process))["tertulia_clocks_running"] != running or (
        found["tertulia_bots_thinking"] > 0  # for a moment after it has told what it does
    ):
        assert time.monotonic() - before < 5
    assert found["tertulia_bot_seconds_count"] > earlier["tertulia_bot_seconds_count"]
    assert found["tertulia_appends_waiting"] == 0
    assert found["tertulia_database_seconds_count"] > earlier["tertulia_database_seconds_count"] + 3
    assert found["tertulia_database_failures_total"] == 0
    assert found["tertulia_database_bytes"] > 10_000
    if club.database.startswith("sqlite"):
        assert found["tertulia_disk_free_bytes"] > 1_000_000


def test_a_clock_that_runs_out_is_counted_and_told(
    story: Callable[..., Any], caplog: pytest.LogCaptureFixture
) -> None:
    table = story(clock=10.0).table
    before = metrics.FLAGS._value.get()
    with caplog.at_level("INFO", "tertulia.server"):
        tell_of(table, [table.time_out(table.match.actor, "easy")])
    assert metrics.FLAGS._value.get() == before + 1
    line = vars(caplog.records[0])
    assert (line["msg"], line["seat"]) == ("clock ran out", table.match.actor)
