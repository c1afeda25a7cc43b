"""OpenSpiel's own tests: random play, the API on parts of the tree, and on whole trees of endgames."""

import json
import sys
import unittest
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags

import tertulia
from tertulia.core.contract import CHANCE
from tertulia.core.match import Match
from tertulia.envs import openspiel

Small = Callable[[str], Any]
ENDGAMES = Path(__file__).parents[3] / "examples/endgames"


@pytest.fixture(scope="module")
def suite() -> Any:
    """Their tests read flags."""
    from open_spiel.integration_tests import api_test

    flags.FLAGS(sys.argv[:1])
    return api_test


def failures(base: Any, game: Any, key: str) -> list[str]:
    case = type("Case", (base,), {"game": game, "game_name": key})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    return [text for _, text in (*result.failures, *result.errors)]


def walk(match: Match) -> Iterator[Match]:
    """Every state that can be reached, by our own match."""
    yield match
    for action in match.legal():
        child = match.copy()
        child.play(action)
        yield from walk(child)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("key", tertulia.GAMES)
def test_random_games(key: str, seats: int) -> None:
    game = pyspiel.load_game(openspiel.registered_as(key), {"seats": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.num_players() == seats


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_random_endgames_and_their_serialization(key: str, small: Small) -> None:
    game = small(key)
    pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_api_on_a_part_of_the_tree(key: str, suite: Any) -> None:
    game = pyspiel.load_game(openspiel.registered_as(key))
    assert failures(suite.EnforceAPIOnPartialTreeBase, game, key) == []


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_api_on_a_whole_tree(key: str, suite: Any, small: Small, monkeypatch: pytest.MonkeyPatch) -> None:
    """How many states and information states there must be is counted by our own match."""
    position = json.loads((ENDGAMES / f"{key}.json").read_text(encoding="utf-8"))
    nodes, known = [0, 0, 0], set()
    for match in walk(tertulia.game(key).load(position, chance=None)):
        seat = match.actor
        nodes[2 if seat is None else 0 if seat == CHANCE else 1] += 1
        if seat is not None and seat != CHANCE:
            known.add((seat, repr(match.log(seat)), repr(match.view(seat))))
    monkeypatch.setitem(suite.TOTAL_NUM_STATES, key, tuple(nodes))
    monkeypatch.setitem(suite.PERFECT_RECALL_NUM_STATES, key, len(known))
    assert failures(suite.EnforceAPIOnFullTreeBase, small(key), key) == []
