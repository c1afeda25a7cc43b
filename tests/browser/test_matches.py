"""Matches in JavaScript are those of Python: the same events by the same seeds, and records go both ways."""

import json
import subprocess
from pathlib import Path
from typing import Any

from tertulia.browser.matches import job, played
from tertulia.core.game import Game
from tertulia.core.record import parse, replay
from tertulia.server.proof import Provable, commitment, verify
from tests.browser.test_linking import NODE
from tests.environments import ROOT

DRIVER = ROOT / "web" / "dev" / "matches_in_node.js"
SECRET, WORDS = "5e" * 32, ["rain in Pamplona", "señal"]
PROOF = {"commitment": commitment(SECRET), "entropy": WORDS, "secret": SECRET}
Built = tuple[Game, Path]


def node(built: Built, jobs: list[Any], records: list[Any]) -> Any:
    game, folder = built
    asked = {"folder": str(folder), "key": game.meta.key, "played": jobs, "read": records}
    said = subprocess.run([NODE, DRIVER], input=json.dumps(asked), capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    return json.loads(said.stdout)


def by_a_secret(game: Game) -> dict[str, Any]:
    return {**job(game, game.meta.min_seats, 5), "secret": SECRET, "entropy": WORDS}


def test_bots_play_the_same_matches_and_everybody_reads_the_same(built: Built) -> None:
    game, _ = built
    jobs = [job(game, seats, seats) for seats in range(game.meta.min_seats, game.meta.max_seats + 1)]
    assert node(built, jobs, [])["played"] == [played(game, told)[1] for told in jobs]


def test_a_record_of_javascript_replays_and_verifies_in_python(built: Built) -> None:
    game, _ = built
    (answer,) = node(built, [by_a_secret(game)], [])["played"]
    record = parse(answer["record"])
    drawn = sum(event.actor < 0 for event in replay(game, record).history)
    assert verify(game, record) == drawn > 10


def test_a_record_of_python_replays_and_verifies_in_javascript(built: Built) -> None:
    game, _ = built
    match, _ = played(game, by_a_secret(game), Provable(SECRET, WORDS))
    record = {**match.record(), "proof": PROOF}
    forged = {**record, "events": [*record["events"][:-1], "nonsense"]}
    stranger = {**record, "proof": {**PROOF, "secret": "00" * 32}}
    swapped = {**record, "events": ["nonsense", *record["events"][1:]]}
    good, bad, strange, lucky = node(built, [], [record, forged, stranger, swapped])["read"]
    assert good == {"replayed": match.record(), "verified": sum(event.actor < 0 for event in match.history)}
    assert bad["replayed"]["event"] == len(match.history) - 1
    assert "committed" in strange["verified"]["reason"]
    assert lucky["verified"]["event"] == 0
