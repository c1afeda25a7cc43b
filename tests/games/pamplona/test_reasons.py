"""Reasons in Viva Pamplona!: each where it is true, and where it is not."""

from collections.abc import Callable
from typing import Any

import pytest

from tertulia import Match
from tertulia.bots import Knowledge, reasons
from tertulia.core.reasons import Step
from tertulia.games.pamplona.reasons import REASONS
from tertulia.locales import language

STREET = 30
DECK = {"!": 6, "1": 3, "2": 3, "3": 5, "4": 3, "5": 2}
FACTS = {"deck": DECK, "attack_rewards": [3, 2, 1]}
TURNED = ["!", "!", "3", "3", "5"]
"""Of 22 cards 17 are left: 4 attacks, 3 times 1, 3 times 2, 3 times 3, 3 times 4, once 5."""
ODDS = {"attacks": 4, "deck": 17}


def seat(*runners: int, attack: int | None = None, balance: int = 10, rows: tuple[int, ...] = ()) -> Any:
    return {"runners": sorted(runners), "attack": attack, "balance": balance, "rows": list(rows)}


def step(
    verb: str, own: Any, after: Any = None, rival: Any = None, shoved: Any = None, torro: int = 5, **args: Any
) -> Step:
    """Seat 0 moves from `own` to `after`, or shoves seat 1 from `rival` to `shoved`."""
    path = {"street": STREET, "tomatoes": [10, 11], "rows": 12}
    table = {"torro": torro, "path": path, "discard": TURNED}
    rival = rival or seat()
    before = {**table, "seats": [own, rival]}
    return Step(0, verb, args, before, {**table, "seats": [after or own, shoved or rival]}, FACTS)


def moved(own: Any, after: Any, space: int, steps: int, **more: Any) -> Step:
    return step("move", own, after, space=space, steps=steps, **more)


TRUE: dict[str, tuple[Step, dict[str, Any]]] = {
    "arena": (moved(seat(7, 28), seat(7, 31), 28, 3, rival=seat(rows=(1, 2))), {"row": 3}),
    "outnumbers": (moved(seat(7, 9), seat(9, 9, balance=12), 7, 2), {"courage": 2}),
    "escapes": (moved(seat(3, attack=-2), seat(6, attack=2), 3, 3), {"before": "-2", "after": "+2", **ODDS}),
    "reward": (moved(seat(8, attack=0), seat(6, attack=3), 3, 3), {"before": "0", "after": "+3", **ODDS}),
    "less": (moved(seat(1, attack=-4), seat(4, attack=-1), 1, 3), {"before": "-4", "after": "-1", **ODDS}),
    "keeps": (
        moved(seat(5, 6, 9, attack=5), seat(5, 7, 9, attack=4), 6, 1),
        {"runners": 2, "courage": "+4", **ODDS},
    ),
    "together": (moved(seat(7, 9), seat(9, 9), 7, 2), {"space": 9}),
    # From space 5 Torro comes to 6, 7, 8 or 9 with 3 cards each; with the 5 he slides from the tomatoes to 9.
    "nears": (moved(seat(6), seat(9), 6, 3), {"cards": 10, "deck": 17}),
    "safer": (moved(seat(6), seat(8), 6, 2), {"before": 10, "after": 4, "deck": 17}),
    "frightens": (
        step("shove-on", seat(), rival=seat(7), shoved=seat(8, balance=9), other_seat=1, steps=1),
        {"other_seat": 1, "courage": 1},
    ),
    "hurts": (
        step("shove-back", seat(), rival=seat(7, attack=1), shoved=seat(4, attack=-1), other_seat=1, steps=3),
        {"other_seat": 1, "before": "+1", "after": "-1", **ODDS},
    ),
    "hinders": (
        step("shove-back", seat(), rival=seat(17), shoved=seat(16), other_seat=1, steps=1),
        {"other_seat": 1, "steps": 1},
    ),
    "hurries": (
        step("shove-on", seat(rows=(4,)), rival=seat(17), shoved=seat(18), other_seat=1, steps=1),
        {"other_seat": 1, "row": 5},
    ),
    "leaves": (
        step("shove-not", seat(), rival=seat(17), other_seat=1, steps=2),
        {"other_seat": 1, "courage": 2},
    ),
    "lingers": (step("stay", seat(6, attack=3), space=6, steps=0), {"courage": "+3", **ODDS}),
    "awaits": (step("stay", seat(7), space=7, steps=0), {"cards": 6, "deck": 17}),
    "later": (step("stay", seat(20, rows=(12,)), space=20, steps=0), {"row": 12}),
    "tomatoes": (moved(seat(9), seat(9), 9, 2), {"space": 9}),
    "rearmost": (moved(seat(7, 12), seat(10, 12), 7, 3), {"space": 7}),
    "onward": (moved(seat(20), seat(24), 20, 4), {"left": 7}),
}
FALSE = {
    "arena": moved(seat(7, 28), seat(7, 30), 28, 2),
    "outnumbers": moved(seat(7, 9), seat(9, 9), 7, 2),
    "escapes": moved(seat(2, attack=-3), seat(4, attack=-1), 2, 2),
    "reward": moved(seat(6, attack=3), seat(9, attack=0), 6, 3),
    "less": moved(seat(1, attack=-4), seat(6, attack=2), 1, 5),
    "keeps": moved(seat(6, attack=2), seat(9, attack=0), 6, 3),
    "together": moved(seat(7, 9), seat(8, 9), 7, 1),
    "nears": moved(seat(9), seat(20), 9, 6),
    "safer": moved(seat(20), seat(22), 20, 2),
    "frightens": step("shove-on", seat(), rival=seat(7), shoved=seat(8), other_seat=1, steps=1),
    "hurts": step(
        "shove-on", seat(), rival=seat(4, attack=-1), shoved=seat(5, attack=3), other_seat=1, steps=1
    ),
    "hinders": step("shove-on", seat(), rival=seat(17), shoved=seat(18), other_seat=1, steps=1),
    "hurries": step("shove-back", seat(), rival=seat(17), shoved=seat(16), other_seat=1, steps=1),
    "leaves": step("shove-on", seat(), rival=seat(17), shoved=seat(18), other_seat=1, steps=1),
    "lingers": step("stay", seat(2, attack=-3), space=2, steps=0),
    "awaits": step("stay", seat(20), space=20, steps=0),
    "later": moved(seat(7), seat(8), 7, 1),
    "tomatoes": moved(seat(7), seat(11), 7, 4),
    "rearmost": moved(seat(7, 12), seat(7, 15), 12, 3),
    "onward": moved(seat(28), seat(31), 28, 3),
}


def test_an_empty_deck_is_shuffled_and_all_its_cards_are_possible_again() -> None:
    emptied = step("stay", seat(6, attack=3), space=6, steps=0)
    cards = [card for card, copies in DECK.items() for _ in range(copies)]
    emptied = Step(0, "stay", emptied.args, {**emptied.before, "discard": cards}, emptied.after, FACTS)
    assert REASONS["lingers"](emptied) == {"courage": "+3", "attacks": 6, "deck": 22}


def test_what_an_attack_would_bring_is_said_in_four_languages(table: Callable[..., Match]) -> None:
    """Torro on 10, runners on 10 and 11: from 11 to 12 leaves 3 for the one and 1 for the other."""
    deck = [*"!!!!11223344455"]
    match = table([10, 11, 20], [25, 25, 25], torro=10, deck=deck, discard=[*"!!12333"])
    for event in ("A >", "B >"):
        match.play(event)
    knowledge = Knowledge.of(match, 1)
    why = reasons.why(knowledge, knowledge.named("11+1"))
    assert why is not None
    assert {code: language(code).tell(why, ["Ana", "Bo"]) for code in ("en", "fr", "de", "es")} == {
        "en": "Keeps 2 runners within Torro\u2019s reach: +4 if he attacks (4 of the 15 cards left).",
        "fr": "Garde 2 coureurs à portée de Torro\u202f: +4 s\u2019il attaque (4 des 15 cartes restantes).",
        "de": "Lässt 2 Läufer in Torros Reichweite: +4, wenn er angreift (4 der 15 übrigen Karten).",
        "es": "Mantiene a 2 corredores al alcance de Torro: +4 si ataca (4 de las 15 cartas que quedan).",
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
