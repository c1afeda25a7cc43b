"""Records replay for ever, or say where they break."""

import json
from typing import Any

import pytest

import tertulia
from tertulia.core.record import relive, retrace
from tertulia.testing import random_play


def finished(key: str, seats: int = 2) -> dict[str, Any]:
    *_, match = random_play(tertulia.game(key), seats, "record")
    return match.record()


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_record_is_readable_data_with_everything_needed(key: str) -> None:
    record = finished(key)
    meta = tertulia.game(key).meta
    assert record["game"] == key
    assert record["rules"] == meta.rules_version
    assert record["edition"] == meta.edition
    assert record["options"] == {name: option.default for name, option in meta.options.items()}
    assert record["seats"] == 2
    assert record["events"][0] in ("first 0", "first 1")
    assert json.loads(json.dumps(record)) == record


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_record_replays_from_data_and_from_text(key: str) -> None:
    record = finished(key)
    for source in (record, json.dumps(record), json.dumps(record).encode()):
        match = tertulia.replay(source)
        assert match.record() == record
        assert match.outcome is not None
        assert list(match.outcome.scores) == record["outcome"]["scores"]


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_record_is_retraced_from_before_its_first_event_to_after_its_last(key: str) -> None:
    events = finished(key)["events"]
    start = tertulia.game(key).start(2, chance=None)
    seen = [len(match.history) for match in retrace(start, events)]
    assert seen == list(range(len(events) + 1))
    assert [str(event.action) for event in start.history] == events


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_what_was_played_is_relived_state_by_state_and_not_checked_again(key: str) -> None:
    *_, match = random_play(tertulia.game(key), 3, "relived")
    actions = [event.action for event in match.history]
    begin = [tertulia.game(key).begin(match.setup, None) for _ in range(2)]
    states = [there.states.tobytes() for there in retrace(begin[0], actions)]
    begin[1].play = None  # type: ignore[assignment, method-assign]
    assert [there.states.tobytes() for there in relive(begin[1], actions)] == states


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_broken_record_names_the_event_that_fails(key: str) -> None:
    record = finished(key)
    record["events"][17] = "castle"
    with pytest.raises(
        tertulia.RecordError, match="event 17: 'castle' is not allowed now; allowed: "
    ) as error:
        tertulia.replay(record)
    assert error.value.event == 17


def test_an_event_after_the_end_is_named() -> None:
    record = finished("caramba")
    record["events"].append("pass")
    with pytest.raises(tertulia.RecordError, match="the game is over") as error:
        tertulia.replay(record)
    assert error.value.event == len(record["events"]) - 1


def test_a_forged_outcome_is_caught() -> None:
    record = finished("caramba")
    record["outcome"]["scores"][0] += 1
    with pytest.raises(tertulia.RecordError, match="outcome"):
        tertulia.replay(record)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "tertulia-record/9"}, "tertulia-record/9"),
        ({"rules": 99}, "version 99"),
        ({"seats": "two"}, "Expected `int`"),
        ({"events": [1]}, "Expected `str`"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_record_of_the_wrong_form_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(tertulia.RecordError, match=reason):
        tertulia.replay({**finished("pamplona"), **change})


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"game": "caramba"}'])
def test_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(tertulia.RecordError, match="not a record"):
        tertulia.replay(text)


def test_an_unfinished_record_can_be_gone_on_with() -> None:
    record = finished("sombreros")
    match = tertulia.replay({**record, "events": record["events"][:30], "outcome": None}, seed=1)
    assert len(match.history) == 30
    match.settle()
    while match.actor is not None:
        match.play(match.legal()[0])
    assert tertulia.replay(match.record()).outcome == match.outcome


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_match_from_a_position_has_a_record_that_replays(key: str) -> None:
    game = tertulia.game(key)
    start = next(match for number, match in enumerate(random_play(game, 3, "middle")) if number == 20)
    match = game.load(start.position(), seed=4)
    while match.actor is not None:
        match.play(match.legal()[0])
    record = json.loads(json.dumps(match.record()))
    assert record["begin"] == start.position()["table"]
    again = tertulia.replay(record)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == record
    record["begin"]["seats"] = 9
    with pytest.raises(tertulia.RecordError, match="begin: "):
        tertulia.replay(record)
