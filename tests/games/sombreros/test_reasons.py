"""Reasons in Caramba! (Randolph, 1992): each where it is true, and where it is not."""

from collections.abc import Callable
from typing import Any

import pytest

from tertulia import Match
from tertulia.bots import Knowledge, reasons
from tertulia.core.reasons import Step
from tertulia.games.sombreros.reasons import REASONS
from tertulia.locales import language

ROAD = 30
"""Two stretches, of 20 and 10 spaces: from space 28 it is 3 to the mine."""


def seat(*sombreros: int, silver: int = 20, tokens: int = 0, broke: bool = False) -> dict[str, Any]:
    return {
        "sombreros": sorted(sombreros),
        "silver": silver,
        "tokens": tokens,
        "broke": broke,
        "ambushes": [2],
    }


def step(verb: str, own: Any, rival: Any, after: Any = None, **more: Any) -> Step:
    """Seat 0 does something; seat 1 is the rival."""
    table = {
        "sombrero": more.pop("sombrero", None),
        "entitled": more.pop("entitled", None),
        "chosen": more.pop("chosen", None),
        "pot": 0,
        "route": [{"spaces": 20, "dice": 1}, {"spaces": 10, "dice": 3}],
    }
    before = {**table, "seats": [own, rival]}
    later = {**table, "pot": more.pop("pot", 0), "seats": [after or own, rival]}
    return Step(0, verb, more, before, later, {"faces": [0, 1, 2, 3, 4, 5]})


def thrown(own: Any, rival: Any, paid: int, dice: int, entitled: int) -> Step:
    after = {**own, "silver": own["silver"] - paid}
    (sombrero,) = own["sombreros"]
    return step("throw", own, rival, after, dice=dice, entitled=entitled, sombrero=sombrero, pot=5 + paid)


# One die: 3 or more 3 times in 6. Two dice: 2 or less 6 times in 36, 3 or more 30 times; 6 on just 5 of 36.
TRUE: dict[str, tuple[Step, dict[str, Any]]] = {
    "last": (thrown(seat(3), seat(6), 3, 1, 2), {"silver": 3, "pot": 8, "chance": 50, "instead": 17}),
    "slower": (thrown(seat(28), seat(3), 3, 1, 2), {"silver": 3, "chance": 50, "instead": 83}),
    "fewer": (thrown(seat(9), seat(3), 3, 1, 3), {"silver": 3, "dice": 1, "entitled": 3}),
    "broke": (thrown(seat(3, broke=True), seat(9), 0, 2, 2), {"dice": 2}),
    "free": (thrown(seat(28), seat(29), 0, 2, 2), {"way": 3, "chance": 83}),
    "rear": (step("place", seat(), seat(9), space=4), {"gap": 5}),
    "front": (step("place", seat(3), seat(9), space=10), {"way": 21}),
    "between": (step("place", seat(3), seat(9), space=5), {"way": 26, "dice": 2}),
    "trap": (step("ambush", seat(15), seat(9, 16), space=15), {"other_seat": 1, "chance": 12, "dice": 1}),
    "ambush": (step("ambush", seat(3, 22), seat(15), space=21), {"other_seat": 1, "chance": 14, "dice": 3}),
    "lurks": (step("ambush", seat(3), seat(9), space=21), {"space": 21, "dice": 3}),
    "again": (step("recall", seat(3), seat(9), space=2), {"space": 2}),
    "holds-back": (step("ready", seat(3, tokens=2), seat(9)), {"tokens": 2}),
    "leaves": (step("ready", seat(3), seat(9)), {"tokens": 1}),
    "pushes": (
        step("offer", seat(3), seat(28), sombrero=28, chosen=1, silver=4),
        {"other_seat": 1, "silver": 4, "chance": 83, "instead": 50},
    ),
    "hurries": (
        step("offer", seat(3), seat(9), sombrero=9, chosen=1, silver=4),
        {"other_seat": 1, "silver": 4, "way": 22},
    ),
    "thrifty": (
        step("no", seat(3), seat(28), sombrero=28, chosen=1),
        {"silver": 20, "other_seat": 1, "chance": 50},
    ),
    "gains": (
        step("accept", seat(28), seat(9), seat(28, silver=24), sombrero=28, chosen=1, other_seat=1),
        {"silver": 4, "other_seat": 1, "chance": 83, "instead": 50},
    ),
    "refuses": (
        step("refuse", seat(28), seat(9), sombrero=28, chosen=1),
        {"dice": 1, "chance": 50, "instead": 83},
    ),
}
FALSE = {
    "last": thrown(seat(9), seat(3), 3, 1, 2),
    "slower": thrown(seat(9), seat(3), 3, 1, 3),
    "fewer": thrown(seat(9), seat(3), 0, 1, 1),
    "broke": thrown(seat(3), seat(9, broke=True), 0, 2, 2),
    "free": step("refuse", seat(3), seat(9), chosen=2),
    "rear": step("place", seat(), seat(9, 3), space=4),
    "front": step("place", seat(12), seat(9), space=10),
    "between": step("ambush", seat(3), seat(9), space=5),
    "trap": step("ambush", seat(10), seat(9), space=12),
    "ambush": step("ambush", seat(3), seat(9), space=30),
    "lurks": step("recall", seat(3), seat(9), space=2),
    "again": step("ambush", seat(3), seat(9), space=12),
    "holds-back": step("ready", seat(3), seat(9)),
    "leaves": step("no", seat(3), seat(9), sombrero=9, chosen=1),
    "pushes": step("offer", seat(3), seat(9), sombrero=9, chosen=1, silver=4),
    "hurries": step("no", seat(3), seat(9), sombrero=9, chosen=1),
    "thrifty": step("offer", seat(3), seat(9), sombrero=9, chosen=1, silver=4),
    "gains": step("refuse", seat(3), seat(9), sombrero=3, chosen=2),
    "refuses": step("accept", seat(3), seat(9), seat(3, silver=24), sombrero=3, chosen=1, other_seat=1),
}


def test_what_dice_can_do_is_said_in_four_languages(standing: Callable[..., Match]) -> None:
    """The last of four stands 3 behind: one die stays there with 0, 1 or 2, four dice in 15 of 1296 ways."""
    knowledge = Knowledge.of(standing(10, 13, 30, 40, turn=0), 1)
    why = reasons.why(knowledge, knowledge.named("throw 1"))
    assert why is not None
    assert {
        code: language(code).tell(why, ["Ana", "Bo", "Cleo", "Dan"]) for code in ("en", "fr", "de", "es")
    } == {
        "en": "For 6 silver the throw leaves this sombrero behind all others 50 times in 100 instead of 1: "
        "the last one on the road wins the pot of 6.",
        "fr": "Pour 6 d\u2019argent, le lancer laisse ce sombrero derrière tous les autres 50 fois sur 100 "
        "au lieu de 1\u202f: le dernier sur la route gagne la cagnotte de 6.",
        "de": "Für 6 Silber lässt der Wurf diesen Sombrero 50-mal von 100 statt 1-mal hinter allen anderen: "
        "Der Letzte auf der Straße gewinnt den Topf mit 6.",
        "es": "Por 6 de plata, la tirada deja este sombrero detrás de todos 50 veces de 100 en vez de 1: "
        "el último en el camino gana el bote de 6.",
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
