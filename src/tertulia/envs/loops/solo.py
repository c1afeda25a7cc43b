"""One seat against rules of thumb. This source runs once per game, with its modules bound by name."""
# ruff: noqa: F821

from typing import Any

from tertulia.core.contract import Counts, Rules, Table
from tertulia.core.engine import rule

rules: Rules
play: Any
step: Any
thumb: Any  # called by `play`; named here because the cache is named after the sources in reach


@rule
def answer(tables: Any, me: int, styles: Table, noises: Counts, notes: Counts) -> int:
    """The others decide until it is `me`'s turn; how many actions are legal then, 0 at the end."""
    table = tables[0]
    while table.count > 0 and table.state.actor != me:
        actor = table.state.actor
        action = play.choice(table.box, table.state, table.desk, styles[actor], noises[actor], notes)
        step.step(tables, action)
    step.see(tables)
    return int(table.count)
