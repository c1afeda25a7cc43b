"""A champion for browsers: its network as one record, and its weights as they are kept."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from tertulia.bots import guided
from tertulia.bots.champion import champion_file
from tertulia.bots.networks import files
from tertulia.bots.networks.answer import Look
from tertulia.bots.search import ENOUGH, LOOKS, SECONDS
from tertulia.core.fields import Fields, field
from tertulia.core.game import Game

ANSWER = {"values": "chances"}
"""What `Look` and its network call alike."""


@cache
def _look(game: Game) -> Look:
    with champion_file(game).open("rb") as opened:
        return Look.of(files.read(opened))


@cache
def mind_of(game: Game) -> type[Fields]:
    """`Mind`: all arrays of a game's network, and of its scratch paper, in one record."""
    fields = {name: field(name, *array.shape, kind=array.dtype.type) for name, array in _arrays(game)}
    return type("Mind", (Fields,), fields)


def shape_of(game: Game) -> str:
    """What a champion's module depends on beside its sources."""
    return " ".join(f"{name}{array.shape}" for name, array in _arrays(game))


def _arrays(game: Game) -> Iterator[tuple[str, Any]]:
    net, *paper = _look(game)
    yield from net._asdict().items()
    for name, array in zip(Look._fields[1:], paper, strict=True):
        yield ANSWER.get(name, name), array


def search(usual: dict[str, Any], game: Game) -> dict[str, Any]:
    """What its search begins with, where that is not as usual."""
    plan = {**guided.SETTINGS, "playouts": guided.guided_of(game).heuristics.PLAYOUTS}
    chunk = guided.GuidedSearch.chunk
    budget = {"seconds": SECONDS, "chunk": chunk, "looks": LOOKS, "enough": ENOUGH, "room": guided.ROOM}
    return {**usual, "settings": {**usual["settings"], **plan}, "budget": budget}


def weights(game: Game) -> tuple[list[dict[str, Any]], bytes]:
    """Where a file has what the fields of a Mind begin with, and that file. A matrix is whole numbers there,
    with what one of them is worth in each output."""
    parts: list[dict[str, Any]] = []
    content = bytearray()

    def put(array: Any) -> list[Any]:
        content.extend(b"\0" * (-len(content) % array.itemsize))
        at = len(content)
        content.extend(np.ascontiguousarray(array).tobytes())
        return [at, array.dtype.str[1:], list(array.shape)]

    with champion_file(game).open("rb") as opened, np.load(opened, allow_pickle=False) as kept:
        for name, array in _look(game).net._asdict().items():
            if name in files.MATRICES:
                parts.append({"name": name, "numbers": put(kept[name]), "worth": put(kept[f"{name}_worth"])})
            elif name != "waves" or len(kept["wide"]):  # nobody reads them otherwise
                parts.append({"name": name, "numbers": put(array), "worth": None})
    return parts, bytes(content)
