"""Analyses of finished games: made decision by decision between the bots' thoughts, and kept for a while."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import sha256

import msgspec

from tertulia.bots import analysis
from tertulia.core.record import Record
from tertulia.server import wire
from tertulia.server.bot_processes import Minds
from tertulia.server.company import ANALYSIS_WEIGHT, visitor_asks
from tertulia.server.refusals import Refusal
from tertulia.server.replay import first_match
from tertulia.server.visitors import Visitor, Visitors

logger = logging.getLogger("tertulia.server")
KEPT = 64
"""Analyses in memory."""
WAITING = 32
"""Unfinished ones that somebody is still asking for. Whose decision is next is settled in the bots' queue."""
PATIENCE_SECONDS = 15.0
"""Nobody thinks on about a game that nobody has asked for so long."""
Read = Callable[[Callable[[], "Job"]], Awaitable["Job"]]


class Job:
    """One game, as far as it has been thought about."""

    def __init__(self, record: Record, visitor: Visitor) -> None:
        match = first_match(record)
        self.record, self.visitor = record, visitor
        self.decisions = list(analysis.decisions(match, record.events))
        self.end, self.seats = analysis.shares(match), match.seats
        self.judged: list[analysis.Judgement] = []
        self.asked = 0.0
        self.task: asyncio.Task[None] | None = None
        self.failed = False

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    async def think(self, minds: Minds, visitors: Visitors) -> None:
        """One decision after the other, as long as somebody wants to know."""
        try:
            for decision in self.decisions[len(self.judged) :]:
                if time.monotonic() - self.asked > PATIENCE_SECONDS:
                    return
                asker = visitor_asks("analyses", self.visitor, visitors, ANALYSIS_WEIGHT)
                self.judged.append(await minds.judge(decision, asker))
        except Exception as error:
            logger.warning("an analysis failed", extra={"reason": repr(error)})
            self.failed = True

    def told(self) -> wire.Analysis:
        ready = len(self.judged) == len(self.decisions)
        worst = analysis.mistakes(self.judged) if ready else []
        drawn = analysis.lines(self.judged, self.end, len(self.record.events))
        turns = analysis.turns(drawn) if ready else []
        return wire.Analysis(
            game=self.record.game,
            seats=self.seats,
            players=self.record.players,
            events=len(self.record.events),
            of=len(self.decisions),
            decisions=[judged(one) for one in self.judged],
            mistakes=[self.judged.index(one) for one in worst],
            turns=[turned(turn) for turn in turns],
            end=None if self.end is None else list(self.end),
        )


class Analyses:
    """The latest; those that were asked for longest ago are forgotten."""

    def __init__(self, minds: Minds, visitors: Visitors) -> None:
        self.minds, self.visitors = minds, visitors
        self.jobs: OrderedDict[str, Job] = OrderedDict()

    async def ask(self, record: Record, visitor: Visitor, read: Read) -> wire.Analysis:
        """What is known by now; the rest is thought about. `read` makes the job, away from those who play.

        It is counted for whoever asked first.
        """
        key = sha256(msgspec.json.encode(record)).hexdigest()
        job = self.jobs.get(key)
        if job is None:
            if sum(job.busy for job in self.jobs.values()) >= WAITING:
                raise Refusal("too_fast", "too many games are being analysed; wait a moment")
            self.visitors.take("analyses", visitor)
            job = self.jobs.setdefault(key, await read(lambda: Job(record, visitor)))
            if len(self.jobs) > KEPT:
                self.forget(next(iter(self.jobs)))
        self.jobs.move_to_end(key)
        job.asked = time.monotonic()
        if len(job.judged) < len(job.decisions) and not job.busy:
            self.begin(job)
        return job.told()

    def begin(self, job: Job) -> None:
        if job.failed:
            job.failed = False  # whoever asks again tries again
            raise Refusal("server_error", "the analysis failed; ask again")
        self.visitors.take_hold("analysing", job.visitor)
        job.task = asyncio.get_running_loop().create_task(job.think(self.minds, self.visitors))
        job.task.add_done_callback(lambda _: self.visitors.let_go("analysing", job.visitor))

    def forget(self, key: str) -> None:
        task = self.jobs.pop(key).task
        if task is not None:
            task.cancel()

    def close(self) -> None:
        for key in list(self.jobs):
            self.forget(key)


def turned(one: analysis.Turn) -> wire.Turn:
    return wire.Turn(event=one.event, seat=one.seat, before=round(one.before, 3), after=round(one.after, 3))


def judged(one: analysis.Judgement) -> wire.Judged:
    return wire.Judged(
        event=one.event,
        seat=one.seat,
        chances=[round(chance, 3) for chance in one.chances],
        played=one.played.message,
        best=one.best.message,
        chance=round(one.chance, 3),
        loss=round(one.loss, 3),
        points=round(one.points, 1),
        why=one.why,
    )
