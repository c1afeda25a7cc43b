"""PettingZoo's own tests, without a warning, and what they do not ask."""

from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import tertulia
from tertulia.envs.errors import UnknownRenderMode, UnknownReward
from tertulia.envs.pettingzoo import env, parallel_env, raw_env

TABLES = [
    (key, seats)
    for key in tertulia.GAMES
    for seats in range(tertulia.game(key).meta.min_seats, tertulia.game(key).meta.max_seats + 1)
]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_api_test_passes(key: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    for reward in ("win", "margin", "points"):
        api_test(pettingzoo.make("aec", f"tertulia/{key}-v0", seats=seats, reward=reward), num_cycles=100)
        assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_seed_test_passes(key: str, seats: int) -> None:
    made: list[Any] = []

    def kept() -> Any:
        made.append(env(key, seats=seats))
        return made[-1]

    seed_test(kept, num_cycles=50)
    one, other = (twin.unwrapped.table.match().states.tobytes() for twin in made)
    assert one == other


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_parallel_test_passes(key: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(pettingzoo.make("parallel", f"tertulia/{key}-v0", seats=seats), num_cycles=50)
    assert "Passed Parallel API test" in capsys.readouterr().out


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_render_test_passes(key: str) -> None:
    texts: list[str] = []

    def kept(text: str) -> bool:
        texts.append(text)
        return True

    render_test(partial(env, key), {"ansi": kept})
    assert ["player_0" in text for text in texts] == [True] * 5


def test_human_prints_what_ansi_returns(capsys: pytest.CaptureFixture[str]) -> None:
    shown, printed = raw_env("pamplona", render_mode="ansi"), raw_env("pamplona", render_mode="human")
    shown.reset(seed=1)
    printed.reset(seed=1)
    assert printed.render() is None
    assert capsys.readouterr().out == f"{shown.render()}\n"


def played(key: str, seed: int, **choices: Any) -> tuple[Any, np.ndarray[Any, Any]]:
    """A whole game of first legal actions; the environment, and the sum of every seat's rewards."""
    turns = raw_env(key, **choices)
    turns.reset(seed=seed)
    totals = np.zeros(turns.table.seats)
    while not turns._over:
        turns.step(int(np.flatnonzero(turns.last()[4]["action_mask"])[0]))
        totals += list(turns.rewards.values())
    return turns, totals


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_rewards_are_the_win_the_margin_or_the_points_gained(key: str) -> None:
    start = raw_env(key)
    start.reset(seed=3)
    before = np.array(start.table.points)
    turns, win = played(key, 3)
    points = np.array(turns.table.points)
    best = points.max()
    assert win.sum() == pytest.approx(1)
    assert set(np.flatnonzero(win)) <= set(np.flatnonzero(points == best))
    _, margin = played(key, 3, reward="margin")
    for seat, value in enumerate(margin):
        assert value == points[seat] - np.delete(points, seat).max()
    _, gained = played(key, 3, reward="points")
    assert (gained == points - before).all()


def test_points_come_when_they_are_made() -> None:
    turns = raw_env("caramba", reward="points")
    turns.reset(seed=1)
    table, paid = turns.table, 0
    while not turns._over:
        before = table.points
        turns.step(int(np.flatnonzero(turns.last()[4]["action_mask"])[0]))
        assert list(turns.rewards.values()) == [
            now - then for now, then in zip(table.points, before, strict=True)
        ]
        paid += any(turns.rewards.values()) and not turns._over
    assert paid > 0


def test_rewards_add_up_for_a_seat_until_its_next_turn() -> None:
    turns = raw_env("sombreros", reward="points")
    turns.reset(seed=1)
    due = dict.fromkeys(turns.agents, 0.0)
    for agent in turns.agent_iter():
        _, reward, over, _, info = turns.last()
        assert reward == due[agent]
        due[agent] = 0.0
        turns.step(None if over else int(np.flatnonzero(info["action_mask"])[0]))
        if not over:
            due = {name: due[name] + turns.rewards[name] for name in due}


def test_who_takes_an_illegal_action_loses_or_hears_of_it() -> None:
    turns = raw_env("caramba", seats=3)
    turns.reset(seed=1)
    agent = turns.agent_selection
    illegal = int(np.flatnonzero(turns.last()[4]["action_mask"] == 0)[0])
    turns.step(illegal)
    assert all(turns.terminations.values())
    assert turns.rewards == {name: -1.0 if name == agent else 0.0 for name in turns.agents}
    strict = env("caramba", seats=3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(tertulia.IllegalAction):
        strict.step(illegal)
    assert not any(strict.terminations.values())


def test_a_seed_gives_the_deal_of_a_match_and_then_others() -> None:
    turns, match = raw_env("caramba"), tertulia.game("caramba").start(4, seed=5)
    turns.reset(seed=5)
    first = turns.table.match().states.tobytes()
    assert first == match.states.tobytes()
    turns.reset()
    second = turns.table.match().states.tobytes()
    assert second != first
    turns.reset(seed=5)
    turns.reset()
    assert turns.table.match().states.tobytes() == second


def test_every_agent_sees_from_its_own_seat() -> None:
    turns = raw_env("sombreros", seats=3)
    turns.reset(seed=1)
    for seat, agent in enumerate(turns.agents):
        assert (turns.observe(agent) == turns.table.observe(seat)).all()
        assert turns.observe(agent)[1] == seat


def test_the_parallel_environment_plays_a_whole_game() -> None:
    parallel, steps = parallel_env("pamplona", seats=3), 0
    _, infos = parallel.reset(seed=1)
    wins: dict[str, float] = {}
    while parallel.agents:
        actor = next(agent for agent, info in infos.items() if "action_mask" in info)
        action = int(np.flatnonzero(infos[actor]["action_mask"])[0])
        actions = {agent: action if agent == actor else 0 for agent in parallel.agents}
        _, wins, _, _, infos = parallel.step(actions)
        steps += 1
    assert steps > 10
    assert sum(wins.values()) == pytest.approx(1)


def test_what_is_unknown_is_refused_in_one_line() -> None:
    with pytest.raises(UnknownReward, match="unknown reward 'wins'; did you mean win"):
        env("caramba", reward="wins")
    with pytest.raises(UnknownRenderMode, match=r"unknown render mode 'ascii'; did you mean ansi\?"):
        env("caramba", render_mode="ascii")
