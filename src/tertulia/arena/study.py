"""Studies: many native games of one bot at every seat, and what they say about the game itself."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from tertulia.arena.estimates import Estimate, difference, mean, share
from tertulia.arena.games import Floats, Ints
from tertulia.arena.plan import ArenaError
from tertulia.bots.heuristic import natives
from tertulia.bots.names import NATIVE, parse
from tertulia.bots.styles import Paper
from tertulia.core import engine
from tertulia.core.binding import bind
from tertulia.core.chance import key_of
from tertulia.core.fields import blanks
from tertulia.core.game import Game, Setup
from tertulia.core.parts import Study
from tertulia.core.winners import shares, totals

CHUNK = 500


@dataclass(frozen=True, slots=True)
class Studied:
    """What became of some games: one row for each."""

    decisions: Ints
    reasons: Ints
    first: Ints
    """The seat that was drawn to begin."""
    length: Ints
    scores: Ints
    wins: Floats
    counts: Ints
    """By game, seat and factor."""


def counting_of(game: Game) -> Any:
    """The loop, compiled for one game."""
    return bind(game, "tertulia.arena.templates.counting")


def check_native(bot: str) -> None:
    """A study's bot plays inside native code."""
    if parse(bot).level not in NATIVE:
        raise ArenaError(f"a study takes random, easy or medium, with or without a personality, not {bot}")


def watch(game: Game, setup: Setup, bot: str, seed: str, first: int, count: int) -> Studied:
    """Games number `first` and on of a seed, with the chance of `game.start(seed=f"{seed}.{number}")`."""
    check_native(bot)
    seats, counted = setup.seats, game.part("study")
    keys = np.stack([key_of(f"{seed}.{number}") for number in range(first, first + count)])
    lines, factors = len(game.meta.score_lines), len(counted.FACTORS)
    tally = np.zeros((count, 4), np.int32)
    sheets = game.sheet(count)
    counts = np.zeros((count, game.state_part.SEATS, factors), np.int32)
    styles, noises = natives(game, [bot] * seats)
    states, paper = blanks(game.state_part.State, 3), Paper(game, keys[0])
    counting_of(game).games(
        setup.box, states, paper.desks[0], seats, keys, styles, noises, paper.notes, tally, sheets, counts
    )
    rows = sheets[:, :seats]
    scores, wins = totals(rows, lines), shares(rows, lines)
    decisions, reasons, begins, length = tally.T.astype(np.int64)
    return Studied(decisions, reasons, begins, length, scores, wins, counts[:, :seats].astype(np.int64))


def study(
    game: Game, setup: Setup, bot: str, seed: str, count: int, advance: Callable[[int], None]
) -> Studied:
    """All the games, some at a time, so that progress can be shown."""
    check_native(bot)
    warm = [lambda: watch(game, setup, bot, seed, 0, 1)]
    engine.warm(f"{game.meta.title}, study", [counting_of(game)], warm)
    parts = []
    for first in range(0, count, CHUNK):
        parts.append(watch(game, setup, bot, seed, first, min(CHUNK, count - first)))
        advance(len(parts[-1].decisions))
    columns = Studied.__dataclass_fields__
    return Studied(*(np.concatenate([getattr(part, name) for part in parts]) for name in columns))


def findings(game: Game, games: Studied) -> dict[str, Any]:
    """What the games say. All JSON-able."""
    counted: Study = game.part("study")
    ended = np.bincount(games.reasons, minlength=len(game.meta.reasons)).tolist()
    return {
        "by_turn": [by_turn(games, place).rounded() for place in range(games.wins.shape[1])],
        "decisions": spread(games.decisions),
        counted.LENGTH: spread(games.length),
        "scores": {"all": spread(games.scores), "winner": spread(games.scores.max(axis=1))},
        "reasons": dict(zip(game.meta.reasons, ended, strict=True)),
        "factors": [{**asdict(one), **effect(games, place)} for place, one in enumerate(counted.FACTORS)],
    }


def by_turn(games: Studied, place: int) -> Estimate:
    """How often the seat wins that begins (0), the one after it (1), and so on."""
    rows = np.arange(len(games.first))
    seats = (games.first + place) % games.wins.shape[1]
    return share(games.wins[rows, seats], np.ones(len(rows)))


def effect(games: Studied, factor: int) -> dict[str, Any]:
    """Win shares of seats that have more of it than the mean of the others at the table, and of those that
    have less; None where nobody ever has."""
    had = games.counts[:, :, factor].astype(np.float64)
    others = (had.sum(axis=1, keepdims=True) - had) / (had.shape[1] - 1)
    more, less = (had > others).astype(np.float64), (had < others).astype(np.float64)
    found: dict[str, Any] = {"mean": round(float(had.mean()), 3), "more": None, "less": None, "effect": None}
    if more.any() and less.any():
        won, lost = ((games.wins * here).sum(axis=1) for here in (more, less))
        sizes = more.sum(axis=1), less.sum(axis=1)
        found["more"], found["less"] = mean(won, sizes[0]).rounded(), mean(lost, sizes[1]).rounded()
        found["effect"] = difference(won, sizes[0], lost, sizes[1]).rounded()
    return found


def spread(values: Any) -> dict[str, float]:
    low, median, high = np.percentile(values, [5, 50, 95]).tolist()
    average = mean(np.asarray(values, np.float64).reshape(len(values), -1).mean(axis=1), np.ones(len(values)))
    return {**average.rounded(), "p5": low, "median": median, "p95": high}
