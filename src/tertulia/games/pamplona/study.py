"""What may decide Viva Pamplona!: arrows, where runners stand in attacks, fear, shoves and rows."""

from tertulia.core.contract import Grid
from tertulia.core.engine import rule
from tertulia.core.study import DEALT, DONE, Factor
from tertulia.games.pamplona.actions import SHOVE_NOT
from tertulia.games.pamplona.edition import ARROW, ATTACK, PEN, RUNNERS, Box
from tertulia.games.pamplona.state import ROLL_A, ROLL_B, SEATED, SHOVE, TORRO, State

FACTORS = (
    Factor("arrows", DEALT, "arrows thrown in the first rounds"),
    Factor("pips", DEALT, "numbers thrown in the first rounds, added up"),
    Factor("on Torro's space", DONE, "runners there in attacks"),
    Factor("ahead of Torro", DONE, "runners ahead of him in attacks, near enough to gain"),
    Factor("behind Torro", DONE, "runners behind him in attacks"),
    Factor("fear spaces", DONE, "runners that came to stand on one"),
    Factor("shoves", DONE, "teams moved by a shove"),
    Factor("credits", DONE, "credits taken"),
    Factor("rows", DONE, "rows of the seated runners, added up"),
)
LENGTH = "rounds"

ARROWS, PIPS, ON, AHEAD, BEHIND, FEAR, SHOVES, CREDITS, ROWS = range(len(FACTORS))
FEW = 5
"""Rounds in which everybody throws, however a game goes: what they bring is luck alone."""


@rule
def length(s: State) -> int:
    return int(s.rounds)


@rule
def count(box: Box, before: State, s: State, event: int, counts: Grid) -> None:
    if before.phase in (ROLL_A, ROLL_B) and before.rounds <= FEW:
        counts[before.turn, ARROWS] += event == ARROW
        counts[before.turn, PIPS] += event
    elif before.phase == TORRO:
        if event == ATTACK and before.torro != PEN:
            count_attack(box, before, counts)
    elif before.phase == SHOVE:
        counts[before.turn, SHOVES] += event != SHOVE_NOT
    for seat in range(s.seats):
        count_changes(box, before, s, seat, counts[seat])


@rule
def count_attack(box: Box, s: State, counts: Grid) -> None:
    """Where the runners stand when it comes (P15)."""
    for seat in range(s.seats):
        for runner in range(RUNNERS):
            space = int(s.runners[seat, runner])
            if space == s.torro:
                counts[seat, ON] += 1
            elif space > s.torro:
                counts[seat, AHEAD] += box.reward[space - s.torro] > 0
            elif space != SEATED:
                counts[seat, BEHIND] += 1


@rule
def count_changes(box: Box, before: State, s: State, seat: int, counts: Grid) -> None:
    """What an event has changed for a seat."""
    counts[CREDITS] += s.credits[seat] - before.credits[seat]
    for runner in range(RUNNERS):
        space = s.runners[seat, runner]
        counts[FEAR] += space != before.runners[seat, runner] and box.fear[space] > 0
        counts[ROWS] += s.rows[seat, runner] - before.rows[seat, runner]
