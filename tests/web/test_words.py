"""The pages say nothing that is not in the Fluent files, and these hold nothing that no page says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tertulia.games import GAMES, game
from tertulia.locales import FOLDER

WEB = Path(__file__).parents[2] / "web" / "src"
QUOTED = re.compile(r'"([a-z][a-z0-9]*(?:-[a-z0-9_]+)*(?:\.[a-z]+)?)"')
PATTERN = re.compile(r"`([^`\s]*\$\{[^`\s]*)`")


def ids(file: str) -> set[str]:
    path = game(file).words / "en.ftl" if file in GAMES else FOLDER / "en" / f"{file}.ftl"
    parsed = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in parsed if isinstance(entry, ast.Message)}


def sources(folder: Path) -> str:
    files = [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if ".test." not in file.name)


def patterns(text: str) -> list[re.Pattern[str]]:
    """Ids that are put together, such as `title-${game}`."""
    made = [re.split(r"\$\{(?:[^{}]|\{[^}]*\})*\}", template) for template in PATTERN.findall(text)]
    return [
        re.compile("[a-z0-9_-]+".join(map(re.escape, parts)))
        for parts in made
        if any(len(part) > 3 for part in parts)
    ]


def test_every_sentence_that_a_page_says_exists() -> None:
    known = {id for file in (FOLDER / "en").iterdir() for id in ids(file.stem)}
    said = re.findall(r'\b(?:say|knows)\(\s*"([a-z-]+)"', sources(WEB))
    assert len(said) > 80
    games = {id for key in GAMES for id in ids(key)}
    assert {id for id in said if id not in known | games} == set()


def test_no_sentence_of_the_pages_is_unused() -> None:
    """What games and bots say by themselves has its ids in Python."""
    told = (FOLDER.parent / "core/stories.py", FOLDER.parent / "bots/reasons.py")
    text = "\n".join([sources(WEB), *(file.read_text(encoding="utf-8") for file in told)])
    quoted, made = set(QUOTED.findall(text)), patterns(text)
    pages = {id for file in (FOLDER / "en").iterdir() if file.stem != "tertulia" for id in ids(file.stem)}
    unused = {id for id in pages if id not in quoted and not any(one.fullmatch(id) for one in made)}
    assert unused == set()


def test_no_page_sets_a_colon_between_words_itself() -> None:
    """French has a narrow space before it: that is written where French is."""
    assert re.findall(r"words\.say\([^)]*\)\}: .*", sources(WEB)) == []


def kinds(key: str, what: str) -> set[str]:
    """Of spots that the Fluent file of a game has words for."""
    return {id.removeprefix(f"{key}-{what}-") for id in ids(key) if id.startswith(f"{key}-{what}-")}


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_spot_has_a_name_a_help_and_a_rule(key: str) -> None:
    text = sources(WEB / "games" / key)
    drawn = set(re.findall(r'at="([a-z-]+)[:"]', text)) | set(re.findall(r"at=\{`([a-z-]+):?", text))
    assert len(drawn) > 5
    assert drawn <= kinds(key, "help") <= kinds(key, "spot")
    rules = (WEB / "games" / key / "spots.ts").read_text(encoding="utf-8")
    assert {
        kind for kind in kinds(key, "help") if not re.search(rf'["\s]{kind}"?: "[a-z]\d+"', rules)
    } == set()


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_spot_that_has_words_is_on_the_board(key: str) -> None:
    """Its name is a string of its own there, or the part of one before the colon."""
    named = set(re.findall(r'["`]([a-z-]+)[:"`]', sources(WEB / "games" / key)))
    assert kinds(key, "spot") - named == set()
