"""What makes a position a puzzle, on positions that a person can judge."""

from typing import Any

import pytest

import tertulia
from tertulia.bots.knowledge import Knowledge
from tertulia.puzzles.comparing import Comparison, chances, compare, ranked
from tertulia.puzzles.puzzle import forget_how, name_of


def knowledge_of(key: str, seed: str) -> Knowledge:
    game = tertulia.game(key)
    match = game.start(game.meta.max_seats, seed="a puzzle")
    while match.actor is not None and len(match.history) < 60:
        match.play(match.legal()[0])
    return Knowledge.of(match, seed)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_position_is_called_the_same_whatever_was_imagined(key: str) -> None:
    assert name_of(knowledge_of(key, "one")) == name_of(knowledge_of(key, "another"))


def test_what_is_written_down_is_a_world_of_the_seat_and_not_the_true_one() -> None:
    game = tertulia.game("caramba")
    match = game.start(3, seed="secrets")
    table, knowledge = forget_how(Knowledge.of(match, "imagined"))
    true: Any = match.position()["table"]
    own, others = knowledge.seat, [seat for seat in range(3) if seat != knowledge.seat]
    assert table["hand"][own] == true["hand"][own]
    assert [table["hand"][seat] for seat in others] != [true["hand"][seat] for seat in others]
    assert knowledge.view == match.view(own)


def test_equal_seeds_compare_alike_and_every_action_is_looked_at() -> None:
    knowledge = knowledge_of("pamplona", "x")
    actions = [action.id for action in knowledge.legal]
    first, again = (chances(knowledge, actions, 20, "seed") for _ in range(2))
    assert first == again
    assert set(first) == set(actions)
    assert all(0 <= chance <= 1 for chance in first.values())


def test_a_comparison_averages_its_trials_and_knows_its_error() -> None:
    found = Comparison(({1: 0.5, 2: 0.3, 3: 0.1}, {1: 0.7, 2: 0.3, 3: 0.9}))
    assert found.order == [1, 3, 2]
    assert found.lead == pytest.approx(0.1)
    assert found.error == pytest.approx(0.3)  # leads of 0.4 and -0.2, each 0.3 from their mean


def test_a_comparison_stops_when_nothing_stands_out() -> None:
    knowledge = knowledge_of("pamplona", "x")
    actions = [action.id for action in knowledge.legal][:2]
    seeds = [str(number) for number in range(9)]
    assert len(compare(knowledge, actions, 5, seeds, enough=1.1).trials) == 2
    assert len(compare(knowledge, actions, 5, seeds[:3], enough=-1.0).trials) == 3


def test_the_best_come_first_and_equals_in_their_order() -> None:
    assert ranked({4: 0.1, 3: 0.5, 2: 0.5}) == [2, 3, 4]
