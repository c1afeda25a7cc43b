"""Games, built for browsers."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tertulia import games
from tertulia.browser.building import build
from tertulia.core.game import Game

Built = tuple[Game, Path]


@contextmanager
def fourth_game() -> Iterator[None]:
    """As if it were installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games.PACKAGES, "dudo", "dudo")
        yield


@pytest.fixture(scope="session", params=[*games.OURS, "dudo"])
def built_once(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("built")
    with fourth_game():
        game = games.game(request.param)
        build([game], folder)
    return game, folder


@pytest.fixture(scope="module")
def built(built_once: Built) -> Iterator[Built]:
    """A game, and the folder of its module; also the fourth game, which no file of Tertulia knows of."""
    with fourth_game():
        yield built_once
