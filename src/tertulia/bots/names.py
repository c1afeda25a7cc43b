"""What a bot is called: LEVEL, LEVEL-PERSONALITY, or LEVEL:BUDGET if it searches, as hard:0.1s and hard:2000.

`champion` is a name too, but offered only for games that have one (`offered`). It searches if told for how
long: champion:1s.
"""

import math
import re
from dataclasses import dataclass

from tertulia.bots.champion import champion_file
from tertulia.bots.search import SECONDS, Budget
from tertulia.core.errors import UnknownBot
from tertulia.core.game import Game

RANDOM, HARD, CHAMPION = "random", "hard", "champion"
SEARCHING = (HARD, CHAMPION)
RATING = ("easy", "medium")
NATIVE = (RANDOM, *RATING)
"""Levels that can play inside native code."""
PERSONALITIES = ("bold", "careful", "greedy")
BOTS = (
    RANDOM,
    *RATING,
    HARD,
    *(f"{level}-{personality}" for level in RATING for personality in PERSONALITIES),
)
"""The names offered to people."""
QUICK = f"{HARD}:200"
"""A search as short as rating is: a few milliseconds."""
BUDGET = re.compile(r"(?P<iterations>[0-9]{1,7})|(?P<seconds>[0-9]{1,3}(?:\.[0-9]{1,3})?)s")


@dataclass(frozen=True, slots=True)
class Name:
    """A name, taken apart."""

    level: str
    personality: str | None
    budget: Budget | None
    """How long it thinks; None: it does not search."""


def parse(name: str) -> Name:
    if name in BOTS:
        level, _, personality = name.partition("-")
        return Name(level, personality or None, Budget() if level == HARD else None)
    if name == CHAMPION:
        return Name(CHAMPION, None, None)
    level, _, text = name.partition(":")
    budget = parse_budget(text)
    if level not in SEARCHING or budget is None:
        raise UnknownBot(name, BOTS)
    return Name(level, None, budget)


def offered(game: Game) -> tuple[str, ...]:
    """The names offered to people in a game: without heuristics there are no levels that rate."""
    names = BOTS if game.has("heuristics") else (RANDOM, HARD)
    return names if champion_file(game) is None else (*names, CHAMPION)


def usual(game: Game, level: str) -> str:
    """A level that rates, or where a game has no heuristics to rate with, a short search instead."""
    return level if game.has("heuristics") else QUICK


def parse_budget(text: str) -> Budget | None:
    """A number of iterations or, with an s, of seconds; None if it is neither."""
    budget = BUDGET.fullmatch(text)
    if budget is None:
        return None
    iterations, seconds = int(budget["iterations"] or 0), float(budget["seconds"] or SECONDS)
    if (budget["iterations"] and iterations < 1) or not 0 < seconds < math.inf:
        return None
    return Budget(seconds, iterations or None)
