"""What a network says, by plain loops compiled like the rules: no library, no allocation.

A layer adds, for each of its inputs, the row of that input: zeros, of which observations and the inner layers
are full, cost nothing. Sums have one order on every engine.
"""

import math
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tertulia.bots.networks.shape import BOUND, EPSILON, MOST, WAVES, Floats, Network, features
from tertulia.core.contract import Counts
from tertulia.core.engine import rule


class Look(NamedTuple):
    """A network, what it looks at, and room for what it thinks of that."""

    net: Network
    seen: npt.NDArray[np.int16]
    room: Floats
    logits: Floats
    values: Floats

    @classmethod
    def of(cls, net: Network) -> "Look":
        def blank(*shape: int) -> Floats:
            return np.zeros(shape, np.float32)

        seen = np.zeros(len(net.mean), np.int16)
        return cls(net, seen, blank(3, len(net.first_bias)), blank(net.actions), blank(2 * net.seats))


@rule
def put(out: Floats, row: Floats) -> None:
    """Slices would do, but where lengths differ, they raise an error that no browser can tell."""
    for column in range(len(out)):
        out[column] = row[column]


@rule
def add(out: Floats, rows: Floats, place: int, amount: float) -> None:
    """What one input adds to all outputs."""
    weight = np.float32(amount)
    for column in range(len(out)):
        out[column] += weight * rows[place, column]


@rule
def bounded(amount: float) -> float:
    return max(-BOUND, min(BOUND, amount))


@rule
def read_in(net: Network, seen: Counts, h: Floats) -> None:
    """The first layer: only numbers that are not 0 are looked at."""
    put(h, net.first_bias)
    count = len(net.mean)
    for place in range(count):
        value = int(seen[place])
        if value != 0:
            mean, scale = net.mean[place], net.scale[place]
            add(h, net.first, place, bounded((value - mean) * scale) - bounded(-mean * scale))
            squeezed = net.squeezed[min(abs(value), MOST)]
            add(h, net.first, count + place, squeezed if value > 0 else -squeezed)
    for number in range(len(net.wide)):
        amount = min(abs(int(seen[net.wide[number]])), MOST)
        if amount != 0:
            for wave in range(WAVES):
                add(h, net.first, 2 * count + number * WAVES + wave, net.waves[amount, wave])


@rule
def norm(h: Floats, norms: Floats, number: int, out: Floats) -> None:
    """Of mean 0 and spread 1, times factors, plus summands."""
    width = len(h)
    total, squares = np.float32(0), np.float32(0)
    for place in range(width):
        total += h[place]
    mean = total / np.float32(width)
    for place in range(width):
        squares += (h[place] - mean) * (h[place] - mean)
    scale = np.float32(1) / np.float32(math.sqrt(squares / np.float32(width) + np.float32(EPSILON)))
    for place in range(width):
        out[place] = (h[place] - mean) * scale * norms[number, 0, place] + norms[number, 1, place]


@rule
def block(net: Network, number: int, h: Floats, y: Floats, z: Floats) -> None:
    """A norm, two layers with nothing below 0 between them, added to what was."""
    norm(h, net.norms, number, y)
    put(z, net.inner_bias[number, 0])
    for place in range(len(y)):
        add(z, net.inner[number, 0], place, y[place])
    for place in range(len(h)):
        h[place] += net.inner_bias[number, 1, place]
    for place in range(len(z)):
        if z[place] > 0:
            add(h, net.inner[number, 1], place, z[place])


@rule
def answer(net: Network, seen: Counts, room: Floats, logits: Floats, values: Floats) -> None:
    """What it thinks of every action, and of every seat's end. `room` has three rows of its width."""
    h, y, z = room[0], room[1], room[2]
    read_in(net, seen, h)
    for number in range(len(net.inner)):
        block(net, number, h, y, z)
    norm(h, net.norms, len(net.inner), y)
    put(logits, net.policy_bias)
    put(values, net.values_bias)
    for place in range(len(y)):
        add(logits, net.policy, place, y[place])
        add(values, net.values, place, y[place])


def reference(net: Network, seen: npt.NDArray[np.int16]) -> tuple[Floats, Floats]:
    """The same with NumPy, for one observation: actions, values."""
    nothing = features(np.zeros_like(seen), net.mean, net.scale, net.wide)
    h: Any = net.first_bias + (features(seen, net.mean, net.scale, net.wide) - nothing) @ net.first
    for number, (before, after) in enumerate(net.inner):
        y = normed(h, net.norms[number])
        y = np.maximum(y @ before + net.inner_bias[number, 0], 0)
        h = h + y @ after + net.inner_bias[number, 1]
    h = normed(h, net.norms[-1])
    return h @ net.policy + net.policy_bias, h @ net.values + net.values_bias


def normed(h: Any, factors: Floats) -> Any:
    h = h - h.mean()
    return h / np.sqrt((h * h).mean() + np.float32(EPSILON)) * factors[0] + factors[1]
