"""Positions load as they were written, and only if they are positions."""

import copy
from typing import Any

import pytest

import tertulia


def position() -> dict[str, Any]:
    return tertulia.game("caramba").start(2, seed=1).position()


def changed(path: str, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(position())
    target: Any = data
    *way, last = path.split(".")
    for word in way:
        target = target[int(word) if word.isdecimal() else word]
    target[int(last) if last.isdecimal() else last] = value
    return data


def test_a_position_is_readable() -> None:
    table = position()["table"]
    assert table["phase"] == "auction"
    assert table["actor"] in (0, 1)
    assert len(table["hand"]) == 2
    assert all(card[0] in "gmd" for card in table["hand"][0])


def test_a_match_goes_on_from_a_loaded_position() -> None:
    match = tertulia.game("caramba").load(position(), seed=3)
    while match.actor is not None:
        match.play(match.legal()[-1])
    assert match.outcome is not None


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("format", "tertulia-position/7", "tertulia-position/1 of caramba was expected"),
        ("game", "pamplona", "of pamplona"),
        ("rules", 7, "version 7"),
        ("seats", "2", "Expected `int`"),
        ("table.hand.0", ["g9"], "hand: 'g9' is none of"),
        ("table.hand", [[]], "hand: expected 2 lists"),
        ("table.hand.0", "g7", "hand: expected a list"),
        ("table.phase", "siesta", "phase: 'siesta' is none of"),
        ("table.quiet", 1000, "quiet: a number outside"),
        ("table.quiet", "many", "quiet: expected whole numbers"),
        ("table.protected", [None], "protected: expected a list of 2"),
        ("table.bag", [], "crates"),
        ("table.discard.0", ["g7"], "cards of seat 0"),
        ("table.special", ["fuera", "fuera"], "exists twice"),
        ("table.actor", "chance", "does not fit"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(path: str, value: Any, reason: str) -> None:
    with pytest.raises(tertulia.PositionError, match=reason):
        tertulia.game("caramba").load(changed(path, value))


def test_a_missing_field_is_named_with_its_meaning() -> None:
    data = position()
    del data["table"]["centre"]
    with pytest.raises(tertulia.PositionError, match="lacks 'centre'"):
        tertulia.game("caramba").load(data)
