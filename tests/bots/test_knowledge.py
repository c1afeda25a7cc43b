"""What a bot is given: all that its seat may know, and nothing else."""

import json
import pickle
import random
from collections.abc import Iterator

import pytest

import tertulia
from tertulia import Match
from tertulia.bots import Knowledge
from tertulia.core.contract import NOBODY
from tertulia.core.fields import dtype_of


def decisions(key: str, seats: int, count: int, seed: int = 1) -> Iterator[Match]:
    """Positions in random games where a seat has to decide; a match goes on after each."""
    rng = random.Random(f"{key} {seats} {seed}")
    while True:
        match = tertulia.game(key).start(seats, seed=rng.getrandbits(32))
        while match.actor is not None:
            if rng.random() < 0.2:
                yield match
                count -= 1
                if count == 0:
                    return
            match.play(rng.choice(match.legal()))


@pytest.mark.parametrize("key", tertulia.GAMES)
@pytest.mark.parametrize("memory", [True, False])
def test_worlds_are_a_function_of_what_a_seat_knows_and_of_chance(key: str, memory: bool) -> None:
    """Two matches that a seat cannot tell apart are dealt anew to the same one, byte for byte."""
    for number, match in enumerate(decisions(key, tertulia.game(key).meta.max_seats, 40)):
        for seat in (NOBODY, *range(match.seats)):
            twin = match.imagine(seat, f"twin {number}", memory)
            world, other = (m.imagine(seat, number, memory).states.tobytes() for m in (match, twin))
            assert world == other


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_knowledge_is_the_same_in_matches_that_the_seat_cannot_tell_apart(key: str) -> None:
    for number, match in enumerate(decisions(key, 2, 25)):
        assert match.actor is not None
        twin = match.imagine(match.actor, f"twin {number}")
        assert pickle.dumps(Knowledge.of(match, number)) == pickle.dumps(Knowledge.of(twin, number))
        assert Knowledge.of(match, number).view == match.view(match.actor)


def test_the_true_position_is_not_in_it() -> None:
    states = {match.states.tobytes() for match in decisions("caramba", 4, 60)}
    worlds = {Knowledge.of(match, 1).world for match in decisions("caramba", 4, 60)}
    assert len(states & worlds) < 15  # after long random play little is hidden, and luck may guess it


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_it_is_plain_data_that_travels(key: str) -> None:
    match = tertulia.game(key).start(2, seed=5)
    knowledge = pickle.loads(pickle.dumps(Knowledge.of(match, 1)))
    assert knowledge == Knowledge.of(match, 1)
    assert knowledge.setup.seats == 2
    assert knowledge.view == match.view(match.actor)
    assert [str(action) for action in knowledge.legal] == [str(action) for action in match.legal()]
    assert json.dumps(knowledge.head)
    state = knowledge.imagined(3)
    assert state.dtype.itemsize == dtype_of(match.game.state_part.State).itemsize
    assert state[2].tobytes() == knowledge.world
