"""Viva Pamplona! for OpenSpiel: how long, how many points, what is hidden."""

import random

from tertulia.core.game import Setup
from tertulia.core.parts import Told
from tertulia.games.pamplona.edition import DICE, RUNNERS, SPACES

SECRETS = False


def longest(setup: Setup) -> tuple[int, int]:
    """Decisions and chance events of a game at most."""
    turned, seats = cards_turned(setup), setup.seats
    shoves = seats - 1
    return turned * seats * (DICE + shoves), 1 + turned * (1 + seats * DICE)


def cards_turned(setup: Setup) -> int:
    """Each time through the deck a card of 3 or more moves Torro, past tomatoes too; each round turns one."""
    return int(setup.box.cards) * (int(setup.box.street) + 1)


def scores(setup: Setup) -> tuple[float, float]:
    """Fewer than all the spaces for each runner and round."""
    swing = cards_turned(setup) * RUNNERS * SPACES * setup.seats
    return -float(swing), float(swing + int(setup.box.start_courage) + RUNNERS * int(setup.box.rows))


def retold(table: Told, seat: int, rng: random.Random) -> list[int]:
    """Everything lies open: the seat knows all events."""
    return [id for _, _, id in table.events]
