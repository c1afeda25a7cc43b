"""What the names of a function stand for, and what an expression surely is, whatever its names stand for.

Types that are written down are not believed here: nobody may have checked them.
"""

import ast
import builtins
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from tertulia.browser.plain.scopes import Scope, names_in, part_of, splits
from tertulia.browser.plain.subset import BUILTINS, METHODS, Kind, Known

UNKNOWN: Any = object()
"""What only a running program knows."""
LISTS = (list, tuple, range)


class Names:
    """The names of one function, and of the comprehensions and lambdas around an expression in it."""

    def __init__(self, scope: Scope, outside: Mapping[str, Any]) -> None:
        self.scope, self._outside = scope, outside
        self._inner: list[dict[str, Kind | None]] = []
        self._asked: set[str] = set()

    @contextmanager
    def inside(self, kinds: dict[str, Kind | None]) -> Iterator[None]:
        self._inner.append(kinds)
        yield
        self._inner.pop()

    def is_local(self, name: str) -> bool:
        return name in self.scope or any(name in kinds for kinds in self._inner)

    def value(self, node: ast.expr) -> Any:
        """What a name of a module, or of a module in it, is when the script is made."""
        match node:
            case ast.Name(id=name) if not self.is_local(name):
                return self._outside.get(name, getattr(builtins, name, UNKNOWN))
            case ast.Attribute(value=root, attr=name):
                module = self.value(root)
                return getattr(module, name, UNKNOWN) if isinstance(module, ModuleType) else UNKNOWN
        return UNKNOWN

    def evaluated(self, node: ast.expr) -> Any:
        """What an expression is when the script is made, if no name in it is of this function."""
        if any(isinstance(part, ast.Name) and self.is_local(part.id) for part in ast.walk(node)):
            return UNKNOWN
        return eval(compile(ast.Expression(node), "<shape>", "eval"), dict(self._outside))

    def known(self, node: ast.Call) -> Known | None:
        """The builtin or method that is called, if it is one."""
        function = self.value(node.func)
        if function is UNKNOWN and isinstance(node.func, ast.Attribute):
            return METHODS.get(node.func.attr)
        return BUILTINS.get(function) if isinstance(function, type(len) | type) else None

    def kind(self, node: ast.expr) -> Kind | None:
        match node:
            case ast.Constant(value=value):
                return kind_of(value)
            case ast.Name() | ast.Attribute() if self.value(node) is not UNKNOWN:
                return kind_of(self.value(node))
            case ast.Name(id=name):
                return self._local_kind(name)
            case ast.Call() if self.value(node.func) is bool:
                return Kind.TRUTH
            case ast.Call():
                known = self.known(node)
                return known.gives if known else None
            case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, op=ast.Add(), right=other):
                return self._either(one, other, isinstance(node, ast.BinOp))
            case ast.BinOp() | ast.UnaryOp(op=ast.USub()):
                return Kind.NUMBER
            case ast.BoolOp(values=values):
                return Kind.TRUTH if all(self.kind(each) is Kind.TRUTH for each in values) else None
            case ast.NamedExpr(value=value):
                return self.kind(value)
        return BY_SYNTAX.get(type(node))

    def target_kinds(self, target: ast.expr, source: ast.expr) -> dict[str, Kind | None]:
        """Of the names that a loop over this source binds."""
        called = self.value(source.func) if isinstance(source, ast.Call) else UNKNOWN
        kinds: dict[str, Kind | None] = dict.fromkeys(names_in(target))
        match target:
            case ast.Name(id=name) if called is range:
                kinds[name] = Kind.NUMBER
            case ast.Tuple(elts=[ast.Name(id=name), *_]) if called is enumerate:
                kinds[name] = Kind.NUMBER
        return kinds

    def _either(self, one: ast.expr, other: ast.expr, added: bool) -> Kind | None:
        """Of one of two, or of a sum: what can be added to a number is a number, and to a text a text."""
        kinds = {self.kind(one), self.kind(other)}
        if added and kinds & {Kind.NUMBER, Kind.TEXT}:
            return Kind.NUMBER if Kind.NUMBER in kinds else Kind.TEXT
        return kinds.pop() if len(kinds) == 1 else None

    def _local_kind(self, name: str) -> Kind | None:
        for kinds in reversed(self._inner):
            if name in kinds:
                return kinds[name]
        if name in self.scope.arguments or name in self._asked:
            return None
        inner, self._inner = self._inner, []  # it was bound outside of these
        self._asked.add(name)
        found = {self._bound(name, binding.node) for binding in self.scope.bindings.get(name, [])}
        self._asked.discard(name)
        self._inner = inner
        found.discard(UNKNOWN)
        return found.pop() if len(found) == 1 else None

    def _bound(self, name: str, node: ast.AST) -> Any:
        match node:
            case ast.AugAssign():
                return UNKNOWN  # as before: the kind decides what it means
            case ast.Assign(targets=[ast.Name()], value=value) | ast.NamedExpr(value=value):
                return self.kind(value)
            case ast.AnnAssign(value=value) if value is not None:
                return self.kind(value)
            case ast.Assign() if splits(node):
                return self.kind(part_of(node, name))
            case ast.For(target=target, iter=source):
                return self.target_kinds(target, source)[name]
        return None


BY_SYNTAX: dict[type[ast.expr], Kind] = {
    ast.Compare: Kind.TRUTH,
    ast.UnaryOp: Kind.TRUTH,  # `not`
    ast.JoinedStr: Kind.TEXT,
    ast.List: Kind.LIST,
    ast.Tuple: Kind.LIST,
    ast.ListComp: Kind.LIST,
    ast.GeneratorExp: Kind.ITERATOR,
    ast.Dict: Kind.DICT,
    ast.DictComp: Kind.DICT,
}


def kind_of(value: object) -> Kind | None:
    if isinstance(value, bool):
        return Kind.TRUTH
    if isinstance(value, int):
        return Kind.NUMBER
    if isinstance(value, str):
        return Kind.TEXT
    if isinstance(value, LISTS):
        return Kind.LIST
    return Kind.DICT if isinstance(value, dict) else None
