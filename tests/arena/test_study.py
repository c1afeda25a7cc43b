"""What a study finds, in games of its own and in games whose answers are known."""

import re
from typing import Any

import numpy as np
import pytest

import tertulia
from tertulia.arena import ArenaError
from tertulia.arena.estimates import Estimate, difference, mean, wilson
from tertulia.arena.study import Studied, by_turn, effect, findings, study, watch
from tertulia.arena.study_report import study_lines, study_page, verdict
from tertulia.bots.contests import contest
from tertulia.bots.styles import level_noise, style_of


def known(counts: Any, wins: Any, first: Any) -> Studied:
    games, zeros = len(wins), np.zeros(len(wins), np.int64)
    scores = np.zeros((games, len(wins[0])), np.int64)
    return Studied(zeros, zeros, np.array(first), zeros, scores, np.array(wins), np.array(counts)[:, :, None])


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_its_games_are_those_of_a_contest(key: str) -> None:
    game = tertulia.game(key)
    setup = game.setup(3, None, None)
    seen = watch(game, setup, "medium", "same", 0, 5)
    styles, noises = [style_of(game, None)] * 3, [level_noise(game, "medium")] * 3
    played = contest(game, setup, "same", 5, styles, noises)
    assert seen.scores.tolist() == played.scores.tolist()
    assert seen.decisions.tolist() == played.decisions.tolist()
    assert seen.first.tolist() == [
        int(re.sub(r"\D", "", str(game.start(3, seed=f"same.{number}").history[0].action)))
        for number in range(5)
    ]


def test_chunks_make_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tertulia.game("pamplona")
    setup, steps = game.setup(2, None, None), list[int]()
    whole = study(game, setup, "easy", "c", 7, steps.append)
    monkeypatch.setattr("tertulia.arena.study.CHUNK", 3)
    parts = study(game, setup, "easy", "c", 7, steps.append)
    assert whole.counts.tolist() == parts.counts.tolist()
    assert steps == [7, 3, 3, 1]


def test_who_begins_is_found_wherever_it_sits() -> None:
    games = known([[0, 0, 0]] * 3, [[1.0, 0, 0], [0, 0, 1.0], [0, 1.0, 0]], [0, 2, 1])
    assert [by_turn(games, place).value for place in range(3)] == [1.0, 0.0, 0.0]


def test_more_than_the_others_against_less() -> None:
    wins = [[1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [0.5, 0.5]]
    found = effect(known([[3, 1], [2, 0], [5, 4], [1, 1]], wins, [0] * 4), 0)
    assert found["more"]["value"] == pytest.approx(2 / 3, abs=1e-5)
    assert found["less"]["value"] == pytest.approx(1 / 3, abs=1e-5)
    assert found["effect"]["value"] == pytest.approx(1 / 3, abs=1e-5)
    assert effect(known([[1, 1]] * 4, wins, [0] * 4), 0)["effect"] is None


def test_a_difference_of_independent_means() -> None:
    """Then the variances add up."""
    rng = np.random.default_rng(1)
    here = (np.arange(400) % 2).astype(np.float64)
    values = rng.normal(here, 1.0)
    found = difference(values * here, here, values * (1 - here), 1.0 - here)
    one, other = mean(values[here == 1], np.ones(200)), mean(values[here == 0], np.ones(200))
    assert found.value == pytest.approx(one.value - other.value)
    width = np.hypot(one.high - one.low, other.high - other.low)
    assert found.high - found.low == pytest.approx(width, rel=0.01)


def test_one_place_of_six_that_one_interval_excludes_is_no_verdict() -> None:
    """Six intervals of 95 %, of which one errs in every fourth study; and a single game says nothing."""

    def said(place: Estimate) -> str:
        rows = [place.rounded(), *[wilson(1 / 6, 1000).rounded()] * 5]
        return verdict({"seats": 6, "by_turn": rows})

    nothing = "No difference is certain."
    assert said(wilson(1.0, 1)) == nothing
    assert said(wilson(1 / 6 + 0.03, 675)) == nothing  # 2.1 standard errors
    assert said(wilson(1 / 6 + 0.05, 675)).startswith("It does: ")  # 3.5


def test_a_search_is_too_slow_for_a_study() -> None:
    game = tertulia.game("caramba")
    with pytest.raises(ArenaError, match="a study takes random, easy or medium"):
        watch(game, game.setup(2, None, None), "hard", "x", 0, 1)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_page_opens_anywhere_and_says_what_was_found(key: str) -> None:
    game = tertulia.game(key)
    setup = game.setup(2, None, None)
    games = study(game, setup, "easy", "page", 40, lambda done: None)
    head = {"game": key, "seats": 2, "games": 40, "bot": "easy", "seed": "<page>"}
    found = {**head, **findings(game, games)}
    page = study_page(game.meta.title, games, found, "tertulia study 'a<b'")
    assert not re.search(r"https?:|//|<script|<link|@import|url\(|\bsrc=", page)
    assert page.count("<svg") == 5  # turns, two lengths, what is dealt, what is done
    assert "a&lt;b" in page
    assert "&lt;page&gt;" in page
    bars = [int(count) for count in re.findall(r"<title>(\d+) games", page)]
    assert sum(bars) == 2 * 40  # every game is in both histograms
    text = "\n".join(study_lines(found))
    for factor, row in zip(game.part("study").FACTORS, found["factors"], strict=True):
        assert (factor.meaning in text) == (row["effect"] is not None)
    assert sum(found["reasons"].values()) == 40
    assert sum(row["value"] for row in found["by_turn"]) == pytest.approx(1, abs=1e-4)
