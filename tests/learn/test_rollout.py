"""What decisions turn out to be worth, by hand."""

import pytest
import torch

from tertulia.envs.lanes import Turn
from tertulia.learn.rollout import Rollout, judge, margins_of, turned

SEATS = torch.tensor([2])


def rollout(actors: list[int], values: list[float], over: int | None = None) -> Rollout:
    """One game for two, which seat 0 wins by 6 points in the step `over`."""
    steps = len(values)
    dones = torch.zeros(steps + 1, 1, dtype=torch.bool)
    rewards, points = torch.zeros(2, steps + 1, 1, 3)
    if over is not None:
        dones[over], rewards[over, 0, 0] = True, 1.0
        points[over, 0] = torch.tensor([16.0, 10.0, 0.0])
    nothing = torch.zeros(steps + 1, 1, 1)
    turns = Turn(nothing, nothing, torch.tensor(actors)[:, None], rewards, dones, points)
    expectations = torch.tensor([[[value, 10 * value]] for value in values])
    return Rollout(turns, nothing, nothing, nothing, expectations, nothing)


def test_a_margin_is_the_own_score_less_the_best_of_the_others() -> None:
    points = torch.tensor([[5.0, 9.0, 2.0, 0.0], [4.0, 4.0, 1.0, 30.0]])
    assert margins_of(points, torch.tensor([3, 3])).tolist() == [[-4, 4, -7, 0], [0, 0, -3, 0]]


def test_expectations_are_turned_to_the_seats_they_are_about() -> None:
    after = torch.tensor([[[0.5, 1.0], [0.3, 2.0], [0.2, 3.0], [0.0, 0.0]]])
    assert turned(after, torch.tensor([-2]), torch.tensor([3]))[0, :, 1].tolist() == [2, 3, 1, 0]


def test_a_game_that_ends_is_judged_by_its_end() -> None:
    after = torch.zeros(1, 3, 2)
    some = rollout([0, 1, 0], [0.5, 0.25], over=2)
    worth = judge(some, margins_of(some.turns.points, SEATS) / 2, after, SEATS, 0.8)
    assert worth.gains[:, 0, 0].tolist() == [0.5, -0.25]
    assert worth.gains[:, 0, 1].tolist() == [3 - 5, -3 - 2.5]
    assert worth.wins[:, 0].tolist() == [[1, 0, 0], [0, 1, 0]]  # from the actor's seat on
    assert worth.margins[:, 0].tolist() == [[3, -3, 0], [-3, 3, 0]]


def test_a_decision_is_judged_by_the_next_one_of_its_seat_and_some_of_what_follows() -> None:
    after = torch.tensor([[[0.9, 0.0], [0.1, 0.0], [0.0, 0.0]]])  # as seat 1 sees it: itself 0.9
    worth = judge(rollout([0, 1, 0, 1], [0.5, 0.5, 0.25]), torch.zeros(4, 1, 3), after, SEATS, 0.8)
    last = 0.1 - 0.25
    assert worth.gains[2, 0, 0].item() == pytest.approx(last)
    assert worth.gains[1, 0, 0].item() == pytest.approx(0.9 - 0.5)
    assert worth.gains[0, 0, 0].item() == pytest.approx(0.25 - 0.5 + 0.8 * last)
    assert worth.wins[1, 0].tolist() == pytest.approx([0.9, 0.1, 0])
