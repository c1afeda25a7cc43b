"""A call: of a function, a record, a builtin or a method, or of a rule, which the game's module runs."""

import ast
import functools
import inspect
from collections.abc import Callable
from types import FunctionType
from typing import Any, Protocol

import msgspec
import numpy as np

from tertulia.browser.plain.expressions import Expressions
from tertulia.browser.plain.kinds import UNKNOWN, Names
from tertulia.browser.plain.literals import fields
from tertulia.browser.plain.rules import RuleCall, Shape
from tertulia.browser.plain.scopes import part_of, splits
from tertulia.browser.plain.subset import ACTS, SPREAD, Known

CACHED = type(functools.cache(len))
RECORDS = {"boxes": "Box", "states": "State"}
"""What the arguments of these names are, in every game."""


class Script(Protocol):
    """Where functions, constants and rules are gathered."""

    fields: set[str]
    methods: set[str]
    rules: list[RuleCall]

    def constant(self, module: str, name: str, value: Any) -> str: ...

    def function(self, function: Any) -> str: ...


class Calls(Expressions):
    """Expressions with calls."""

    def __init__(self, script: Script, names: Names, function: FunctionType, file: str) -> None:
        module = function.__module__.rpartition(".")[2]
        super().__init__(names, functools.partial(script.constant, module), script.fields, file)
        self._script = script

    def on_call(self, node: ast.Call) -> str:
        value, known = self.names.value(node.func), self.names.known(node)
        if value is bool and len(node.args) == 1:
            return self.test(node.args[0])
        if value is round:
            return self._rounded(node)
        if value is isinstance:
            return self._instance(node)
        if value is next and [*map(type, node.args)] != [ast.GeneratorExp]:
            self.stop(node, "next is for the first that a generator gives")
        if value is np.zeros:
            return f"py.zeros({self.text(node.args[0])})"
        if known is not None:
            return self._known(node, known)
        if value is UNKNOWN and isinstance(node.func, ast.Attribute):
            return self._method(node, node.func)
        if hasattr(value, "py_func"):
            return self._rule(node, value)
        if isinstance(value, type) and issubclass(value, msgspec.Struct):
            return self._record(node, value)
        if isinstance(value, FunctionType | CACHED):
            return f"{self._script.function(value)}({', '.join(self._bound(node, value))})"
        self.stop(node, f"{ast.unparse(node.func)} is not among what a script can call")

    def _rounded(self, node: ast.Call) -> str:
        """A ratio: no other number needs it, and no ratio may be kept."""
        match node.args:
            case [ast.BinOp(left=left, op=ast.Div(), right=right)]:
                return f"py.rounded({self.text(left)}, {self.text(right)})"
        self.stop(node, "round is for one number divided by another")

    def _instance(self, node: ast.Call) -> str:
        thing, kind = node.args
        if self.names.value(kind) not in (bool, int, list):
            self.stop(node, "isinstance asks for bool, int or list")
        return f'py.isinstance({self.text(thing)}, "{ast.unparse(kind)}")'

    def _method(self, node: ast.Call, method: ast.Attribute) -> str:
        """Of a form; or of an array of NumPy, which is a list already."""
        owner = self.tight(method.value)  # if it is a form, the script knows its methods now
        if method.attr == "tolist" and not node.args and not node.keywords:
            return owner
        if method.attr not in self._script.methods:
            self.stop(node, f"{method.attr} is not a method that a script knows and that gives something")
        if node.keywords:
            self.stop(node, "a form takes its arguments in their order")
        return f"{owner}.{method.attr}({', '.join(map(self._item, node.args))})"

    def act(self, node: ast.Call) -> str:
        """A method that gives nothing."""
        known = ACTS.get(node.func.attr) if isinstance(node.func, ast.Attribute) else None
        return self.text(node) if known is None else self._known(node, known)

    def _known(self, node: ast.Call, known: Known) -> str:
        named = {each.arg: each.value for each in node.keywords}
        if len(node.args) > known.most or any(isinstance(each, ast.Starred) for each in node.args):
            self.stop(node, f"{ast.unparse(node.func)} takes {known.most} arguments here")
        for name in named:
            if name not in known.keywords:
                self.stop(node, f"{ast.unparse(node.func)} does not take {name} here")
        given = [self.text(each) for each in node.args]
        if known.name in SPREAD and (len(given) > 1 or known.name == "py.zip"):
            given = [f"[{', '.join(given)}]"]
        if isinstance(node.func, ast.Attribute):
            given = [self.text(node.func.value), *given]
        options = {str(name): self.text(value) for name, value in named.items()}
        return f"{known.name}({', '.join([*given, fields(options)] if options else given)})"

    def _record(self, node: ast.Call, record: type[msgspec.Struct]) -> str:
        """An object as it goes over the wire: what is not set is left out."""
        config, renamed = (
            record.__struct_config__,
            record.__struct_encode_fields__ != record.__struct_fields__,
        )
        if config.tag is not None or config.array_like or config.omit_defaults or renamed:
            self.stop(node, f"{record.__name__} goes over the wire in a way that a script does not know")
        given = self._given(node, inspect.signature(record))
        return fields({name: text for name, text in given.items() if text != "undefined"})

    def _bound(self, node: ast.Call, function: Callable[..., Any]) -> list[str]:
        if any(isinstance(each, ast.Starred) for each in node.args):
            if node.keywords:
                self.stop(node, "arguments are spread, or named, but not both")
            return [self._item(each) for each in node.args]
        return list(self._given(node, inspect.signature(function)).values())

    def _given(self, node: ast.Call, signature: inspect.Signature) -> dict[str, str]:
        """Every argument by its name, in order, with those that are left to their defaults."""
        named: dict[str, str] = {each.arg: self.text(each.value) for each in node.keywords if each.arg}
        spread = [self.text(each.value) for each in node.keywords if each.arg is None]
        named |= zip(signature.parameters, map(self.text, node.args), strict=False)
        found = {}
        for name, parameter in signature.parameters.items():
            if parameter.kind is parameter.VAR_KEYWORD:
                found[name] = f"py.dict({', '.join([fields(named), *spread])})"
                named, spread = {}, []
            elif parameter.kind is parameter.VAR_POSITIONAL:
                self.stop(node, "a function with any number of arguments is not known")
            else:
                found[name] = named.pop(name) if name in named else self._default(node, parameter)
        if named or spread:
            self.stop(node, "an argument that is not in the signature")
        return found

    def _default(self, node: ast.Call, parameter: inspect.Parameter) -> str:
        if isinstance(parameter.default, list | dict):
            self.stop(node, f"{parameter.name} has a default that all calls would share")
        return self._literal(node, parameter.default)

    def _rule(self, node: ast.Call, rule: Any) -> str:
        if node.keywords:
            self.stop(node, "a rule takes its arguments in their order")
        call = RuleCall(rule, tuple(self._taken(each) for each in node.args))
        if call not in self._script.rules:
            if call.name in [other.name for other in self._script.rules]:
                self.stop(node, f"{call.name} is called in two ways, but has one door")
            self._script.rules.append(call)
        return f"rules.{call.name}({', '.join(map(self.text, node.args))})"

    def _taken(self, node: ast.expr) -> str | Shape:
        """What an argument of a rule is."""
        if isinstance(node, ast.Name) and node.id in RECORDS and node.id in self.names.scope.arguments:
            return RECORDS[node.id]
        made = self._made(node)
        if not isinstance(made, ast.Call) or self.names.value(made.func) is not np.zeros:
            self.stop(node, "a rule takes boxes, states, and arrays of np.zeros(shape, kind) with a name")
        shape, kind = made.args
        if self.names.value(kind) is not np.int32:
            self.stop(kind, "a rule writes into arrays of np.int32")
        sizes = self.names.evaluated(shape)
        if sizes is UNKNOWN:
            self.stop(shape, "the shape of an array is known when the script is made")
        return (sizes,) if isinstance(sizes, int) else tuple(sizes)

    def _made(self, node: ast.expr) -> ast.expr | None:
        """What the value of a name was, if it has one only."""
        bindings = self.names.scope.bindings.get(getattr(node, "id", ""), [])
        match node, [binding.node for binding in bindings]:
            case ast.Name(), [ast.Assign(targets=[ast.Name()], value=value)]:
                return value
            case ast.Name(id=name), [ast.Assign() as several] if splits(several):
                return part_of(several, name)
        return None
