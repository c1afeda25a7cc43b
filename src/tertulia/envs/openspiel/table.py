"""A match as OpenSpiel's algorithms use one: copied often, asked little, and serialized as its record."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from tertulia.core.contract import CHANCE, NOBODY, OVER
from tertulia.core.fields import blanks, copied
from tertulia.core.game import Game, Setup
from tertulia.core.match import Match
from tertulia.core.record import follow, parse, replay
from tertulia.envs.table import direct
from tertulia.games import game as game_of

Event = tuple[int, int, int]
"""Who acted (a seat or CHANCE), whose secret it was (a seat or NOBODY), and the id."""


@dataclass(frozen=True, slots=True)
class Native:
    """The rules as native code that is called without a look at the types of its arguments."""

    apply: Callable[..., Any]
    legal: Callable[..., int]
    chance: Callable[..., int]
    desk: Any


@cache
def native_of(game: Game) -> Native:
    boxes, states, desks = (
        blanks(table, 1).view(np.ndarray)
        for table in (game.edition_part.Box, game.state_part.State, game.drive.Desk)
    )
    drive = game.drive
    return Native(
        direct(drive.apply, boxes, states, 0),
        direct(drive.legal, boxes, states, desks),
        direct(drive.chance, boxes, states, desks),
        desks.dtype,
    )


class Table:
    """The state and all events since the beginning. A copy is one memory copy; a pickle is the record."""

    __slots__ = ("_actor", "begin", "boxes", "desks", "events", "game", "native", "record", "setup", "states")

    def __init__(self, game: Game, setup: Setup, states: Any, begin: Any, events: Iterable[Event]) -> None:
        self.game, self.setup, self.begin = game, setup, begin
        self.native = native_of(game)
        self.boxes, self.states = setup.boxes.view(np.ndarray), states.view(np.ndarray)
        self.desks = np.zeros(1, self.native.desk)
        self.record, self._actor = states.view(np.recarray)[0], memoryview(self.states["actor"])
        self.events = list(events)

    @classmethod
    def of(cls, match: Match) -> "Table":
        events = ((event.actor, _secret(event), event.action.id) for event in match.history)
        return cls(match.game, match.setup, copied(match.states), match.begin, events)

    def copy(self) -> "Table":
        return Table(self.game, self.setup, copied(self.states), self.begin, self.events)

    def __deepcopy__(self, memo: Any) -> "Table":
        return self.copy()

    def __reduce__(self) -> Any:
        return restored, (self.text(),)

    def text(self) -> str:
        """The record of the match, as `tertulia replay` reads it."""
        return json.dumps(self.match().record())

    def match(self) -> Match:
        """The same with its history in words."""
        match = self.opening()
        follow(match, [id for _, _, id in self.events])
        return match

    def opening(self) -> Match:
        """The match before its first event."""
        if self.begin is not None:
            return Match(self.game, self.setup, copied(self.begin), None, begin=self.begin)
        match = Match(self.game, self.setup, blanks(self.game.state_part.State, 1), None)
        self.game.drive.setup(match.boxes, match.states, self.setup.seats)
        return match

    def again(self) -> "Table":
        """The same before the first event."""
        return Table.of(self.opening())

    @property
    def actor(self) -> int:
        actor: int = self._actor[0]
        return actor

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def legal(self) -> list[int]:
        """What the actor may do, ascending."""
        count = self.native.legal(self.boxes, self.states, self.desks)
        return sorted(self.desks["legal"][0, :count].tolist())

    def weights(self) -> list[int]:
        """In how many equally likely ways each chance event can happen."""
        count = self.native.chance(self.boxes, self.states, self.desks)
        found: list[int] = self.desks["weights"][0, :count].tolist()
        return found

    def apply(self, id: int) -> None:
        """Let it happen; it must be allowed."""
        actor = self.actor
        owner = self.game.notation.owner(self.record) if actor == CHANCE else NOBODY
        self.native.apply(self.boxes, self.states, id)
        self.events.append((actor, owner, id))

    def allows(self, id: int) -> bool:
        if self.actor == CHANCE:
            weights = self.weights()
            return id < len(weights) and weights[id] > 0
        return not self.over and id in self.legal()

    def seen(self, seat: int | None) -> str:
        """All events so far as that seat knows them, with a perfect memory: `?` is another's secret."""
        return " ".join(
            f"{'c' if actor == CHANCE else actor}:{'?' if owner not in (NOBODY, seat) else id}"
            for actor, owner, id in self.events
        )


def restored(record: str) -> Table:
    """The table of a record."""
    found = parse(record)
    return Table.of(replay(game_of(found.game), found, chance=None))


def _secret(event: Any) -> int:
    return int(event.owner) if event.actor == CHANCE else NOBODY
