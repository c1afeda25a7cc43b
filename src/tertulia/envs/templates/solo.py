"""A template: one seat against rules of thumb."""

from typing import Any

from tertulia.bots.templates import play
from tertulia.core.contract import Counts, Grid
from tertulia.core.engine import rule
from tertulia.envs.templates import step


@rule
def answer(tables: Any, me: int, styles: Grid, noises: Counts, notes: Counts) -> int:
    """The others decide until it is `me`'s turn; how many actions are legal then, 0 at the end."""
    table = tables[0]
    while table.count > 0 and table.state.actor != me:
        actor = table.state.actor
        action = play.choice(table.box, table.state, table.desk, styles[actor], noises[actor], notes)
        step.step(tables, action)
    step.see(tables)
    return int(table.count)
