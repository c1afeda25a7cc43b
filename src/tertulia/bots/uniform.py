"""Any legal action, all equally likely: the opponent that knows nothing, and the yardstick of speed."""

import random
from collections.abc import Sequence
from typing import Any

from tertulia.core.contract import Action


class Uniform:
    def __init__(self, seed: int | str) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action:
        return self.rng.choice(legal)
