"""The script of a game: what its parts begin with, and all functions and constants that these reach."""

import inspect
from dataclasses import is_dataclass
from types import FunctionType
from typing import Any, NamedTuple

import msgspec

from tertulia.browser.plain.calls import CACHED
from tertulia.browser.plain.literals import fields, indented, literal
from tertulia.browser.plain.rules import RuleCall
from tertulia.browser.plain.statements import Statements
from tertulia.core.fields import Fields, fields_of
from tertulia.core.game import Game
from tertulia.core.reasons import Step

BEGIN = {
    "view": ("common", "own"),
    "actions": ("action", "event", "owner"),
    "hidden": ("shows",),
    "story": ("table", "own", "standing", "changes"),
    "reasons": ("REASONS",),
}
"""What others call, by part; `core/parts.py` says what each is."""
RECORDS = ("state", "edition")
"""Parts with records that are read here, beside these."""


class Script:
    """Functions and constants that are reached from some, in the order in which they were found."""

    def __init__(self, fields: set[str]) -> None:
        self.fields, self.rules = fields, list[RuleCall]()
        self._names: dict[Any, str] = {}
        self._functions: dict[str, str] = {}
        self._constants: dict[str, str] = {}

    def constant(self, module: str, name: str, value: Any) -> str:
        """The name of a constant; of two of the same name, the second is named after its module, too."""
        if isinstance(value, FunctionType | CACHED):
            return self.function(value)
        text = literal(value, self.function)
        if text == "undefined":
            return text
        while self._constants.get(name, text) != text:
            name = f"{module}${name}"
        self._constants[name] = text
        return name

    def function(self, function: Any) -> str:
        if function in self._names:  # or it calls itself, and is not written yet
            return self._names[function]
        name, plain = self._name(function), inspect.unwrap(function)
        statements = Statements(self, plain)
        if isinstance(function, CACHED):
            made = f"const {name} = py.cached(({statements.arguments}) => {statements.body});"
        else:
            made = f"function {name}({statements.arguments}) {statements.body}"
        self._functions[name] = f"// {_place(plain)}\n{made}"
        return name

    def record(self, record: type) -> str:
        """A class whose properties are functions; whoever makes one hands over its fields."""
        rows = ["constructor(fields) {\n  Object.assign(this, fields);\n}"]
        for name, value in vars(record).items():
            if isinstance(value, property) and isinstance(value.fget, FunctionType):
                called = self.function(value.fget)
                rows.append(f"get {name}() {{\n  return {called}(this);\n}}")
        name, body = self._name(record), indented("\n".join(rows))
        self._functions[name] = f"class {name} {{\n{body}\n}}"
        return name

    def _name(self, thing: Any) -> str:
        """Modules of a game and of the core have the same names, and so may functions in them."""
        if thing not in self._names:
            name = f"{thing.__module__.rpartition('.')[2]}${thing.__name__}"
            while name in self._functions:
                name += "$"
            self._names[thing], self._functions[name] = name, ""
        return self._names[thing]

    def text(self, exports: str) -> str:
        constants = [f"const {name} = {text};" for name, text in self._constants.items()]
        body = "\n".join([*constants, *self._functions.values(), f"return {exports};"])
        return f"export default (py, rules) => {{\n{indented(body)}\n}};\n"


class Written(NamedTuple):
    """The script of a game, and the rules that it calls."""

    text: str
    rules: list[RuleCall]


def script_of(game: Game) -> Written:
    script, parts = Script(_fields(game)), {}
    for part, names in BEGIN.items():
        if game.has(part):
            module = game.part(part)
            begun = {name: script.constant(part, name, getattr(module, name)) for name in names}
            parts[part] = fields(begun | ({"Step": script.record(Step)} if part == "reasons" else {}))
    head = f"// The plain Python of {game.package}, written by tertulia.browser.plain.\n"
    return Written(head + script.text(fields(parts)), script.rules)


def _fields(game: Game) -> set[str]:
    """The names of all fields of all records that the parts of a game know."""
    found = {name for name, value in vars(Step).items() if isinstance(value, property)}
    for part in (*BEGIN, *RECORDS):
        for value in vars(game.part(part)).values() if game.has(part) else []:
            found |= set(_fields_of(value))
    return found


def _fields_of(value: Any) -> tuple[str, ...]:
    if not isinstance(value, type):
        return ()
    if issubclass(value, Fields):
        return tuple(fields_of(value))
    if issubclass(value, msgspec.Struct):
        return value.__struct_fields__
    return tuple(value.__dataclass_fields__) if is_dataclass(value) else ()


def _place(function: FunctionType) -> str:
    code = function.__code__
    return f"{function.__module__.rpartition('.')[2]}.py, line {code.co_firstlineno}"
