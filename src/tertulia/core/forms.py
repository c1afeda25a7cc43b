"""How a field of numbers is written for people, and read back: the alphabet of positions.

Forms are plain Python over numbers and lists: browsers run them as JavaScript.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from tertulia.core.errors import PositionError

Labels = Callable[[Any, int], Sequence[str]]
"""(edition, seat) -> what the counted things are called."""


@runtime_checkable
class Form(Protocol):
    def write(self, edition: Any, value: Any) -> Any:
        """A number, or lists of them in the shape of the field, as data for people."""

    def read(self, edition: Any, text: Any, shape: list[int]) -> Any:
        """Such data as numbers in that shape."""


class Numbers:
    """Plain numbers, nested as the field is."""

    def write(self, edition: Any, value: Any) -> Any:
        return value

    def read(self, edition: Any, text: Any, shape: list[int]) -> Any:
        if not _are_numbers(text, shape):
            raise PositionError(f"expected whole numbers in the shape {shape}, got {text!r}")
        return text


def _are_numbers(text: Any, shape: list[int]) -> bool:
    if not shape:
        return isinstance(text, int) and not isinstance(text, bool)
    size, *inner = shape
    return isinstance(text, list) and len(text) == size and all(_are_numbers(part, inner) for part in text)


class Names:
    """Numbers from `first` up, each by its name; None stands for nothing."""

    def __init__(self, *names: str | int | None, first: int = 0) -> None:
        self.names, self.first = names, first

    def write(self, edition: Any, value: Any) -> Any:
        if isinstance(value, list):
            return [self.write(edition, part) for part in value]
        return self.names[value - self.first]

    def read(self, edition: Any, text: Any, shape: list[int]) -> Any:
        if shape:
            size, *inner = shape
            if not isinstance(text, list) or len(text) != size:
                raise PositionError(f"expected a list of {size} names, got {text!r}")
            return [self.read(edition, part, inner) for part in text]
        if text not in self.names:
            raise PositionError(f"{text!r} is none of {', '.join([str(name) for name in self.names])}")
        return self.first + self.names.index(text)


class Multiset:
    """Counts along the last axis, as a sorted list of labels; `per_seat` if the first axis is seats."""

    def __init__(self, labels: Labels, per_seat: bool = True) -> None:
        self.labels, self.per_seat = labels, per_seat

    def write(self, edition: Any, value: Any) -> Any:
        return self.listed(edition, value, 0, self.per_seat)

    def listed(self, edition: Any, value: Any, seat: int, by_seat: bool) -> Any:
        if isinstance(value[0], list):
            return [
                self.listed(edition, part, place if by_seat else seat, False)
                for place, part in enumerate(value)
            ]
        labels = self.labels(edition, seat)
        return [label for label, count in zip(labels, value, strict=False) for _ in range(count)]

    def read(self, edition: Any, text: Any, shape: list[int]) -> Any:
        return self.counted(edition, text, shape, 0, self.per_seat)

    def counted(self, edition: Any, text: Any, shape: list[int], seat: int, by_seat: bool) -> Any:
        size, *inner = shape
        if not isinstance(text, list):
            raise PositionError(f"expected a list, got {text!r}")
        if inner:
            if len(text) != size:
                raise PositionError(f"expected {size} lists, got {len(text)}")
            return [
                self.counted(edition, part, inner, place if by_seat else seat, False)
                for place, part in enumerate(text)
            ]
        labels = self.labels(edition, seat)
        for label in text:
            if label not in labels:
                raise PositionError(f"{label!r} is none of {', '.join(labels)}")
        return [text.count(label) for label in labels] + [0 for _ in range(size - len(labels))]


NUMBERS = Numbers()
ACTOR = Names("over", "chance", *range(8), first=-2)
SEAT = Names(None, *range(8), first=-1)
