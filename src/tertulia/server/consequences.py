"""What followed by itself from each line of a log: made once for all who read it, and kept with the table.

It is made from what everybody sees. So whoever may read the log may read this, too.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any

from tertulia.core.contract import Message
from tertulia.core.match import Match
from tertulia.core.record import relive
from tertulia.core.stories import followed
from tertulia.server.table import Table


def consequences(table: Table, start: int, commons: Sequence[Any] = ()) -> list[list[Message]]:
    """Of the lines from there on. `commons`: what everybody saw on the way here and sees now, if known."""
    match, known = table.match, table.consequences
    if match is None:
        return []
    if len(known) < len(match.history):
        known += followed(match.game, seen_since(table, match, len(known), commons))
    return known[start:]


def seen_since(table: Table, match: Match, line: int, commons: Sequence[Any]) -> Sequence[Any]:
    """What everybody saw before that line, and after each one from there on."""
    missing = len(match.history) - line
    if missing < len(commons):
        return commons[-missing - 1 :]
    events = [event.action for event in match.history]
    return [there.common() for there in islice(relive(table.new_match(), events), line, None)]
