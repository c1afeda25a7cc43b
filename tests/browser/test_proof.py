"""WebAssembly = native code, byte for byte, scripts = Python: some of what benchmarks/browser.py compares."""

from pathlib import Path

import pytest

from tertulia.browser import proof
from tertulia.browser.plain import proof as plain
from tertulia.core.game import Game
from tests.browser.test_linking import NODE
from tests.environments import ROOT
from tests.test_story import ODD

STRIDE = 7
DRIVEN = proof.Node(NODE, ROOT / "web" / "dev" / "engine.js")


def tables(game: Game) -> range:
    return range(game.meta.min_seats, game.meta.max_seats + 1)


def test_games_and_searches_are_those_of_native_code(built: tuple[Game, Path]) -> None:
    game, folder = built
    jobs = [proof.games_job(seats, 24) for seats in tables(game)]
    native = [proof.native_games(game, seats, 24) for seats in tables(game)]
    jobs.append(proof.pace_job(game, 4, 20))
    native.append(proof.native_pace(game, 4, 20))
    if searched := proof.pondered(game, 3, 5, 300):
        jobs.append(searched.job)
        native.append(searched.native)
    browser = DRIVEN.answers(folder, game, jobs)
    assert [(answer.digest, answer.done) for answer in browser] == [
        (answer.digest, answer.done) for answer in native
    ]
    assert searched is not None


def test_views_actions_stories_and_reasons_are_those_of_python(built: tuple[Game, Path]) -> None:
    """A game at every table, with shipped and odd boxes and options in turn."""
    game, folder = built
    told = []
    for seats in tables(game):
        setups = plain.setups(game, seats, ODD.get(game.meta.key))
        told.append(plain.told(game, setups[seats * STRIDE % len(setups)], seats))
    browser = DRIVEN.answers(folder, game, [each.job for each in told])
    for each, answer in zip(told, browser, strict=True):
        if (answer.digest, answer.done) != (each.answer.digest, each.answer.done):
            (again,) = DRIVEN.asked(folder, game, [{**each.job, "lines": True}])
            pytest.fail(plain.difference(each, again["lines"]))
