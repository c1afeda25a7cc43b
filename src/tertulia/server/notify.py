"""How a process learns that another one wrote: PostgreSQL tells it, an SQLite file is looked at."""

import asyncio
import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlalchemy.exc import SQLAlchemyError

from tertulia.server.postgres import CHANNEL, EVERYBODY, PEOPLE
from tertulia.server.store import Store, Unavailable

logger = logging.getLogger("tertulia.server")
SECONDS = 0.25
"""How often an SQLite file is looked at (some 20 microseconds each time), and how long a listener may be
deaf to its own server's end."""


@dataclass(slots=True)
class News:
    """What others have written."""

    lengths: dict[str, int] = field(default_factory=dict)
    """How long which logs have become."""
    people: bool = False
    """Somebody came or went."""


class Ear(Protocol):
    async def news(self) -> News | None:
        """What was written since the last time, after a moment; None: it may be anything, anywhere.

        Unavailable if that cannot be known.
        """

    async def close(self) -> None: ...


def ear(store: Store) -> Ear:
    return Listener(store) if store.notifies else Glance(store)


class Glance:
    """SQLite counts the commits of others, and telling that number costs next to nothing."""

    def __init__(self, store: Store) -> None:
        self.store, self.version = store, -1

    async def news(self) -> News | None:
        await asyncio.sleep(SECONDS)
        before, self.version = self.version, await self.store.data_version()
        return News() if before == self.version else None

    async def close(self) -> None:
        pass


class Listener:
    """A connection that hears what others write to the tables that we hold, in a thread of its own. After a
    break, anything may have been."""

    def __init__(self, store: Store) -> None:
        self.engine, self.process = store.engine, store.process
        self.thread = ThreadPoolExecutor(1, "listener")
        self.line: Any = None
        self.deaf = False

    async def news(self) -> News | None:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._listen)

    def _listen(self) -> News | None:
        try:
            if self.line is None:
                self._connect()
                return None
            heard = self.line.driver_connection.notifies(timeout=SECONDS, stop_after=1)
            return told(note.payload for note in heard)
        except (SQLAlchemyError, self.engine.dialect.loaded_dbapi.Error) as error:
            self._hang_up(error)
            raise Unavailable from error

    def _connect(self) -> None:
        self.line = self.engine.raw_connection()
        self.line.driver_connection.autocommit = True  # a listener in a transaction hears nothing
        self.line.driver_connection.execute(f"LISTEN {CHANNEL}; LISTEN {CHANNEL}_{self.process}")
        if self.deaf:
            logger.info("hears other processes again")
        self.deaf = False

    def _hang_up(self, error: Exception) -> None:
        if self.line is not None:
            self.line.invalidate()
            self.line = None
        if not self.deaf:
            logger.warning("cannot hear other processes", extra={"reason": " ".join(str(error).split())})
        self.deaf = True

    async def close(self) -> None:
        await asyncio.to_thread(self.thread.shutdown)
        if self.line is not None:
            self.line.invalidate()


def told(payloads: Iterable[str]) -> News | None:
    """Of each table the last that was said of it."""
    news = News()
    for text in payloads:
        if text == EVERYBODY:
            return None
        if text == PEOPLE:
            news.people = True
        else:
            table, _, length = text.rpartition(" ")
            news.lengths[table] = int(length)
    return news
