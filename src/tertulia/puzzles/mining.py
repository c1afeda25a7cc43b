"""One match of strong bots among themselves, and the puzzles in it."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np

from tertulia.bots import bot
from tertulia.bots.champion import champion_file, champion_of, observed
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.matches import play
from tertulia.bots.search import Budget, Search
from tertulia.core.contract import Action
from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.puzzles.judging import CHOICE, judge, tempting
from tertulia.puzzles.puzzle import Puzzle

THINKING = Budget(iterations=100)
"""Of who plays where there is no champion, after an opening by rules of thumb: little is decided there."""
OPENING = 0.35
"""That part of the match."""
SURE = 0.5
"""How much of its favour a strong player gives to one action, where a puzzle is looked for."""
MOST = 3
"""Puzzles of one match: others tell of other matches."""


class Mined(msgspec.Struct, frozen=True):
    """What one match gave: a line of the file."""

    seed: str
    match: int
    seats: int
    puzzles: list[Puzzle]
    stages: dict[str, int]
    """How many decisions came how far."""


def mine(game: Game, seed: str, number: int, tables: Sequence[int] = ()) -> Mined:
    """Match number so and so of a seed; these numbers of seats take turns, or all."""
    wanted = tables or range(game.meta.min_seats, game.meta.max_seats + 1)
    seats = wanted[number % len(wanted)]
    match, here = game.start(seats, seed=f"{seed}.{number}"), f"{seed}.{number}"
    stages: Counter[str] = Counter()
    found: dict[tuple[str, int], Puzzle] = {}
    for knowledge in contested(match, here, stages):
        puzzle = judge(knowledge, f"{here} {len(match.history)}", stages)
        if puzzle is not None:
            found.setdefault((puzzle.motif, puzzle.seat), puzzle)
        if len(found) == MOST:
            break
    return Mined(seed, number, seats, list(found.values()), dict(stages))


def contested(match: Match, seed: str, stages: Counter[str]) -> Iterator[Knowledge]:
    """The decisions in which a strong player is sure of something that is not obvious."""
    opened(match, seed)
    while match.actor is not None:
        knowledge = Knowledge.of(match, f"{seed} {len(match.history)}")
        chosen, favour = preferred(knowledge, f"{seed} {len(match.history)}")
        stages["decisions"] += 1
        if len(knowledge.legal) >= CHOICE and favour >= SURE and chosen.id not in tempting(knowledge):
            stages["contested"] += 1
            yield knowledge
        match.play(chosen)


def opened(match: Match, seed: str) -> None:
    """Where a champion plays at once, it plays from the start."""
    if champion_file(match.game) is None:
        whole = len(play(match.copy(), ["medium"] * match.seats, seed).history)
        minds = [bot("medium", f"{seed} {seat}") for seat in range(match.seats)]
        while (actor := match.actor) is not None and len(match.history) < OPENING * whole:
            match.play(minds[actor].choose(Knowledge.of(match, f"{seed} {len(match.history)}")))


def preferred(knowledge: Knowledge, seed: str) -> tuple[Action, float]:
    """What a strong player does, and how much of its favour that has."""
    if len(knowledge.legal) == 1:
        return knowledge.legal[0], 1.0
    if champion_file(knowledge.game) is None:
        thoughts = Search(seed, THINKING).think(knowledge)
        return knowledge.action(thoughts[0].action), thoughts[0].visits / sum(one.visits for one in thoughts)
    mind, legal = champion_of(knowledge.game), np.array([action.id for action in knowledge.legal])
    best = mind.best(observed(knowledge), legal)
    return knowledge.action(best), float(1 / np.exp(mind.logits[legal] - mind.logits[best]).sum())
