"""An expression of Python as one of JavaScript that means the same.

Where JavaScript's own operator means something else for some values, it is used only if an operand surely is
of a kind for which it does not (`kinds.py`); otherwise a function of `py` looks when the script runs.
"""

import ast
import re
from collections.abc import Callable, Set
from typing import Any, NoReturn

from tertulia.browser.errors import CannotBuild
from tertulia.browser.plain.kinds import UNKNOWN, Names
from tertulia.browser.plain.literals import NoLiteral, fields, listed, literal, plain_key
from tertulia.browser.plain.subset import ORDER, Kind, local_name

LOOSE = (ast.BinOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Lambda, ast.NamedExpr, ast.UnaryOp)
"""What needs brackets inside something else."""
REPEATABLE = (ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.Load, ast.Store)
"""What may be written twice where Python evaluates it once."""


class Expressions:
    """Expressions of one function."""

    def __init__(
        self, names: Names, constant: Callable[[str, Any], str], fields: Set[str], file: str
    ) -> None:
        self.names, self._constant, self._fields, self._file = names, constant, fields, file

    def stop(self, node: ast.AST, what: str) -> NoReturn:
        raise CannotBuild(f"{self._file}, line {getattr(node, 'lineno', 0)}", what)

    def unknown(self, node: ast.AST, part: ast.AST | None = None) -> NoReturn:
        self.stop(node, f"{type(part or node).__name__} is not among what a script can say")

    def text(self, node: ast.AST) -> str:
        write: Callable[[Any], str] = getattr(self, f"on_{type(node).__name__.lower()}", self.unknown)
        return write(node)

    def tight(self, node: ast.expr) -> str:
        return f"({self.text(node)})" if isinstance(node, LOOSE) else self.text(node)

    def kind(self, node: ast.expr) -> Kind | None:
        return self.names.kind(node)

    def test(self, node: ast.expr) -> str:
        """Whether something is true."""
        match node:
            case ast.BoolOp(op=op, values=values):
                sign = " && " if isinstance(op, ast.And) else " || "
                return sign.join(self._part_test(each) for each in values)
            case ast.UnaryOp(op=ast.Not(), operand=ast.BoolOp() | ast.Compare() as operand):
                return f"!({self.test(operand)})"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"!{self.test(operand)}"
        return self.text(node) if self.kind(node) is Kind.TRUTH else f"py.truth({self.text(node)})"

    def _part_test(self, node: ast.expr) -> str:
        return f"({self.test(node)})" if isinstance(node, ast.BoolOp) else self.test(node)

    def each(self, node: ast.expr) -> str:
        """Something to go through, as an array."""
        surely = self.kind(node) in (Kind.LIST, Kind.ITERATOR)
        return self.tight(node) if surely else f"py.each({self.text(node)})"

    # Names and constants

    def on_constant(self, node: ast.Constant) -> str:
        return self._literal(node, node.value)

    def on_name(self, node: ast.Name) -> str:
        if self.names.is_local(node.id):
            return local_name(node.id)
        return self._outside(node, node.id)

    def on_attribute(self, node: ast.Attribute) -> str:
        if self.names.value(node) is not UNKNOWN:
            return self._outside(node, node.attr)
        if node.attr not in self._fields:
            self.stop(node, f"no record here has a field {node.attr}")
        return f"{self.tight(node.value)}.{node.attr}"

    def _outside(self, node: ast.Name | ast.Attribute, name: str) -> str:
        value = self.names.value(node)
        if value is UNKNOWN:
            self.stop(node, f"{name} is not known when the script is made")
        try:
            return self._constant(name, value)
        except NoLiteral as error:
            self.stop(node, f"{name}: {error}")

    def _literal(self, node: ast.AST, value: object) -> str:
        try:
            return literal(value, lambda _: self.stop(node, "a function has no literal"))
        except NoLiteral as error:
            self.stop(node, str(error))

    # Texts, lists, dictionaries

    def on_joinedstr(self, node: ast.JoinedStr) -> str:
        return "`" + "".join(self._piece(each) for each in node.values) + "`"

    def _piece(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=str(text)):
                return re.sub(r"`|\$\{", r"\\\g<0>", self._literal(node, text)[1:-1])
            case ast.FormattedValue(value=value, conversion=-1, format_spec=None):
                plain = self.kind(value) in (Kind.TEXT, Kind.NUMBER)
                return f"${{{self.text(value)}}}" if plain else f"${{py.text({self.text(value)})}}"
            case ast.FormattedValue(value=value, conversion=114, format_spec=None):  # !r
                return f"${{py.repr({self.text(value)})}}"
            case ast.FormattedValue(
                value=value, conversion=-1, format_spec=ast.JoinedStr(values=[ast.Constant(value="+d")])
            ):
                return f"${{py.signed({self.text(value)})}}"
        self.stop(node, "in a text, a value is written as it is, as {value!r} or as {number:+d}")

    def on_list(self, node: ast.List | ast.Tuple) -> str:
        return listed("[", [self._item(each) for each in node.elts], "]")

    def on_tuple(self, node: ast.Tuple) -> str:
        return self.on_list(node)

    def _item(self, node: ast.expr) -> str:
        return f"...{self.each(node.value)}" if isinstance(node, ast.Starred) else self.text(node)

    def on_dict(self, node: ast.Dict) -> str:
        """Parts: objects of keys that are texts, lists of other keys, and dictionaries that are put in."""
        parts: list[Any] = []
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                parts.append(self.text(value))
            elif isinstance(key, ast.Constant) and plain_key(key.value):
                self._last(parts, dict)[key.value] = self.text(value)
            else:
                self._last(parts, list).append(f"[{self.text(key)}, {self.text(value)}]")
        return f"py.dict({', '.join(map(_part, parts))})"

    @staticmethod
    def _last(parts: list[Any], kind: type) -> Any:
        if not parts or not isinstance(parts[-1], kind):
            parts.append(kind())
        return parts[-1]

    def on_subscript(self, node: ast.Subscript) -> str:
        if isinstance(node.slice, ast.Slice):
            return self._slice(node.value, node.slice)
        path, root = [node.slice], node.value
        while isinstance(root, ast.Subscript) and not isinstance(root.slice, ast.Slice):
            path, root = [root.slice, *path], root.value
        return f"py.at({', '.join(map(self.text, [root, *path]))})"

    def _slice(self, value: ast.expr, part: ast.Slice) -> str:
        match part:
            case ast.Slice(lower=None, upper=None, step=ast.expr() as step) if ast.unparse(step) == "-1":
                return f"py.reversed({self.text(value)})"
            case ast.Slice(step=None):
                bounds = [self.text(part.lower) if part.lower else "0"]
                bounds += [self.text(part.upper)] if part.upper else []
                return f"py.slice({', '.join([self.text(value), *bounds])})"
        self.stop(value, "a slice goes forward, or is [::-1]")

    # Comprehensions

    def on_listcomp(self, node: ast.ListComp | ast.GeneratorExp) -> str:
        return self._chain(node.generators, lambda: self._arrow(node.elt), node.elt)

    def on_generatorexp(self, node: ast.GeneratorExp) -> str:
        return self.on_listcomp(node)

    def on_dictcomp(self, node: ast.DictComp) -> str:
        def pair() -> str:
            return f"[{self.text(node.key)}, {self.text(node.value)}]"

        return f"py.dict({self._chain(node.generators, pair, None)})"

    def _chain(
        self, generators: list[ast.comprehension], inner: Callable[[], str], element: ast.expr | None
    ) -> str:
        first, *rest = generators
        text, target = self.each(first.iter), self.pattern(first.target)
        with self.names.inside(self.names.target_kinds(first.target, first.iter)):
            text += "".join(f".filter(({target}) => {self.test(test)})" for test in first.ifs)
            if rest:
                return f"{text}.flatMap(({target}) => {self._chain(rest, inner, element)})"
            if first.ifs and element and ast.unparse(element) == ast.unparse(first.target):
                return text
            return f"{text}.map(({target}) => {inner()})"

    def _arrow(self, node: ast.expr) -> str:
        """What an arrow points to: an object in brackets, or it would be a block."""
        text = self.text(node)
        return f"({text})" if text.startswith("{") else text

    def pattern(self, target: ast.expr) -> str:
        """What a loop or an assignment binds; `_` is nothing."""
        match target:
            case ast.Name(id=name):
                return local_name(name)
            case ast.Tuple(elts=items) | ast.List(elts=items):
                return f"[{', '.join('' if _is_nothing(item) else self.pattern(item) for item in items)}]"
            case ast.Starred(value=value):
                return f"...{self.pattern(value)}"
        self.stop(target, "names are bound, alone or in tuples")

    def on_lambda(self, node: ast.Lambda) -> str:
        names = [argument.arg for argument in node.args.args]
        with self.names.inside(dict.fromkeys(names)):
            return f"({', '.join(map(local_name, names))}) => {self._arrow(node.body)}"

    def on_namedexpr(self, node: ast.NamedExpr) -> str:
        return f"{self.pattern(node.target)} = {self.text(node.value)}"

    # Operators

    def on_ifexp(self, node: ast.IfExp) -> str:
        test = self.test(node.test)
        test = f"({test})" if isinstance(node.test, ast.BoolOp) else test
        body = f"({self.text(node.body)})" if isinstance(node.body, ast.IfExp) else self.text(node.body)
        return f"{test} ? {body} : {self.text(node.orelse)}"

    def on_boolop(self, node: ast.BoolOp) -> str:
        """`a and b` is b if a is true, and else a itself."""
        return self._last_of(node.op, node.values)

    def _last_of(self, op: ast.boolop, values: list[ast.expr]) -> str:
        first, *rest = values
        if not rest:
            return self.text(first) if isinstance(first, ast.Compare) else self.tight(first)
        also, is_and = self._last_of(op, rest), isinstance(op, ast.And)
        if self.kind(first) is Kind.TRUTH:
            return f"{self._part_test(first)} {'&&' if is_and else '||'} {also}"
        if not repeatable(first):
            self.stop(first, "the first of `and` and `or` is true or false, or a name, an item or a field")
        one = self.text(first)
        return f"(py.truth({one}) ? {also} : {one})" if is_and else f"(py.truth({one}) ? {one} : {also})"

    def on_unaryop(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return self.test(node)
        if isinstance(node.op, ast.USub):
            return f"-{self.tight(node.operand)}"
        self.unknown(node, node.op)

    def on_binop(self, node: ast.BinOp) -> str:
        kinds, left, right = {self.kind(node.left), self.kind(node.right)}, node.left, node.right
        match node.op:
            case ast.Add() if kinds == {Kind.LIST}:
                return f"[...{self.tight(left)}, ...{self.tight(right)}]"
            case ast.Add() if kinds & {Kind.NUMBER, Kind.TEXT}:
                return f"{self.tight(left)} + {self.tight(right)}"
            case ast.Add():
                return f"py.plus({self.text(left)}, {self.text(right)})"
            case _ if kinds - {Kind.NUMBER, Kind.TRUTH, None}:
                self.stop(node, f"{type(node.op).__name__} is for numbers here")
            case ast.Sub() if Kind.NUMBER in kinds:
                return f"{self.tight(left)} - {self.tight(right)}"
            case ast.Mult() if kinds == {Kind.NUMBER}:
                return f"{self.tight(left)} * {self.tight(right)}"
            case ast.Sub() | ast.Mult() | ast.FloorDiv() | ast.Mod():
                return f"py.{ARITHMETIC[type(node.op)]}({self.text(left)}, {self.text(right)})"
        self.unknown(node, node.op)

    def on_compare(self, node: ast.Compare) -> str:
        sides = [node.left, *node.comparators]
        if not all(repeatable(each) for each in sides[1:-1]):
            self.stop(node, "in the middle of a comparison there is a name, an item or a field")
        pairs = zip(sides, node.ops, sides[1:], strict=False)
        return " && ".join(self._comparison(*pair) for pair in pairs)

    def _comparison(self, left: ast.expr, sign: ast.cmpop, right: ast.expr) -> str:
        kinds = {self.kind(left), self.kind(right)}
        one, other = self.tight(left), self.tight(right)
        match sign:
            case ast.Is() | ast.IsNot():
                if other not in ("null", "undefined"):
                    self.stop(left, "`is` asks for None or UNSET")
                return f"{one} {'===' if isinstance(sign, ast.Is) else '!=='} {other}"
            case ast.Eq() | ast.NotEq():
                no = isinstance(sign, ast.NotEq)
                if Kind.TEXT in kinds or kinds == {Kind.NUMBER}:
                    return f"{one} {'!==' if no else '==='} {other}"
                return f"{'!' if no else ''}py.equal({self.text(left)}, {self.text(right)})"
            case ast.In() | ast.NotIn():
                no = isinstance(sign, ast.NotIn)
                return f"{'!' if no else ''}py.has({self.text(right)}, {self.text(left)})"
        if Kind.NUMBER in kinds:
            return f"{one} {ORDER[type(sign)]} {other}"
        return f"py.compare({self.text(left)}, {self.text(right)}) {ORDER[type(sign)]} 0"


ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Sub: "minus",
    ast.Mult: "times",
    ast.FloorDiv: "floor",
    ast.Mod: "mod",
}


def _part(part: Any) -> str:
    if isinstance(part, dict):
        return fields(part)
    return listed("[", part, "]") if isinstance(part, list) else str(part)


def _is_nothing(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "_"


def repeatable(node: ast.expr) -> bool:
    return all(isinstance(part, REPEATABLE) for part in ast.walk(node))
