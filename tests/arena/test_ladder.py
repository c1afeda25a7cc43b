"""The page about strength: complete, resumable, and honest about what is not reached."""

import json
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import tertulia
from tertulia.arena import ArenaError, ladder
from tertulia.arena.contests import Contest
from tertulia.arena.ladder import LOOKS, Effort, Rung, Step, rungs, verdict, write_strength
from tertulia.arena.play import Done, Played
from tertulia.arena.schedule import Work
from tertulia.arena.speed import positions, search_speed
from tertulia.arena.workers import over_processes
from tertulia.bots.champion import champion_file


def test_it_has_every_step_of_every_game() -> None:
    steps = list(rungs())
    crowned = [key for key in tertulia.GAMES if champion_file(tertulia.game(key)) is not None]
    assert {step.key for step in steps if step.strong == "champion"} == set(crowned)
    for key in tertulia.GAMES:
        most = tertulia.game(key).meta.max_seats
        levels = [step for step in steps if step.key == key and "champion" not in step.strong + step.weak]
        assert len(levels) == 4 * 3
        assert {step.seats for step in levels} == {2, 3, most}
        champions = [step for step in steps if step.key == key and step not in levels]
        assert len(champions) == (5 * len({2, 3, 4, most}) if key in crowned else 0)
        assert {step.seats for step in champions} == ({2, 3, 4, most} if key in crowned else set())
    assert {(step.strong, step.weak) for step in steps if step.wanted == 1.5} == {
        ("easy", "random"),
        ("medium", "easy"),
        ("hard:1s", "medium"),
        ("champion", "medium"),
    }
    assert {(step.strong, step.weak) for step in steps if step.wanted == 1.3} == {("champion:1s", "hard:1s")}
    assert {(step.strong, step.weak) for step in steps if step.wanted == 1} == {
        ("hard:1s", "hard:0.1s"),
        ("champion", "hard:0.1s"),
        ("champion", "hard:1s"),
    }
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


def test_nothing_is_asked_of_a_long_search_but_that_it_is_not_stronger() -> None:
    rung = next(step for step in rungs(["pamplona"]) if step.strong == "hard:10s")
    assert rung.weak == "champion:1s"
    assert verdict(rung, {"value": 0.8, "low": 0.7, "high": 0.9}) == "yes"
    assert verdict(rung, {"value": 1.1, "low": 0.9, "high": 1.3}) == "not shown to be stronger"
    assert verdict(rung, {"value": 1.2, "low": 1.1, "high": 1.3}) == "no, it is stronger"


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = (("easy", "random", 1.5), ("hard:4", "easy", 1.5))
    monkeypatch.setattr(ladder, "pairs", lambda seconds: pairs)
    monkeypatch.setattr(ladder, "champion_file", lambda game: None)
    monkeypatch.setattr(ladder, "search_speed", lambda key, seats: (12345.6, 2000000.4))


def test_it_writes_a_page_and_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    played: list[Work] = []
    told: list[tuple[str, int]] = []

    def spread(work: Iterable[Work]) -> Iterator[tuple[Work, Done]]:
        for piece, done in over_processes(work, 1):
            played.append(piece)
            yield piece, done

    def bar(title: str, total: int) -> Any:
        told.append((title, total))
        return nullcontext(lambda done: None)

    page, folder = tmp_path / "strength.md", tmp_path / "kept"
    for _ in range(2):
        write_strength(page, folder, Effort(40, 2), "s", spread, bar, ["pamplona"], 0.0)
    assert told == [("strength", 40 + 42 + 42 + 2 + 3 + 6)] * 2
    text = page.read_text()
    rows = [row for row in text.splitlines() if row.startswith("| pamplona")]
    assert len(rows) == 6 + 3
    assert "| pamplona | 2 | `easy` | `random` | 40 | 20 |" in text
    assert "| pamplona | 6 | `hard:4` | `easy` | 6 | 1 |" in text
    assert "| 12,346 | 2,000,000 |" in text
    assert "## One scale" in text
    assert "## Where they are weak, and how they lose" in text
    assert "Not complete" not in text
    made = (
        "tertulia arena --ladder docs/strength.md --games 40 --searched 2 --think 0.2 --long 100 --luck 200"
    )
    assert f"{made} --seed s" in text
    assert len(played) == 20 + 14 + 7 + 2 + 3 + 6
    assert [piece.contest for piece in played[:11]] == [5] * 6 + [4] * 3 + [3] * 2, "the longest first"
    assert len(list(folder.glob("*.jsonl"))) == 6
    assert json.loads((folder / "scale.json").read_text()) == {"pamplona": {}}, "nobody met medium"


def test_stopped_in_the_middle_it_tells_the_whole_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch)

    def spread(work: Iterable[Work]) -> Iterator[tuple[Work, Done]]:
        yield from islice(over_processes(work, 1), 12 + 3 + 1)
        raise KeyboardInterrupt

    def bar(title: str, total: int) -> Any:
        return nullcontext(lambda done: None)

    page = tmp_path / "strength.md"
    with pytest.raises(KeyboardInterrupt):
        write_strength(page, tmp_path, Effort(40, 12), "s", spread, bar, ["pamplona"], 0.0)
    text = page.read_text()
    assert "**Not complete**: games of 5 of 6 steps are missing." in text
    assert "| pamplona | 6 | `hard:4` | `easy` | 12 | 2 |" in text
    assert "| pamplona | 3 | `hard:4` | `easy` | 3 | 1 |" in text
    assert "| pamplona | 2 |" not in text.partition("## Speed")[0]


def test_how_much_is_played_can_be_told() -> None:
    searched, quick = Rung("caramba", 2, "hard:1s", "medium", 1.5), Rung("caramba", 2, "medium", "easy", 1.5)
    longer = [Rung("caramba", seats, "hard:1s", "hard:0.1s", 1.0) for seats in (2, 3)]
    effort, steps = Effort(4000, 70, 50), (quick, searched, *longer)
    assert [effort.deals_of(step, step.plan("s", 0.0)) for step in steps] == [2000, 35, 12, 24]
    assert Effort(long=1).deals_of(longer[0], longer[0].plan("s", 0.0)) == 1
    names = {(step.strong, step.weak) for step in rungs(["caramba"], 0.2) if step.searches}
    crowned = {("champion", "hard:0.1s"), ("champion", "hard:1s"), ("champion:1s", "hard:1s")}
    longest = ("hard:10s", "champion:1s")
    assert names == {("hard:0.2s", "medium"), ("hard:1s", "hard:0.1s"), *crowned, longest}
    against_rules = Rung("caramba", 2, "champion", "medium", 1.5)
    assert effort.deals_of(against_rules, against_rules.plan("s", 0.0)) == 20_000, "they cost next to nothing"
    with pytest.raises(ArenaError, match="or more, in thousandths"):
        list(rungs(seconds=0.0005))


def test_the_time_of_a_game_is_that_of_its_searches() -> None:
    pairs = (("medium", "easy"), ("hard:1s", "medium"), ("hard:1s", "hard:0.1s"))
    steps = [Rung("sombreros", 3, strong, weak, 1.0) for strong, weak in pairs]
    assert [step.seconds for step in steps] == [0, 83, pytest.approx(83 * 1.2)]


def test_a_line_tells_all_of_a_step() -> None:
    rung = Rung("pamplona", 2, "easy", "random", 1.5)
    contest = Contest(rung.plan("s", 0.0), 5)
    assert Step.of(rung, contest) is None
    for deal, won in enumerate((1.0, 1.0, 1.0, 1.0, 0.0)):
        games = [Played(("easy", "random"), (won, 1 - won), (9, 3), 50)]
        games += [Played(("random", "easy"), (0.0, 1.0), (3, 9), 50)]
        contest.keeper.take(Done(0, deal, games))
    step = Step.of(rung, contest)
    assert step is not None
    assert step.meeting.wins.value == 0.9
    assert step.line == (
        "| pamplona | 2 | `easy` | `random` | 10 | 5"
        " | 90.0% (57.7% to 98.3%) | 1.80 (1.15 to 1.97) |  | yes |"
    )


def test_of_two_searches_luck_is_taken_out_and_the_rest_says_whether_the_step_is_reached() -> None:
    rung = Rung("pamplona", 2, "hard:20", "hard:10", 1.0)
    contest = Contest(rung.plan("s", 0.0, Effort().luck_in(rung)), 16)
    assert contest.plan.luck == Effort.luck > 0
    for deal, luck in enumerate((0.4, -0.6, 0.3, -0.7) * 4):
        won = float(luck > 0)
        games = [Played(("hard:20", "hard:10"), (won, 1 - won), (9, 3), 50, luck=(luck, -luck))]
        contest.keeper.take(Done(0, deal, games))
    step = Step.of(rung, contest)
    assert step is not None
    assert step.meeting.wins.value == pytest.approx(1.27 / 2, abs=0.01), "luck taken out"
    assert step.line.endswith("| 50.0% (27.4% to 72.6%) | 1.00 (0.55 to 1.45) | 1.27 (1.18 to 1.36) | yes |")


def test_luck_is_measured_where_searches_meet_and_can_be_left() -> None:
    assert not any(Effort().luck_in(step) for step in rungs(["caramba"]))
    steps = list(rungs(["pamplona"]))
    lucky = [step for step in steps if Effort().luck_in(step)]
    assert {step.strong for step in lucky} == {"hard:1s", "hard:10s", "champion", "champion:1s"}
    assert {step.weak for step in lucky} == {"hard:0.1s", "hard:1s", "champion:1s"}
    assert not any(Effort(luck=0).luck_in(step) for step in steps)
    assert Effort().luck_in(Rung("sombreros", 2, "champion", "hard:0.1s", 1.0)) == LOOKS


def test_the_champion_judges_the_luck_of_its_own_steps() -> None:
    judges = {(step.strong, step.weak): step.plan("s", 0.0).judge for step in rungs(["pamplona"])}
    for names, judge in judges.items():
        assert judge == ("champion" if "champion" in " ".join(names) else "playouts")


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_speed_is_measured_where_there_is_a_choice(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = positions(key, 2)
    assert len(known) == 8
    assert all(len(knowledge.legal) > 1 for knowledge in known)
    monkeypatch.setattr("tertulia.arena.speed.ITERATIONS", 5)
    playouts, decisions = search_speed(key, 2)
    assert 0 < playouts < decisions
