"""Those who look on at a table. Many of them are told in slices, so that nobody elsewhere waits for it."""

import asyncio
from collections import deque
from collections.abc import Callable

from tertulia.server.present import REMEMBERED_CHATS
from tertulia.server.viewers import Viewer

FEW = 25
"""So many are told at once."""
SLICE = 25
"""Messages that are sent to many in one go: some 2 ms of work for the sockets."""
PAUSE_SECONDS = 0.005
"""Between two slices, which are then a third of what the process does, or less."""


class Crowd:
    """What happens while a round of telling goes on is told in the next one, all at once: states are whole,
    so one may be left out. Lines of chat are not, so each viewer gets those that it has not had."""

    def __init__(self, tell_state: Callable[[Viewer], None]) -> None:
        self.tell_state = tell_state
        self.viewers: dict[Viewer, int] = {}
        """And how many lines of chat had been said when they were told last."""
        self.chats: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED_CHATS)
        self.said = 0
        self.news, self.moved = False, False
        """Whether there is something to tell, and whether it is more than chat."""
        self.round: asyncio.Task[None] | None = None

    def enter(self, viewer: Viewer) -> None:
        self.viewers[viewer] = self.said
        self.tell_state(viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.pop(viewer, None)

    @property
    def large(self) -> bool:
        return len(self.viewers) > FEW

    def hear_chat(self, text: bytes) -> None:
        self.said += 1
        self.chats.append((self.said, text))
        self._begin()

    def hear(self) -> None:
        """There is a new state."""
        self.moved = True
        self._begin()

    def _begin(self) -> None:
        self.news = True
        if self.round is not None and not self.round.done():
            return
        if self.large:
            self.round = asyncio.get_running_loop().create_task(self._tell_in_slices())
            return
        moved = self._take_news()
        for viewer in self.viewers:
            self._tell(viewer, moved)

    def _take_news(self) -> bool:
        moved, self.news, self.moved = self.moved, False, False
        return moved

    async def _tell_in_slices(self) -> None:
        while self.news:
            moved, sent = self._take_news(), 0
            for viewer in list(self.viewers):
                if viewer in self.viewers:  # still
                    sent += self._tell(viewer, moved)
                if sent >= SLICE:
                    sent = 0
                    await asyncio.sleep(PAUSE_SECONDS)

    def _tell(self, viewer: Viewer, moved: bool) -> int:
        """How much was sent, at most."""
        chats = [text for number, text in self.chats if number > self.viewers[viewer]]
        self.viewers[viewer] = self.said
        for text in chats:
            viewer.put(text)
        if moved:
            self.tell_state(viewer)
        return len(chats) + moved

    def rest(self) -> None:
        if self.round is not None:
            self.round.cancel()
