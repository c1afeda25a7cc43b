"""What one visitor may have: of a guest key a share, of an address as much as many guests."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

import tertulia
from tertulia.bots import matches
from tertulia.server import limits, visitors
from tertulia.server.refusals import Refusal
from tertulia.server.settings import Settings
from tertulia.server.shares import GUEST, NO_LIMIT
from tertulia.server.visitors import Visitor, Visitors, network, visitor_of

if TYPE_CHECKING:
    from tests.server.conftest import Server

Serve = Callable[..., "Server"]
NEW = {"game": "caramba", "seats": 2}
ANA, BO = "the key of Ana", "the key of Bo"
ENDLESS = GUEST.times(NO_LIMIT)


class Time:
    """A clock that stands still until a test moves it."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(limits, "time", clock)
    return clock


# Who


def connection(host: str | None, type: str = "http", query: str = "", **headers: str) -> HTTPConnection:
    return HTTPConnection(
        {
            "type": type,
            "path": "/",
            "client": host and (host, 1),
            "query_string": query.encode(),
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
        }
    )


def test_a_guest_key_tells_those_apart_who_share_an_address() -> None:
    ana = visitor_of(connection("192.0.2.1", x_tertulia_guest=ANA))
    bo = visitor_of(connection("192.0.2.1", x_tertulia_guest=BO))
    assert ana.guest != bo.guest
    assert ana.address == bo.address
    assert ANA not in str(ana)
    assert ana.guest == visitor_of(connection("192.0.2.9", x_tertulia_guest=ANA)).guest


def test_on_a_socket_the_key_may_stand_in_the_address() -> None:
    shown = visitor_of(connection("192.0.2.1", x_tertulia_guest="12345678"))
    assert visitor_of(connection("192.0.2.1", "websocket", "guest=12345678")) == shown
    assert visitor_of(connection("192.0.2.1", "http", "guest=12345678")) != shown


@pytest.mark.parametrize("key", ["", "short", "x" * 65])
def test_who_shows_no_key_is_one_with_all_others_there_who_show_none(key: str) -> None:
    nobody = visitor_of(connection("192.0.2.1"))
    assert visitor_of(connection("192.0.2.1", x_tertulia_guest=key)) == nobody
    assert visitor_of(connection("192.0.2.2")).guest != nobody.guest


def test_an_address_is_a_whole_network_where_everybody_has_one() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::9") != network("2001:db8:1:2::9")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") == "192.0.2.1"
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("") == ""


# How much


def refused(what: Callable[[], Any]) -> str | None:
    try:
        what()
    except Refusal as refusal:
        return refusal.code
    return None


def test_a_guest_has_a_share_and_an_address_many(clock: Time) -> None:
    kept = Visitors(Settings("", requests_per_second=1, request_burst=2, guests_per_address=2))

    def ask(guest: str) -> str | None:
        return refused(lambda: kept.take("requests", Visitor(guest, "here")))

    assert [ask("a"), ask("a"), ask("a")] == [None, None, "too_fast"]
    assert [ask("b"), ask("b"), ask("c")] == [None, None, "too_fast"]  # a third key is no third share
    clock.now += 1
    assert [ask("c"), ask("c"), ask("a"), ask("a")] == [None, None, "too_fast", "too_fast"]


def test_what_the_address_lacks_is_not_taken_from_the_guest(clock: Time) -> None:
    kept = Visitors(Settings("", requests_per_second=1, request_burst=2, guests_per_address=1))
    kept.take("requests", Visitor("a", "here"))
    kept.take("requests", Visitor("a", "here"))
    assert refused(lambda: kept.take("requests", Visitor("b", "here"))) == "too_fast"
    kept.take("requests", Visitor("b", "elsewhere"))
    kept.take("requests", Visitor("b", "elsewhere"))


def test_what_is_held_is_given_back(clock: Time) -> None:
    kept = Visitors(Settings("", share=replace(GUEST, sockets=1), guests_per_address=2))
    with kept.hold("sockets", Visitor("a", "here")):
        assert refused(lambda: kept.take_hold("sockets", Visitor("a", "here"))) == "too_many"
        with kept.hold("sockets", Visitor("b", "here")):
            assert refused(lambda: kept.take_hold("sockets", Visitor("c", "here"))) == "too_many"
            kept.take_hold("sockets", Visitor("c", "elsewhere"))
    kept.let_go("sockets", Visitor("c", "elsewhere"))
    assert not kept.held


def test_those_who_have_nothing_any_more_are_forgotten(clock: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "MANY", 3)
    kept = Visitors(Settings("", requests_per_second=1, request_burst=2))
    kept.take("requests", Visitor("a", "one"))
    clock.now += 0.5
    kept.take("requests", Visitor("b", "one"))
    clock.now += 0.7
    kept.take("requests", Visitor("c", "two"))
    assert {who for _, who in kept.buckets} == {"b", "c", "two"}  # nobody gains by it


# On a server


def test_sockets_are_counted_for_a_visitor_and_not_one_by_one(serve: Serve) -> None:
    server = serve(share=replace(ENDLESS, sockets=2), guests_per_address=2)
    table = server.table().id
    held = [server.enter(table, guest=ANA) for _ in range(2)]
    for guest in (ANA, ANA):
        with pytest.raises(InvalidStatus) as caught:
            server.dial(guest=guest)
        assert caught.value.response.status_code == 429
    server.enter(table, guest=BO)
    server.enter(table)
    with pytest.raises(InvalidStatus):  # the address is full
        server.dial(guest="a third key")
    held[0].close()
    server.wait(lambda: len(server.room(table).audience.viewers) == 3)
    server.enter(table, guest=ANA)


def test_messages_are_counted_over_all_sockets_of_a_visitor(serve: Serve) -> None:
    """Two sockets read at once are no faster than one."""
    server = serve(messages_per_second=10, burst=4, guests_per_address=100)
    sitting = server.table()
    pair = [server.enter(sitting.id, sitting.tokens[0], guest=ANA) for _ in range(2)]
    other = server.enter(sitting.id, sitting.tokens[1], guest=BO)
    for client in pair:
        for number in range(6):
            client.say(type="act", id=f"{number}", seat=0, version=-1, action="x")
    begin = time.monotonic()
    assert other.ask("chat", seat=1, text="hi")["type"] == "done"
    quick = time.monotonic() - begin
    for client in pair:
        for _ in range(6):
            client.until(lambda message: message["type"] == "refused")
    assert quick < 0.5 < time.monotonic() - begin


@pytest.mark.parametrize("path", ["", "/{table}", "/{table}/record", "/nothing"])
def test_who_only_looks_is_counted_too(serve: Serve, path: str) -> None:
    """Else one program that asks all day has most of the server for itself."""
    server = serve(requests_per_second=0.01, request_burst=3, guests_per_address=2)
    made = server.post("/api/tables", NEW).body["table"]  # the first of the six of this address
    asked = "/api/tables" + path.replace("{table}", made)

    def look(key: str) -> int:
        return server.get(asked, **{"x-tertulia-guest": key}).status

    found = {"": 200, "/{table}": 200, "/{table}/record": 409, "/nothing": 404}[path]
    assert [look(ANA) for _ in range(4)] == [found] * 3 + [429]
    assert [look(BO) for _ in range(3)] == [found] * 2 + [429]
    assert {server.get(other).status for other in ["/healthz", "/metrics", "/api/games"] * 9} == {200}


def test_onlookers_are_counted_for_a_visitor(serve: Serve) -> None:
    server = serve(share=replace(ENDLESS, spectating=1))
    sitting, another = server.table(), server.table()
    server.enter(sitting.id, guest=ANA)
    turned_away = server.knock(another.id, guest=ANA)
    assert turned_away.receive()["code"] == "too_many"
    assert turned_away.ended() == 4400
    server.enter(another.id, another.tokens[0], guest=ANA)  # who plays does not look on
    server.enter(another.id, guest=BO)


def test_tables_are_counted_and_a_refused_one_is_not_made(serve: Serve) -> None:
    server = serve(share=replace(ENDLESS, tables=2, tables_per_hour=1), guests_per_address=2)

    def make(key: str) -> int:
        return server.post("/api/tables", NEW, **{"x-tertulia-guest": key}).status

    assert [make(ANA), make(ANA), make(ANA)] == [201, 201, 429]
    assert [make(BO), make(BO), make("a third key")] == [201, 201, 429]
    assert len(server.app.state.rooms.rooms) == 4


def record(seed: int) -> dict[str, Any]:
    return matches.play(tertulia.game("pamplona").start(2, seed=seed), ["easy", "easy"], seed).record()


def test_analyses_are_counted_but_asking_again_is_not(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(share=replace(ENDLESS, analyses=1, analyses_per_hour=1))
    sent = record(3)
    assert [server.post("/api/analysis", sent).status for _ in range(3)] == [200] * 3
    answer = server.post("/api/analysis", record(4))
    assert (answer.status, answer.body["code"]) == (429, "too_fast")
    assert server.post("/api/analysis", record(4), **{"x-tertulia-guest": BO}).status == 200


def test_a_visitor_has_few_games_thought_about_at_once(serve: Serve) -> None:
    server = serve(share=replace(ENDLESS, analysing=1))
    assert server.post("/api/analysis", record(3)).status == 200
    answer = server.post("/api/analysis", record(4))
    assert (answer.status, answer.body["code"]) == (429, "too_many")
    assert server.post("/api/analysis", record(3)).status == 200
