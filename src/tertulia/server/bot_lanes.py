"""Processes for one kind of thinking, and the line of those who wait for them."""

import asyncio
import gc
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar
from zlib import crc32

from tertulia.server.bot_queue import Asker, Turns

T = TypeVar("T")
PATIENCE_SECONDS = 60.0
"""How long a bot may think: the first time its rules are compiled, which takes a while."""


class Lane:
    """`ahead`: so many more tasks than processes are handed out, so that a quick one does not idle between
    two; `nice`: how far they give way to others."""

    def __init__(self, workers: int, ahead: int = 0, nice: int = 0) -> None:
        self.workers = [Worker(nice) for _ in range(workers)]
        self.turns = Turns(workers + ahead)

    async def do(self, asker: Asker, work: Callable[..., T], *about: object, who: str | None = None) -> T:
        """`who` thinks where they did so before, if nobody else does there now.

        A process cannot be interrupted. So who gives up when it has begun pays for all of it, and nobody
        else's turn comes before it is free.
        """
        await self.turns.wait(asker)
        return await asyncio.shield(self._think(asker, who or asker.key, work, *about))

    async def _think(self, asker: Asker, who: str, work: Callable[..., T], *about: object) -> T:
        with self.turns.turn(asker):
            return await self.worker(who).do(work, *about)

    def worker(self, who: str) -> "Worker":
        """One of those that have least to do; equal names have the same favourite among them."""
        first = crc32(who.encode()) % len(self.workers)
        return min(self.workers[first:] + self.workers[:first], key=lambda worker: worker.load)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
        gc.collect()  # their semaphores go now, or Python would complain that they were left behind


class Worker:
    """One process, which begins when there is something to think about."""

    def __init__(self, nice: int) -> None:
        self.nice = nice
        self.pool: ProcessPoolExecutor | None = None
        self.given: list[Future[Any]] = []

    @property
    def load(self) -> int:
        """Tasks that it has not done, also those that nobody waits for any more."""
        self.given = [task for task in self.given if not task.done()]
        return len(self.given)

    async def do(self, work: Callable[..., T], *about: object) -> T:
        pool = self.process()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self.begin(work, *about)), PATIENCE_SECONDS)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise

    def begin(self, work: Callable[..., T], *about: object) -> Future[T]:
        task = self.process().submit(work, *about)
        self.given.append(task)
        return task

    def process(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, settle_in, (self.nice,))
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.terminate()  # nobody waits for what they think
            self.pool.shutdown(cancel_futures=True)
            self.pool = None


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
