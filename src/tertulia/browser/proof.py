"""What native code makes of games and searches, and what a module makes of them in a browser's engine (Node).

Both say the same: a hash over every state after every event, what is possible in it, imagined worlds,
scores, and the nodes of searches. `benchmarks/browser.py` compares many, the tests some.
"""

import json
import subprocess
import time
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tertulia.bots.knowledge import Knowledge
from tertulia.bots.search import Budget, Thinking, ready
from tertulia.bots.styles import Paper, play_of
from tertulia.browser.editions import boxes
from tertulia.browser.layout import levels
from tertulia.core import dice
from tertulia.core.chance import key_of
from tertulia.core.contract import CHANCE, OVER, UNIFORM
from tertulia.core.fields import blanks, copied
from tertulia.core.game import Game, Setup

SELDOM = 8
"""Events between two worlds that are imagined."""
RNG = (1, 2, 0)  # a key, and no draws so far
"""With which worlds are imagined."""


class Answer(NamedTuple):
    """A hash, and how long a processor took to do so many things."""

    digest: str
    done: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Node:
    """A browser's engine, and the program that it runs (`web/dev/engine.js`)."""

    node: Path
    driver: Path

    def answers(self, folder: Path, game: Game, jobs: list[Any]) -> list[Answer]:
        """What the module in a folder makes of some jobs."""
        answers = self.asked(folder, game, jobs)
        return [Answer(answer["digest"], answer["done"], answer["seconds"]) for answer in answers]

    def asked(self, folder: Path, game: Game, jobs: list[Any]) -> list[dict[str, Any]]:
        asked = json.dumps({"folder": str(folder), "game": game.meta.key, "jobs": jobs})
        command = [self.node, self.driver]
        said = subprocess.run(command, input=asked, capture_output=True, text=True, encoding="utf-8")
        if said.returncode:
            raise RuntimeError(f"{self.driver.name} failed: {said.stderr}")
        answers: list[dict[str, Any]] = json.loads(said.stdout)
        return answers


# Whole games


def games_job(seats: int, count: int, first: int = 0) -> dict[str, Any]:
    return {"do": "games", "seats": seats, "first": first, "count": count, "rng": RNG}


def native_games(game: Game, seats: int, count: int, first: int = 0) -> Answer:
    """Games with every shipped edition and choice of options, by players of every level and personality."""
    digest, events, began = sha256(), 0, time.thread_time()
    tables = islice(_tables(game, seats), first, first + count)
    for number, (setup, style, noise) in enumerate(tables, first):
        course = Course(game, setup, np.array((number, seats)))
        while course.goes_on(style, noise):
            events += 1
        digest.update(b"".join(course.told))
    return Answer(digest.hexdigest(), events, time.thread_time() - began)


class Course:
    """One game, told as bytes: all states, what is possible in each, some imagined worlds, and the scores."""

    def __init__(self, game: Game, setup: Setup, key: Any) -> None:
        self.game, self.drive, self.play = game, game.drive, play_of(game)
        self.boxes, self.states, self.key = setup.boxes, blanks(game.state_part.State, 1), key
        self.paper = Paper(game, key)
        self.actors, desk = np.asarray(self.states)["actor"], np.asarray(self.paper.desks)[0]
        self.legal, self.weights = desk["legal"], desk["weights"]
        self.drawn, self.events = [0] * game.rules.STREAMS, 0
        self.drive.setup(self.boxes, self.states, setup.seats)
        self.calm = self.states.tobytes()
        self.told = [self.calm]

    def goes_on(self, style: Any, noise: int) -> bool:
        """Let one event happen, unless the game is over."""
        actor = self.actors[0]
        if actor == OVER:
            sheet = self.game.sheet()
            self.drive.scores(self.boxes, self.states, sheet)
            self.told.append(sheet.tobytes())
            return False
        event = self.outcome() if actor == CHANCE else self.action(style, noise)
        self.drive.apply(self.boxes, self.states, event)
        self.told.append(self.states.tobytes())
        if actor == CHANCE:
            self.calm = self.told[-1]
        self.events += 1
        return True

    def outcome(self) -> int:
        count = self.drive.chance(self.boxes, self.states, self.paper.desks)
        weights, stream = self.weights[:count], self.drive.stream(self.boxes, self.states)
        self.told.append(weights.tobytes())
        self.drawn[stream] += 1
        return dice.draw(self.key, stream, self.drawn[stream] - 1, weights, count)

    def action(self, style: Any, noise: int) -> int:
        count = self.drive.legal(self.boxes, self.states, self.paper.desks)
        self.told.append(self.legal[:count].astype(np.int32).tobytes())
        if self.events % SELDOM == 0:
            self.imagine()
        desks, notes = self.paper.desks, self.paper.notes
        chosen: int = self.play.choose(self.boxes, self.states, desks, style, noise, notes)
        return chosen

    def imagine(self) -> None:
        """A world of the actor's, and what the position after the last chance event was in it."""
        worlds, memory = copied(self.states), self.events % (2 * SELDOM) != 0
        self.game.hidden.redeal(self.boxes[0], worlds[0], int(self.actors[0]), np.array(RNG), memory)
        past = np.frombuffer(bytearray(self.calm), worlds.dtype).view(np.recarray)
        self.game.hidden.rewind(past[0], worlds[0])
        self.told += [worlds.tobytes(), past.tobytes()]


def _tables(game: Game, seats: int) -> Iterator[Any]:
    """Each box with each player, for ever; `web/dev/engine.js` goes through them in the same order."""
    setups = [game.setup(seats, box["edition"], box["options"], box["rules"]) for box in boxes(game)]
    nothing = np.zeros(len(play_of(game).heuristics.MASTER), np.int64)
    players = []
    for level in levels(game).values():
        styles = [np.array(style, np.int64) for style in level["styles"].values()]
        players += [(style, level["noise"]) for style in styles or [nothing]]
    return cycle([(setup, *player) for player in players for setup in setups])


def pace_job(game: Game, seats: int, count: int) -> dict[str, Any]:
    return {"do": "pace", "seats": seats, "count": count, "box": _box(game.setup(seats, None, None))}


def native_pace(game: Game, seats: int, count: int) -> Answer:
    """Games of uniform players, which native code plays without a stop; the number of decisions."""
    play, paper, setup = play_of(game), Paper(game, RNG[:2]), game.setup(seats, None, None)
    states, sheets = blanks(game.state_part.State, 2), game.sheet(count)
    styles = np.zeros((game.state_part.SEATS, len(play.heuristics.MASTER)), np.int64)
    noises = np.full(game.state_part.SEATS, UNIFORM, np.int64)
    keys, tally = np.array([(number, seats) for number in range(count)]), np.zeros((count, 2), np.int32)
    common = setup.box, states, paper.desks[0], seats
    play.contest(*common, keys[:1], styles, noises, paper.notes, tally[:1], sheets[:1])  # compiled
    began = time.thread_time()
    play.contest(*common, keys, styles, noises, paper.notes, tally, sheets)
    seconds = time.thread_time() - began
    return Answer(sha256(tally[:, 0].tobytes()).hexdigest(), int(tally[:, 0].sum()), seconds)


# Searches


class Pondered(NamedTuple):
    """Two decisions of a seat in a row, the second with what is left of the tree of the first."""

    job: dict[str, Any]
    native: Answer


def pondered(game: Game, seats: int, plies: int, iterations: int) -> Pondered | None:
    """After so many actions; None if the game does not last as long."""
    ready(game)
    match, rng = game.start(seats, seed=f"position {plies}"), np.random.default_rng(plies)
    worlds: list[Thinking] = []
    room, seconds, digest, asked = Budget(iterations=2 * iterations).room, 0.0, sha256(), []
    while len(worlds) < 2:
        if match.actor is None:
            return None
        if plies <= 0 and (not worlds or worlds[0].seat == match.actor):
            seed, knowledge = f"{len(worlds)} of {plies}", Knowledge.of(match, "knowledge")
            worlds.append(Thinking(knowledge, seed, room, {}))
            asked.append(_asked(knowledge, seed))
            seconds += _think(worlds, iterations, digest)
        legal = match.legal()
        match.play(legal[rng.integers(len(legal))])
        plies -= 1
    job = {
        "do": "search",
        "box": _box(match.setup),
        "room": room,
        "iterations": iterations,
        "decisions": asked,
    }
    return Pondered(job, Answer(digest.hexdigest(), 2 * iterations, seconds))


def _box(setup: Setup) -> dict[str, Any]:
    return {"edition": setup.edition.edition, "options": dict(setup.options)}


def _asked(knowledge: Knowledge, seed: str) -> dict[str, Any]:
    keys = {"playouts": key_of(seed).tolist(), "worlds": key_of(f"{seed} worlds").tolist()}
    legal = [action.id for action in knowledge.legal]
    return {"seat": knowledge.seat, "world": b64encode(knowledge.world).decode(), "legal": legal, **keys}


def _think(worlds: list[Thinking], iterations: int, digest: Any) -> float:
    *before, now = worlds
    if before:
        now.inherit(before[0])
    began = time.thread_time()
    now.explore(iterations)
    seconds = time.thread_time() - began
    for content in (now.nodes[: now.plans[0].used], now.plans, now.worths):
        digest.update(content.tobytes())
    thoughts = [(thought.action, thought.visits) for thought in now.thoughts()]
    digest.update(np.array(thoughts, np.int32).tobytes())
    return seconds
