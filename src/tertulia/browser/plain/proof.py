"""What Python and a game's script, in a browser's engine (Node), say of the same games: it must be equal.

Of every state: the views of all seats and of who looks on, these in words, what may happen, and the result.
Of every event: what each reads of it, what it shows, why it may be good, and what followed by itself.
`benchmarks/browser.py` compares many games, the tests some.
"""

import json
import random
import time
from base64 import b64encode
from collections.abc import Iterator, Mapping
from hashlib import sha256
from itertools import product
from typing import Any, NamedTuple

import msgspec

from tertulia.bots.knowledge import Knowledge
from tertulia.bots.reasons import reasons
from tertulia.browser.editions import choices, facts
from tertulia.browser.proof import Answer
from tertulia.core.chance import key_of
from tertulia.core.contract import Action
from tertulia.core.game import Game, Setup
from tertulia.core.match import Match

SEED = "reasons"
AROUND = 80
"""Letters that are shown on each side of a difference."""
SELDOM = 4
"""Events between two actions for which reasons are given."""


class Told(NamedTuple):
    """A game that was played, to be told by Node, too."""

    job: dict[str, Any]
    lines: list[str]
    answer: Answer


def setups(game: Game, seats: int, odd: Mapping[str, Any] | None) -> list[Setup]:
    """Every shipped edition, and one with some odd facts, with every choice of options."""
    editions: list[Any] = [*game.editions, *([_changed(game, odd)] if odd else [])]
    return [game.setup(seats, *each) for each in product(editions, choices(game))]


def _changed(game: Game, odd: Mapping[str, Any]) -> dict[str, Any]:
    edition = game.setup(game.meta.min_seats, None, None).edition
    facts: dict[str, Any] = msgspec.to_builtins(edition, str_keys=True)
    return {**facts, **{name: {**facts[name], "value": value} for name, value in odd.items()}}


def told(game: Game, setup: Setup, seed: int) -> Told:
    """A game of players who choose anything."""
    rng, match, began = random.Random(seed), game.begin(setup, None), time.thread_time()
    lines, events = [_line(_moment(match))], list[int]()
    while match.actor is not None:
        legal = match.legal()
        (action,) = rng.choices(legal, [each.weight or 1 for each in legal])
        lines.append(_line(_event(match, action, len(events) % SELDOM == 0)))
        lines.append(_line(_moment(match)))
        events.append(action.id)
    job = {
        "do": "tell",
        **_box(game, setup),
        "events": events,
        "key": key_of(SEED).tolist(),
        "seldom": SELDOM,
    }
    digest = sha256("\n".join(lines).encode()).hexdigest()
    return Told(job, lines, Answer(digest, len(events), time.thread_time() - began))


def _box(game: Game, setup: Setup) -> dict[str, Any]:
    return {
        "box": b64encode(setup.boxes.tobytes()).decode(),
        "facts": facts(game, msgspec.to_builtins(setup.edition, str_keys=True)),
        "seats": setup.seats,
    }


def difference(told: Told, lines: list[str]) -> str:
    """Where two tell something else of the same game."""
    for number, (ours, theirs) in enumerate(zip(told.lines, lines, strict=True)):
        if ours != theirs:
            place = next((at for at, two in enumerate(zip(ours, theirs, strict=False)) if len({*two}) > 1), 0)
            both = [line[max(0, place - AROUND) : place + AROUND] for line in (ours, theirs)]
            return f"line {number}, letter {place}: Python …{both[0]}…, Node …{both[1]}…"
    return "nothing differs"


def _moment(match: Match) -> dict[str, Any]:
    s = match.look()
    common = match.common(s)
    views = [match.seen(seat, s, common) for seat in _viewers(match)]
    found = {"actor": s.actor, "views": views, "legal": match.legal(), "result": match.outcome}
    return {**found, "stories": list(_stories(match, views))} if match.game.has("story") else found


def _stories(match: Match, views: list[Any]) -> Iterator[dict[str, Any]]:
    story = match.game.stories
    for view in views:
        standings = [story.standing(view, seat) for seat in range(match.seats)]
        yield {"table": story.table(view), "own": story.own(view), "standings": standings}


def _event(match: Match, action: Action, explained: bool) -> dict[str, Any]:
    """Let it happen, and tell what there is to tell of it."""
    decided, before = match.actor != -1, match.common()
    explained = explained and decided and match.game.has("reasons")
    why = reasons(Knowledge.of(match, SEED), action) if explained else []
    match.play(action.id)
    event = match.history[-1]
    said = [match.log(viewer, len(match.history) - 1) for viewer in _viewers(match)]
    found = {"owner": event.owner, "shows": event.shows, "said": said, "why": why}
    if match.game.has("story"):
        found["changes"] = match.game.stories.changes(before, match.common())
    return found


def _viewers(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


def _line(data: Any) -> str:
    plain = msgspec.to_builtins(data, str_keys=True)
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
