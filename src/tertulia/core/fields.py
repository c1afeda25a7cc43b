"""Tables of small integers, declared once: NumPy's dtype, mypy's types and the reader's meaning.

A class such as

    class State(Fields):
        actor: int = field("whose decision it is")
        hand: Counts = field("cards held, by kind", SEATS, KINDS)

is never instantiated. `blanks(State, 1)` makes the records that the rules work on.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from tertulia.core.contract import Counts
from tertulia.core.forms import NUMBERS, Form

__all__ = ["Counts", "Fields", "blanks", "dtype_of", "field", "fields_of"]


@dataclass(frozen=True, slots=True)
class Field:
    meaning: str
    shape: tuple[int, ...]
    kind: type[np.generic]
    form: Form


def field(meaning: str, *shape: int, kind: type[np.generic] = np.int8, form: Form = NUMBERS) -> Any:
    """Declare one field; `form` says how a person reads it in a position."""
    return Field(meaning, shape, kind, form)


class Fields:
    """Base of the declarations."""


def fields_of(table: type[Fields]) -> dict[str, Field]:
    return {name: value for name, value in vars(table).items() if isinstance(value, Field)}


def dtype_of(table: type[Fields]) -> np.dtype[np.void]:
    """Aligned, because a GPU cannot read a number that straddles words."""
    return np.dtype([(name, f.kind, f.shape) for name, f in fields_of(table).items()], align=True)


def blanks(table: type[Fields], count: int) -> Any:
    """Zeroed records; their attributes are the fields, with and without Numba."""
    return np.zeros(count, dtype_of(table)).view(np.recarray)
