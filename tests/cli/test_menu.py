"""Menus: short, and every choice in them."""

import re

import pytest

import tertulia
from tertulia.cli import menu
from tertulia.core.contract import Action, Message
from tertulia.locales import language
from tertulia.testing import random_play

EN = language("en")


def some(*spaces: int) -> list[Action]:
    return [
        Action(space, f"place {space}", Message("sombreros-place", {"seat": 0, "space": space}))
        for space in spaces
    ]


def shape(legal: list[Action]) -> list[int]:
    return [len(run) for run in menu.runs(legal)]


def test_a_long_run_takes_one_line() -> None:
    ready = Action(99, "ready", Message("sombreros-ready", {"seat": 0}))
    lines = list(menu.entries([*some(3, 5, 6, 7, 8, 9), ready], EN, ["you"]))
    assert [line.split()[0] for line in lines] == ["1", "2-6", "7"]
    assert lines[1] == f"2-6  {EN.say('sombreros-place.choice', space='5-9')}  [place 5 - place 9]"
    assert lines[2] == f" 7  {EN.say('sombreros-ready.choice')}  [ready]"


def test_short_runs_and_gaps_are_spelt_out() -> None:
    assert shape(some(1, 2, 3, 4)) == [1, 1, 1, 1]
    assert shape(some(1, 2, 3, 4, 5)) == [5]
    assert shape(some(1, 2, 4, 5, 6)) == [1] * 5
    assert shape(some(2, 4, 6, 8, 10)) == [1] * 5
    assert shape([]) == []


def test_players_are_never_counted() -> None:
    accept = [
        Action(
            seat, f"accept {seat}", Message("sombreros-accept", {"seat": 6, "other_seat": seat, "silver": 3})
        )
        for seat in range(6)
    ]
    assert shape(accept) == [1] * 6


def test_a_second_number_ends_a_run() -> None:
    moves = [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (7, 1), (7, 2), (7, 3), (7, 4), (7, 5), (7, 6)]
    legal = [
        Action(0, f"{space}+{steps}", Message("pamplona-move", {"seat": 0, "space": space, "steps": steps}))
        for space, steps in moves
    ]
    assert shape(legal) == [6, 6]


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_numbers_of_a_menu_are_complete_and_in_order(key: str) -> None:
    longest = 0
    for match in random_play(tertulia.game(key), 4, "menu"):
        legal = match.legal()
        lines = list(menu.entries(legal, EN, ["a", "b", "c", "d"]))
        numbers: list[int] = []
        for line in lines:
            first, last = re.fullmatch(r" ?(\d+)(?:-(\d+))?  \S.*\S  \[.+\]", line).groups()  # type: ignore[union-attr]
            numbers += range(int(first), int(last or first) + 1)
        assert numbers == list(range(1, len(legal) + 1))
        longest = max(longest, len(lines))
    assert longest <= 30
