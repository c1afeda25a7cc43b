"""Small contests, played in this process."""

from collections.abc import Callable, Sequence

import pytest

import tertulia
from tertulia.arena import Plan, lineups, plan_of
from tertulia.arena.contests import prepare


def plan(
    names: Sequence[str],
    seats: int = 2,
    key: str = "pamplona",
    seed: str = "test",
    honesty: float = 0.0,
    luck: int = 0,
) -> Plan:
    game = tertulia.game(key)
    setup = game.setup(seats, None, None)
    return plan_of(game, setup, lineups(names, seats), seed, honesty=honesty, seconds=5, luck=luck)


@pytest.fixture
def planned() -> Callable[..., Plan]:
    return plan


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Compiling talks on stderr, once on a machine."""
    for key in tertulia.GAMES:
        prepare(plan(["hard:2", "easy"], key=key, luck=1))
