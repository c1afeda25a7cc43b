"""One source, several engines: plain Python here, native code through Numba.

`@rule` is the function itself where Numba is absent or switched off (NUMBA_DISABLE_JIT=1), and
`numba.njit(cache=True)` elsewhere. Numba's cache looks at one file only, so an edit in a function that
is called from another file would go unnoticed; ours lives in a folder named after a hash of all sources.
"""

import hashlib
import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, ParamSpec, TypeVar

from platformdirs import user_cache_path

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

NATIVE = (
    os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0") and importlib.util.find_spec("numba") is not None
)
ENGINE = "native" if NATIVE else "plain"
KEPT_SECONDS = 30 * 24 * 3600
ROOM_NEEDED = 64 << 20  # bytes; the three games' machine code takes about half of this


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function as part of the rules: no allocation, no objects, no randomness inside."""
    if not NATIVE:
        return function
    import numba

    folder = cache_folder(*_sources(function))
    if folder is None:
        compiled: Callable[P, R] = numba.njit(error_model="numpy")(function)
        return compiled
    with _numba_cache_in(folder):
        compiled = numba.njit(cache=True, error_model="numpy")(function)
    return compiled


def quicker(function: Callable[P, R]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a function that this one replaces in the CPU's native code, and nowhere else."""

    def replaced(plain: Callable[P, R]) -> Callable[P, R]:
        if not NATIVE:
            return plain
        compiled: Any = rule(function)
        compiled.py_func = plain  # what a GPU's compiler reads
        result: Callable[P, R] = compiled
        return result

    return replaced


def bind(template: str, rules: ModuleType, **others: ModuleType) -> ModuleType:
    """Run the source of the module `template` once more, with `rules` bound to one game's rules.

    Native code that takes a game's functions as arguments cannot be cached on disk; a copy of the loop
    for each game, with that game's functions in reach, can. `others` are bound by their names likewise.
    """
    name = f"{rules.__package__}.{template.rpartition('.')[2]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.find_spec(template)
    assert spec is not None and spec.origin is not None
    copy = importlib.util.spec_from_file_location(name, spec.origin)
    assert copy is not None and copy.loader is not None
    module = importlib.util.module_from_spec(copy)
    vars(module).update(others, rules=rules)
    copy.loader.exec_module(module)
    sys.modules[name] = module
    return module


def warm(what: str, source: Callable[..., Any], steps: Sequence[Callable[[], object]]) -> None:
    """Compile behind a visible bar what these steps call, unless that was done before: then nothing is to do.

    `source` is one of the functions that the steps call; it says which cache.
    """
    folder = cache_folder(*_sources(source)) if NATIVE else None
    seal = folder / f"{what} ready" if folder else None
    if not NATIVE or (seal and seal.exists()):
        return
    for step in _progress.get(_with_bar)(what, steps):
        step()
    if seal:
        seal.touch()


Progress = Callable[[str, Sequence[Callable[[], object]]], Iterable[Callable[[], object]]]
_progress: "ContextVar[Progress]" = ContextVar("progress")


@contextmanager
def progress_by(progress: Progress) -> Iterator[None]:
    """Let somebody else say what is compiled: a server has a log."""
    token = _progress.set(progress)
    try:
        yield
    finally:
        _progress.reset(token)


def _with_bar(what: str, steps: Sequence[T]) -> Iterable[T]:
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    if not console.is_terminal:
        print(f"Compiling {what}, once ...", file=sys.stderr)
        return steps
    return track(steps, f"Compiling {what}, once", console=console, transient=True)


def _sources(function: Callable[..., Any]) -> tuple[Path, ...]:
    """The folders whose sources it can reach: the core, its own, those of modules with rules in its scope."""
    scope = getattr(function, "py_func", function).__globals__
    files = [__file__, scope["__file__"]]
    named = [value for value in scope.values() if isinstance(value, ModuleType)]
    files += [str(module.__file__) for module in named if "rule" in vars(module)]
    return tuple(dict.fromkeys(Path(file).parent for file in files))


@cache
def cache_folder(*sources: Path) -> Path | None:
    """Where the code compiled from these folders is kept, or None if it cannot be kept."""
    home = Path(os.environ.get("TERTULIA_CACHE") or user_cache_path("tertulia"))
    folder = home / "native" / f"{sources[-1].name}-{fingerprint(sources)}"
    try:
        if not folder.exists():
            _forget_old(home / "native")
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > ROOM_NEEDED
    except OSError:
        writable = False
    if not writable:
        print(f"tertulia: cannot keep compiled rules in {home} (set TERTULIA_CACHE)", file=sys.stderr)
        return None
    return folder


def _forget_old(native: Path) -> None:
    """Code of sources that have changed is never used again; a month is kept for those who go back."""
    for folder in native.glob("*-*"):
        if time.time() - folder.stat().st_mtime > KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


@cache
def fingerprint(sources: tuple[Path, ...]) -> str:
    """A hash of every source in these folders, and of the Python that reads them."""
    digest = hashlib.sha256(sys.version.encode())
    for file in sorted(file for folder in sources for file in folder.glob("*.py")):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def _numba_cache_in(folder: Path) -> Iterator[None]:
    config: Any = importlib.import_module("numba").config
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before
