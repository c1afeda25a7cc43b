"""Templates: run once per game, bound to its parts, and never imported as they are."""

from importlib import import_module

import pytest

import tertulia
from tertulia.core.binding import bind

TREE = "tertulia.bots.templates.tree"


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_template_has_the_parts_of_its_game_and_templates_of_the_same_game(key: str) -> None:
    game = tertulia.game(key)
    tree = bind(game, TREE)
    assert tree.__name__ == f"{game.package}.{TREE}"
    assert tree.rules is game.rules
    assert tree.heuristics is game.part("heuristics")
    assert tree.play is bind(game, "tertulia.bots.templates.play")
    assert tree.play.drive is tree.drive is bind(game, "tertulia.core.templates.drive")


def test_unbound_it_cannot_be_imported_and_says_why() -> None:
    with pytest.raises(ImportError, match="is a part of a game: only templates import it, and `bind` runs"):
        import_module("tertulia.core.templates.drive")
    with pytest.raises(ImportError):
        from tertulia.core.bound import nothing  # type: ignore[attr-defined] # noqa: F401
