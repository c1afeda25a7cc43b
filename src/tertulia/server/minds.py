"""Where bots think: in processes of their own, so that no table waits for what another one searches."""

import asyncio
import gc
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from tertulia.bots import Knowledge, bot
from tertulia.bots.advice import Advice, advise
from tertulia.bots.analysis import Decision, Judgement, judge
from tertulia.games import GAMES, game

logger = logging.getLogger("tertulia.server")
T = TypeVar("T")
RANDOM, MEDIUM = "random", "medium"
PATIENCE_SECONDS = 60.0
"""How long a bot may think: the first time its rules are compiled, which takes a while."""


class Minds:
    """Processes that bots think in; they begin when the first bot has something to think about."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, knowledge: Knowledge, seed: str) -> str:
        """What a bot does, in notation. One that crashes or never answers is replaced by a simpler one."""
        for stand_in in (name, *simpler(name)):
            if stand_in == RANDOM:
                break
            try:
                answer = self._in_process().submit(think, stand_in, knowledge, seed)
                return await asyncio.wait_for(asyncio.wrap_future(answer), PATIENCE_SECONDS)
            except Exception as error:
                logger.warning("a bot failed", extra={"bot": stand_in, "reason": repr(error)})
                if isinstance(error, BrokenProcessPool):
                    self._pool = None
        return str(bot(RANDOM, seed).choose(knowledge))  # which takes no thinking

    async def advise(self, knowledge: Knowledge, seed: str) -> list[Advice]:
        """The best few actions."""
        return await self._ask(advise, knowledge, seed)

    async def judge(self, decision: Decision) -> Judgement:
        """What a decision lost."""
        return await self._ask(judge, decision)

    async def _ask(self, work: Callable[..., T], *about: object) -> T:
        try:
            answer = self._in_process().submit(work, *about)
            return await asyncio.wait_for(asyncio.wrap_future(answer), PATIENCE_SECONDS)
        except BrokenProcessPool:
            self._pool = None
            raise

    def prepare(self) -> None:
        """Compile what bots think with, if that was not done before, while people still look around."""
        for key in GAMES:
            self._in_process().submit(rehearse, key)

    def _in_process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=follow_parent)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()  # nobody waits for what they think
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
            gc.collect()  # its semaphores go now, or Python would complain that they were left behind


def simpler(name: str) -> tuple[str, ...]:
    """Who plays on for a bot that fails."""
    return (MEDIUM, RANDOM) if name.startswith("hard") else (RANDOM,)


# In the processes


def think(name: str, knowledge: Knowledge, seed: str) -> str:
    try:
        return str(bot(name, seed).choose(knowledge))
    except Exception as error:  # not every error survives the journey to another process
        raise RuntimeError(f"{type(error).__name__}: {error}") from None


def rehearse(key: str) -> None:
    knowledge = Knowledge.of(game(key).start(seed=0), 0)
    for name in (MEDIUM, "hard:1"):
        think(name, knowledge, "rehearsal")


def follow_parent() -> None:
    """A server that was killed says no goodbye; its processes end with it all the same."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
