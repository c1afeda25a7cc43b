"""Bots think in processes of their own; one that fails is replaced, and the table goes on."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tertulia
from tertulia.bots import Knowledge, bot
from tertulia.server.bot_processes import Minds
from tertulia.server.bot_queue import ANYBODY, Asker


@pytest.fixture
def thinking() -> Iterator[Minds]:
    opened = Minds(1)
    yield opened
    opened.close()


def knowledge(game: str = "pamplona") -> Knowledge:
    return Knowledge.of(tertulia.game(game).start(seed=3), 0)


def test_a_bot_answers_with_one_of_the_legal_actions(thinking: Minds) -> None:
    async def run() -> None:
        asked = knowledge()
        for name in ("random", "easy", "medium-bold", "hard:20"):
            assert await thinking.choose(name, asked, "seed") in [str(action) for action in asked.legal]

    asyncio.run(run())


def test_equal_seeds_choose_alike_in_any_process(thinking: Minds) -> None:
    asked = knowledge("caramba")
    assert asyncio.run(thinking.choose("easy", asked, "7")) == str(bot("easy", "7").choose(asked))


def test_a_bot_that_crashes_is_replaced_by_a_simpler_one(
    thinking: Minds, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> str:
        choice = asyncio.create_task(thinking.choose("hard:50s", asked, "seed"))
        while not (
            processes := list((getattr(thinking.deep.workers[0].pool, "_processes", None) or {}).values())
        ):
            await asyncio.sleep(0.01)
        os.kill(processes[0].pid, signal.SIGKILL)
        return await choice

    asked = knowledge()
    assert asyncio.run(run()) in [str(action) for action in asked.legal]
    assert [getattr(line, "bot", None) for line in caplog.records] == ["hard:50s"]


def test_who_gives_up_pays_for_the_whole_thought_and_nobody_is_let_in_before_its_end(thinking: Minds) -> None:
    """Else whoever asks for hints and hangs up, again and again, would think for nothing in others' time."""

    async def run() -> list[int]:
        await thinking.deep.do(ANYBODY, eval, "0")  # the process is there
        asking = asyncio.create_task(thinking.deep.do(asker, eval, "__import__('time').sleep(0.5)"))
        while not thinking.deep.workers[0].load:
            await asyncio.sleep(0.001)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        free = [thinking.deep.turns.free]
        await thinking.deep.do(ANYBODY, eval, "0")
        return [*free, thinking.deep.turns.free]

    paid: list[float] = []
    asker = Asker(key="hasty", pay=paid.append)
    assert asyncio.run(run()) == [0, 1]
    assert sum(paid) >= 0.4


def test_a_bot_that_has_no_idea_is_replaced_by_chance(
    thinking: Minds, caplog: pytest.LogCaptureFixture
) -> None:
    asked = knowledge()
    assert asyncio.run(thinking.choose("nonsense", asked, "seed")) in [str(one) for one in asked.legal]
    assert "UnknownBot" in str(getattr(caplog.records[0], "reason", ""))


def test_a_table_of_thinking_bots_plays_to_the_end(serve: Callable[..., Any]) -> None:
    server = serve()
    bots = {"1": "medium", "2": "easy"}
    table = server.post("/api/tables", {"game": "pamplona", "seats": 3, "bots": bots}).body["table"]
    _, token = server.sit(table)
    server.post(f"/api/tables/{table}/start", token=token)
    player = server.enter(table, token)
    while player.state["status"] != "over":
        if player.to_move:
            player.act()
        else:
            player.see(lambda state: state["legal"] or state["status"] == "over")
    assert server.get(f"/api/tables/{table}/verify").body["ok"]
