"""The names of a function: where each is bound, and whether JavaScript declares it there or at the top."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

Place = tuple[int, int]
"""Line and column."""
Function = ast.FunctionDef | ast.Lambda
HERE, LATER, TOP = "const ", "let ", ""


@dataclass(frozen=True, slots=True)
class Binding:
    """A statement that gives a name its value, and how far that reaches if the name stays in its block."""

    node: ast.AST
    begin: Place
    end: Place
    outermost: bool


class Scope:
    """The names of one function."""

    def __init__(self, tree: ast.FunctionDef) -> None:
        self.arguments = [argument.arg for argument in _arguments(tree)]
        self.bindings: dict[str, list[Binding]] = {}
        self._block(tree.body, True)
        self._reads: dict[str, list[Place]] = {}
        for name, place in _reads(tree, frozenset()):
            self._reads.setdefault(name, []).append(place)
        self._declared = {name: self._how(name) for name in self.bindings}
        while any(self._disagree(node) for node in ast.walk(tree)):
            pass  # what is declared at the top now may be bound together with others elsewhere

    def __contains__(self, name: str) -> bool:
        return name in self.arguments or name in self.bindings

    @property
    def at_the_top(self) -> list[str]:
        """Names that need a declaration of their own."""
        return [name for name, how in self._declared.items() if how == TOP and name not in self.arguments]

    def keyword(self, name: str, node: ast.AST) -> str:
        """How a name is declared where this statement binds it."""
        how = self._declared[name]
        return how if how == HERE or (how == LATER and self.bindings[name][0].node is node) else ""

    def reads(self, name: str) -> int:
        return len(self._reads.get(name, []))

    def _how(self, name: str) -> str:
        bindings, reads = self.bindings[name], self._reads.get(name, [])
        if name in self.arguments or any(isinstance(each.node, ast.NamedExpr) for each in bindings):
            return TOP
        apart = all(one.end <= other.begin for one, other in pairwise(bindings))
        if apart and all(any(each.begin <= read <= each.end for each in bindings) for read in reads):
            return HERE
        first = bindings[0]
        return LATER if first.outermost and not isinstance(first.node, ast.For) else TOP

    def _disagree(self, node: ast.AST) -> bool:
        """Names that are bound together are declared together: if these were not, at the top."""
        if not isinstance(node, ast.Assign | ast.For) or (isinstance(node, ast.Assign) and splits(node)):
            return False
        names = [name for target in _targets(node) for name in names_in(target)]
        if len({self.keyword(name, node) for name in names}) < 2:
            return False
        self._declared |= dict.fromkeys(names, TOP)
        return True

    def _block(self, statements: list[ast.stmt], outermost: bool) -> None:
        for statement in statements:
            for target in _targets(statement):
                whole = statement if isinstance(statement, ast.For) else statements[-1]
                for name in names_in(target):
                    self._bind(name, Binding(statement, _begin(statement), _end(whole), outermost))
            for walrus in _walruses(statement):
                assert isinstance(walrus.target, ast.Name)
                self._bind(walrus.target.id, Binding(walrus, _begin(walrus), _end(walrus), False))
            for inner in _blocks(statement):
                self._block(inner, False)

    def _bind(self, name: str, binding: Binding) -> None:
        self.bindings.setdefault(name, []).append(binding)


def names_in(target: ast.expr) -> Iterator[str]:
    """What a pattern binds; items of lists and dictionaries are bound without a name."""
    for node in ast.walk(target):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def splits(node: ast.Assign) -> bool:
    """Whether it is several assignments: `a, b = 1, 2`, where no value needs another's old name."""
    target, value = node.targets[0], node.value
    if not (isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)):
        return False
    plain = len(target.elts) == len(value.elts) and all(isinstance(each, ast.Name) for each in target.elts)
    names = set(names_in(target))
    used = {part.id for part in ast.walk(value) if isinstance(part, ast.Name)}
    starred = any(isinstance(each, ast.Starred) for each in value.elts)
    return plain and not starred and not names & used


def part_of(node: ast.Assign, name: str) -> ast.expr:
    """What a name gets of an assignment that splits."""
    targets, values = node.targets[0], node.value
    assert isinstance(targets, ast.Tuple) and isinstance(values, ast.Tuple)
    return values.elts[list(names_in(targets)).index(name)]


def _reads(node: ast.AST, hidden: frozenset[str]) -> Iterator[tuple[str, Place]]:
    """Where names of the function are read: comprehensions and lambdas hide some behind their own."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in hidden:
        yield node.id, _begin(node)
    loops = getattr(node, "generators", [])
    inside = hidden.union(*(names_in(loop.target) for loop in loops))
    if isinstance(node, ast.Lambda):
        inside |= {argument.arg for argument in node.args.args}
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.comprehension) and child is loops[0]:  # it goes through something outside
            yield from _reads(child.iter, hidden)
            yield from _reads(ast.Tuple(child.ifs), inside)
        else:
            yield from _reads(child, inside)


def _arguments(tree: ast.FunctionDef) -> list[ast.arg]:
    last = [tree.args.kwarg] if tree.args.kwarg else []
    return [*tree.args.posonlyargs, *tree.args.args, *tree.args.kwonlyargs, *last]


def _targets(statement: ast.stmt) -> list[ast.expr]:
    match statement:
        case ast.Assign(targets=targets):
            return targets
        case ast.For(target=target) | ast.AugAssign(target=target):
            return [target]
        case ast.AnnAssign(target=target, value=value) if value is not None:
            return [target]
    return []


def _walruses(statement: ast.stmt) -> Iterator[ast.NamedExpr]:
    """Those of its own expressions, not of the statements inside it."""
    for child in ast.iter_child_nodes(statement):
        if isinstance(child, ast.expr):
            yield from (node for node in ast.walk(child) if isinstance(node, ast.NamedExpr))


def _blocks(statement: ast.stmt) -> list[list[ast.stmt]]:
    return [statement.body, statement.orelse] if isinstance(statement, ast.If | ast.For) else []


def _begin(node: ast.AST) -> Place:
    return node.lineno, node.col_offset  # type: ignore[attr-defined]


def _end(node: ast.AST) -> Place:
    return node.end_lineno, node.end_col_offset  # type: ignore[attr-defined]
