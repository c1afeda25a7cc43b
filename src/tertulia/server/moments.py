"""How a table stands at one moment: what all are told of it is made once, what a viewer is told beside it for
each. Built by name from the table, and from `Match.seen` and `Match.log` alone."""

from collections.abc import Collection, Sequence
from functools import cached_property
from itertools import islice
from typing import Any

from tertulia.core.contract import Action, Message
from tertulia.core.match import Match
from tertulia.core.record import relive
from tertulia.server import wire
from tertulia.server.consequences import consequences
from tertulia.server.discretion import forced
from tertulia.server.messages import choice, clock, outcome, players, proof
from tertulia.server.table import Table

BREAK = 40
"""Lines: whoever missed no more is shown one after the other, whoever missed more how the table stands."""


class Moment:
    """`online`: seats whose players are connected; `running`: whose clock runs, and how long they think."""

    def __init__(
        self, table: Table, online: Collection[int] = (), running: tuple[int, float] | None = None
    ) -> None:
        match = table.match
        self.table, self.match = table, match
        self.status, self.lines = table.status, table.lines
        self.actor = None if match is None else match.actor
        self.look = None if match is None else match.look()
        self.common = None if match is None else match.common(self.look)
        self.prompt = prompt(table, self.common)
        self.players = players(table, online)
        self.clock = clock(table, running)
        self.wish = None if table.wish is None else wire.Wish(seat=table.wish, agreed=sorted(table.agreed))
        self.proof, self.outcome = proof(table), outcome(table)
        self.frames: dict[tuple[tuple[int, ...], int, bool], bytes] = {}
        """States as they were sent, by the seats that the viewer holds, the log lines it knew, and whether it
        wants the steps."""
        self.stories: dict[int, tuple[Any, wire.Story]] = {}
        """By the identities of views, which are kept with them."""

    @cached_property
    def past(self) -> list[tuple[Any, Any]]:
        """How it came to this, for all who look at it."""
        return [] if self.match is None else self.match.past()

    @property
    def commons(self) -> list[Any]:
        """What everybody saw on the way here and sees now."""
        return [*(common for _, common in self.past), self.common]

    def story(self, view: Any) -> wire.Story:
        """A view in words, once for all who see no more than the others."""
        assert self.match is not None
        if id(view) not in self.stories:
            self.stories[id(view)] = view, story(self.match, view)
        return self.stories[id(view)][1]


def state(moment: Moment, seats: Sequence[int], seen: int, steps: bool = False) -> wire.State:
    """The table for who holds these seats (none: a spectator) and knows the first `seen` log lines."""
    table, match, seat = moment.table, moment.match, viewpoint(moment, seats)
    view: Any = None
    legal: list[Action] = []
    lines: list[Message] = []
    start = min(seen, moment.lines)
    if match is not None and moment.common is not None:
        view = match.seen(seat, moment.look, moment.common)
        lines = match.log(seat if len(seats) == 1 else None, start)  # several people may read one screen
        if seat is not None and moment.actor == seat and table.seats[seat].bot is None:
            legal = match.legal(moment.look)
            if len(seats) == 1 and forced(match):
                legal = []
    past = way(moment, seats, start) if steps else []
    return wire.State(
        version=table.version,
        status=moment.status,
        seat=seat,
        view=view,
        steps=past[1:],
        story=[moment.story(seen) for seen in [*past[1:], view]] if steps and match is not None else [],
        changes=consequences(table, start, moment.commons) if steps else [],
        prompt=moment.prompt,
        legal=[choice(action) for action in legal],
        log_from=start,
        log=lines,
        players=moment.players,
        clock=moment.clock,
        can_undo=seat is not None and table.may_undo(seat),
        wish=moment.wish,
        proof=moment.proof,
        outcome=moment.outcome,
        rematch=table.rematch,
    )


def viewpoint(moment: Moment, seats: Sequence[int]) -> int | None:
    """Of several seats in one browser, the one whose turn it is, else the first."""
    if moment.actor in seats:
        return moment.actor
    return seats[0] if seats else None


def prompt(table: Table, view: Any) -> wire.Said | None:
    """What is awaited, and of whom."""
    if view is None or view.actor is None:
        return None
    return wire.Said(id=f"{table.setting.game}-phase-{view.phase}", args={"seat": view.actor})


def way(moment: Moment, seats: Sequence[int], start: int) -> list[Any]:
    """The views before the first line that the viewer does not know and on the way here, after a short break.

    Not for several people at one screen: nobody looks through the eyes of the next before they have come.
    """
    table, match = moment.table, moment.match
    if match is None or len(seats) > 1:
        return []
    seat, missed = (seats[0] if seats else None), len(match.history) - start
    if missed == match.lately:
        return match.way(seat, moment.past)
    if start == 0 or not 0 < missed <= BREAK:
        return []
    events = (event.action for event in match.history)
    return [there.seen(seat) for there in islice(relive(table.new_match(), events), start, start + missed)]


def story(match: Match, view: Any) -> wire.Story:
    told = match.game.stories
    return wire.Story(
        table=told.table(view),
        own=told.own(view),
        standings=[told.standing(view, seat) for seat in range(match.seats)],
    )
