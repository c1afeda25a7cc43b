"""A mistake gets one clear line with the near misses, exit code 2, and nothing on stdout."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

import tertulia
from tertulia.testing import random_play

PORT = "Invalid value for '--port' (env var: 'TERTULIA_PORT')"
Run = Callable[..., CompletedProcess[str]]


def line(run: Run, *args: object) -> str:
    """The one line that a mistake gets."""
    result = run(*args, typed="1\n" * 5000)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("tertulia: ")
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith("\n")
    return result.stderr.removeprefix("tertulia: ").rstrip("\n")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        # names
        ("play carmba", "unknown game 'carmba'; did you mean caramba?"),
        ("simulate Pamplna", "unknown game 'Pamplna'; did you mean pamplona?"),
        ("bench chess", "unknown game 'chess'; known: caramba, pamplona, sombreros"),
        ("bench caramba sombrero", "unknown game 'sombrero'; did you mean sombreros?"),
        ("play caramba --bots rondom", "unknown bot 'rondom'; did you mean random?"),
        (
            "simulate caramba --bots random,rand,random,random",
            "unknown bot 'rand'; did you mean random or hard?",
        ),
        ("play sombreros --option ofers", "unknown option 'ofers'; did you mean offers?"),
        ("play caramba --edition tilsit-2004", "unknown edition 'tilsit-2004'; did you mean tilsit-2005?"),
        ("simulate caramba --edition none.toml", "none.toml: there is no such file"),
        ("play caramba --lang klingon", "unknown language 'klingon'; known: de, en, es, fr"),
        ("simulat caramba", "unknown command 'simulat'; did you mean simulate or site?"),
        ("simulate caramba --sed 7", "No such option: --sed (Possible options: --seats, --seed)"),
        ("--nothing", "No such option: --nothing"),
        # numbers
        ("play caramba --seats 0", "caramba is for 2 to 4 seats, not 0"),
        ("simulate pamplona --seats 7", "pamplona is for 2 to 6 seats, not 7"),
        ("bench --seats 5", "caramba is for 2 to 4 seats, not 5"),
        ("play caramba --seats two", "Invalid value for '--seats': 'two' is not a whole number"),
        ("play caramba --seat 9", "--seat is 0 to 3, not 9"),
        ("play caramba --seat -1", "--seat is 0 to 3, not -1"),
        ("play caramba --seats 2 --seat 2", "--seat is 0 to 1, not 2"),
        ("simulate caramba --games 0", "Invalid value for '--games': '0' is not 1 or more"),
        ("simulate caramba --games -5", "Invalid value for '--games': '-5' is not 1 or more"),
        ("simulate caramba --games 1e3", "Invalid value for '--games': '1e3' is not a whole number"),
        ("bench --seconds 0", "Invalid value for '--seconds': '0' is not a number above 0"),
        ("bench --seconds nan", "Invalid value for '--seconds': 'nan' is not a number above 0"),
        ("bench --seconds inf", "Invalid value for '--seconds': 'inf' is not a number above 0"),
        ("bench --seconds soon", "Invalid value for '--seconds': 'soon' is not a number above 0"),
        ("bench --repeats 0", "Invalid value for '--repeats': '0' is not 1 or more"),
        ("serve --port abc", f"{PORT}: 'abc' is not a whole number"),
        ("serve --port 99999", f"{PORT}: '99999' is not 0 to 65535"),
        ("health --port abc", f"{PORT}: 'abc' is not a whole number"),
        (
            "serve --rate 0.5",
            "Invalid value for '--rate' (env var: 'TERTULIA_RATE'): '0.5' is not a number of 1 or more",
        ),
        (
            "serve --workers 0",
            "Invalid value for '--workers' (env var: 'TERTULIA_WORKERS'): '0' is not 1 or more",
        ),
        ("export --hours soon", "Invalid value for '--hours': 'soon' is not a number of 0 or more"),
        ("health --wait nan", "Invalid value for '--wait': 'nan' is not a number of 0 or more"),
        ("admin prune --days -1", "Invalid value for '--days': '-1' is not a number of 0 or more"),
        ("admin kick table first", "Invalid value for 'seat': 'first' is not a whole number"),
        ("admin list --limit 0", "Invalid value for '--limit': '0' is not 1 or more"),
        # the rest
        ("play sombreros --option offers=maybe", "--option is NAME, NAME=on or NAME=off, not 'offers=maybe'"),
        ("play caramba --bots random,random", "--bots names one bot, or one for each of 3 seats, not 2"),
        ("simulate caramba --bots random,random", "--bots names one bot, or one for each of 4 seats, not 2"),
        ("simulate", "Missing argument 'game'."),
        ("simulate caramba --games", "Option '--games' requires an argument."),
        ("games caramba", "Got unexpected extra argument(s) (caramba)"),
        ("replay none.json", "none.json: No such file or directory"),
        ("replay .", ".: Is a directory"),
        ("play --resume none.json", "none.json: No such file or directory"),
        ("play --resume .", ".: Is a directory"),
    ],
)
def test_one_line(run: Run, command: str, said: str) -> None:
    assert line(run, *command.split()) == said


def test_an_unknown_command_without_near_misses_lists_all(run: Run) -> None:
    commands = line(run, "chess").removeprefix("unknown command 'chess'; known: ").split(", ")
    assert {"play", "games", "simulate", "replay", "bench"} <= set(commands)


@pytest.mark.parametrize("extra", ["caramba", "--seats 4", "--seat 1", "--bots random,random", "--option x"])
def test_a_saved_game_cannot_be_changed_by_options(run: Run, extra: str) -> None:
    said = "--resume takes a game as it was saved: only --seed and --lang can be given with it"
    assert line(run, "play", "--resume", "x.json", *extra.split()) == said


# Files


def record(**changes: object) -> dict[str, Any]:
    """A game of two that can be gone on with, but for the changes."""
    for match in random_play(tertulia.game("caramba"), 2, "mistakes"):
        if len(match.history) > 60:
            break
    return {**match.record(), "players": ["human", "random"], **changes}


READERS = pytest.mark.parametrize("command", ["replay", "replay --json", "play --resume"])


@READERS
@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"\x80\x00\xff garbage \n\n\x1b[2J"])
def test_a_file_that_is_no_record(run: Run, folder: Path, command: str, content: bytes) -> None:
    (folder / "bad.json").write_bytes(content)
    assert line(run, *command.split(), "bad.json").startswith("bad.json: not a record: ")


@READERS
def test_a_file_cut_short_or_in_another_encoding(run: Run, folder: Path, command: str) -> None:
    text = json.dumps(record())
    for content in (text[:-9].encode(), text.encode("utf-16")):
        (folder / "bad.json").write_bytes(content)
        assert line(run, *command.split(), "bad.json").startswith("bad.json: not a record: ")


@READERS
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "chess/3"}, "the format is 'chess/3'"),
        ({"game": "carmba"}, "unknown game 'carmba'; did you mean caramba?"),
        ({"rules": 99}, "made with version 99 of the rules"),
        ({"seats": 9}, "caramba is for 2 to 4 seats, not 9"),
        ({"edition": "tilsit"}, "unknown edition 'tilsit'; did you mean tilsit-2005?"),
        ({"edition": {}}, "the edition in the record: "),
        ({"options": {"memory": True}}, "unknown option 'memory'; did you mean memory_aid?"),
        ({"events": ["first 0", "castle"]}, "event 1: 'castle' is not allowed now; allowed: "),
        ({"outcome": {}}, "the recorded outcome is not what these events lead to"),
        ({"players": ["human"]}, "1 players are named for 2 seats"),
    ],
)
def test_a_record_that_does_not_replay(
    run: Run, folder: Path, command: str, change: dict[str, object], said: str
) -> None:
    (folder / "bad.json").write_text(json.dumps(record(**change)), encoding="utf-8")
    assert line(run, *command.split(), "bad.json").startswith(f"bad.json: {said}")


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ([], "bad.json: only a record with exactly one human player can be resumed"),
        (["random", "random"], "bad.json: only a record with exactly one human player can be resumed"),
        (["human", "human"], "bad.json: only a record with exactly one human player can be resumed"),
        (["human", "rondom"], "unknown bot 'rondom'; did you mean random?"),
    ],
)
def test_a_record_that_nobody_can_go_on_with(run: Run, folder: Path, players: list[str], said: str) -> None:
    (folder / "bad.json").write_text(json.dumps(record(players=players)), encoding="utf-8")
    assert line(run, "play", "--resume", "bad.json") == said
    assert run("replay", "bad.json").returncode == 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text.replace("value", "valeu", 1), ", line 9: "),
        (lambda text: text.replace('game = "caramba"', 'game = "chess"'), ", line "),
        (lambda text: "a = = 1\n" + text, ", line 1: not TOML"),
        (lambda text: "", ": "),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_faulty_edition(
    run: Run, folder: Path, command: str, change: Callable[[str], str], said: str
) -> None:
    text = (tertulia.game("caramba").folder / "tilsit-2005.toml").read_text(encoding="utf-8")
    assert change(text) != text
    (folder / "mine.toml").write_text(change(text), encoding="utf-8")
    assert line(run, command, "caramba", "--edition", "mine.toml").startswith(f"mine.toml{said}")


def test_an_edition_that_is_no_text(run: Run, folder: Path) -> None:
    (folder / "mine.toml").write_bytes(b"\xff\xfe\x00")
    assert line(run, "play", "caramba", "--edition", "mine.toml").startswith("mine.toml: cannot be read")
