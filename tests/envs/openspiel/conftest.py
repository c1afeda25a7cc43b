"""The three games as OpenSpiel loads them, and small ones that fit into memory whole."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from tertulia.envs import openspiel

ENDGAMES = Path(__file__).parents[3] / "examples/endgames"


def endgame(key: str) -> Any:
    return pyspiel.load_game(openspiel.registered_as(key), {"begin": str(ENDGAMES / f"{key}.json")})


@pytest.fixture(scope="session", autouse=True)
def registered() -> None:
    openspiel.register()


@pytest.fixture
def small() -> Callable[[str], Any]:
    return endgame
