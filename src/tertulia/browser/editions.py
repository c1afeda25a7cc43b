"""Editions for browsers: packed for the rules, and as facts for what is not compiled."""

from base64 import b64encode
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from tertulia.browser.errors import CannotBuild
from tertulia.core.edition import Fact, values
from tertulia.core.game import Game


def choices(game: Game) -> list[dict[str, bool]]:
    """Every choice of options."""
    names = list(game.meta.options)
    every = product((False, True), repeat=len(names))
    return [dict(zip(names, switches, strict=True)) for switches in every]


def boxes(game: Game) -> Iterator[dict[str, Any]]:
    """Every shipped edition with every choice of options, packed for every version of the rules."""
    versions = range(1, game.meta.rules_version + 1)
    for rules, edition, options in product(versions, game.editions, choices(game)):
        packed = game.setup(game.meta.min_seats, edition, options, rules).boxes.tobytes()
        yield {"rules": rules, "edition": edition, "options": options, "bytes": b64encode(packed).decode()}


def facts(game: Game, edition: str | Mapping[str, Any]) -> dict[str, Any]:
    """The values of an edition, as JSON has them."""
    found = values(game.setup(game.meta.min_seats, edition, None).edition)
    for name, value in found.items():
        if not _readable(value):
            raise CannotBuild(
                f"{game.meta.key}, fact {name}", "only a dictionary is by name, and nothing in it"
            )
    plain: dict[str, Any] = msgspec.to_builtins(found, str_keys=True)
    return plain


def _readable(value: Any) -> bool:
    """In JSON, dictionaries and records look alike: a fact is one of the former, in lists are the latter."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return not isinstance(value, msgspec.Struct) and not any(isinstance(each, dict) for each in inside)


def type_of(hint: Any) -> Any:
    """What something in an edition has to be: `int` and `str` by their names, all else by what is in it."""
    origin, inside = get_origin(hint), get_args(hint)
    if hint in (int, str):
        return hint.__name__
    if origin is Literal:
        return {"of": "word", "words": list(inside)}
    if origin in (list, dict):
        return {"of": origin.__name__, "items": [type_of(each) for each in inside]}
    if origin is Fact or (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
        fields = get_type_hints(origin or hint).items()
        filled = {name: inside[0] if isinstance(each, TypeVar) else each for name, each in fields}
        return {"of": "record", "fields": {name: type_of(each) for name, each in filled.items()}}
    raise CannotBuild("an edition", f"a script cannot tell what {hint} is")


def numbered(game: Game) -> list[str]:
    """Facts by number: JSON makes texts of their keys."""
    found = []
    for name, hint in get_type_hints(game.edition_part.Edition).items():
        for value in get_args(hint):  # of a Fact
            if get_origin(value) is dict and get_args(value)[0] is int:
                found.append(name)
    return found
