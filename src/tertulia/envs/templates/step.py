"""A template: one game, stepped from Python.

Everything lies in one record, so that a call has one array to hand over: each costs as much as a decision.
"""

from typing import Any

import numpy as np

from tertulia.core.bound import edition, encoding, meta, rules, state
from tertulia.core.contract import OVER, Counts
from tertulia.core.engine import rule
from tertulia.core.fields import dtype_of
from tertulia.core.templates import drive

ILLEGAL = -1
"""Instead of a number of actions: the action was not legal, and nothing has changed."""
LINES = len(meta.META.score_lines)
RECORD = np.dtype(
    [
        ("box", dtype_of(edition.Box)),
        ("state", dtype_of(state.State)),
        ("desk", dtype_of(drive.Desk)),
        ("count", np.int32),  # how many actions are legal now
        ("events", np.int32),  # chance events so far
        ("mask", np.int8, rules.ACTIONS),  # 1 for each of the legal actions
        ("observation", np.int16, encoding.SIZE),  # what the actor knows
        ("scores", np.int32, (state.SEATS, LINES + len(meta.META.tiebreaks))),
        ("points", np.int32, state.SEATS),  # the score of each seat: the sum of its lines
    ],
    align=True,
)


@rule
def begin(tables: Any, seats: int) -> int:
    """A new game on the first of two tables; the second holds the box and the seed, and stays as it is."""
    tables[0] = tables[1]
    table = tables[0]
    rules.setup(table.box, table.state, seats)
    return go_on(table)


@rule
def step(tables: Any, action: int) -> int:
    """One decision in one call: apply it, settle chance, list what is legal then; how many, or ILLEGAL."""
    table = tables[0]
    if not 0 <= action < rules.ACTIONS or not table.mask[action]:
        return ILLEGAL
    for choice in range(table.count):
        table.mask[table.desk.legal[choice]] = 0
    rules.apply(table.box, table.state, action)
    return go_on(table)


@rule
def step_seen(tables: Any, action: int) -> int:
    """As `step`, and then what the actor sees and the points so far."""
    count = step(tables, action)
    see(tables)
    return count


@rule
def go_on(table: Any) -> int:
    """To the next decision, or to the end."""
    table.events += drive.settle(table.box, table.state, table.desk)
    count = 0
    if table.state.actor != OVER:
        count = rules.legal(table.box, table.state, table.desk.legal)
    for choice in range(count):
        table.mask[table.desk.legal[choice]] = 1
    table.count = count
    return count


@rule
def see(tables: Any) -> None:
    """What the actor sees, if it is somebody's turn, and the points as if the game were scored now."""
    table = tables[0]
    if table.state.actor >= 0:
        encoding.observe(table.box, table.state, table.state.actor, table.observation)
    rules.scores(table.box, table.state, table.scores)
    for seat in range(table.state.seats):
        total = 0
        for line in range(LINES):
            total += table.scores[seat, line]
        table.points[seat] = total


@rule
def observe(tables: Any, seat: int, out: Counts) -> None:
    """What any seat sees."""
    encoding.observe(tables[0].box, tables[0].state, seat, out)
