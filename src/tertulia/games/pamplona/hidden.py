"""What a seat cannot know, dealt anew: nothing, for everything lies open."""

from typing import Any

from tertulia.core.dice import Rng
from tertulia.core.engine import rule
from tertulia.games.pamplona.edition import Box
from tertulia.games.pamplona.state import State


@rule
def redeal(box: Box, s: State, seat: int, rng: Rng, memory: bool = True) -> None:
    """Do nothing: dice and cards to come are chance events, and all the rest lies open."""


@rule
def rewind(past: State, now: State) -> None:
    """Change nothing, for all that was ever known lies open."""


def shows(s: Any, action: int) -> bool:
    """Never: nothing was hidden."""
    return False
