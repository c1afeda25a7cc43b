"""What of Python a game's plain code may use; whatever is not here stops the build."""

import ast
import builtins
import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any


class Kind(Enum):
    """What an expression can surely be."""

    NUMBER = auto()
    TEXT = auto()
    TRUTH = auto()
    LIST = auto()
    DICT = auto()
    ITERATOR = auto()
    """To be gone through once: an array in JavaScript, so it must not be used again."""


@dataclass(frozen=True, slots=True)
class Known:
    """A builtin or a method: what it is called in JavaScript, what it gives, and what it takes."""

    name: str
    gives: Kind | None
    most: int = 1
    """Arguments, keywords not counted."""
    keywords: tuple[str, ...] = ()


BUILTINS: dict[Callable[..., Any], Known] = {
    builtins.abs: Known("Math.abs", Kind.NUMBER),
    builtins.all: Known("py.all", Kind.TRUTH),
    builtins.any: Known("py.any", Kind.TRUTH),
    builtins.dict: Known("py.dict", Kind.DICT),
    builtins.divmod: Known("py.divmod", Kind.LIST, 2),
    builtins.enumerate: Known("py.enumerate", Kind.ITERATOR, 2),
    builtins.getattr: Known("py.at", None, 2),
    builtins.int: Known("py.int", Kind.NUMBER),
    builtins.isinstance: Known("py.isinstance", Kind.TRUTH, 2),
    builtins.len: Known("py.len", Kind.NUMBER),
    builtins.list: Known("py.list", Kind.LIST),
    builtins.max: Known("py.max", None, 99, ("key", "default")),
    builtins.min: Known("py.min", None, 99, ("key", "default")),
    builtins.next: Known("py.next", None),
    builtins.range: Known("py.range", Kind.LIST, 3),
    builtins.round: Known("py.rounded", Kind.NUMBER),
    builtins.set: Known("py.set", None),
    builtins.sorted: Known("py.sorted", Kind.LIST, 1, ("key",)),
    builtins.str: Known("py.text", Kind.TEXT),
    builtins.sum: Known("py.sum", Kind.NUMBER),
    builtins.tuple: Known("py.list", Kind.LIST),
    builtins.zip: Known("py.zip", Kind.ITERATOR, 99, ("strict",)),
}

SPREAD = {"py.max", "py.min", "py.zip"}
"""Whose several arguments go over as one array."""

METHODS = {
    "count": Known("py.count", Kind.NUMBER),
    "get": Known("py.get", None, 2),
    "index": Known("py.index", Kind.NUMBER),
    "items": Known("py.items", Kind.ITERATOR, 0),
    "join": Known("py.join", Kind.TEXT),
    "startswith": Known("py.startswith", Kind.TRUTH),
    "values": Known("py.values", Kind.ITERATOR, 0),
}

ACTS = {
    "append": Known("py.append", None),
    "remove": Known("py.remove", None),
    "sort": Known("py.sort", None, 0, ("key",)),
}
"""Methods that give nothing, so they are statements."""

ORDER: dict[type[ast.cmpop], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}

RESERVED = re.findall(
    r"\w+",
    """arguments await break case catch class const continue debugger default delete do else enum eval export
    extends false finally for function if implements import in instanceof interface let new null package
    private protected public return static super switch this throw true try typeof undefined var void while
    with yield Math Object Error py rules""",
)
"""Words of JavaScript, and names that a script has anyway."""


def local_name(name: str) -> str:
    """A name of Python that means something else in JavaScript gets a $, which no name of Python has."""
    return f"{name}$" if name in RESERVED else name
