"""A game of somebody else, in a package of its own: installed beside Tertulia, it can do all that ours can.

All is one test: an environment and what is compiled in it are for one process.
"""

import json
import re
import subprocess
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.environments import ROOT, build, environment

PROJECT = ROOT / "examples/fourth-game"
EXTRA = ("gymnasium", "pettingzoo", "cloudpickle", "farama-notifications", "openskill")
ENVIRONMENTS = """
import gymnasium, pettingzoo, numpy as np
from pettingzoo.test import api_test
from tertulia.envs import Batch

batch, ended = Batch("dudo", 4, 16), 0
for _ in range(300):
    ended += int(batch.step(batch.sample()).dones.sum())
assert ended > 16

solo = gymnasium.make("tertulia/Dudo-v0")
_, info = solo.reset(seed=1)
over = False
while not over:
    _, reward, over, _, info = solo.step(int(np.flatnonzero(info["action_mask"])[-1]))
assert reward in (-1, 0, 1), reward

api_test(pettingzoo.make("aec", "tertulia/dudo-v0"), num_cycles=100)
"""


class Environment:
    """Nothing but the two packages and what they need."""

    def __init__(self, folder: Path, *wheels: Path) -> None:
        self.folder, self.python = folder, environment(folder, *wheels, extra=EXTRA)

    def run(self, *args: str, typed: str = "") -> str:
        command = [str(self.python), "-I", "-W", "error", *args]
        done = subprocess.run(
            command, cwd=self.folder, input=typed, capture_output=True, text=True, timeout=600
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def tertulia(self, command: str, typed: str = "") -> str:
        return self.run("-c", "from tertulia.cli import main; main()", *command.split(), typed=typed)

    def serve(self) -> "subprocess.Popen[str]":
        code = "from tertulia.cli import main; main()"
        options = ["serve", "--port", "0", "--share", "0", "--database", "sqlite:///tables.sqlite"]
        command = [str(self.python), "-I", "-c", code, *options]
        return subprocess.Popen(command, cwd=self.folder, stderr=subprocess.PIPE, text=True)


def test_a_package_beside_ours_is_a_game_like_ours(wheel: Path, tmp_path: Path) -> None:
    own = build(PROJECT, tmp_path / "wheel")
    there = Environment(tmp_path / "environment", wheel, own)
    assert "dudo: Dudo (traditional), by traditional (Peru)" in there.tertulia("games")
    there.run("-m", "tertulia.testing", "check", "dudo")
    plays_at_the_terminal_and_is_replayed(there)
    contends(there)
    there.run("-c", ENVIRONMENTS)
    with there.serve() as server:
        try:
            is_served(address(server))
        finally:
            server.kill()


def plays_at_the_terminal_and_is_replayed(there: Environment) -> None:
    """Doubt whenever one may, else bid the least; `s` saves the game once it is over."""
    played = there.tertulia("play dudo --seats 2 --bots hard:20 --seed 1", "dudo\n1\n" * 100 + "s\n")
    assert "Under the cup of Seat 1 (hard:20)" in played
    told = there.tertulia("replay dudo.json --lang es")
    assert "Gana Sitio" in told
    assert "tira un dado" not in told  # a record hides nothing
    said_in_english = there.tertulia("replay dudo.json --lang fr")
    assert "throws a" in said_in_english


def contends(there: Environment) -> None:
    found = json.loads(
        there.tertulia("arena --game dudo --seats 2 --bots hard:60,random --games 8 --jobs 1 --json")
    )
    wins = {row["bot"]: row["wins"]["value"] for row in found["bots"]}
    assert wins["hard:60"] > wins["random"]
    assert there.tertulia("simulate dudo --games 20 --seed 1").endswith("ended by: last 20\n")


def is_served(url: str) -> None:
    (card,) = (card for card in asked(f"{url}api/games") if card["key"] == "dudo")
    assert card["bots"] == ["random", "hard"]
    made = asked(f"{url}api/tables", {"game": "dudo", "seats": 3, "bots": {"1": "hard"}})
    held = asked(f"{url}api/tables/{made['table']}/seats", {"name": "Ana", "seat": 0})
    started = asked(f"{url}api/tables/{made['table']}/start", {}, held["token"])
    assert [player["bot"] for player in started["players"]] == [None, "hard", "hard:200"]
    for name, kind in (
        ("board.js", "text/javascript"),
        ("board.css", "text/css"),
        ("poster.svg", "image/svg+xml"),
        ("words/fr.ftl", "text/plain"),
        ("words/rules.es.ftl", "text/plain"),
        ("words/sections.json", "application/json"),
    ):
        with urlopen(f"{url}games/dudo/{name}") as answer:
            assert answer.headers["content-type"].startswith(kind)
            assert answer.headers["content-security-policy"].startswith("default-src 'self'")
    for name in (
        "meta.py",
        "web/board.js",
        "words/../meta.py",
        "words/..%2fmeta.py",
        "editions/five-dice.toml",
    ):
        with pytest.raises(HTTPError, match="404"):
            urlopen(f"{url}games/dudo/{name}")


def address(server: "subprocess.Popen[str]") -> str:
    """Where it listens, once it does."""
    assert server.stderr is not None
    return next(str(json.loads(line)["url"]) for line in server.stderr if '"event": "start"' in line)


def asked(url: str, body: Any = None, token: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, headers)) as answer:
        return json.load(answer)


def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def test_no_file_of_tertulia_knows_the_fourth_game() -> None:
    files = [file for top in ("src", "web/src") for file in (ROOT / top).rglob("*.*") if file.is_file()]
    sources = [file for file in files if file.suffix in (".py", ".ts", ".svelte", ".ftl", ".css")]
    assert len(sources) > 300
    assert [file for file in sources if "dudo" in text(file).lower()] == []


def test_contributing_says_how_much_it_took() -> None:
    files = [file for file in PROJECT.rglob("*.*") if file.is_file() and file.suffix != ".pyc"]
    counted = [file for file in files if file.name != "README.md" and PROJECT / "tests" not in file.parents]
    lines = [
        line for file in counted for line in file.read_text(encoding="utf-8").splitlines() if line.strip()
    ]
    assert len(lines) < 900
    said = " ".join((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split())
    assert f"{len(counted)} files with {len(lines)} lines" in said


def test_every_rule_of_its_readme_has_a_test_and_is_cited_where_it_is_played() -> None:
    rules = re.findall(r"^- \*\*(D\d+)\*\*", text(PROJECT / "README.md"), re.MULTILINE)
    assert rules == [f"D{number}" for number in range(1, 10)]
    tests = text(PROJECT / "tests" / "test_rules.py")
    sources = "".join(text(file) for file in PROJECT.glob("src/dudo/*.py"))
    for rule in rules:
        assert f"def test_{rule.lower()}_" in tests
        assert re.search(rf"\b{rule}\b", sources)
