"""The script of a game: what its parts begin with, and all functions and constants that these reach."""

import inspect
import json
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from types import FunctionType
from typing import Any, NamedTuple

import msgspec

from tertulia.browser.editions import type_of
from tertulia.browser.plain.calls import CACHED
from tertulia.browser.plain.literals import fields, indented, literal
from tertulia.browser.plain.rules import RuleCall
from tertulia.browser.plain.statements import Statements
from tertulia.core.fields import Fields, fields_of
from tertulia.core.forms import Form
from tertulia.core.game import Game
from tertulia.core.reasons import Step

PLAYING = {
    "view": ("common", "own"),
    "actions": ("action", "event", "owner"),
    "hidden": ("shows",),
    "story": ("table", "own", "standing", "changes"),
    "reasons": ("REASONS",),
}
"""What others call, by part; `core/parts.py` says what each is."""
LAYING = {"edition": ("faults", "pack"), "state": ("faults",)}
"""What those call who lay a table: with an edition of their own, or from the middle of a game."""


class Script:
    """Functions and constants that are reached from some, in the order in which they were found."""

    def __init__(self, fields: set[str]) -> None:
        self.fields, self.methods, self.rules = fields, set[str](), list[RuleCall]()
        self._names: dict[Any, str] = {}
        self._classes: list[str] = []
        self._functions: dict[str, str] = {}
        self._constants: dict[str, str] = {}

    def constant(self, module: str, name: str, value: Any) -> str:
        """The name of a constant; of two of the same name, the second is named after its module, too."""
        if isinstance(value, FunctionType | CACHED):
            return self.function(value)
        text = self.form(value) if isinstance(value, Form) else literal(value, self.function)
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
            made = f"{statements.keyword} {name}({statements.arguments}) {statements.body}"
        self._functions[name] = f"// {_place(plain)}\n{made}"
        return name

    def form(self, form: Form) -> str:
        """An object of the form's class, with what it was made of."""
        kind, made = type(form), vars(form)
        self.fields |= set(made)
        called = {**vars(kind), **made}
        self.methods |= {name for name, value in called.items() if _is_method(name, value)}
        return f"new {self.record(kind)}({fields({key: literal(made[key], self.function) for key in made})})"

    def record(self, record: type) -> str:
        """A class whose properties and methods are functions; whoever makes one hands over its fields."""
        if record in self._names:
            return self._names[record]
        name, rows = self._name(record), ["constructor(fields) {\n  Object.assign(this, fields);\n}"]
        for key, value in vars(record).items():
            if isinstance(value, property) and isinstance(value.fget, FunctionType):
                rows.append(f"get {key}() {{\n  return {self.function(value.fget)}(this);\n}}")
            elif _is_method(key, value):
                rows.append(f"{key}(...given) {{\n  return {self.function(value)}(this, ...given);\n}}")
        self._classes.append(f"class {name} {{\n{indented(chr(10).join(rows))}\n}}")
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
        functions = [text for text in self._functions.values() if text]
        body = "\n".join([*self._classes, *constants, *functions, f"return {exports};"])
        return f"export default (py, rules) => {{\n{indented(body)}\n}};\n"


class Written(NamedTuple):
    """The script of a game, and the rules that it calls."""

    text: str
    rules: list[RuleCall]


def script_of(game: Game) -> Written:
    """With what a game is played."""
    script = Script(_fields(game))
    parts = _parts(game, script, PLAYING)
    if "reasons" in parts:
        parts["reasons"]["Step"] = script.record(Step)
    return _written(game, script, parts)


def laying_of(game: Game) -> Written:
    """With what a table is laid for it: the facts of an edition, and what lies where."""
    script = Script(_fields(game))
    parts = _parts(game, script, LAYING)
    parts["edition"]["TYPE"] = json.dumps(type_of(game.edition_part.Edition))
    parts["state"]["FIELDS"] = f"py.dict({fields(dict(_forms(game, script)))})"
    return _written(game, script, parts)


def _parts(game: Game, script: Script, begin: Mapping[str, tuple[str, ...]]) -> dict[str, dict[str, str]]:
    return {
        part: {name: script.constant(part, name, getattr(game.part(part), name)) for name in names}
        for part, names in begin.items()
        if game.has(part)
    }


def _forms(game: Game, script: Script) -> Iterator[tuple[str, str]]:
    """How each field of the state is written, and since which version of the rules there is one."""
    for name, each in fields_of(game.state_part.State).items():
        told = {"meaning": literal(each.meaning, str), "since": str(each.since)}
        yield name, fields({**told, "form": script.form(each.form)})


def _written(game: Game, script: Script, parts: Mapping[str, Mapping[str, str]]) -> Written:
    head = f"// The plain Python of {game.package}, written by tertulia.browser.plain.\n"
    exports = fields({part: fields(begun) for part, begun in parts.items()})
    return Written(head + script.text(exports), script.rules)


def _fields(game: Game) -> set[str]:
    """The names of all fields of all records that the parts of a game know."""
    found = {name for name, value in vars(Step).items() if isinstance(value, property)}
    for part in (*PLAYING, *LAYING):
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


def _is_method(name: str, value: object) -> bool:
    return isinstance(value, FunctionType) and not name.startswith("__")


def _place(function: FunctionType) -> str:
    code = function.__code__
    return f"{function.__module__.rpartition('.')[2]}.py, line {code.co_firstlineno}"
