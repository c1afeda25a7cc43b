"""Reasons in Caramba! (Schacht, 2005): each where it is true, and where it is not."""

from collections.abc import Callable
from typing import Any

import pytest

from tertulia import Match
from tertulia.bots import Knowledge, reasons
from tertulia.core.reasons import Step
from tertulia.games.caramba.reasons import REASONS
from tertulia.locales import language

NOTHING = {"g": 0, "m": 0, "d": 0}


def seat(
    front: str = "", passed: bool = False, protected: str | None = None, **offers: int
) -> dict[str, Any]:
    return {
        "front": front.split(),
        "offers": {**NOTHING, **offers},
        "passed": passed,
        "protected": protected,
    }


def step(verb: str, own: Any = None, rival: Any = None, after: Any = None, **more: Any) -> Step:
    """Seat 0 does something; seat 1 looks on. `hand`, `special` and `centre` are the table's, the rest the
    action's."""
    hand, centre = more.pop("hand", "").split(), more.pop("centre", "").split()
    you = {"hand": hand, "special": more.pop("special", None)}
    before = {"seats": [own or seat(), rival or seat()], "centre": centre, "you": you}
    later = {**before, "seats": [after or before["seats"][0], before["seats"][1]]}
    if verb == "vuelta":
        later["you"] = {**you, "hand": [*hand, more["card"]]}
    return Step(0, verb, more, before, later, {"seguridad_limit": 6})


TRUE: dict[str, tuple[Step, dict[str, Any]]] = {
    "wins": (step("pass", seat("g2"), after=seat("g2 g4 m3")), {"value": 7}),
    "outbids": (
        step("bid", seat(g=3), seat("g3", g=5), seat(g=7), good="g", centre="g4 m2"),
        {"good": "g", "other_seat": 1, "offer": 7, "rival": 5, "value": 7, "left": 1},
    ),
    "level": (
        step("bid", rival=seat(m=5), after=seat(m=5), good="m", centre="m3"),
        {"good": "m", "other_seat": 1, "offer": 5, "value": 3},
    ),
    "alone": (
        step("bid", seat("d2"), seat("d3", True, "d"), seat("d2", d=5), good="d", centre="d4 g2"),
        {"good": "d", "value": 6, "left": 0},
    ),
    "widens": (
        step("bid", seat(g=6), seat(g=5), seat(g=9), good="g", centre="g2"),
        {"good": "g", "lead": 4, "value": 2, "left": 1},
    ),
    "closer": (
        step("bid", seat(g=2), seat(g=9), seat(g=5), good="g", centre="g4"),
        {"good": "g", "other_seat": 1, "missing": 4, "value": 4},
    ),
    "content": (
        step("pass", seat(m=6, d=4), seat(m=5), centre="m2 d3"),
        {"good": "d", "lead": 4, "value": 3},
    ),
    "spares": (
        step("pass", seat(m=4), seat("m3", m=5), hand="g7 m7", centre="m4 g3"),
        {"cards": 2, "good": "m", "missing": 2, "value": 7},
    ),
    "bare": (step("pass"), {"left": 1}),
    "stops": (step("manos"), {"left": 1}),
    "dearest": (step("safe", seat("g2 m4 d4"), crate="d4"), {"good": "d", "value": 4}),
    "bonus": (step("safe", seat("g2 g3 m4"), crate="g2"), {"good": "g", "value": 2, "bonus": 3}),
    "counts": (step("safe", seat("g2 m4"), crate="g2"), {"good": "g", "value": 2}),
    "protects": (step("fuera", seat("g2 g3 m4"), good="g"), {"good": "g", "value": 5}),
    "waits": (step("no", seat("g2 m3"), special="fuera"), {"value": 5}),
    "returns": (step("vuelta", hand="g7", card="m7"), {"card": "m7", "cards": 2}),
    "several": (step("seguridad", seat("g4 m3")), {"value": 7, "limit": 6}),
    "stays": (step("done", seat("g4 m3")), {"bonus": 4}),
}
FALSE = {
    "wins": step("pass", seat("g2")),
    "outbids": step("bid", seat(g=3), seat(g=8), seat(g=7), good="g"),
    "level": step("bid", rival=seat(m=6), after=seat(m=5), good="m"),
    "alone": step("bid", rival=seat(d=2), after=seat(d=5), good="d"),
    "widens": step("bid", seat(g=5), seat(g=5), seat(g=9), good="g"),
    "closer": step("bid", seat(g=2), seat(g=5), seat(g=5), good="g"),
    "content": step("pass", seat(m=5), seat(m=5)),
    "spares": step("pass"),
    "bare": step("manos"),
    "stops": step("pass"),
    "dearest": step("safe", seat("g2 m4"), crate="g2"),
    "bonus": step("safe", seat("g2 m4"), crate="g2"),
    "counts": step("done", seat("g2")),
    "protects": step("no", seat("g2"), special="fuera"),
    "waits": step("no", seat("g2"), special="manos"),
    "returns": step("pass", hand="g7"),
    "several": step("done", seat("g2 m3")),
    "stays": step("done"),
}


def test_what_a_bid_secures_is_said_in_four_languages(table: Callable[..., Match]) -> None:
    """Seat 0 bids 7 on gold against 5 (g5m2) of seat 1, for g4 in the centre and g3 in front of seat 2."""
    match = table(
        3,
        centre="g4 m2",
        front={2: "g3"},
        hand={0: "g7 m7"},
        bids={1: {"g": "g5m2"}},
        passed=[1, 2],
        turns=[0, 1, 2],
    )
    knowledge = Knowledge.of(match, 1)
    why = reasons.why(knowledge, knowledge.named("bid g7 g"))
    assert why is not None
    players = ["Ana", "Bo", "Cleo"]
    assert {code: language(code).tell(why, players) for code in ("en", "fr", "de", "es")} == {
        "en": "Gold: 7 against 5 (Bo), for crates worth 7. Nobody can answer any more.",
        "fr": "Or\u202f: 7 contre 5 (Bo), pour des caisses d\u2019une valeur de 7. "
        "Plus personne ne peut répondre.",
        "de": "Gold: 7 gegen 5 (Bo), für Kisten im Wert von 7. Niemand kann mehr antworten.",
        "es": "Oro: 7 contra 5 (Bo), por cajas que valen 7. Ya nadie puede responder.",
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
