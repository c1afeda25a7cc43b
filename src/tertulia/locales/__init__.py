"""Sentences in a reader's language: Fluent files, here those of the house and in `words/` of a game its own.

A game's sentences begin with its key, and its files are read when one of them is said: `fr.ftl`, for its
rules page `rules.fr.ftl`, and for what its mistakes are about `motifs.fr.ftl`. What a game does not say in a
language it says in English.
"""

import re
from collections.abc import Iterable, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from tertulia.core.contract import Arg, Line, Message
from tertulia.core.errors import UnknownName
from tertulia.games import GAMES, game

FOLDER = Path(__file__).parent
LANGUAGES = tuple(
    sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir() and folder.name[0] != "_")
)
THINGS = ("card", "crate")
"""Arguments in notation, such as `g3m4`. Where a game says amounts, they are said: `gold 3 / munitions 4`."""

PARTS = {"rule": ("rules.",), "rules": ("rules.",), "motif": ("motifs.",)}
"""Files of a game that are read when a sentence of that kind is said."""


class UnknownLanguage(UnknownName):
    what = "language"


class Printed(Locale):
    """Writes a minus sign before numbers, as boards do, and not a hyphen; words.svelte.ts does the same."""

    @property
    def decimal_formats(self) -> Any:
        pattern = copy(super().decimal_formats[None])
        pattern.prefix = (pattern.prefix[0], "\N{MINUS SIGN}")
        return {None: pattern}


class Language:
    """Says messages in one language."""

    def __init__(self, code: str) -> None:
        self.code, self.files = code, set[Path]()
        self.bundle = FluentBundle([code], use_isolating=False)
        self.bundle._babel_locale = Printed(code)
        for file in sorted((FOLDER / code).glob("*.ftl")):
            self._read(file)

    def say(self, id: str, /, **args: str | int) -> str:
        """The sentence of a message id, with its arguments; `id.choice` is its attribute `choice`."""
        name, _, attribute = id.partition(".")
        if not self.knows(name):
            raise KeyError(name)
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(id)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.code}: {id}: {errors[0]}")
        return str(text)

    def number(self, value: int) -> str:
        """As it is written in this language."""
        return FluentInt(value).format(self.bundle._babel_locale)

    def knows(self, id: str) -> bool:
        """Whether there is such a sentence."""
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            self._fetch(*name.split("-")[:2])
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def _fetch(self, key: str, kind: str = "") -> None:
        """Whatever a game has to say of this kind."""
        if key in GAMES:
            for part in ("", *PARTS.get(kind, ())):
                self._read(game(key).sentences(self.code, part))

    def _read(self, file: Path) -> None:
        if file not in self.files and file.exists():
            self.files.add(file)
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def tell(self, message: Message, players: Sequence[str]) -> str:
        """What happened, with names for seats."""
        return self.say(message.id, **self._spoken(message, players))

    def offer(self, message: Message, players: Sequence[str]) -> str:
        """What one may do, as an entry of a menu."""
        return self.say(f"{message.id}.choice", **self._spoken(message, players))

    def lines(self, lines: Iterable[Line], players: Sequence[str]) -> list[str]:
        """A table in words; notes on a line hang below it."""
        return ["\n  ".join([self.tell(message, players) for message in line]) for line in lines]

    # web/src/words/words.svelte.ts does the same

    def _spoken(self, message: Message, players: Sequence[str]) -> dict[str, str | int]:
        """`seat` becomes `player`, and `other_seat` becomes `other_player`."""
        spoken, amount = dict[str, str | int](), f"{message.id.partition('-')[0]}-table-amount"
        for name, value in message.args.items():
            spoken[name] = self._word(value, players)
            if name in THINGS and self.knows(amount):
                spoken[name] = self._thing(amount, str(value))
            if name.endswith("seat") and isinstance(value, int):
                spoken[name.removesuffix("seat") + "player"] = players[value]
        return spoken

    def _thing(self, amount: str, thing: str) -> str:
        parts = re.findall(r"([a-z])(\d+)", thing)
        return " / ".join([self.say(amount, good=good, value=int(value)) for good, value in parts])

    def _word(self, value: Arg, players: Sequence[str]) -> str | int:
        if isinstance(value, Message):
            return self.tell(value, players)
        if not isinstance(value, tuple):
            return value
        if not value:
            return self.say("nothing")
        return self.say("comma").join([str(self._word(one, players)) for one in value])


@cache
def language(code: str) -> Language:
    if code not in LANGUAGES:
        raise UnknownLanguage(code, LANGUAGES)
    return Language(code)
