"""Many who look on: players first, nobody elsewhere waits, and there is an end to it."""

import asyncio
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tertulia.server import moments
from tertulia.server.crowd import FEW, SLICE, Crowd
from tertulia.server.viewers import Viewer
from tests.server.lines import Notebook

if TYPE_CHECKING:
    from tests.server.conftest import Server

Serve = Callable[..., "Server"]


class Hall:
    """A crowd, and who was told the state, in which order."""

    def __init__(self, number: int) -> None:
        self.told: list[Viewer] = []
        self.crowd = Crowd(self.told.append)
        self.viewers = [Viewer(Notebook(), (), 0, 100) for _ in range(number)]
        for viewer in self.viewers:
            self.crowd.enter(viewer)
        self.told.clear()

    def heard(self, viewer: Viewer) -> list[bytes]:
        assert isinstance(viewer.line, Notebook)
        return viewer.line.frames

    async def round(self) -> None:
        assert self.crowd.round is not None
        await self.crowd.round


def test_few_are_told_at_once() -> None:
    async def run() -> None:
        hall = Hall(FEW)
        hall.crowd.hear()
        assert hall.told == hall.viewers

    asyncio.run(run())


def test_many_are_told_in_slices_and_all_of_them() -> None:
    async def run() -> None:
        hall = Hall(3 * SLICE)
        hall.crowd.hear()
        assert hall.told == []  # whoever told them goes on first
        await asyncio.sleep(0)
        assert len(hall.told) == SLICE
        await hall.round()
        assert hall.told == hall.viewers

    asyncio.run(run())


def test_what_happens_meanwhile_is_told_once_in_the_next_round() -> None:
    async def run() -> None:
        hall = Hall(3 * SLICE)
        for _ in range(10):
            hall.crowd.hear()
            await asyncio.sleep(0)
        await hall.round()
        assert hall.told == hall.viewers * 2

    asyncio.run(run())


def test_no_line_of_chat_is_left_out_or_told_twice() -> None:
    async def run() -> None:
        hall = Hall(3 * SLICE)
        hall.crowd.hear_chat(b"one")
        await asyncio.sleep(0)
        late = Viewer(Notebook(), (), 0, 100)
        hall.crowd.enter(late)  # who comes reads what was said in the welcome
        hall.crowd.leave(hall.viewers[-1])
        hall.crowd.hear_chat(b"two")
        await hall.round()
        assert {b" ".join(hall.heard(viewer)) for viewer in hall.viewers[:-1]} == {b"one two"}
        assert hall.heard(late) == [b"two"]
        assert hall.heard(hall.viewers[-1]) == []
        assert hall.told == [late]  # chat alone is no reason to tell the state

    asyncio.run(run())


# On a server


def test_a_table_has_room_for_so_many_onlookers_and_says_so(serve: Serve) -> None:
    server = serve(spectators=2)
    sitting = server.table()
    first, _ = server.enter(sitting.id), server.enter(sitting.id)
    turned_away = server.knock(sitting.id)
    told = turned_away.receive()
    assert (told["code"], told["reason"]) == ("too_many", "2 people look on here, as many as may")
    assert turned_away.ended() == 4400
    people = server.everybody(sitting)  # those who play always find room
    first.close()
    server.wait(lambda: len(server.room(sitting.id).audience.viewers) == 3)
    assert server.enter(sitting.id).state["version"] == people[0].state["version"]


def test_many_onlookers_share_one_state_and_miss_nothing(
    serve: Serve, play: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, made, real = serve(), list[Any](), moments.state

    def state(*args: Any) -> Any:
        made.append(args[1])
        return real(*args)

    monkeypatch.setattr(moments, "state", state)
    sitting = server.table("pamplona")
    people = server.everybody(sitting)
    crowd = [server.enter(sitting.id) for _ in range(FEW + 25)]
    assert made.count(()) <= FEW + 2
    made.clear()
    play(people, lambda legal: legal[0], turns=20)
    people[0].ask("chat", seat=0, text="olé")
    version = people[0].state["version"]
    for client in crowd:
        client.see(lambda state: state["version"] == version)
        assert client.log == people[0].log
        if not client.chats:
            client.until(lambda message: message["type"] == "chatted")
    assert made.count(()) < 3 * 20  # and not 50 times 20
    assert json.loads(crowd[0].raw[-1])["type"] in ("state", "chatted")
