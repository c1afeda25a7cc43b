"""Numbers as typed on the command line."""

import math
from collections.abc import Callable

from typer import BadParameter

from tertulia.bots.names import parse_budget
from tertulia.bots.search import Budget


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadParameter(f"{text!r} is not a whole number") from None


def count(text: str) -> int:
    if (number := whole(text)) < 0:
        raise BadParameter(f"{text!r} is not 0 or more")
    return number


def positive(text: str) -> int:
    if (number := whole(text)) < 1:
        raise BadParameter(f"{text!r} is not 1 or more")
    return number


def port(text: str) -> int:
    if not 0 <= (number := whole(text)) <= 65535:
        raise BadParameter(f"{text!r} is not 0 to 65535")
    return number


def at_least(least: float) -> Callable[[str], float]:
    def number(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = math.nan
        if not found >= least:  # nan is neither more nor less
            raise BadParameter(f"{text!r} is not a number of {least:g} or more")
        return found

    return number


def duration(text: str) -> float:
    """Seconds."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise BadParameter(f"{text!r} is not a number above 0")
    return seconds


def budget(text: str) -> Budget:
    """How long to think: iterations, or seconds with an s."""
    found = parse_budget(text)
    if found is None:
        raise BadParameter(f"{text!r} is neither iterations, like 2000, nor seconds, like 0.2s")
    return found
