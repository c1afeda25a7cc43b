"""Positions: they round-trip, and what is never true on a table is refused."""

from collections.abc import Callable
from typing import Any

import pytest

import tertulia
from tertulia import Match, PositionError

Standing = Callable[..., Match]
GAME = tertulia.game("sombreros")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("start", [{}, {"rules": 1}, {"options": {"round_ambush": True}}])
def test_what_is_always_true_holds_all_through_a_game(seats: int, start: dict[str, Any]) -> None:
    match = GAME.start(seats, seed=seats, **start)
    while match.actor is not None:
        assert not list(match.faults())
        legal = match.legal()
        match.play(legal[(len(match.history) * 7919) % len(legal)])
    assert not list(match.faults())


@pytest.mark.parametrize("start", [{}, {"rules": 1}, {"options": {"round_ambush": True}}])
def test_a_position_is_loaded_as_it_was_written(start: dict[str, Any]) -> None:
    match = GAME.start(3, seed=1, **start)
    for step in range(60):
        legal = match.legal()
        match.play(legal[(step * 7919) % len(legal)])
        assert GAME.load(match.position()).state.tobytes() == match.state.tobytes()


def test_a_position_is_written_for_people(standing: Standing) -> None:
    table = standing(10, 20, 30, 0, turn=2, arrival=[0, 0, 0, 1], ambush=[0, 31]).position()["table"]
    assert table["phase"] == "dice"
    assert table["space"] == [10, 20, 30]
    assert table["arrival"] == [0, 0, 0, 1]
    assert table["ambush"] == [0, 31]
    assert table["dice"] == []


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seats": 7}, "laid for 7 seats"),
        ({"actor": 4}, "actor must be -2 to 3"),
        ({"actor": 1}, "the actor 1 does not fit the phase dice"),
        ({"phase": "throw", "actor": "chance", "chosen": 1}, "0 dice do not fit the phase throw"),
        ({"phase": "offers", "chosen": 1, "actor": 0}, "the actor 0 does not fit the phase offers"),
        ({"phase": "offers", "chosen": 1, "actor": "chance"}, "the actor -1 does not fit the phase offers"),
        ({"phase": "answer", "chosen": 1}, "offers are on the table from the first to the answer"),
        ({"phase": "over", "actor": "over", "reason": 1}, "a race goes on while two players"),
        ({"phase": "lunch"}, "'lunch' is none of"),
        ({"race": 0}, "race must be 1 to 12"),
        ({"race": 13}, "race must be 1 to 12"),
        ({"rounds": 0}, "rounds count from 1"),
        ({"silver": [30, 30, 30, 31]}, "all silver and the pot are 120"),
        ({"silver": [30, 30, 61, -1]}, "all silver and the pot are 120"),
        ({"pot": 1}, "all silver and the pot are 120"),
        ({"offer": [31, 0, 0, 0]}, "an offer is at most all the silver"),
        ({"offer": [1, 0, 0, 0]}, "offers are on the table from the first to the answer"),
        ({"order": [0, 1, 2, 2]}, "the placing order is every seat once"),
        ({"step": 1}, "steps are counted before the first round only"),
        ({"space": [10, 20, 30, 49]}, "space must be 0 to 48"),
        ({"space": [10, 20, 30, 40, 41]}, "space names more than the 4 in play"),
        ({"space": [10, 20, 30, 30], "entitled": 1}, "no two sombreros and no two tokens rest on one space"),
        ({"space": [10, 20, 30, 0]}, "is on the route or has arrived"),
        ({"space": "middle"}, "expected a list of at most 12 numbers"),
        ({"space": [1] * 13}, "expected a list of at most 12 numbers"),
        ({"arrival": [0, 0, 0, 1]}, "never both"),
        ({"space": [10, 20, 30], "arrival": [0, 0, 0, 2]}, "arrivals are numbered from 1"),
        ({"waiting": [1, 1, 1, 1]}, "a sombrero on turn or waiting is on the route, and not both"),
        ({"waiting": [2]}, "waiting must be 0 to 1"),
        ({"ambush": [5, 5]}, "no two sombreros and no two tokens rest on one space"),
        ({"ambush": [40]}, "no sombrero rests on a token"),
        ({"ambush": [0, 0, 0, 0, 1]}, "ambush names more than the 4 in play"),
        ({"ambush": [0, 0, 0, 1], "fresh": [0, 0, 0, 1]}, "a fresh token lies on the route"),
        ({"turn": -1}, "sombreros are on turn, and wait for theirs, in a round"),
        ({"turn": 4}, "turn must be -1 to 3"),
        ({"entitled": 2}, "the entitled dice are 1 and one for each sombrero ahead"),
        ({"chosen": 1}, "the chosen dice are known from the choice"),
        ({"throwing": 1}, "1 dice do not fit the phase dice"),
        ({"thrown": 1}, "thrown must be 0 to 0"),
        ({"dice": [3]}, "dice show faces of the box"),
        ({"dice": [6]}, "dice must be 0 to 5"),
        ({"reason": 3}, "reason must be 0 to 2"),
        ({"broke": [0, 0, 2, 0]}, "broke must be 0 to 1"),
        ({"phase": "preparing", "turn": -1, "entitled": 0, "rounds": 2}, "rounds count from 1"),
        (
            {"broke": [1, 0, 0, 0], "phase": "offers", "chosen": 1, "actor": 0},
            "the actor 0 does not fit the phase offers",
        ),
    ],
)
def test_what_is_never_true_on_a_turn_is_refused(
    standing: Standing, changes: dict[str, Any], reason: str
) -> None:
    position = standing(10, 20, 30, 40, turn=3).position()
    position["table"] |= changes
    with pytest.raises(PositionError, match=reason):
        GAME.load(position)


def test_no_offers_without_a_die_left_in_the_box(standing: Standing) -> None:
    position = standing(10, 20, 30, 40, turn=0, silver=[5, 30, 30, 30]).position()
    position["table"] |= {"phase": "offers", "chosen": 4, "actor": 1}
    with pytest.raises(PositionError, match="while a die is left in the box"):
        GAME.load(position)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"actor": 1}, "the actor 1 does not fit the phase placing"),
        ({"step": 2}, "a sombrero that was placed is on the route"),
        ({"space": [0, 17]}, "a sombrero that was placed is on the route"),
        ({"ambush": [5]}, "tokens are in hand before the first windows"),
        ({"pot": 30, "silver": [0, 30, 30, 30]}, "the pot is empty before the first round"),
        ({"silver": [0, 60, 30, 30]}, "a race begins with silver in every hand"),
        ({"turn": 0}, "sombreros are on turn, and wait for theirs, in a round"),
        ({"waiting": [1]}, "sombreros are on turn, and wait for theirs, in a round"),
        ({"phase": "first", "actor": "chance"}, "the placing order is every seat once"),
        ({"phase": "preparing"}, "a sombrero that was placed is on the route"),
    ],
)
def test_what_is_never_true_while_placing_is_refused(changes: dict[str, Any], reason: str) -> None:
    match = GAME.start(4, chance=None)
    match.play("first 3")
    match.play("place 17")
    position = match.position()
    position["table"] |= changes
    with pytest.raises(PositionError, match=reason):
        GAME.load(position)
