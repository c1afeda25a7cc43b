"""Reasons in Caramba! (Schacht, 2005): each where it is true, and where it is not."""

from typing import Any

import pytest

from tertulia.core.reasons import Step
from tertulia.games.caramba.reasons import REASONS

NOTHING = {"g": 0, "m": 0, "d": 0}


def seat(front: str = "", **offers: int) -> dict[str, Any]:
    return {"front": front.split(), "offers": {**NOTHING, **offers}}


def step(verb: str, own: Any = None, rival: Any = None, after: Any = None, **more: Any) -> Step:
    """Seat 0 does something; seat 1 looks on. `hand`, `special` and `centre` are the table's, the rest the
    action's."""
    hand, centre = more.pop("hand", "").split(), more.pop("centre", "").split()
    you = {"hand": hand, "special": more.pop("special", None)}
    before = {"seats": [own or seat(), rival or seat()], "centre": centre, "you": you}
    later = {**before, "seats": [after or before["seats"][0], before["seats"][1]]}
    if verb == "vuelta":
        later["you"] = {**you, "hand": [*hand, more["card"]]}
    return Step(0, verb, more, before, later)


TRUE: dict[str, tuple[Step, dict[str, Any]]] = {
    "wins": (step("pass", seat("g2"), after=seat("g2 g4 m3")), {"value": 7}),
    "outbids": (
        step("bid", seat(g=3), seat(g=5), seat(g=7), good="g"),
        {"good": "g", "other_seat": 1, "offer": 7, "rival": 5},
    ),
    "level": (
        step("bid", rival=seat(m=5), after=seat(m=5), good="m"),
        {"good": "m", "other_seat": 1, "offer": 5},
    ),
    "alone": (
        step("bid", seat("d2"), after=seat("d2", d=5), good="d", centre="d4 g2"),
        {"good": "d", "value": 6},
    ),
    "widens": (step("bid", seat(g=6), seat(g=5), seat(g=9), good="g"), {"good": "g", "lead": 4}),
    "content": (step("pass", seat(m=6), seat(m=5)), {"good": "m"}),
    "spares": (step("pass", seat(m=4), seat(m=5), hand="g7 m7"), {"cards": 2}),
    "dearest": (step("safe", seat("g2 m4 d4"), crate="d4"), {"crate": "d4"}),
    "bonus": (step("safe", seat("g2 g3 m4"), crate="g2"), {"crate": "g2", "good": "g", "value": 3}),
    "protects": (step("fuera", seat("g2 g3 m4"), good="g"), {"good": "g", "value": 5}),
    "waits": (step("no", seat("g2 m3"), special="fuera"), {"value": 5}),
    "returns": (step("vuelta", hand="g7", card="m7"), {"card": "m7", "cards": 2}),
    "several": (step("seguridad", seat("g2 m3")), {"crates": 2}),
}
FALSE = {
    "wins": step("pass", seat("g2")),
    "outbids": step("bid", seat(g=3), seat(g=8), seat(g=7), good="g"),
    "level": step("bid", rival=seat(m=6), after=seat(m=5), good="m"),
    "alone": step("bid", rival=seat(d=2), after=seat(d=5), good="d"),
    "widens": step("bid", seat(g=5), seat(g=5), seat(g=9), good="g"),
    "content": step("pass", seat(m=5), seat(m=5)),
    "spares": step("pass"),
    "dearest": step("safe", seat("g2 m4"), crate="g2"),
    "bonus": step("safe", seat("g2 m4"), crate="g2"),
    "protects": step("no", seat("g2"), special="fuera"),
    "waits": step("no", seat("g2"), special="manos"),
    "returns": step("pass", hand="g7"),
    "several": step("seguridad", seat("g2")),
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
