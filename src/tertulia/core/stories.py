"""What every game's story says in the same way."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from tertulia.core.contract import Message

T = TypeVar("T")


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


def each(numbers: Iterable[tuple[int, int]]) -> tuple[Message, ...]:
    """Players, each with a number: `Ana 7, Bruno 3`."""
    return tuple([Message("player-number", {"seat": seat, "number": number}) for seat, number in numbers])
