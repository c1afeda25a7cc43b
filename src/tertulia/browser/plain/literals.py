"""Values that Python knows when a script is made, as JavaScript writes them."""

import json
from collections.abc import Callable, Iterable, Mapping
from types import FunctionType
from typing import Any

from msgspec import UNSET

SAFE = 2**53 - 1
"""The largest number that JavaScript counts to."""
WIDTH = 110


class NoLiteral(Exception):
    """What JavaScript cannot be told."""


def literal(value: Any, function: Callable[[Any], str]) -> str:
    """`function` gives the name of a function."""
    if value is UNSET:
        return "undefined"
    if isinstance(value, bool | str | None) or (isinstance(value, int) and abs(value) <= SAFE):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list | tuple | range):
        return listed("[", [literal(each, function) for each in value], "]")
    if isinstance(value, dict):
        return dictionary([(key, literal(each, function)) for key, each in value.items()], function)
    if isinstance(value, FunctionType):
        return function(value)
    raise NoLiteral(f"{value!r} is nothing that a script can be told")


def dictionary(rows: Iterable[tuple[Any, str]], function: Callable[[Any], str]) -> str:
    """Keys are plain values, and values are expressions already."""
    rows = list(rows)
    if all(plain_key(key) for key, _ in rows):
        return f"py.dict({fields(dict(rows))})"
    return f"py.dict({listed('[', [f'[{literal(key, function)}, {value}]' for key, value in rows], ']')})"


def plain_key(key: object) -> bool:
    """Whether an object of JavaScript keeps it in its place: there, what looks like a number comes first."""
    return isinstance(key, str) and not key.isdigit() and key != "__proto__"


def fields(values: Mapping[str, str]) -> str:
    """An object."""
    rows = [name if name == value else f"{_quoted(name)}: {value}" for name, value in values.items()]
    return listed("{ ", rows, " }") if rows else "{}"


def listed(begin: str, rows: list[str], end: str) -> str:
    """In one line if it fits, or each in a line of its own."""
    line = begin + ", ".join(rows) + end
    if len(line) <= WIDTH and "\n" not in line:
        return line
    return begin.rstrip() + "\n" + "".join(f"{indented(row)},\n" for row in rows) + end.lstrip()


def indented(text: str) -> str:
    return "\n".join(f"  {line}" if line else line for line in text.split("\n"))


def _quoted(name: str) -> str:
    return name if name.isidentifier() and name.isascii() else json.dumps(name, ensure_ascii=False)
