"""What the log of a server tells its operator: which table, which seat, since when, and who was refused what.

Never what an entry holds: no name, no action, no line of chat. A visitor is named by a hash, which `tertulia
admin ban --visitor` understands; by the address only where the operator has switched that on.
"""

import logging
from collections.abc import Sequence

from starlette.requests import HTTPConnection

from tertulia.server import log, metrics
from tertulia.server.admin.bans import Bans
from tertulia.server.limits import Bucket
from tertulia.server.refusals import Refusal
from tertulia.server.table import ID_LENGTH, Table

logger = logging.getLogger("tertulia.server")
REFUSALS_PER_SECOND, REFUSALS_AT_ONCE = 10.0, 100


def tell_of(table: Table, entries: Sequence[log.Entry]) -> None:
    """After entries that this process wrote: a game began, or is over."""
    for entry in entries:
        if isinstance(entry, log.Started):
            logger.info("game started", extra={"table": table.id, "game": table.setting.game})
        elif isinstance(entry, log.Played) and table.status == "over":
            logger.info("game over", extra={"table": table.id, "game": table.setting.game})
        elif isinstance(entry, log.Controlled) and entry.why == "time":
            metrics.FLAGS.inc()
            logger.info("clock ran out", extra={"table": table.id, "seat": entry.seat})


class Chronicle:
    """Lines about visitors. Refusals beyond a number are counted, so that nobody fills the disk with them."""

    def __init__(self, bans: Bans, addresses: bool) -> None:
        self.bans, self.addresses = bans, addresses
        self.bucket, self.unsaid = Bucket(REFUSALS_PER_SECOND, REFUSALS_AT_ONCE), 0

    def came(self, event: str, table: str, seat: int | None, visitor: HTTPConnection) -> None:
        logger.info(event, extra={"table": table, "seat": seat, **self.who(visitor)})

    def refused(self, refusal: Refusal, visitor: HTTPConnection, table: str | None, seat: int | None) -> None:
        """The code alone: a reason may quote what was asked. What is no id of a table is cut to the length of
        one, else whoever asks for long names fills the disk."""
        if not self.bucket.take():
            self.unsaid += 1
            return
        more = {"unsaid": self.unsaid} if self.unsaid else {}
        self.unsaid = 0
        place = {"table": (table or "")[:ID_LENGTH] or None, "seat": seat, **self.who(visitor), **more}
        logger.info("refused", extra={"code": refusal.code, **place})

    def who(self, visitor: HTTPConnection) -> dict[str, str]:
        known = {kind: f"{kind}:{value}" for kind, value in self.bans.ids(visitor)}
        shown = {"visitor": known["address"]} if "address" in known else {}
        if "guest" in known:
            shown["guest"] = known["guest"]
        if self.addresses and visitor.client is not None:
            shown["address"] = visitor.client.host
        return shown
