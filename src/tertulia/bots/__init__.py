"""Opponents, by name. A bot gets what its seat may know, and nothing else."""

from collections.abc import Sequence
from typing import Any, Protocol

from tertulia.bots.uniform import Uniform
from tertulia.core.contract import Action
from tertulia.core.errors import UnknownBot

BOTS = {"random": Uniform}


class Bot(Protocol):
    def choose(self, view: dict[str, Any], legal: Sequence[Action]) -> Action: ...


def bot(name: str, seed: int | str) -> Bot:
    """A bot by its name; equal seeds choose alike."""
    if name not in BOTS:
        raise UnknownBot(name, BOTS)
    return BOTS[name](seed)
