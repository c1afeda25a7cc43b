"""Which sources native code depends on: those of its module and of all that this imports and is ours.

Templates import parts of a game; in a copy that was bound to one game, these are the parts of that game.
"""

import hashlib
import importlib.util
import re
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

HOUSE = "tertulia"
PARTS = "tertulia.core.bound"
IMPORT = re.compile(r"^(?:from +(\S+) +import +(\([^)]*\)|.*)|import +(.*))", re.MULTILINE)
"""At the top of a module: what a function imports for itself is no part of native code."""


def reached(scope: Mapping[str, Any]) -> tuple[str, ...]:
    """The modules that code with these globals can reach, its own first."""
    game, name = scope.get("__game__"), scope["__name__"]
    return _reached(name if game is None else name.removeprefix(f"{game.package}."), game)


@cache
def fingerprint(modules: tuple[str, ...]) -> str:
    """A hash of the sources of these modules, and of the Python that reads them."""
    digest = hashlib.sha256(sys.version.encode())
    for name in sorted(modules):
        digest.update(f"{name}\0{_text(name)}\0".encode())
    return digest.hexdigest()[:16]


@cache
def _reached(name: str, game: Any) -> tuple[str, ...]:
    ours = {HOUSE, (name if game is None else game.package).partition(".")[0]}
    found = [name]
    for module in found:  # which grows meanwhile
        for source, names in _imports(module):
            if source == PARTS:
                others = [game.module(part) for part in names]
            elif source.partition(".")[0] in ours:
                others = _modules(source, names)
            else:
                others = []
            found += [other for other in dict.fromkeys(others) if other not in found]
    return tuple(found)


@cache
def _imports(module: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What a module imports: from where, and which names."""
    package = module if _is_package(module) else module.rpartition(".")[0]
    found = []
    for source, names, whole in IMPORT.findall(_text(module)):
        listed = re.findall(r"([\w.]+)(?: +as +\w+)?", re.sub(r"#.*", "", names or whole))
        if source:
            found.append((importlib.util.resolve_name(source, package), tuple(listed)))
        else:
            found += [(name, ()) for name in listed]
    return tuple(found)


def _modules(source: str, names: tuple[str, ...]) -> list[str]:
    """The modules behind names of another: modules inside it, or else itself."""
    if not names or not _is_package(source):
        return [source]
    inner = [f"{source}.{name}" for name in names]
    return [name if importlib.util.find_spec(name) else source for name in inner]


@cache
def _text(module: str) -> str:
    file = _file(module)
    return "" if file is None else Path(file).read_text(encoding="utf-8")


def _file(module: str) -> str | None:
    known = sys.modules.get(module)
    if known is not None:
        return getattr(known, "__file__", None)
    spec = importlib.util.find_spec(module)
    return None if spec is None else spec.origin


def _is_package(module: str) -> bool:
    return Path(_file(module) or "").name == "__init__.py"
