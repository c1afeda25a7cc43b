"""Words that every table uses."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from tertulia.locales import Language


def listed(things: Sequence[str | int], speaker: Language) -> str:
    return " ".join(map(str, things)) or speaker.say("nothing")


def noted(line: str, *notes: str) -> str:
    """A line with its notes, each below it."""
    return "\n  ".join((line, *notes))


def added(before: Iterable[Any], after: Iterable[Any]) -> list[Any]:
    """What there is now and was not before."""
    return list((Counter(after) - Counter(before)).elements())
