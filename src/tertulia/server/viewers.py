"""One viewer: a WebSocket, the tokens it showed, and a short queue. Who reads too slowly is dropped."""

import asyncio
from collections.abc import Collection

import msgspec

from tertulia.server import messages, metrics
from tertulia.server.protocol import FromServer
from tertulia.server.table import Table
from tertulia.server.visitors import NOBODY, Visitor

encode = msgspec.json.Encoder().encode


class Moment:
    """What several viewers are told at one moment is made once."""

    def __init__(self, table: Table, running: tuple[int, float] | None = None) -> None:
        self.common = table.match.common() if table.match else {}
        self.clock = messages.clock(table, running)
        self.texts: dict[tuple[tuple[int, ...], int, bool], bytes] = {}
        """States as they were sent, by the seats that the viewer holds, the log lines it knew, and whether it
        wants the steps."""


class Viewer:
    def __init__(
        self,
        token_hashes: Collection[str],
        seen: int,
        limit: int,
        steps: bool = False,
        visitor: Visitor = NOBODY,
    ) -> None:
        self.token_hashes, self.seen, self.steps, self.visitor = token_hashes, seen, steps, visitor
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
        self.put(encode(message))

    def tell_state(self, table: Table, online: Collection[int], moment: Moment) -> None:
        """The state as it is now, unless this viewer has just been told the same."""
        if table.status == "over" and not self.knows_all:
            self.knows_all, self.seen = True, min(self.seen, table.first_secret())
        texts = moment.texts
        same = seats, seen, steps = table.seats_of(self.token_hashes), min(self.seen, table.lines), self.steps
        if same not in texts:
            state = messages.state(table, seats, online, seen, moment.clock, moment.common, steps)
            texts[same] = encode(state)
        self.seen = table.lines
        if texts[same] != self.last:
            self.last = texts[same]
            self.put(self.last)

    def put(self, text: bytes) -> None:
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
