"""One game, stepped from Python. This source runs once per game, with `rules`, `drive` and `encoding` bound.

Everything lies in one record, so that a call has one array to hand over: each costs as much as a decision.
"""
# ruff: noqa: F821

from typing import Any

from tertulia.core.contract import OVER, Counts, Rules
from tertulia.core.engine import rule

rules: Rules
drive: Any
encoding: Any

ILLEGAL = -1
"""Instead of a number of actions: the action was not legal, and nothing has changed."""


@rule
def begin(tables: Any, seats: int) -> int:
    """Set up a blank state, settle chance, list what is legal; how many."""
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
def step_seen(tables: Any, action: int) -> int:
    """As `step`, and what the next actor sees, and the scores so far."""
    count = step(tables, action)
    if count > 0:
        encoding.observe(tables[0].box, tables[0].state, tables[0].state.actor, tables[0].observation)
    rules.scores(tables[0].box, tables[0].state, tables[0].scores)
    return count


@rule
def observe(tables: Any, seat: int, out: Counts) -> None:
    """What any seat sees."""
    encoding.observe(tables[0].box, tables[0].state, seat, out)


@rule
def score(tables: Any) -> None:
    """The scores, as the game would be scored now."""
    rules.scores(tables[0].box, tables[0].state, tables[0].scores)
