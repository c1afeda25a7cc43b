"""`tertulia bench`."""

import json
from collections.abc import Callable
from subprocess import CompletedProcess

import pytest

import tertulia
from tertulia.core.engine import ENGINE

Run = Callable[..., CompletedProcess[str]]

QUICK = ("--seconds", "0.001", "--repeats", "1")


def test_json_holds_a_rate_for_every_game(run: Run) -> None:
    result = run("bench", "--json", "--seats", "3", *QUICK)
    assert (result.returncode, result.stderr) == (0, "")
    rates = json.loads(result.stdout)
    assert list(rates) == list(tertulia.GAMES)
    for row in rates.values():
        assert row["decisions_per_second"] > 0
        assert row["decisions_per_game"] == pytest.approx(
            row["decisions_per_second"] / row["games_per_second"]
        )
        assert (row["seats"], row["engine"]) == (3, ENGINE)


def test_one_line_for_each_game_named(run: Run) -> None:
    result = run("bench", "sombreros", "pamplona", *QUICK)
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["sombreros", "pamplona"]
    assert all("decisions/s" in line and "4 seats" in line for line in lines)


def test_the_bar_is_drawn_on_stderr(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # rich takes stderr for a terminal
    result = run("bench", "caramba", "--json", *QUICK)
    assert tertulia.game("caramba").meta.title in result.stderr
    assert list(json.loads(result.stdout)) == ["caramba"]
