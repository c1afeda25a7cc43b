"""Whose bots think first on a server, and whose rest."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tertulia.bots import Knowledge, bot
from tertulia.server import bot_queue
from tertulia.server.bot_processes import Minds
from tertulia.server.bot_queue import NOBODY, Asker
from tertulia.server.company import table_asks
from tertulia.server.shares import GUEST, NO_LIMIT

if TYPE_CHECKING:
    from tests.server.conftest import Server

Serve = Callable[..., "Server"]


def test_tables_that_wait_for_a_search_hold_up_no_quick_bot(serve: Serve) -> None:
    server = serve(workers=1)
    easy = server.post("/api/tables", {"game": "pamplona", "seats": 2, "bots": {"1": "easy"}}).body["table"]
    _, token = server.sit(easy)
    server.post(f"/api/tables/{easy}/start", token=token)
    player = server.enter(easy, token)
    (searching,) = server.room(easy).minds.deep.workers
    searching.begin(eval, "__import__('time').sleep(600)")  # longer than any test
    new = {"game": "sombreros", "seats": 6, "bots": dict.fromkeys(range(1, 6), "hard")}
    tables = [server.post("/api/tables", new).body["table"] for _ in range(4)]
    for table in tables:
        _, token = server.sit(table)
        resigned = server.enter(table, token)
        assert server.post(f"/api/tables/{table}/start", token=token).status == 200
        assert resigned.ask("resign", seat=0)["type"] == "done"
        resigned.close()
    waiting = [server.room(table) for table in tables]
    server.wait(lambda: all((room.table.bot_to_move() or (0, ""))[1] == "hard" for room in waiting))
    stuck = [room.table.version for room in waiting]
    for _ in range(8):
        player.see(lambda state: state["legal"])
        player.up_to(player.act()["version"])
    assert [room.table.version for room in waiting] == stuck


async def slow(self: Minds, name: str, knowledge: Knowledge, seed: str, *rest: object) -> str:
    await asyncio.sleep(0.02)
    return str(bot("random", seed).choose(knowledge))


def test_bots_rest_where_nobody_is_and_go_on_when_somebody_comes(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Minds, "choose", slow)
    server = serve(alone_seconds=0.3)
    sitting = server.table("sombreros", people=1, bots=3)
    player = server.enter(sitting.id, sitting.tokens[0])
    player.ask("resign", seat=0)
    player.close()
    room = server.room(sitting.id)
    server.wait(lambda: room.bots is not None and room.bots.done())
    rested = room.table.version
    assert room.table.status == "playing"
    time.sleep(0.2)
    assert room.table.version == rested
    watcher = server.enter(sitting.id)
    watcher.see(lambda state: state["version"] > rested + 20)
    assert not room.deserted


def test_who_has_used_up_their_bot_seconds_waits_behind_others(serve: Serve) -> None:
    few = replace(GUEST.times(NO_LIMIT), bot_seconds=1, bot_seconds_per_hour=1)
    server = serve(share=few)
    sitting = server.table("pamplona", people=1, bots=1)
    server.enter(sitting.id, sitting.tokens[0])
    room = server.room(sitting.id)

    def asker() -> Asker:
        return table_asks(room.table.id, room.audience.viewers, False, room.visitors)

    before = asker()
    assert before.rank == bot_queue.PEOPLE
    before.pay(20.0)
    assert asker().rank == NOBODY
