"""What is played is kept: whoever is stopped goes on, and nothing is mixed up."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from tertulia.arena import ArenaError, Plan, hold
from tertulia.arena.contests import Contest
from tertulia.arena.play import Done
from tertulia.arena.results import Keeper, kept_plan
from tertulia.arena.schedule import Unit, Work
from tertulia.arena.workers import over_processes

Planned = Callable[..., Plan]


class Counting:
    """Counts what is really played."""

    def __init__(self) -> None:
        self.played: list[Unit] = []

    def __call__(self, work: Iterable[Work]) -> Iterator[tuple[Work, Done]]:
        for piece, done in over_processes(work, 1):
            self.played.append(piece.unit)
            yield piece, done


@pytest.fixture
def plan(planned: Planned) -> Plan:
    return planned(["medium", "easy", "random"])


def test_a_rerun_plays_nothing_and_more_games_play_the_rest(plan: Plan, tmp_path: Path) -> None:
    file, counting = tmp_path / "new" / "a.jsonl", Counting()
    first = hold(plan, 4, file, counting)
    again = hold(plan, 4, file, counting)
    assert first == again == hold(plan, 4)
    assert len(counting.played) == 12
    more = hold(plan, 6, file, counting)
    assert more == hold(plan, 6)
    assert len(counting.played) == 18
    assert hold(plan, 2, file, counting) == first[:6]
    assert len(file.read_bytes().splitlines()) == 1 + 18


@pytest.mark.parametrize("cut", [1, 30, 200, 2000, 2600])
def test_wherever_the_file_was_torn_the_end_is_the_same(plan: Plan, tmp_path: Path, cut: int) -> None:
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    results = hold(plan, 5, whole)
    torn.write_bytes(whole.read_bytes()[:-cut])
    assert hold(plan, 5, torn) == results
    assert sorted(torn.read_bytes().splitlines()) == sorted(whole.read_bytes().splitlines())


def test_progress_begins_with_what_is_there(plan: Plan, tmp_path: Path) -> None:
    told: list[int] = []
    hold(plan, 2, tmp_path / "a.jsonl")
    hold(plan, 3, tmp_path / "a.jsonl", advance=told.append)
    assert told == [12, 2, 2, 2]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": "other"}, 'its seed is "test", not "other"'),
        ({"honesty": 0.5}, "its honesty is 0.0, not 0.5"),
        ({"key": "caramba"}, 'its head is {"game":"pamplona"'),
        ({"names": ["medium", "easy"]}, "its lineups is"),
    ],
)
def test_another_plan_is_refused(
    planned: Planned, plan: Plan, tmp_path: Path, change: dict[str, object], said: str
) -> None:
    file = tmp_path / "a.jsonl"
    hold(plan, 1, file)
    before = file.read_bytes()
    with pytest.raises(ArenaError) as error:
        Keeper(planned(**{"names": ["medium", "easy", "random"], **change}), file)
    assert said in str(error.value)
    assert "take that plan, or another file" in str(error.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["hello", "hello\n", "{}\n", '{"format": "else"}\nmore\n'])
def test_another_file_is_left_alone(plan: Plan, tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text)
    with pytest.raises(ArenaError, match="not a file of the arena"):
        Keeper(plan, file)
    assert file.read_text() == text


def test_a_file_remembers_its_plan(plan: Plan, tmp_path: Path) -> None:
    hold(plan, 1, tmp_path / "a.jsonl")
    assert kept_plan(tmp_path / "a.jsonl") == plan


def test_luck_is_kept_and_other_luck_is_another_contest(planned: Planned, tmp_path: Path) -> None:
    plan, file = planned(["easy", "random"], luck=2), tmp_path / "a.jsonl"
    results = hold(plan, 1, file)
    assert Contest(plan, 1, file).played == results
    assert all(len(game.luck) == 2 for done in results for game in done.games)
    with pytest.raises(ArenaError, match="its luck is 2, not 0"):
        Keeper(planned(["easy", "random"]), file)


def test_files_from_before_luck_was_measured_are_read_and_go_on(plan: Plan, tmp_path: Path) -> None:
    file = tmp_path / "old.jsonl"
    hold(plan, 1, file)
    file.write_bytes(file.read_bytes().replace(b',"luck":0', b""))
    assert b"luck" not in file.read_bytes()
    assert kept_plan(file) == plan
    assert hold(plan, 2, file) == hold(plan, 2)


def test_a_line_that_is_none_is_named(plan: Plan, tmp_path: Path) -> None:
    hold(plan, 1, file := tmp_path / "a.jsonl")
    file.write_bytes(file.read_bytes() + b"{]\n")
    with pytest.raises(ArenaError, match="line 5"):
        Keeper(plan, file)
