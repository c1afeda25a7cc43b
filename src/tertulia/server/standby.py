"""Tables come in from another server, once or every minute: what is new, and what has grown since."""

from typing import Literal

from tertulia.server import log
from tertulia.server.admin.acts import anonymous, delete
from tertulia.server.admin.writing import Writer, alone, length_of, tell
from tertulia.server.archive import ArchiveError, loaded, read_line
from tertulia.server.databases import LOG, TABLES
from tertulia.server.log import Row
from tertulia.server.store import Raced, Store

Outcome = Literal["new", "grown", "deleted", "gone", "here"]
WHO = "import"


class GoneApart(ArchiveError):
    """Two servers have played on at one table, and neither log is the beginning of the other."""

    def __init__(self, id: str) -> None:
        super().__init__(f"table {id!r} has gone on differently here; it stays as it is")


async def bring(store: Store, line: bytes) -> Outcome:
    """What a line of `tertulia export` says of a table is so here, too; what happened to it."""
    id, rows, whole = read_line(line)
    here = await store.read(id)
    if not here:
        return "gone" if deleted(rows) else await _begin(store, id, rows)
    if deleted(here) or not whole or rows == here[: len(rows)]:
        return "here"  # deleted is deleted, and what is older says nothing new
    if deleted(rows):
        await delete(store, WHO, id)
        return "deleted"
    if not follows(rows, here):
        raise GoneApart(id)
    loaded(id, rows)
    await alone(store, lambda writer: _grow(store, writer, id, rows, here))
    return "grown"


def deleted(rows: list[Row]) -> bool:
    return isinstance(rows[0][1], log.Deleted)


async def _begin(store: Store, id: str, rows: list[Row]) -> Outcome:
    loaded(id, rows)
    try:
        await store.append(id, 0, rows)
    except Raced:
        raise GoneApart(id) from None
    return "new"


def follows(rows: list[Row], here: list[Row]) -> bool:
    """Whether one log goes on from the other: the same entries, but for people who were forgotten since."""
    forgotten = [entry.seat for _, entry in rows[len(here) :] if isinstance(entry, log.Forgotten)]
    return len(rows) > len(here) and [_without(row, forgotten) for row in here] == rows[: len(here)]


def _without(row: Row, seats: list[int]) -> Row:
    at, entry = row
    for seat in seats:
        entry = anonymous(entry, seat)
    return at, entry


def _grow(store: Store, writer: Writer, id: str, rows: list[Row], here: list[Row]) -> None:
    """Write what is new, and what was rewritten because somebody was forgotten."""
    if length_of(writer, id) != len(here):
        raise GoneApart(id)  # somebody plays here at this moment
    for seq, row in enumerate(here):
        if row != rows[seq]:
            where = (LOG.c.table == id, LOG.c.seq == seq)
            writer.execute(LOG.update().where(*where).values(entry=log.dump(rows[seq][1])))
    new = [
        {"table": id, "seq": seq, "at": at, "entry": log.dump(entry)}
        for seq, (at, entry) in enumerate(rows[len(here) :], len(here))
    ]
    writer.execute(LOG.insert(), new)
    if any(isinstance(entry, log.Started | log.Closed) for _, entry in rows):
        writer.execute(TABLES.update().where(TABLES.c.table == id).values(listed=False))
    tell(store, writer, f"{id} {len(rows)}")
