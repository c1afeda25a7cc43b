"""Reasons in Caramba! (Randolph, 1992): each where it is true, and where it is not."""

from typing import Any

import pytest

from tertulia.core.reasons import Step
from tertulia.games.sombreros.reasons import REASONS


def seat(*sombreros: int, silver: int = 20, tokens: int = 0, broke: bool = False) -> dict[str, Any]:
    return {"sombreros": sorted(sombreros), "silver": silver, "tokens": tokens, "broke": broke}


def step(verb: str, own: Any, rival: Any, after: Any = None, **more: Any) -> Step:
    """Seat 0 does something; seat 1 is the rival. The road has two stretches, of 20 and 10 spaces."""
    table = {
        "sombrero": more.pop("sombrero", None),
        "entitled": more.pop("entitled", None),
        "chosen": more.pop("chosen", None),
        "pot": 0,
        "route": [{"spaces": 20, "dice": 1}, {"spaces": 10, "dice": 3}],
    }
    before = {**table, "seats": [own, rival]}
    later = {**table, "pot": more.pop("pot", 0), "seats": [after or own, rival]}
    return Step(0, verb, more, before, later)


def thrown(own: Any, rival: Any, paid: int, dice: int, entitled: int) -> Step:
    after = {**own, "silver": own["silver"] - paid}
    (sombrero,) = own["sombreros"]
    return step("throw", own, rival, after, dice=dice, entitled=entitled, sombrero=sombrero, pot=5 + paid)


TRUE: dict[str, tuple[Step, dict[str, Any]]] = {
    "last": (thrown(seat(3), seat(9), 3, 1, 2), {"silver": 3, "pot": 8}),
    "slower": (thrown(seat(9), seat(3), 3, 1, 3), {"silver": 3, "fewer": 2}),
    "broke": (thrown(seat(3, broke=True), seat(9), 0, 2, 2), {"dice": 2}),
    "free": (thrown(seat(3), seat(9), 0, 2, 2), {"silver": 20}),
    "rear": (step("place", seat(), seat(9), space=4), {}),
    "front": (step("place", seat(3), seat(9), space=10), {}),
    "trap": (step("ambush", seat(15), seat(9, 16), space=12), {"space": 12, "rivals": 1, "dice": 1}),
    "ambush": (step("ambush", seat(3), seat(9), space=21), {"space": 21, "dice": 3}),
    "again": (step("recall", seat(3), seat(9), space=2), {"space": 2}),
    "holds-back": (step("ready", seat(3, tokens=2), seat(9)), {"tokens": 2}),
    "pushes": (step("offer", seat(3), seat(9), sombrero=9, silver=4), {"other_seat": 1, "silver": 4}),
    "thrifty": (step("no", seat(3), seat(9)), {"silver": 20}),
    "gains": (
        step("accept", seat(3), seat(9), seat(3, silver=24), other_seat=1),
        {"silver": 4, "other_seat": 1},
    ),
    "refuses": (step("refuse", seat(3), seat(9), chosen=2), {"dice": 2}),
}
FALSE = {
    "last": thrown(seat(9), seat(3), 3, 1, 2),
    "slower": thrown(seat(9), seat(3), 0, 1, 1),
    "broke": thrown(seat(3), seat(9, broke=True), 0, 2, 2),
    "free": thrown(seat(9), seat(3), 0, 1, 1),
    "rear": step("place", seat(), seat(9, 3), space=4),
    "front": step("place", seat(12), seat(9), space=10),
    "trap": step("ambush", seat(10), seat(9), space=12),
    "ambush": step("recall", seat(3), seat(9), space=2),
    "again": step("ambush", seat(3), seat(9), space=12),
    "holds-back": step("ready", seat(3), seat(9)),
    "pushes": step("no", seat(3), seat(9), sombrero=9),
    "thrifty": step("offer", seat(3), seat(9), sombrero=9, silver=4),
    "gains": step("refuse", seat(3), seat(9), chosen=2),
    "refuses": step("accept", seat(3), seat(9), seat(3, silver=24), other_seat=1),
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
