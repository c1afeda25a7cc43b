"""`tertulia replay`."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import msgspec
import pytest

import tertulia
from tertulia import Match
from tertulia.locales import language
from tertulia.testing import random_play

Run = Callable[..., CompletedProcess[str]]


def finished(key: str) -> Match:
    *_, match = random_play(tertulia.game(key), 3, "replay")
    return match


def written(folder: Path, record: dict[str, Any]) -> Path:
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_every_event_is_told_and_then_how_it_ended(run: Run, folder: Path, key: str) -> None:
    match = finished(key)
    result = run("replay", written(folder, match.record()))
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    events = [line for line in lines if line[:4].strip().isdigit()]
    assert lines.index(events[-1]) > len(events)  # what followed is between them
    for number, event in enumerate(match.history):
        assert events[number].split(maxsplit=1)[0] == str(number)
        assert f"  {event.action.notation} " in events[number]
        assert events[number].endswith(language("en").tell(event.action.message, ["P0", "P1", "P2"]))
    assert match.outcome is not None
    for seat, score in enumerate(match.outcome.scores):
        assert any(
            line.startswith(f"P{seat}: {language('en').number(score)} ")
            for line in lines[len(match.history) :]
        )
    assert f"P{match.outcome.winners[0]}" in lines[-1]


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_json_holds_the_outcome_and_the_position(run: Run, folder: Path, key: str) -> None:
    match = finished(key)
    result = run("replay", "--json", written(folder, match.record()))
    assert (result.returncode, result.stderr) == (0, "")
    found = json.loads(result.stdout)
    assert found["outcome"] == json.loads(msgspec.json.encode(match.outcome))
    assert found["position"] == match.position()


def test_a_game_that_goes_on_has_no_outcome(run: Run, folder: Path) -> None:
    record = finished("pamplona").record()
    file = written(folder, {**record, "events": record["events"][:40], "outcome": None})
    told = run("replay", file).stdout.splitlines()
    assert told[-1:] == [language("en").say("resumed", events=40)]
    assert json.loads(run("replay", file, "--json").stdout)["outcome"] is None


def test_players_are_called_by_their_names(run: Run, folder: Path) -> None:
    match = finished("sombreros")
    result = run("replay", written(folder, {**match.record(), "players": ["human", "random", "zoe"]}))
    for seat, name in enumerate(("human", "random", "zoe")):
        assert language("en").say("seat-bot", seat=seat, bot=name) in result.stdout


def test_sentences_come_in_the_language_asked_for(run: Run, folder: Path) -> None:
    match = finished("caramba")
    file = written(folder, match.record())
    assert match.outcome is not None
    german = language("de")
    reason = german.say(f"caramba-reason-{match.outcome.reason}")
    assert german.say("over", reason=reason) in run("replay", file, "--lang", "de").stdout
