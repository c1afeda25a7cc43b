"""One viewer: a WebSocket, the tokens it showed, and a short queue. Who reads too slowly is dropped."""

import asyncio
from collections.abc import Collection

import msgspec

from tertulia.server import messages, metrics
from tertulia.server.protocol import FromServer
from tertulia.server.table import Table

_encoder = msgspec.json.Encoder()


class Viewer:
    def __init__(self, token_hashes: Collection[str], seen: int, limit: int) -> None:
        self.token_hashes, self.seen = token_hashes, seen
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(limit)
        self.gone = asyncio.Event()
        self.last: bytes = b""
        self.knows_all = False
        """Has read the log since the game was over and nothing in it is secret any more."""

    def doubt(self, table: Table) -> None:
        """Lines that were taken back meanwhile must be read again."""
        if table.settled is not None:
            self.seen = min(self.seen, table.settled)

    def send(self, message: FromServer) -> None:
        self._put(_encoder.encode(message))

    def tell_state(self, table: Table, online: Collection[int], now: float) -> None:
        """The state as it is now, unless this viewer has just been told the same."""
        if table.status == "over" and not self.knows_all:
            self.knows_all, self.seen = True, min(self.seen, table.first_secret())
        state = messages.state(table, table.seats_of(self.token_hashes), online, self.seen, now)
        self.seen = state.log_from + len(state.log)
        text = _encoder.encode(state)
        if text != self.last:
            self.last = text
            self._put(text)

    def _put(self, text: bytes) -> None:
        """Others must not wait for a reader who has fallen behind."""
        if self.gone.is_set():
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            metrics.DROPPED.inc()
            self.hang_up()

    def hang_up(self) -> None:
        self.gone.set()
