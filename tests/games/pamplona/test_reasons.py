"""Reasons in Viva Pamplona!: each where it is true, and where it is not."""

from typing import Any

import pytest

from tertulia.core.reasons import Step
from tertulia.games.pamplona.reasons import REASONS

STREET = 30


def seat(*runners: int, attack: int | None = None, balance: int = 10) -> dict[str, Any]:
    return {"runners": sorted(runners), "attack": attack, "balance": balance}


def step(
    verb: str, own: Any, after: Any = None, rival: Any = None, shoved: Any = None, torro: int = 5, **args: Any
) -> Step:
    """Seat 0 moves from `own` to `after`, or shoves seat 1 from `rival` to `shoved`."""
    table = {"torro": torro, "path": {"street": STREET}}
    rival = rival or seat()
    before = {**table, "seats": [own, rival]}
    return Step(0, verb, args, before, {**table, "seats": [after or own, shoved or rival]})


def moved(own: Any, after: Any, space: int, steps: int, **more: Any) -> Step:
    return step("move", own, after, space=space, steps=steps, **more)


TRUE: dict[str, tuple[Step, dict[str, Any]]] = {
    "arena": (moved(seat(7, 28), seat(7, 31), 28, 3), {"space": 28}),
    "outnumbers": (moved(seat(7, 9), seat(9, 9, balance=12), 7, 2), {"courage": 2}),
    "escapes": (moved(seat(3), seat(6), 3, 3), {"space": 6}),
    "reward": (moved(seat(3, attack=0), seat(6, attack=3), 3, 3), {"before": 0, "after": 3}),
    "less": (moved(seat(1, attack=-4), seat(4, attack=-1), 1, 3), {"before": 4, "after": 1}),
    "together": (moved(seat(7, 9), seat(9, 9), 7, 2), {"space": 9}),
    "frightens": (
        step("shove-on", seat(), rival=seat(7), shoved=seat(8, balance=9), other_seat=1, steps=1),
        {"other_seat": 1, "courage": 1},
    ),
    "hurts": (
        step("shove-back", seat(), rival=seat(7, attack=1), shoved=seat(4, attack=-1), other_seat=1, steps=3),
        {"other_seat": 1, "courage": 2},
    ),
    "hinders": (
        step("shove-back", seat(), rival=seat(17), shoved=seat(16), other_seat=1, steps=1),
        {"other_seat": 1},
    ),
    "lingers": (step("stay", seat(6, attack=3), space=6, steps=0), {"courage": 3}),
    "tomatoes": (moved(seat(7), seat(9), 7, 4), {"space": 9}),
    "rearmost": (moved(seat(7, 12), seat(10, 12), 7, 3), {"space": 7}),
}
FALSE = {
    "arena": moved(seat(7, 28), seat(7, 30), 28, 2),
    "outnumbers": moved(seat(7, 9), seat(9, 9), 7, 2),
    "escapes": moved(seat(2), seat(4), 2, 2),
    "reward": moved(seat(6, attack=3), seat(9, attack=0), 6, 3),
    "less": moved(seat(1, attack=-4), seat(6, attack=2), 1, 5),
    "together": moved(seat(7, 9), seat(8, 9), 7, 1),
    "frightens": step("shove-on", seat(), rival=seat(7), shoved=seat(8), other_seat=1, steps=1),
    "hurts": step(
        "shove-on", seat(), rival=seat(4, attack=-1), shoved=seat(5, attack=3), other_seat=1, steps=1
    ),
    "hinders": step("shove-on", seat(), rival=seat(17), shoved=seat(18), other_seat=1, steps=1),
    "lingers": step("stay", seat(2, attack=-3), space=2, steps=0),
    "tomatoes": moved(seat(7), seat(11), 7, 4),
    "rearmost": moved(seat(7, 12), seat(7, 15), 12, 3),
}


def test_every_reason_is_tried() -> None:
    assert TRUE.keys() == FALSE.keys() == REASONS.keys()


@pytest.mark.parametrize("name", REASONS)
def test_a_reason_is_given_where_it_is_true(name: str) -> None:
    true, args = TRUE[name]
    assert REASONS[name](true) == args


@pytest.mark.parametrize("name", REASONS)
def test_a_reason_is_not_given_where_it_is_not_true(name: str) -> None:
    assert REASONS[name](FALSE[name]) is None
