"""Many games at once are the same games as one at a time."""

from typing import Any

import numpy as np
import pytest

import tertulia
from tertulia.bots.names import parse
from tertulia.bots.styles import level_noise, play_of, style_of
from tertulia.core.errors import IllegalAction, StartError
from tertulia.core.fields import blanks
from tertulia.core.match import Match
from tertulia.envs.batch import Batch
from tertulia.envs.errors import UnknownDevice, UnknownReward
from tertulia.envs.lanes import OWN
from tertulia.envs.rivals import rivals

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
    encoding, legal = tertulia.game(key).part("encoding"), np.zeros(batch.game.rules.ACTIONS, np.int16)
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


@pytest.mark.parametrize("bots", [None, "easy"])
def test_after_play_no_earlier_step_tells_of_its_end(bots: str | None) -> None:
    batch = Batch("pamplona", 2, 64, seed=9, reward="margin", bots=bots)
    while not batch.turn.dones.any():
        batch.step(batch.sample())
    turn = batch.play(1)
    assert not turn.dones.any()
    assert not turn.rewards.any()
    assert not turn.points.any()


def test_numbers_of_seats_are_those_of_the_game() -> None:
    for wanted, seats in ((np.int64(3), [3, 3, 3, 3]), (np.array([2, 5]), [2, 2, 5, 5])):
        assert Batch("pamplona", wanted, 4).seats.tolist() == seats  # type: ignore[arg-type]
    for wrong in (300, 4.0, "4", (), (2, 9), [3, None]):
        with pytest.raises(StartError, match="seats"):
            Batch("pamplona", wrong, 4)  # type: ignore[arg-type]


@EACH
def test_games_can_be_laid_on_the_table_as_words(key: str) -> None:
    batch = Batch(key, 3, 20, seed=6)
    batch.play(40)
    lanes, words = batch.lanes().tobytes(), batch.words.copy()
    masks, observations = batch.turn.masks.copy(), batch.turn.observations.copy()
    assert words.tobytes() == lanes
    batch.play(30)
    batch.words[:] = words
    turn = batch.play(0)
    assert batch.lanes().tobytes() == lanes
    assert np.array_equal(turn.masks, masks)
    assert np.array_equal(turn.observations, observations)


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


# What can be chosen


@EACH
def test_games_of_several_numbers_of_seats_are_those_of_each_number(key: str) -> None:
    mixed = Batch(key, (2, 3, 4), 8, seed=3)
    assert mixed.seats.tolist() == [2, 2, 2, 3, 3, 3, 4, 4]
    alone = {seats: Batch(key, seats, 8, seed=3) for seats in (2, 3, 4)}
    episodes = 0
    for _ in range(300):
        for batch in (mixed, *alone.values()):
            batch.step(batch.sample())
        for game, seats in enumerate(mixed.seats.tolist()):
            other = alone[seats]
            assert mixed.lanes()[game].tobytes() == other.lanes()[game].tobytes()
            assert mixed.turn.rewards[game, :seats].tolist() == other.turn.rewards[game].tolist()
            assert not mixed.turn.rewards[game, seats:].any()
        episodes += int(mixed.turn.dones.sum())
    assert episodes


@EACH
@pytest.mark.parametrize("reward", ["margin", "points"])
def test_rewards_can_be_margins_or_points_as_they_come(key: str, reward: str) -> None:
    batch = Batch(key, 3, 2, seed=5, reward=reward)
    match, gained = match_of(batch, 1), np.zeros(3)
    begin = points_of(match)
    while match.actor is not None:
        actions = batch.sample().copy()
        match.play(int(actions[1]))
        turn = batch.step(actions)
        gained += turn.rewards[1]
        if reward == "points":
            assert (begin + gained).tolist() == points_of(match).tolist()
        else:
            assert turn.rewards[1].any() <= (match.actor is None)
    if reward == "margin":
        scores = match.outcome.scores if match.outcome else ()
        assert gained.tolist() == [
            own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)
        ]
    with pytest.raises(UnknownReward, match="did you mean points"):
        Batch(key, 3, 2, reward="point")


def points_of(match: Match) -> Any:
    """As if the game were scored now."""
    return match.sheet()[:, : len(match.game.meta.score_lines)].sum(axis=1)


@EACH
def test_what_every_seat_knew_at_an_end_can_be_told(key: str) -> None:
    batch = Batch(key, 3, 2, seed=5, finals=True)
    match, encoding = match_of(batch, 1), tertulia.game(key).part("encoding")
    while match.actor is not None:
        actions = batch.sample().copy()
        match.play(int(actions[1]))
        batch.step(actions)
    seen = np.zeros(encoding.SIZE, np.int16)
    for seat in range(3):
        encoding.observe(match.setup.box, match.state, seat, seen)
        assert batch.finals[1, seat].tolist() == seen.tolist()
    assert Batch(key, 3, 2).finals is None


@EACH
def test_bots_play_along_as_they_do_in_a_match(key: str) -> None:
    """The caller decides for one seat of games 0 and 2, and for all of game 1."""
    names = ["medium", None, "easy-bold"]
    batch, episodes = Batch(key, 3, 3, seed=9, bots=names), 0
    twins = [Twin(batch, game, names[game]) for game in range(3)]
    for _ in range(400):
        for game in (0, 2):
            assert batch.turn.actors[game] == game % 3
        first = batch.turn.masks.argmax(axis=1).astype(np.int32)
        turn = batch.step(first)
        for game, twin in enumerate(twins):
            over = twin.step(int(first[game]))
            assert bool(turn.dones[game]) == over
            if over:
                outcome = twin.match.outcome
                assert outcome is not None
                assert tuple(turn.points[game]) == outcome.scores
                twins[game] = twin = Twin(batch, game, names[game])
                episodes += 1
            assert batch.lanes()[game].state.tobytes() == twin.match.states.tobytes()
    assert episodes


class Twin:
    """A game of a batch once more, as a match whose bots are asked one by one."""

    def __init__(self, batch: Batch, game: int, name: str | None) -> None:
        self.match, self.own, self.name = match_of(batch, game), game % 3, name
        played = self.match.game
        self.desks = blanks(played.drive.Desk, 1)
        self.desks[0].key[:] = batch.chance(game).key
        wanted = parse(name or "easy")
        style, noise = style_of(played, wanted.personality, wanted.level), level_noise(played, wanted.level)
        self.mind = (style, noise, np.zeros(played.part("heuristics").NOTES, np.int64))
        self.answer()

    def step(self, action: int) -> bool:
        self.match.play(action)
        self.answer()
        return self.match.actor is None

    def answer(self) -> None:
        match = self.match
        while self.name is not None and match.actor not in (self.own, None):
            match.play(int(play_of(match.game).choose(match.boxes, match.states, self.desks, *self.mind)))


def test_bots_that_think_long_are_not_for_batches() -> None:
    with pytest.raises(StartError, match="a batch takes random, easy or medium"):
        Batch("pamplona", 3, 2, bots="hard")
    with pytest.raises(StartError, match="one bot for all games or 2"):
        Batch("pamplona", 3, 2, bots=["medium"])


def test_in_a_large_batch_the_callers_seats_still_go_round() -> None:
    seats = np.full(300, 3, np.int8)
    seating = rivals(tertulia.game("pamplona"), seats, "medium").seating
    own = [np.flatnonzero(row == OWN).tolist() for row in seating[:, :3]]
    assert own == [[number % 3] for number in range(300)]
