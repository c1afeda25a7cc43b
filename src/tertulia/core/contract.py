"""What a game is: the constants, the declarations and the functions that its modules give."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

CHANCE = -1
"""The actor when the next event is a card, a crate, a die."""
OVER = -2
"""The actor when the game has ended."""
NOBODY = -1
"""No seat, no kind, no good: the empty value of a field that names one."""

Counts = npt.NDArray[np.integer[Any]]
Table = npt.NDArray[np.int32]


def shown_actor(s: Any) -> int | str | None:
    """The actor as views name it: a seat, "chance", or None when the game is over."""
    return {CHANCE: "chance", OVER: None}.get(int(s.actor), int(s.actor))


@dataclass(frozen=True, slots=True)
class Option:
    """A variant of the rules that a table may switch."""

    default: bool
    meaning: str


@dataclass(frozen=True, slots=True)
class Meta:
    """The card of a game: what can be said of it without reading its rules."""

    key: str
    title: str
    author: str
    publisher: str
    year: int
    min_seats: int
    max_seats: int
    edition: str
    rules_version: int
    options: Mapping[str, Option]
    reasons: tuple[str, ...]
    score_lines: tuple[str, ...]
    tiebreaks: tuple[str, ...] = ()


class Message(msgspec.Struct, frozen=True):
    """A sentence in every language: the id of a Fluent message and its arguments."""

    id: str
    args: Mapping[str, str | int]


class Action(msgspec.Struct, frozen=True):
    """One thing that can happen next: a player's action or a chance event. Its text is its notation."""

    id: int
    notation: str
    message: Message
    masked: Message | None = None
    """What those read who may not know the message; None: everybody may."""
    weight: int | None = None
    """Of a chance event: how many equally likely ways lead to it."""

    def __str__(self) -> str:
        return self.notation


class Rules(Protocol):
    """The rules of one game: functions over its Box and State, compiled or plain."""

    __name__: str
    ACTIONS: int
    OUTCOMES: int
    STREAMS: int

    def setup(self, box: Any, s: Any, seats: int) -> None: ...

    def legal(self, box: Any, s: Any, out: Counts) -> int: ...

    def chance(self, box: Any, s: Any, weights: Counts) -> int: ...

    def stream(self, box: Any, s: Any) -> int: ...

    def apply(self, box: Any, s: Any, action: int) -> None: ...

    def scores(self, box: Any, s: Any, out: Table) -> None: ...


class Notation(Protocol):
    """actions.py: what an id means, in notation and as a message; `s` is a look at the state."""

    def action(self, edition: Any, s: Any, id: int) -> Action: ...

    def event(self, edition: Any, s: Any, outcome: int, weight: int) -> Action: ...

    def owner(self, s: Any) -> int: ...


class Views(Protocol):
    """view.py: the only door through which anything leaves. `s` is a look at the state."""

    def common(self, edition: Any, boxes: Any, states: Any, s: Any) -> dict[str, Any]: ...

    def own(self, edition: Any, s: Any, seat: int) -> dict[str, Any]: ...


class Hidden(Protocol):
    """hidden.py: what a seat cannot know, dealt anew or shown; for `shows`, `s` is a look at the state."""

    def redeal(self, box: Any, s: Any, seat: int, rng: Any, memory: bool = True) -> None: ...

    def rewind(self, past: Any, now: Any) -> None: ...

    def shows(self, s: Any, action: int) -> bool: ...


class BoxModule(Protocol):
    """box.py: an edition file, checked and packed."""

    Edition: type[Any]
    Box: type[Any]

    def faults(self, edition: Any) -> Iterator[tuple[tuple[str, ...], str]]: ...

    def pack(self, edition: Any, options: Mapping[str, bool], box: Any) -> None: ...


class StateModule(Protocol):
    """state.py: the fields, and what is always true of them."""

    State: type[Any]
    SEATS: int

    def faults(self, edition: Any, box: Any, s: Any) -> Iterator[str]: ...
