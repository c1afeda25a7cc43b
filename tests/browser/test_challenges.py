"""A deal that anybody can play: the same code gives everybody the same luck and the same bots."""

import json
import subprocess
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from tertulia.bots.cards import card
from tertulia.core.contract import CHANCE
from tertulia.core.game import Game
from tertulia.core.record import parse, replay
from tertulia.games import OURS
from tertulia.server.proof import verify
from tests.browser.test_linking import NODE
from tests.environments import ROOT

DRIVER = ROOT / "web" / "dev" / "challenge.js"
BOTS = ["easy", "medium", "hard:20"]
pytestmark = pytest.mark.parametrize("built_once", OURS, indirect=True, scope="session")


@pytest.fixture(scope="module")
def told(built: tuple[Game, Path]) -> Any:
    game, folder = built
    asked = {
        "folder": str(folder),
        "card": card(game),
        "code": f"{game.meta.min_seats}-medium-k7f3q",
        "bots": BOTS,
        "other": f"{game.meta.min_seats}-hard-k7f3q",
    }
    said = subprocess.run([NODE, DRIVER], input=json.dumps(asked), capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    return game, asked["code"], json.loads(said.stdout)


def test_the_same_code_gives_the_same_deal_the_same_bots_and_the_same_comparison(told: Any) -> None:
    _, code, said = told
    one, two = said["twice"]
    assert one["welcome"]["challenge"] == code
    assert one["welcome"]["hints"] is False
    assert (one["seat"], one["record"], one["reached"]) == (two["seat"], two["record"], two["reached"])


def test_the_secret_follows_from_the_code_and_the_dice_are_its(told: Any) -> None:
    game, code, said = told
    digest = sha256(f"tertulia challenge {game.meta.key} {code}".encode())
    record = parse(said["twice"][0]["record"])
    assert record.proof is not None
    assert record.proof.secret == sha256(digest.hexdigest().encode()).hexdigest()
    assert said["twice"][0]["seat"] == digest.digest()[0] % game.meta.min_seats
    assert verify(game, record) > 0


def test_who_plays_otherwise_has_the_same_luck_stream_by_stream(told: Any) -> None:
    """The first events are chance, before anybody has decided: they are alike. What bots reach is, too."""
    game, _, said = told
    first, other = said["twice"][0], said["otherwise"]
    matches = [replay(game, parse(each["record"])) for each in (first, other)]
    assert matches[0].record()["events"] != matches[1].record()["events"]
    dealt = [list(takewhile(lambda event: event.actor == CHANCE, match.history)) for match in matches]
    assert dealt[0] == dealt[1]
    outcomes = [{bot: each["reached"][bot]["outcome"] for bot in BOTS} for each in (first, other)]
    assert outcomes[0] == outcomes[1]


def test_nothing_is_taken_back_and_bots_play_it_afterwards_only(told: Any) -> None:
    _, _, said = told
    assert said["twice"][0]["refused"] == ["no_undo"]
    assert said["twice"][0]["early"] == "not_playing"
    assert "is no deal of" in said["strange"]
