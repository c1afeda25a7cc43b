"""Positions for the tests of the rules."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

import tertulia
from tertulia import Match

GAME = tertulia.game("pamplona")


def _table(
    *runners: list[int],
    turn: int | None = 0,
    facts: dict[str, Any] | None = None,
    options: dict[str, bool] | None = None,
    **changes: Any,
) -> Match:
    """Seat `turn` is about to throw, and seat 0 was first; one list of spaces for each seat, 0 is seated.

    Seated runners are on row 1 unless `rows` says otherwise; `facts` changes the edition.
    """
    edition = tomllib.loads((GAME.folder / "fx-schmid-1992.toml").read_text(encoding="utf-8"))
    for name, value in (facts or {}).items():
        edition[name]["value"] = value
    start = GAME.start(len(runners), edition=edition if facts else None, options=options, chance=None)
    position = start.position()
    position["table"] |= {"first": 0, "turn": turn, "phase": "roll-a", "actor": "chance"}
    position["table"] |= {"runners": list(runners), "rows": [[int(s == 0) for s in team] for team in runners]}
    position["table"] |= changes
    return GAME.load(position, chance=None)


def _bullring(*runners: list[int], **changes: Any) -> Match:
    """A Torro card is due."""
    return _table(*runners, turn=None, **{"phase": "torro", "torro": 10, **changes})


def _play(match: Match, notations: str) -> Match:
    for notation in notations.split(", "):
        match.play(notation)
    return match


@pytest.fixture
def table() -> Callable[..., Match]:
    return _table


@pytest.fixture
def bullring() -> Callable[..., Match]:
    return _bullring


@pytest.fixture
def play() -> Callable[[Match, str], Match]:
    return _play
