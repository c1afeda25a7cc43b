"""Whether a server can do its work: write to its database, and read it again."""

import asyncio
import logging
import time

import sqlalchemy as sql

from tertulia.server.migrations import HEALTH, META
from tertulia.server.store import Store, Unavailable
from tertulia.server.upserts import insert

logger = logging.getLogger("tertulia.server")
PATIENCE_SECONDS = 3.0
FRESH_SECONDS = 1.0
"""Who asks more often is told what was found last: strangers must not keep the disk busy."""


class Health:
    def __init__(self, store: Store) -> None:
        self.store, self.checked, self.well = store, -FRESH_SECONDS, True
        self.lock = asyncio.Lock()

    async def check(self) -> bool:
        """Whether everything works, and soon enough."""
        async with self.lock:
            if time.monotonic() - self.checked >= FRESH_SECONDS:
                self._find(await self._works())
                self.checked = time.monotonic()
        return self.well

    def _find(self, well: bool) -> None:
        """What has changed is said once: a probe asks every few seconds."""
        if well != self.well:
            logger.log(logging.INFO if well else logging.WARNING, "well again" if well else "not well")
        self.well = well

    async def _works(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.store.by_writer(_write)
                return bool(await self.store.query(sql.select(META).where(META.c.name == HEALTH)))
        except (Unavailable, TimeoutError):
            return False


def _write(writer: sql.Connection) -> None:
    """One row, always the same."""
    row = insert(writer, META)
    row = row.on_conflict_do_update(index_elements=["name"], set_={"value": row.excluded.value})
    writer.execute(row, {"name": HEALTH, "value": str(time.time())})
