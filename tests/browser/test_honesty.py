"""A bot in a browser is told the same, byte by byte, whatever its seat cannot know."""

import json
import subprocess
from pathlib import Path

from tertulia.core.game import Game
from tests.browser.test_linking import NODE
from tests.environments import ROOT

DRIVER = ROOT / "web" / "dev" / "honesty.js"
SECRETIVE = ("caramba", "dudo")
"""Games with something to hide between decisions."""


def test_what_a_seat_cannot_know_is_not_in_what_its_bot_is_told(built: tuple[Game, Path]) -> None:
    game, folder = built
    asked = {"folder": str(folder), "key": game.meta.key, "seats": 3, "seed": 7}
    said = subprocess.run([NODE, DRIVER], input=json.dumps(asked), capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    told = json.loads(said.stdout)
    assert told["unequal"] == 0 < told["equal"]
    assert (told["other"] > 0) == (game.meta.key in SECRETIVE)
