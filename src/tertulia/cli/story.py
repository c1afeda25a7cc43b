"""What has happened, in words: each event, and below it what followed from it by itself."""

import tertulia
from tertulia.core.match import Match
from tertulia.core.record import retrace
from tertulia.core.stories import followed
from tertulia.locales import Language

BELOW = "  "


class Story:
    """The lines for one seat, as it may know things."""

    def __init__(self, match: Match, seat: int, speaker: Language, names: list[str]) -> None:
        self.match, self.seat, self.speaker, self.names = match, seat, speaker, names
        self.lines: list[str] = []
        self.witness = beginning(match)
        """The same match, seen event by event: `play` settles several at once."""

    def news(self) -> list[str]:
        """The lines since the last time."""
        told, begin = len(self.lines), len(self.witness.history)
        events = [event.action for event in self.match.history[begin:]]
        changes = followed(self.match.game, [seen.common() for seen in retrace(self.witness, events)])
        for message, changed in zip(self.match.log(self.seat, begin), changes, strict=True):
            self.lines.append(self.speaker.tell(message, self.names))
            self.lines += [BELOW + self.speaker.tell(change, self.names) for change in changed]
        return self.lines[told:]


def beginning(match: Match) -> Match:
    """The same match before its first event."""
    return tertulia.replay({**match.record(), "events": [], "outcome": None}, chance=None)
