"""One number for each bot: Plackett-Luce ratings by openskill, with its own measure of doubt."""

import importlib.util
import random
from typing import Any

import numpy as np

from tertulia.arena.estimates import Estimate, Z
from tertulia.arena.games import Games

MOST = 20_000
"""Games that are rated; of more, a sample. The doubt hardly shrinks beyond."""


def available() -> bool:
    return importlib.util.find_spec("openskill") is not None


def ratings(games: Games) -> dict[str, Estimate]:
    """Copies of a bot at one table do not compete with each other: one of them, drawn, stands for it."""
    from openskill.models import PlackettLuce

    model, rng = PlackettLuce(tau=0.0), random.Random("ratings")  # tau: the skill of bots does not drift
    rated: list[Any] = [model.rating(name=name) for name in games.bots]
    for row in _sample(len(games.deals), rng):
        seats = _one_each(games.who[row].tolist(), rng)
        places = [(-int(games.scores[row, seat]), -float(games.wins[row, seat])) for _, seat in seats]
        ranks = [float(sorted(places).index(place)) for place in places]
        if len(seats) > 1:
            after = model.rate([[rated[bot]] for bot, _ in seats], ranks=ranks)
            for (bot, _), team in zip(seats, after, strict=True):
                rated[bot] = team[0]
    return {
        name: Estimate(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma)
        for name, one in zip(games.bots, rated, strict=True)
    }


def _sample(games: int, rng: random.Random) -> list[int]:
    """In any order but that of the plan: ratings lean towards what came last."""
    return rng.sample(range(games), min(games, MOST))


def _one_each(who: list[int], rng: random.Random) -> list[tuple[int, int]]:
    """(bot, seat) for each bot at the table."""
    return [
        (bot, rng.choice([seat for seat, other in enumerate(who) if other == bot]))
        for bot in np.unique(who).tolist()
    ]
