"""From a log to its table. One that this version cannot read is refused by itself, and says why."""

from collections.abc import Iterable, Sequence

import msgspec

from tertulia.core.errors import RecordError, UnknownGame
from tertulia.games import game
from tertulia.server.log import Created, Entry, Row, parse
from tertulia.server.refusals import Refusal
from tertulia.server.table import Table


class UnreadableTable(Refusal):
    """The reason is for everybody, so it holds no part of an entry."""

    def __init__(self, reason: str) -> None:
        super().__init__("unreadable", f"this server cannot read the table: {reason}")


def entry_of(seq: int, text: str) -> Entry:
    """Of a newer server on the same database, perhaps."""
    try:
        return parse(text)
    except msgspec.DecodeError:
        raise UnreadableTable(f"its entry {seq} is of a kind that this version does not know") from None


def rows_of(kept: Iterable[tuple[float, str]], since: int = 0) -> list[Row]:
    """Entries `since` and on of a log, with their times."""
    return [(at, entry_of(seq, text)) for seq, (at, text) in enumerate(kept, since)]


def table_of(id: str, rows: Sequence[Row]) -> Table:
    """Read a log from the start, and play what was played."""
    table = Table(id)
    for _, first in rows[:1]:
        check_first(first)
    try:
        table.fold(rows)
    except Refusal:
        raise
    except RecordError as error:
        raise UnreadableTable("what was played there is against the rules") from error
    except Exception as error:
        raise UnreadableTable(f"its entry {table.seq} cannot have happened") from error
    return table


def check_first(entry: Entry) -> None:
    """A table is played by the rules that it was made with, or not at all."""
    if not isinstance(entry, Created):
        return  # a table that was deleted says so itself
    try:
        newest = game(entry.game).meta.rules_version
    except UnknownGame:
        raise UnreadableTable("its game is not known here") from None
    if not 1 <= entry.rules <= newest:
        raise UnreadableTable(
            f"it was made with version {entry.rules} of the rules; the newest here is {newest}"
        )
