"""What a player who has to decide may ask: what is best, and what an action would lose."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tertulia.bots import Knowledge
from tertulia.bots.coach import deciding
from tertulia.server import messages, wire
from tertulia.server.bot_queue import Asker
from tertulia.server.company import visitor_asks
from tertulia.server.limits import Bucket
from tertulia.server.refusals import Refusal
from tertulia.server.room import Room
from tertulia.server.viewers import Viewer

logger = logging.getLogger("tertulia.server")
BURST = 5
Question = wire.Advise | wire.Weigh
Thought = Callable[[Asker], Awaitable[wire.Advised | wire.Weighed]]


class Advising:
    """Of one viewer: one question of each kind at a time, in a task of its own. Who waits can still play."""

    def __init__(self, room: Room, viewer: Viewer, refuse: Callable[[str, Refusal], None]) -> None:
        self.room, self.viewer, self.refuse = room, viewer, refuse
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def begin(self, request: Question) -> None:
        """Only what may be asked is thought about; all that can be refused is refused at once."""
        thought = self.question(request)
        kind = "actions to weigh" if isinstance(request, wire.Weigh) else "hints"
        before = self.tasks.get(kind)
        if (before is not None and not before.done()) or not self.bucket(request).take():
            raise Refusal("too_fast", f"too many {kind}; wait a moment")
        self.tasks[kind] = asyncio.create_task(self.answer(request.id, thought))

    def bucket(self, request: Question) -> Bucket:
        room, settings = self.room, self.room.settings
        if isinstance(request, wire.Weigh):
            return room.weighings.setdefault(request.seat, Bucket(settings.weighings_per_minute / 60, BURST))
        return room.hints.setdefault(request.seat, Bucket(settings.hints_per_minute / 60, BURST))

    def question(self, request: Question) -> Thought:
        """What is to be thought about, or a refusal."""
        if request.seat not in self.room.table.seats_of(self.viewer.token_hashes):
            raise Refusal("not_your_seat", f"you do not hold seat {request.seat}")
        return self.weighing(request) if isinstance(request, wire.Weigh) else self.hints(request)

    def hints(self, request: wire.Advise) -> Thought:
        """From what the seat knows. The seed comes from the question: asked again, it is answered alike."""
        table = self.room.table
        seed = f"{table.id} {request.version}"
        knowledge = Knowledge.of(table.puzzled(request.seat, request.version), seed)

        async def advise(asker: Asker) -> wire.Advised:
            return messages.advised(request, await self.room.minds.advise(knowledge, seed, asker))

        return advise

    def weighing(self, request: wire.Weigh) -> Thought:
        """From what the seat knows, too."""
        match = self.room.table.hesitant(request.seat, request.action, request.version)
        decision = deciding(match, request.action)

        async def weigh(asker: Asker) -> wire.Weighed:
            return messages.weighed(request, await self.room.minds.consider(decision, asker))

        return weigh

    async def answer(self, id: str, thought: Thought) -> None:
        try:
            asker = visitor_asks("hints", self.viewer.visitor, self.room.visitors)
            found = await thought(asker)
        except Exception:
            logger.exception("a hint failed")
            self.refuse(id, Refusal("server_error", "no hint could be found"))
            return
        self.viewer.send(found)

    async def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
