"""Kernels compiled for size: a game's rules with every loop unrolled do not fit a multiprocessor's cache for
code, and then the kernels wait for instructions more than for anything else (docs/gpu.md).

Numba has no word for this, so LLVM is told on the way, by its own attribute of a function.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

HEAD = re.compile(r"^(define (?!.*alwaysinline).*\))", re.MULTILINE)


def marked(source: str) -> str:
    """LLVM's text with every function marked to be small."""
    return HEAD.sub(r"\1 optsize", source)


@contextmanager
def small_kernels() -> Iterator[None]:
    """Whatever Numba compiles for a GPU meanwhile becomes small."""
    from numba.cuda.cudadrv import nvvm

    compile_ir: Any = getattr(nvvm, "compile_ir", None)
    if compile_ir is None:  # the simulator compiles nothing
        yield
        return

    def compile_small(sources: str | Sequence[str], **options: Any) -> Any:
        given = [sources] if isinstance(sources, str) else sources
        return compile_ir([marked(source) for source in given], **options)

    nvvm.compile_ir = compile_small
    try:
        yield
    finally:
        nvvm.compile_ir = compile_ir
