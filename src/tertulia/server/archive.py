"""Tables on the move: whole logs, and records of finished tables, each on one line of JSON."""

import re
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tertulia.core import record as records
from tertulia.core.contract import CHANCE
from tertulia.core.errors import TertuliaError
from tertulia.core.match import Event
from tertulia.games import game
from tertulia.server import log, messages
from tertulia.server.log import Row
from tertulia.server.proof import branches_of, verify
from tertulia.server.reading import table_of
from tertulia.server.refusals import Refusal
from tertulia.server.store import Raced, Store
from tertulia.server.table import Table, hash_token, new_token

FORMAT = "tertulia-table/1"


class ArchiveError(TertuliaError):
    """A line that is no table."""


class UnreadableLog(ArchiveError):
    """A table that this version cannot load; another one might."""


class AlreadyHere(ArchiveError):
    """A table of that id is kept already."""


class Moved(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table with all that ever happened to it. Whoever reads this knows its secret, but not its tokens."""

    format: str
    table: str
    log: list[Row]


# Out


async def export(store: Store, id: str) -> bytes:
    return msgspec.json.encode(Moved(format=FORMAT, table=id, log=await _log(store, id)))


async def export_record(store: Store, id: str) -> bytes | None:
    """None: the game is not over, and its record is nobody's to read; or the table was deleted."""
    rows = await _log(store, id)
    if isinstance(rows[0][1], log.Deleted):
        return None
    table = loaded(id, rows)
    return msgspec.json.encode(record_of(table)) if table.status == "over" else None


async def _log(store: Store, id: str) -> list[Row]:
    rows = await store.read(id)
    if not rows:
        raise ArchiveError(f"there is no table {id!r}")
    return rows


def record_of(table: Table) -> dict[str, Any]:
    """The record of a finished table, with its players and the proof of its dice."""
    assert table.match is not None
    players = [seat.name or str(seat.bot) for seat in table.seats]
    proof = msgspec.convert(msgspec.to_builtins(messages.proof(table)), records.Proof)
    return {
        **records.record_of(table.match),
        "players": players,
        "proof": msgspec.to_builtins(proof),
    }


def open_record(table: Table) -> dict[str, Any]:
    """The same for anybody who asks, but not before the end."""
    if table.status != "over":
        raise Refusal("not_playing", "the record is open when the game is over")
    return record_of(table)


# In


async def take_in(store: Store, line: bytes) -> str:
    """Keep the table of that line, if it loads; its id."""
    id, rows, _ = read_line(line)
    loaded(id, rows)
    try:
        await store.append(id, 0, rows)
    except Raced:
        raise AlreadyHere(f"table {id!r} is here already") from None
    return id


def loaded(id: str, rows: Sequence[Row]) -> Table:
    """The table of a log, if it is one that a server here would read: also one that waits has its rules."""
    if not rows or not isinstance(rows[0][1], log.Created):
        raise ArchiveError(f"table {id!r} does not begin with its creation")
    try:
        return table_of(id, rows)
    except Refusal as refusal:  # the reason of the rules would name all that was allowed: a hand
        raise UnreadableLog(f"the log of table {id!r} does not load: {refusal.reason}") from refusal


def read_line(line: bytes) -> tuple[str, list[Row], bool]:
    """An id, a log, and whether it is the whole log of a table, and not one made from a record."""
    try:
        kind = msgspec.json.decode(line, type=dict[str, Any]).get("format")
        if kind != FORMAT:
            return *_from_record(records.parse(line)), False
        moved = msgspec.json.decode(line, type=Moved)
    except msgspec.DecodeError as error:
        raise ArchiveError(f"not a table: {unquoted(error)}") from None
    if not re.fullmatch(r"[\w-]{1,32}", moved.table, re.ASCII):
        raise ArchiveError(f"not the id of a table: {moved.table!r}")
    if not moved.log:
        raise ArchiveError(f"table {moved.table!r} does not begin with its creation")
    return moved.table, moved.log, True


def unquoted(error: msgspec.DecodeError) -> str:
    """What is wrong and where, without the value: it may be part of an entry."""
    return re.sub(r"^(Invalid .*?value) .*(?= - at `)", r"\1", str(error), flags=re.DOTALL)


def _from_record(record: records.Record) -> tuple[str, list[Row]]:
    """A table where this was played, to be looked at: nobody holds a token for it."""
    verify(game(record.game), record)
    match, proof = records.replay(game(record.game), record, chance=None), record.proof
    assert proof is not None
    if match.actor is not None:
        raise ArchiveError("the game of this record is not over")
    if len(record.players) != record.seats or len(proof.entropy) > record.seats:
        raise ArchiveError(f"a record needs the names of its {record.seats} players to become a table")
    created = log.Created(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        edition=record.edition,
        options=record.options,
        access="link",
        bots={},
        takeover=None,
        clock=None,
        secret=proof.secret,
        begin=None if record.begin is None else log.Beginning(table=None, events=0, laid=record.begin),
    )
    words = [*proof.entropy, *[None] * (record.seats - len(proof.entropy))]
    seated = [
        log.Seated(seat=seat, name=name, token_hash=hash_token(new_token()), entropy=word)
        for seat, (name, word) in enumerate(zip(record.players, words, strict=True))
    ]
    now, played = time.time(), _played(match.history, branches_of(record))
    return proof.commitment[:16], [(now, entry) for entry in (created, *seated, *played)]


def _played(history: Sequence[Event], branches: Mapping[int, int]) -> list[log.Entry]:
    """The start and every action, each with the chance events that followed. Where a branch of chance begins
    something was taken back once; what that was is not in the record."""
    turn: log.Started | log.Played = log.Started(events=[])
    entries: list[log.Entry] = [turn]
    for number, event in enumerate(history):
        if number in branches:
            entries.append(log.Undone(seat=event.actor, id="", events=number, branch=branches[number]))
        if event.actor != CHANCE:
            turn = log.Played(seat=event.actor, id=None, events=[])
            entries.append(turn)
        turn.events.append(str(event.action))
    return entries
