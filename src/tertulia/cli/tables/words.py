"""Words that every table uses."""

from collections.abc import Sequence

from tertulia.locales import Language


def listed(things: Sequence[str | int], speaker: Language) -> str:
    return " ".join(map(str, things)) or speaker.say("nothing")


def noted(line: str, *notes: str) -> str:
    """A line with its notes, each below it."""
    return "\n  ".join((line, *notes))
