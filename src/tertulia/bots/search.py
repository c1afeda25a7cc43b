"""The strongest level: look ahead in imagined worlds, for a time or a number of iterations."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from tertulia.bots.arrays import Arrays
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.styles import Paper
from tertulia.core import engine
from tertulia.core.binding import bind
from tertulia.core.chance import key_of
from tertulia.core.contract import Action
from tertulia.core.fields import blanks
from tertulia.core.game import Game

SECONDS = 1.0
LOOKS = 16
"""Looks at the clock between two looks at the tree."""
ENOUGH = 4
"""An action can be judged that had one of so many visits."""
ROOM = 1 << 17
"""Nodes at most."""
Settings = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a decision may take: iterations if they are given, else seconds."""

    seconds: float = SECONDS
    iterations: int | None = None

    @property
    def room(self) -> int:
        """Nodes that can be needed: an iteration adds an action and what chance made of it; `weigh` iterates
        somewhat longer."""
        return ROOM if self.iterations is None else min(ROOM, 3 * self.iterations + 2)


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found out about one action."""

    action: int
    visits: int
    chances: tuple[float, ...]
    """To win, of each seat, from 0 to 1."""
    chance: float
    """That of the seat that thinks."""
    score: float
    """Expected where the search stops looking: at the end, unless a horizon or a network is in between."""


class Search:
    """One mind at one table: it keeps its tree from one decision to the next."""

    chunk = 64
    """Iterations between two looks at the clock."""
    clock = staticmethod(time.perf_counter)
    """What tells seconds. On a busy machine, contests take the processor's."""

    def __init__(self, seed: int | str, budget: Budget | None = None, **settings: float) -> None:
        """Other settings than those that the game's heuristics name (`SEARCH`) are for experiments."""
        self.seed, self.budget, self.settings = seed, budget or Budget(), settings
        self.thinking: Thinking | None = None
        self.count = 0

    def choose(self, knowledge: Knowledge) -> Action:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        return knowledge.action(self.think(knowledge)[0].action)

    def think(self, knowledge: Knowledge) -> list[Thought]:
        """Every action that was looked at, the most visited first."""
        self.count += 1
        thinking = self.begin(knowledge, f"{self.seed}.{self.count}")
        if self.thinking is not None and self.thinking.head == thinking.head:
            thinking.inherit(self.thinking)
        self.thinking = thinking
        if self.budget.iterations is not None:
            thinking.explore(self.budget.iterations)
        else:
            self.take_time(thinking)
        return thinking.thoughts()

    def begin(self, knowledge: Knowledge, seed: str) -> "Thinking":
        """The arrays for one decision."""
        ready(knowledge.game)
        return Thinking(knowledge, seed, self.budget.room, self.settings)

    def take_time(self, thinking: "Thinking") -> None:
        """All of it, or until the rest of it cannot change the choice."""
        looks, spent = 0, 0.0
        began = self.clock()
        while spent < self.budget.seconds:
            thinking.explore(self.chunk)
            looks += 1
            spent = self.clock() - began
            more = looks * self.chunk * (self.budget.seconds / spent - 1)
            if looks % LOOKS == 0 and thinking.settled(more):
                break

    def weigh(self, knowledge: Knowledge, action: int) -> tuple[Thought, Thought]:
        """The favourite, and that action, looked at long enough to be compared however little it promises."""
        favourite = self.think(knowledge)[0].action
        assert self.thinking is not None
        thoughts = {thought.action: thought for thought in self.thinking.dwell_on(action)}
        return thoughts[favourite], thoughts[action]

    def trim(self) -> int:
        """Give back the room that no node has taken; the next decision has its own. How many bytes stay."""
        if self.thinking is None:
            return 0
        used = int(self.thinking.plans[0].used)
        self.thinking.nodes = self.thinking.nodes[:used].copy()
        return int(self.thinking.nodes.nbytes)

    @property
    def decisions(self) -> int:
        """Made in the playouts of the last thinking."""
        return int(self.thinking.plans[0].decisions) if self.thinking else 0


class Thinking:
    """The arrays of one decision, and what is found out with them."""

    def __init__(self, knowledge: Knowledge, seed: str, room: int, settings: Settings) -> None:
        game = knowledge.game
        self.head, self.seat = (dict(knowledge.head), knowledge.seat), knowledge.seat
        self.seats, self.legal = knowledge.setup.seats, {action.id for action in knowledge.legal}
        self.tree = tree_of(game)
        self.boxes = knowledge.setup.boxes
        self.worlds = knowledge.imagined(3)
        self.words = self.worlds.view(np.ndarray).view(np.uint16).reshape(3, -1)
        self.nodes = blanks(self.tree.Node, room)
        self.paper = Paper(game, key_of(seed))
        self.plans = blanks(self.tree.Plan, 1)
        self.worths = blanks(self.tree.worth.Worth, 1)
        self.prepare(seed, {**self.tree.heuristics.SEARCH, **settings})
        self.nodes[0].key = self.tree.key_of_root(self.boxes, self.worlds, self.words, self.plans)
        self.scores = game.sheet()
        style = np.array(self.tree.heuristics.MASTER, np.int64)
        self.styles = np.stack([style] * game.state_part.SEATS)
        self.noises = np.full(game.state_part.SEATS, self.plans[0].noise, np.int64)

    def prepare(self, seed: str, settings: Settings) -> None:
        plan = self.plans[0]
        plan.rng[:2] = key_of(f"{seed} worlds")
        plan.seat, plan.used, plan.forced = self.seat, 1, self.tree.NOWHERE
        for name, value in settings.items():
            setattr(plan, name, value)

    def inherit(self, before: "Thinking") -> None:
        """Go on with the part of an earlier tree that grew from the position reached meanwhile."""
        node = self.tree.find(before.nodes, int(before.plans[0].used), self.nodes[0].key)
        if node != self.tree.NOWHERE:
            self.plans[0].used = self.tree.regrow(before.nodes, node, self.nodes)

    def explore(self, iterations: int) -> None:
        self.tree.explore(self.arrays, iterations)

    @property
    def arrays(self) -> Arrays:
        return Arrays(
            self.boxes,
            self.worlds,
            self.words,
            self.nodes,
            self.plans,
            self.worths,
            self.paper.desks,
            self.styles,
            self.noises,
            self.paper.notes,
            self.scores,
        )

    def dwell_on(self, action: int) -> list[Thought]:
        """Look at an action until it has its part of all visits."""
        enough = int(self.nodes[0].visits) // ENOUGH
        seen = sum(thought.visits for thought in self.thoughts() if thought.action == action)
        if seen < enough:
            self.plans[0].forced = action
            self.explore(enough - seen)
            self.plans[0].forced = self.tree.NOWHERE
        return self.thoughts()

    def thoughts(self) -> list[Thought]:
        return [self.thought(node) for node in self.found()]

    def found(self) -> list[Any]:
        """The actions that were looked at, the most visited first.

        A tree that was kept may have walked here in worlds where it was another's turn, with other actions.
        """
        found, child = [], int(self.nodes[0].first)
        while child:
            if self.nodes[child].visits and self.nodes[child].action in self.legal:
                found.append(self.nodes[child])
            child = int(self.nodes[child].sibling)
        return sorted(found, key=lambda node: (-node.visits, node.action))

    def settled(self, more: float) -> bool:
        """Whether so many more iterations cannot make another action the most visited one."""
        first, second, *_ = [int(node.visits) for node in self.found()] + [0, 0]
        return first - second > more

    def thought(self, node: Any) -> Thought:
        visits = int(node.visits)
        chances = tuple((node.wins[: self.seats] / visits).tolist())
        return Thought(int(node.action), visits, chances, chances[self.seat], float(node.score / visits))


def tree_of(game: Game) -> Any:
    """The search, compiled for one game."""
    return bind(game, "tertulia.bots.templates.tree")


@cache
def ready(game: Game) -> None:
    """Compile the search behind a visible bar, if that was not done before."""
    engine.warm(f"{game.meta.title}, the search", [tree_of(game)], [lambda: _rehearse(game)])


def _rehearse(game: Game) -> None:
    knowledge = Knowledge.of(game.start(game.meta.min_seats, seed="rehearsal"), "rehearsal")
    first, second = (Thinking(knowledge, "rehearsal", 16, {}) for _ in range(2))
    first.explore(4)
    second.inherit(first)
    second.dwell_on(knowledge.legal[0].id)
    tree_of(game).regrow(first.nodes, 1, second.nodes)
