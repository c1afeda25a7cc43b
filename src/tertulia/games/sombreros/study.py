"""What may decide Caramba! (Randolph): the dice, the space a hat is put on, what is bought and offered."""

from tertulia.core.contract import Grid
from tertulia.core.engine import rule
from tertulia.core.study import DEALT, DONE, Factor
from tertulia.games.sombreros import rules
from tertulia.games.sombreros.actions import ACCEPT, PLACE, READY, THROW
from tertulia.games.sombreros.edition import Box
from tertulia.games.sombreros.state import (
    AMBUSHED,
    ANSWER,
    DICE_CHOICE,
    FIRST,
    OCCUPIED,
    PLACING,
    PREPARING,
    THROWING,
    WINDOW,
    State,
)

FACTORS = (
    Factor("first dice", DEALT, "what the first ten dice show together"),
    Factor("dice", DONE, "dice thrown, whatever for"),
    Factor("start", DONE, "the space of the hats in the first race; the mine is at the high end"),
    Factor("dice bought off", DONE, "dice that one paid not to throw"),
    Factor("ambushes laid", DONE, "tokens put on the route"),
    Factor("ambushed", DONE, "dice thrown because of an ambush"),
    Factor("visits", DONE, "times that a hat came to an occupied space, whose sitter pays"),
    Factor("offers taken", DONE, "extra dice thrown for silver"),
    Factor("broke", DONE, "times that one could not pay in full"),
)
LENGTH = "races"

FIRST_DICE, DICE, START, BOUGHT, LAID, AMBUSHES, VISITS, TAKEN, BROKE = range(len(FACTORS))
FEW = 10
"""Dice that everybody throws, however a game goes: what they show is luck alone."""


@rule
def length(s: State) -> int:
    return int(s.race)


@rule
def count(box: Box, before: State, s: State, event: int, counts: Grid) -> None:
    if before.phase in (THROWING, OCCUPIED, AMBUSHED):
        count_die(before, s, event, counts[rules.mover(box, before)])
        count_broke(before, s, counts)
    elif before.phase != FIRST:
        count_action(before, s, event, counts[before.actor])


@rule
def count_broke(before: State, s: State, counts: Grid) -> None:
    """Nobody is broke any more when the next race begins, which a broke winner may bring about at once."""
    for seat in range(s.seats):
        counts[seat, BROKE] += s.broke[seat] > before.broke[seat]


@rule
def count_die(before: State, s: State, face: int, counts: Grid) -> None:
    if counts[DICE] < FEW:
        counts[FIRST_DICE] += face
    counts[DICE] += 1
    counts[AMBUSHES] += before.phase == AMBUSHED
    counts[VISITS] += s.phase == OCCUPIED and before.thrown + 1 == before.throwing


@rule
def count_action(before: State, s: State, action: int, counts: Grid) -> None:
    if before.phase == PLACING and before.race == 1:
        counts[START] += action - PLACE
    elif before.phase == DICE_CHOICE:
        counts[BOUGHT] += before.entitled - (action - THROW)
    elif before.phase == ANSWER:
        counts[TAKEN] += ACCEPT <= action < READY
    elif before.phase in (PREPARING, WINDOW):
        for token in range(len(s.ambush)):
            counts[LAID] += before.ambush[token] == 0 and s.ambush[token] > 0
