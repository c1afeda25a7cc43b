"""What can be said of a game without reading its rules: for who chooses one."""

from typing import Any

import msgspec

from tertulia.bots.names import offered
from tertulia.bots.ratings import ratings
from tertulia.core.game import Game


def card(game: Game) -> dict[str, Any]:
    bots = list(offered(game))
    told = {"editions": game.editions, "bots": bots, "ratings": ratings(game.meta.key, bots)}
    return {**msgspec.to_builtins(game.meta), **told}
