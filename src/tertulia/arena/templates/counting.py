"""A template: games by rules of thumb, counted event by event."""

from typing import Any

from tertulia.bots.templates import play
from tertulia.core.bound import rules, state, study
from tertulia.core.chance import Key
from tertulia.core.contract import CHANCE, OVER, Counts, Grid
from tertulia.core.engine import rule
from tertulia.core.templates import drive


@rule
def happens(box: Any, s: Any, desk: Any, styles: Grid, noises: Counts, notes: Counts) -> int:
    """The next event: of chance, or what the actor chooses."""
    if s.actor == CHANCE:
        return int(drive.chance_event(box, s, desk, desk.weights))
    seat = s.actor
    return int(play.choice(box, s, desk, styles[seat], noises[seat], notes))


@rule
def games(
    box: Any,
    states: Any,
    desk: Any,
    seats: int,
    keys: Key,
    styles: Grid,
    noises: Counts,
    notes: Counts,
    tally: Grid,
    scores: Grid,
    counts: Grid,
) -> None:
    """One game for each key: decisions, reason, first player and length into `tally`; scores; and counts.

    `states` holds a blank state, which stays blank, one to play on, and one for the state before an event.
    """
    for game in range(len(keys)):
        states[1] = states[0]
        s = states[1]
        desk.key[:] = keys[game]
        desk.drawn[:] = 0
        rules.setup(box, s, seats)
        while s.actor != OVER:
            event = happens(box, s, desk, styles, noises, notes)
            tally[game, 0] += s.actor != CHANCE
            if s.phase == state.FIRST:
                tally[game, 2] = event
            states[2] = states[1]
            rules.apply(box, s, event)
            study.count(box, states[2], s, event, counts[game])
        tally[game, 1] = s.reason
        tally[game, 3] = study.length(s)
        rules.scores(box, s, scores[game])
