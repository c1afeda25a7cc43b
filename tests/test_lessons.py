"""The guided first games: the rules allow all that happens in them, and every language tells it."""

import gzip
import re

import pytest
from fluent.syntax import FluentParser, ast

from tertulia import GAMES, Match, game
from tertulia.core.record import follow
from tertulia.locales import LANGUAGES
from tests.lessons import Lesson, Place, course, lesson, texts

SIZE = 60_000
games = pytest.mark.parametrize("key", GAMES)


def at(taught: Lesson, place: Place, *more: str) -> Match:
    """The match there; every event was allowed."""
    match = taught.begun(place.chapter.begin)
    follow(match, [*place.events, *more])
    return match


def rest(place: Place) -> list[str]:
    """What happens in the chapter after the decision of that step, up to where it goes back."""
    steps = place.chapter.steps[place.chapter.steps.index(place.step) + 1 :]
    events = list[str]()
    for step in steps:
        if step.again is not None:
            break
        events += [*step.plays, *filter(None, [step.does])]
    return events


@games
def test_the_rules_allow_every_event(key: str) -> None:
    taught = lesson(key)
    for place in course(key):
        step, match = place.step, at(taught, place)
        if step.does is None:
            assert (step.also, step.slips) == ((), {}), step.id
            continue
        assert match.actor == taught.seat, step.id
        for slip, follows in step.slips.items():
            at(taught, place, slip, *follows)
        for right in (step.does, *step.also):
            at(taught, place, right, *rest(place))


@games
def test_a_decision_is_one(key: str) -> None:
    """What is wanted, what is as good and what is a mistake are different actions."""
    for _, step, _ in course(key):
        wanted = [*filter(None, [step.does]), *step.also, *step.slips]
        assert len(set(wanted)) == len(wanted), step.id


@games
def test_every_kind_of_action_is_done_once(key: str) -> None:
    taught, done = lesson(key), set[str]()
    for place in course(key):
        if place.step.does is not None:
            match = at(taught, place)
            done.add(match.play(place.step.does).message.id)
    words = FluentParser().parse((game(key).words / "en.ftl").read_text(encoding="utf-8")).body
    kinds = {
        entry.id.name
        for entry in words
        if isinstance(entry, ast.Message) and any(one.id.name == "choice" for one in entry.attributes)
    }
    assert done == kinds


@games
def test_a_mistake_is_made_and_taken_back(key: str) -> None:
    assert any(step.again is not None for _, step, _ in course(key))
    assert any(step.slips for _, step, _ in course(key))


@games
def test_it_ends_with_a_game_to_play(key: str) -> None:
    taught = lesson(key)
    *_, last = course(key)
    assert last.step.does is None
    assert taught.begun(taught.then).actor is not None
    assert taught.format == "tertulia-lesson/1"
    assert len(taught.players) == taught.seats
    assert [seat for seat, name in enumerate(taught.players) if not name] == [taught.seat]


def said(key: str) -> set[str]:
    """Every text that a lesson needs."""
    wanted = set[str]()
    for _, step, _ in course(key):
        id = f"{key}-lesson-{step.id}"
        assert id not in wanted, f"{step.id} is there twice"
        wanted |= {id, *([f"{id}.task"] if step.does else []), *([f"{id}.slip"] if step.slips else [])}
    return wanted


@games
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_step_is_told_in_every_language(key: str, code: str) -> None:
    assert set(texts(key, code)) == said(key)


@games
def test_all_languages_name_the_same_numbers(key: str) -> None:
    for id, text in texts(key, "en").items():
        for code in LANGUAGES:
            other = texts(key, code)[id]
            assert set(re.findall(r"\d+", other)) == set(re.findall(r"\d+", text)), f"{code}: {id}"


@games
def test_french_puts_narrow_spaces_before_colons(key: str) -> None:
    """As `tests/test_locales.py` wants it elsewhere."""
    for id, text in texts(key, "fr").items():
        assert not re.search(r"[\w»)] ?[;:!?»](?=\s|$)|« |'", text), id


def test_all_lessons_together_are_small() -> None:
    files = [
        file
        for key in GAMES
        for file in (*(game(key).home / "lessons").iterdir(), *game(key).words.glob("lessons.*.ftl"))
    ]
    assert len(files) == len(GAMES) * (1 + len(LANGUAGES))
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < SIZE
