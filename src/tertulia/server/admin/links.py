"""A lost seat, given back: a link that works once, for a while."""

import secrets
import time

import sqlalchemy as sql

from tertulia.server import log
from tertulia.server.admin import audit
from tertulia.server.admin.kept import LINKS
from tertulia.server.admin.writing import AdminError, alone, change, read
from tertulia.server.reading import table_of
from tertulia.server.refusals import Refusal
from tertulia.server.store import Store
from tertulia.server.table import Table, hash_token, new_token


async def offer(store: Store, who: str, id: str, seat: int, seconds: float) -> str:
    """The code, which is told once and never kept. An earlier one for the same seat is worth nothing then."""
    code = secrets.token_urlsafe(16)

    def write(writer: sql.Connection) -> None:
        check(table_of(id, read(writer, id)), seat)
        writer.execute(LINKS.delete().where(LINKS.c.table == id, LINKS.c.seat == seat))
        until = time.time() + seconds
        writer.execute(LINKS.insert(), {"code": hash_token(code), "table": id, "seat": seat, "until": until})
        audit.note(writer, who, "link", id, seat=seat, until=until)

    await alone(store, write)
    return code


def check(table: Table, seat: int) -> None:
    """Only what a person held can be given back."""
    held = [number for number, place in enumerate(table.seats) if place.name is not None]
    if seat not in held:
        raise AdminError(f"nobody ever sat in seat {seat} of table {table.id!r}; people sat in {held}")


async def claim(store: Store, id: str, code: str) -> tuple[int, str, int]:
    """The seat, its new token, and how long the log is now; the old token is worth nothing any more."""
    token, seats = new_token(), list[int]()

    def spend(writer: sql.Connection) -> None:
        row = (LINKS.c.code == hash_token(code), LINKS.c.table == id, LINKS.c.until > time.time())
        seats[:] = writer.execute(sql.select(LINKS.c.seat).where(*row)).scalars()
        if not writer.execute(LINKS.delete().where(*row)).rowcount:
            raise Refusal("not_your_seat", "this link was used already, or is too old")

    def handed(table: Table) -> list[log.Entry]:
        (seat,) = seats
        back = [log.Controlled(seat=seat, bot=None, away=False)] if table.seats[seat].bot else []
        return [log.Handed(seat=seat, token_hash=hash_token(token)), *back]

    length = await change(store, "whoever had the link", "claim", id, handed, first=spend)
    return seats[0], token, length
