"""What JavaScript has to know of a game's module, as plain data: records, boxes, and how the levels play."""

from base64 import b64encode
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from tertulia.bots.styles import level_noise, style_of
from tertulia.browser.module import template
from tertulia.browser.plain.script import script_of
from tertulia.core.contract import CHANCE, OVER, UNIFORM
from tertulia.core.edition import values as facts_of
from tertulia.core.fields import Fields, dtype_of
from tertulia.core.game import Game


def layout(game: Game) -> dict[str, Any]:
    doors, meta = template(game), game.meta
    records = (
        doors.edition.Box,
        doors.state.State,
        doors.drive.Desk,
        doors.tree.Node,
        doors.tree.Plan,
        doors.worth.Worth,
    )
    return {
        "game": meta.key,
        "seats": [meta.min_seats, meta.max_seats],
        "actors": {"chance": CHANCE, "over": OVER},
        "sizes": sizes(doors),
        "records": {table.__name__: record(table) for table in records},
        "rules": {call.name: call.takes for call in script_of(game).rules},
        "ends": {"reasons": meta.reasons, "lines": meta.score_lines, "tiebreaks": meta.tiebreaks},
        "editions": {name: facts(game, name) for name in game.editions},
        "numbered": numbered(game),
        "boxes": list(boxes(game)),
        "levels": levels(game),
        "search": search(doors),
    }


def sizes(doors: Any) -> dict[str, int]:
    """How long the arrays are that a door takes."""
    return {
        "seats": doors.SEATS,
        "lines": doors.LINES,
        "actions": doors.rules.ACTIONS,
        "outcomes": doors.rules.OUTCOMES,
        "streams": doors.rules.STREAMS,
        "weights": doors.WEIGHTS,
        "notes": doors.NOTES,
        "worlds": doors.WORLDS,
    }


def record(table: type[Fields]) -> dict[str, Any]:
    """Of each field: where it begins, of which kind its numbers are, and its shape."""
    dtype = dtype_of(table)
    assert dtype.fields is not None
    fields = {
        name: [offset, kind.base.str[1:], list(kind.shape)]
        for name, (kind, offset, *_) in dtype.fields.items()
    }
    return {"size": dtype.itemsize, "fields": fields}


def boxes(game: Game) -> Iterator[dict[str, Any]]:
    """Every shipped edition with every choice of options, packed for the newest rules."""
    names = list(game.meta.options)
    for edition in game.editions:
        for values in product((False, True), repeat=len(names)):
            options = dict(zip(names, values, strict=True))
            packed = game.setup(game.meta.min_seats, edition, options).boxes.tobytes()
            yield {"edition": edition, "options": options, "bytes": b64encode(packed).decode()}


def facts(game: Game, edition: str | Mapping[str, Any]) -> dict[str, Any]:
    """The values of an edition, as JSON has them."""
    found = facts_of(game.setup(game.meta.min_seats, edition, None).edition)
    plain: dict[str, Any] = msgspec.to_builtins(found, str_keys=True)
    return plain


def numbered(game: Game) -> list[str]:
    """Facts by number: JSON makes texts of their keys."""
    found = []
    for name, hint in get_type_hints(game.edition_part.Edition).items():
        value = get_args(hint)[:1]  # of a Fact
        if value and get_origin(value[0]) is dict and get_args(value[0])[0] is int:
            found.append(name)
    return found


def levels(game: Game) -> dict[str, Any]:
    """How much each level errs, and the weights of its personalities; `random` needs no heuristics."""
    found = {"random": {"noise": UNIFORM, "styles": {}}}
    if game.has("heuristics"):
        for level in game.part("heuristics").NOISE:
            styles = {name: style_of(game, name, level).tolist() for name in game.part("heuristics").STYLES}
            found[level] = {"noise": level_noise(game, level), "styles": styles}
    return found


def search(doors: Any) -> dict[str, Any]:
    """What a search begins with: the weights of its playouts, and settings by the names of its plan."""
    forced = {"forced": doors.tree.NOWHERE}
    return {"style": list(doors.heuristics.MASTER), "settings": {**forced, **doors.heuristics.SEARCH}}
