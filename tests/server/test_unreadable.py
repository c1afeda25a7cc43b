"""A table that this version cannot read is refused with a clear word, and no other one suffers."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sql

from tertulia.server.admin import looking
from tertulia.server.store import Store

if TYPE_CHECKING:
    from tests.server.conftest import Server, Sitting


def forge(server: "Server", table: str, seq: int, **change: Any) -> None:
    """As another version would have written it."""
    file = str(sql.make_url(server.settings.database).database)
    with sqlite3.connect(file) as connection:
        where = (table, seq)
        (text,) = connection.execute('SELECT entry FROM log WHERE "table" = ? AND seq = ?', where).fetchone()
        forged = json.dumps({**json.loads(text), **change}, separators=(",", ":"))
        connection.execute('UPDATE log SET entry = ? WHERE "table" = ? AND seq = ?', (forged, *where))
    connection.close()


def grow(server: "Server", table: str, entry: dict[str, Any]) -> None:
    """Another process appends."""
    file = str(sql.make_url(server.settings.database).database)
    with sqlite3.connect(file) as connection:
        connection.execute(
            'INSERT INTO log SELECT "table", max(seq) + 1, max(at), ? FROM log WHERE "table" = ? GROUP BY 1',
            (json.dumps(entry), table),
        )
    connection.close()


def made(server: "Server") -> "Sitting":
    sitting = server.table("caramba", people=2, access="open", begin=False)
    server.restart()
    return sitting


@pytest.mark.parametrize(
    ("seq", "change", "reason"),
    [
        (0, {"rules": 99}, "it was made with version 99 of the rules; the newest here is "),
        (0, {"rules": 0}, "it was made with version 0 of the rules; the newest here is "),
        (0, {"game": "chess"}, "its game is not known here"),
        (1, {"type": "magic"}, "its entry 1 is of a kind that this version does not know"),
        (1, {"seat": 9}, "its entry 1 cannot have happened"),
        (1, {"seat": "first"}, "its entry 1 is of a kind that this version does not know"),
    ],
)
def test_it_is_refused_and_others_are_not(
    serve: Callable[..., "Server"], seq: int, change: dict[str, Any], reason: str
) -> None:
    server = serve()
    other, broken = server.table("caramba", access="open", begin=False), made(server)
    forge(server, broken.id, seq, **change)
    answer = server.get(f"/api/tables/{broken.id}")
    assert (answer.status, answer.body["code"]) == (503, "unreadable")
    assert answer.body["reason"].startswith(f"this server cannot read the table: {reason}")
    client = server.knock(broken.id, *broken.tokens.values())
    assert client.receive()["code"] == "unreadable"
    assert client.ended() == 4400
    assert [table["table"] for table in server.get("/api/tables").body] == [other.id]
    assert server.enter(other.id).state["status"] == "waiting"


def test_people_are_found_by_name_at_all_other_tables(serve: Callable[..., "Server"]) -> None:
    server = serve()
    other, broken = server.table("caramba"), made(server)
    forge(server, broken.id, 1, seat="first")

    async def found() -> list[str]:
        store = Store(server.settings.database)
        lines = await looking.tables(store, name="Person 0")
        await store.close()
        return [line.table for line in lines]

    assert asyncio.run(found()) == [other.id]


def test_a_game_that_was_played_against_the_rules_is_refused(serve: Callable[..., "Server"]) -> None:
    server = serve()
    sitting = server.table("pamplona", people=2)
    server.restart()
    forge(server, sitting.id, 3, events=["castle"])
    assert server.get(f"/api/tables/{sitting.id}").body["reason"].endswith("is against the rules")


def test_what_a_newer_server_writes_ends_that_table_here_and_no_other(
    serve: Callable[..., "Server"], caplog: pytest.LogCaptureFixture
) -> None:
    server = serve()
    new, old = server.table("caramba"), server.table("caramba")
    looker, *players = [server.enter(new.id), *server.everybody(old)]
    grow(server, new.id, {"type": "magic", "seat": 0, "text": "a word that nobody may read"})
    assert looker.ended() == 4408
    assert server.get(f"/api/tables/{new.id}").status == 503
    mover = next(player for player in players if player.to_move)
    assert mover.act()["type"] == "done"
    lines = [record for record in caplog.records if record.name == "tertulia.server"]
    assert {line.getMessage() for line in lines} == {"table dropped", "unreadable table"}
    assert not any("nobody may read" in str(vars(line)) for line in lines)
