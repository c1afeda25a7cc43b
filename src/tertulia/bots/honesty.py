"""Does a bot use only what its seat may know? Deal the rest anew, and it must choose the same."""

from collections.abc import Callable

from tertulia.bots.knowledge import Knowledge
from tertulia.core.contract import Action
from tertulia.core.match import Match

Choose = Callable[[Match, Knowledge], Action]
"""An honest bot has no use for the match; a test may want to cheat."""


def interference(match: Match, choose: Choose, seed: int | str, worlds: int = 3) -> set[str]:
    """What the actor would choose here and in matches that it cannot tell from this: one action, if honest.

    `choose` must begin with the same random stream each time.
    """
    seat = match.actor
    assert seat is not None and seat >= 0, "only a seat that has to decide can be asked"
    others = [match.imagine(seat, f"{seed} {world}") for world in range(worlds)]
    return {str(choose(twin, Knowledge.of(twin, seed))) for twin in (match, *others)}
