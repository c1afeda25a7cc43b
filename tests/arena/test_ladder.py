"""The page about strength: complete, resumable, and honest about what is not reached."""

from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

import tertulia
from tertulia.arena import ArenaError, Plan, ladder
from tertulia.arena.ladder import Effort, Rung, line, rungs, verdict, write_strength
from tertulia.arena.play import Done
from tertulia.arena.schedule import Unit
from tertulia.arena.speed import positions, search_speed
from tertulia.arena.workers import over_processes


def test_it_has_every_step_of_every_game() -> None:
    steps = list(rungs())
    assert len(steps) == 4 * 3 * 3
    for key in tertulia.GAMES:
        assert {step.seats for step in steps if step.key == key} == {2, 3, tertulia.game(key).meta.max_seats}
    assert {(step.strong, step.weak) for step in steps if step.wanted == 1.5} == {
        ("easy", "random"),
        ("medium", "easy"),
        ("hard:1s", "medium"),
    }
    assert {(step.strong, step.weak) for step in steps if step.wanted == 1} == {("hard:1s", "hard:0.1s")}
    assert len({step.file for step in steps}) == len(steps)


@pytest.mark.parametrize(
    ("value", "low", "said"),
    [
        (1.8, 1.6, "yes"),
        (1.55, 1.2, "yes"),
        (1.4, 1.2, "no, 1.5 was asked for"),
        (1.9, 0.9, "chance not excluded"),
    ],
)
def test_a_step_is_reached_or_not(value: float, low: float, said: str) -> None:
    rung = Rung("caramba", 2, "medium", "easy", 1.5)
    assert verdict(rung, {"value": value, "low": low, "high": 2.0}) == said


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = (("easy", "random", 1.5), ("hard:4", "easy", 1.5))
    monkeypatch.setattr(ladder, "pairs", lambda seconds: pairs)
    monkeypatch.setattr(ladder, "search_speed", lambda key, seats: (12345.6, 2000000.4))


def test_it_writes_a_page_and_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    played: list[Unit] = []

    def spread(plan: Plan, units: Iterable[Unit]) -> Iterator[Done]:
        played.extend(units)
        return over_processes(plan, units, 1)

    def bar(title: str, total: int) -> Any:
        return nullcontext(lambda done: None)

    page, folder = tmp_path / "strength.md", tmp_path / "kept"
    for _ in range(2):
        write_strength(page, folder, Effort(40), "s", spread, bar, ["pamplona"], 0.0)
    text = page.read_text()
    rows = [row for row in text.splitlines() if row.startswith("| pamplona")]
    assert len(rows) == 6 + 3
    assert "| pamplona | 2 | `easy` | `random` | 40 | 20 |" in text
    assert "| pamplona | 6 | `hard:4` | `easy` | 6 | 1 |" in text
    assert "| 12,346 | 2,000,000 |" in text
    assert "## Where they are weak, and how they lose" in text
    assert "Not complete" not in text
    assert "tertulia arena --ladder docs/strength.md --games 40 --think 1 --seed s" in text
    assert len(played) == 20 + 14 + 7 + 3 * 1
    assert len(list(folder.iterdir())) == 6


def test_how_much_is_played_can_be_told() -> None:
    searched, quick = Rung("caramba", 2, "hard:1s", "medium", 1.5), Rung("caramba", 2, "medium", "easy", 1.5)
    assert [Effort(4000).games_of(rung) for rung in (searched, quick)] == [200, 4000]
    assert [Effort(4000, 60).games_of(rung) for rung in (searched, quick)] == [60, 4000]
    names = {(step.strong, step.weak) for step in rungs(["caramba"], 0.2) if step.searched}
    assert names == {("hard:0.2s", "medium"), ("hard:0.2s", "hard:0.02s")}
    with pytest.raises(ArenaError, match="or more, in hundredths"):
        list(rungs(seconds=0.005))


def test_a_line_tells_all_of_a_step() -> None:
    share = {"value": 0.8, "low": 0.75, "high": 0.85}
    times = {"value": 1.6, "low": 1.5, "high": 1.7}
    found = {
        "games": 400,
        "deals": 200,
        "lineups": [{"wins": {"easy": share}, "times_equal": {"easy": times}}],
    }
    told = line(Rung("caramba", 2, "easy", "random", 1.5), found)
    assert told == (
        "| caramba | 2 | `easy` | `random` | 400 | 200 | 80.0% (75.0% to 85.0%) | 1.60 (1.50 to 1.70) | yes |"
    )


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_speed_is_measured_where_there_is_a_choice(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = positions(key, 2)
    assert len(known) == 8
    assert all(len(knowledge.legal) > 1 for knowledge in known)
    monkeypatch.setattr("tertulia.arena.speed.ITERATIONS", 5)
    playouts, decisions = search_speed(key, 2)
    assert 0 < playouts < decisions
