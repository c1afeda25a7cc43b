"""Weights in a file: one `.npz`, small enough for a browser.

A matrix is kept as whole numbers from -108 to 108 with a scale for each output; the few other numbers are
kept as they are. What made the network stands in it as well, as JSON.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from tertulia.bots.networks.shape import Floats, Network, features, squeeze_table, wave_table

MATRICES = ("first", "inner", "policy", "values")
PLAIN = ("mean", "scale", "wide", "first_bias", "inner_bias", "norms", "policy_bias", "values_bias")
LARGEST = 108
"""A byte would hold 127; so rounded, a file is smaller by a twenty-seventh when compressed."""
NAME = "champion.npz"
"""In the folder of a game."""


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
    with np.load(file, allow_pickle=False) as kept:
        told: dict[str, Any] = json.loads(kept["about"].tobytes())
    return told


def read(file: Path | BinaryIO) -> Network:
    return network(trained(file))


def trained(file: Path | BinaryIO) -> dict[str, Any]:
    """The weights by the names of `Network`, with the bias of the first layer as it was trained."""
    with np.load(file, allow_pickle=False) as kept:
        weights = {name: kept[name] for name in PLAIN}
        for name in MATRICES:
            weights[name] = kept[name].astype(np.float32) * kept[f"{name}_worth"]
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
