"""`tertulia analyse`."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

import tertulia
from tertulia.bots import matches
from tertulia.cli.analyse import BARS, WIDTH, spark
from tertulia.locales import LANGUAGES, language

Run = Callable[..., CompletedProcess[str]]
SHORT = ("--budget", "30")


@pytest.fixture(scope="session", autouse=True)
def thought_before() -> None:
    """The search is compiled before any test listens."""
    for key in tertulia.GAMES:
        matches.play(tertulia.game(key).start(2, seed=1), ["hard:1", "random"], 1)


def recorded(folder: Path, key: str = "pamplona", **more: Any) -> Path:
    match = matches.play(tertulia.game(key).start(2, seed=3), ["random", "medium"], 3)
    file = folder / "record.json"
    file.write_text(json.dumps({**match.record(), **more}), encoding="utf-8")
    return file


@pytest.mark.parametrize("key", tertulia.GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_record_is_told_in_every_language(run: Run, folder: Path, key: str, code: str) -> None:
    result = run("analyse", recorded(folder, key, players=["Ana", "Zoë"]), *SHORT, "--lang", code)
    assert (result.returncode, result.stderr) == (0, "")
    speaker, lines = language(code), result.stdout.splitlines()
    assert lines[0] == speaker.say("analysis-chances")
    assert [lines[1][:6], lines[2][:6]] == ["P0 Ana", "P1 Zoë"]
    assert speaker.say("analysis-mistakes") in lines
    assert speaker.say("analysis-turns") in lines


def test_json_holds_every_decision(run: Run, folder: Path) -> None:
    file = recorded(folder)
    found = json.loads(run("analyse", file, *SHORT, "--json").stdout)
    events = json.loads(file.read_text())["events"]
    assert len(found["decisions"]) > 20
    for one in found["decisions"]:
        assert events[one["event"]] == one["played"]
        assert sum(one["chances"]) == pytest.approx(1)
        assert one["loss"] >= 0
    losses = {one["event"]: one["loss"] for one in found["decisions"]}
    assert losses[found["mistakes"][0]] == max(losses.values())
    assert sum(found["end"]) == 1


def test_one_seat_alone(run: Run, folder: Path) -> None:
    found = json.loads(run("analyse", recorded(folder), *SHORT, "--seat", 1, "--json").stdout)
    assert {one["seat"] for one in found["decisions"]} == {1}


def test_the_page_needs_nothing_from_elsewhere_and_escapes_names(run: Run, folder: Path) -> None:
    file, page = recorded(folder, players=["<b>Ana</b>", "Bo"]), folder / "page.html"
    assert run("analyse", file, *SHORT, "--html", page, "--lang", "de").returncode == 0
    text = page.read_text(encoding="utf-8")
    assert '<html lang="de">' in text
    assert "<b>Ana" not in text
    assert "&lt;b&gt;Ana" in text
    assert text.count("<polyline") == 2
    assert not re.search(r"https?://|<script|<link", text)


def test_a_game_that_is_not_over_can_be_looked_at(run: Run, folder: Path) -> None:
    file = recorded(folder)
    record = json.loads(file.read_text())
    file.write_text(json.dumps({**record, "events": record["events"][:30], "outcome": None}))
    found = json.loads(run("analyse", file, *SHORT, "--json").stdout)
    assert found["end"] is None
    assert 0 < len(found["decisions"]) < 30


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--budget", "soon"), "'soon' is neither iterations, like 2000, nor seconds, like 0.2s"),
        (("--budget", "0"), "'0' is neither iterations"),
        (("--seat", "2"), "--seat is 0 to 1, not 2"),
        (("--lang", "it"), "unknown language 'it'"),
        (("--html", "nowhere/page.html"), "nowhere/page.html: No such file"),
    ],
)
def test_a_mistake_is_one_clear_line(
    run: Run, folder: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    result = run("analyse", recorded(folder), *arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1


def test_what_is_no_record_is_named(run: Run, folder: Path) -> None:
    file = folder / "record.json"
    file.write_text("{}")
    result = run("analyse", file)
    assert result.returncode == 2
    assert result.stderr.startswith(f"tertulia: {file}: not a record")


def test_bars_rise_with_the_chance_known_last() -> None:
    assert spark([(0, 0.0), (20, 1.0)], 40) == BARS[0] * 19 + BARS[-1] * (WIDTH - 19)
    assert spark([(20, 0.5)], 40) == " " * 19 + BARS[4] * (WIDTH - 19)
