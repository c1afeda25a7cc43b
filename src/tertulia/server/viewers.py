"""One viewer: the line to a client and the tokens that it showed. Who reads too slowly is dropped."""

from collections.abc import Collection

import msgspec

from tertulia.server import messages, metrics
from tertulia.server.lines import FELL_BEHIND, GOODBYE, Line, framed
from tertulia.server.protocol import FromServer
from tertulia.server.table import Table
from tertulia.server.visitors import NOBODY, Visitor

encode = msgspec.json.Encoder().encode


class Moment:
    """What several viewers are told at one moment is made once."""

    def __init__(self, table: Table, running: tuple[int, float] | None = None) -> None:
        self.common = table.match.common() if table.match else {}
        self.clock = messages.clock(table, running)
        self.frames: dict[tuple[tuple[int, ...], int, bool], bytes] = {}
        """States as they were sent, by the seats that the viewer holds, the log lines it knew, and whether it
        wants the steps."""


class Viewer:
    def __init__(
        self,
        line: Line,
        token_hashes: Collection[str],
        seen: int,
        patience: int,
        steps: bool = False,
        visitor: Visitor = NOBODY,
    ) -> None:
        """`patience`: so many bytes may wait for a reader."""
        self.line, self.patience = line, patience
        self.token_hashes, self.seen, self.steps, self.visitor = token_hashes, seen, steps, visitor
        self.gone = False
        self.last: bytes = b""
        self.knows_all = False
        """Has read the log since the game was over and nothing in it is secret any more."""

    def doubt(self, table: Table) -> None:
        """Lines that were taken back meanwhile must be read again."""
        if table.settled is not None:
            self.seen = min(self.seen, table.settled)

    def send(self, message: FromServer) -> None:
        self.put(framed(encode(message)))

    def tell_state(self, table: Table, online: Collection[int], moment: Moment) -> None:
        """The state as it is now, unless this viewer has just been told the same."""
        if table.status == "over" and not self.knows_all:
            self.knows_all, self.seen = True, min(self.seen, table.first_secret())
        frames = moment.frames
        same = seats, seen, steps = table.seats_of(self.token_hashes), min(self.seen, table.lines), self.steps
        if same not in frames:
            state = messages.state(table, seats, online, seen, moment.clock, moment.common, steps)
            frames[same] = framed(encode(state))
        self.seen = table.lines
        if frames[same] != self.last:
            self.last = frames[same]
            self.put(self.last)

    def put(self, frame: bytes) -> None:
        """Nobody's memory fills up for a reader who has fallen behind."""
        if self.gone:
            return
        if self.line.unread > self.patience:
            metrics.DROPPED.inc()
            self.hang_up()
        else:
            self.line.write(frame)

    def hang_up(self) -> None:
        self.gone = True
        self.line.hang_up(FELL_BEHIND, GOODBYE)
