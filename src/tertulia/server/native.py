"""The rules as native code. The first start compiles them for a minute: pages come meanwhile, tables wait."""

import asyncio
import logging
from contextlib import suppress
from contextvars import copy_context
from threading import Thread

from tertulia.games import games

logger = logging.getLogger("tertulia.server")


class Native:
    """Compiles in a thread that nobody waits for at the end: Ctrl-C must not take a minute."""

    def __init__(self) -> None:
        self._done = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        Thread(target=copy_context().run, args=(self._compile,), daemon=True).start()

    async def ready(self) -> None:
        await self._done.wait()

    def _compile(self) -> None:
        for game in games():
            try:
                _ = game.drive
            except Exception:  # the package may be anybody's; who opens a table of it is told so
                logger.exception("cannot compile the rules", extra={"game": game.meta.key})
        with suppress(RuntimeError):  # the server has ended before
            self._loop.call_soon_threadsafe(self._done.set)
