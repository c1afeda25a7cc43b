"""The rules as native code. The first start compiles them for a minute: pages come meanwhile, tables wait."""

import asyncio
import logging
from contextlib import suppress
from contextvars import copy_context
from threading import Thread

from tertulia.games import game, games

logger = logging.getLogger("tertulia.server")


class Native:
    """Compiles in a thread that nobody waits for at the end: Ctrl-C must not take a minute."""

    def __init__(self) -> None:
        self._done = {game.meta.key: asyncio.Event() for game in games()}
        self._wanted = list(self._done)
        self._loop = asyncio.get_running_loop()
        Thread(target=copy_context().run, args=(self._compile,), daemon=True).start()

    async def ready(self, key: str | None = None) -> None:
        """Until the rules of that game can be played, or of all; one that somebody waits for comes next."""
        if key in self._wanted:
            self._wanted.sort(key=lambda each: each != key)
        for done in [self._done[key]] if key in self._done else self._done.values():
            await done.wait()

    def _compile(self) -> None:
        while self._wanted:
            key = self._wanted.pop(0)
            try:
                _ = game(key).drive
            except Exception:  # the package may be anybody's; who opens a table of it is told so
                logger.exception("cannot compile the rules", extra={"game": key})
            with suppress(RuntimeError):  # the server has ended before
                self._loop.call_soon_threadsafe(self._done[key].set)
