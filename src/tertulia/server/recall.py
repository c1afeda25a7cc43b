"""What bots remember from one decision to the next, where they think: not too much, and not for long."""

import time
from collections import OrderedDict
from threading import Lock, Timer
from typing import NamedTuple

from tertulia.bots import Search

BYTES = 64 << 20
"""Some dozens of trees: a second's search grows one of 1 to 4 MB."""
SECONDS = 300.0


class Kept(NamedTuple):
    since: float
    bytes: int
    search: Search


class Recall:
    """The latest searches, each by whose it is. One that thinks is not here meanwhile."""

    def __init__(self, most_bytes: int = BYTES, seconds: float = SECONDS) -> None:
        self.most_bytes, self.seconds = most_bytes, seconds
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.timer: Timer | None = None
        self.lock = Lock()

    def take(self, who: str) -> Search | None:
        with self.lock:
            found = self.kept.pop(who, None)
        return None if found is None else found.search

    def keep(self, who: str, search: Search) -> None:
        kept = Kept(time.monotonic(), search.trim(), search)
        with self.lock:
            self.kept[who] = kept
        self.tidy()
        self._tidy_later()

    def tidy(self) -> None:
        """Forget those that nobody has asked for long, and the oldest of too many."""
        long_ago = time.monotonic() - self.seconds
        with self.lock:
            while self.kept:
                oldest, total = next(iter(self.kept.values())), sum(one.bytes for one in self.kept.values())
                if oldest.since > long_ago and total <= self.most_bytes:
                    return
                self.kept.popitem(last=False)

    def _tidy_later(self) -> None:
        """Where nobody thinks any more, nobody tidies up either."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = Timer(self.seconds, self.tidy)
        self.timer.daemon = True
        self.timer.start()
