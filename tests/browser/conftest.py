"""Games, built for browsers."""

from typing import Any

import pytest

from tertulia import games
from tertulia.browser.building import build


@pytest.fixture(scope="session", params=[*games.OURS, "dudo"])
def built(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A game, and the folder of its module; also the fourth game, which no file of Tertulia knows of."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games.PACKAGES, "dudo", "dudo")  # as if it were installed
        game, folder = games.game(request.param), tmp_path_factory.mktemp("built")
        build([game], folder)
        yield game, folder
