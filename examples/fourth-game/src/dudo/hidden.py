"""What a seat cannot know, dealt anew (D2): the dice under the cups of others."""

from typing import Any

from dudo.actions import DUDO
from dudo.edition import FACES, Box
from dudo.rules import total
from dudo.state import State
from tertulia.core.dice import Rng, roll
from tertulia.core.engine import rule


@rule
def redeal(box: Box, s: State, seat: int, rng: Rng, memory: bool = True) -> None:
    """All others throw again; NOBODY is a spectator. Nobody ever knew more, so memory does not matter."""
    for other in range(s.seats):
        if other != seat:
            dice = total(s.cup[other])
            for face in range(FACES):
                s.cup[other, face] = 0
            for _ in range(dice):
                s.cup[other, roll(rng, FACES)] += 1


@rule
def rewind(past: State, now: State) -> None:
    """While players bid, the dice lie still."""
    for seat in range(now.seats):
        for face in range(FACES):
            past.cup[seat, face] = now.cup[seat, face]


def shows(s: Any, action: int) -> bool:
    """Whoever doubts lifts all cups (D6); a bid shows nothing but courage."""
    return action == DUDO
