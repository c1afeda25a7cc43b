"""The table in words: one module per game turns a view into lines, and two views into what has changed.

No rule is in here: whatever a line says is in the views.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from tertulia.locales import Language


def lines(key: str, view: dict[str, Any], speaker: Language, players: Sequence[str]) -> Iterator[str]:
    """The table as a viewer sees it, line by line; notes on a line hang below it."""
    words: Iterator[str] = import_module(f"{__name__}.{key}").lines(view, speaker, players)
    return words


def changes(
    key: str, before: dict[str, Any], after: dict[str, Any], speaker: Language, players: Sequence[str]
) -> Iterator[str]:
    """What followed from one event by itself, as far as the event's own sentence does not say it."""
    words: Iterator[str] = import_module(f"{__name__}.{key}").changes(before, after, speaker, players)
    return words
