"""How numbers get into an observation: each function writes some from `at` on, and says where the next go."""

from typing import Any

from tertulia.core import eights
from tertulia.core.contract import Counts
from tertulia.core.engine import quicker, rule


@rule
def blank(out: Counts) -> None:
    """Whatever is not written is 0."""
    for place in range(len(out)):
        out[place] = 0


@rule
def number(out: Counts, at: int, value: int) -> int:
    out[at] = value
    return at + 1


@rule
def few(out: Counts, at: int, values: Counts) -> int:
    """Fewer than eight numbers."""
    room = out[at : at + len(values)]  # a view whose indices need no check for being below 0: half the time
    for place in range(len(values)):
        room[place] = values[place]
    return at + len(values)


@quicker(eights.row)
def row(out: Counts, at: int, values: Counts) -> int:
    """Eight numbers or more."""
    room = out[at : at + len(values)]
    for place in range(len(values)):
        room[place] = values[place]
    return at + len(values)


@quicker(eights.row_of)
def row_of(out: Counts, at: int, some: Counts, more: Counts, less: Counts) -> int:
    """What is in two heaps together, without what is in the third."""
    room = out[at : at + len(some)]
    for place in range(len(some)):
        room[place] = int(some[place]) + int(more[place]) - int(less[place])
    return at + len(some)


@rule
def one_of(out: Counts, at: int, length: int, value: int) -> int:
    """A 1 for the value and a 0 for all others; below 0, as NOBODY is, all are 0."""
    out[at + max(0, int(value))] = value >= 0  # a branch that nobody can predict would cost more
    return at + length


@rule
def seat_seen(s: Any, seat: int, place: int) -> int:
    """Who sits `place` seats after the observer, in the order of turns."""
    other = int(seat) + place
    return other if other < s.seats else other - int(s.seats)


@rule
def place_seen(s: Any, seat: int, other: int) -> int:
    """How many seats after the observer another sits; below 0, as NOBODY and CHANCE are, stays so."""
    if other < 0 or other >= seat:
        return int(other) - int(seat) if other >= 0 else int(other)
    return int(other) - int(seat) + int(s.seats)
