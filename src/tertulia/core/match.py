"""A match: one checked `play` around the trusting rules."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from tertulia.core.chance import ChanceSource, Seeded, key_of
from tertulia.core.contract import CHANCE, OVER, Action, Message
from tertulia.core.errors import ChanceError, IllegalAction
from tertulia.core.fields import blanks, copied, look

if TYPE_CHECKING:
    from tertulia.core.game import Game, Setup


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: every score with the named lines that add up to it, the winners, the reason."""

    scores: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]
    tiebreaks: tuple[Mapping[str, int], ...]
    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the history: what happened, by whom, and whose secret it was."""

    actor: int
    owner: int
    action: Action


_actions: dict[tuple[object, ...], Action] = {}


def _shared(action: Action) -> Action:
    """One object for equal actions: thousands of matches remember the same few hundred."""
    key = (action.notation, action.message.id, *action.message.args.values())
    return _actions.setdefault(key, replace(action, weight=None))


class Match:
    """One table of one game. `game.start` makes it; the rules change it, through `play` alone."""

    def __init__(
        self, game: "Game", setup: "Setup", states: Any, chance: ChanceSource | None, begin: Any = None
    ) -> None:
        self.game, self.setup, self.chance = game, setup, chance
        self.states = states
        self._actor = states["actor"]
        self.begin = begin
        """The state where the match began, if that was not the set-up."""
        self.history: list[Event] = []
        self.desks = blanks(game.drive.Desk, 1)
        self._legal, self._weights, self._drawn = (
            self.desks[name][0] for name in ("legal", "weights", "drawn")
        )

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def state(self) -> Any:
        """Everything on the table, as the rules see it."""
        return self.states[0]

    @property
    def actor(self) -> int | None:
        """A seat, CHANCE, or None when the game is over."""
        actor = int(self._actor[0])
        return None if actor == OVER else actor

    def legal(self) -> list[Action]:
        """What can happen now: the actor's actions, or the chance events with their weights."""
        if self.actor is None:
            return []
        notation, edition, s = self.game.notation, self.setup.edition, self._look()
        if self.actor == CHANCE:
            outcomes = enumerate(self._chances().tolist())
            return [notation.event(edition, s, outcome, weight) for outcome, weight in outcomes if weight]
        count = self.game.drive.legal(self.setup.boxes, self.states, self.desks)
        return [notation.action(edition, s, id) for id in self._legal[:count].tolist()]

    def play(self, action: Action | str | int) -> Action:
        """Let it happen, and then whatever chance and the rules settle by themselves."""
        chosen = self._allowed(action)
        self._apply(chosen)
        self.settle()
        return chosen

    def settle(self) -> None:
        """Let the chance source answer until a decision is due. Without a source, chance waits for `play`."""
        while self.chance is not None and self.actor == CHANCE:
            stream = self.game.drive.stream(self.setup.boxes, self.states)
            weights = self._chances()
            outcome = self.chance.draw(stream, int(self._drawn[stream]), weights)
            if not (0 <= outcome < len(weights) and weights[outcome]):
                raise ChanceError(f"the chance source drew {outcome}, of the weights {weights.tolist()}")
            weight = int(weights[outcome])
            self._apply(self.game.notation.event(self.setup.edition, self._look(), outcome, weight))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What someone in that seat sees; None is a spectator, who sees what all see."""
        if seat is not None and not 0 <= seat < self.seats:
            raise IndexError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}, None is a spectator")
        return self.game.views.view(self.setup.edition, self.setup.boxes, self.states, seat)

    def log(self, seat: int | None) -> list[Message]:
        """The history as that seat may read it; when the game is over nothing is masked any more."""
        over = self.actor is None
        return [
            event.action.masked
            if event.action.masked and not over and seat != event.owner
            else event.action.message
            for event in self.history
        ]

    @property
    def outcome(self) -> Outcome | None:
        """None until the game is over."""
        if self.actor is not None:
            return None
        meta = self.game.meta
        lines, ties = meta.score_lines, meta.tiebreaks
        table = np.zeros((self.game.tables.SEATS, len(lines) + len(ties)), np.int32)
        self.game.drive.scores(self.setup.boxes, self.states, table)
        rows = table[: self.seats].tolist()
        ranks = [(sum(row[: len(lines)]), *row[len(lines) :]) for row in rows]
        return Outcome(
            scores=tuple(rank[0] for rank in ranks),
            breakdown=tuple(dict(zip(lines, row, strict=False)) for row in rows),
            tiebreaks=tuple(dict(zip(ties, row[len(lines) :], strict=True)) for row in rows),
            winners=tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks)),
            reason=meta.reasons[self._look().reason],
        )

    def record(self) -> dict[str, Any]:
        """The whole match as JSON-able data; `tertulia.replay` plays it again."""
        from tertulia.core.record import record_of

        return record_of(self)

    def position(self) -> dict[str, Any]:
        """The full position as JSON-able data, secrets included; `game.load` sets it up again."""
        from tertulia.core.position import position_of

        return position_of(self)

    def copy(self) -> "Match":
        """The same match with all its history, to go on with separately."""
        twin = Match(self.game, self.setup, copied(self.states), self.chance, self.begin)
        twin.history = [*self.history]
        twin.desks[:] = self.desks
        return twin

    def imagine(self, seat: int, seed: int | str, memory: bool = True) -> "Match":
        """A match that could be this one for all that seat knows: whatever it cannot know is dealt anew.

        With `memory` a seat knows all that was ever public; without, only what lies on the table now.
        """
        world = copied(self.states)
        rng = np.append(key_of(seed), 0)
        self.game.hidden.redeal(self.setup.box, world[0], seat, rng, memory)
        return Match(self.game, self.setup, world, Seeded(seed), begin=copied(world))

    def _chances(self) -> Any:
        return self._weights[: self.game.drive.chance(self.setup.boxes, self.states, self.desks)]

    def _look(self) -> Any:
        return look(self.game.tables.State, self.states)

    def _allowed(self, wanted: Action | str | int) -> Action:
        legal = self.legal()
        text = " ".join(wanted.split()) if isinstance(wanted, str) else str(wanted)
        for action in legal:
            if action.id == wanted if isinstance(wanted, int) else action.notation == text:
                return action
        raise IllegalAction(wanted, [str(action) for action in legal])

    def _apply(self, action: Action) -> None:
        actor = owner = int(self._actor[0])
        if actor == CHANCE:
            owner = self.game.notation.owner(self._look())
            self._drawn[self.game.drive.stream(self.setup.boxes, self.states)] += 1
        self.game.drive.apply(self.setup.boxes, self.states, action.id)
        self.history.append(Event(actor, owner, _shared(action)))
