"""Edition files: the facts printed on the components of a box, each with its source and its certainty."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import msgspec

from tertulia.core.errors import EditionError, UnknownEdition

if TYPE_CHECKING:
    from tertulia.core.parts import EditionModule

T = TypeVar("T")
HEADER = re.compile(r"\s*\[([^\[\]]+)\]")
KEY = re.compile(r"""\s*([\w."'-]+(?:\s*\.\s*[\w"'-]+)*)\s*=""")
Certainty = Literal["printed", "implied", "public", "reconstruction"]
"""Printed on the box or in the rulebook, implied by what is printed there, known from others, or ours."""


class Fact(msgspec.Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """One fact of the box, and how we know it."""

    value: T
    certainty: Certainty
    source: str


class EditionHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every edition file begins with; a game's Edition adds its facts."""

    game: str
    edition: str
    title: str


def values(edition: EditionHead) -> dict[str, Any]:
    """The facts by name, without how we know them."""
    facts = ((name, getattr(edition, name)) for name in edition.__struct_fields__)
    return {name: fact.value for name, fact in facts if isinstance(fact, Fact)}


def shipped(folder: Path) -> dict[str, Path]:
    """The editions that come with a game, by name."""
    return {file.stem: file for file in sorted(folder.glob("*.toml"))}


def load(source: str | Path | Mapping[str, Any], game: str, folder: Path, module: "EditionModule") -> Any:
    """An edition by its shipped name, by the path of a TOML file, or from the copy that a record carries."""
    if isinstance(source, Mapping):
        return _checked(dict(source), "the edition in the record", "", game, module)
    known = shipped(folder)
    path = known.get(str(source), Path(source))
    if not path.is_file():
        if path.suffix == ".toml":
            raise EditionError(str(path), None, "there is no such file")
        raise UnknownEdition(str(source), known)
    try:
        text = path.read_text(encoding="utf-8")
        return _checked(tomllib.loads(text), str(path), text, game, module)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        raise EditionError(str(path), int(line[1]) if line else None, f"not TOML: {error}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise EditionError(str(path), None, f"cannot be read: {error}") from None


def _checked(data: dict[str, Any], source: str, text: str, game: str, module: "EditionModule") -> Any:
    try:
        edition = msgspec.convert(data, module.Edition, str_keys=True)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        raise EditionError(source, line_of(text, re.findall(r"\w+", path)), reason) from None
    if edition.game != game:
        raise EditionError(
            source, line_of(text, ["game"]), f"this is an edition of {edition.game}, not of {game}"
        )
    for place, reason in module.faults(edition):
        raise EditionError(source, line_of(text, place), reason)
    return edition


def line_of(text: str, place: Sequence[str]) -> int | None:
    """The line of a fact such as ("crates", "value", "g9"): of its key, or of the text "g9" below its key."""
    if not text:
        return None
    lines = text.splitlines()
    best, deepest, table = 1, 0, []
    for number, line in enumerate(lines, 1):
        header, key = HEADER.match(line), KEY.match(line)
        if header:
            path = table = _words(header[1])
        elif key:
            path = table + _words(key[1])
        else:
            continue
        depth = len(path) if path == list(place[: len(path)]) else 0
        if depth > deepest:
            best, deepest = number, depth
    below = range(
        best, next((n for n in range(best + 1, len(lines) + 1) if HEADER.match(lines[n - 1])), len(lines))
    )
    for word in place[deepest:]:
        named = re.compile(rf"""["']{re.escape(word)}["']|\b{re.escape(word)}\s*=""")
        best = next((n for n in below if n >= best and named.search(lines[n - 1])), best)
    return best


def _words(dotted: str) -> list[str]:
    return [word.strip().strip("\"'") for word in dotted.split(".")]
