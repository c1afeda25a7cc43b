"""Positions for the tests: sombreros on the route, one of them on turn."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import tertulia
from tertulia import Match

Standing = Callable[..., Match]


def standing(
    *space: int,
    turn: int,
    silver: Sequence[int] | None = None,
    options: dict[str, bool] | None = None,
    edition: Any = None,
    rules: int | None = None,
    **table: Any,
) -> Match:
    """A race of 4 to 6 players with one sombrero each, or of the 2 or 3 that `silver` names with two each.

    Seat 0's sombreros come first, 0 is a sombrero at the mine. The one on turn has its dice to choose, those
    behind it wait, and what is missing from the `silver` is in the pot. `table` is the rest of a position.
    """
    seats = len(space) if silver is None else len(silver)
    game = tertulia.game("sombreros")
    position = game.start(seats, options=options, edition=edition, rules=rules, chance=None).position()
    purse = position["table"]["silver"]
    owned = list(purse if silver is None else silver)
    position["table"] |= {
        "actor": turn * seats // len(space),
        "phase": "dice",
        "rounds": 1,
        "pot": sum(purse) - sum(owned),
        "silver": owned,
        "order": list(range(seats)),
        "space": list(space),
        "waiting": [int(0 < other < space[turn]) for other in space],
        "turn": turn,
        "entitled": 1 + sum(other > space[turn] for other in space),
        **table,
    }
    return game.load(position, chance=None)


@pytest.fixture(name="standing")
def _standing() -> Standing:
    return standing
