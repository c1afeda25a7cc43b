"""Golden playthroughs: whole games as text, which a person can follow against the rules.

A change that alters one is a change of the rules: raise the rules' version, and write them anew with
`make golden`.
"""

from pathlib import Path

import pytest

import tertulia
from tertulia.testing import transcript

GOLDEN = Path(__file__).parent / "golden"
TABLES = [(key, seats) for key in tertulia.GAMES for seats in (2, 3, tertulia.game(key).meta.max_seats)]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_golden_game_is_played_as_ever(key: str, seats: int) -> None:
    golden = (GOLDEN / f"{key}-{seats}.txt").read_text(encoding="utf-8")
    assert list(transcript(tertulia.game(key), seats, "golden")) == golden.rstrip("\n").split("\n")


def test_no_golden_game_is_left_over() -> None:
    assert {file.name for file in GOLDEN.iterdir()} == {f"{key}-{seats}.txt" for key, seats in TABLES}
