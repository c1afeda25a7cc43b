"""`tertulia verify`."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

import tertulia
from tertulia.server.proof import Provable, commitment
from tertulia.testing import random_play

Run = Callable[..., CompletedProcess[str]]
SECRET = "5e" * 32


@pytest.fixture
def record() -> dict[str, Any]:
    *_, match = random_play(tertulia.game("pamplona"), 3, "verify", chance=Provable(SECRET, ["olé"]))
    return {
        **match.record(),
        "proof": {"commitment": commitment(SECRET), "entropy": ["olé"], "secret": SECRET},
    }


def written(folder: Path, record: dict[str, Any]) -> Path:
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


def test_honest_dice_are_said_to_be_so_in_one_line(run: Run, folder: Path, record: dict[str, Any]) -> None:
    file = written(folder, record)
    result = run("verify", file)
    assert (result.returncode, result.stderr) == (0, "")
    chance = sum(event.actor == tertulia.CHANCE for event in tertulia.replay(record).history)
    said = f"verified: all {chance} chance events follow from the secret that was committed to"
    assert result.stdout == f"{file}: {said}\n"
    assert json.loads(run("verify", file, "--json").stdout) == {
        "verified": True,
        "reason": None,
        "event": None,
    }


def test_a_game_that_is_not_over_is_said_to_be_so(run: Run, folder: Path, record: dict[str, Any]) -> None:
    replayed = tertulia.replay(record)
    last = max(n for n, event in enumerate(replayed.history) if event.actor != tertulia.CHANCE)
    cut = {**record, "events": record["events"][:last], "outcome": None}
    assert run("verify", written(folder, cut)).stdout.endswith("; the game is not over\n")


def test_false_dice_are_named_and_the_exit_code_is_one(
    run: Run, folder: Path, record: dict[str, Any]
) -> None:
    record["events"][0] = next(f"first {seat}" for seat in range(3) if record["events"][0] != f"first {seat}")
    file = written(folder, record)
    result = run("verify", file)
    assert (result.returncode, result.stderr) == (1, "")
    assert result.stdout.startswith(f"{file}: NOT VERIFIED: event 0: 'first ")
    assert result.stdout.count("\n") == 1
    told = json.loads(run("verify", file, "--json").stdout)
    assert (told["verified"], told["event"]) == (False, 0)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"secret": "00" * 32}, "the published secret is not the one that was committed to"),
        ({"commitment": "00" * 32}, "the published secret is not the one that was committed to"),
        ({"entropy": []}, "but the secret draws"),
    ],
)
def test_a_false_proof_is_caught(
    run: Run, folder: Path, record: dict[str, Any], change: dict[str, Any], reason: str
) -> None:
    result = run("verify", written(folder, {**record, "proof": {**record["proof"], **change}}))
    assert result.returncode == 1
    assert reason in result.stdout


def test_what_is_no_record_is_a_mistake_and_not_a_lie(run: Run, folder: Path) -> None:
    file = folder / "record.json"
    file.write_text("{}")
    for name in (file, "nowhere.json"):
        result = run("verify", name)
        assert (result.returncode, result.stdout) == (2, "")
        assert result.stderr.startswith(f"tertulia: {name}: ")
        assert result.stderr.count("\n") == 1
