"""A function of Python as one of JavaScript, statement by statement."""

import ast
import copy
import inspect
import textwrap
from types import FunctionType

from tertulia.browser.plain.calls import Calls, Script
from tertulia.browser.plain.expressions import repeatable
from tertulia.browser.plain.kinds import Names
from tertulia.browser.plain.literals import indented
from tertulia.browser.plain.scopes import Scope, names_in, splits
from tertulia.browser.plain.subset import Kind, local_name


class Statements(Calls):
    """The body of one function."""

    def __init__(self, script: Script, function: FunctionType) -> None:
        lines, first = inspect.getsourcelines(function)
        (tree,) = ast.parse(textwrap.dedent("".join(lines))).body
        assert isinstance(tree, ast.FunctionDef)
        ast.increment_lineno(tree, first - 1)
        self._tree, file = tree, function.__code__.co_filename
        super().__init__(script, Names(Scope(tree), function.__globals__), function, file)

    @property
    def arguments(self) -> str:
        if self._tree.args.vararg:
            self.stop(self._tree, "a function with any number of arguments is not known")
        return ", ".join(map(local_name, self.names.scope.arguments))

    @property
    def keyword(self) -> str:
        """What yields is a generator here as there."""
        yields = any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(self._tree))
        return "function*" if yields else "function"

    @property
    def body(self) -> str:
        top = [local_name(name) for name in self.names.scope.at_the_top]
        declared = f"let {', '.join(top)};\n" if top else ""
        return "{\n" + indented(declared + self._lines(self._tree.body)) + "\n}"

    def _lines(self, statements: list[ast.stmt]) -> str:
        return "\n".join(line for line in (self.text(each) for each in statements) if line)

    def _block(self, statements: list[ast.stmt]) -> str:
        return "{\n" + indented(self._lines(statements)) + "\n}"

    def on_expr(self, node: ast.Expr) -> str:
        if isinstance(node.value, ast.Constant):  # what the function is for
            return ""
        if isinstance(node.value, ast.Call):
            return f"{self.act(node.value)};"
        if isinstance(node.value, ast.Yield) and node.value.value:
            return f"yield {self.text(node.value.value)};"
        if isinstance(node.value, ast.YieldFrom):
            return f"yield* {self._from(node.value.value)};"
        self.unknown(node.value)

    def _from(self, node: ast.expr) -> str:
        """A generator is asked for one thing after another, as in Python: nobody may want the last."""
        called = self.names.value(node.func) if isinstance(node, ast.Call) else None
        return self.text(node) if inspect.isgeneratorfunction(called) else self.each(node)

    def on_return(self, node: ast.Return) -> str:
        if node.value is None:
            return "return null;"
        if self.kind(node.value) is Kind.ITERATOR:
            self.stop(node, "what can be gone through only once is not returned: make it a list")
        return f"return {self.text(node.value)};"

    def on_raise(self, node: ast.Raise) -> str:
        match node.exc:
            case ast.Call(args=[ast.JoinedStr() as reason], keywords=[]):
                return f"throw new Error({self.text(reason)});"
            case None:
                self.unknown(node)
        return f"throw new Error({self._literal(node, ast.unparse(node.exc))});"

    def on_if(self, node: ast.If) -> str:
        text = f"if ({self.test(node.test)}) {self._block(node.body)}"
        match node.orelse:
            case []:
                return text
            case [ast.If() as other]:
                return f"{text} else {self.on_if(other)}"
        return f"{text} else {self._block(node.orelse)}"

    def on_for(self, node: ast.For) -> str:
        if node.orelse:
            self.stop(node, "a loop has no else")
        keyword = self.names.scope.keyword(next(names_in(node.target)), node)
        head = f"{keyword}{self.pattern(node.target)} of {self.each(node.iter)}"
        return f"for ({head}) {self._block(node.body)}"

    def on_assign(self, node: ast.Assign) -> str:
        if len(node.targets) > 1:
            self.stop(node, "one thing is assigned at a time")
        (target,) = node.targets
        if splits(node):
            assert isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)
            pairs = zip(target.elts, node.value.elts, strict=True)
            return "\n".join(self._assigned(node, *pair) for pair in pairs)
        return self._assigned(node, target, node.value)

    def on_annassign(self, node: ast.AnnAssign) -> str:
        return "" if node.value is None else self._assigned(node, node.target, node.value)

    def _assigned(self, node: ast.stmt, target: ast.expr, value: ast.expr) -> str:
        match target:
            case ast.Subscript(value=owner, slice=key) if not isinstance(key, ast.Slice | ast.Tuple):
                return f"py.put({self.text(owner)}, {self.text(key)}, {self.text(value)});"
            case ast.Attribute():
                return f"{self.text(target)} = {self.text(value)};"
            case ast.Name(id=name):
                if self.kind(value) is Kind.ITERATOR and self.names.scope.reads(name) > 1:
                    self.stop(node, f"{name} can be gone through only once: make it a list")
                return f"{self.names.scope.keyword(name, node)}{local_name(name)} = {self.text(value)};"
            case ast.Tuple():
                return self._unpacked(node, target, value)
        self.stop(node, "names, items and fields are assigned")

    def _unpacked(self, node: ast.stmt, target: ast.Tuple, value: ast.expr) -> str:
        keyword = self.names.scope.keyword(next(names_in(target)), node)
        starred = any(isinstance(each, ast.Starred) for each in target.elts)
        count = len(target.elts) - starred
        text = f"py.unpack({self.text(value)}, {count}{', true' if starred else ''})"
        return f"{keyword}{self.pattern(target)} = {text};"

    def on_augassign(self, node: ast.AugAssign) -> str:
        kind = self.kind(node.target) if isinstance(node.target, ast.Name) else None
        if isinstance(node.op, ast.Add) and kind is Kind.LIST:
            return f"{self.text(node.target)}.push(...{self.each(node.value)});"
        if isinstance(node.op, ast.Add) and kind in (Kind.NUMBER, Kind.TEXT):
            return f"{self.text(node.target)} += {self.text(node.value)};"
        match node.target, node.op:
            case ast.Attribute() | ast.Subscript() as target, ast.Add() if repeatable(target):
                return self._assigned(node, target, ast.BinOp(_read(target), ast.Add(), node.value))
        self.stop(node, "+= is for a field, an item, or a name that surely is a number, a text or a list")


def _read(target: ast.Attribute | ast.Subscript) -> ast.expr:
    """The same, to be read."""
    read = copy.copy(target)
    read.ctx = ast.Load()
    return read
