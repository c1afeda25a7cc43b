"""What is counted in a study. One module per game with the same names.

- `FACTORS`: what may decide a game; `LENGTH`: what its length is told in, beside decisions.
- `count(box, before, s, event, counts)`: after an event, add to the counts by seat and factor.
- `length(s)`: the length of a game that is over.
"""

import importlib
from dataclasses import dataclass
from functools import cache
from typing import Any

DEALT, DONE = "dealt", "done"


@dataclass(frozen=True, slots=True)
class Factor:
    """Something that a seat has more or less of. What is dealt comes from chance alone, so if it goes with
    winning it causes it; what is done may also be what a seat does that is winning anyway."""

    name: str
    kind: str
    meaning: str


@cache
def study_of(key: str) -> Any:
    """What is counted in a game."""
    return importlib.import_module(f"{__name__}.{key}")
