"""A table steps as a match plays, on every engine, and refuses what a match refuses."""

import os
import random
import subprocess
import sys
from hashlib import blake2b

import numpy as np
import pytest

import tertulia
from tertulia.core.encoding import KIND
from tertulia.envs.table import Table

GAMES = [(key, seats) for key in tertulia.GAMES for seats in (2, 3, 4)]


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_table_goes_the_way_of_a_match(key: str, seats: int) -> None:
    table, rng = Table(key, seats, "way", seen=True), random.Random("way")
    match, decisions = table.game.start(seats, "way"), 0
    check_same(table, match)
    while match.actor is not None:
        action = rng.choice(match.legal())
        match.play(action)
        decisions += 1
        assert table.step(action.id) == len(match.legal())
        assert table.events == len(match.history) - decisions
        check_same(table, match)
    outcome = match.outcome
    assert outcome is not None
    assert tuple(table.points) == outcome.scores
    share = 1 / len(outcome.winners)
    assert table.wins == [share if seat in outcome.winners else 0 for seat in range(seats)]


def check_same(table: Table, match: tertulia.Match) -> None:
    """The same state and actor, the same actions, and what an actor sees."""
    assert table.match().states.tobytes() == match.states.tobytes()
    assert table.actor == match.actor
    legal = [action.id for action in match.legal()]
    assert table.legal[: len(legal)].tolist() == legal
    assert np.flatnonzero(table.mask).tolist() == sorted(legal)
    if match.actor is not None:
        encoding = match.game.part("encoding")
        out = np.zeros(encoding.SIZE, KIND)
        encoding.observe(match.setup.box, match.state, match.actor, out)
        assert (table.observation == out).all()
        assert (table.observe(match.actor) == out).all()


def test_a_reset_forgets_the_last_game() -> None:
    table, fresh = Table("caramba", 3, 1), Table("caramba", 3, 2)
    count = table.step(table.legal[0])
    assert count > 0
    table.reset(2)
    assert table.match().states.tobytes() == fresh.match().states.tobytes()
    assert (table.mask == fresh.mask).all()
    assert table.events == fresh.events


@pytest.mark.parametrize("action", [-1, -1000, 10**6])
def test_an_action_that_is_none_is_refused_and_nothing_changes(action: int) -> None:
    table = Table("sombreros", 4, 1)
    before = table.match().states.tobytes()
    with pytest.raises(tertulia.IllegalAction, match="not allowed now; allowed: "):
        table.step(action)
    assert table.match().states.tobytes() == before


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_an_illegal_action_is_refused_and_nothing_changes(key: str) -> None:
    table = Table(key, 2, 1)
    before, mask = table.match().states.tobytes(), table.mask.copy()
    for action in np.flatnonzero(table.mask == 0).tolist():
        with pytest.raises(tertulia.IllegalAction):
            table.step(action)
    assert table.match().states.tobytes() == before
    assert (table.mask == mask).all()


def test_what_cannot_be_set_up_is_told_as_for_a_match() -> None:
    with pytest.raises(tertulia.StartError, match="caramba is for 2 to 4 seats, not 7"):
        Table("caramba", 7, 1)
    with pytest.raises(tertulia.UnknownGame):
        Table("karamba", 2, 1)


def test_options_reach_the_rules() -> None:
    without = Table("sombreros", 2, 1, options={"offers": False})
    assert without.setup.box.offers == 0
    assert Table("sombreros", 2, 1).setup.box.offers == 1


PRINT = "from tests.envs.test_table import fingerprint; print(fingerprint())"


def fingerprint() -> str:
    """A hash over some decisions of a game of each kind: states, masks, observations, points."""
    digest = blake2b(digest_size=8)
    for key in tertulia.GAMES:
        table = Table(key, 3, "engines", seen=True)
        count = table.reset("engines")
        for number in range(60):
            count = table.step(table.legal[number * 7 % count]) if count else table.reset(number)
            digest.update(table.match().states.tobytes() + table.mask.tobytes() + table.observation.tobytes())
            digest.update(str(table.points).encode())
    return digest.hexdigest()


def test_plain_python_steps_as_native_code_does() -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    root = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))
    plain = subprocess.run(
        [sys.executable, "-c", PRINT], env=environment, cwd=root, capture_output=True, text=True, check=True
    )
    assert plain.stdout.strip() == fingerprint()
