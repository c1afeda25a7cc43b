"""The lobby: open tables that wait, fairly shown, as long as somebody cares."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sql

from tertulia.server import lobby, log
from tertulia.server.databases import LOG, TABLES
from tertulia.server.lobby import LOBBY, Lobby
from tertulia.server.settings import Settings
from tertulia.server.shares import GUEST, NO_LIMIT
from tertulia.server.store import Store
from tertulia.server.visitors import Visitor

if TYPE_CHECKING:
    from tests.server.conftest import Server

Serve = Callable[..., "Server"]
OPEN = {"game": "caramba", "seats": 2, "access": "open"}
ENDLESS = GUEST.times(NO_LIMIT)


def listed(server: "Server") -> list[str]:
    answer = server.get("/api/tables")
    assert answer.status == 200, answer.body
    return [table["table"] for table in answer.body]


def make(server: "Server", **headers: str) -> str:
    answer = server.post("/api/tables", OPEN, **headers)
    assert answer.status == 201, answer.body
    return str(answer.body["table"])


def write(server: "Server", *statements: Any) -> None:
    def run(writer: sql.Connection) -> None:
        for statement in statements:
            writer.execute(statement)

    server.do(server.app.state.rooms.store.by_writer(run))


def test_a_table_that_nobody_is_at_leaves_the_lobby_and_comes_back_with_somebody(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tertulia.server.app.JANITOR_SECONDS", 0.05)
    server = serve(lobby_seconds=1.0)
    left, kept = make(server), make(server)
    watcher = server.enter(kept)
    assert listed(server) == [kept, left]
    server.wait(lambda: listed(server) == [kept])
    time.sleep(1.2)
    assert listed(server) == [kept]
    watcher.close()
    server.wait(lambda: listed(server) == [])
    assert server.get(f"/api/tables/{left}").status == 200  # who knows the address finds it still
    server.enter(left)
    server.wait(lambda: listed(server) == [left])


def test_a_table_that_cannot_be_read_is_left_out_and_named_once(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve()
    good, bad, worse = make(server), make(server), make(server)
    server.restart()
    write(
        server,
        LOG.update().where(LOG.c.table == bad).values(entry="{}"),
        LOG.update().where(LOG.c.table == worse).values(entry=sql.func.replace(LOG.c.entry, "caramba", "x")),
    )
    with caplog.at_level(logging.WARNING):
        assert listed(server) == listed(server) == [good]
    told = [line for line in caplog.records if line.getMessage() == "a table cannot be read"]
    assert {line.__dict__["table"]: line.__dict__["reason"] for line in told} == {
        bad: "this server cannot read the table: its entry 0 is of a kind that this version does not know",
        worse: "this server cannot read the table: its game is not known here",
    }


def test_of_an_error_that_nobody_foresaw_only_the_kind_is_named(caplog: pytest.LogCaptureFixture) -> None:
    kept: Any = None
    Lobby(kept, Settings("")).skip("a table", KeyError("part of an entry"))
    assert [line.__dict__["reason"] for line in caplog.records] == ["KeyError"]


def test_a_visitor_has_few_open_tables_waiting(serve: Serve) -> None:
    server = serve(share=replace(ENDLESS, listed=2), guests_per_address=2)
    ana, bo = {"x-tertulia-guest": "the key of Ana"}, {"x-tertulia-guest": "the key of Bo"}
    first, _ = make(server, **ana), make(server, **ana)
    refused = server.post("/api/tables", OPEN, **ana)
    assert (refused.status, refused.body["code"]) == (429, "too_many")
    assert (
        server.post("/api/tables", OPEN | {"access": "link"}, **ana).status == 201
    )  # that takes nobody's place
    make(server, **bo)
    make(server, **bo)
    assert server.post("/api/tables", OPEN, **{"x-tertulia-guest": "a third key"}).status == 429
    _, token = server.sit(first)
    assert server.post(f"/api/tables/{first}/start", token=token).status == 200
    make(server, **ana)


def test_a_visitor_who_asks_for_many_open_tables_at_once_has_no_more(serve: Serve) -> None:
    server = serve(share=replace(ENDLESS, listed=2))
    with ThreadPoolExecutor(20) as many:
        answers = list(many.map(lambda _: server.post("/api/tables", OPEN).status, range(20)))
    assert sorted(answers) == [201] * 2 + [429] * 18
    assert len(listed(server)) == 2


def test_what_is_known_of_a_host_goes_when_the_game_begins(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tertulia.server.app.JANITOR_SECONDS", 0.05)
    server = serve(lobby_seconds=0.4)
    table = make(server)
    _, token = server.sit(table)
    assert server.post(f"/api/tables/{table}/start", token=token).status == 200
    store: Store = server.app.state.rooms.store
    server.wait(lambda: not server.do(store.query(sql.select(LOBBY.c.table))))


CREATED = log.Created(
    game="caramba",
    rules=1,
    seats=2,
    edition="",
    options={},
    access="open",
    bots={},
    takeover=None,
    clock=None,
    secret="",
)


def test_nobody_pushes_the_others_off_the_list(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "SHOWN", 4)

    async def run() -> None:
        store, now = Store(database), time.time()
        hall = Lobby(store, Settings(database))
        made = [("old", None), ("b", "bo"), *((f"a{number}", "ana") for number in range(6))]
        for number, (table, host) in enumerate(made):
            await store.append(table, 0, [(now + number, CREATED)])
            if host is not None:
                await hall.enter(table, Visitor(host, host))
        assert await hall.found() == ["a5", "a4", "b", "old"]
        await hall.attend(["old", "b"])
        assert await hall.found() == ["a5", "a4", "b", "old"]
        await store.by_writer(lambda writer: writer.execute(TABLES.update().values(at=0.0)))
        await store.by_writer(lambda writer: writer.execute(LOBBY.update().values(seen=0.0)))
        assert await hall.found() == []
        await store.close()

    asyncio.run(run())
