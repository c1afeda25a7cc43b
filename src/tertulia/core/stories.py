"""What every game's story says in the same way."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeVar

from tertulia.core.contract import Message

if TYPE_CHECKING:
    from tertulia.core.game import Game

T = TypeVar("T")


def followed(game: "Game", views: Iterable[Any]) -> list[list[Message]]:
    """What followed by itself from each event between these views."""
    return [game.stories.changes(*two) for two in pairwise(views)]


def added(before: Sequence[T], after: Iterable[T]) -> list[T]:
    """What there is now and was not before; of equal things, so many."""
    left, new = list(before), []
    for thing in after:
        if thing in left:
            left.remove(thing)
        else:
            new.append(thing)
    return new


def player(seat: int) -> Message:
    """The name of who sits there."""
    return Message("player-name", {"seat": seat})


def players(seats: Iterable[int]) -> tuple[Message, ...]:
    return tuple([player(seat) for seat in seats])


def finished(game: str, reason: str) -> Message:
    """What won, and why the game is over."""
    return Message(f"{game}-table-goal-over", {"reason": Message(f"{game}-reason-{reason}", {})})


def each(numbers: Iterable[tuple[int, int]]) -> tuple[Message, ...]:
    """Players, each with a number: `Ana 7, Bruno 3`."""
    return tuple([Message("player-number", {"seat": seat, "number": number}) for seat, number in numbers])
