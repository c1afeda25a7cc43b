"""What those who run a server decide about a table reaches those who sit there, through whichever process."""

from collections.abc import Collection, Sequence

from tertulia.server import log, wire
from tertulia.server.refusals import Refusal
from tertulia.server.table import Table
from tertulia.server.viewers import Viewer


class ClosedTable(Refusal):
    def __init__(self) -> None:
        super().__init__("closed", "those who run this server have closed the table")


def honour(entries: Sequence[log.Entry], table: Table, viewers: Collection[Viewer]) -> None:
    """After entries that `tertulia admin` or another process wrote."""
    for entry in entries:
        if isinstance(entry, log.Closed):
            told = ClosedTable()
            for viewer in viewers:
                viewer.send(wire.Refused(id=None, code=told.code, reason=told.reason))
        elif isinstance(entry, log.Handed):
            dismiss_strangers(table, viewers)


def dismiss_strangers(table: Table, viewers: Collection[Viewer]) -> None:
    """Who shows a token that no seat knows any more has to go; who looks on may stay."""
    for viewer in viewers:
        if len(table.seats_of(viewer.token_hashes)) < len(viewer.token_hashes):
            viewer.hang_up()
