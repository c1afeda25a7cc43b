"""One source, several engines: plain Python here, native code through Numba.

`@rule` is the function itself where Numba is absent or switched off (NUMBA_DISABLE_JIT=1), and
`numba.njit(cache=True)` elsewhere. Numba's cache looks at one file only, so an edit in a function that
is called from another file would go unnoticed; ours lives in folders named after a hash of all sources that
a module can reach (`core.kept`).
"""

import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from platformdirs import user_cache_path

from tertulia.core.sources import fingerprint, reached

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

    kept = cache_folder(function.__globals__) is not None
    with _kept_by_us():
        native: Any = numba.njit  # whose options are more than its types say
        # nobody calls it from C, and what does is a tenth of the work of compiling
        compiled = native(cache=kept, error_model="numpy", no_cfunc_wrapper=True)(function)
    compiled.get_call_template = _widely(compiled.get_call_template)
    result: Callable[P, R] = compiled
    return result


def _widely(template: Callable[..., Any]) -> Callable[..., Any]:
    """Functions hand each other whole numbers as 64 bits: for each width and each constant that it meets,
    Numba would compile a function anew, and all that it calls.
    """
    types: Any = importlib.import_module("numba").types

    def wide(kind: Any) -> Any:
        kind = types.unliteral(kind)
        whole = isinstance(kind, types.Integer) and kind.signed
        return types.int64 if whole else kind

    def widened(args: Sequence[Any], named: Mapping[str, Any]) -> Any:
        return template(tuple(map(wide, args)), {name: wide(kind) for name, kind in named.items()})

    return widened


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


def warm(what: str, modules: Sequence[Any], steps: Sequence[Callable[[], object]]) -> None:
    """Compile behind a visible bar what these steps call, unless that was done before: then nothing is to do.

    `modules` are those whose functions the steps call; what they reach says whether it was done.
    """
    if not NATIVE:
        return
    scopes = [vars(module) for module in modules]
    folder = cache_folder(scopes[0])
    everything = tuple(sorted({name for scope in scopes for name in reached(scope)}))
    seal = folder / f"{what} {fingerprint(everything)} ready" if folder else None
    if seal and seal.exists():
        return
    take(what, steps)
    if seal:
        seal.touch()


def take(what: str, steps: Sequence[Callable[[], object]]) -> None:
    """The steps of a compilation, with their progress told."""
    for step in _progress.get(_with_bar)(what, steps):
        step()


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


def cache_folder(scope: Mapping[str, Any]) -> Path | None:
    """Where the code of a module is kept, or None if it cannot be kept."""
    game, words = scope.get("__game__"), scope["__name__"].split(".")
    name = words[-2:] if game is None else [game.meta.key, words[-1]]
    return _folder(f"{'.'.join(name)}-{fingerprint(reached(scope))}")


@cache
def _folder(name: str) -> Path | None:
    home = Path(os.environ.get("TERTULIA_CACHE") or user_cache_path("tertulia"))
    folder = home / "native" / name
    try:
        if not folder.exists():
            _forget_old(home / "native")
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # what is used is not old
        writable = os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > ROOM_NEEDED
    except OSError:
        writable = False
    if not writable:
        _say_once(f"tertulia: cannot keep compiled rules in {home} (set TERTULIA_CACHE)")
        return None
    return folder


@cache
def _say_once(what: str) -> None:
    print(what, file=sys.stderr)


def _forget_old(native: Path) -> None:
    """Code that nobody has used for a month, because its sources have changed."""
    for folder in native.glob("*-*"):
        if time.time() - folder.stat().st_mtime > KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _kept_by_us() -> Iterator[None]:
    """Numba asks `core.kept` where; for what others compile in this process, it goes on as it does."""
    config: Any = importlib.import_module("numba").config
    before, config.CACHE_LOCATOR_CLASSES = config.CACHE_LOCATOR_CLASSES, "tertulia.core.kept.Kept"
    try:
        yield
    finally:
        config.CACHE_LOCATOR_CLASSES = before
