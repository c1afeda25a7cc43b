"""One bot alone among others, as `benchmarks/contests.py` lets them play."""

import importlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tertulia.bots import Search

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "contests.py"
WANTED = ("sombreros,2,medium,easy,4", "--processes", "1", "--luck", "0")


def run(file: Path, *wanted: str) -> str:
    done = subprocess.run(
        [sys.executable, SCRIPT, file, *wanted], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_the_bot_sits_at_another_seat_in_each_game_and_its_share_is_told(tmp_path: Path) -> None:
    said = run(tmp_path / "kept", *WANTED)
    games = [line["played"] for line in lines(tmp_path / "kept") if "played" in line]
    assert [game["bots"].index("medium") for game in games] == [0, 1, 0, 1]
    won = sum(game["wins"][game["bots"].index("medium")] for game in games)
    assert said.startswith(f"sombreros 2 medium among easy: 4 games, {2 * won / 4:.2f} (")
    assert run(tmp_path / "kept") == said


def test_games_that_had_been_begun_are_played_first_and_none_twice(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    run(file, *WANTED)
    first = [line for line in lines(file) if line["game"] != 2 or "begun" in line]
    file.write_text("".join(json.dumps(line) + "\n" for line in first if line["game"] != 1))
    run(file, *WANTED)
    later = lines(file)[len([line for line in first if line["game"] != 1]) :]
    assert [(line["game"], "played" in line) for line in later] == [
        (2, False),
        (2, True),
        (1, False),
        (1, True),
    ]


def test_on_a_busy_machine_searches_take_the_processors_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(SCRIPT.parent))
    monkeypatch.setattr(Search, "clock", Search.clock)  # given back at the end
    importlib.import_module("contests").think_by_processor()
    slept = Search.clock()
    time.sleep(0.5)
    assert Search.clock() - slept < 0.4
