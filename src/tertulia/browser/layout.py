"""What JavaScript has to know of a game's module, as plain data: records, boxes, and how the levels play."""

from dataclasses import asdict
from typing import Any

from tertulia.bots import advice, adviser, analysis, coach
from tertulia.bots.champion import champion_file
from tertulia.bots.guided import BANK
from tertulia.bots.names import usual as usual_bot
from tertulia.bots.reasons import ONLY
from tertulia.bots.search import ENOUGH, LOOKS, ROOM, SECONDS, Search
from tertulia.bots.styles import level_noise, style_of
from tertulia.browser import mind
from tertulia.browser.editions import boxes, facts, numbered
from tertulia.browser.module import template
from tertulia.browser.plain.script import script_of
from tertulia.core.contract import CHANCE, OVER, UNIFORM
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
        "usual": usual(game),
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
        "champion": champion_file(game) is not None,
        "substitute": usual_bot(game, "medium"),
        "search": search(doors),
        "hints": {"iterations": asdict(advice.BUDGET), "few": advice.FEW, "only": ONLY.id},
        "analysis": {
            "iterations": asdict(analysis.BUDGET),
            "clear": analysis.CLEAR,
            "few": analysis.FEW,
        },
        "coach": {"serious": coach.SERIOUS, "iterations": asdict(coach.SURE)},
        "declines": sorted(game.declines),
    }


def champion(game: Game) -> tuple[dict[str, Any], bytes]:
    """What JavaScript has to know of a game's champion, and its weights."""
    parts, content = mind.weights(game)
    told = {
        "mind": record(mind.mind_of(game)),
        "weights": parts,
        "search": mind.search(search(template(game)), game),
        "adviser": adviser.settings(game),
        "bank": BANK,
    }
    return told, content


def usual(game: Game) -> dict[str, Any]:
    """What a game has that is begun without a word."""
    head = game.setup(game.meta.min_seats, None, None).head(game.meta)
    return {name: head[name] for name in ("rules", "edition", "options")}


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


def levels(game: Game) -> dict[str, Any]:
    """How much each level errs, and the weights of its personalities; `random` needs no heuristics."""
    found: dict[str, Any] = {"random": {"noise": UNIFORM, "styles": {}, "usual": None}}
    if game.has("heuristics"):
        heuristics = game.part("heuristics")
        for level in heuristics.NOISE:
            styles = {name: style_of(game, name, level).tolist() for name in heuristics.STYLES}
            noise = level_noise(game, level)
            found[level] = {"noise": noise, "styles": styles, "usual": heuristics.DEFAULT}
    return found


def search(doors: Any) -> dict[str, Any]:
    """What a search begins with: the weights of its playouts, its plan by name, and its usual budget."""
    forced = {"forced": doors.tree.NOWHERE}
    budget = {"seconds": SECONDS, "chunk": Search.chunk, "looks": LOOKS, "enough": ENOUGH, "room": ROOM}
    return {
        "style": list(doors.heuristics.MASTER),
        "settings": {**forced, **doors.heuristics.SEARCH},
        "budget": budget,
    }
