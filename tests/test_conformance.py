"""The conformance kit over all games and numbers of seats; engines against each other; counted paths."""

import math
import os
import subprocess
import sys
from collections.abc import Callable

import pytest

import tertulia
from tertulia import testing
from tertulia.core.engine import NATIVE
from tertulia.core.game import Game
from tertulia.core.playouts import Batch

TABLES = [
    (key, seats)
    for key in tertulia.GAMES
    for seats in range(tertulia.game(key).meta.min_seats, tertulia.game(key).meta.max_seats + 1)
]
CHECKS = [
    testing.check_truths,
    testing.check_actions,
    testing.check_copies,
    testing.check_determinism,
    testing.check_outcome,
    testing.check_records,
    testing.check_positions,
    testing.check_secrecy,
    testing.check_past,
]
GAMES_PER_TABLE = 15
"""In plain Python, which takes most of the time; `benchmarks/plain.py` plays many more."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_conformance(key: str, seats: int, check: Callable[[Game, int, str], None]) -> None:
    """The check itself asserts; `tests/testing/test_kit.py` has games that do not pass it."""
    check(tertulia.game(key), seats, f"conformance {seats}")


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_plain_and_native_engines_agree_byte_for_byte(key: str) -> None:
    assert NATIVE
    command = [sys.executable, "-W", "error", "-m", "tertulia.testing", "trace", key, str(GAMES_PER_TABLE)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    plain = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True, timeout=600
    ).stdout.splitlines()
    native = [
        f"{seats} {testing.trace(tertulia.game(key), seats, f'trace.{number}')}"
        for at, seats in TABLES
        if at == key
        for number in range(GAMES_PER_TABLE)
    ]
    assert plain == native
    assert len(set(native)) == len(native)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_match_and_a_batch_play_the_same_game(key: str, seats: int) -> None:
    game = tertulia.game(key)
    batch = Batch(game, game.setup(seats, None, None), "same", 0, 20).play()
    for number in range(20):
        *_, match = testing.random_play(game, seats, f"same.{number}")
        outcome = match.outcome
        assert outcome is not None
        assert batch.scores[number].tolist() == list(outcome.scores)
        assert [seat for seat in range(seats) if batch.wins[number, seat]] == list(outcome.winners)
        assert batch.decisions[number] + batch.events[number] == len(match.history)
        assert game.meta.reasons[batch.reasons[number]] == outcome.reason


def paths(key: str, seats: int, *begin: str, depth: int) -> int:
    match = tertulia.game(key).start(seats, chance=None)
    for event in begin:
        match.play(event)
    return testing.count_paths(match, depth)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_counted_paths_of_caramba(seats: int) -> None:
    """First player, a special each (4 x 3 x ...), then different cards of 15."""
    specials = math.perm(4, seats)
    assert paths("caramba", seats, depth=1) == seats
    assert paths("caramba", seats, depth=1 + seats) == seats * specials
    assert paths("caramba", seats, depth=2 + seats) == seats * specials * 15
    deal = ["first 0", *(f"special {name}" for name in ("manos", "vuelta", "fuera", "seguridad")[:seats])]
    assert paths("caramba", seats, *deal, depth=3) == 15 * 14 * 13


def test_counted_paths_of_a_caramba_auction() -> None:
    """Two seats, each with four cards; g7 shows one good, the others two."""
    hands = [f"card {card}" for card in ("g7", "g2m5", "g3m4", "m2d5", "d7", "m7", "g2d5", "g5d2")]
    crates = ["crate g2", "crate m2", "crate d2"]
    deal = ["first 0", "special fuera", "special seguridad", *hands, *crates]
    # Seat 0 must bid: 1 + 2 + 2 + 2 ways. Seat 1: 1 + 1 + 2 + 2 bids, or passes.
    assert paths("caramba", 2, *deal, depth=1) == 7
    assert paths("caramba", 2, *deal, depth=2) == 7 * (6 + 1)


@pytest.mark.parametrize("seats", [2, 6])
def test_counted_paths_of_pamplona(seats: int) -> None:
    """Die A shows 2, 3, 4 or an arrow, die B 2, 3, 4, 5 or an arrow; all runners stand on one space."""
    assert paths("pamplona", seats, depth=1) == seats
    assert paths("pamplona", seats, depth=3) == seats * 4 * 5
    # Die A: one way for a number, seven for an arrow; the two runners left stand together, so die B the same.
    assert paths("pamplona", seats, depth=4) == seats * (3 + 7) * 5
    assert paths("pamplona", seats, depth=5) == seats * (3 + 7) * (4 + 7)


@pytest.mark.parametrize("seats", [4, 5])
def test_counted_paths_of_sombreros(seats: int) -> None:
    """Everybody places on a free space of 48; then the first may ambush any of the rest, or is ready."""
    assert paths("sombreros", seats, depth=1) == seats
    assert paths("sombreros", seats, depth=3) == seats * 48 * 47
    placed = ["first 0", *(f"place {space}" for space in range(1, seats + 1))]
    assert paths("sombreros", seats, *placed, depth=1) == 48 - seats + 1
