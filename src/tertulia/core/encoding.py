"""What observations are made of: parts, each some numbers with a name, a range and a meaning."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int16]
KIND = np.int16
MOST = int(np.iinfo(KIND).max)
"""The highest number that an observation can tell; for counts that no rule limits."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some neighbouring numbers of one meaning."""

    name: str
    length: int
    low: int
    high: int
    meaning: str


def size(fields: tuple[Part, ...]) -> int:
    return sum(part.length for part in fields)


def bounds(fields: tuple[Part, ...]) -> tuple[Numbers, Numbers]:
    """The lowest and the highest that each number can be."""
    lengths = [part.length for part in fields]
    low, high = ([part.low for part in fields], [part.high for part in fields])
    return np.repeat(np.array(low, KIND), lengths), np.repeat(np.array(high, KIND), lengths)


def places(fields: tuple[Part, ...]) -> Iterator[tuple[Part, slice]]:
    """Each part, and where it stands in an observation."""
    start = 0
    for part in fields:
        yield part, slice(start, start + part.length)
        start += part.length


def described(fields: tuple[Part, ...]) -> str:
    """The parts of an observation as a table for the docs."""
    rows = [
        f"| {where.start} | `{part.name}` | {part.length} | {part.low} to {part.high} | {part.meaning} |"
        for part, where in places(fields)
    ]
    return "\n".join(["| from | part | numbers | range | meaning |", "|---|---|---|---|---|", *rows])
