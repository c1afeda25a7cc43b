"""The search: it finds what a person sees at once, keeps its tree, and keeps to its budget."""

import itertools
import json
import os
import subprocess
import sys
import time
from typing import Any

import pytest

import tertulia
from tertulia.bots import Knowledge, Search
from tertulia.bots.search import Budget
from tests.bots.obvious import (
    laid_out,
    last_gold_of_caramba,
    last_hat_of_sombreros,
    last_runner_of_pamplona,
)

THOUGHTS_AND_LUCK = """
import json, tertulia
from tertulia.bots import Knowledge, Search
from tertulia.bots.luck import Again
from tertulia.bots.search import Budget
told = []
for key in tertulia.GAMES:
    match = tertulia.game(key).start(2, seed=1)
    thoughts = Search(1, Budget(iterations=30)).think(Knowledge.of(match, 1))
    told += [[thought.action, thought.visits, thought.chances] for thought in thoughts]
    told.append(Again(match, 2, "luck").gain(match.history[0].action.id).tolist())
print(json.dumps(told))
"""


@pytest.mark.parametrize("lay_out", [last_gold_of_caramba, last_runner_of_pamplona, last_hat_of_sombreros])
def test_it_finds_what_a_person_sees_at_once(lay_out: Any) -> None:
    match, obvious = lay_out()
    search = Search("obvious", Budget(iterations=400))
    assert str(search.choose(Knowledge.of(match, 1))) == obvious
    best, *others = search.think(Knowledge.of(match, 2))
    assert best.chance > 0.5
    assert all(thought.chance < best.chance for thought in others)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_equal_seeds_think_alike_and_visits_add_up(key: str) -> None:
    knowledge = Knowledge.of(tertulia.game(key).start(3, seed=2), 1)
    first, again, other = (Search(seed, Budget(iterations=150)).think(knowledge) for seed in (1, 1, 2))
    assert first == again
    assert first != other
    assert sum(thought.visits for thought in first) == 150
    assert {thought.action for thought in first} <= {action.id for action in knowledge.legal}
    assert all(0 <= thought.chance <= 1 for thought in first)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_tree_is_kept_for_the_next_decision(key: str) -> None:
    match = tertulia.game(key).start(2, seed=4)
    searches, kept = [Search(seat, Budget(iterations=300)) for seat in (0, 1)], 0
    for number in range(12):
        assert match.actor is not None
        thoughts = searches[match.actor].think(Knowledge.of(match, number))
        kept += sum(thought.visits for thought in thoughts) > 300
        match.play(thoughts[0].action)
    assert kept


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_thinking_again_goes_on(key: str) -> None:
    match, search = tertulia.game(key).start(2, seed=4), Search(1, Budget(iterations=100))
    for number in (1, 2, 3):
        thoughts = search.think(Knowledge.of(match, number))
        assert sum(thought.visits for thought in thoughts) == 100 * number


def test_what_was_tried_on_another_seats_turn_is_not_chosen() -> None:
    """In caramba a kept tree may hold, at the same node, what another seat may do in another world."""
    match = tertulia.game("caramba").start(2, seed=3)
    knowledge, search = Knowledge.of(match, "x"), Search(1, Budget(iterations=50))
    search.think(knowledge)
    thinking = search.thinking
    assert thinking is not None
    legal = {action.id for action in knowledge.legal}
    alien = next(id for id in range(match.game.rules.ACTIONS) if id not in legal)
    child = thinking.nodes[thinking.tree.add_child(thinking.nodes, thinking.plans[0], 0, alien, 0)]
    child.visits = 1000
    assert {thought.action for thought in thinking.thoughts()} <= legal


def test_beyond_the_race_the_share_of_the_silver_is_the_chance_to_win() -> None:
    """In the first race nobody goes broke (S16), so no playout gets to the end of the game."""
    knowledge = Knowledge.of(tertulia.game("sombreros").start(2, seed=3), 1)
    thoughts = Search(1, Budget(iterations=600)).think(knowledge)
    assert len({thought.score for thought in thoughts}) > 1
    for thought in thoughts:
        assert thought.chance == pytest.approx(thought.score / 120)


def test_an_action_that_is_rated_low_is_tried_less() -> None:
    """An offer of 1 that will be refused is as good as none, but for those who may accept it (S13)."""
    position = {"actor": 1, "phase": "offers", "rounds": 5, "pot": 40, "silver": [30, 50], "order": [0, 1]}
    race = {
        "race": 12,
        "space": [20, 0, 0, 48],
        "arrival": [0, 1, 2, 0],
        "turn": 0,
        "entitled": 2,
        "chosen": 1,
    }
    match = laid_out("sombreros", {**position, **race, "waiting": []})
    doubting, trusting = (
        Search(1, Budget(iterations=2000), doubt=doubt).think(Knowledge.of(match, 1)) for doubt in (10, 1e6)
    )
    none = next(action.id for action in match.legal() if str(action) == "no")
    shares = [
        sum(thought.visits for thought in thoughts if thought.action != none)
        for thoughts in (doubting, trusting)
    ]
    assert 0 < shares[0] < shares[1] / 2


def test_plain_python_thinks_as_native_code_does() -> None:
    told = []
    for switch in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-W", "error::RuntimeWarning", "-c", THOUGHTS_AND_LUCK],
            env={**os.environ, "NUMBA_DISABLE_JIT": switch},
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert done.returncode == 0, done.stderr
        told.append(json.loads(done.stdout))
    assert len(told[0]) > 5
    assert told[0] == told[1]


def test_the_budget_can_be_a_time() -> None:
    knowledge = Knowledge.of(tertulia.game("pamplona").start(2, seed=2), 1)
    search = Search(1, Budget(seconds=0.2))
    Search(1, Budget(iterations=2)).think(knowledge)  # compiled
    begin = time.perf_counter()
    assert search.think(knowledge)
    assert time.perf_counter() - begin < 5  # the machine may be busy
    assert search.thinking is not None
    assert search.thinking.settled(0) or time.perf_counter() - begin >= 0.2


@pytest.mark.parametrize("lay_out", [last_gold_of_caramba, last_runner_of_pamplona, last_hat_of_sombreros])
def test_it_takes_no_more_time_than_can_change_the_choice(lay_out: Any) -> None:
    match, obvious = lay_out()
    search = Search("obvious", Budget(seconds=2.0))
    Search(1, Budget(iterations=2)).think(Knowledge.of(match, 1))  # compiled
    begin = time.perf_counter()
    assert str(search.choose(Knowledge.of(match, 1))) == obvious
    assert time.perf_counter() - begin < 1.9


def test_it_is_settled_when_nothing_can_catch_up() -> None:
    match, _ = last_hat_of_sombreros()
    search = Search(1, Budget(iterations=400))
    first, second = (thought.visits for thought in search.think(Knowledge.of(match, 1)))
    assert search.thinking is not None
    assert search.thinking.settled(first - second - 1)
    assert not search.thinking.settled(first - second)


def test_the_budget_is_measured_by_its_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which may tell the processor's seconds: contests on a busy machine want those."""
    hours = itertools.count(step=3600)
    monkeypatch.setattr(Search, "clock", lambda _: next(hours))
    match = tertulia.game("pamplona").start(2, seed=2)
    search = Search(1, Budget(seconds=7201))
    visits = sum(thought.visits for thought in search.think(Knowledge.of(match, 1)))
    assert visits == 3 * Search.chunk
