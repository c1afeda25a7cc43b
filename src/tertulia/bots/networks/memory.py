"""What a seat remembers of others' decisions, and the worlds that explain them."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt


class Memory(NamedTuple):
    """Arrays for native code."""

    pasts: Any
    """The position after the last chance event, and one to play it again from there; or none."""
    decided: npt.NDArray[np.int16]
    """The actions since then."""
    bank: Any
    """Worlds that were imagined."""
    logs: npt.NDArray[np.float64]
    """How well each explains what others decided: the logarithm of how likely that was."""
    weights: npt.NDArray[np.float64]
    """How often each is walked in."""
