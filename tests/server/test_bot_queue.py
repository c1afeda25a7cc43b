"""Bots think in a fair queue: people first, and no table more than its share."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import pytest

from tertulia.server import bot_queue
from tertulia.server.bot_queue import NOBODY, Asker, Turns

if TYPE_CHECKING:
    from tests.server.conftest import Server

Serve = Callable[..., "Server"]


class Time:
    """Passes only while somebody thinks."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now


class Line:
    """Who thinks, for how long, and in which order they were served."""

    def __init__(self, clock: Time, at_once: int = 1) -> None:
        self.clock, self.turns = clock, Turns(at_once)
        self.served: list[str] = []

    async def think(self, asker: Asker, seconds: float = 1.0, times: int = 1) -> None:
        for _ in range(times):
            await self.turns.wait(asker)
            with self.turns.turn(asker):
                self.served.append(asker.key)
                await asyncio.sleep(0)
                self.clock.now += seconds


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Line:
    clock = Time()
    monkeypatch.setattr(bot_queue, "time", clock)
    return Line(clock)


def together(*thinking: Coroutine[Any, Any, None]) -> None:
    async def run() -> None:
        await asyncio.gather(*thinking)

    asyncio.run(run())


def test_those_whose_people_wait_go_before_those_without(line: Line) -> None:
    alone = [Asker(key=f"alone {number}", rank=NOBODY) for number in range(3)]
    together(*(line.think(one) for one in alone), line.think(Asker(key="people")))
    assert line.served == ["alone 0", "people", "alone 1", "alone 2"]  # a thought is not broken off


def test_tables_take_turns_whoever_came_first(line: Line) -> None:
    together(line.think(Asker(key="a"), times=3), line.think(Asker(key="b"), times=3))
    assert line.served == ["a", "b"] * 3


def test_who_thinks_longer_is_asked_less_often(line: Line) -> None:
    quick = [Asker(key=f"quick {number}") for number in range(3)]
    together(line.think(Asker(key="slow"), 3.0, times=9), *(line.think(one, times=9) for one in quick))
    assert line.served[:20].count("slow") == 2


def test_an_analysis_has_a_part_of_the_share(line: Line) -> None:
    tables = [Asker(key=f"table {number}") for number in range(3)]
    back = Asker(key="analysis", weight=0.25)
    together(line.think(back, times=9), *(line.think(one, times=9) for one in tables))
    assert line.served[:26].count("analysis") == 2


def test_an_address_with_many_tables_has_the_share_of_a_few(line: Line) -> None:
    many = [Asker(key=f"many {number}", group="there") for number in range(20)]
    one = Asker(key="one", group="here")
    together(*(line.think(asker, times=5) for asker in many), line.think(one, times=10))
    last = max(place for place, key in enumerate(line.served) if key == "one")
    assert last < 10 * (bot_queue.GROUP_SHARE + 1) + len(many)  # and not 10 times 20


@pytest.mark.parametrize("keys", [["hints"], [f"table {number}" for number in range(20)]])
def test_who_asks_for_much_at_once_does_not_keep_others_waiting(line: Line, keys: list[str]) -> None:
    """For hints at many tables, say: others wait for one of them, and not for all."""
    many = [Asker(key=keys[number % len(keys)], group="there") for number in range(20)]
    one = Asker(key="one", group="here")
    together(*(line.think(asker) for asker in many), line.think(one, times=3))
    assert line.served.index("one") == 1
    last = max(place for place, key in enumerate(line.served) if key == "one")
    assert last <= 3 * (bot_queue.GROUP_SHARE + 1)


def test_nobody_saves_up_time_while_away(line: Line) -> None:
    async def run() -> None:
        await line.think(Asker(key="a"), times=50)
        await asyncio.gather(line.think(Asker(key="b"), times=4), line.think(Asker(key="a"), times=4))

    asyncio.run(run())
    assert line.served[50:54].count("b") <= 3


def test_somebody_who_comes_is_not_waited_for_in_vain(line: Line) -> None:
    alone = [Asker(key=f"alone {number}", rank=NOBODY) for number in range(4)]

    async def run() -> None:
        thinking = asyncio.gather(*(line.think(one) for one in alone))
        await asyncio.sleep(0)
        line.turns.hurry("alone 3")
        await thinking

    asyncio.run(run())
    assert line.served == ["alone 0", "alone 3", "alone 1", "alone 2"]
    assert line.turns.free == 1
    assert line.turns.waiting == 0


def test_who_goes_away_while_waiting_or_thinking_leaves_no_gap(line: Line) -> None:
    async def run() -> None:
        tasks = [asyncio.create_task(line.think(Asker(key=key))) for key in "abc"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(run())
    assert line.served == ["a", "c"]
    assert line.turns.free == 1


def test_what_was_thought_is_paid_for(line: Line) -> None:
    paid: list[float] = []
    together(line.think(Asker(key="a", pay=paid.append), 2.5))
    assert paid == [2.5]


def test_when_nobody_waits_nobody_is_owed_anything(line: Line) -> None:
    askers = [Asker(key=f"table {number}") for number in range(30)]
    together(*(line.think(asker, times=3) for asker in askers))
    assert line.turns._had == {}
