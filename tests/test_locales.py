"""The four languages say the same things, all that the games can say, and nothing else."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tertulia
from tertulia.core.contract import CHANCE, Message
from tertulia.core.game import Game
from tertulia.locales import FOLDER, LANGUAGES, Language, UnknownLanguage, language
from tertulia.testing import random_play
from tertulia.testing.paths import by_hand

HOUSE = {"pages", "puzzles", "tertulia", "web", "you"}
FILES = [*sorted(HOUSE), *tertulia.GAMES, *(f"{key}.motifs" for key in tertulia.GAMES)]
GAMES_PER_TABLE = 4
PLAYERS = ["Ana", "Émile", "Jörg", "Zoë", "Iñigo", "Olga"]


class Variables(Visitor):
    """The names of the variables below a node."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.names: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Texts(Visitor):
    """The words below a node, without comments and syntax."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.words: list[str] = []
        self.visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def entries(code: str, file: str) -> Iterator[ast.Message | ast.Term]:
    """`file` is one of the house, a game, or a part of what it says such as `caramba.motifs`."""
    key, _, part = file.partition(".")
    own = tertulia.game(key).sentences(code, part and f"{part}.") if key in tertulia.GAMES else None
    text = (own or FOLDER / code / f"{file}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{code}/{file}.ftl: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            yield entry


def shape(code: str, file: str) -> dict[str, set[str]]:
    """Every id and attribute of a file with its variables; a term is written with its dash."""
    shapes = {}
    for entry in entries(code, file):
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        assert name not in shapes, f"{code}/{file}.ftl says {name} twice"
        assert entry.value is not None, f"{code}/{file}.ftl: {name} has no sentence"
        shapes[name] = Variables(entry.value).names
        for attribute in entry.attributes:
            shapes[f"{name}.{attribute.id.name}"] = Variables(attribute.value).names
    return shapes


@cache
def spoken(key: str) -> tuple[dict[str, list[Message]], set[str]]:
    """All messages of some random games, by id; and the ids of those that are a player's to choose."""
    messages: dict[tuple[str, str], Message] = {}
    chosen: set[str] = set()
    game = tertulia.game(key)
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        for number in range(GAMES_PER_TABLE):
            for match in random_play(game, seats, f"locales.{number}"):
                legal = match.legal()
                chosen |= {action.message.id for action in legal}
                messages |= {(action.message.id, _kind(action.message)): action.message for action in legal}
            for event in match.history:
                assert event.actor == CHANCE or event.action.message.id in chosen
                for message in (event.action.message, event.action.masked):
                    if message is not None:
                        messages[message.id, _kind(message)] = message
    by_id: dict[str, list[Message]] = {}
    for message in messages.values():
        by_id.setdefault(message.id, []).append(message)
    return by_id, chosen


def drawn(key: str) -> set[str]:
    """The ids of what chance brings: they say what was drawn, and of which kind, in few words as well."""
    messages, chosen = spoken(key)
    return {id for id in messages if id not in chosen and not id.endswith("-unseen")}


@cache
def sights(key: str) -> list[Any]:
    """What the first seat sees after every event of some random games."""
    game, seen = tertulia.game(key), []
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        for number in range(GAMES_PER_TABLE):
            seen += [match.seen(0) for match in by_hand(game, seats, f"locales.{number}")]
    return seen


def different(messages: Iterable[Message]) -> list[Message]:
    """Each of them once: most of what is said of a game is said again and again."""
    return [*{repr(message): message for message in messages}.values()]


@cache
def changes(key: str) -> list[Message]:
    """All that followed by itself in these games."""
    told = tertulia.game(key).stories.changes
    return different(
        change
        for before, after in pairwise(sights(key))
        if len(before.seats) == len(after.seats) and before.phase != "over"
        for change in told(before, after)
    )


@cache
def tables(key: str) -> list[Message]:
    """All sentences about how the table stood in these games."""
    story = tertulia.game(key).stories
    return different(
        message for view in sights(key) for line in (*story.table(view), *story.own(view)) for message in line
    )


RARE = {"caramba-change-guard-end", "sombreros-change-guard-end"}
"""No random game lasts so long (C27, S17); tests/cli/test_changes.py says it."""


class Heard(Language):
    """Remembers the ids of what it has said."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.ids: set[str] = set()

    def say(self, id: str, /, **args: str | int) -> str:
        self.ids.add(id)
        return super().say(id, **args)


def _kind(message: Message) -> str:
    """Messages differ for a language in everything but the seat."""
    return repr({name: value for name, value in message.args.items() if not name.endswith("seat")})


@cache
def asking(key: str) -> dict[str, set[str]]:
    """The phases in which somebody decides, and the ids of what can be done in them."""
    game, phases = tertulia.game(key), dict[str, set[str]]()
    options = dict.fromkeys(game.meta.options, True)
    for seats in (game.meta.min_seats, game.meta.max_seats):
        for number in range(GAMES_PER_TABLE):
            for match in random_play(game, seats, f"asking.{number}", options=options):
                if match.actor is not None:
                    legal = {action.message.id for action in match.legal()}
                    phases.setdefault(match.view(None)["phase"], set()).update(legal)
    return phases


def possibilities(key: str) -> set[str]:
    """What the sentences of what is asked name, if it is legal."""
    asked = shape("en", key)
    listing = [ids for phase, ids in asking(key).items() if "can" in asked[f"{key}-phase-{phase}.ask"]]
    return {f"{id}.can" for ids in listing for id in ids}


STANDING = {"caramba-no", "sombreros-no"}
"""Answers that may be given once for all: the pages say which."""
UNASKED = {"caramba-phase-fuera.none"}
"""What those read for whom the table answers."""
CIRCUMSTANCES: dict[str, str | int] = {"can": "pass", "choices": 2, "thrower": "Ana", "dice": 2, "pot": 9}


def declared(game: Game) -> set[str]:
    """The ids of phases (with what they ask), editions, options, reasons, score lines and tie-breaks."""
    meta, phases = game.meta, import_module(f"{game.package}.state").PHASES
    return {
        *(f"{meta.key}-phase-{phase}" for phase in phases),
        *(f"{meta.key}-phase-{phase}.help" for phase in phases),
        *(f"{meta.key}-phase-{phase}.ask" for phase in asking(meta.key)),
        *(id for id in UNASKED if id.startswith(meta.key)),
        *(f"{meta.key}-edition-{edition}" for edition in game.editions),
        *(f"{meta.key}-option-{option}" for option in meta.options),
        *(f"{meta.key}-reason-{reason}" for reason in meta.reasons),
        *(f"{meta.key}-line-{line}" for line in (*meta.score_lines, *meta.tiebreaks)),
    }


def whys(key: str) -> set[str]:
    """Why a hint is one; tests/bots/test_advice.py says them all."""
    return {f"{key}-why-{name}" for name in tertulia.game(key).part("reasons").REASONS}


def test_the_languages_are_those_promised() -> None:
    assert LANGUAGES == ("de", "en", "es", "fr")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_has_the_files_of_the_house_and_three_for_each_game(code: str) -> None:
    assert {file.stem for file in (FOLDER / code).iterdir()} == HOUSE
    for key in tertulia.GAMES:
        for name in (f"{code}.ftl", f"rules.{code}.ftl", f"motifs.{code}.ftl"):
            assert (tertulia.game(key).words / name).is_file()


def test_what_a_game_does_not_say_in_a_language_it_says_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "en.ftl").write_text("caramba-new = A new sentence")
    (tmp_path / "de.ftl").write_text("caramba-new = Ein neuer Satz")
    monkeypatch.setattr(Game, "words", tmp_path)
    said = {code: Language(code).say("caramba-new") for code in LANGUAGES}
    assert said == {
        "de": "Ein neuer Satz",
        "en": "A new sentence",
        "es": "A new sentence",
        "fr": "A new sentence",
    }


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_ids_attributes_and_variables_are_those_of_english(code: str, file: str) -> None:
    assert shape(code, file) == shape("en", file)


@pytest.mark.parametrize("key", tertulia.GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_all_that_happens_can_be_told_and_offered(code: str, key: str) -> None:
    speaker, (messages, chosen) = language(code), spoken(key)
    for message in (message for same in messages.values() for message in same):
        assert speaker.tell(message, PLAYERS).strip()
        if message.id in chosen:
            assert speaker.offer(message, PLAYERS).strip()
        if message.id in drawn(key):
            assert speaker.tell(Message(f"{message.id}.lot", message.args), PLAYERS).strip()
            assert speaker.tell(Message(f"{message.id}.lots", message.args), PLAYERS).strip()


@pytest.mark.parametrize("key", tertulia.GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_phases_options_reasons_and_score_lines_have_words(code: str, key: str) -> None:
    for id in declared(tertulia.game(key)):
        assert language(code).say(id, **CIRCUMSTANCES).strip()


@pytest.mark.parametrize("key", tertulia.GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_table_has_words_in_every_decision(code: str, key: str) -> None:
    game = tertulia.game(key)
    options = dict.fromkeys(game.meta.options, True)
    for match in random_play(game, game.meta.max_seats, "locales", options=options):
        if match.actor is not None and len(match.history) % 5 == 0:
            view = match.seen(match.actor)
            lines = [*game.stories.table(view), *game.stories.own(view)]
            assert all(language(code).lines(lines, PLAYERS))


@pytest.mark.parametrize("key", tertulia.GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_follows_by_itself_has_words_and_all_of_them_are_needed(code: str, key: str) -> None:
    speaker = Heard(code)
    assert all(speaker.tell(change, PLAYERS).strip() for change in changes(key))
    changed = {id for id in shape(code, key) if id.startswith(f"{key}-change-")}
    assert changed - RARE <= speaker.ids


CITED = re.compile(r"\b[A-Z]\d+\b")


@pytest.mark.parametrize("key", tertulia.GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_can_be_done_in_a_phase_is_told_shortly_with_the_rules_behind_it(code: str, key: str) -> None:
    game = tertulia.game(key)
    for phase in game.part("state").PHASES:
        id = f"{key}-phase-{phase}.help"
        told, cited = language(code).say(id), CITED.findall(language(code).say(id))
        assert 1 <= len(re.findall(r"[.!?](?= |$)", told)) <= 4
        assert 60 < len(told) < 400
        assert cited
        assert cited == CITED.findall(language("en").say(id))
        assert all(language(code).knows(f"{key}-rule-{rule.lower()}") for rule in cited)


LINE, PHONE = 130, 60
"""Letters that a line beside the board holds, and on the smallest screen."""


@pytest.mark.parametrize("key", tertulia.GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_how_the_game_is_won_is_said_in_one_line_even_on_a_phone(code: str, key: str) -> None:
    goals = [message for message in tables(key) if message.id.startswith(f"{key}-table-goal")]
    assert {goal.id for goal in goals} == {
        id for id in shape(code, key) if id.startswith(f"{key}-table-goal") and "." not in id
    }
    for goal in goals:
        assert len(language(code).tell(goal, PLAYERS)) <= LINE
        short = language(code).tell(Message(f"{goal.id}.short", goal.args), PLAYERS)
        assert len(short) <= PHONE or "names" in goal.args, short


CODE = re.compile(r"\b[gmd]\d")
"""`g3`, `g3d4`: notation, which is for those who write records."""


@pytest.mark.parametrize("key", tertulia.GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_sentence_names_a_card_or_a_crate_by_its_code(code: str, key: str) -> None:
    speaker, (messages, chosen) = language(code), spoken(key)
    said = [speaker.tell(one, PLAYERS) for same in messages.values() for one in same]
    said += [speaker.offer(one, PLAYERS) for id in chosen for one in messages[id]]
    said += [speaker.tell(one, PLAYERS) for one in (*changes(key), *tables(key))]
    assert [sentence for sentence in said if CODE.search(sentence)] == []


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_every_reason_has_a_motif_and_every_motif_a_reason(key: str) -> None:
    assert {id.replace("-motif-", "-why-") for id in shape("en", f"{key}.motifs")} == whys(key)
    first = min(shape("en", f"{key}.motifs"))
    assert language("de").say(first) != language("en").say(first)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_no_message_is_unused(key: str) -> None:
    messages, chosen = spoken(key)
    needed = {*messages, *(f"{id}.choice" for id in chosen), *declared(tertulia.game(key)), *whys(key)}
    needed |= {f"{id}.{part}" for id in drawn(key) for part in ("lot", "lots")}
    needed |= {f"{id}.{part}" for id in STANDING & chosen for part in ("never", "kept")} | possibilities(key)
    elsewhere = (f"{key}-table-", f"{key}-change-", f"{key}-spot-", f"{key}-help-", f"-{key}-")
    present = {id for id in shape("en", key) if not id.startswith(elsewhere)}
    assert present == needed


def test_an_unknown_language_comes_with_the_near_misses() -> None:
    with pytest.raises(UnknownLanguage, match="unknown language 'fra'; did you mean fr") as caught:
        language("fra")
    assert caught.value.near == ("fr",)
    with pytest.raises(UnknownLanguage, match="known: de, en, es, fr"):
        language("klingon")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", ["caramba-pass", "caramba-bid", "caramba-bid.choice", "winner"])
def test_a_message_that_lacks_an_argument_is_not_said(code: str, id: str) -> None:
    with pytest.raises(ValueError, match=f"{code}: {id}: "):
        language(code).say(id)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", ["caramba-nonsense", "caramba-pass.nonsense"])
def test_an_unknown_message_is_not_said(code: str, id: str) -> None:
    with pytest.raises(LookupError):
        language(code).say(id, player="Ana")


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_below_zero_have_a_minus_sign_and_notation_keeps_its_hyphen(code: str) -> None:
    said = language(code).say("score-line", player="shove 1 -1", score=-7, lines="")
    assert "\N{MINUS SIGN}7" in said
    assert "shove 1 -1" in said


@pytest.mark.parametrize("file", FILES)
def test_french_puts_narrow_spaces_and_curly_apostrophes(file: str) -> None:
    """An ordinary space before a colon lets it fall to the next line."""
    for entry in entries("fr", file):
        text = "_".join(["", *Texts(entry).words, ""])  # _ stands where a value does
        text = re.sub("(Caramba|Pamplona)!", r"\1", text)  # names of games are as printed
        assert not re.search(r"[\w»)] ?[;:!?»](?=[ _]|$)|« |'", text), text
