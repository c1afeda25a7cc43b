"""Observations: what a seat knows, as numbers. One module per game with the same names.

- `FIELDS`: the parts of an observation, in their order; `SIZE`: how many numbers they are together.
- `observe(box, s, seat, out)`: write them for a seat, which may be any, whoever's decision it is.

Seats are told as seen from the observer: itself first, then the others in the order of turns; seats that
nobody has are zeros, so that a game has one size for every number of players. A seat knows all that it ever
saw (C30), as `redeal` with a memory does. What is printed in the box is the same in every game of an edition
and not told. `observe` is written like a rule: it allocates nothing, and runs natively and on a GPU.
"""

import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

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


@cache
def encoding_of(key: str) -> Any:
    """The encoding of a game."""
    return importlib.import_module(f"{__name__}.{key}")


def described(key: str) -> str:
    """The parts of a game's observation as a table for the docs."""
    fields = encoding_of(key).FIELDS
    rows = [
        f"| {where.start} | `{part.name}` | {part.length} | {part.low} to {part.high} | {part.meaning} |"
        for part, where in places(fields)
    ]
    return "\n".join(["| from | part | numbers | range | meaning |", "|---|---|---|---|---|", *rows])
