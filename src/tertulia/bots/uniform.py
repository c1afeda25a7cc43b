"""Any legal action, all equally likely: the opponent that knows nothing, and the yardstick of speed."""

import random

from tertulia.bots.knowledge import Knowledge
from tertulia.core.contract import Action


class Uniform:
    def __init__(self, seed: int | str) -> None:
        self.rng = random.Random(seed)

    def choose(self, knowledge: Knowledge) -> Action:
        return self.rng.choice(knowledge.legal)
