"""WebAssembly = native code, byte for byte: a share of what benchmarks/browser.py compares."""

from pathlib import Path

import pytest

from tertulia import games
from tertulia.browser import proof
from tertulia.browser.building import build
from tests.browser.test_linking import NODE
from tests.environments import ROOT

DRIVER = ROOT / "web" / "dev" / "engine.js"


@pytest.mark.parametrize("key", [*games.OURS, "dudo"])
def test_games_and_searches_are_those_of_native_code(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the fourth game, too, which no file of Tertulia knows of."""
    monkeypatch.setitem(games.PACKAGES, "dudo", "dudo")  # as if it were installed
    game = games.game(key)
    build(game, tmp_path)
    least, most = game.meta.min_seats, game.meta.max_seats
    jobs = [proof.games_job(seats, 24) for seats in range(least, most + 1)]
    native = [proof.native_games(game, seats, 24) for seats in range(least, most + 1)]
    jobs.append(proof.pace_job(game, 4, 20))
    native.append(proof.native_pace(game, 4, 20))
    if searched := proof.pondered(game, 3, 5, 300):
        jobs.append(searched.job)
        native.append(searched.native)
    browser = proof.node_answers(NODE, DRIVER, tmp_path, game, jobs)
    assert [(answer.digest, answer.done) for answer in browser] == [
        (answer.digest, answer.done) for answer in native
    ]
    assert searched is not None
