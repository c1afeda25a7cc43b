"""What if: a table that begins where another game once stood."""

from typing import NamedTuple, TypeVar

import msgspec

from tertulia.core import record as records
from tertulia.core.errors import StartError
from tertulia.core.match import Match
from tertulia.core.position import table_of
from tertulia.server import log
from tertulia.server.replay import first_match

T = TypeVar("T")


class Start(NamedTuple):
    """What a table takes over from a record."""

    options: dict[str, bool]
    rules: int
    beginning: log.Beginning


def start(record: records.Record, table: str | None, events: int) -> Start:
    match = reached(record, events)
    return Start(dict(match.setup.options), match.setup.rules, beginning(match, table, events))


def reached(record: records.Record, events: int) -> Match:
    """Where a record stands after so many events, if anything can still happen there."""
    if not 0 <= events <= len(record.events):
        raise StartError(f"the record has {len(record.events)} events: a table cannot begin after {events}")
    match = first_match(msgspec.structs.replace(record, events=record.events[:events]))
    records.follow(match, record.events[:events])
    if match.actor is None:
        raise StartError(f"the game is over after {events} events; begin earlier")
    return match


def beginning(match: Match, table: str | None, events: int) -> log.Beginning:
    """In a form that needs no history: everything that lies on the table."""
    return log.Beginning(table=table, events=events, laid=table_of(match.game, match.setup, match.state))


def same(what: str, wanted: T | None, recorded: T) -> T:
    """What the record says; who says it too must say the same."""
    if wanted is not None and wanted != recorded:
        raise StartError(f"{what} is {recorded!r} in the record, not {wanted!r}")
    return recorded
