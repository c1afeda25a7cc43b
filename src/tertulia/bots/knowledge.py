"""All that a seat may know when it has to decide, and nothing else: what every bot is given."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from tertulia.core.contract import Action
from tertulia.core.fields import dtype_of
from tertulia.core.game import Game, Setup
from tertulia.core.match import Match
from tertulia.games import game as game_of


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Plain data, so that it can travel to another process."""

    head: Mapping[str, Any]
    """Which game, with which edition, options and number of seats; as a record begins."""
    seat: int
    legal: tuple[Action, ...]
    world: bytes
    """One position that could be the true one for all that the seat knows, with a perfect memory of what was
    public (C30). The true one never gets here; dealt anew, this one gives any number of others."""
    past: bytes = b""
    """The position after the last chance event, if this world is the true one; empty if that is not known."""
    decided: tuple[tuple[int, int], ...] = ()
    """What led from there to here: seats and their actions."""

    @classmethod
    def of(cls, match: Match, seed: int | str) -> "Knowledge":
        """What the actor of the match knows."""
        seat = match.actor
        assert seat is not None and seat >= 0, "knowledge is for a seat that has to decide"
        imagined = match.imagine(seat, seed)
        return cls(
            head=match.setup.head(match.game.meta),
            seat=seat,
            legal=tuple(match.legal()),
            world=imagined.states.tobytes(),
            past=imagined.calm or b"",
            decided=tuple(imagined.decided),
        )

    @property
    def view(self) -> Mapping[str, Any]:
        """What the seat sees: the imagined world looks the same from there. Few ask for it."""
        return Match(self.game, self.setup, self.imagined(), None).view(self.seat)

    @property
    def game(self) -> Game:
        return game_of(self.head["game"])

    @property
    def setup(self) -> Setup:
        return setup_of(self.head)

    def imagined(self, copies: int = 1) -> Any:
        """The world in memory of one's own, and room for more of its kind: records as the rules take them."""
        return self.positions(self.world * copies)

    def positions(self, content: bytes) -> Any:
        room = np.frombuffer(bytearray(content), dtype_of(self.game.state_part.State))
        return room.view(np.recarray)

    def action(self, id: int) -> Action:
        return next(action for action in self.legal if action.id == id)

    def named(self, notation: str) -> Action:
        return next(action for action in self.legal if action.notation == notation)


def setup_of(head: Mapping[str, Any]) -> Setup:
    """What was decided before the first event, from how a record begins."""
    return _setup(json.dumps(head, sort_keys=True))


@cache
def _setup(head: str) -> Setup:
    facts = json.loads(head)
    wanted = (facts[name] for name in ("seats", "edition", "options", "rules"))
    return game_of(facts["game"]).setup(*wanted)
