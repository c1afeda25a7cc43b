"""One tree of errors: each message says what, where, and what was allowed."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches


class TertuliaError(Exception):
    """Anything a caller of Tertulia may want to catch."""


class UnknownName(TertuliaError):
    """A name that is not on the list; the near misses come with it."""

    what = "name"

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.name = name
        self.known = tuple(known)
        self.near = tuple(get_close_matches(name.lower(), self.known, n=3, cutoff=0.5))
        hint = f"did you mean {' or '.join(self.near)}?" if self.near else f"known: {', '.join(self.known)}"
        super().__init__(f"unknown {self.what} {name!r}; {hint}")


class UnknownGame(UnknownName):
    what = "game"


class UnknownEdition(UnknownName):
    what = "edition"


class UnknownOption(UnknownName):
    what = "option"


class UnknownBot(UnknownName):
    what = "bot"


class BrokenGame(TertuliaError):
    """A game that was declared and cannot be loaded."""

    def __init__(self, game: str, package: str, reason: str) -> None:
        self.game, self.package = game, package
        super().__init__(f"{game} cannot be loaded from {package}: {reason}")


class MissingPart(TertuliaError):
    """A game without an optional part, asked for what cannot be done without it."""

    def __init__(self, game: str, part: str, without: str) -> None:
        self.game, self.part = game, part
        super().__init__(f"{game} has no {part}: {without}")


class StartError(TertuliaError):
    """A match that cannot be set up so: a number of seats or the value of an option."""


class EditionError(TertuliaError):
    """An edition file that no rule can play."""

    def __init__(self, source: str, line: int | None, reason: str) -> None:
        self.source, self.line, self.reason = source, line, reason
        where = source if line is None else f"{source}, line {line}"
        super().__init__(f"{where}: {reason}")


class IllegalAction(TertuliaError):
    """An action that the rules do not allow now; `allowed` holds those they do. Nothing has changed."""

    def __init__(self, action: object, allowed: Sequence[str]) -> None:
        self.action, self.allowed = action, tuple(allowed)
        choice = f"allowed: {', '.join(self.allowed)}" if self.allowed else "the game is over"
        super().__init__(f"{str(action)!r} is not allowed now; {choice}")


class ChanceError(TertuliaError):
    """A chance source answered with an event that cannot happen."""


class RecordError(TertuliaError):
    """A record that does not replay; `event` is the index of the event at fault, if it is one."""

    def __init__(self, reason: str, event: int | None = None) -> None:
        self.reason, self.event = reason, event
        super().__init__(reason if event is None else f"event {event}: {reason}")


class PositionError(TertuliaError):
    """A position that is not one of the game."""
