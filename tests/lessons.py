"""The lessons of the games, read strictly, and the lines of events that lead through them."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
from fluent.syntax import FluentParser, ast

from tertulia import Match, game

WORDS = FluentParser()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    again: str | None = None
    plays: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    does: str | None = None
    also: tuple[str, ...] = ()
    slips: dict[str, tuple[str, ...]] = {}


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    events: tuple[str, ...]
    steps: tuple[Step, ...]
    begin: dict[str, Any] | None = None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    game: str
    rules: int
    edition: str
    options: dict[str, bool]
    seats: int
    seat: int
    players: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    then: dict[str, Any]

    def begun(self, table: dict[str, Any] | None) -> Match:
        """A match from that table, or from the set-up."""
        if table is None:
            chosen = game(self.game).setup(self.seats, self.edition, self.options, self.rules)
            return game(self.game).begin(chosen, None)
        head = {name: getattr(self, name) for name in ("game", "rules", "edition", "options", "seats")}
        return game(self.game).load({"format": "tertulia-position/1", **head, "table": table}, chance=None)


class Place(NamedTuple):
    chapter: Chapter
    step: Step
    events: tuple[str, ...]


@cache
def lesson(key: str) -> Lesson:
    return msgspec.json.decode((game(key).home / "lessons" / "first.json").read_bytes(), type=Lesson)


def course(key: str) -> Iterator[Place]:
    """Every step, and what has happened when it is said: as `web/src/learn/lesson.ts` leads."""
    for chapter in lesson(key).chapters:
        before, line = dict[str, tuple[str, ...]](), chapter.events
        for step in chapter.steps:
            if step.again is not None:
                line = before[step.again]
            before[step.id] = line = line + step.plays
            yield Place(chapter, step, line)
            line += (step.does,) if step.does else ()


@cache
def texts(key: str, code: str) -> dict[str, str]:
    """What is said, by id; `id.task` is an attribute."""
    said = dict[str, str]()
    source = (game(key).words / f"lessons.{code}.ftl").read_text(encoding="utf-8")
    for entry in WORDS.parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{key}/lessons.{code}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            named = [("", entry.value), *((f".{one.id.name}", one.value) for one in entry.attributes)]
            for name, pattern in named:
                said[entry.id.name + name] = plain(pattern)
    return said


def plain(pattern: ast.Pattern | None) -> str:
    """A text without arguments."""
    assert pattern is not None
    assert all(isinstance(part, ast.TextElement) for part in pattern.elements)
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
