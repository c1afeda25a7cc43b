"""Which games there are: ours, and those that others declare."""

import json
from pathlib import Path

import tertulia
from tests.games.conftest import Python, declare

OURS = ("caramba", "pamplona", "sombreros")


def test_ours_are_found_by_being_there() -> None:
    folder = Path(tertulia.__file__).parent / "games"
    assert tertulia.GAMES[:3] == OURS == tuple(sorted(file.parent.name for file in folder.glob("*/meta.py")))


def test_one_of_others_comes_after_ours_and_is_not_imported_to_be_listed(fox: Path, python: Python) -> None:
    code = "import sys, tertulia; print(*tertulia.GAMES, 'fox_game' in sys.modules, tertulia.game('fox'))"
    assert python(code).stdout.split() == [*OURS, "fox", "False", "tertulia.game('fox')"]


def test_games_lists_both(fox: Path, python: Python) -> None:
    listed = python("from tertulia.cli.games import games; games(as_json=True)")
    assert [card["key"] for card in json.loads(listed.stdout)] == [*OURS, "fox"]
    assert listed.stderr == ""


def test_a_broken_one_is_told_in_one_line_and_breaks_nothing(fox: Path, python: Python) -> None:
    (fox / "meta.py").write_text("import something_else\n")
    listed = python("from tertulia.cli.games import games; games(as_json=True)")
    assert [card["key"] for card in json.loads(listed.stdout)] == [*OURS]
    assert listed.stderr == (
        "fox cannot be loaded from fox_game: ModuleNotFoundError: No module named 'something_else'\n"
    )
    code = "from tertulia.games import games; print(*[game.meta.key for game in games()])"
    assert python(code).stdout.split() == [*OURS]


def test_a_package_that_is_not_there_or_calls_itself_otherwise_is_broken(fox: Path, python: Python) -> None:
    declare(fox.parent, "hen", "hen = hen_game", "goose = fox_game")
    listed = python("from tertulia.cli.games import games; games(as_json=True)")
    assert [card["key"] for card in json.loads(listed.stdout)] == [*OURS, "fox"]
    assert listed.stderr.splitlines() == [
        "goose cannot be loaded from fox_game: it calls itself fox",
        "hen cannot be loaded from hen_game: ModuleNotFoundError: No module named 'hen_game'",
    ]


def test_a_key_is_taken_once(fox: Path, python: Python) -> None:
    declare(fox.parent, "other", "caramba = fox_game", "fox = older_fox")
    listed = python("from tertulia.cli.games import games; games(as_json=True)")
    assert [card["key"] for card in json.loads(listed.stdout)] == [*OURS, "fox"]
    assert listed.stderr.splitlines() == [
        "fox_game cannot be the game caramba: tertulia.games.caramba is",
        "older_fox cannot be the game fox: fox_game is",
    ]
