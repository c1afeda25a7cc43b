"""The module of one game, made in a process of its own, which has ENVIRONMENT and an empty cache.

python -m tertulia.browser.module PACKAGE FILE    says the name of each door when it is compiled
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tertulia.browser.compiling import compiled
from tertulia.browser.door import Door
from tertulia.browser.errors import CannotBuild
from tertulia.browser.linking import link
from tertulia.core.binding import bind
from tertulia.core.game import Game

ENVIRONMENT = {"NUMBA_OPT": "0"}


def template(game: Game) -> Any:
    """`templates/doors.py`, run for that game."""
    return bind(game, "tertulia.browser.templates.doors")


def doors_of(game: Game) -> list[Door]:
    return [value for value in vars(template(game)).values() if isinstance(value, Door)]


def told(doors: list[Door]) -> Iterator[Door]:
    """Each door, and then its name for those who watch: it was compiled by whoever asks for the next."""
    for each in doors:
        yield each
        print(each.name, flush=True)


if __name__ == "__main__":
    _, package, file = sys.argv
    try:
        Path(file).write_bytes(link(compiled(told(doors_of(Game(package))))))
    except CannotBuild as error:
        sys.exit(str(error))
