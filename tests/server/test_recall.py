"""A bot at a server keeps its tree between its decisions: its own, bounded, and not for long."""

import asyncio
import os
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

import tertulia
from tertulia.bots import Knowledge, Search, bot
from tertulia.bots.search import Budget
from tertulia.games import GAMES
from tertulia.server import bot_processes
from tertulia.server.bot_lanes import Lane
from tertulia.server.bot_processes import Minds, think
from tertulia.server.bot_queue import ANYBODY
from tertulia.server.recall import Recall

if TYPE_CHECKING:
    from tests.server.conftest import Server

ITERATIONS, DECISIONS = 200, 12
HARD = f"hard:{ITERATIONS}"


@pytest.fixture
def recall(monkeypatch: pytest.MonkeyPatch) -> Recall:
    """That of this process, in which a test thinks, with the seeds that it names."""
    kept = Recall()
    monkeypatch.setattr(bot_processes, "RECALL", kept)
    monkeypatch.setattr(bot_processes, "bot", bot)
    return kept


def visits(recall: Recall) -> int:
    """What the tree that was kept last is built on: all that was found, now and before."""
    thinking = list(recall.kept.values())[-1].search.thinking
    assert thinking is not None
    return int(thinking.nodes[0].visits)


def decisions(match: tertulia.Match) -> Iterator[Knowledge]:
    """The first few with a choice, each before it is made."""
    for number in range(DECISIONS):
        while len(match.legal()) == 1:
            match.play(match.legal()[0])
        yield Knowledge.of(match, number)


def opening(key: str) -> Knowledge:
    return Knowledge.of(tertulia.game(key).start(2, seed=4), 0)


def thought() -> Search:
    search = Search("seed", Budget(iterations=ITERATIONS))
    search.think(opening("pamplona"))
    return search


@pytest.mark.parametrize("key", GAMES)
def test_a_decision_begins_with_what_the_one_before_has_found(recall: Recall, key: str) -> None:
    match, found = tertulia.game(key).start(2, seed=4), []
    for knowledge in decisions(match):
        match.play(think(HARD, knowledge, "seed", f"table {knowledge.seat}"))
        found.append(visits(recall))
    assert len(recall.kept) == 2
    assert min(found) == ITERATIONS  # where nothing was known yet
    assert max(found) > ITERATIONS


@pytest.mark.parametrize("key", GAMES)
def test_nobody_finds_what_another_has_found(recall: Recall, key: str) -> None:
    """Not at another table or in another seat, nor another bot in that seat."""
    match = tertulia.game(key).start(2, seed=4)
    for number, knowledge in enumerate(decisions(match)):
        first = think(HARD, knowledge, "seed", f"table {number}")
        assert visits(recall) == ITERATIONS
        assert think(HARD, knowledge, "seed", f"other {number}") == first  # as if it were alone
        assert visits(recall) == ITERATIONS
        match.play(first)
    think(f"{HARD}0", knowledge, "seed", f"table {DECISIONS - 1}")
    assert visits(recall) == 10 * ITERATIONS


def test_only_a_search_is_kept_and_only_for_who_has_a_name(recall: Recall) -> None:
    think(HARD, opening("caramba"), "seed")
    think("easy", opening("caramba"), "seed", "table 0")
    assert recall.kept == {}


def test_a_tree_takes_no_more_room_than_it_has_grown_and_grows_on_all_the_same() -> None:
    search, other = thought(), thought()
    assert search.thinking is not None
    room, before = search.thinking.nodes.nbytes, search.thinking.thoughts()
    assert 0 < search.trim() == search.thinking.nodes.nbytes < room
    assert search.thinking.thoughts() == before
    assert search.think(opening("pamplona")) == other.think(opening("pamplona"))


def test_of_too_many_the_oldest_are_forgotten() -> None:
    search = thought()
    recall = Recall(most_bytes=3 * search.trim())
    for who in "abcd":
        recall.keep(who, search)
    assert list(recall.kept) == ["b", "c", "d"]
    assert recall.take("b") is search
    recall.keep("b", search)
    recall.keep("e", search)
    assert list(recall.kept) == ["d", "b", "e"]
    assert recall.take("c") is None


def test_who_is_not_asked_for_long_is_forgotten_also_where_nobody_thinks() -> None:
    recall = Recall(seconds=0.05)
    recall.keep("a", thought())
    assert recall.timer is not None
    recall.timer.join(20)
    assert recall.kept == {}


# In the processes


def test_who_has_thought_in_a_process_thinks_there_again_if_it_is_free() -> None:
    async def where(who: str) -> int:
        return await lane.do(ANYBODY, os.getpid, who=who)

    async def run() -> None:
        seats = [f"table 0 {seat}" for seat in range(8)]
        first = [await where(seat) for seat in seats]
        assert [await where(seat) for seat in seats] == first
        assert len(set(first)) == 2
        busy = lane.worker(seats[0])
        busy.begin(eval, "__import__('time').sleep(60)")
        assert await where(seats[0]) != first[0]

    lane = Lane(2)
    asyncio.run(run())
    lane.close()


def test_a_bot_goes_on_in_the_process_where_its_tree_is() -> None:
    async def run() -> None:
        match, found = tertulia.game("sombreros").start(2, seed=4), list[int]()
        for knowledge in decisions(match):
            who = f"table {knowledge.seat}"
            match.play(await thinking.choose(HARD, knowledge, "seed", who=who))
            there = f"__import__('{bot_processes.__name__}', fromlist=['RECALL'])"
            kept = f"{there}.RECALL.kept['{who} {HARD}']"
            visits = f"int({kept}.search.thinking.nodes[0].visits)"
            found.append(await thinking.deep.do(ANYBODY, eval, visits, who=who))
        assert min(found) == ITERATIONS
        assert max(found) > ITERATIONS

    thinking = Minds(2)
    asyncio.run(run())
    thinking.close()


def test_a_table_tells_its_bots_apart_and_forgets_what_was_taken_back(
    serve: Callable[..., "Server"], play: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = set[str]()

    async def choose(self: Minds, name: str, knowledge: Knowledge, seed: str, asker: Any, who: str) -> str:
        asked.add(who)
        return str(knowledge.legal[0])

    monkeypatch.setattr(Minds, "choose", choose)
    server = serve()
    tables = [server.table("pamplona", people=1, bots=2) for _ in range(2)]
    for sitting in tables:
        (player,) = server.everybody(sitting)
        play([player], lambda legal: legal[0], turns=6)
        assert player.ask("undo", seat=0, version=player.state["version"])["type"] == "done"
        play([player], lambda legal: legal[-1], turns=6)
    assert asked == {
        f"{sitting.id} {undone} {seat}" for sitting in tables for undone in (0, 1) for seat in (1, 2)
    }
