"""Worlds that a player cannot tell from the true one, each as likely as it should be."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

import tertulia
from tertulia.envs import openspiel

Small = Callable[[str], Any]


def played(game: Any, events: int, seed: int) -> Any:
    """After some events of random play, and on to a decision."""
    rng, state = random.Random(seed), game.new_initial_state()
    while events > 0 or state.is_chance_node():
        if state.is_terminal():
            return state
        actions, weights = (
            zip(*state.chance_outcomes(), strict=True)
            if state.is_chance_node()
            else (state.legal_actions(), None)
        )
        state.apply_action(rng.choices(actions, weights)[0])
        events -= 1
    return state


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_player_cannot_tell(key: str, seed: int) -> None:
    game = pyspiel.load_game(openspiel.registered_as(key), {"seats": 3 if key == "caramba" else 2})
    state = played(game, 60 + 60 * seed, seed)
    sampler = random.Random(seed).random
    for player in range(game.num_players()):
        world = state.resample_from_infostate(player, sampler)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.current_player() == state.current_player()


def test_what_is_hidden_differs() -> None:
    state = played(pyspiel.load_game(openspiel.registered_as("caramba"), {"seats": 3}), 150, 1)
    sampler = random.Random(1).random
    worlds = {str(state.resample_from_infostate(0, sampler)) for _ in range(10)}
    assert len(worlds) > 5


def truths(state: Any, player: int, known: str, reach: float = 1.0) -> Counter[str]:
    """Every history that this player takes for the true one, with the chance that chance leads there."""
    found: Counter[str] = Counter()
    if state.current_player() == player and state.information_state_string(player) == known:
        return Counter({state.history_str(): reach})
    told = state.information_state_string(player)
    if not known.startswith(told):
        return found
    outcomes = (
        state.chance_outcomes() if state.is_chance_node() else [(a, 1.0) for a in state.legal_actions()]
    )
    for action, weight in outcomes:
        found.update(truths(state.child(action), player, known, reach * weight))
    return found


@pytest.mark.parametrize("events", [5, 6, 7])
def test_worlds_are_as_likely_as_chance_makes_them(small: Small, events: int) -> None:
    """Against the whole tree of a small game: no history of an information state is favoured."""
    state = played(small("caramba"), events, 4)
    player = state.current_player()
    truth = truths(small("caramba").new_initial_state(), player, state.information_state_string(player))
    sampler, draws = random.Random(2).random, 1500
    drawn = Counter(state.resample_from_infostate(player, sampler).history_str() for _ in range(draws))
    assert set(drawn) <= set(truth)
    assert len(truth) > 1
    expected = np.array([truth[name] / sum(truth.values()) * draws for name in truth])
    surprise = float(((np.array([drawn[name] for name in truth]) - expected) ** 2 / expected).sum())
    assert surprise < len(truth) + 5 * np.sqrt(2 * len(truth))


def test_a_search_of_openspiels_own_plays_with_it(small: Small) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game, state = small("caramba"), played(small("caramba"), 5, 4)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, max_simulations=50, evaluator=evaluator)
    assert bot.step(state) in state.legal_actions()
