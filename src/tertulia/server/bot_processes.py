"""Where bots think: in processes of their own, so that no table waits for what another one searches."""

import logging
from itertools import cycle

from tertulia.bots import Knowledge, Search, bot
from tertulia.bots.advice import Advice, advise
from tertulia.bots.analysis import Decision, Judgement, judge
from tertulia.bots.coach import consider
from tertulia.bots.names import HARD, parse, usual
from tertulia.bots.search import Budget
from tertulia.games import GAMES, game
from tertulia.server.bot_lanes import Lane
from tertulia.server.bot_queue import ANYBODY, Asker
from tertulia.server.recall import Recall

logger = logging.getLogger("tertulia.server")
RANDOM, MEDIUM = "random", "medium"
NICE = 5
"""Searching gives way to what answers at once, and to the server itself."""


class Minds:
    """Two lanes: bots that answer at once have a process to themselves, and never wait behind a search."""

    def __init__(self, workers: int) -> None:
        self.quick, self.deep = Lane(1, ahead=1), Lane(workers, nice=NICE)

    async def choose(
        self, name: str, knowledge: Knowledge, seed: str, asker: Asker = ANYBODY, who: str | None = None
    ) -> str:
        """What a bot does, in notation. One that crashes or never answers is replaced by a simpler one.

        `who` it is: a search goes on from what it found before under the same name.
        """
        for stand_in in (name, *simpler(name)):
            if stand_in == RANDOM:
                break
            try:
                return await self.lane(stand_in).do(asker, think, stand_in, knowledge, seed, who, who=who)
            except Exception as error:
                logger.warning("a bot failed", extra={"bot": stand_in, "reason": repr(error)})
        return str(bot(RANDOM, seed).choose(knowledge))  # which takes no thinking

    async def advise(self, knowledge: Knowledge, seed: str, asker: Asker = ANYBODY) -> list[Advice]:
        """The best few actions."""
        return await self.deep.do(asker, advise, knowledge, seed)

    async def judge(self, decision: Decision, asker: Asker = ANYBODY) -> Judgement:
        """What a decision lost."""
        return await self.deep.do(asker, judge, decision)

    async def consider(self, decision: Decision, asker: Asker = ANYBODY) -> Judgement:
        """What a decision would lose."""
        return await self.deep.do(asker, consider, decision)

    def lane(self, name: str) -> Lane:
        return self.quick if parse(name).budget is None else self.deep

    def hurry(self, key: str) -> None:
        """Somebody has come who waits for this table."""
        self.quick.turns.hurry(key)
        self.deep.turns.hurry(key)

    def prepare(self) -> None:
        """Compile what bots think with, if that was not done before, while people still look around."""
        for lane, name in ((self.quick, MEDIUM), (self.deep, "hard:1")):
            for worker, key in zip(cycle(lane.workers), GAMES, strict=False):
                worker.begin(rehearse, key, (name,))
        for worker, key in zip(cycle(self.deep.workers), GAMES, strict=False):
            worker.begin(rehearse_advice, key)

    def close(self) -> None:
        self.quick.close()
        self.deep.close()


def simpler(name: str) -> tuple[str, ...]:
    """Who plays on for a bot that fails."""
    return (MEDIUM, RANDOM) if name.startswith(HARD) else (RANDOM,)


# In the processes

RECALL = Recall()


def think(name: str, knowledge: Knowledge, seed: str, who: str | None = None) -> str:
    mine = f"{who} {name}"
    try:
        mind = RECALL.take(mine) or bot(name, seed)
        chosen = str(mind.choose(knowledge))
    except Exception as error:  # not every error survives the journey to another process
        raise RuntimeError(f"{type(error).__name__}: {error}") from None
    if who is not None and isinstance(mind, Search):
        RECALL.keep(mine, mind)
    return chosen


def rehearse(key: str, names: tuple[str, ...] = (MEDIUM, "hard:1")) -> None:
    knowledge = Knowledge.of(game(key).start(seed=0), 0)
    for name in names:
        think(usual(knowledge.game, name), knowledge, "rehearsal")


def rehearse_advice(key: str) -> None:
    advise(Knowledge.of(game(key).start(seed=0), 0), "rehearsal", Budget(iterations=1))
