"""What native code works on while a search thinks about one decision."""

from typing import Any, NamedTuple

from tertulia.core.contract import Counts, Grid


class Arrays(NamedTuple):
    """Arrays of one record each, unless more is said."""

    boxes: Any
    worlds: Any
    """The true one as far as it is known, the one that a walk is in, and a twin of that."""
    words: Counts
    """The memory of the worlds."""
    nodes: Any
    """The tree."""
    plans: Any
    worths: Any
    desks: Any
    styles: Any
    """By seat: the weights of playouts."""
    noises: Counts
    """By seat: how much playouts err."""
    notes: Counts
    scores: Grid
    """By seat: room for the lines of a score."""
