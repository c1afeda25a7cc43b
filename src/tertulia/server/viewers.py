"""One viewer: the line to a client and the tokens that it showed. Who reads too slowly is dropped."""

from collections.abc import Collection

import msgspec

from tertulia.server import metrics, moments
from tertulia.server.lines import FELL_BEHIND, GOODBYE, Line, framed
from tertulia.server.moments import Moment
from tertulia.server.table import Table
from tertulia.server.visitors import NOBODY, Visitor
from tertulia.server.wire import FromServer

encode = msgspec.json.Encoder().encode


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

    def tell_state(self, moment: Moment) -> None:
        """How the table stands, unless this viewer has just been told the same."""
        table, frames, lines = moment.table, moment.frames, moment.lines
        if moment.status == "over" and not self.knows_all:
            self.knows_all, self.seen = True, min(self.seen, table.first_secret())
        same = seats, seen, steps = table.seats_of(self.token_hashes), min(self.seen, lines), self.steps
        if same not in frames:
            frames[same] = framed(encode(moments.state(moment, seats, seen, steps)))
        self.seen = lines
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
