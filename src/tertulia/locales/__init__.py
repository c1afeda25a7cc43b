"""Sentences in a reader's language: Fluent files, one per game and one for the house."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tertulia.core.contract import Message
from tertulia.core.errors import UnknownName

FOLDER = Path(__file__).parent
LANGUAGES = tuple(
    sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir() and folder.name[0] != "_")
)


class UnknownLanguage(UnknownName):
    what = "language"


class Language:
    """Says messages in one language."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.bundle = FluentBundle([code], use_isolating=False)
        for file in sorted((FOLDER / code).glob("*.ftl")):
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
        return self.say(message.id, **_named(message.args, players))

    def offer(self, message: Message, players: Sequence[str]) -> str:
        """What one may do, as an entry of a menu."""
        return self.say(f"{message.id}.choice", **_named(message.args, players))


def _named(args: Mapping[str, str | int], players: Sequence[str]) -> dict[str, str | int]:
    """`seat` becomes `player`, and `other_seat` becomes `other_player`."""
    named = dict(args)
    for key, value in args.items():
        if key.endswith("seat"):
            named[key.removesuffix("seat") + "player"] = players[int(value)]
    return named


@cache
def language(code: str) -> Language:
    if code not in LANGUAGES:
        raise UnknownLanguage(code, LANGUAGES)
    return Language(code)
