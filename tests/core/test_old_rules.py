"""What version 0.1 wrote replays for ever: with the rules of its time."""

import json
from pathlib import Path
from typing import Any

import pytest

import tertulia
from tertulia import RecordError, StartError

FOLDER = Path(__file__).parent.parent / "fixtures" / "0.1"
GAME = tertulia.game("sombreros")


def kept(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("record", kept("sombreros.records.jsonl"))
def test_a_record_of_version_1_replays_to_its_end_and_is_written_as_it_was(record: dict[str, Any]) -> None:
    match = tertulia.replay(record)
    assert match.outcome is not None
    assert match.record() == record | {"options": {**record["options"], "round_ambush": False}}


def test_three_of_these_games_could_not_go_on_so_with_the_rules_of_version_2() -> None:
    """So the version matters: these three would not replay without it."""
    for record in kept("sombreros.records.jsonl")[-3:]:
        with pytest.raises(RecordError, match=r"'throw .' is not allowed now"):  # the broke buy nothing off
            tertulia.replay(record | {"rules": 2})


@pytest.mark.parametrize("position", kept("sombreros.positions.jsonl"))
def test_a_position_of_version_1_is_laid_and_written_as_it_was(position: dict[str, Any]) -> None:
    match = GAME.load(position)
    written = match.position()
    assert written == position | {"options": {**position["options"], "round_ambush": False}}
    assert not any(row["broke"] for row in match.view(None)["seats"])


def test_who_goes_on_from_there_plays_by_the_rules_of_then() -> None:
    (position, *_) = kept("sombreros.positions.jsonl")
    match = GAME.load(position, seed=1)
    while match.actor is not None:
        match.play(match.legal()[-1])
    assert match.record()["rules"] == 1
    assert tertulia.replay(match.record()).outcome == match.outcome


def test_a_position_of_version_2_says_who_is_broke() -> None:
    position = GAME.start(4, seed=1).position()
    assert position["table"].pop("broke") == [0, 0, 0, 0]
    with pytest.raises(tertulia.PositionError, match="the table lacks 'broke'"):
        GAME.load(position)


@pytest.mark.parametrize("rules", [0, 3])
def test_rules_that_nobody_knows_are_refused(rules: int) -> None:
    with pytest.raises(StartError, match=f"made with version {rules} of the rules; the newest here is 2"):
        GAME.start(4, rules=rules)
