"""What results say, on results whose answers are known."""

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

import numpy as np
import pytest

from tertulia.arena import Plan
from tertulia.arena.estimates import belief, mean, share, student
from tertulia.arena.games import Games
from tertulia.arena.play import Done, Played
from tertulia.arena.statistics import luckless, summary, win_share

Planned = Callable[..., Plan]


def won(bots: Sequence[str], scores: Sequence[int]) -> Played:
    best = max(scores)
    winners = sum(score == best for score in scores)
    return Played(tuple(bots), tuple((score == best) / winners for score in scores), tuple(scores), 10)


def test_a_share_without_clusters_is_wilsons() -> None:
    wins = np.array([1.0] * 50 + [0.0] * 50)
    found = share(wins, np.ones(100))
    assert (found.value, found.low, found.high) == pytest.approx((0.5, 0.40383, 0.59617), abs=1e-3)


@pytest.mark.parametrize(("value", "low", "high"), [(0.0, 0.0, 0.27754), (1.0, 0.72246, 1.0)])
def test_a_share_that_never_varies_still_has_an_interval(value: float, low: float, high: float) -> None:
    found = share(np.full(10, value * 4), np.full(10, 4.0))
    assert (found.value, found.low, found.high) == pytest.approx((value, low, high), abs=1e-4)


def test_games_of_one_deal_that_go_alike_are_one_observation() -> None:
    one_by_one = share(np.array([1.0, 0.0] * 30), np.ones(60))
    in_fours = share(np.array([4.0, 0.0] * 30), np.full(60, 4.0))
    assert in_fours.low == pytest.approx(one_by_one.low)


def test_pairing_that_cancels_luck_makes_intervals_narrow() -> None:
    paired = share(np.full(60, 1.0) + np.tile([0.1, -0.1], 30), np.full(60, 2.0))
    assert paired.high - paired.low < 0.05


def test_a_mean_of_points() -> None:
    sums = np.array([2.0, 4.0, 6.0, 8.0])
    found = mean(sums, np.full(4, 2.0))
    error = np.std([1, 2, 3, 4], ddof=1) / math.sqrt(4)
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(3.182 * error)  # Student's, 3 degrees of freedom


@pytest.mark.parametrize(("freedom", "printed"), [(1, 12.706), (5, 2.571), (11, 2.201), (30, 2.042)])
def test_students_numbers_are_those_of_printed_tables(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, abs=0.01)


def test_intervals_hold_what_they_promise() -> None:
    """In 95 of 100 contests with luck shared inside each deal the truth is inside."""
    rng, hits = np.random.default_rng(1), 0
    for _ in range(600):
        luck = rng.beta(2, 3, 60)
        hits += (
            (found := share(rng.binomial(4, luck).astype(float), np.full(60, 4.0))).low <= 0.4 <= found.high
        )
    assert 0.92 < hits / 600 < 0.98


@pytest.fixture
def known(planned: Planned) -> dict[str, Any]:
    """Two deals, three bots that meet two by two. `a` always wins; `b` and `c` share."""
    plan = planned(["easy", "medium", "random"])
    results = []
    for deal in range(2):
        for number, (one, other) in enumerate(plan.lineups):
            points = {"easy": 5 + deal, "medium": 3, "random": 3}
            games = [won(pair, [points[name] for name in pair]) for pair in ((one, other), (other, one))]
            results.append(Done(number, deal, games))
    return summary(plan, results)


def test_standings(known: dict[str, Any]) -> None:
    rows = {str(row["bot"]): row for row in known["bots"]}
    assert list(rows) == ["easy", "medium", "random"]
    assert [rows[name]["wins"]["value"] for name in rows] == [1.0, 0.25, 0.25]
    assert [rows[name]["times_equal"]["value"] for name in rows] == [2.0, 0.5, 0.5]
    assert rows["easy"]["margin"]["value"] == 2.5
    assert rows["medium"]["margin"]["value"] == -1.25
    assert rows["easy"]["rating"]["low"] > rows["medium"]["rating"]["value"]
    assert (known["deals"], known["games"], known["decisions"]) == (2, 12, 120)


def test_cross_table(known: dict[str, Any]) -> None:
    cells = {(str(row["bot"]), str(row["other"])): row for row in known["cross"]}
    assert len(cells) == 6
    assert cells["easy", "random"]["beats"]["value"] == 1.0
    assert cells["random", "easy"]["beats"]["value"] == 0.0
    assert cells["medium", "random"]["beats"]["value"] == 0.5
    assert cells["easy", "medium"]["difference"] == pytest.approx(
        {"value": 2.5, "low": 2.5 - 12.706 / 2, "high": 2.5 + 12.706 / 2}, abs=0.01
    )  # two deals with 2 and 3 points: a standard error of 1/2
    assert [row["value"] for row in known["by_seat"]] == [0.5, 0.5]


def test_one_against_a_table(planned: Planned) -> None:
    plan = planned(["easy", "random"], 3)
    games = [won(("easy", "random", "random"), [9, 1, 2]), won(("random", "easy", "random"), [9, 5, 1])]
    other = [won(("random", "easy", "easy"), [0, 4, 4])]
    found = summary(
        plan, [Done(0, deal, games) for deal in range(9)] + [Done(1, deal, other) for deal in range(9)]
    )
    alone, table = found["lineups"]
    assert alone["wins"]["easy"]["value"] == 0.5
    assert alone["wins"]["random"]["value"] == 0.25
    assert alone["times_equal"]["easy"]["value"] == 1.5
    assert table["wins"]["easy"]["value"] == 0.5
    assert table["wins"]["random"]["value"] == 0
    beats = {row["bot"]: row["beats"]["value"] for row in found["cross"]}
    assert beats["easy"] == pytest.approx((2 + 1 + 2) / 6, abs=1e-5)


def test_a_tie_in_points_is_broken_as_the_game_breaks_it(planned: Planned) -> None:
    plan = planned(["easy", "random"])
    games = [Played(("easy", "random"), (1.0, 0.0), (7, 7), 5)]
    columns = Games.of(plan, [Done(0, 0, games)])
    assert columns.ahead(0, 1).tolist() == [1.0]


def test_luck_is_taken_out_deal_by_deal(planned: Planned) -> None:
    """Whoever has luck wins, and luck is all that there is: of equal strength, and nearly sure of it."""
    plan = planned(["easy", "random"], luck=9)
    games = [lucky(luck) for luck in (0.5, -0.5, 0.4, 0.5, -0.6, 0.5, -0.5, 0.5) * 4]
    found = summary(plan, [Done(0, deal, [game]) for deal, game in enumerate(games)])
    rows = {row["bot"]: row for row in found["bots"]}
    assert rows["easy"]["wins"]["value"] == 0.625
    assert rows["easy"]["adjusted"]["value"] == pytest.approx(0.53, abs=0.01)
    assert rows["easy"]["adjusted"]["value"] + rows["random"]["adjusted"]["value"] == pytest.approx(1)
    assert width(rows["easy"]["adjusted"]) < 0.3 * width(rows["easy"]["wins"])
    assert rows["easy"]["adjusted_times_equal"]["value"] == pytest.approx(
        2 * rows["easy"]["adjusted"]["value"], abs=1e-4
    )
    assert found["lineups"][0]["adjusted"]["easy"] == rows["easy"]["adjusted"]
    assert found["lineups"][0]["adjusted_times_equal"]["random"] == rows["random"]["adjusted_times_equal"]


def lucky(luck: float, won: bool | None = None) -> Played:
    """The first seat wins if it has luck, or as told."""
    win = float(luck > 0 if won is None else won)
    return Played(("easy", "random"), (win, 1 - win), (4, 2), 5, luck=(luck, -luck))


def width(row: dict[str, float]) -> float:
    return row["high"] - row["low"]


def test_luck_that_shows_in_no_result_is_not_taken_out() -> None:
    rng = np.random.default_rng(2)
    luck, wins = rng.normal(0, 0.5, 400), rng.integers(0, 2, 400) - 0.5
    assert belief(luck * wins, luck**2).max() < 0.15
    assert belief(luck * luck, luck**2).min() > 0.95
    assert belief(np.array([0.3]), np.array([0.2])).tolist() == [0.5]


def test_what_is_taken_out_of_a_deal_is_not_measured_by_itself() -> None:
    """Otherwise it would not be 0 on average."""
    rng = np.random.default_rng(3)
    shown, measured = rng.random(6), rng.random(6)
    other_shown, other_measured = shown.copy(), measured.copy()
    other_shown[2], other_measured[2] = 5.0, 7.0
    before, after = belief(shown, measured), belief(other_shown, other_measured)
    assert before[2] == pytest.approx(after[2])
    assert before[3] != after[3]


def test_with_luck_taken_out_intervals_hold_what_they_promise(planned: Planned) -> None:
    """Strength decides a game in five, luck the others: the truth stays where it is, the interval shrinks."""
    plan, rng = planned(["easy", "random"], luck=9), np.random.default_rng(4)
    hits, values, widths = 0, [], []
    for _ in range(200):
        chances = rng.random((100, 2)) < (0.5, 0.2)
        games = [lucky(0.4 if luck else -0.4, bool(luck or strong)) for luck, strong in chances]
        columns = Games.of(plan, [Done(0, deal, [game]) for deal, game in enumerate(games)])
        found = luckless(columns, 0)["adjusted"]
        values.append(found["value"])
        widths.append(width(found) / width(asdict(win_share(columns, 0))))
        hits += found["low"] <= 0.6 <= found["high"]
    assert np.mean(values) == pytest.approx(0.6, abs=4 * float(np.std(values)) / math.sqrt(200))
    assert 0.9 < hits / 200 < 0.99
    assert np.mean(widths) < 0.6


def test_unmeasured_luck_is_not_told(known: dict[str, Any]) -> None:
    assert all("adjusted" not in row for row in known["bots"] + known["lineups"])


def test_faults_are_counted_by_program(planned: Planned) -> None:
    plan = planned(["easy", "random"])
    games = [Played(("easy", "random"), (1.0, 0.0), (7, 2), 5, 0, {1: {"late": 1, "absent": 4}})]
    found = summary(plan, [Done(0, 0, games), Done(0, 1, games)])
    assert found["faults"] == {"random": {"late": 2, "absent": 8}}


def test_without_openskill_there_is_all_but_a_rating(
    planned: Planned, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tertulia.arena.statistics.available", lambda: False)
    plan = planned(["easy", "random"])
    found = summary(plan, [Done(0, 0, [won(("easy", "random"), [3, 2])])])
    assert [row["rating"] for row in found["bots"]] == [None, None]
