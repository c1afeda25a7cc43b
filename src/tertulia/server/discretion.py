"""Questions that are put to everybody, so that nobody can tell who has a choice.

The game names the answers of those who have none (`hidden.DECLINES`). The table gives that answer for them,
after a pause that depends on nothing hidden; who has a choice is held back for as long. docs/protocol.md says
what others can still tell.
"""

import random
import time
from typing import TYPE_CHECKING

from tertulia.bots.names import parse
from tertulia.core.contract import Action
from tertulia.core.match import Event, Match

if TYPE_CHECKING:
    from tertulia.server.table import Table

PERSON = (0.8, 2.8)
"""Seconds, from the least to the most."""
BOT = (0.3, 0.7)
"""And after the time that a bot of this name may think."""


def answer(match: Match) -> Action | None:
    """How somebody without a choice answers what is asked now; None: it is asked of those who have one."""
    declines = match.game.declines
    if not declines or match.actor is None or match.actor < 0:
        return None
    return next((action for action in match.legal() if action.id in declines), None)


def forced(match: Match) -> Action | None:
    """That answer, if the actor has no other."""
    given = answer(match)
    return given if given is not None and len(match.legal()) == 1 else None


def declined(match: Match, event: Event) -> bool:
    """Whether that was such an answer, by choice or not."""
    return event.actor >= 0 and event.action.id in match.game.declines


def pause(table: "Table", chance: random.Random) -> float:
    """How long the answer to what is asked now takes at least. Only what everybody sees goes into it."""
    match = table.match
    if match is None or answer(match) is None:
        return 0.0
    assert match.actor is not None
    if not set(table.people()) - {match.actor}:
        return 0.0  # nobody else is here to wonder
    bot = table.seats[match.actor].bot
    if bot is None:
        return chance.uniform(*PERSON)
    budget = parse(bot).budget
    return chance.uniform(*BOT) + (0.0 if budget is None else budget.seconds)


class Discretion:
    """Until when the answer to what a table asks now has to wait."""

    def __init__(self, factor: float) -> None:
        self.factor, self.chance = factor, random.SystemRandom()
        self.version, self.until = -1, 0.0

    def ask(self, table: "Table") -> None:
        """Drawn once for each question."""
        if table.version != self.version:
            self.version = table.version
            self.until = time.monotonic() + self.factor * pause(table, self.chance)

    @property
    def left(self) -> float:
        return max(0.0, self.until - time.monotonic())
