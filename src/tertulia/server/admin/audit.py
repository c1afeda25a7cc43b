"""Who did what, with which table, and when: a line for everything that those who run a server do."""

import json
import secrets
import time
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql

from tertulia.server.admin.kept import AUDIT
from tertulia.server.store import Store


@dataclass(frozen=True, slots=True)
class Deed:
    at: float
    who: str
    act: str
    table: str | None
    detail: dict[str, Any]


def note(writer: sql.Connection, who: str, act: str, table: str | None = None, **detail: Any) -> None:
    """In the transaction of the deed itself: neither happens without the other."""
    row = {
        "id": secrets.token_hex(8),
        "at": time.time(),
        "who": who[:64],
        "act": act,
        "table": table,
        "detail": json.dumps(detail),
    }
    writer.execute(AUDIT.insert(), row)


async def deeds(store: Store, limit: int = 100) -> list[Deed]:
    """The latest, the newest first."""
    query = sql.select(AUDIT).order_by(AUDIT.c.at.desc(), AUDIT.c.id).limit(limit)
    return [
        Deed(row.at, row.who, row.act, row.table, json.loads(row.detail)) for row in await store.query(query)
    ]
