"""How much a visitor may ask for: a bucket that fills with time."""

import asyncio
import time

from starlette.requests import HTTPConnection

MANY = 10_000


class Bucket:
    """Allows `burst` at once and `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.at = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    async def wait(self) -> None:
        """Until there is something to take: who asks too fast is read more slowly, and loses nothing."""
        while not self.take():
            await asyncio.sleep((1 - self.level) / self.rate)

    @property
    def full(self) -> bool:
        return self.level + (time.monotonic() - self.at) * self.rate >= self.burst


class Visitors:
    """A bucket for each address that asks; those who have not asked lately are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: dict[str, Bucket] = {}

    def admit(self, visitor: HTTPConnection) -> bool:
        if len(self.buckets) >= MANY:
            self.buckets = {address: bucket for address, bucket in self.buckets.items() if not bucket.full}
        address = visitor.client.host if visitor.client else ""
        return self.buckets.setdefault(address, Bucket(self.rate, self.burst)).take()
