"""A door: a function over addresses and 32-bit integers, through which JavaScript enters a game's module.

JavaScript has no integers of 64 bits but BigInt, which is slow; so none of them crosses.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import types
from numba.np.numpy_support import carray, from_dtype

from tertulia.browser.plain.rules import RuleCall
from tertulia.core.fields import Fields, dtype_of

INT = types.int64
"""As Python's integers are compiled; outside it has 32 bits."""


@dataclass(frozen=True, slots=True)
class Door:
    function: Callable[..., Any]
    signature: Any
    """Numba's."""

    @property
    def name(self) -> str:
        return self.function.__name__


def door(*arguments: Any, gives: Any = types.none) -> Callable[[Callable[..., Any]], Door]:
    """Declare a door by what crosses it."""
    return lambda function: Door(function, gives(*arguments))


def at(kind: type[Fields] | type[np.generic]) -> Any:
    """The address of records or of numbers."""
    dtype = dtype_of(kind) if issubclass(kind, Fields) else np.dtype(kind)
    pointer: Any = types.CPointer  # without types of its own
    return pointer(from_dtype(dtype))


def door_to(call: RuleCall, records: Mapping[str, type[Fields]]) -> Door:
    """A door to a rule that plain code calls."""
    names = [f"a{number}" for number in range(len(call.takes))]
    shapes = [1 if isinstance(taken, str) else taken for taken in call.takes]
    arrays = ", ".join(f"carray({name}, {shape})" for name, shape in zip(names, shapes, strict=True))
    scope = {"rule": call.rule, "carray": carray}
    exec(f"def {call.name}({', '.join(names)}):\n    return rule({arrays})", scope)
    kinds = [at(records[taken] if isinstance(taken, str) else np.int32) for taken in call.takes]
    returns = call.rule.py_func.__annotations__["return"]
    return door(*kinds, gives=types.none if returns is None else INT)(scope[call.name])
