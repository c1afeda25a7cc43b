"""Matches that bots play: the same events in Python, Node and browsers, and everybody reads the same."""

import json
from typing import Any

import msgspec

from tertulia.bots import bot
from tertulia.bots.knowledge import Knowledge
from tertulia.core.chance import ChanceSource, Seeded
from tertulia.core.game import Game
from tertulia.core.match import Match

MINDS = ("hard:40", "medium", "easy-bold", "medium-careful")
MIDDLE = 60
"""Events after which it is compared what each may read."""


def job(game: Game, seats: int, seed: int) -> dict[str, Any]:
    """What `web/dev/matches.js` is told; versions of the rules take turns."""
    minds = MINDS if game.has("heuristics") else MINDS[:1]
    bots = [minds[(seat + seed) % len(minds)] for seat in range(seats)]
    rules = 1 + seed % game.meta.rules_version
    return {"seats": seats, "rules": rules, "seed": seed, "bots": bots, "middle": MIDDLE}


def played(game: Game, told: dict[str, Any], chance: ChanceSource | None = None) -> tuple[Match, Any]:
    """A match at its end, and what Python says of it."""
    setup = game.setup(told["seats"], None, None, told["rules"])
    match, logs = game.begin(setup, chance or Seeded(told["seed"])), None
    minds = [bot(name, f"{told['seed']} {seat}") for seat, name in enumerate(told["bots"])]
    while match.actor is not None:
        match.play(minds[match.actor].choose(Knowledge.of(match, len(match.history))))
        if logs is None and len(match.history) >= told["middle"]:
            logs = [match.log(seat) for seat in (None, *range(match.seats))]
    said = {"record": match.record(), "logs": logs, "history": match.history}
    return match, json.loads(msgspec.json.encode(said))
