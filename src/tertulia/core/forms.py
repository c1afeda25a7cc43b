"""How a field of numbers is written for people, and read back: the alphabet of positions."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

from tertulia.core.errors import PositionError

Labels = Callable[[Any, int], Sequence[str]]
"""(edition, seat) -> what the counted things are called."""


class Form(Protocol):
    def write(self, edition: Any, value: Any) -> Any: ...

    def read(self, edition: Any, text: Any, into: Any) -> Any: ...


class Numbers:
    """Plain numbers, nested as the field is."""

    def write(self, edition: Any, value: Any) -> Any:
        return np.asarray(value).tolist()

    def read(self, edition: Any, text: Any, into: Any) -> Any:
        try:
            array = np.asarray(text)
        except ValueError:  # lists of unequal length
            array = np.empty(0)
        if array.shape != np.shape(into) or array.dtype.kind not in "iu":
            raise PositionError(f"expected whole numbers in the shape {np.shape(into)}, got {text!r}")
        info = np.iinfo(np.asarray(into).dtype)
        if array.size and (array.min() < info.min or array.max() > info.max):
            raise PositionError(f"a number outside {info.min} to {info.max}: {text!r}")
        return array


class Names:
    """Numbers from `first` up, each by its name; None stands for nothing."""

    def __init__(self, *names: str | int | None, first: int = 0) -> None:
        self.names, self.first = names, first

    def write(self, edition: Any, value: Any) -> Any:
        if np.ndim(value):
            return [self.write(edition, part) for part in value]
        return self.names[int(value) - self.first]

    def read(self, edition: Any, text: Any, into: Any) -> Any:
        if np.ndim(into):
            if not isinstance(text, list) or len(text) != len(into):
                raise PositionError(f"expected a list of {len(into)} names, got {text!r}")
            return [self.read(edition, part, place) for part, place in zip(text, into, strict=True)]
        if text not in self.names:
            raise PositionError(f"{text!r} is none of {', '.join(map(str, self.names))}")
        return self.first + self.names.index(text)


class Multiset:
    """Counts along the last axis, as a sorted list of labels; `per_seat` if the first axis is seats."""

    def __init__(self, labels: Labels, per_seat: bool = True) -> None:
        self.labels, self.per_seat = labels, per_seat

    def write(self, edition: Any, value: Any) -> Any:
        return self._nest(np.asarray(value), lambda counts, seat: self._list(edition, counts, seat), 0)

    def _nest(self, value: Any, leaf: Callable[[Any, int], Any], seat: int, depth: int = 0) -> Any:
        if value.ndim == 1:
            return leaf(value, seat)
        return [
            self._nest(part, leaf, index if self.per_seat and depth == 0 else seat, depth + 1)
            for index, part in enumerate(value)
        ]

    def _list(self, edition: Any, counts: Any, seat: int) -> list[str]:
        labels = self.labels(edition, seat)
        return [label for label, count in zip(labels, counts, strict=False) for _ in range(int(count))]

    def read(self, edition: Any, text: Any, into: Any, seat: int = 0, depth: int = 0) -> Any:
        counts = np.zeros_like(into)
        if not isinstance(text, list):
            raise PositionError(f"expected a list, got {text!r}")
        if counts.ndim == 1:
            labels = list(self.labels(edition, seat))
            for label in text:
                if label not in labels:
                    raise PositionError(f"{label!r} is none of {', '.join(labels)}")
                counts[labels.index(label)] += 1
            return counts
        if len(text) != len(counts):
            raise PositionError(f"expected {len(counts)} lists, got {len(text)}")
        for index, part in enumerate(text):
            place = index if self.per_seat and depth == 0 else seat
            counts[index] = self.read(edition, part, counts[index], place, depth + 1)
        return counts


NUMBERS = Numbers()
ACTOR = Names("over", "chance", *range(8), first=-2)
SEAT = Names(None, *range(8), first=-1)
