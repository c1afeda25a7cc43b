"""What a network reads out of an observation, and the arrays it consists of.

Every number of an observation is told twice: standardised, and squeezed by a logarithm. Wide ones, as places
on a board are, are also told as waves of several lengths: then neighbouring places are alike and still
distinct. Nothing here knows a game; which numbers are wide follows from the encoding and from games seen.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

BOUND = 5.0
"""A standardised number is cut off here."""
MOST = 1023
"""Higher numbers are told as this one."""
LENGTHS = (3.0, 6.0, 12.0, 24.0, 48.0)
"""Of the waves."""
WAVES = 2 * len(LENGTHS)
EPSILON = 1e-5
"""Keeps a norm from dividing by nothing."""


class Network(NamedTuple):
    """One network in memory. Matrices are by input and output, so that a row is what one input adds."""

    mean: Floats
    """Of each number of an observation."""
    scale: Floats
    """One over its spread."""
    wide: npt.NDArray[np.int32]
    """Which numbers have waves."""
    squeezed: Floats
    """By amount: its logarithm, which is 0 for 0."""
    waves: Floats
    """By amount and wave: its sines and cosines, less those of 0."""
    first: Floats
    """From features to the width: standardised, squeezed, waves."""
    first_bias: Floats
    """With what an observation of zeros gives."""
    inner: Floats
    """By block, half, input and output."""
    inner_bias: Floats
    norms: Floats
    """By norm (one for each block, one at the end): factors, then summands."""
    policy: Floats
    policy_bias: Floats
    values: Floats
    """To the chances to win and to the margins of all seats, the own one first."""
    values_bias: Floats

    @property
    def actions(self) -> int:
        return len(self.policy_bias)

    @property
    def seats(self) -> int:
        return len(self.values_bias) // 2


def squeeze_table() -> Floats:
    return (0.5 * np.log1p(np.arange(MOST + 1))).astype(np.float32)


def wave_table() -> Floats:
    """By amount and wave: sines, then cosines."""
    turns = 2 * np.pi * np.arange(MOST + 1)[:, None] / np.array(LENGTHS)
    return np.concatenate([np.sin(turns), np.cos(turns)], axis=1).astype(np.float32)


def standardised(seen: Any, mean: Floats, scale: Floats) -> Any:
    return np.clip((seen - mean) * scale, -BOUND, BOUND)


def features(seen: npt.NDArray[np.int16], mean: Floats, scale: Floats, wide: Any) -> Floats:
    """All that a network reads, from one observation or from many."""
    amounts = np.minimum(np.abs(seen.astype(np.int32)), MOST)
    squeezed = np.sign(seen) * squeeze_table()[amounts]
    waves = wave_table()[amounts[..., wide]].reshape(*seen.shape[:-1], -1)
    told: Floats = np.concatenate([standardised(seen, mean, scale), squeezed, waves], -1, dtype=np.float32)
    return told
