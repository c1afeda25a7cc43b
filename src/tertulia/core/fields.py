"""Tables of small integers, declared once: NumPy's dtype, mypy's types and the reader's meaning.

A class such as

    class State(Fields):
        actor: int = field("whose decision it is")
        hand: Counts = field("cards held, by kind", SEATS, KINDS)

is never instantiated. `blanks(State, 1)` makes the records that the rules work on.
"""

from collections import namedtuple
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tertulia.core.contract import Counts
from tertulia.core.forms import NUMBERS, Form

__all__ = [
    "Counts",
    "Field",
    "Fields",
    "blanks",
    "copied",
    "dtype_of",
    "field",
    "fields_of",
    "flat",
    "look",
    "out_of_range",
]


@dataclass(frozen=True, slots=True)
class Field:
    meaning: str
    shape: tuple[int, ...]
    kind: type[np.generic]
    form: Form
    since: int


def field(
    meaning: str, *shape: int, kind: type[np.generic] = np.int8, form: Form = NUMBERS, since: int = 1
) -> Any:
    """Declare one field; `form` says how a person reads it in a position, `since` which version of the rules
    brought it: an older position lacks it, and there it stays blank."""
    return Field(meaning, shape, kind, form, since)


class Fields:
    """Base of the declarations."""


def fields_of(table: type[Fields]) -> dict[str, Field]:
    return {name: value for name, value in vars(table).items() if isinstance(value, Field)}


_DTYPES: dict[type[Fields], np.dtype[np.void]] = {}


def dtype_of(table: type[Fields]) -> np.dtype[np.void]:
    """Aligned, because a GPU cannot read a number that straddles words."""
    if table not in _DTYPES:
        rows = [(name, f.kind, f.shape) for name, f in fields_of(table).items()]
        _DTYPES[table] = np.dtype(rows, align=True)
    return _DTYPES[table]


_LOOKS: dict[type[Fields], Any] = {}


def look(table: type[Fields], records: Any) -> Any:
    """The first record as plain numbers and lists: what is only read is read much faster so."""
    values = [value.tolist() if isinstance(value, np.ndarray) else value for value in records.tolist()[0]]
    if table not in _LOOKS:
        _LOOKS[table] = namedtuple("Look", list(fields_of(table)))
    return _LOOKS[table]._make(values)


_RECORDS: dict[type[Fields], np.dtype[np.void]] = {}
"""Numba knows arrays by the identity of their dtype, and compares field by field where that is another."""


def blanks(table: type[Fields], count: int) -> Any:
    """Zeroed records; their attributes are the fields, with and without Numba."""
    if table not in _RECORDS:
        _RECORDS[table] = np.dtype((np.record, dtype_of(table)))
    return np.zeros(count, _RECORDS[table]).view(np.recarray)


def copied(records: Any) -> Any:
    """The same records in memory of their own, equal byte for byte (NumPy's copy leaves gaps undefined)."""
    twins = np.frombuffer(bytearray(records.tobytes()), records.dtype)
    return twins.view(np.recarray) if isinstance(records, np.recarray) else twins


def flat(value: Any) -> list[int]:
    """All numbers of a field."""
    return [number for part in value for number in flat(part)] if isinstance(value, list) else [value]


def out_of_range(look: Any, ranges: list[tuple[str, int, int]]) -> Iterator[str]:
    """Which fields hold a number below the least or above the most that is possible."""
    for name, least, most in ranges:
        value = getattr(look, name)
        if min(flat(value)) < least or max(flat(value)) > most:
            yield f"{name} must be {least} to {most}, not {value}"
