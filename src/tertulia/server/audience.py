"""Those who are at a table, and what they are told of it."""

import time
from collections.abc import Sequence

from tertulia.server import log, messages
from tertulia.server.crowd import Crowd
from tertulia.server.lines import framed
from tertulia.server.moments import Moment
from tertulia.server.table import Table
from tertulia.server.timekeeper import Timekeeper
from tertulia.server.viewers import Viewer, encode

SHARED_SECONDS = 1.0
"""How long many who look on are shown the same clock."""


class Audience:
    """Everybody is told how the table stands whenever that changes, or who is online."""

    def __init__(self, table: Table, timekeeper: Timekeeper) -> None:
        self.table, self.timekeeper = table, timekeeper
        self.viewers: set[Viewer] = set()
        """Those who are connected to this process."""
        self.crowd = Crowd(self.tell_onlooker)
        """Those of them who hold no seat."""
        self.elsewhere: set[int] = set()
        """Seats of players who are connected to other processes."""
        self._here: set[int] | None = None
        self._shared: tuple[Moment, float] | None = None
        """What many of the crowd are told, until something happens."""

    @property
    def here(self) -> set[int]:
        """Seats of players who are connected to this process; known until somebody comes or goes."""
        if self._here is None:
            seated = self._seated()
            self._here = {seat for viewer in seated for seat in self.table.seats_of(viewer.token_hashes)}
        return self._here

    @property
    def online(self) -> set[int]:
        return self.here | self.elsewhere

    def _seated(self) -> set[Viewer]:
        return self.viewers - self.crowd.viewers.keys()

    def share_a_screen(self, seat: int) -> bool:
        """Whether somebody looks through the eyes of that seat and of others."""
        held = [self.table.seats_of(viewer.token_hashes) for viewer in self.viewers]
        return any(seat in seats and len(seats) > 1 for seats in held)

    # They come and go

    def enter(self, viewer: Viewer) -> None:
        before = self.online
        self.viewers.add(viewer)
        if not viewer.token_hashes:
            self.crowd.enter(viewer)
            self._share_no_more()
            return
        self._here = None
        if self.online == before:  # a second screen: nobody else need know
            self.tell_one(viewer)
        else:
            self.tell_all()

    def leave(self, viewer: Viewer) -> None:
        before = self.online
        self.viewers.discard(viewer)
        self.crowd.leave(viewer)
        self._here = None
        if self.online != before:
            self.tell_all()

    def meet(self, elsewhere: set[int]) -> None:
        """These players are connected to other processes now."""
        before, self.elsewhere = self.online, elsewhere
        if self.online != before:
            self.tell_all()

    # They are told

    def happened(self, entries: Sequence[log.Entry]) -> None:
        """What was known of who is here, and what was told before, may not be so any more."""
        self._shared = None
        if any(isinstance(entry, log.Seated | log.Left | log.Handed) for entry in entries):
            self._here = None

    def tell(self, entries: Sequence[log.Entry]) -> None:
        """What has just happened: chat as it is, anything else as the state it led to."""
        moved = False
        for entry in entries:
            if isinstance(entry, log.Chatted):
                self._tell_chat(entry)
            else:
                moved = True
        if moved:
            self.tell_all()

    def _tell_chat(self, entry: log.Chatted) -> None:
        text = framed(encode(messages.chatted(self.table.seats[entry.seat].name or "", entry)))
        for viewer in self._seated():
            viewer.put(text)
        self.crowd.hear_chat(text)

    def tell_all(self) -> None:
        if not self.viewers:
            return
        moment, _ = self._shared = self._now()
        for viewer in self._seated():
            viewer.tell_state(moment)
        self.crowd.hear()
        self._share_no_more()

    def tell_one(self, viewer: Viewer) -> None:
        viewer.tell_state(self._now()[0])

    def tell_onlooker(self, viewer: Viewer) -> None:
        """Many of them are told the same, made once; their clock is then off by a moment."""
        old = self._shared is not None and time.monotonic() - self._shared[1] > SHARED_SECONDS
        if self._shared is None or (old and self.table.setting.clock is not None):
            self._shared = self._now()
        viewer.tell_state(self._shared[0])

    def _now(self) -> tuple[Moment, float]:
        return Moment(self.table, self.online, self.timekeeper.running()), time.monotonic()

    def _share_no_more(self) -> None:
        """Where few look on it is cheap to make again, and there are many such tables."""
        if not self.crowd.large:
            self._shared = None
