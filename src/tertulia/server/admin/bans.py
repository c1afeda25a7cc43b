"""Who may not come in, or may not chat: visitors by address or by the key that their browser shows."""

import hmac
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import ip_address
from typing import Literal

import sqlalchemy as sql
from starlette.requests import HTTPConnection

from tertulia.server.admin import audit
from tertulia.server.admin.kept import BANS
from tertulia.server.admin.writing import AdminError, alone, tell
from tertulia.server.migrations import META, SALT
from tertulia.server.refusals import Refusal
from tertulia.server.store import Store
from tertulia.server.viewers import Viewer
from tertulia.server.visitors import HEADER, PARAMETER, network

KINDS = ADDRESS, GUEST = "address", "guest"
HEXES = 16
Effect = Literal["ban", "mute"]
Id = tuple[str, str]
"""A kind, and the hash of an address or a key: what logs and rows name a visitor by."""


@dataclass(frozen=True, slots=True)
class Ban:
    id: Id
    effect: str
    at: float
    until: float | None

    @property
    def holds(self) -> bool:
        return self.until is None or time.time() < self.until


# What operators do


async def ban(store: Store, who: str, id: Id, effect: Effect, until: float | None) -> None:
    """From now on; a second time with another end replaces the first."""

    def write(writer: sql.Connection) -> None:
        writer.execute(BANS.delete().where(*_row(id, effect)))
        row = {"kind": id[0], "value": id[1], "effect": effect, "at": time.time(), "until": until}
        writer.execute(BANS.insert(), row)
        tell(store, writer)
        audit.note(writer, who, effect, visitor=":".join(id), until=until)

    await alone(store, write)


async def lift(store: Store, who: str, id: Id, effect: Effect) -> None:
    def write(writer: sql.Connection) -> None:
        if not writer.execute(BANS.delete().where(*_row(id, effect))).rowcount:
            raise AdminError(f"there is no {effect} of {':'.join(id)}")
        tell(store, writer)
        audit.note(writer, who, f"lift {effect}", visitor=":".join(id))

    await alone(store, write)


async def all_bans(store: Store) -> list[Ban]:
    rows = await store.query(sql.select(BANS).order_by(BANS.c.at))
    return [Ban((row.kind, row.value), row.effect, row.at, row.until) for row in rows]


def _row(id: Id, effect: str) -> tuple[sql.ColumnElement[bool], ...]:
    return BANS.c.kind == id[0], BANS.c.value == id[1], BANS.c.effect == effect


# Who is who


async def salt_of(store: Store) -> bytes:
    (row,) = await store.query(sql.select(META.c.value).where(META.c.name == SALT))
    return bytes.fromhex(row.value)


@lru_cache(4096)  # most requests come from few
def visitor_id(salt: bytes, kind: str, value: str) -> Id:
    """Rows and logs name nobody. Whoever has the salt can try all addresses, so it is kept like a secret."""
    return kind, hmac.digest(salt, f"{kind} {value}".encode(), "sha256").hex()[:HEXES]


def by_address(salt: bytes, text: str) -> Id:
    """An address as an operator types it; for IPv6 its network, too. Anything else would ban nobody."""
    try:
        address = ip_address(text.removesuffix("/64") if ":" in text else text)
    except ValueError:
        raise AdminError(f"{text!r} is no address; write it like this: 203.0.113.7 or 2001:db8::1") from None
    return visitor_id(salt, ADDRESS, network(str(address)))


def parsed(text: str) -> Id:
    """As logs and lists name a visitor."""
    kind, _, value = text.partition(":")
    if kind not in KINDS or not re.fullmatch(f"[0-9a-f]{{{HEXES}}}", value):
        raise AdminError(f"{text!r} names no visitor; logs do it like this: address:0123456789abcdef")
    return kind, value


def shown_as(visitor: HTTPConnection) -> list[tuple[str, str]]:
    """What a visitor can be known by."""
    known = [(ADDRESS, network(visitor.client.host))] if visitor.client else []
    guest = visitor.headers.get(HEADER) or visitor.query_params.get(PARAMETER)
    return [*known, (GUEST, guest)] if guest else known


# In a server


class Bans:
    """The bans as they were read last, and who is here."""

    def __init__(self, store: Store) -> None:
        self.store, self.salt = store, b""
        self.bans: list[Ban] = []
        self.present: dict[Viewer, list[Id]] = {}

    async def reload(self) -> None:
        """Whenever somebody else may have written; who was banned meanwhile has to go."""
        self.salt = self.salt or await salt_of(self.store)
        self.bans = await all_bans(self.store)
        for viewer, ids in self.present.items():
            if self.against(ids, "ban"):
                viewer.hang_up()

    def ids(self, visitor: HTTPConnection) -> list[Id]:
        return [visitor_id(self.salt, kind, value) for kind, value in shown_as(visitor)]

    def against(self, ids: list[Id], effect: Effect) -> bool:
        return any(ban.effect == effect and ban.id in ids and ban.holds for ban in self.bans)

    def admit(self, visitor: HTTPConnection) -> None:
        if self.bans and self.against(self.ids(visitor), "ban"):
            raise Refusal("banned", "those who run this server do not let you in")

    def let_chat(self, visitor: HTTPConnection) -> None:
        if self.bans and self.against(self.ids(visitor), "mute"):
            raise Refusal("muted", "those who run this server do not let you chat")

    @contextmanager
    def while_here(self, visitor: HTTPConnection, viewer: Viewer) -> Iterator[None]:
        self.present[viewer] = self.ids(visitor)
        try:
            yield
        finally:
            del self.present[viewer]
