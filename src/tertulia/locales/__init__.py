"""Sentences in a reader's language: Fluent files, one per game and one for the house.

The rules pages (`*.rules.ftl`) are long and seldom read, so they are loaded only when asked for; `rules.json`
lists their sections and the rules in each, for all languages.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tertulia.core.contract import Arg, Line, Message
from tertulia.core.errors import UnknownGame, UnknownName
from tertulia.games import GAMES

FOLDER = Path(__file__).parent
RULES = ".rules.ftl"
LANGUAGES = tuple(
    sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir() and folder.name[0] != "_")
)


class UnknownLanguage(UnknownName):
    what = "language"


class Language:
    """Says messages in one language, and the rules of a game if they are asked for."""

    def __init__(self, code: str, rules_of: str | None = None) -> None:
        self.code = code
        self.bundle = FluentBundle([code], use_isolating=False)
        for file in sorted((FOLDER / code).glob("*.ftl")):
            if not file.name.endswith(RULES) or file.name == f"{rules_of}{RULES}":
                self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, id: str, /, **args: str | int) -> str:
        """The sentence of a message id, with its arguments; `id.choice` is its attribute `choice`."""
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(id)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.code}: {id}: {errors[0]}")
        return str(text)

    def tell(self, message: Message, players: Sequence[str]) -> str:
        """What happened, with names for seats."""
        return self.say(message.id, **self._spoken(message.args, players))

    def offer(self, message: Message, players: Sequence[str]) -> str:
        """What one may do, as an entry of a menu."""
        return self.say(f"{message.id}.choice", **self._spoken(message.args, players))

    def lines(self, lines: Iterable[Line], players: Sequence[str]) -> list[str]:
        """A table in words; notes on a line hang below it."""
        return ["\n  ".join([self.tell(message, players) for message in line]) for line in lines]

    # web/src/words/words.svelte.ts does the same

    def _spoken(self, args: Mapping[str, Arg], players: Sequence[str]) -> dict[str, str | int]:
        """`seat` becomes `player`, and `other_seat` becomes `other_player`."""
        spoken = {name: self._word(value, players) for name, value in args.items()}
        for name, value in args.items():
            if name.endswith("seat") and isinstance(value, int):
                spoken[name.removesuffix("seat") + "player"] = players[value]
        return spoken

    def _word(self, value: Arg, players: Sequence[str]) -> str | int:
        if isinstance(value, Message):
            return self.tell(value, players)
        if not isinstance(value, tuple):
            return value
        if not value:
            return self.say("nothing")
        between = self.say("comma") if isinstance(value[0], Message) else " "
        return between.join([str(self._word(one, players)) for one in value])


@cache
def language(code: str, rules_of: str | None = None) -> Language:
    if code not in LANGUAGES:
        raise UnknownLanguage(code, LANGUAGES)
    if rules_of is not None and rules_of not in GAMES:
        raise UnknownGame(rules_of, GAMES)
    return Language(code, rules_of)
