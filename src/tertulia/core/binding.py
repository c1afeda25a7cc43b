"""Templates: sources that run once per game.

Native code that takes a game's functions as arguments cannot be kept on disk; a copy of the loop for each
game, with that game's functions in reach, can. So the loops around the rules (one match, a search, a batch,
a GPU's kernels) are templates: modules in packages called `templates`, written as if there were one game.

    from tertulia.core.bound import heuristics, rules
    from tertulia.core.templates import drive

    @rule
    def play_on(box, s, desk): ... rules.apply(box, s, heuristics...) ... drive.settle(box, s, desk)

`bind(game, "tertulia.bots.templates.play")` runs that source for one game. While it runs,
`tertulia.core.bound` has the parts of that game, and a package of templates has its templates, bound to the
same game:

    bind(caramba, "…bots.templates.play")
      ├─ from tertulia.core.bound import rules          -> tertulia.games.caramba.rules
      ├─ from tertulia.core.bound import heuristics     -> tertulia.games.caramba.heuristics
      └─ from tertulia.core.templates import drive      -> bind(caramba, "…core.templates.drive")
                                                             └─ rules -> tertulia.games.caramba.rules

They are ordinary imports, so a type checker, a linter and the rules about imports see them as they see all
others. Python asks a package for a name first (`__getattr__`) and looks for a module only then: nothing else
is behind this. Outside `bind` a template cannot be imported.
"""

import importlib.util
import sys
from collections.abc import Callable
from contextvars import ContextVar
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tertulia.core.game import Game

_game: "ContextVar[Game]" = ContextVar("game")


def bind(game: "Game", template: str) -> Any:
    """The template, run for that game: a module of its own, whose name tells both."""
    name = f"{game.package}.{template}"
    if name in sys.modules:
        return sys.modules[name]
    origin = importlib.util.find_spec(template)
    assert origin is not None and origin.origin is not None, template
    spec = importlib.util.spec_from_file_location(name, origin.origin)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    vars(module)["__game__"] = game
    token = _game.set(game)
    try:
        spec.loader.exec_module(module)
    finally:
        _game.reset(token)
    sys.modules[name] = module  # where Numba looks for it
    return module


def bound_part(name: str) -> ModuleType:
    """A part of the game that is being bound, or what stands in for it."""
    game = _game.get(None)
    if game is None:
        raise ImportError(f"{name} is a part of a game: only templates import it, and `bind` runs them")
    return importlib.import_module(game.module(name))


def templates_in(package: str) -> Callable[[str], Any]:
    """The `__getattr__` of a package of templates."""

    def template(name: str) -> Any:
        game = _game.get(None)
        if game is None or name.startswith("__"):
            raise AttributeError(f"{package} has no {name}, but for templates: `bind` runs them")
        return bind(game, f"{package}.{name}")

    return template
