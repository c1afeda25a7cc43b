"""Gymnasium's own check, without a warning, and what it does not ask."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match

import tertulia
import tertulia.envs
from tertulia.bots.contests import contest
from tertulia.bots.styles import level_noise, style_of
from tertulia.envs.gymnasium import SoloEnv

NAMES = {key: f"tertulia/{key.capitalize()}-v0" for key in tertulia.GAMES}


@pytest.mark.parametrize("key", tertulia.GAMES)
@pytest.mark.parametrize("reward", ["win", "margin", "points"])
def test_gymnasiums_check_passes(key: str, reward: str) -> None:
    made = gymnasium.make(NAMES[key], reward=reward)
    assert isinstance(made.unwrapped, SoloEnv)
    check_env(made.unwrapped)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_two_environments_of_one_seed_match(key: str) -> None:
    one, other = (
        gymnasium.make(NAMES[key], bots=["random", "easy", "medium", "easy-bold"]) for _ in range(2)
    )
    check_environments_match(one, other, num_steps=30, seed=3, info_comparison="equivalence")
    (seen, _), (also, _), (different, _) = one.reset(seed=3), other.reset(seed=3), other.reset(seed=4)
    assert (seen == also).all()
    assert (seen != different).any()


def played(solo: SoloEnv, seed: int) -> float:
    """A whole game of first legal actions; the sum of the rewards."""
    _, info = solo.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        assert solo.table.actor == solo.seat
        assert (solo.action_masks() == info["action_mask"]).all()
        _, reward, over, truncated, info = solo.step(int(np.flatnonzero(info["action_mask"])[0]))
        total += reward
        assert not truncated
    return total


@pytest.mark.parametrize("key", tertulia.GAMES)
@pytest.mark.parametrize("seat", [0, 2, None])
def test_every_step_is_a_decision_of_ones_own(key: str, seat: int | None) -> None:
    solo = SoloEnv(key, seats=3, seat=seat, bots="easy")
    seats = set()
    for seed in range(6):
        total = played(solo, seed)
        assert total == solo.table.wins[solo.seat]
        assert solo.table.actor is None
        seats.add(solo.seat)
    assert seats == {seat} if seat is not None else len(seats) > 1


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_points_count_what_the_others_did_as_well(key: str) -> None:
    solo = SoloEnv(key, seats=2, bots="random", reward="points")
    solo.table.reset(4)
    before = solo.table.points[0]
    assert played(solo, 4) == solo.table.points[0] - before


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_bots_by_rules_of_thumb_play_as_in_contests(key: str) -> None:
    """With the seat of one's own played by the same rules, a game goes as between bots alone."""
    game = tertulia.game(key)
    style, noise = style_of(tertulia.game(key), None), level_noise(tertulia.game(key), "medium")
    games = contest(game, game.setup(3, None, None), "solo", 4, [style] * 3, [noise] * 3)
    solo = SoloEnv(key, seats=3)
    for number in range(4):
        solo.table.reset(f"solo.{number}")
        assert solo._others.answer(-1) == 0  # nobody's seat: the bots have all three
        assert solo.table.points == games.scores[number].tolist()


def test_a_hard_bot_may_sit_at_the_table() -> None:
    solo = SoloEnv("pamplona", seats=2, bots=["easy", "hard:8"])
    assert played(solo, 1) == solo.table.wins[0]
    again = SoloEnv("pamplona", seats=2, bots=["easy", "hard:8"])
    played(again, 1)
    assert again.table.points == solo.table.points


def test_an_illegal_action_loses_or_is_told() -> None:
    solo = SoloEnv("caramba")
    solo.reset(seed=1)
    illegal = int(np.flatnonzero(~solo.action_masks())[0])
    _, reward, over, _, _ = solo.step(illegal)
    assert (reward, over) == (-1.0, True)
    strict = SoloEnv("caramba", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(tertulia.IllegalAction):
        strict.step(illegal)


def test_what_cannot_be_set_up_is_told_in_one_line() -> None:
    with pytest.raises(tertulia.StartError, match="there is no seat 4: seats are 0 to 3, None draws one"):
        SoloEnv("caramba", seat=4)
    with pytest.raises(tertulia.StartError, match="name one bot for all or 4, one for each seat, not 2"):
        SoloEnv("caramba", bots=["easy", "easy"])
    with pytest.raises(tertulia.UnknownBot):
        SoloEnv("caramba", bots="grandmaster")
