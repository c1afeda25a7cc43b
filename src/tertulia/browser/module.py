"""The modules of one game, made in a process of its own with an empty cache: what both have is compiled once.

python -m tertulia.browser.module PACKAGE TEMPLATE FILE ...    says each door that is compiled, and each file
"""

import gc
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

DOORS, CHAMPION = "doors", "champion"
"""Templates."""
SELDOM = 100_000
"""Objects between two collections: Numba makes so many that looking for garbage is a tenth of the work."""


def template(game: Game, name: str = DOORS) -> Any:
    """A file of `templates`, run for that game."""
    return bind(game, f"tertulia.browser.templates.{name}")


def declared(game: Game, name: str = DOORS) -> list[Door]:
    """The doors of a template."""
    return [value for value in vars(template(game, name)).values() if isinstance(value, Door)]


def doors_of(game: Game, name: str = DOORS) -> list[Door]:
    """These, and with them those to rules that the game's plain code calls."""
    records = {"Box": game.edition_part.Box, "State": game.state_part.State}
    called = script_of(game).rules if name == DOORS else []
    return [*declared(game, name), *(door_to(call, records) for call in called)]


def told(doors: list[Door]) -> Iterator[Door]:
    """Each door, and then its name for those who watch: it was compiled by whoever asks for the next."""
    for each in doors:
        yield each
        print(each.name, flush=True)


def make(game: Game, name: str, file: str) -> None:
    Path(file).write_bytes(link(compiled(told(doors_of(game, name)), vectors=name == CHAMPION)))
    print(file, flush=True)


if __name__ == "__main__":
    _, package, *wanted = sys.argv
    gc.set_threshold(SELDOM)
    try:
        for name, file in zip(wanted[::2], wanted[1::2], strict=True):
            make(Game(package), name, file)
    except CannotBuild as error:
        sys.exit(str(error))
