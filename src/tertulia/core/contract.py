"""What all games speak of: the constants, the card of a game, actions and messages."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
import numpy as np
import numpy.typing as npt

CHANCE = -1
"""The actor when the next event is a card, a crate, a die."""
OVER = -2
"""The actor when the game has ended."""
NOBODY = -1
"""No seat, no kind, no good: the empty value of a field that names one."""
UNIFORM = -1
"""Instead of an amount of noise: any action, all equally likely."""

Counts = npt.NDArray[np.integer[Any]]
Grid = npt.NDArray[np.int32]


Actor = int | Literal["chance"] | None
"""The actor as views name it: a seat, "chance", or None when the game is over."""


def shown_actor(s: Any) -> Actor:
    if s.actor == CHANCE:
        return "chance"
    return None if s.actor == OVER else int(s.actor)


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
    year: int | None
    """None: it has always been there."""
    min_seats: int
    max_seats: int
    edition: str
    rules_version: int
    options: Mapping[str, Option]
    reasons: tuple[str, ...]
    score_lines: tuple[str, ...]
    tiebreaks: tuple[str, ...] = ()

    @property
    def printed(self) -> str:
        """Where and when: `Tilsit 2005`."""
        return self.publisher if self.year is None else f"{self.publisher} {self.year}"


class Message(msgspec.Struct, frozen=True, gc=False):
    """A sentence in every language: the id of a Fluent message and its arguments.

    An argument is a word or a number; a message, which is said first; or several of these, which are said
    with commas between them; an empty list is `nothing`. `seat` and `other_seat` are said as `player` and
    `other_player`, the names of those who sit there; `card` and `crate` are things in notation.
    """

    id: str
    args: "Mapping[str, Arg]"


Arg = str | int | Message | tuple[str | int | Message, ...]
Line = list[Message]
"""A line of a table in words: the first message, and notes to it, each below it."""


class Action(msgspec.Struct, frozen=True, gc=False):
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

    @property
    def words(self) -> Mapping[str, str | int]:
        """What it speaks of: no action speaks of more than words and numbers."""
        return self.message.args  # type: ignore[return-value]  # cast() takes longer than the rest
