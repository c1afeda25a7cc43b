"""Many games at once are the same games as one at a time."""

import numpy as np
import pytest

import tertulia
from tertulia.core.errors import IllegalAction, StartError
from tertulia.core.match import Match
from tertulia.encodings import encoding_of
from tertulia.envs.batch import Batch
from tertulia.envs.errors import UnknownDevice

EACH = pytest.mark.parametrize("key", tertulia.GAMES)


def match_of(batch: Batch, game: int) -> Match:
    """The episode that a game of a batch begins, as a match."""
    return batch.game.start(batch.setup.seats, chance=batch.chance(game))


@EACH
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_of_a_batch_is_a_match_with_the_same_chance(key: str, seats: int) -> None:
    batch = Batch(key, seats, 3, seed=5)
    watched, episodes = 1, 0
    match = match_of(batch, watched)
    while episodes < 2:
        actions = batch.sample().copy()
        match.play(int(actions[watched]))
        turn = batch.step(actions)
        assert turn.dones[watched] == (match.actor is None)
        if match.actor is None:
            assert match.outcome is not None
            won = [seat in match.outcome.winners for seat in range(seats)]
            assert turn.rewards[watched] == pytest.approx(np.array(won) / sum(won))
            assert tuple(turn.points[watched]) == match.outcome.scores
            episodes += 1
            match = match_of(batch, watched)
        else:
            assert not turn.rewards[watched].any()
            assert not turn.points[watched].any()
        assert batch.lanes()[watched].course.episode == episodes
        assert batch.lanes()[watched].state.tobytes() == match.states.tobytes()


@EACH
def test_masks_are_legal_and_observations_what_the_actor_knows(key: str) -> None:
    batch = Batch(key, 4, 50, seed=8)
    encoding, legal = encoding_of(key), np.zeros(batch.game.rules.ACTIONS, np.int16)
    seen = np.zeros(encoding.SIZE, np.int16)
    for _ in range(5):
        turn = batch.play(17)
        for game, lane in enumerate(batch.lanes()):
            count = batch.game.rules.legal(batch.setup.box, lane.state, legal)
            encoding.observe(batch.setup.box, lane.state, int(lane.state.actor), seen)
            assert set(np.flatnonzero(turn.masks[game])) == set(legal[:count].tolist())
            assert turn.observations[game].tolist() == seen.tolist()
            assert turn.actors[game] == lane.state.actor


@EACH
def test_a_seed_gives_the_same_games_on_any_number_of_threads_and_in_any_company(key: str) -> None:
    one, several, fewer = Batch(key, 4, 200, threads=1), Batch(key, 4, 200, threads=3), Batch(key, 4, 130)
    for batch in (one, several, fewer):
        batch.play(400)
    assert one.lanes().tobytes() == several.lanes().tobytes()
    assert one.lanes()[:130].tobytes() == fewer.lanes().tobytes()
    assert one.lanes().course.episode.max() > 0


@EACH
def test_reset_begins_anew_and_another_seed_deals_anew(key: str) -> None:
    batch = Batch(key, 4, 20, seed=1)
    begin = batch.lanes().tobytes()
    batch.play(500)
    turn = batch.reset()
    assert batch.lanes().tobytes() == begin
    assert not turn.dones.any()
    batch.reset(2)
    assert batch.lanes().tobytes() != begin
    keys = batch.lanes().course.key.tolist()
    assert len(set(map(tuple, keys))) == 20


@EACH
def test_play_is_sample_and_step_repeated(key: str) -> None:
    quick, slow = Batch(key, 3, 30, seed=4), Batch(key, 3, 30, seed=4)
    turn = quick.play(350)
    for _ in range(350):
        slow.step(slow.sample())
    assert quick.lanes().tobytes() == slow.lanes().tobytes()
    assert np.array_equal(turn.observations, slow.turn.observations)


@EACH
def test_an_illegal_action_raises_and_no_game_moves(key: str) -> None:
    batch = Batch(key, 4, 10)
    before, actions = batch.lanes().tobytes(), batch.sample().copy()
    drawn = batch.lanes().tobytes()
    actions[7] = int(np.flatnonzero(~batch.turn.masks[7])[0])
    with pytest.raises(IllegalAction, match="in game 7") as caught:
        batch.step(actions)
    assert caught.value.allowed == tuple(map(str, np.flatnonzero(batch.turn.masks[7])))
    for out_of_range in (-1, batch.game.rules.ACTIONS):
        actions[7] = out_of_range
        with pytest.raises(IllegalAction):
            batch.step(actions)
    assert batch.lanes().tobytes() == drawn != before


def test_arrays_are_shared_and_not_copied() -> None:
    batch = Batch("pamplona", 4, 5)
    for array in batch.turn:
        assert np.shares_memory(np.from_dlpack(array), array)
    before = batch.turn.observations.copy()
    batch.step(batch.sample())
    assert not np.array_equal(batch.turn.observations, before)


def test_mistakes_are_told_in_one_line() -> None:
    with pytest.raises(UnknownDevice, match="did you mean cuda"):
        Batch("caramba", 4, 5, device="cuda:0")
    with pytest.raises(StartError, match="at least 1 game"):
        Batch("caramba", 4, 0)
    with pytest.raises(StartError, match="is for 2 to"):
        Batch("caramba", 9, 5)
    with pytest.raises(ValueError, match="expected 5 actions, one for each game"):
        Batch("pamplona", 4, 5).step([0, 0])
