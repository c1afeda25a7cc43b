"""The champion looks ahead: the search of `search`, led by its network."""

from functools import cache
from typing import Any

import numpy as np

from tertulia.bots.champion import champion_of
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.networks.memory import Memory
from tertulia.bots.search import Search, Settings, Thinking
from tertulia.core import engine
from tertulia.core.binding import bind
from tertulia.core.game import Game

SETTINGS = {"explore": 2.5, "temper": 4.0, "margin": 0.0, "reading": 0.5}
"""In all games: docs/champions.md says what else was tried."""
BANK = 512
"""Worlds at most that others' decisions are held against."""
ROOM = 1 << 18
"""Nodes at most: every position that was looked at has a node for each of its actions."""


class GuidedSearch(Search):
    """One champion at one table, with time to think."""

    chunk = 16

    def begin(self, knowledge: Knowledge, seed: str) -> Thinking:
        ready(knowledge.game)
        return GuidedThinking(knowledge, seed, room(knowledge.game, self.budget.iterations), self.settings)


def room(game: Game, iterations: int | None) -> int:
    """Nodes that can be needed: an iteration looks at one position, the first and `weigh` at some more."""
    return ROOM if iterations is None else min(ROOM, (game.rules.ACTIONS + 2) * (2 * iterations + 2))


class GuidedThinking(Thinking):
    """The arrays of one decision, and a network."""

    def __init__(self, knowledge: Knowledge, seed: str, room: int, settings: Settings) -> None:
        self.guided, self.look = guided_of(knowledge.game), champion_of(knowledge.game).look
        self.memory = remembered(knowledge)
        usual = {**SETTINGS, "playouts": self.guided.heuristics.PLAYOUTS}
        super().__init__(knowledge, seed, room, {**usual, **settings})

    def explore(self, iterations: int) -> None:
        self.guided.explore(self.arrays, self.memory, self.look, iterations)


def remembered(knowledge: Knowledge) -> Memory:
    """What was decided since the last chance event, with room for worlds if others did something."""
    read = knowledge.past and any(seat != knowledge.seat for seat, _ in knowledge.decided)
    bank = BANK if read else 0
    return Memory(
        pasts=knowledge.positions(knowledge.past * 2),
        decided=np.array([action for _, action in knowledge.decided], np.int16),
        bank=knowledge.imagined(bank),
        logs=np.zeros(bank),
        weights=np.zeros(bank),
    )


def guided_of(game: Game) -> Any:
    """The search led by a network, compiled for one game."""
    return bind(game, "tertulia.bots.templates.guided")


@cache
def ready(game: Game) -> None:
    """Compile the search behind a visible bar, if that was not done before."""
    engine.warm(f"{game.meta.title}, the champion's search", [guided_of(game)], [lambda: rehearse(game)])


def rehearse(game: Game) -> None:
    knowledge = Knowledge.of(game.start(game.meta.min_seats, seed="rehearsal"), "rehearsal")
    first, second = (GuidedThinking(knowledge, "rehearsal", 64, {}) for _ in range(2))
    first.explore(4)
    second.inherit(first)
    second.dwell_on(knowledge.legal[0].id)
    second.tree.regrow(first.nodes, 1, second.nodes)
