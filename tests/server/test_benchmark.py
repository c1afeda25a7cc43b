"""The load generator plays whole games against the server, and says whether the goals were met."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "server.py"
needs_two_cores = pytest.mark.skipif(
    not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2,
    reason="the server and the load have a core each",
)


def run(*options: str) -> str:
    done = subprocess.run([sys.executable, SCRIPT, *options], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


@needs_two_cores
def test_it_measures_closed_and_open_loops() -> None:
    said = run("--closed", "4", "--open", "4", "--pause", "1", "--seconds", "2", "--weigh", "0", "--json")
    (rows,) = json.loads(said)["runs"]
    assert list(rows) == ["4 tables, closed loop", "4 tables, every 1 s"]
    closed, paced = rows.values()
    assert closed["rate"] > paced["rate"]  # how much more is the machine's affair
    assert 0 < paced["rate"] < 4 * 1.4  # four tables, each once in a second
    for row in (closed, paced):
        assert 0 < row["p50"] <= row["p99"]
        assert row["cpu"] > 0
        assert row["to_open"] > 0


@needs_two_cores
def test_every_case_that_has_goals_says_whether_they_were_met() -> None:
    said = run("--closed", "100", "--open", "--seconds", "1", "--weigh", "0")
    (case,) = [line for line in said.splitlines() if line.startswith("100 tables, closed loop")]
    assert case.count(": met") + case.count(": missed") == 3
