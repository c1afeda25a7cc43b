"""Matches in JavaScript are those of Python: the same events by the same seeds, and records go both ways."""

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from tertulia.bots import bot
from tertulia.bots.knowledge import Knowledge
from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.core.record import parse, replay
from tertulia.server.proof import Provable, commitment, verify
from tests.browser.test_linking import NODE
from tests.environments import ROOT

DRIVER = ROOT / "web" / "dev" / "matches.js"
MINDS = ("hard:40", "medium", "easy-bold", "medium-careful")
SECRET, WORDS = "5e" * 32, ["rain in Pamplona", "señal"]
Built = tuple[Game, Path]


def node(built: Built, played: list[Any], read: list[Any]) -> Any:
    game, folder = built
    asked = json.dumps({"folder": str(folder), "key": game.meta.key, "played": played, "read": read})
    said = subprocess.run([NODE, DRIVER], input=asked, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    return json.loads(said.stdout)


def jobs(game: Game) -> list[dict[str, Any]]:
    """At every table, by each version of the rules in turn; one by a secret."""
    meta, minds = game.meta, MINDS if game.has("heuristics") else MINDS[:1]
    found: list[dict[str, Any]] = []
    for seats in range(meta.min_seats, meta.max_seats + 1):
        bots = [minds[(seat + seats) % len(minds)] for seat in range(seats)]
        rules = 1 + seats % meta.rules_version
        found.append({"seats": seats, "rules": rules, "seed": seats, "bots": bots, "middle": 60})
    return [*found, {**found[0], "secret": SECRET, "entropy": WORDS}]


def played(game: Game, job: dict[str, Any]) -> tuple[Match, Any]:
    """A match at its end, and what everybody could read of it in the middle."""
    secret, logs = job.get("secret"), None
    match = game.start(
        job["seats"], seed=job["seed"], rules=job["rules"], chance=None if secret else "seeded"
    )
    if secret:
        match.chance = Provable(secret, job["entropy"])
        match.settle()
    minds = [bot(name, f"{job['seed']} {seat}") for seat, name in enumerate(job["bots"])]
    while match.actor is not None:
        match.play(minds[match.actor].choose(Knowledge.of(match, len(match.history))))
        if logs is None and len(match.history) >= job["middle"]:
            logs = [match.log(seat) for seat in (None, *range(match.seats))]
    return match, logs


def plain(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


def test_bots_play_the_same_matches_and_everybody_reads_the_same(built: Built) -> None:
    game, _ = built
    for job, theirs in zip(jobs(game), node(built, jobs(game), [])["played"], strict=True):
        match, logs = played(game, job)
        assert (theirs["record"].pop("proof", None) is None) == ("secret" not in job)
        assert theirs == {"record": match.record(), "logs": plain(logs), "history": plain(match.history)}


def test_a_record_of_javascript_replays_and_verifies_in_python(built: Built) -> None:
    game, _ = built
    record = parse(node(built, jobs(game)[-1:], [])["played"][0]["record"])
    drawn = sum(event.actor < 0 for event in replay(game, record).history)
    assert verify(game, record) == drawn > 10


def test_a_record_of_python_replays_and_verifies_in_javascript(built: Built) -> None:
    game, _ = built
    match, _ = played(game, jobs(game)[-1])
    proof = {"commitment": commitment(SECRET), "entropy": WORDS, "secret": SECRET}
    record = {**match.record(), "proof": proof}
    drawn = [place for place, event in enumerate(match.history) if event.actor < 0]
    forged = {**record, "events": [*record["events"][:-1], "nonsense"]}
    stranger = {**record, "proof": {**proof, "secret": "00" * 32}}
    swapped = {**record, "events": ["nonsense", *record["events"][1:]]}
    good, bad, strange, lucky = node(built, [], [record, forged, stranger, swapped])["read"]
    assert good == {"replayed": match.record(), "verified": len(drawn)}
    assert bad["replayed"]["event"] == len(match.history) - 1
    assert "committed" in strange["verified"]["reason"]
    assert lucky["verified"]["event"] == 0
