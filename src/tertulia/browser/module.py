"""The module of one game, made in a process of its own, which has ENVIRONMENT and an empty cache.

python -m tertulia.browser.module PACKAGE FILE    says the name of each door when it is compiled
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tertulia.browser.compiling import compiled
from tertulia.browser.door import Door, door_to
from tertulia.browser.errors import CannotBuild
from tertulia.browser.linking import link
from tertulia.browser.plain.script import script_of
from tertulia.core.binding import bind
from tertulia.core.game import Game

ENVIRONMENT = {"NUMBA_OPT": "0"}


def template(game: Game) -> Any:
    """`templates/doors.py`, run for that game."""
    return bind(game, "tertulia.browser.templates.doors")


def declared(game: Game) -> list[Door]:
    """The doors of the template."""
    return [value for value in vars(template(game)).values() if isinstance(value, Door)]


def doors_of(game: Game) -> list[Door]:
    """These, and those to rules that the game's plain code calls."""
    records = {"Box": game.edition_part.Box, "State": game.state_part.State}
    return [*declared(game), *(door_to(call, records) for call in script_of(game).rules)]


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
