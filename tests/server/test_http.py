"""Tables over HTTP: made, found, joined, left, started, played again; and how every answer is protected."""

import json
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from tertulia.games import GAMES, game

if TYPE_CHECKING:
    from tests.server.conftest import Answer, Server

NEW: dict[str, Any] = {"game": "caramba", "seats": 3}


def listed(server: "Server") -> list[str]:
    return [table["table"] for table in server.get("/api/tables").body]


def problem(answer: "Answer") -> tuple[int, str]:
    assert answer.body["reason"]
    return answer.status, answer.body["code"]


def snapshot(server: "Server", table: str) -> Any:
    return server.get(f"/api/tables/{table}").body


# Making and finding tables


def test_the_games_are_described_well_enough_to_make_a_table(server: "Server") -> None:
    cards = server.get("/api/games").body
    assert [card["key"] for card in cards] == list(GAMES)
    for card in cards:
        new = {"game": card["key"], "seats": card["max_seats"], "edition": card["editions"][0]}
        options = {name: not option["default"] for name, option in card["options"].items()}
        assert server.post("/api/tables", {**new, "options": options}).status == 201


def test_a_table_is_made_as_its_host_decides(server: "Server") -> None:
    bots = {1: "random", 2: "random"}
    options = {"memory_aid": True}
    fields = {"options": options, "bots": bots, "access": "open", "takeover": 30, "clock": 600}
    answer = server.post("/api/tables", {**NEW, **fields})
    assert answer.status == 201
    table = answer.body
    assert [player["control"] for player in table["players"]] == ["open", "bot", "bot"]
    assert (table["game"], table["seats"], table["status"], table["access"]) == (
        "caramba",
        3,
        "waiting",
        "open",
    )
    assert snapshot(server, table["table"]) == table
    seat, token = server.sit(table["table"])
    assert seat == 0
    assert server.post(f"/api/tables/{table['table']}/start", token=token).status == 200
    client = server.enter(table["table"], token)
    assert "remembered" in client.state["view"]["seats"][0]
    assert client.state["clock"]["left"][1:] == pytest.approx([600, 600], abs=5)


def test_an_edition_of_ones_own_can_be_played(server: "Server") -> None:
    from msgspec import to_builtins

    facts = to_builtins(game("caramba").setup(2, None, None).edition, str_keys=True) | {"edition": "my own"}
    answer = server.post("/api/tables", {"game": "caramba", "seats": 2, "edition": facts})
    assert answer.status == 201
    client = server.knock(answer.body["table"])
    assert client.receive()["edition"] == "my own"


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": None},
        {"seats": 1},
        {"seats": 99},
        {"seats": 10**30},
        {"seats": True},
        {"seats": "3"},
        {"edition": "no-such"},
        {"edition": "/etc/passwd"},
        {"edition": "../../../../../etc/passwd"},
        {"edition": "src/tertulia/games/caramba/editions/tilsit-2005.toml"},
        {"edition": {}},
        {"edition": {"game": "caramba", "edition": "x", "title": "y"}},
        {"options": {"cheat": True}},
        {"options": {"memory_aid": "yes"}},
        {"bots": {"0": "deep thought"}},
        {"bots": {"3": "random"}},
        {"bots": {"-1": "random"}},
        {"access": "secret"},
        {"takeover": 0},
        {"takeover": -1},
        {"takeover": 1e300},
        {"clock": 0},
        {"secret": "00" * 32},
        {"rules": 2},
    ],
)
def test_a_table_that_cannot_be_is_not_made(server: "Server", wrong: dict[str, Any]) -> None:
    answer = server.post("/api/tables", {**NEW, "access": "open", **wrong})
    assert problem(answer)[0] == 400
    assert "root:" not in answer.body["reason"]


def test_open_tables_are_listed_until_they_begin_and_others_never_are(server: "Server") -> None:
    by_link = server.table(begin=False)
    opened = server.table(begin=False, access="open")
    assert opened.id in listed(server)
    assert by_link.id not in listed(server)
    assert snapshot(server, by_link.id)["status"] == "waiting"  # who has the link finds it
    assert server.post(f"/api/tables/{opened.id}/start", token=opened.tokens[0]).status == 200
    assert opened.id not in listed(server)


def test_an_unknown_table_is_not_found_and_leaves_nothing_behind(server: "Server") -> None:
    for method, path in (
        ("GET", ""),
        ("POST", "/start"),
        ("POST", "/rematch"),
        ("GET", "/record"),
        ("DELETE", "/seats"),
    ):
        assert problem(server.call(method, f"/api/tables/nowhere{path}")) == (404, "unknown_table")
    assert problem(server.post("/api/tables/nowhere/seats", {"name": "Ana"})) == (404, "unknown_table")
    for odd in ("%00", "x" * 10_000, "%F0%9F%98%80", "..%2F..", "%22%3B--"):
        assert server.get(f"/api/tables/{odd}").status == 404
    rooms = server.app.state.rooms
    assert "nowhere" not in rooms.rooms
    assert not rooms._opening


# Seats


def test_a_guest_takes_a_seat_with_a_name_and_gets_a_token_that_nobody_could_guess(server: "Server") -> None:
    table = server.post("/api/tables", NEW).body["table"]
    first, second = server.sit(table, "Ana", seat=2), server.sit(table, "Bo")
    assert (first[0], second[0]) == (2, 0)
    assert len(first[1]) >= 32
    assert first[1] != second[1]
    seen = snapshot(server, table)
    assert [player["name"] for player in seen["players"]] == ["Bo", None, "Ana"]
    assert first[1] not in json.dumps(seen)


def test_a_taken_seat_stays_taken(server: "Server") -> None:
    sitting = server.table(begin=False)
    before = snapshot(server, sitting.id)
    for fields in ({"seat": 0}, {"seat": 1}, {}, {"seat": 5}, {"seat": -1}):
        assert problem(server.post(f"/api/tables/{sitting.id}/seats", {"name": "X", **fields})) == (
            409,
            "seat_taken",
        )
    assert snapshot(server, sitting.id) == before


@pytest.mark.parametrize(
    "name", ["", "   ", "\x00\x07", "\u200b\u202e", "x" * 41, "x" * 50_000, 7, None, ["a"]]
)
def test_a_name_must_be_one(server: "Server", name: Any) -> None:
    table = server.post("/api/tables", NEW).body["table"]
    assert problem(server.post(f"/api/tables/{table}/seats", {"name": name})) == (400, "bad_message")
    assert [player["name"] for player in snapshot(server, table)["players"]] == [None] * 3


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ana \n María\t", "Ana María"),
        ("A\x00n\x1b[31ma\u202e", "An[31ma"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # escaped where it is shown
        ("Łukasz 🦜", "Łukasz 🦜"),
    ],
)
def test_a_name_is_kept_on_one_line_and_without_control_characters(
    server: "Server", given: str, kept: str
) -> None:
    table = server.post("/api/tables", NEW).body["table"]
    server.sit(table, given)
    assert snapshot(server, table)["players"][0]["name"] == kept


def test_a_seat_can_be_left_before_the_game_and_its_token_is_worth_nothing_then(server: "Server") -> None:
    sitting = server.table(begin=False)
    old, path = sitting.tokens[0], f"/api/tables/{sitting.id}"
    assert server.call("DELETE", f"{path}/seats", token=old).status == 200
    assert snapshot(server, sitting.id)["players"][0]["control"] == "open"
    assert problem(server.post(f"{path}/start", token=old)) == (403, "not_your_seat")
    seat, token = server.sit(sitting.id, "Next")
    assert seat == 0
    assert problem(server.call("DELETE", f"{path}/seats", token=old)) == (403, "not_your_seat")
    assert server.post(f"{path}/start", token=token).status == 200
    assert problem(server.call("DELETE", f"{path}/seats", token=token)) == (409, "not_playing")


def test_only_who_sits_there_may_start_leave_or_ask_for_a_rematch(server: "Server") -> None:
    sitting, other = server.table(begin=False), server.table(begin=False)
    before = snapshot(server, sitting.id)
    for token in (None, "", "x", other.tokens[0], sitting.id):
        for method, path in (("POST", "start"), ("DELETE", "seats"), ("POST", "rematch")):
            answer = server.call(method, f"/api/tables/{sitting.id}/{path}", token=token)
            assert problem(answer) == (403, "not_your_seat")
    basic = server.post(f"/api/tables/{sitting.id}/start", authorization=f"Basic {sitting.tokens[0]}")
    assert basic.status == 403
    assert snapshot(server, sitting.id) == before


def test_seats_still_free_at_the_start_are_given_to_bots(server: "Server") -> None:
    table = server.post("/api/tables", NEW).body["table"]
    _, token = server.sit(table)
    assert server.post(f"/api/tables/{table}/start", token=token).status == 200
    assert [player["control"] for player in snapshot(server, table)["players"]] == ["player", "bot", "bot"]
    assert problem(server.post(f"/api/tables/{table}/start", token=token)) == (409, "not_playing")


def test_words_of_the_players_are_mixed_into_the_dice(server: "Server") -> None:
    table = server.post("/api/tables", NEW).body["table"]
    server.sit(table, entropy="rain in Pamplona")
    assert server.enter(table).state["proof"]["entropy"] == ["rain in Pamplona"]
    too_long = server.post(f"/api/tables/{table}/seats", {"name": "Bo", "entropy": "x" * 257})
    assert problem(too_long) == (400, "bad_message")


# Record and rematch


def test_the_record_and_a_rematch_come_when_the_game_is_over(server: "Server", play: Any) -> None:
    sitting = server.table("pamplona", people=2, bots=1)
    path = f"/api/tables/{sitting.id}"
    assert problem(server.get(f"{path}/record")) == (409, "not_playing")
    assert problem(server.post(f"{path}/rematch", token=sitting.tokens[0])) == (409, "not_playing")
    people = server.everybody(sitting)
    play(people, lambda legal: legal[0])
    record = server.get(f"{path}/record").body
    assert record["outcome"]["scores"] == people[0].state["outcome"]["scores"]
    assert record["proof"]["secret"] == people[0].state["proof"]["secret"]
    again = [server.post(f"{path}/rematch", token=token).body for token in sitting.tokens.values()]
    assert again[0] == again[1]  # one rematch, whoever asks
    assert again[0]["table"] != sitting.id
    assert people[0].see(lambda state: state["rematch"])["rematch"] == again[0]["table"]
    fresh = [server.enter(again[0]["table"], token) for token in sitting.tokens.values()]
    assert [client.state["seat"] for client in fresh] == [0, 1]
    assert fresh[0].state["proof"]["commitment"] != record["proof"]["commitment"]
    assert server.post(f"/api/tables/{again[0]['table']}/start", token=sitting.tokens[1]).status == 200


def test_a_rematch_that_all_ask_for_at_once_is_one_rematch(server: "Server", play: Any) -> None:
    sitting = server.table("pamplona", people=2)
    play(server.everybody(sitting), lambda legal: legal[0])
    tables = server.do(server.app.state.rooms.store.all_tables())
    with ThreadPoolExecutor(8) as crowd:
        ask = partial(server.post, f"/api/tables/{sitting.id}/rematch", None, sitting.tokens[0])
        answers = [asked.result() for asked in [crowd.submit(ask) for _ in range(8)]]
    assert len({answer.body["table"] for answer in answers}) == 1
    assert len(server.do(server.app.state.rooms.store.all_tables())) == len(tables) + 1


# Protection


HEADERS = {
    "content-security-policy": "default-src 'self'",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def test_every_answer_carries_the_security_headers(server: "Server", monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = server.table()
    answers = {
        200: server.get("/healthz"),
        201: server.post("/api/tables", NEW),
        400: server.post("/api/tables", b"{"),
        403: server.post(f"/api/tables/{sitting.id}/start"),
        404: server.get("/no/such/page"),
        405: server.call("PUT", "/api/tables"),
        409: server.get(f"/api/tables/{sitting.id}/record"),
    }
    monkeypatch.setattr("tertulia.server.http.summary", lambda room: 1 / 0)
    answers[500] = server.get(f"/api/tables/{sitting.id}")
    for status, answer in answers.items():
        assert answer.status == status
        for name, value in HEADERS.items():
            assert answer.headers[name].startswith(value)
    assert "ZeroDivisionError" not in answers[500].raw.decode()


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1:1", "x"])
def test_pages_of_others_change_nothing(server: "Server", origin: str) -> None:
    assert server.post("/api/tables", NEW, origin=origin).status == 403
    assert server.get("/api/games", origin=origin).status == 200
    assert "access-control-allow-origin" not in server.get("/api/games", origin=origin).headers


def test_our_own_pages_and_programs_may(server: "Server") -> None:
    assert server.post("/api/tables", NEW, origin=f"http://127.0.0.1:{server.port}").status == 201
    assert server.post("/api/tables", NEW).status == 201


@pytest.mark.parametrize(
    "garbage",
    [b"", b"{", b"null", b"[]", b"\xff\xfe", b"{" * 60_000, b"[" * 60_000, b'{"game":' * 8000, b"x" * 70_000],
)
def test_garbage_is_answered_with_what_is_wrong(server: "Server", garbage: bytes) -> None:
    sitting = server.table(begin=False)
    for path in ("/api/tables", f"/api/tables/{sitting.id}/seats"):
        answer = server.post(path, garbage)
        assert problem(answer) == (400, "bad_message")
        assert len(answer.raw) < 1000


def test_the_metrics_and_the_health_are_there(server: "Server") -> None:
    server.table()
    metrics = server.get("/metrics").raw.decode()
    assert "tertulia_actions_total" in metrics
    assert server.get("/healthz").body == {"status": "ok"}
