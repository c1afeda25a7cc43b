"""Champions in JavaScript: they choose as in Python, alone and at the head of a search."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import tertulia
from tertulia.bots.networks import files
from tertulia.browser.building import build
from tertulia.browser.layout import layout
from tertulia.browser.matches import job, played
from tertulia.core.game import Game
from tests.browser.test_linking import NODE
from tests.browser.test_matches import Built, node
from tests.environments import ROOT

ENGINE = ROOT / "web" / "src" / "engine" / "index.ts"
MINDS = ("champion:40", "champion", "champion:25", "hard:40")


def champion_of(key: str, folders: pytest.TempPathFactory) -> Built:
    game, folder = tertulia.game(key), folders.mktemp(key)
    build([game], folder)
    return game, folder


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return champion_of("caramba", tmp_path_factory)


def told(game: Game, seats: int) -> dict[str, Any]:
    return {**job(game, seats, seats), "bots": MINDS[:seats]}


def test_they_choose_as_in_python(built: Built) -> None:
    """A search remembers what others decided, and keeps its tree; so every choice tells of all before."""
    game, _ = built
    jobs = [told(game, seats) for seats in (2, 4)]
    assert node(built, jobs, [])["played"] == [played(game, each)[1] for each in jobs]


@pytest.mark.parametrize("key", ["pamplona", "sombreros"])
def test_those_of_the_other_games_do_too(key: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    game, folder = champion_of(key, tmp_path_factory)
    jobs = [told(game, 3)]
    assert node((game, folder), jobs, [])["played"] == [played(game, each)[1] for each in jobs]


REFUSED = """
import { game } from %s;
const folder = new URL(%s);
const caramba = await game("caramba", folder);
const attempt = (name) => {
  try { return Boolean(caramba.bot(name)); } catch (error) { return error.message; }
};
const before = attempt("champion");
await caramba.crown();
console.log(JSON.stringify([before, ...process.argv.slice(2).map(attempt)]));
"""


def test_only_who_wants_one_fetches_it(built: Built, tmp_path: Path) -> None:
    _, folder = built
    names = ["champion", "champion:1s", "champion:200", "champion:0", "champion-bold", "champion:"]
    code = REFUSED % tuple(json.dumps(place.as_uri()) for place in (ENGINE, folder / "x"))
    (tmp_path / "refused.mjs").write_text(code)
    said = subprocess.run([NODE, tmp_path / "refused.mjs", *names], capture_output=True, text=True)
    before, *known = json.loads(said.stdout)
    assert "game.crown()" in before
    assert known[:3] == [True, True, True]
    assert True not in known[3:]


def test_only_games_that_have_one_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert layout(tertulia.game("caramba"))["champion"]
    monkeypatch.setattr(files, "NAME", "nobody.npz")
    assert not layout(tertulia.game("caramba"))["champion"]
