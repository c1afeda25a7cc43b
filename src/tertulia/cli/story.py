"""What has happened, in words: each event, and below it what followed from it by itself."""

from itertools import pairwise

import tertulia
from tertulia.core.match import Match
from tertulia.core.record import retrace
from tertulia.locales import Language

BELOW = "  "


class Story:
    """The lines for one seat, as it may know things."""

    def __init__(self, match: Match, seat: int, speaker: Language, names: list[str]) -> None:
        self.match, self.seat, self.speaker, self.names = match, seat, speaker, names
        self.lines: list[str] = []
        beginning = {**match.record(), "events": [], "outcome": None}
        self.witness = tertulia.replay(beginning, chance=None)
        """The same match, seen event by event: `play` settles several at once."""

    def news(self) -> list[str]:
        """The lines since the last time."""
        told, begin = len(self.lines), len(self.witness.history)
        events = [event.action for event in self.match.history[begin:]]
        views = [witness.seen(self.seat) for witness in retrace(self.witness, events)]
        for message, (before, after) in zip(self.match.log(self.seat, begin), pairwise(views), strict=True):
            self.lines.append(self.speaker.tell(message, self.names))
            for change in self.match.game.stories.changes(before, after):
                self.lines.append(BELOW + self.speaker.tell(change, self.names))
        return self.lines[told:]
