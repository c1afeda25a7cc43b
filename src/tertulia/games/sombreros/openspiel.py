"""Caramba! (Randolph) for OpenSpiel: how long, how many points, what is hidden."""

import random

from tertulia.core.game import Setup
from tertulia.core.parts import Told
from tertulia.games.sombreros.edition import DICE

SECRETS = False
ROUNDS = 1000
"""Of one race. Dice may show 0 again and again, so there is no bound; this one has never been near."""


def longest(setup: Setup) -> tuple[int, int]:
    """Decisions and chance events of a game: no bound, but far beyond what happens."""
    box, seats = setup.box, setup.seats
    sombreros, tokens = seats * int(box.sombreros[seats]), int(box.tokens[seats])
    turns = int(box.races) * ROUNDS * sombreros
    windows = (2 * tokens + 1) * (2 if box.round_ambush else 1)
    return turns * (windows + 1 + seats), 1 + turns * DICE


def scores(setup: Setup) -> tuple[float, float]:
    """From nothing to all the silver."""
    return 0.0, float(setup.box.silver[setup.seats] * setup.seats)


def retold(table: Told, seat: int, rng: random.Random) -> list[int]:
    """Everything lies open: the seat knows all events."""
    return [id for _, _, id in table.events]
