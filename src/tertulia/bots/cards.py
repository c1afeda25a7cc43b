"""What can be said of a game without reading its rules: for who chooses one."""

from typing import Any

import msgspec

from tertulia.bots.names import offered
from tertulia.core.game import Game


def card(game: Game) -> dict[str, Any]:
    return {**msgspec.to_builtins(game.meta), "editions": game.editions, "bots": list(offered(game))}
