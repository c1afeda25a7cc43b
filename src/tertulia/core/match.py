"""A match: one checked `play` around the trusting rules."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
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

    @property
    def shares(self) -> tuple[float, ...]:
        """Of the win: all of it for the only winner, an equal part for each of several."""
        part = 1 / len(self.winners)
        return tuple(part if seat in self.winners else 0.0 for seat in range(len(self.scores)))


class Event(msgspec.Struct, frozen=True, gc=False):
    """One line of the history: what happened, by whom, and whose secret it was."""

    actor: int
    owner: int
    action: Action
    shows: bool
    """Whether a decision showed others something that was hidden from them."""


REMEMBERED = 100_000
_events: dict[tuple[object, ...], Event] = {}


def _shared(actor: int, owner: int, action: Action, shows: bool) -> Event:
    """One object for equal events: thousands of matches remember the same few hundred."""
    message = action.message
    key = (actor, owner, shows, action.id, action.notation, message.id, *message.args.values())
    event = _events.get(key)
    if event is None:
        if len(_events) >= REMEMBERED:
            _events.clear()  # editions of all kinds have gone by
        lasting = msgspec.structs.replace(action, weight=None)
        event = _events.setdefault(key, Event(actor, owner, lasting, shows))
    return event


class _Glance:
    """What has been made of a state so far, for as long as its bytes are these. A field is read when it is
    asked for: a name needs two or three of them."""

    def __init__(self, state: bytes, dtype: Any) -> None:
        self._state, self._records = state, np.frombuffer(state, dtype)
        self._legal: list[Action] | None = None
        self._outcome: Outcome | None = None

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # no field: copying and pickling ask for such names
            raise AttributeError(name)
        value = vars(self)[name] = self._records[name].tolist()[0]
        return value


class Match:
    """One table of one game. `game.start` makes it; the rules change it, through `play` alone."""

    def __init__(
        self,
        game: "Game",
        setup: "Setup",
        states: Any,
        chance: ChanceSource | None,
        begin: Any = None,
        desks: Any = None,
    ) -> None:
        self.game, self.setup, self.chance = game, setup, chance
        self.boxes = setup.boxes.view(np.ndarray)
        self._sit_down(states, blanks(game.drive.Desk, 1) if desks is None else desks)
        self.begin = begin
        """The state where the match began, if that was not the set-up."""
        self.history: list[Event] = []
        self.trail: list[bytes] | None = None
        """From the next event on the states before it and after each, for who wants to see how it goes."""
        self.calm: bytes | None = None
        """The state after the last chance event, if there was one: what happened since was decided."""
        self.decided: list[tuple[int, int]] = []
        """Who did what since then: seats and actions."""
        self._glance: _Glance | None = None

    def _sit_down(self, states: Any, desks: Any) -> None:
        """At this board. Numba takes plain arrays of records ten times faster than record arrays."""
        self.states, self.desks = states.view(np.ndarray), desks.view(np.ndarray)
        self._actor = self.states["actor"]
        self._legal, self._weights, self._drawn = (
            self.desks["legal"][0],
            self.desks["weights"][0],
            self.desks["drawn"][0],
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
        actor: int = self._actor.item()
        return None if actor == OVER else actor

    def legal(self, s: Any = None) -> list[Action]:
        """What can happen now: the actor's actions, or the chance events with their weights.

        Who has had a look at the state may hand it over.
        """
        glance = self._look()
        if glance._legal is None:
            glance._legal = list(self._possible(s or glance))
        return [*glance._legal]

    def play(self, action: Action | str | int) -> Action:
        """Let it happen, and then whatever chance and the rules settle by themselves."""
        s = self._look()
        chosen = self._allowed(action, s)
        self._apply(chosen, s)
        self.settle()
        return chosen

    def settle(self) -> None:
        """Let the chance source answer until a decision is due. Without a source, chance waits for `play`."""
        while self.chance is not None and self.actor == CHANCE:
            stream = self.game.direct.stream(self.boxes, self.states)
            weights = self._chances()
            outcome = self.chance.draw(stream, self._drawn.item(stream), weights)
            weight = weights.item(outcome) if 0 <= outcome < len(weights) else 0
            if not weight:
                raise ChanceError(f"the chance source drew {outcome}, of the weights {weights.tolist()}")
            s = self._look()
            self._apply(self.game.notation.event(self.setup.edition, s, outcome, weight), s)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What someone in that seat sees, as plain data; None is a spectator, who sees what all see."""
        view: dict[str, Any] = msgspec.to_builtins(self.seen(seat))
        return view

    def seen(self, seat: int | None, s: Any = None, common: Any = None) -> Any:
        """The same as the game's `View`. Who asks for several hands over what they have in common."""
        s = s or self.look()
        own = self.own(seat, s)
        common = common or self.common(s)
        return msgspec.structs.replace(common, **own) if own else common

    def look(self) -> Any:
        """Everything on the table as plain numbers: for who asks for several views of it, and not kept."""
        return look(self.game.state_part.State, self.states)

    def faults(self) -> Iterator[str]:
        """What is always true of a position, where it is not."""
        box = look(self.game.edition_part.Box, self.boxes)
        return self.game.state_part.faults(self.setup.edition, box, self.look())

    def common(self, s: Any = None) -> Any:
        """The view of those who see what all see."""
        return self.game.views.common(self.setup.edition, self.boxes, self.states, s or self.look())

    def own(self, seat: int | None, s: Any = None) -> dict[str, Any]:
        """The fields of a view that only that seat sees."""
        if seat is None:
            return {}
        if not 0 <= seat < self.seats:
            raise IndexError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}, None is a spectator")
        return self.game.views.own(self.setup.edition, s or self._look(), seat)

    def way(self, seat: int | None, past: list[tuple[Any, Any]] | None = None) -> list[Any]:
        """What that seat saw on the way here: before the trail, and after each event of it but the last."""
        return [self.seen(seat, *there) for there in (self.past() if past is None else past)]

    def past(self) -> list[tuple[Any, Any]]:
        """Looks at these states, each with what all saw of it: for who asks for several ways."""
        past = []
        for state in (self.trail or [])[:-1]:
            records = np.frombuffer(bytearray(state), self.states.dtype)
            s = look(self.game.state_part.State, records)
            past.append((s, self.game.views.common(self.setup.edition, self.boxes, records, s)))
        return past

    @property
    def lately(self) -> int:
        """How many events the trail tells of."""
        return max(0, len(self.trail or []) - 1)

    def log(self, seat: int | None, since: int = 0) -> list[Message]:
        """The history from line `since` on as that seat may read it; at the end nothing is masked."""
        over = self.actor is None
        return [
            event.action.masked
            if event.action.masked and not over and seat != event.owner
            else event.action.message
            for event in self.history[since:]
        ]

    @property
    def outcome(self) -> Outcome | None:
        """None until the game is over."""
        if self.actor is not None:
            return None
        glance = self._look()
        if glance._outcome is None:
            glance._outcome = self._ended()
        return glance._outcome

    def _ended(self) -> Outcome:
        from tertulia.core.winners import shares, totals  # wait for native code, which an import must not

        meta, sheet = self.game.meta, self.sheet()
        lines, ties, rows = meta.score_lines, meta.tiebreaks, sheet.tolist()
        won = shares(sheet[None], len(lines))[0]
        return Outcome(
            scores=tuple(totals(sheet, len(lines)).tolist()),
            breakdown=tuple(dict(zip(lines, row, strict=False)) for row in rows),
            tiebreaks=tuple(dict(zip(ties, row[len(lines) :], strict=True)) for row in rows),
            winners=tuple(np.flatnonzero(won).tolist()),
            reason=meta.reasons[self._look().reason],
        )

    def sheet(self) -> Any:
        """The scores as if the game ended now: by seat the lines of its score, then the tie-breaks."""
        sheet = self.game.sheet()
        self.game.drive.scores(self.boxes, self.states, sheet)
        return sheet[: self.seats]

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
        twin = Match.__new__(Match)
        vars(twin).update(vars(self))
        twin._sit_down(copied(self.states), copied(self.desks))
        twin.history, twin.decided, twin.trail = [*self.history], [*self.decided], None
        return twin

    def imagine(self, seat: int, seed: int | str, memory: bool = True) -> "Match":
        """A match that could be this one for all that seat knows: whatever it cannot know is dealt anew.

        With `memory` a seat knows all that was ever public, also what was decided since the last chance
        event; without, only what lies on the table now.
        """
        world = copied(self.states)
        rng = np.append(key_of(seed), 0)
        self.game.hidden.redeal(self.setup.box, world[0], seat, rng, memory)
        twin = Match(self.game, self.setup, world, Seeded(seed), begin=copied(world))
        if memory and self.calm is not None and self._actor[0] >= 0:
            past = np.frombuffer(bytearray(self.calm), self.states.dtype).view(np.recarray)
            self.game.hidden.rewind(past[0], world[0])
            twin.calm, twin.decided = past.tobytes(), [*self.decided]
        return twin

    def _chances(self) -> Any:
        return self._weights[: self.game.direct.chance(self.boxes, self.states, self.desks)]

    def _look(self) -> _Glance:
        """The state is read once, however often somebody asks what it says."""
        state = self.states.tobytes()
        if self._glance is None or self._glance._state != state:
            self._glance = _Glance(state, self.states.dtype)
        return self._glance

    def _possible(self, s: Any) -> Iterator[Action]:
        """One after the other: who looks for one need not name them all."""
        if self.actor is None:
            return
        notation, edition = self.game.notation, self.setup.edition
        if self.actor == CHANCE:
            for outcome, weight in enumerate(self._chances().tolist()):
                if weight:
                    yield notation.event(edition, s, outcome, weight)
            return
        count = self.game.direct.legal(self.boxes, self.states, self.desks)
        for id in self._legal[:count].tolist():
            yield notation.action(edition, s, id)

    def _allowed(self, wanted: Action | str | int, s: _Glance) -> Action:
        text = " ".join(wanted.split()) if isinstance(wanted, str) else str(wanted)
        for action in s._legal or self._possible(s):
            if action.id == wanted if isinstance(wanted, int) else action.notation == text:
                return action
        raise IllegalAction(wanted, [str(action) for action in self.legal()])

    def _apply(self, action: Action, s: _Glance) -> None:
        actor = owner = self._actor.item()
        if actor == CHANCE:
            owner, shows = self.game.notation.owner(s), False
            self._drawn[self.game.direct.stream(self.boxes, self.states)] += 1
        else:
            shows = self.game.hidden.shows(s, action.id)
        if self.trail == []:
            self.trail.append(self.states.tobytes())
        self.game.direct.apply(self.boxes, self.states, action.id)
        if actor == CHANCE:
            self.calm, self.decided = self.states.tobytes(), []
        else:
            self.decided.append((actor, action.id))
        self.history.append(_shared(actor, owner, action, shows))
        if self.trail is not None:
            self.trail.append(self.states.tobytes())
