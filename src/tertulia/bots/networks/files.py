"""Weights in a file: one `.npz`, small enough for a browser.

A matrix is kept as whole numbers from -108 to 108 with a scale for each output; the few other numbers are
kept as they are. What made the network stands in it as well, as JSON.
"""

import json
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO
from zipfile import BadZipFile

import numpy as np

from tertulia.bots.networks.shape import Floats, Network, features, squeeze_table, wave_table
from tertulia.core.errors import TertuliaError
from tertulia.core.game import Game

MATRICES = ("first", "inner", "policy", "values")
PLAIN = ("mean", "scale", "wide", "first_bias", "inner_bias", "norms", "policy_bias", "values_bias")
LARGEST = 108
"""A byte would hold 127; so rounded, a file is smaller by a twenty-seventh when compressed."""
NAME = "champion.npz"
"""In the folder of a game."""
BROKEN = (BadZipFile, zlib.error, EOFError, KeyError, TypeError, ValueError)
"""What NumPy raises for a file that ends too early, or is none of ours."""


class NoNetwork(TertuliaError):
    """A file that no champion can be read from."""


def told(file: Path | BinaryIO) -> str:
    """Its name, for a message."""
    return str(file if isinstance(file, Path) else getattr(file, "name", "the network"))


@contextmanager
def opened(file: Path | BinaryIO) -> Iterator[Any]:
    """What it holds, by name."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            yield kept
    except BROKEN as error:
        raise NoNetwork(f"{told(file)}: not a network of `tertulia train`, or only a part of one") from error


def rounded(matrix: Floats) -> tuple[Any, Floats]:
    """Whole numbers, and what one of them is worth in each output."""
    worth = np.maximum(np.abs(matrix).max(axis=-2, keepdims=True), 1e-8).astype(np.float32) / LARGEST
    return np.rint(matrix / worth).astype(np.int8), worth


def write(file: Path | BinaryIO, weights: Mapping[str, Any], about: Mapping[str, Any]) -> None:
    """`weights` by the names of `Network`, with the bias of the first layer as it was trained."""
    kept: dict[str, Any] = {name: np.asarray(weights[name]) for name in PLAIN}
    for name in MATRICES:
        kept[name], kept[f"{name}_worth"] = rounded(np.asarray(weights[name], np.float32))
    text = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez_compressed(file, about=text, **kept)


def about(file: Path | BinaryIO) -> dict[str, Any]:
    """What made it."""
    with opened(file) as kept:
        made: dict[str, Any] = json.loads(kept["about"].tobytes())
    return made


def read(file: Path | BinaryIO, game: Game | None = None) -> Network:
    return network(trained(file, game))


def trained(file: Path | BinaryIO, game: Game | None = None) -> dict[str, Any]:
    """The weights by the names of `Network`, with the bias of the first layer as it was trained.

    With a `game`, only if they see and do what this game has: a network of another would read past its end.
    """
    with opened(file) as kept:
        weights = {name: kept[name] for name in PLAIN}
        for name in MATRICES:
            weights[name] = kept[name].astype(np.float32) * kept[f"{name}_worth"]
    if game is not None:
        found = (len(weights["mean"]), len(weights["policy_bias"]))
        wanted = (game.part("encoding").SIZE, game.rules.ACTIONS)
        if found != wanted:
            for_whom = "a network for {} numbers and {} actions, but {} has {} and {}"
            raise NoNetwork(f"{told(file)}: {for_whom.format(*found, game.meta.key, *wanted)}")
    return weights


def network(weights: Mapping[str, Any]) -> Network:
    """Ready to answer: with its tables, and with an observation of zeros as part of the first bias."""
    kinds = {"wide": np.int32}
    parts: dict[str, Any] = {
        name: np.ascontiguousarray(weights[name], kinds.get(name, np.float32)) for name in (*PLAIN, *MATRICES)
    }
    mean, scale, wide = parts["mean"], parts["scale"], parts["wide"]
    nothing = features(np.zeros(len(mean), np.int16), mean, scale, wide)
    parts["first_bias"] = parts["first_bias"] + nothing @ parts["first"]
    waves = wave_table()
    return Network(squeezed=squeeze_table(), waves=waves - waves[0], **parts)
