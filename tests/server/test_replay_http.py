"""Replays: every view of a finished game again, what chance gave, and whether the dice were honest."""

import asyncio
import gzip
import json
import multiprocessing
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import quote
from urllib.request import Request, urlopen

import pytest
import sqlalchemy as sql

import tertulia
from tertulia.games import GAMES, game
from tertulia.server.bot_queue import Asker
from tertulia.server.company import ANALYSIS_WEIGHT
from tertulia.server.shares import GUEST
from tertulia.testing import random_play

if TYPE_CHECKING:
    from tests.server.conftest import Answer, Server


def record_of(key: str, seats: int = 3, seed: str = "replay", **start: Any) -> dict[str, Any]:
    *_, match = random_play(game(key), seats, seed, **start)
    return match.record()


def problem(answer: "Answer") -> tuple[int, str]:
    return answer.status, answer.body["code"]


def refused(server: "Server", record: Any) -> str:
    """Why a record is not replayed."""
    answer = server.post("/api/replay", record)
    assert answer.status == 400
    assert len(answer.raw) < 1000
    reason: str = answer.body["reason"]
    return reason


@pytest.fixture
def finished(server: "Server", play: Any) -> str:
    """The id of a table where two people and a bot have played pamplona."""
    sitting = server.table("pamplona", people=2, bots=1)
    play(server.everybody(sitting), lambda legal: legal[0])
    return sitting.id


# A finished table


def test_a_finished_table_is_shown_event_by_event(server: "Server", finished: str) -> None:
    record = server.get(f"/api/tables/{finished}/record").body
    shown = server.get(f"/api/tables/{finished}/replay").body
    assert [frame["notation"] for frame in shown["frames"]] == [None, *record["events"]]
    assert (shown["game"], shown["seats"], shown["seat"], shown["begin"]) == ("pamplona", 3, None, False)
    assert shown["edition"] == record["edition"]
    assert shown["players"] == ["Person 0", "Person 1", "random"]
    assert shown["outcome"] == record["outcome"]
    first, second = shown["frames"][:2]
    assert (first["event"], first["actor"], first["view"]["actor"]) == (None, None, "chance")
    assert second["event"] == {"id": "pamplona-first", "args": {"seat": int(record["events"][0][-1])}}
    assert second["actor"] == tertulia.CHANCE


def test_there_is_no_replay_before_the_end(server: "Server") -> None:
    sitting = server.table("caramba", people=2)
    for what in ("replay", "replay?seat=0", "verify"):
        answer = server.get(f"/api/tables/{sitting.id}/{what}", token=sitting.tokens[0])
        assert problem(answer) == (409, "not_playing")
        assert "frames" not in answer.body
    waiting = server.table("caramba", people=2, begin=False)
    assert problem(server.get(f"/api/tables/{waiting.id}/replay")) == (409, "not_playing")


def test_a_table_that_does_not_exist_has_no_replay(server: "Server") -> None:
    for what in ("replay", "verify"):
        assert problem(server.get(f"/api/tables/nowhere/{what}")) == (404, "unknown_table")


@pytest.mark.parametrize("seat", ["all", "-1", "1.0", "", "½", "²", "1e9", "0" * 400])
def test_a_seat_is_a_number(server: "Server", finished: str, seat: str) -> None:
    answer = server.get(f"/api/tables/{finished}/replay?seat={quote(seat)}")
    assert problem(answer) == (400, "bad_message")


def test_a_seat_that_is_not_at_the_table_is_told(server: "Server", finished: str) -> None:
    answer = server.get(f"/api/tables/{finished}/replay?seat=3")
    assert problem(answer) == (400, "bad_request")
    assert answer.body["reason"] == "there is no seat 3: seats are 0 to 2"


# The frames


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_frame_is_the_view_that_the_seat_had_then(server: "Server", key: str, seat: int | None) -> None:
    """Played by hand here, event by event."""
    record = record_of(key)
    query = "" if seat is None else f"?seat={seat}"
    shown = server.post(f"/api/replay{query}", record).body
    match = game(key).start(3, chance=None)
    for index, event in enumerate(record["events"]):
        assert shown["frames"][index]["view"] == json.loads(json.dumps(match.view(seat)))
        assert shown["frames"][index + 1]["actor"] == match.actor
        match.play(event)
    assert shown["frames"][-1]["view"] == json.loads(json.dumps(match.view(seat)))
    assert len(shown["frames"]) == len(record["events"]) + 1
    assert shown["frames"][-1]["scores"] == record["outcome"]["scores"]
    assert [frame["event"] for frame in shown["frames"][1:]] == [
        {"id": line.id, "args": dict(line.args)} for line in match.log(seat)
    ]


def test_a_seat_sees_its_own_hand_and_a_spectator_none(server: "Server") -> None:
    """After the deal: the hands that the events themselves dealt."""
    record = record_of("caramba")
    deal = tertulia.replay(record).history[:20]
    frames = [
        server.post(f"/api/replay{query}", record).body["frames"][20]["view"]
        for query in ("", "?seat=0", "?seat=1")
    ]
    assert "you" not in frames[0]
    for seat, view in enumerate(frames[1:]):
        dealt = [
            e.action.message.args["card"] for e in deal if (e.owner, str(e.action)[:5]) == (seat, "card ")
        ]
        assert view["you"]["seat"] == seat
        assert Counter(view["you"]["hand"]) == Counter(dealt)
        assert dealt


def test_scores_are_those_of_the_moment(server: "Server") -> None:
    shown = server.post("/api/replay", record_of("sombreros")).body
    for frame in shown["frames"]:
        assert frame["scores"] == [seat["silver"] for seat in frame["view"]["seats"]]
    assert len({tuple(frame["scores"]) for frame in shown["frames"]}) > 10


def test_a_record_that_is_not_over_is_shown_and_masked(server: "Server") -> None:
    """What a seat may not know yet is told neither to it nor to a spectator."""
    record = record_of("caramba") | {"outcome": None}
    record["events"] = record["events"][:30]
    shown = server.post("/api/replay?seat=0", record).body
    assert (shown["outcome"], len(shown["frames"])) == (None, 31)
    cards = [frame["event"] for frame in shown["frames"][1:] if frame["notation"].startswith("card ")]
    assert {(line["id"], line["args"]["seat"]) for line in cards} == {
        ("caramba-card", 0),
        ("caramba-card-unseen", 1),
        ("caramba-card-unseen", 2),
    }


def test_a_record_that_begins_from_a_position_is_shown(server: "Server") -> None:
    whole = record_of("pamplona")
    match = game("pamplona").start(3, chance=None)
    for event in whole["events"][:25]:
        match.play(event)
    rest = game("pamplona").load(match.position(), chance=None)
    for event in whole["events"][25:]:
        rest.play(event)
    shown, all_of_it = (server.post("/api/replay", record).body for record in (rest.record(), whole))
    assert (shown["begin"], all_of_it["begin"]) == (True, False)
    assert [frame["view"] for frame in shown["frames"]] == [
        frame["view"] for frame in all_of_it["frames"][25:]
    ]


# Luck


def test_dice_that_came_stand_beside_those_to_be_expected(server: "Server") -> None:
    record = record_of("sombreros", seats=2)
    luck = server.post("/api/replay", record).body["luck"]
    assert [(line["kind"], line["seat"]) for line in luck] == [("first", None), ("die", 0), ("die", 1)]
    came = Counter(event for event in record["events"] if event.startswith("die "))
    for face in range(6):
        fates = [line["fates"][face] for line in luck[1:]]
        assert {fate["notation"] for fate in fates} == {f"die {face}"}
        assert sum(fate["came"] for fate in fates) == came[f"die {face}"]
    for line in luck[1:]:  # a die has six faces
        assert {fate["expected"] for fate in line["fates"]} == {round(line["draws"] / 6, 3)}
    assert luck[1]["fates"][2]["says"] == {"id": "sombreros-die", "args": {"seat": 0, "face": 2}}
    assert [fate["expected"] for fate in luck[0]["fates"]] == [0.5, 0.5]


def test_a_pile_that_shrinks_changes_what_is_to_be_expected(server: "Server") -> None:
    """Of four specials each of two seats is dealt one: the second chooses among three."""
    luck = server.post("/api/replay", record_of("caramba", seats=2)).body["luck"]
    specials = [line for line in luck if line["kind"] == "special"]
    assert [line["seat"] for line in specials] == [0, 1]
    assert [sorted({fate["expected"] for fate in line["fates"]}) for line in specials] == [[0.25], [0.333]]
    assert [line["draws"] for line in specials] == [1, 1]


@pytest.mark.parametrize("key", GAMES)
def test_what_came_and_what_was_expected_add_up_to_the_draws(server: "Server", key: str) -> None:
    record = record_of(key)
    luck = server.post("/api/replay", record).body["luck"]
    for line in luck:
        assert sum(fate["came"] for fate in line["fates"]) == line["draws"]
        assert sum(fate["expected"] for fate in line["fates"]) == pytest.approx(line["draws"], abs=0.05)
    drawn = sum(event.actor == tertulia.CHANCE for event in tertulia.replay(record).history)
    assert sum(line["draws"] for line in luck) == drawn


# Faulty records


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"format": "pgn"}, "the format is 'pgn'"),
        ({"rules": 99}, "made with version 99 of the rules"),
        ({"seats": 9}, "is for 2 to 6 seats, not 9"),
        ({"options": {"offerings": True}}, "unknown option 'offerings'; did you mean offers?"),
        ({"edition": "/etc/passwd"}, "unknown edition '/etc/passwd'"),
        ({"edition": {}}, "edition"),
        ({"begin": {}}, "begin: the table lacks"),
        ({"colour": "red"}, "colour"),
        ({"events": ["first 0", "fly 3"]}, "event 1: 'fly 3' is not allowed now"),
        ({"events": [1]}, "not a record: "),
        ({"outcome": None, "events": None}, "not a record: "),
        ({"events": ["pass"] * 5001}, "a record has at most 5000 events here, not 5001"),
    ],
)
def test_a_faulty_record_is_answered_with_the_reason(
    server: "Server", change: dict[str, Any], reason: str
) -> None:
    assert reason in refused(server, record_of("sombreros") | change)


def test_a_record_whose_outcome_is_invented_is_refused(server: "Server") -> None:
    record = record_of("sombreros")
    record["outcome"]["scores"][0] += 1
    assert refused(server, record) == "the recorded outcome is not what these events lead to"


@pytest.mark.parametrize("garbage", [b"", b"[]", b"{", b"null", b"\xff", b"[" * 100_000, b'{"a":' * 50_000])
def test_garbage_is_no_record(server: "Server", garbage: bytes) -> None:
    assert refused(server, garbage).startswith("not what was expected: ")


def test_a_record_may_be_longer_than_other_requests_but_not_for_ever(server: "Server") -> None:
    record = json.dumps(record_of("pamplona")).encode()
    assert server.post("/api/replay", record + b" " * 900_000).status == 200
    assert "at most 1048576 bytes" in refused(server, record + b" " * 1_048_576)


def test_nothing_of_an_uploaded_record_is_kept(server: "Server") -> None:
    tables = server.do(server.app.state.rooms.store.all_tables())
    assert server.post("/api/replay", record_of("pamplona")).status == 200
    assert server.do(server.app.state.rooms.store.all_tables()) == tables


def test_records_are_played_again_in_the_line_of_the_searches(
    server: "Server", finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In another process, and in this visitor's share: else whoever looks back slows down those who play."""
    deep, asked = server.app.state.rooms.minds.deep, list[Asker]()
    do = deep.do

    async def overheard(asker: Asker, *about: Any) -> Any:
        asked.append(asker)
        return await do(asker, *about)

    monkeypatch.setattr(deep, "do", overheard)
    assert server.get(f"/api/tables/{finished}/replay").status == 200
    assert server.get(f"/api/tables/{finished}/verify").status == 200
    assert server.post("/api/replay", record_of("pamplona")).status == 200
    begin = {"record": record_of("pamplona"), "events": 40}
    assert server.post("/api/tables", {"begin": begin}).status == 201
    assert {(asker.key, asker.group, asker.weight) for asker in asked} == {
        ("records 127.0.0.1", "127.0.0.1", ANALYSIS_WEIGHT)
    }
    assert len(asked) == 4
    assert multiprocessing.active_children()


def test_few_of_a_visitors_records_wait_at_once(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server, record = serve(share=replace(GUEST, looking_back=1)), record_of("pamplona")
    deep, waits, goes_on = server.app.state.rooms.minds.deep, threading.Event(), threading.Event()
    do = deep.do

    async def held_up(*about: Any) -> Any:
        waits.set()
        await asyncio.to_thread(goes_on.wait, 30)
        return await do(*about)

    monkeypatch.setattr(deep, "do", held_up)
    with ThreadPoolExecutor(1) as beside:
        first = beside.submit(server.post, "/api/replay", record)
        assert waits.wait(30)
        assert problem(server.post("/api/replay", record)) == (429, "too_many")
        goes_on.set()
    assert first.result().status == 200
    assert server.post("/api/replay", record).status == 200


@pytest.mark.parametrize("packed", [True, False])
def test_a_replay_is_packed_where_that_can_be_read(server: "Server", finished: str, packed: bool) -> None:
    """By who makes it: it is large, and those who play would wait for that too."""
    address = f"http://127.0.0.1:{server.port}/api/tables/{finished}/replay"
    headers = {"accept-encoding": "gzip"} if packed else {}
    with urlopen(Request(address, headers=headers)) as answer:
        said, encoding = answer.read(), answer.headers["content-encoding"]
    assert encoding == ("gzip" if packed else None)
    assert answer.headers["vary"] == "Accept-Encoding"
    shown = json.loads(gzip.decompress(said) if packed else said)
    assert shown == server.get(f"/api/tables/{finished}/replay").body


def test_who_asks_too_often_has_to_wait(serve: Any) -> None:
    server = serve(request_burst=3, requests_per_second=0.001)
    statuses = [server.get("/api/tables/nowhere/replay").status for _ in range(4)]
    assert statuses == [404, 404, 404, 429]
    assert server.get("/api/games").status == 200


def test_pages_of_others_may_not_let_us_work(server: "Server") -> None:
    assert server.post("/api/replay", record_of("pamplona"), origin="https://evil.example").status == 403


# The dice


def test_the_dice_of_a_finished_table_are_proved_in_one_request(server: "Server", finished: str) -> None:
    record = server.get(f"/api/tables/{finished}/record").body
    drawn = sum(event.actor == tertulia.CHANCE for event in tertulia.replay(record).history)
    assert server.get(f"/api/tables/{finished}/verify").body == {"ok": True, "events": drawn, "reason": None}
    assert drawn > 10


def test_a_log_that_somebody_has_tampered_with_is_found_out(server: "Server", finished: str) -> None:
    """In the database stands another secret, which would have drawn other dice."""
    rooms = server.app.state.rooms
    change = sql.text('UPDATE log SET entry = replace(entry, :old, :new) WHERE "table" = :table')
    secret = server.room(finished).table.setting.secret
    with rooms.store.engine.begin() as connection:
        connection.execute(change, {"old": secret, "new": "00" * 32, "table": finished})
    del rooms.rooms[finished]
    verdict = server.get(f"/api/tables/{finished}/verify").body
    assert (verdict["ok"], verdict["events"]) == (False, 0)
    assert "is recorded, but the secret draws" in verdict["reason"]
