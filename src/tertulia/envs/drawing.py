"""A table as a picture: the board of the browser, drawn by the same components, without a browser.

A process of its own draws, started with the first picture: in this one V8 would not survive a fork.
"""

import atexit
import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.core.errors import TertuliaError
from tertulia.envs.errors import MissingExtra

PEN = Path(__file__).parent / "pen.py"
BOARDS = Path(__file__).parent / "draw" / "boards.js"

Picture = npt.NDArray[np.uint8]


class DrawingError(TertuliaError):
    """There is nothing to draw, or nothing to draw with."""


def picture(key: str, view: dict[str, Any], seat: int, players: Sequence[str]) -> Picture:
    """What a seat sees, as rows of pixels with red, green and blue."""
    rasterise, image = _painters()
    wanted = {"game": key, "view": view, "seat": seat, "players": players}
    answer = _answer(_pen(os.getpid()), json.dumps(wanted))
    if not answer:
        _pen.cache_clear()
        raise DrawingError(f"the process that drew {key} has ended")
    drawn = json.loads(answer)
    if "error" in drawn:
        raise DrawingError(f"{key} cannot be drawn: {drawn['error']}")
    sans_serif, serif = _family("sans-serif"), _family("serif")
    png = rasterise(
        svg_string=drawn["svg"], background="white", sans_serif_family=sans_serif, serif_family=serif
    )
    return np.array(image(io.BytesIO(bytes(png))).convert("RGB"))


def _answer(pen: "subprocess.Popen[str]", line: str) -> str:
    assert pen.stdin is not None
    assert pen.stdout is not None
    try:
        pen.stdin.write(f"{line}\n")
        pen.stdin.flush()
    except BrokenPipeError:
        return ""
    return pen.stdout.readline()


@cache
def _painters() -> tuple[Any, Any]:
    try:
        import PIL.Image
        import py_mini_racer  # noqa: F401 (the pen needs it)
        import resvg_py
    except ImportError as error:
        raise MissingExtra(error.name or "a painter", "pictures") from error
    return resvg_py.svg_to_bytes, PIL.Image.open


@cache
def _family(generic: str) -> str | None:
    """A typeface that is here: the painter knows those of Windows and macOS, fontconfig all others."""
    asked = shutil.which("fc-match")
    if asked is None:
        return None
    found = subprocess.run([asked, "--format=%{family[0]}", generic], capture_output=True, text=True)
    return found.stdout or None


@cache
def _pen(process: int) -> "subprocess.Popen[str]":
    """One for each process of ours: a fork must not talk to that of its parent."""
    if not BOARDS.exists():
        raise DrawingError("the boards are not built for drawing: run `make web`")
    pipe = subprocess.PIPE
    command = [sys.executable, "-P", str(PEN), str(BOARDS)]
    pen = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
    atexit.register(_end, pen)
    return pen


def _end(pen: "subprocess.Popen[str]") -> None:
    pen.kill()
    pen.communicate()
