"""Where chance comes from: sources that answer by (stream, index), so that equal seeds stay comparable.

A stream is a named pile, bag or set of dice. The k-th draw of a stream depends on the seed, the stream
and k alone: two plays of one seed see the same cards and dice even where they diverge.
"""

import hashlib
from typing import Protocol

import numpy as np
import numpy.typing as npt

from tertulia.core.contract import Counts

Key = npt.NDArray[np.int64]


class ChanceSource(Protocol):
    """Anything that can answer a chance event: a seed, a provable secret, a person with real dice."""

    def draw(self, stream: int, index: int, weights: Counts) -> int:
        """The outcome of draw `index` of `stream`: a position in `weights`, in proportion to them."""
        ...


class Seeded:
    """Chance from a seed: any number or text."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.key = key_of(seed)

    def draw(self, stream: int, index: int, weights: Counts) -> int:
        from tertulia.core import dice  # compiles; `import tertulia` must not

        return int(dice.draw(self.key, stream, index, weights, len(weights)))


def key_of(seed: int | str) -> Key:
    """Two 32-bit words, as different as can be for seeds that differ in anything."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return np.frombuffer(digest, "<u4").astype(np.int64)
