"""`tertulia simulate`."""

import json
import re
from collections.abc import Callable
from subprocess import CompletedProcess
from typing import Any

import numpy as np
import pytest

import tertulia
from tertulia.cli.simulate import share
from tertulia.testing import random_play

Run = Callable[..., CompletedProcess[str]]


def simulated(run: Run, *args: object) -> dict[str, Any]:
    result = run("simulate", *args, "--json")
    assert (result.returncode, result.stderr) == (0, "")
    found: dict[str, Any] = json.loads(result.stdout)
    return found


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_json_holds_wins_with_intervals_length_and_scores(run: Run, key: str) -> None:
    found = simulated(run, key, "--seats", 2, "--games", 1200, "--seed", "x")
    head = {name: found[name] for name in ("game", "seats", "games", "seed", "bots")}
    assert head == {"game": key, "seats": 2, "games": 1200, "seed": "x", "bots": ["random"] * 2}
    assert sum(row["share"] for row in found["wins"]) == pytest.approx(1, abs=1e-4)
    assert all(0 <= row["low"] <= row["share"] <= row["high"] <= 1 for row in found["wins"])
    for row in (*found["scores"], found["decisions"], found["chance_events"]):
        assert row["p5"] <= row["median"] <= row["p95"]
        assert row["p5"] <= row["mean"] <= row["p95"]
    assert len(found["wins"]) == len(found["scores"]) == 2
    assert sum(found["reasons"].values()) == 1200


def test_the_numbers_are_those_of_matches_played_one_by_one(run: Run) -> None:
    found = simulated(run, "caramba", "--seats", 3, "--games", 6, "--seed", "few")
    wins, scores, decisions = np.zeros(3), np.zeros(3), 0
    for number in range(6):
        *_, match = random_play(tertulia.game("caramba"), 3, f"few.{number}")
        assert match.outcome is not None
        wins[list(match.outcome.winners)] += 1 / len(match.outcome.winners)
        scores += match.outcome.scores
        decisions += sum(event.actor >= 0 for event in match.history)
    assert [row["share"] for row in found["wins"]] == pytest.approx(wins / 6, abs=1e-5)
    assert [row["mean"] for row in found["scores"]] == pytest.approx(scores / 6, abs=1e-3)
    assert found["decisions"]["mean"] == pytest.approx(decisions / 6, abs=1e-3)


def test_equal_seeds_give_equal_games_and_others_do_not(run: Run) -> None:
    first, again, other = (simulated(run, "pamplona", "--games", 50, "--seed", seed) for seed in (7, 7, 8))
    assert first == again
    assert first["scores"] != other["scores"]


def test_without_a_seed_the_one_taken_is_told(run: Run) -> None:
    found = simulated(run, "sombreros", "--games", 20)
    assert simulated(run, "sombreros", "--games", 20, "--seed", found["seed"]) == found
    assert simulated(run, "sombreros", "--games", 20)["seed"] != found["seed"]


def test_seats_default_to_the_most(run: Run) -> None:
    assert simulated(run, "pamplona", "--games", 1)["seats"] == 6


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.40383, 0.59617), (0, 10, 0.0, 0.27754), (10, 10, 0.72246, 1.0), (1, 4, 0.04559, 0.69936)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    found = share(np.array([1.0] * wins + [0.0] * (games - wins)))
    assert found == pytest.approx({"share": wins / games, "low": low, "high": high}, abs=1.1e-5)


def test_the_report_says_the_same_as_json(run: Run) -> None:
    args = ("caramba", "--games", 300, "--seed", 5)
    found, text = simulated(run, *args), run("simulate", *args)
    assert (text.returncode, text.stderr) == (0, "")
    rows = [line for line in text.stdout.splitlines() if re.match(r"\d ", line)]
    for seat, (row, wins, scores) in enumerate(zip(rows, found["wins"], found["scores"], strict=True)):
        assert row.startswith(f"{seat}  ")
        assert f"{wins['share']:.2%} ({wins['low']:.2%} to {wins['high']:.2%})" in row
        assert f"{scores['mean']:.1f} (" in row
    assert f"decisions a game: {found['decisions']['mean']:.1f} (" in text.stdout
    assert "seed 5" in text.stdout


def test_the_bar_is_drawn_on_stderr(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # rich takes stderr for a terminal
    result = run("simulate", "caramba", "--games", 3000, "--json")
    assert "caramba, 4 seats" in result.stderr
    assert json.loads(result.stdout)["games"] == 3000
