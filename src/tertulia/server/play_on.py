"""What if: a table that begins where another game once stood."""

from typing import TypeVar

import msgspec

from tertulia.core import record as records
from tertulia.core.errors import StartError
from tertulia.core.match import Match
from tertulia.core.position import table_of
from tertulia.server import log, wire
from tertulia.server.replay import first_match

T = TypeVar("T")


def reached(record: records.Record, events: int) -> Match:
    """Where a record stands after so many events, if anything can still happen there."""
    if not 0 <= events <= len(record.events):
        raise StartError(f"the record has {len(record.events)} events: a table cannot begin after {events}")
    match = first_match(msgspec.structs.replace(record, events=record.events[:events]))
    records.follow(match, record.events[:events])
    if match.actor is None:
        raise StartError(f"the game is over after {events} events; begin earlier")
    return match


def beginning(match: Match, begin: wire.Begin) -> log.Beginning:
    """In a form that needs no history: everything that lies on the table."""
    laid = table_of(match.game, match.setup, match.state)
    return log.Beginning(table=begin.table, events=begin.events, laid=laid)


def same(what: str, wanted: T | None, recorded: T) -> T:
    """What the record says; who says it too must say the same."""
    if wanted is not None and wanted != recorded:
        raise StartError(f"{what} is {recorded!r} in the record, not {wanted!r}")
    return recorded
