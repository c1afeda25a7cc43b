"""The examples of the rulebook, of our rules page, and of public score sheets."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tertulia import Match
from tertulia.locales import LANGUAGES, language

Table = Callable[..., Match]
Play = Callable[[Match, str], Match]


def courage(match: Match) -> list[int]:
    return [seat["courage"] for seat in match.view(None)["seats"]]


def test_attack(bullring: Table, play: Play) -> None:
    a, b, c = [10, 11, 8], [11, 9, 9], [12, 13, 8]  # Torro on 10
    match = bullring(a, b, c, torro=10)
    assert [seat["attack"] for seat in match.view(None)["seats"]] == [3, 0, -1]
    assert courage(play(match, "torro !")) == [33, 30, 29]


def test_runners_3_and_6_behind(bullring: Table, play: Play) -> None:
    match = play(bullring([7, 4, 0], [30, 31, 32], torro=10), "torro !")
    assert courage(match) == [21, 30]


def test_shove(table: Table, play: Play) -> None:
    """A 3, B 2, C 1, D 3 on one space, in A's turn; two spaces on lies a fear space."""
    teams = [[7, 7, 3], [7, 7, 30], [7, 31, 32], [7, 7, 7]]
    match = play(table(*teams), "A 4, B >, 3+4, 7+0")
    assert courage(match) == [33, 29, 28, 30]
    assert [str(action) for action in match.legal()] == ["shove 1 -1", "shove 1 0", "shove 1 +1"]
    play(match, "shove 1 +1")
    assert [str(action) for action in match.legal()] == ["shove 2 -2", "shove 2 0", "shove 2 +2"]
    play(match, "shove 2 +2")
    view = match.view(None)
    assert [seat["runners"] for seat in view["seats"]] == [[7, 7, 7], [8, 8, 30], [9, 31, 32], [7, 7, 7]]
    assert courage(match) == [33, 29, 27, 30]
    assert view["turn"] == 1


def test_a_later_arrival_is_safe_in_its_own_turn(table: Table, play: Play) -> None:
    """E arrives where A and D stand with three each: neither can shove in the turn of E."""
    teams = [[7, 7, 7], [8, 8, 30], [9, 31, 32], [7, 7, 7], [3, 31, 32]]
    match = play(table(*teams, turn=4), "A 4, B >, 3+4, 31+0")
    assert courage(match) == [30] * 5
    assert match.view(None)["phase"] == "torro"


def test_seats(table: Table, play: Play) -> None:
    """A before B before C and D together before E: rows 1, 2, 3, 3, 4, and then from row 5."""
    teams = [[38, 1, 1], [37, 1, 1], [35, 1, 1], [35, 1, 1], [33, 32, 1]]
    match = play(table(*teams, turn=4), "A >, B >, 32+0, 1+0")
    assert [seat["rows"] for seat in match.view(None)["seats"]] == [[1], [2], [3], [3], [4]]
    play(match, "torro 1")
    for _ in range(4):
        play(match, "A >, B >, 1+0, 1+1")
        while match.view(None)["shove"]:
            play(match, str(match.legal()[-2]))
    play(match, "A >, B >, 32+1, 1+0")
    assert match.view(None)["phase"] == "torro"
    assert match.view(None)["seats"][4]["rows"] == [4, 5]


@pytest.mark.parametrize(
    ("chips", "rows", "behind", "total"),
    [(23, [1, 2, 8], 0, 34), (31, [5, 7], 2, 41), (56, [4], 2, 58), (31, [2, 3, 6], 0, 42)],
)
def test_score_sheet(
    bullring: Table, play: Play, chips: int, rows: list[int], behind: int, total: int
) -> None:
    """Torro ends the game on 33; the penalty is that of the runners not seated."""
    missing = 3 - len(rows)
    team = [0] * len(rows) + {0: [], 1: [33 - behind], 2: [32, 33 - behind + 1]}[missing]
    table = {"courage": [chips, 0], "rows": [rows + [0] * missing, [0, 0, 0]]}
    outcome = play(bullring(team, [30, 31, 32], torro=31, **table), "torro 2").outcome
    assert outcome is not None
    assert outcome.scores[0] == total
    assert outcome.breakdown[0] == {"courage": chips, "credits": 0, "rows": sum(rows), "penalty": -behind}


PICTURES = Path(__file__).parents[3] / "web/src/games/pamplona/pictures.ts"


@pytest.mark.parametrize("code", LANGUAGES)
def test_p3_the_example_and_the_picture_show_the_same_turn(table: Table, play: Play, code: str) -> None:
    """7, 7 and 10; A 4 and B 2; 7 to 11, 10 to 12: as the rules play it, in words, and as drawn."""
    match = play(table([7, 7, 10], [1, 1, 1]), "A 4, B 2")
    assert [str(action) for action in match.legal()] == ["7+4", "10+4"]
    play(match, "7+4, 10+2")
    assert match.view(None)["seats"][0]["runners"] == [7, 11, 12]
    example = language(code).say("pamplona-rule-p3.example")
    assert re.findall(r"\d+", example) == ["7", "7", "10", "4", "2", *re.findall(r"\d+", example)[5:]]
    assert sorted(re.findall(r"\d+", example)[5:]) == ["10", "11", "12", "7"]
    picture = PICTURES.read_text(encoding="utf-8").split("  p3: {")[1].split("  p4:")[0]
    assert "runners: [[1, 7, 2], [1, 10, 1]]" in picture
    assert 'dice: [["A", "4"], ["B", "2"]]' in picture
    assert "hops: [[7, 11], [10, 12]]" in picture
