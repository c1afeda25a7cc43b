"""What a seat cannot know, dealt anew: in this game everything is open."""

from typing import Any

from tertulia.core.dice import Rng
from tertulia.core.engine import rule
from tertulia.games.sombreros.edition import Box
from tertulia.games.sombreros.state import State


@rule
def redeal(box: Box, s: State, seat: int, rng: Rng, memory: bool = True) -> None:
    """Change nothing: nothing is hidden, and the dice to come are not part of a position."""


@rule
def rewind(past: State, now: State) -> None:
    """Change nothing, for nothing was hidden then either."""


def shows(s: Any, action: int) -> bool:
    """Never: there is nothing to show that does not lie open."""
    return False
