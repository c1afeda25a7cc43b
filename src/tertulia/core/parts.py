"""The parts of a game: modules of its package, each with the same names in every game.

Every game has `meta`, `edition`, `state`, `rules`, `actions`, `hidden` and `view`. The other parts are
optional, and `WITHOUT` says what cannot be done without them.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from tertulia.core.contract import Action, Counts, Grid, Line, Message, Meta
from tertulia.core.encoding import Part
from tertulia.core.reasons import Reason
from tertulia.core.study import Factor

WITHOUT = {
    "story": "neither the terminal nor the pages can say how its table stands",
    "heuristics": "easy and medium cannot play it, and nobody can tell luck from skill",
    "reasons": "hints come without a reason",
    "encoding": "it has no environments, no batches and no champion",
    "slow_actions": "a GPU takes all its actions to be equally quick",
    "openspiel": "OpenSpiel cannot load it",
    "study": "it cannot be studied",
}


STAND_INS = {
    "heuristics": "tertulia.core.stand_ins.heuristics",
    "slow_actions": "tertulia.core.stand_ins.slow_actions",
}
"""What templates are bound to where a game lacks that part."""


class MetaModule(Protocol):
    """meta.py: the card of the game."""

    META: Meta


class EditionModule(Protocol):
    """edition.py: an edition file, checked and packed."""

    Edition: type[Any]
    Box: type[Any]

    def faults(self, edition: Any) -> Iterator[tuple[tuple[str, ...], str]]: ...

    def pack(self, edition: Any, options: Mapping[str, bool], box: Any) -> None: ...


class StateModule(Protocol):
    """state.py: the fields, and what is always true of them."""

    State: type[Any]
    SEATS: int
    FIRST: int
    """The phase in which it is drawn who begins."""

    def faults(self, edition: Any, box: Any, s: Any) -> Iterator[str]:
        """What is always true of a position, where it is not; box and state are numbers and lists."""


class Rules(Protocol):
    """rules.py: functions over the Box and the State, compiled or plain."""

    __name__: str
    ACTIONS: int
    OUTCOMES: int
    STREAMS: int

    def setup(self, box: Any, s: Any, seats: int) -> None: ...

    def legal(self, box: Any, s: Any, out: Counts) -> int: ...

    def chance(self, box: Any, s: Any, weights: Counts) -> int: ...

    def stream(self, box: Any, s: Any) -> int: ...

    def apply(self, box: Any, s: Any, action: int) -> None: ...

    def scores(self, box: Any, s: Any, out: Grid) -> None: ...


class Notation(Protocol):
    """actions.py: what an id means, in notation and as a message; `s` is a look at the state."""

    def action(self, edition: Any, s: Any, id: int) -> Action: ...

    def event(self, edition: Any, s: Any, outcome: int, weight: int) -> Action: ...

    def owner(self, s: Any) -> int: ...


class Hidden(Protocol):
    """hidden.py: what a seat cannot know, dealt anew or shown; for `shows`, `s` is a look at the state.

    It may also have `DECLINES`, ids of actions: where one of them is legal, everybody is asked so that nobody
    can tell who has a choice, and it is the answer of those who have none.
    """

    def redeal(self, box: Any, s: Any, seat: int, rng: Any, memory: bool = True) -> None: ...

    def rewind(self, past: Any, now: Any) -> None: ...

    def shows(self, s: Any, action: int) -> bool: ...


class Views(Protocol):
    """view.py: the only door through which anything leaves. `s` is a look at the state."""

    View: type[Any]
    """What is seen, with names and types: a frozen Struct."""

    def common(self, edition: Any, boxes: Any, states: Any, s: Any) -> Any: ...

    def own(self, edition: Any, s: Any, seat: int) -> dict[str, Any]: ...


class Stories(Protocol):
    """story.py: a view in words, and what has changed from one view to the next, as messages.

    No rule is in here: whatever a message says is in the views.
    """

    def table(self, view: Any) -> list[Line]:
        """What all see, line by line. A message whose id begins with `KEY-table-goal` says how the game is
        won and how far its end is; the pages show it all the time."""
        ...

    def own(self, view: Any) -> list[Line]:
        """What only the one sees whose view it is."""
        ...

    def standing(self, view: Any, seat: int) -> Message:
        """What a seat has now, in a few words."""
        ...

    def changes(self, before: Any, after: Any) -> list[Message]:
        """What followed from one event by itself, as far as the event's own message does not say it.

        The views are those that everybody sees.
        """
        ...


class Heuristics(Protocol):
    """heuristics.py: rules of thumb, for levels that rate actions and for the playouts of a search.

    They look at nothing that the actor may not know. They run inside playouts millions of times a second, so
    they are native, allocate nothing, and rate an action mostly by looking it up in the notes.
    """

    WEIGHTS: Sequence[str]
    """The columns of a style."""
    STYLES: Mapping[str, Sequence[int]]
    """Personalities, each a row of weights."""
    DEFAULT: str
    """The personality of plain `easy` and `medium`."""
    MASTER: Sequence[int]
    """The weights of `hard`, for its first ideas and its playouts."""
    NEAR_SIGHTED: Mapping[str, int]
    """Weights of somebody who sees only what is at hand, instead of their personality's: so plays `easy`."""
    NOISE: Mapping[str, int]
    """By how many hundredths of a point the levels err where a point is worth what it is at the beginning."""
    NOTES: int
    """How many numbers are noted. Notes belong to one box, and may keep what holds at the next decision."""
    SPREAD: int
    """A difference of so many points is a clear one."""
    OPEN_CHANCE: bool
    """Whether everybody sees what chance does."""
    SEARCH: Mapping[str, float]
    """Settings of the search, by the names of its `Plan`."""
    PLAYOUTS: float
    """How much a playout by these rules counts beside what a network expects, from 0 to 1."""

    def stage(self, s: Any) -> int:
        """The part of the game that this is: a search may look some stages ahead only."""
        ...

    def unit(self, s: Any) -> int:
        """How much is at stake now against the beginning: levels err by so many times their noise."""
        ...

    def size_up(self, box: Any, s: Any, style: Counts, notes: Counts) -> None:
        """What all ratings of one decision have in common, written once into the notes."""

    def shortlist(self, box: Any, s: Any, notes: Counts, legal: Counts, count: int) -> int:
        """Put first in `legal` what somebody sensible would think of, also the best rated action; how many.
        All others stay in it, behind these."""
        ...

    def rate(self, box: Any, s: Any, style: Counts, notes: Counts, action: int) -> int:
        """How much the actor likes a legal action, in hundredths of a point."""
        ...


class Reasons(Protocol):
    """reasons.py: why an action may be good, in the words of the game.

    Reasons compare what the seat sees before and after the action, which the rules make. No rule is told
    again here, and nothing that the seat may not see can get into a reason.
    """

    REASONS: Mapping[str, Reason]
    """The most telling first. Each gives the arguments of its sentence, which is the Fluent message
    `GAME-why-NAME`, or None where it is not true."""


class Encoding(Protocol):
    """encoding.py: observations, which are what a seat knows as numbers.

    Seats are told as seen from the observer: itself first, then the others in the order of turns; seats that
    nobody has are zeros, so that a game has one size for every number of players. A seat knows all that it
    ever saw (C30), as `redeal` with a memory does. What is printed in the box is the same in every game of an
    edition and not told.
    """

    FIELDS: tuple[Part, ...]
    """The parts of an observation, in their order."""
    SIZE: int
    """How many numbers they are together."""

    def observe(self, box: Any, s: Any, seat: int, out: Counts) -> None:
        """Write them for a seat, which may be any, whoever's decision it is. It is written like a rule:
        it allocates nothing, and runs natively and on a GPU."""


class SlowActions(Protocol):
    """slow_actions.py: actions that take much longer than others.

    On a GPU threads go in step, and all wait for the slowest: there such actions are put off and then happen
    together. What happens does not depend on the answer; that is for the rules alone.
    """

    def slow(self, box: Any, s: Any, action: int) -> bool:
        """Whether what follows from this action is far more work than is usual."""
        ...


class Told(Protocol):
    """A match as OpenSpiel's algorithms use one: the state and all events since the beginning."""

    setup: Any
    record: Any
    """The state."""
    events: list[tuple[int, int, int]]
    """Who acted (a seat or CHANCE), whose secret it was (a seat or NOBODY), and the id."""

    def again(self) -> "Told":
        """The same before the first event."""
        ...

    def apply(self, id: int) -> None: ...

    def allows(self, id: int) -> bool: ...


class OpenSpiel(Protocol):
    """openspiel.py: what OpenSpiel wants to know of a game that nobody else asks."""

    SECRETS: bool
    """Whether anything is hidden."""

    def longest(self, setup: Any) -> tuple[int, int]:
        """Decisions and chance events of a game at most."""
        ...

    def scores(self, setup: Any) -> tuple[float, float]:
        """The lowest and the highest possible."""
        ...

    def retold(self, table: Told, seat: int, rng: random.Random) -> list[int]:
        """Events that the seat cannot tell from those of the table."""
        ...


class Study(Protocol):
    """study.py: what is counted in a study."""

    FACTORS: tuple[Factor, ...]
    """What may decide a game."""
    LENGTH: str
    """What its length is told in, beside decisions."""

    def count(self, box: Any, before: Any, s: Any, event: int, counts: Grid) -> None:
        """After an event, add to the counts by seat and factor."""

    def length(self, s: Any) -> int:
        """The length of a game that is over."""
        ...
