"""Golden playthroughs: whole games as text, which a person can follow against the rules.

A change that alters one is a change of the rules: raise the rules' version, keep those of the old version as
`GAME-SEATS.rules-VERSION.txt`, and write new ones with `make golden`.
"""

from pathlib import Path

import pytest

import tertulia
from tertulia.testing import transcript

GOLDEN = Path(__file__).parent / "golden"
TABLES = [
    (key, seats, rules)
    for key in tertulia.GAMES
    for seats in (2, 3, tertulia.game(key).meta.max_seats)
    for rules in range(1, tertulia.game(key).meta.rules_version + 1)
]


def name(key: str, seats: int, rules: int) -> str:
    newest = rules == tertulia.game(key).meta.rules_version
    return f"{key}-{seats}.txt" if newest else f"{key}-{seats}.rules-{rules}.txt"


@pytest.mark.parametrize(("key", "seats", "rules"), TABLES)
def test_the_golden_game_is_played_as_ever(key: str, seats: int, rules: int) -> None:
    golden = (GOLDEN / name(key, seats, rules)).read_text(encoding="utf-8")
    assert list(transcript(tertulia.game(key), seats, "golden", rules)) == golden.rstrip("\n").split("\n")


def test_no_golden_game_is_left_over() -> None:
    assert {file.name for file in GOLDEN.iterdir()} == {name(*table) for table in TABLES}
