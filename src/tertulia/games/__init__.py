"""All games: every package in this folder, and those that other distributions declare as

    [project.entry-points."tertulia.games"]
    fox = "fox_game"

with the key of the game and its package. They are listed without being imported; see CONTRIBUTING.md.
"""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import entry_points
from pkgutil import iter_modules

from tertulia.core.errors import BrokenGame, UnknownGame
from tertulia.core.game import Game


def _found() -> tuple[dict[str, str], tuple[str, ...]]:
    """Packages by key, those of this folder first; and what is wrong with others."""
    packages = {name: f"{__name__}.{name}" for _, name, is_package in iter_modules(__path__) if is_package}
    wrong = []
    for point in sorted(entry_points(group=__name__), key=lambda point: (point.name, point.value)):
        taken = packages.setdefault(point.name, point.value)
        if taken != point.value:
            wrong.append(f"{point.value} cannot be the game {point.name}: {taken} is")
    return packages, tuple(wrong)


PACKAGES, REFUSED = _found()
GAMES = tuple(PACKAGES)
OURS = tuple(key for key, package in PACKAGES.items() if package == f"{__name__}.{key}")


def game(key: str) -> Game:
    """A game by its key."""
    if key not in PACKAGES:
        raise UnknownGame(key, GAMES)
    return _loaded(key)


def games() -> Iterator[Game]:
    """All that can be loaded."""
    for key in GAMES:
        with suppress(BrokenGame):
            yield game(key)


@cache
def _loaded(key: str) -> Game:
    package = PACKAGES[key]
    try:
        found = Game(package)
    except Exception as error:  # the package may be anybody's
        raise BrokenGame(key, package, f"{type(error).__name__}: {error}") from error
    if found.meta.key != key:
        raise BrokenGame(key, package, f"it calls itself {found.meta.key}")
    return found
