"""What native code depends on: an edit there must be noticed, and an edit elsewhere need not be."""

from pathlib import Path

import pytest

import tertulia
from tertulia.core.binding import bind
from tertulia.core.sources import fingerprint, reached


def reach(game: tertulia.Game, template: str) -> set[str]:
    return set(reached(vars(bind(game, template))))


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_rules_depend_on_what_they_import_and_on_no_other_part(key: str) -> None:
    game = tertulia.game(key)
    found = set(reached(vars(game.part("rules"))))
    own = {name.rpartition(".")[2] for name in found if name.startswith(game.package)}
    assert own == {"rules", "actions", "edition", "state"}
    assert {"tertulia.core.contract", "tertulia.core.engine", "tertulia.core.fields"} <= found
    assert "tertulia.core.game" not in found


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_template_depends_on_all_that_its_templates_and_parts_import(key: str) -> None:
    game = tertulia.game(key)
    guided, rivals = (
        reach(game, f"tertulia.{name}") for name in ("bots.templates.guided", "envs.templates.rivals")
    )
    assert "tertulia.bots.networks.answer" in guided  # a function that is imported by its name
    assert {f"{game.package}.encoding", "tertulia.core.marks", "tertulia.core.templates.drive"} <= guided
    assert {f"{game.package}.heuristics", "tertulia.bots.templates.play"} <= rivals
    assert not {f"{game.package}.view", f"{game.package}.study", "tertulia.core.match"} & (guided | rivals)


def test_relative_imports_long_lists_and_modules_in_packages_are_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "hen_game"
    package.mkdir()
    for name, text in {
        "__init__": "",
        "rules": "from . import state\nfrom .box import (\n    ONE,  # with, a comment\n    TWO,\n)\n",
        "state": "import numpy\nimport hen_game.forms as forms\ndef f():\n    import hen_game.unused\n",
        "box": "ONE, TWO = 1, 2\n",
        "forms": "from tertulia.core import dice\n",
        "unused": "",
    }.items():
        (package / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    found = set(reached({"__name__": "hen_game.rules"}))
    assert {name for name in found if name.startswith("hen")} == {
        f"hen_game.{name}" for name in ("rules", "state", "box", "forms")
    }
    assert "tertulia.core.dice" in found


def test_the_fingerprint_is_of_the_sources() -> None:
    some, more = ("tertulia.core.dice",), ("tertulia.core.dice", "tertulia.core.winners")
    assert len({fingerprint(some), fingerprint(more)}) == 2
