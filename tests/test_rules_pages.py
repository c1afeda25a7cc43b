"""The rules pages: every numbered rule, once, in every language, and with the numbers that it is about."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tertulia
from tertulia.locales import LANGUAGES, Language, language

ROOT = Path(__file__).parent.parent
ORDER: dict[str, list[dict[str, str | list[str]]]] = {
    key: json.loads((tertulia.game(key).words / "sections.json").read_text(encoding="utf-8"))
    for key in tertulia.GAMES
}
INTRO = ("goal", "turn", "end")
EXAMPLES = 6  # at least, for each game
OPTIONS = {
    "caramba": {"memory_aid": ["c30"]},
    "pamplona": {"rotate_start": ["p1"], "fear_shields": ["p15", "p20"], "shove_needs_arrival": ["p9"]},
    "sombreros": {"offers": ["s13"], "round_ambush": ["s10"]},
}
IF_THE_TABLE_PLAYS = {
    "de": r"pielt der Tisch|der Tisch ohne Angebote spielt",
    "en": r"f the table plays with",
    "es": r"i la mesa juega (con|sin)",
    "fr": r"i la table joue (avec|sans)",
}
CITED = re.compile(r"\b[CPS]\d+\b")
MINUS, TIMES = "\N{MINUS SIGN}", "\N{MULTIPLICATION SIGN}"
SUM = re.compile(rf"(?:\d+ [+{MINUS}{TIMES}] )+\d+ = \d+")

pages = pytest.mark.parametrize(
    ("code", "key"), [(code, key) for code in LANGUAGES for key in tertulia.GAMES]
)


@cache
def texts(code: str, key: str) -> dict[str, str]:
    """All that a page says, formatted, by id; `id.example` is an attribute."""
    source = (tertulia.game(key).words / f"rules.{code}.ftl").read_text(encoding="utf-8")
    speaker, said = language(code), {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{key}/rules.{code}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            name = entry.id.name
            assert name not in said, f"{key}/rules.{code}.ftl says {name} twice"
            for id in (name, *(f"{name}.{attribute.id.name}" for attribute in entry.attributes)):
                said[id] = speaker.say(id)
    return said


def rules(key: str) -> list[str]:
    """The rules of a game in the order of its page."""
    return [rule for section in ORDER[key] for rule in section["rules"]]


def documented(key: str) -> list[list[str]]:
    """The rules as the docs list them, one list for each heading."""
    page = (ROOT / "docs" / f"{key}.md").read_text(encoding="utf-8")
    chapter = page.split("\n## Rules\n")[1].split("\n## ")[0]
    return [
        [rule.lower() for rule in re.findall(r"^- \*\*([A-Z]\d+)\*\*", section, re.MULTILINE)]
        for section in chapter.split("\n### ")[1:]
    ]


def facts(text: str) -> list[str]:
    """The numbers and the rules that a text names, in whatever order its language names them."""
    return sorted(re.findall(r"\b[CPS]?\d+\b", text))


def test_the_order_is_that_of_the_docs_and_names_every_rule_once() -> None:
    assert list(ORDER) == list(tertulia.GAMES)
    for key in tertulia.GAMES:
        assert [section["rules"] for section in ORDER[key]] == documented(key)
        assert len(set(rules(key))) == len(rules(key))
        names = [section["section"] for section in ORDER[key]]
        assert len(set(names)) == len(names)
        assert names[0] == "setup"
        assert "end" in names


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_rules_are_those_that_the_game_has_tests_for(key: str) -> None:
    tests = (ROOT / "tests" / "games" / key / "test_rules.py").read_text(encoding="utf-8")
    assert set(rules(key)) == set(re.findall(rf"^def test_({key[0]}\d+)_", tests, re.MULTILINE))


@pages
def test_a_page_has_a_title_an_introduction_the_box_its_sections_and_its_rules(code: str, key: str) -> None:
    messages = [id for id in texts(code, key) if "." not in id]
    expected = [f"{key}-rules-{part}" for part in ("title", *INTRO, "box")]
    for section in ORDER[key]:
        expected.append(f"{key}-rules-section-{section['section']}")
        expected += [f"{key}-rule-{rule}" for rule in section["rules"]]
    assert messages == expected


@pages
def test_goal_turn_and_end_are_told_on_one_screen(code: str, key: str) -> None:
    told = " ".join(texts(code, key)[f"{key}-rules-{part}"] for part in INTRO)
    assert 60 <= len(told.split()) <= 120
    assert not CITED.search(told)


@pages
def test_ids_and_examples_are_those_of_english(code: str, key: str) -> None:
    assert list(texts(code, key)) == list(texts("en", key))
    examples = [id for id in texts(code, key) if "." in id]
    assert len(examples) >= EXAMPLES
    assert all(id.endswith(".example") for id in examples)


@pages
def test_every_text_says_something_in_its_own_language_and_without_markup(code: str, key: str) -> None:
    for id, text in texts(code, key).items():
        assert text == text.strip()
        assert text
        assert not re.search(r"[*_`<>{}#]|'|\"|  ", text), f"{id}: {text}"
        assert code == "en" or id.endswith("-torro") or text != texts("en", key)[id], id


@pages
def test_the_same_numbers_and_rules_are_named_as_in_english(code: str, key: str) -> None:
    for id, text in texts(code, key).items():
        assert facts(text) == facts(texts("en", key)[id]), f"{code}: {id}"


@pages
def test_a_rule_cites_rules_that_exist(code: str, key: str) -> None:
    known = {rule.upper() for rule in rules(key)}
    for id, text in texts(code, key).items():
        assert set(CITED.findall(text)) <= known, f"{id}: {text}"


@pages
def test_the_sums_in_the_examples_are_right(code: str, key: str) -> None:
    sums = [found for id, text in texts(code, key).items() if "." in id for found in SUM.findall(text)]
    assert len(sums) >= 2
    for found in sums:
        terms, total = found.replace(MINUS, "-").replace(TIMES, "*").split(" = ")
        assert eval(terms) == int(total), found


@pages
def test_every_option_is_told_in_the_rules_that_it_changes(code: str, key: str) -> None:
    assert set(OPTIONS[key]) == set(tertulia.game(key).meta.options)
    changed = {f"{key}-rule-{rule}" for names in OPTIONS[key].values() for rule in names}
    telling = {id for id, text in texts(code, key).items() if re.search(IF_THE_TABLE_PLAYS[code], text)}
    assert telling == changed


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_french_puts_narrow_spaces_and_curly_apostrophes(key: str) -> None:
    for id, text in texts("fr", key).items():
        assert not re.search(r"[^\u202f][;:!?»](?=\s|$)|«[^\u202f]|'", text), f"{id}: {text}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_page_is_read_only_when_it_is_asked_for(code: str) -> None:
    speaker, words = Language(code), tertulia.game("caramba").words
    assert not any(file.parent == words for file in speaker.files)
    assert speaker.say("caramba-phase-over")
    assert [file.name for file in speaker.files if file.parent == words] == [f"{code}.ftl"]
    assert speaker.say("caramba-rules-title")
    assert words / f"rules.{code}.ftl" in speaker.files
    with pytest.raises(LookupError):
        speaker.say("chess-rules-title")
