"""Processes for one kind of thinking, and the line of those who wait for them."""

import asyncio
import gc
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from tertulia.server.bot_queue import Asker, Turns

T = TypeVar("T")
PATIENCE_SECONDS = 60.0
"""How long a bot may think: the first time its rules are compiled, which takes a while."""


class Lane:
    """Processes that begin when there is something to think about. `ahead`: so many more tasks than processes
    are handed out, so that a quick one does not idle between two; `nice`: how far they give way to others."""

    def __init__(self, workers: int, ahead: int = 0, nice: int = 0) -> None:
        self.workers, self.nice = workers, nice
        self.turns = Turns(workers + ahead)
        self.pool: ProcessPoolExecutor | None = None

    async def do(self, asker: Asker, work: Callable[..., T], *about: object) -> T:
        async with self.turns.turn(asker):
            pool = self.processes()
            try:
                answer = pool.submit(work, *about)
                return await asyncio.wait_for(asyncio.wrap_future(answer), PATIENCE_SECONDS)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                raise

    def processes(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, settle_in, (self.nice,))
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.terminate()  # nobody waits for what they think
            self.pool.shutdown(cancel_futures=True)
            self.pool = None
            gc.collect()  # its semaphores go now, or Python would complain that they were left behind


# In the processes


def settle_in(nice: int) -> None:
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    follow_parent()


def follow_parent() -> None:
    """A server that was killed says no goodbye; its processes end with it all the same."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
