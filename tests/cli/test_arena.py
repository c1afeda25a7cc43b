"""`tertulia arena`."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

import tertulia
from tertulia.arena import lineups, plan_of
from tertulia.arena.contests import prepare

Run = Callable[..., CompletedProcess[str]]
QUICK = ("--game", "pamplona", "--jobs", 1, "--seed", 7)
MAIN = "from tertulia.cli import main; main()"


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    game = tertulia.game("pamplona")
    prepare(plan_of(game, game.setup(2, None, None), lineups(["hard:2", "easy"], 2), "warm", luck=1))


def found(run: Run, *args: object) -> dict[str, Any]:
    result = run("arena", *QUICK, *args, "--json")
    assert (result.returncode, result.stderr) == (0, "")
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_json_holds_shares_differences_and_ratings(run: Run) -> None:
    data = found(run, "--bots", "medium,easy,random", "--games", 12)
    assert (data["game"], data["seats"], data["deals"], data["games"], data["seed"]) == (
        "pamplona",
        3,
        2,
        12,
        "7",
    )
    assert {row["bot"] for row in data["bots"]} == {"medium", "easy", "random"}
    assert all(row["wins"]["low"] <= row["wins"]["value"] <= row["wins"]["high"] for row in data["bots"])
    assert sum(row["wins"]["value"] for row in data["bots"]) == pytest.approx(1, abs=1e-4)
    assert all(row["rating"]["low"] < row["rating"]["value"] for row in data["bots"])
    assert len(data["cross"]) == 6


def test_equal_seeds_agree_whatever_the_number_of_processes(run: Run) -> None:
    args = ("--bots", "hard:3,easy", "--games", 8, "--honesty", 0.2)
    assert found(run, *args) == found(run, *args, "--jobs", 2)
    assert found(run, *args) != found(run, *args, "--seed", 8)


def test_the_terminal_gets_the_same_numbers(run: Run) -> None:
    result = run("arena", *QUICK, "--bots", "easy,random", "--seats", 3, "--games", 60)
    assert (result.returncode, result.stderr) == (0, "")
    data = found(run, "--bots", "easy,random", "--seats", 3, "--games", 60)
    for row in data["bots"]:
        assert f"{row['wins']['value']:.1%} ({row['wins']['low']:.1%}" in result.stdout
    assert "60 games, 10 deals in every seating, 3 seats, seed 7" in result.stdout
    assert "easy, random, random: easy" in result.stdout
    assert "honesty: " in result.stdout
    assert "fewer than 30 deals" in result.stdout


def test_luck_can_be_taken_out(run: Run) -> None:
    args = ("--bots", "easy,random", "--games", 4)
    with_luck, without = found(run, *args, "--luck", 3), found(run, *args)
    assert all({"adjusted", "adjusted_times_equal"} <= row.keys() for row in with_luck["bots"])
    assert sum(row["adjusted"]["value"] for row in with_luck["bots"]) == pytest.approx(1, abs=1e-4)
    assert "adjusted" not in json.dumps(without)
    assert "luck taken out" in run("arena", *QUICK, *args, "--luck", 3).stdout


def test_a_report_and_a_file(run: Run, folder: Path) -> None:
    args = ("--bots", "easy,random", "--games", 10, "--out", "kept.jsonl", "--report", "page.html")
    data = found(run, *args)
    assert len((folder / "kept.jsonl").read_text().splitlines()) == 1 + 5
    assert "tertulia arena --game pamplona" in (folder / "page.html").read_text(encoding="utf-8")
    assert found(run, *args) == data


def test_a_file_gives_the_seed_if_none_is_named(run: Run) -> None:
    args = ("--game", "pamplona", "--jobs", 1, "--bots", "easy,random", "--games", 4, "--out", "kept.jsonl")
    first, again = (run("arena", *args).stdout for _ in range(2))
    assert first == again


def test_a_program_with_a_comma_stands_in_quotes(run: Run, folder: Path) -> None:
    (folder / "player.py").write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    print('ready 1' if asked['type'] == 'hello' else asked.get('legal', ['over'])[0], flush=True)\n"
    )
    program = f"program:{sys.executable} -I player.py 3,4"
    data = found(run, "--bots", f'easy,"{program}"', "--games", 2)
    assert program in {row["bot"] for row in data["bots"]}
    assert data["faults"] == {}


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("", "--game and --bots are needed, as in --game caramba --bots medium,easy --seats 4"),
        ("--game caramba", "--game and --bots are needed, as in --game caramba --bots medium,easy --seats 4"),
        ("--game carmba --bots easy,random", "unknown game 'carmba'; did you mean caramba?"),
        ("--game caramba --bots easy,rondom", "unknown bot 'rondom'; did you mean random?"),
        ("--game caramba --bots easy", "name at least two different bots"),
        ("--game caramba --bots easy,easy", "name at least two different bots"),
        (
            "--game caramba --seats 4 --bots easy,easy,random",
            "name each bot once, or exactly one bot for each of 4 seats",
        ),
        ("--game caramba --bots easy,random --seats 9", "caramba is for 2 to 4 seats, not 9"),
        ("--game caramba --bots easy,random --games 0", "Invalid value for '--games': '0' is not 1 or more"),
        (
            "--game caramba --bots easy,random --honesty 2",
            "Invalid value for '--honesty': '2' is not a number from 0 to 1",
        ),
        ("--game caramba --bots easy,random --jobs 0", "Invalid value for '--jobs': '0' is not 1 or more"),
        ("--game caramba --bots easy,random --luck -1", "Invalid value for '--luck': '-1' is not 0 or more"),
        (
            "--game caramba --bots easy,random --luck 4 --judge champ",
            "unknown judge 'champ'; did you mean champion?",
        ),
        ("--game caramba --bots easy,program:./none", "the program './none' cannot play: it does not start"),
        ("--game caramba --bots easy,random --option x", "unknown option 'x'; known: memory_aid"),
        (
            "--game caramba --bots easy,random --report no/page.html --games 1",
            "no/page.html: No such file or directory",
        ),
    ],
)
def test_a_mistake_gets_one_clear_line(run: Run, command: str, said: str) -> None:
    result = run("arena", *command.split(), *(("--jobs", 1) if "--jobs" not in command else ()))
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == f"tertulia: {said}\n"


def test_another_contest_in_the_file_is_refused(run: Run) -> None:
    found(run, "--bots", "easy,random", "--games", 2, "--out", "kept.jsonl")
    result = run("arena", *QUICK, "--bots", "easy,medium", "--games", 2, "--out", "kept.jsonl")
    assert result.returncode == 2
    assert "kept.jsonl holds another contest: its lineups is" in result.stderr


STOPPED = f"""
import time
from tertulia.arena.results import Keeper

take = Keeper.take

def take_and_stop(self, done):
    take(self, done)
    if len(self.done) == 3:
        time.sleep(600)  # somebody ends it here

Keeper.take = take_and_stop
{MAIN}
"""
WATCHED = """
import sys
from pathlib import Path
from tertulia.bots.search import Search

think = Search.think

def watched(self, knowledge):
    Path("thinking").touch()
    return think(self, knowledge)

if "--multiprocessing-fork" in sys.orig_argv:
    Search.think = watched
"""


def started(code: str, *args: object) -> subprocess.Popen[str]:
    """In this folder, so that a `sitecustomize` here is part of every process."""
    return subprocess.Popen(
        [sys.executable, "-c", code, "arena", *map(str, args)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([".", os.environ.get("PYTHONPATH", "")])},
    )


def wait_for(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_stopped_in_the_middle_it_goes_on_to_the_same_end(
    run: Run, folder: Path, how: signal.Signals
) -> None:
    args = ("--game", "pamplona", "--seed", 7, "--bots", "hard:20,easy", "--games", 20, "--json")
    file = folder / "kept.jsonl"
    one = started(STOPPED, *args, "--jobs", 2, "--out", file.name)
    wait_for(lambda: file.exists() and file.read_bytes().count(b"\n") == 4)  # the plan, and three deals
    os.killpg(one.pid, how)
    told = one.communicate(timeout=20)
    assert one.returncode != 0
    assert told[0] == ""
    assert "Traceback" not in told[1]
    assert file.read_bytes().count(b"\n") == 4
    resumed = run("arena", *args, "--jobs", 1, "--out", file.name)
    whole = run("arena", *args, "--jobs", 1)
    assert resumed.stdout == whole.stdout
    assert resumed.returncode == 0


def test_interrupted_alone_it_takes_its_processes_along(folder: Path) -> None:
    (folder / "sitecustomize.py").write_text(WATCHED)
    one = started(MAIN, *QUICK[:2], "--jobs", 2, "--bots", "hard:600s,easy", "--games", 40)
    try:
        wait_for((folder / "thinking").exists)
    finally:
        os.kill(one.pid, signal.SIGINT)
    one.communicate(timeout=20)  # pipes are closed when all who hold them are gone
    assert one.returncode == 130
