"""What if: tables that begin in the middle of another game, and play and prove like any other."""

import json
from typing import TYPE_CHECKING, Any

import pytest

import tertulia
from tertulia.core import record as records
from tertulia.games import GAMES, game
from tertulia.server import archive, log, play_on
from tertulia.server.proof import verify
from tertulia.testing import random_play

if TYPE_CHECKING:
    from tests.server.conftest import Answer, Server


def record_of(key: str, seats: int = 2) -> dict[str, Any]:
    *_, match = random_play(game(key), seats, "what if")
    return match.record()


def after(record: dict[str, Any], events: int) -> Any:
    """The match of a record, played by hand."""
    match = game(record["game"]).start(record["seats"], options=record["options"], chance=None)
    for event in record["events"][:events]:
        match.play(event)
    return match


def decision(record: dict[str, Any], least: int) -> int:
    """A number of events after which somebody has to decide."""
    return next(n for n in range(least, 500) if after(record, n).actor >= 0)


def begin(server: "Server", **fields: Any) -> "Answer":
    return server.post("/api/tables", fields)


def joined(server: "Server", table: str, people: int = 2) -> list[Any]:
    """Everybody who has sat down at a table that has begun."""
    tokens = [server.sit(table, f"Person {seat}")[1] for seat in range(people)]
    assert server.post(f"/api/tables/{table}/start", token=tokens[0]).status == 200
    return [server.enter(table, token) for token in tokens]


# Beginning


@pytest.mark.parametrize("key", GAMES)
def test_a_table_begins_where_a_record_stood(server: "Server", key: str) -> None:
    record = record_of(key)
    events = decision(record, 40)
    made = begin(server, begin={"record": record, "events": events})
    assert made.status == 201
    assert (made.body["game"], made.body["seats"], made.body["status"]) == (key, 2, "waiting")
    assert made.body["begin"] == {"table": None, "events": events}
    match = after(record, events)
    for seat, client in enumerate(joined(server, made.body["table"])):
        assert client.state["view"] == json.loads(json.dumps(match.view(seat)))
        assert client.state["log"] == []
        assert bool(client.state["legal"]) == (match.actor == seat)


@pytest.mark.parametrize("key", GAMES)
def test_it_is_played_to_the_end_and_its_dice_are_proved(server: "Server", play: Any, key: str) -> None:
    record = record_of(key)
    made = begin(server, begin={"record": record, "events": 60}).body
    people = joined(server, made["table"])
    play(people, lambda legal: legal[-1])
    path = f"/api/tables/{made['table']}"
    played = server.get(f"{path}/record").body
    assert played["begin"]["seats"] == 2
    assert tertulia.replay(played).outcome is not None
    assert server.get(f"{path}/verify").body["ok"] is True
    first = server.get(f"{path}/replay").body["frames"][0]
    assert first["view"] == json.loads(json.dumps(after(record, 60).view(None)))


def test_a_table_begins_from_a_finished_table_and_survives_a_restart(serve: Any, play: Any) -> None:
    server = serve()
    sitting = server.table("pamplona", people=2)
    play(server.everybody(sitting), lambda legal: legal[0])
    record = server.get(f"/api/tables/{sitting.id}/record").body
    made = begin(server, begin={"table": sitting.id, "events": 30}, access="open", takeover=60).body
    assert made["begin"] == {"table": sitting.id, "events": 30}
    tokens = [server.sit(made["table"])[1] for _ in range(2)]
    assert server.post(f"/api/tables/{made['table']}/start", token=tokens[0]).status == 200
    before = server.enter(made["table"], tokens[0]).state
    server.restart()
    client = server.knock(made["table"], tokens[0])
    welcome = client.receive()
    assert welcome["begin"] == {"table": sitting.id, "events": 30}
    assert (welcome["access"], welcome["takeover"], welcome["clock"]) == ("open", 60.0, None)
    state = client.see(lambda state: state["view"])
    assert state["view"] == before["view"]
    assert state["proof"]["commitment"] != record["proof"]["commitment"]


def test_chance_goes_on_though_nothing_was_played_before_a_restart(serve: Any, play: Any) -> None:
    server, record = serve(), record_of("sombreros")
    table = begin(server, begin={"record": record, "events": decision(record, 40)}).body["table"]
    tokens = [server.sit(table, f"Person {seat}")[1] for seat in range(2)]
    assert server.post(f"/api/tables/{table}/start", token=tokens[0]).status == 200
    server.restart()
    play([server.enter(table, token) for token in tokens], lambda legal: legal[0])
    assert server.get(f"/api/tables/{table}/verify").body["ok"]


def test_what_the_record_says_may_be_said_again_but_not_otherwise(server: "Server") -> None:
    record = record_of("sombreros")
    where = {"record": record, "events": 10}
    alike = {"game": "sombreros", "seats": 2, "edition": record["edition"], "options": record["options"]}
    assert begin(server, begin=where, **alike, bots={"1": "random"}).status == 201
    faults: list[tuple[dict[str, Any], str]] = [
        ({"game": "caramba"}, "game is 'sombreros' in the record, not 'caramba'"),
        ({"seats": 3}, "seats is 2 in the record, not 3"),
        ({"edition": "mine"}, f"edition is {record['edition']!r} in the record, not 'mine'"),
        (
            {"options": {"offers": False}},
            "options is {'offers': True, 'round_ambush': False} in the record,"
            " not {'offers': False, 'round_ambush': False}",
        ),
        ({"bots": {"2": "random"}}, "there is no seat 2 for a bot"),
    ]
    for change, reason in faults:
        answer = begin(server, begin=where, **change)
        assert (answer.status, answer.body["reason"]) == (400, reason)


def test_a_table_that_begins_from_nothing_needs_a_game_and_seats(server: "Server") -> None:
    for fields in ({}, {"game": "caramba"}, {"seats": 2}):
        answer = begin(server, **fields)
        assert (answer.status, answer.body["reason"]) == (400, "a table needs a game and a number of seats")


def test_nothing_is_taken_back_from_before_the_beginning(server: "Server") -> None:
    record = record_of("sombreros")
    events = decision(record, 20)
    made = begin(server, begin={"record": record, "events": events}).body
    people = joined(server, made["table"])
    (actor,) = [person for person in people if person.to_move]
    seat, version, view = (actor.state[name] for name in ("seat", "version", "view"))
    assert actor.state["can_undo"] is False
    assert actor.ask("undo", seat=seat, version=version)["code"] == "no_undo"
    assert actor.act()["type"] == "done"
    for person in people:
        person.see(lambda state: state["version"] > version)
    assert actor.ask("undo", seat=seat, version=actor.state["version"])["type"] == "done"
    other = people[1 - seat]
    if other.see(lambda state: state["wish"] or state["view"] == view)["wish"]:
        other.ask("consent", seat=1 - seat, version=other.state["version"], agree=True)
    back = actor.see(lambda state: state["view"] == view)
    assert back["log_from"] + len(back["log"]) == 0
    assert actor.ask("undo", seat=seat, version=back["version"])["code"] == "no_undo"


def test_a_rematch_begins_at_the_same_place(server: "Server", play: Any) -> None:
    record = record_of("pamplona")
    made = begin(server, begin={"record": record, "events": decision(record, 40)}).body["table"]
    token = server.sit(made)[1]
    assert server.post(f"/api/tables/{made}/start", token=token).status == 200
    play([server.enter(made, token)], lambda legal: legal[0])
    again = server.post(f"/api/tables/{made}/rematch", token=token)
    assert again.status == 201
    assert again.body["begin"] == {"table": None, "events": decision(record, 40)}


# Refusals


def test_a_table_that_is_not_over_is_nobody_s_beginning(server: "Server") -> None:
    sitting = server.table("caramba", people=2)
    answer = begin(server, begin={"table": sitting.id, "events": 5})
    assert (answer.status, answer.body["code"]) == (409, "not_playing")
    missing = begin(server, begin={"table": "nowhere", "events": 5})
    assert (missing.status, missing.body["code"]) == (404, "unknown_table")


@pytest.mark.parametrize(
    ("where", "reason"),
    [
        ({"events": 1}, "name one of them"),
        ({"events": 1, "record": {}, "table": "x"}, "name one of them"),
        ({"record": {}}, "events"),
        ({"record": {}, "events": 1}, "not a record"),
        ({"record": [], "events": 1}, "not what was expected"),
        ({"record": {}, "events": 1, "seat": 1}, "seat"),
        ({"record": "whole", "events": -1}, "the record has LENGTH events: a table cannot begin after -1"),
        (
            {"record": "whole", "events": 9999},
            "the record has LENGTH events: a table cannot begin after 9999",
        ),
        ({"record": "whole", "events": "all"}, "the game is over after LENGTH events; begin earlier"),
    ],
)
def test_where_a_table_cannot_begin_is_told(server: "Server", where: dict[str, Any], reason: str) -> None:
    record = record_of("pamplona")
    length = len(record["events"])
    meant = {"whole": record, "all": length}
    sent = {name: meant[value] if value in ("whole", "all") else value for name, value in where.items()}
    answer = begin(server, begin=sent)
    assert answer.status == 400
    assert reason.replace("LENGTH", str(length)) in answer.body["reason"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"events": ["first 0", "fly"]}, "event 1: 'fly' is not allowed now"),
        ({"edition": "/etc/hostname"}, "unknown edition '/etc/hostname'"),
        ({"rules": 99}, "made with version 99"),
        ({"begin": {"seats": 2}}, "begin: the table lacks"),
    ],
)
def test_a_faulty_record_is_no_beginning(server: "Server", change: dict[str, Any], reason: str) -> None:
    answer = begin(server, begin={"record": record_of("pamplona") | change, "events": 2})
    assert answer.status == 400
    assert reason in answer.body["reason"]


def test_what_is_kept_of_a_table_is_small_whatever_the_request(server: "Server") -> None:
    record = record_of("pamplona")
    answer = begin(server, begin={"record": record, "events": 20, "table": None}, bots={})
    assert answer.status == 201
    assert len(log.dump(server.room(answer.body["table"]).table.setting)) < 4000
    edition = {"title": "x" * 100_000}
    too_big = begin(server, game="pamplona", seats=2, edition=edition)
    assert too_big.status == 400


# Without a server


@pytest.mark.parametrize("key", GAMES)
def test_every_moment_of_a_game_can_be_a_beginning(key: str) -> None:
    """Also in the middle of a deal: the position that is laid is the one that was left."""
    record = records.parse(record_of(key))
    for events in range(0, len(record.events), 7):
        match = play_on.reached(record, events)
        start = play_on.beginning(match, None, events)
        again = game(key).load({**match.position(), "table": start.laid}, chance=None)
        assert again.states.tobytes() == match.states.tobytes()


def test_the_log_of_before_this_existed_is_still_read() -> None:
    line = (
        '{"type":"created","game":"caramba","rules":1,"seats":2,"edition":"amigo-2005","options":{},'
        '"access":"link","bots":{},"takeover":null,"clock":null,"secret":"00"}'
    )
    created = log.parse(line)
    assert isinstance(created, log.Created)
    assert created.begin is None


def test_a_record_that_began_in_the_middle_is_taken_in_as_a_table(server: "Server", play: Any) -> None:
    """Moved to another server by its record alone."""
    record = record_of("pamplona")
    made = begin(server, begin={"record": record, "events": 40}).body["table"]
    play(joined(server, made), lambda legal: legal[0])
    played = server.get(f"/api/tables/{made}/record").body
    id, rows, _ = archive.read_line(json.dumps(played).encode())
    table = archive.loaded(id, rows)
    assert archive.record_of(table) == played
    assert verify(game("pamplona"), records.parse(archive.record_of(table))) > 5
