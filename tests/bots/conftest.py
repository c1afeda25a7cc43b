"""A champion of every game for tests: small networks that have learned nothing."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tertulia
from tertulia.bots.champion import FOLDER, champion_of
from tertulia.bots.networks import files
from tertulia.bots.networks.shape import WAVES

WIDTH, BLOCKS = 24, 2
Weights = dict[str, Any]


def some_weights(key: str) -> Weights:
    game, seen = tertulia.game(key), tertulia.game(key).part("encoding").SIZE
    rng, wide = np.random.default_rng(len(key)), np.arange(0, seen, 9)

    def some(*shape: int) -> Any:
        return rng.normal(size=shape).astype(np.float32)

    actions, values = game.rules.ACTIONS, 2 * game.state_part.SEATS
    return {
        "mean": some(seen),
        "scale": abs(some(seen)),
        "wide": wide,
        "first": some(2 * seen + WAVES * len(wide), WIDTH),
        "first_bias": some(WIDTH),
        "inner": some(BLOCKS, 2, WIDTH, WIDTH),
        "inner_bias": some(BLOCKS, 2, WIDTH),
        "norms": some(BLOCKS + 1, 2, WIDTH),
        "policy": some(WIDTH, actions),
        "policy_bias": some(actions),
        "values": some(WIDTH, values),
        "values_bias": some(values),
    }


@pytest.fixture
def weights_of() -> Callable[[str], Weights]:
    return some_weights


@pytest.fixture
def crown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Make a champion of a game: its opinions are multiplied, and then added to."""
    monkeypatch.setenv(FOLDER, str(tmp_path))

    def make(key: str, factor: float = 1.0, **added: Any) -> None:
        weights = some_weights(key)
        for name in ("policy", "policy_bias", "values", "values_bias"):
            weights[name] = factor * weights[name] + added.get(name, 0)
        files.write(tmp_path / f"{key}.npz", weights, {"game": key})
        champion_of.cache_clear()

    yield make
    champion_of.cache_clear()


@pytest.fixture
def champions(tmp_path: Path, crown: Callable[..., None]) -> Path:
    """A folder with a champion of every game."""
    for key in tertulia.GAMES:
        crown(key)
    return tmp_path
