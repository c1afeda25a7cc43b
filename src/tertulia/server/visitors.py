"""Who asks, and how much of the server they have: a guest a share, an address as much as many guests.

A guest key is any text that a client makes up and keeps. It earns nothing: who shows a hundred keys still has
one address. It only tells those apart who share one.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal, NamedTuple

from starlette.requests import HTTPConnection

from tertulia.server.limits import Bucket
from tertulia.server.refusals import Refusal
from tertulia.server.settings import Settings

HEADER, PARAMETER = "x-tertulia-guest", "guest"
KEY_LENGTHS = range(8, 65)
MANY = 10_000
HOUR = 3600.0
Held = Literal["sockets", "spectating", "analysing", "looking_back"]
Taken = Literal["requests", "messages", "tables", "analyses", "bot_seconds"]
WORDS: dict[str, str] = {
    "sockets": "connections",
    "spectating": "tables that you look on at",
    "analysing": "games being analysed",
    "looking_back": "games being replayed",
    "requests": "requests",
    "tables": "new tables",
    "analyses": "games to analyse",
}


class Visitor(NamedTuple):
    """Who asks, as far as it matters here. Neither is shown to anybody."""

    guest: str
    address: str


NOBODY = Visitor("", "")


def visitor_of(connection: HTTPConnection) -> Visitor:
    """Browsers cannot add a header to a WebSocket, so there the key is in the address."""
    address = network(connection.client.host if connection.client else "")
    key = connection.headers.get(HEADER) or ""
    if connection.scope["type"] == "websocket":
        key = key or connection.query_params.get(PARAMETER) or ""
    if len(key) not in KEY_LENGTHS:
        return Visitor(f"somebody at {address}", address)
    return Visitor(sha256(key.encode()).hexdigest()[:32], address)


@lru_cache(4096)  # every request asks, and most come from few
def network(host: str) -> str:
    """Whoever has an IPv6 address has 2^64 of them, so they count as one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:  # a socket of the file system, or a test
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, 64), strict=False))
    return str(address)


class Visitors:
    """What each of them has, and had lately. Those who have nothing are forgotten."""

    def __init__(self, settings: Settings) -> None:
        share, self.guests = settings.share, settings.guests_per_address
        self.most: dict[Held, float] = {
            "sockets": share.sockets,
            "spectating": share.spectating,
            "analysing": share.analysing,
            "looking_back": share.looking_back,
        }
        self.rates: dict[Taken, tuple[float, float]] = {
            "requests": (settings.requests_per_second, settings.request_burst),
            "messages": (settings.messages_per_second, settings.burst),
            "tables": (share.tables_per_hour / HOUR, share.tables),
            "analyses": (share.analyses_per_hour / HOUR, share.analyses),
            "bot_seconds": (share.bot_seconds_per_hour / HOUR, share.bot_seconds),
        }
        self.held: Counter[tuple[Held, str]] = Counter()
        self.buckets: dict[tuple[Taken, str], Bucket] = {}

    # What is had for a while

    @contextmanager
    def hold(self, what: Held, visitor: Visitor) -> Iterator[None]:
        """One more, as long as the block lasts."""
        self.take_hold(what, visitor)
        try:
            yield
        finally:
            self.let_go(what, visitor)

    def take_hold(self, what: Held, visitor: Visitor) -> None:
        most = self.most[what]
        if self.held[what, visitor.guest] >= most:
            raise Refusal("too_many", f"you have {most:.0f} {WORDS[what]}, as many as one may; end one first")
        if self.held[what, visitor.address] >= most * self.guests:
            raise Refusal("too_many", f"too many {WORDS[what]} from your address")
        for who in visitor:
            self.held[what, who] += 1

    def let_go(self, what: Held, visitor: Visitor) -> None:
        for who in visitor:
            self.held[what, who] -= 1
            if not self.held[what, who]:
                del self.held[what, who]

    # What comes back with time

    def take(self, what: Taken, visitor: Visitor) -> None:
        """One, from the guest and from the address, or from neither."""
        buckets = self._both(what, visitor)
        if any(bucket.fill() < 1 for bucket in buckets):
            raise Refusal("too_fast", f"too many {WORDS[what]}; wait a moment")
        for bucket in buckets:
            bucket.take()

    async def wait(self, what: Taken, visitor: Visitor) -> None:
        """Until there is one to take: who asks too fast is read more slowly, and loses nothing."""
        for bucket in self._both(what, visitor):
            while not bucket.take():
                await asyncio.sleep((1 - bucket.level) / bucket.rate)

    def has(self, what: Taken, visitor: Visitor) -> bool:
        return all(bucket.fill() > 0 for bucket in self._both(what, visitor))

    def charge(self, what: Taken, visitor: Visitor, amount: float) -> None:
        for bucket in self._both(what, visitor):
            bucket.charge(amount)

    def _both(self, what: Taken, visitor: Visitor) -> tuple[Bucket, Bucket]:
        if len(self.buckets) >= MANY:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full}
        return self._bucket(what, visitor.guest, 1), self._bucket(what, visitor.address, self.guests)

    def _bucket(self, what: Taken, who: str, times: float) -> Bucket:
        found = self.buckets.get((what, who))
        if found is None:
            rate, burst = self.rates[what]
            found = self.buckets[what, who] = Bucket(rate * times, burst * times)
        return found
