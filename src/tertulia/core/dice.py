"""Random numbers by (stream, index): the same in plain Python, in native code and on a GPU.

All arithmetic is on 32-bit words inside 64-bit integers, so that no engine overflows differently.
"""

import numpy as np
import numpy.typing as npt

from tertulia.core.chance import Key
from tertulia.core.contract import Counts
from tertulia.core.engine import rule

Rng = npt.NDArray[np.int64]
"""A key and the number of draws so far: a stream of its own, for those who imagine."""

WORD = 0xFFFFFFFF
GOLDEN = 0x9E3779B1


@rule
def mix(word: int) -> int:
    """Scatter the 32 bits of a word (a bijection; the constants are Chris Wellons' lowbias32)."""
    word = word ^ (word >> 16)
    word = (word * 0x7FEB352D) & WORD
    word = word ^ (word >> 15)
    word = (word * 0x846CA68B) & WORD
    return word ^ (word >> 16)


@rule
def below(key: Key, stream: int, index: int, bound: int) -> int:
    """A number from 0 to bound - 1, all equally likely (Lemire's way: multiply, seldom throw again)."""
    word = mix(int(key[0]) ^ ((int(stream) * GOLDEN) & WORD))
    word = mix(word ^ int(key[1]) ^ ((int(index) * GOLDEN) & WORD))
    product = word * int(bound)
    if product & WORD < bound:
        surplus = (WORD + 1) % int(bound)
        while product & WORD < surplus:
            word = mix(word ^ GOLDEN)
            product = word * int(bound)
    return product >> 32


@rule
def draw(key: Key, stream: int, index: int, weights: Counts, count: int) -> int:
    """An outcome in proportion to its weight."""
    total = 0
    for outcome in range(count):
        total += int(weights[outcome])
    left = below(key, stream, index, total)
    for outcome in range(count):
        left -= int(weights[outcome])
        if left < 0:
            return outcome
    return count


@rule
def roll(rng: Rng, bound: int) -> int:
    """The next number from 0 to bound - 1."""
    rng[2] += 1
    return below(rng, 0, int(rng[2]), bound)


@rule
def pull(counts: Counts, rng: Rng) -> int:
    """Take one thing out of a heap of counted things; its kind."""
    total = 0
    for count in counts:
        total += int(count)
    left = roll(rng, total)
    for kind in range(len(counts)):
        left -= int(counts[kind])
        if left < 0:
            counts[kind] -= 1
            return kind
    return len(counts)
