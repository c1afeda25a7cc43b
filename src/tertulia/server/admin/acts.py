"""What those who run a server can do to a table: each deed is one transaction, with its line in the audit.

Most of them are entries like any others, so that every process learns of them as it learns of a move. Two of
them change what was written before: `delete`, and `forget`, because a person has the right to be forgotten
and a log that is read for ever would never forget. Nothing that decides a game is touched by `forget`.
"""

import msgspec
import sqlalchemy as sql

from tertulia.server import log
from tertulia.server.admin import audit
from tertulia.server.admin.kept import LINKS
from tertulia.server.admin.writing import AdminError, Writer, alone, change, insert, length_of, read, tell
from tertulia.server.databases import LOG, TABLES
from tertulia.server.reading import entry_of
from tertulia.server.store import Store
from tertulia.server.table import Table


async def close(store: Store, who: str, id: str) -> None:
    """Nothing changes there any more; it can still be looked at."""

    def closed(table: Table) -> list[log.Entry]:
        if table.closed:
            raise AdminError(f"table {id!r} is closed already")
        return [log.Closed()]

    await change(store, who, "close", id, closed)


async def kick(store: Store, who: str, id: str, seat: int) -> None:
    """The token of the seat is worth nothing any more. In play, a bot goes on."""

    def kicked(table: Table) -> list[log.Entry]:
        occupied(table, seat)
        nobody = log.Handed(seat=seat, token_hash=None)
        if table.status == "waiting":
            return [nobody, log.Left(seat=seat)]
        return [nobody, log.Controlled(seat=seat, bot=table.substitute, away=False)]

    await change(store, who, "kick", id, kicked, seat=seat)


async def mute(store: Store, who: str, id: str, seat: int, muted: bool = True) -> None:
    def switched(table: Table) -> list[log.Entry]:
        occupied(table, seat)
        return [log.Muted(seat=seat, muted=muted)]

    await change(store, who, "mute" if muted else "unmute", id, switched, seat=seat)


async def delete(store: Store, who: str, id: str, why: str = "delete") -> None:
    """The whole log, for ever, also one that cannot be read. The audit log remembers that there was one."""

    def erase(writer: Writer) -> None:
        length = length_of(writer, id)
        writer.execute(LOG.delete().where(LOG.c.table == id))
        insert(writer, id, length, [log.Deleted()])
        writer.execute(TABLES.update().where(TABLES.c.table == id).values(listed=False))
        writer.execute(LINKS.delete().where(LINKS.c.table == id))
        tell(store, writer, f"{id} {length + 1}")
        audit.note(writer, who, why, id, entries=length)

    await alone(store, erase)


async def forget(store: Store, who: str, id: str, seat: int) -> list[str]:
    """Names and chat of a person, here and wherever the same token sat; the tables where that was."""
    rows = await store.read(id)
    if not rows:
        raise AdminError(f"there is no table {id!r}")
    holders = {e.token_hash for _, e in rows if isinstance(e, log.Seated) and e.seat == seat}
    if not holders:
        raise AdminError(f"nobody ever sat in seat {seat} of table {id!r}")
    found = {(id, seat)} | {place for token in holders for place in await places_of(store, token)}
    for table, place in sorted(found):
        await alone(store, lambda writer: _forget(store, writer, who, table, place))  # noqa: B023
    return sorted({table for table, _ in found})


async def places_of(store: Store, token_hash: str) -> list[tuple[str, int]]:
    """Where somebody has sat: a rematch seats the same token again."""
    seated = LOG.c.entry.like(f'%"type":"seated"%"{token_hash}"%')
    rows = await store.query(sql.select(LOG.c.table, LOG.c.seq, LOG.c.entry).where(seated))
    entries = [(row.table, entry_of(row.seq, row.entry)) for row in rows]
    return [(id, entry.seat) for id, entry in entries if isinstance(entry, log.Seated)]


def _forget(store: Store, writer: Writer, who: str, id: str, seat: int) -> None:
    rows = read(writer, id)
    for seq, (_, entry) in enumerate(rows):
        if (text := anonymous(entry, seat)) != entry:
            where = (LOG.c.table == id, LOG.c.seq == seq)
            writer.execute(LOG.update().where(*where).values(entry=log.dump(text)))
    insert(writer, id, len(rows), [log.Forgotten(seat=seat)])
    tell(store, writer, f"{id} {len(rows) + 1}")
    audit.note(writer, who, "forget", id, seat=seat)


def anonymous(entry: log.Entry, seat: int) -> log.Entry:
    """The only place where an entry becomes another one: texts that a person typed, and nothing else."""
    if isinstance(entry, log.Seated) and entry.seat == seat:
        return msgspec.structs.replace(entry, name=log.REMOVED)
    if isinstance(entry, log.Chatted) and entry.seat == seat:
        return msgspec.structs.replace(entry, text=log.REMOVED)
    return entry


def occupied(table: Table, seat: int) -> None:
    taken = [number for number, place in enumerate(table.seats) if place.token_hash is not None]
    if seat not in taken:
        raise AdminError(f"nobody holds seat {seat} of table {table.id!r}; seats held: {taken}")
