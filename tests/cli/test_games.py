"""`tertulia games`, and the ways its output can end."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import tertulia

Run = Callable[..., CompletedProcess[str]]

SCRIPT = Path(sys.executable).with_name("tertulia")
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}


def test_the_list_names_seats_editions_and_options(run: Run) -> None:
    result = run("games")
    assert (result.returncode, result.stderr) == (0, "")
    entries = re.split(r"\n(?=\w)", result.stdout)
    for key, entry in zip(tertulia.GAMES, entries, strict=True):
        meta = tertulia.game(key).meta
        assert entry.startswith(f"{key}: {meta.title}")
        assert f"{meta.min_seats} to {meta.max_seats} seats" in entry
        assert meta.edition in entry
        for name, option in meta.options.items():
            assert f"option {name}, {'on' if option.default else 'off'}: {option.meaning}" in entry


def test_json_holds_the_card_of_each_game(run: Run) -> None:
    result = run("games", "--json")
    cards = {card["key"]: card for card in json.loads(result.stdout)}
    assert list(cards) == list(tertulia.GAMES)
    for key, card in cards.items():
        game = tertulia.game(key)
        assert (card["min_seats"], card["max_seats"]) == (game.meta.min_seats, game.meta.max_seats)
        assert card["editions"] == game.editions
        assert {name: option["default"] for name, option in card["options"].items()} == {
            name: option.default for name, option in game.meta.options.items()
        }


def test_the_installed_command_prints_the_same(run: Run) -> None:
    installed = subprocess.run([SCRIPT, "games", "--json"], capture_output=True, text=True, timeout=60)
    assert (installed.returncode, installed.stderr) == (0, "")
    assert installed.stdout == run("games", "--json").stdout


def test_a_reader_who_goes_away_is_no_news() -> None:
    with subprocess.Popen(
        [SCRIPT, "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=BUFFERED
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with open("/dev/full", "w") as full:
        result = subprocess.run(
            [SCRIPT, "games"], stdout=full, stderr=subprocess.PIPE, text=True, env=BUFFERED, timeout=60
        )
    assert result.returncode == 2
    assert result.stderr == "tertulia: No space left on device\n"


def test_help_is_plain_text(run: Run) -> None:
    result = run("play", "--help")
    assert result.returncode == 0
    assert result.stdout.isascii()
    assert "--resume" in result.stdout


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").stdout == f"tertulia {tertulia.__version__}\n"
