"""Pages come before the rules are compiled; tables wait for that, and for no other game's."""

import asyncio
from threading import Event

import pytest

from tertulia.core.game import Game
from tertulia.games import GAMES
from tertulia.server.native import Native


def test_a_table_waits_for_its_own_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled, go_on = list[str](), Event()

    def drive(game: Game) -> None:
        go_on.wait(10)
        go_on.clear()
        compiled.append(game.meta.key)

    monkeypatch.setattr(Game, "drive", property(drive))

    async def run() -> None:
        native, (first, *_, last) = Native(), GAMES
        waiting = asyncio.create_task(native.ready(last))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        go_on.set()
        while len(compiled) < 1:
            await asyncio.sleep(0.01)
        go_on.set()
        await asyncio.wait_for(waiting, 10)
        assert compiled == [first, last]  # who is waited for comes next
        while len(compiled) < len(GAMES):
            go_on.set()
            await asyncio.sleep(0.01)
        await asyncio.wait_for(native.ready(), 10)

    asyncio.run(run())


def test_a_game_that_cannot_be_compiled_keeps_no_other_back(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def drive(game: Game) -> None:
        if game.meta.key == GAMES[0]:
            raise ValueError("broken")

    monkeypatch.setattr(Game, "drive", property(drive))

    async def run() -> None:
        await asyncio.wait_for(Native().ready(), 10)

    asyncio.run(run())
    assert [record.message for record in caplog.records] == ["cannot compile the rules"]
