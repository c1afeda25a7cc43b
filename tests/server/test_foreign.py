"""What the package of a game brings for the browser, and nothing else of it."""

import pytest

import tertulia
from tertulia.server.foreign import KINDS, file_of

GAME = tertulia.game("caramba")


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("board.js", "web/board.js"),
        ("poster.svg", "web/poster.svg"),
        ("words/es.ftl", "words/es.ftl"),
        ("words/rules.de.ftl", "words/rules.de.ftl"),
        ("words/sections.json", "words/sections.json"),
        ("words/pt.ftl", "words/en.ftl"),  # a language that it does not speak
        ("words/rules.pt.ftl", "words/rules.en.ftl"),
    ],
)
def test_boards_pictures_and_words_may_be_asked_for(name: str, place: str) -> None:
    file = file_of(GAME, name)
    assert file == GAME.home / place
    assert file.suffix in KINDS


@pytest.mark.parametrize(
    "name",
    [
        "",
        "meta.py",
        "board.py",
        "web/board.js",
        "../rules.py",
        "../board.js",
        "words/../meta.py",
        "words/es.ftl/../../meta.py",
        "words/ES.ftl",
        "words/es.ftl\n",
        "words/notes.json",
        "editions/tilsit-2005.toml",
        "/etc/passwd",
        "board.js/",
        ".js",
    ],
)
def test_nothing_else_may(name: str) -> None:
    assert file_of(GAME, name) is None
