"""Parameters, utilities, strings and the record behind a serialized state."""

import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pyspiel
import pytest

import tertulia
from tertulia.core.errors import EditionError, StartError, UnknownEdition, UnknownOption
from tertulia.envs import openspiel

Small = Callable[[str], Any]


def play(game: Any, seed: int) -> Any:
    """Any game, to its end."""
    rng, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_parameters_reach_the_table(key: str) -> None:
    most = tertulia.game(key).meta.max_seats
    game = pyspiel.load_game(f"{openspiel.registered_as(key)}(seats={most},utility=points)")
    assert game.num_players() == most
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game.num_distinct_actions() == tertulia.game(key).rules.ACTIONS


def test_options_are_switched_by_name() -> None:
    name = openspiel.registered_as("pamplona")
    game = pyspiel.load_game(name, {"options": "rotate_start -fear_shields"})
    assert json.loads(game.new_initial_state().table.text())["options"] == {
        "rotate_start": True,
        "fear_shields": False,
        "shove_needs_arrival": False,
    }


@pytest.mark.parametrize(
    ("params", "error"),
    [
        ({"seats": 9}, StartError),
        ({"edition": "no-such"}, UnknownEdition),
        ({"edition": "no-such.toml"}, EditionError),
        ({"options": "loud"}, UnknownOption),
        ({"utility": "money"}, StartError),
    ],
)
def test_mistakes_are_told(params: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        pyspiel.load_game(openspiel.registered_as("caramba"), params)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_serialized_state_is_our_record(key: str, small: Small) -> None:
    state = play(small(key), 3)
    match = tertulia.replay(json.loads(state.table.text()))
    assert match.outcome is not None
    for seat, value in enumerate(state.returns()):
        assert (value > 0) == (match.outcome.winners == (seat,))
    assert sum(state.returns()) == 0
    assert b"tertulia-record/1" in pickle.dumps(state.table)
    _, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(twin) == str(state)
    assert twin.history() == state.history()
    assert twin.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_points_are_the_scores(key: str) -> None:
    state = play(pyspiel.load_game(openspiel.registered_as(key), {"utility": "points"}), 5)
    outcome = tertulia.replay(json.loads(state.table.text())).outcome
    assert outcome is not None
    assert state.returns() == list(outcome.scores)


def test_secrets_of_others_are_not_in_the_strings() -> None:
    """Two deals that differ only in another's cards look the same to a player."""
    game = pyspiel.load_game(openspiel.registered_as("caramba"))
    first, special_0, special_1 = 0, 0, 1
    states = []
    for card in (2, 3):
        state = game.new_initial_state()
        for outcome in (first, special_0, special_1, 0, 1, 4, 5, 0, 1, 6, card):
            state.apply_action(outcome)
        states.append(state)
    one, other = states
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_tensor(0) == other.information_state_tensor(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.observation_string(1) != other.observation_string(1)


def test_a_copy_goes_its_own_way(small: Small) -> None:
    state = small("sombreros").new_initial_state()
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert state.history() == []
