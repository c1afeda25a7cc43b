"""How much a visitor may ask for, from where, and what becomes of those who do not listen."""

import json
import socket
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import InvalidStatus

from tertulia.server import limits, metrics
from tertulia.server.connections import FEW_UNREAD
from tertulia.server.limits import Bucket

if TYPE_CHECKING:
    from tests.server.conftest import Client, Server

Serve = Callable[..., "Server"]
NEW = {"game": "caramba", "seats": 2}


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


# Buckets


def test_a_bucket_allows_a_burst_and_then_so_many_a_second(clock: Time) -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 3600
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]  # no more than a burst is saved up


# Requests


def test_who_changes_too_much_too_fast_is_told_to_wait(serve: Serve) -> None:
    server = serve(request_burst=3, requests_per_second=0.001)
    answers = [server.post("/api/tables", NEW) for _ in range(5)]
    assert [answer.status for answer in answers] == [201, 201, 201, 429, 429]
    assert answers[-1].body["code"] == "too_fast"
    assert server.get("/api/games").status == 200  # looking costs nothing
    with pytest.raises(InvalidStatus) as caught:
        server.dial()
    assert caught.value.response.status_code == 429
    assert caught.value.response.headers["x-frame-options"] == "DENY"


def test_who_talks_too_fast_is_read_more_slowly_and_loses_nothing(serve: Serve) -> None:
    server = serve(messages_per_second=10, burst=5)
    sitting = server.table()
    hasty = server.enter(sitting.id, sitting.tokens[0], guest="somebody hasty")
    other = server.enter(sitting.id, sitting.tokens[1], guest="somebody else")
    begin = time.monotonic()
    for number in range(15):
        hasty.say(type="act", id=f"{number}", seat=0, version=-1, action="x")
    assert other.ask("chat", seat=1, text="hi")["type"] == "done"
    quick = time.monotonic() - begin
    answered = [hasty.until(lambda message: message["type"] == "refused")["id"] for _ in range(15)]
    assert answered == [str(number) for number in range(15)]
    assert quick < 0.9 < time.monotonic() - begin  # another is not held up


def test_what_is_said_too_fast_waits_as_it_came(serve: Serve) -> None:
    """Not as thousands of messages in memory, and in the order in which it was said."""
    server = serve(messages_per_second=20, burst=3)
    sitting = server.table()
    client = server.enter(sitting.id, sitting.tokens[0])
    (viewer,) = server.room(sitting.id).audience.viewers
    line: Any = viewer.line
    chats = [json.dumps({"type": "chat", "id": str(number), "seat": 0, "text": "a"}) for number in range(4)]
    said = [bytes([0x81, 0x80 | len(text)]) + bytes(4) + text.encode() for text in [*chats, *5000 * [""]]]
    client.socket.socket.sendall(b"".join(said))
    for number in range(4):
        assert client.until(lambda message: message["type"] == "done")["id"] == str(number)
        assert len(line.queue.events) <= FEW_UNREAD + 1


def test_many_requests_at_once_are_all_answered(serve: Serve) -> None:
    """Their answers do not wait for each other: they are let out in between."""
    server = serve(unread_bytes=4096)
    sitting = server.table()
    client = server.enter(sitting.id)
    frame = bytes([0x81, 0x80 | 2]) + bytes(4) + b"{}"
    client.socket.socket.sendall(frame * 300)
    for _ in range(300):
        assert client.until(lambda message: message["type"] == "refused")["code"] == "bad_message"


# Origins


def test_a_page_from_elsewhere_may_not_connect(serve: Serve) -> None:
    server = serve(origins=("https://club.example",))
    sitting = server.table()
    for origin in (
        "https://evil.example",
        "null",
        "http://[",
        f"http://127.0.0.1:{server.port}.evil.example",
    ):
        with pytest.raises(InvalidStatus) as caught:
            server.dial(origin=origin)
        assert caught.value.response.status_code == 403
        assert caught.value.response.headers["x-content-type-options"] == "nosniff"
    for origin in (f"http://127.0.0.1:{server.port}", "https://club.example"):
        assert server.enter(sitting.id, origin=origin).state["status"] == "playing"
        assert server.post("/api/tables", NEW, origin=origin).status == 201


# Slow readers


def deaf(server: "Server", table: str, *tokens: str) -> "Client":
    """Somebody who connects and then reads nothing more, with little room on the way."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    client = server.knock(table, *tokens, sock=line, max_queue=1)
    client.until(lambda message: message["type"] == "state")
    return client


def dropped() -> float:
    return metrics.registry.get_sample_value("tertulia_dropped_total") or 0.0


def test_who_does_not_read_is_dropped_and_others_do_not_notice(
    serve: Serve, play: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tertulia.server.connections.GOODBYE_SECONDS", 0.05)
    server = serve(unread_bytes=16_384, send_buffer=4096)
    sitting = server.table("sombreros", people=2)
    before = dropped()
    slow = deaf(server, sitting.id)
    people = server.everybody(sitting)
    assert len(server.room(sitting.id).audience.viewers) == 3
    begin = time.monotonic()
    for _ in range(40):
        if len(server.room(sitting.id).audience.viewers) == 2:
            break
        play(people, lambda legal: legal[0], turns=5)
    assert len(server.room(sitting.id).audience.viewers) == 2
    assert dropped() == before + 1
    assert time.monotonic() - begin < 10
    play(people, lambda legal: legal[0], turns=20)
    assert slow.ended() in (1006, 4408)  # what was on the way, and then the end
    assert server.enter(sitting.id).log == people[0].log  # it can come back


def test_who_asks_and_does_not_read_the_answers_is_dropped(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tertulia.server.connections.GOODBYE_SECONDS", 0.05)
    server = serve(unread_bytes=16_384, send_buffer=4096)
    sitting = server.table()
    before = dropped()
    slow, other = deaf(server, sitting.id, sitting.tokens[0]), server.enter(sitting.id)
    other.see(lambda state: state["players"][0]["online"])
    try:
        for _ in range(5000):
            slow.socket.socket.sendall(bytes([0x81, 0x80 | 2]) + bytes(4) + b"{}")
    except OSError:
        pass  # hung up on
    other.see(lambda state: not state["players"][0]["online"])
    assert dropped() == before + 1
    assert len(server.room(sitting.id).audience.viewers) == 1


def test_those_who_go_at_the_same_moment_are_told_nothing_and_nothing_fails(
    server: "Server", caplog: pytest.LogCaptureFixture
) -> None:
    """Each of them is news for the others, whose connections are closed already."""
    sitting = server.table(people=2)
    players = server.everybody(sitting)
    viewers = list(server.room(sitting.id).audience.viewers)
    assert len(viewers) == 2

    def hang_up() -> None:
        for viewer in viewers:
            viewer.line.transport.close()  # type: ignore[attr-defined]

    server.loop.call_soon_threadsafe(hang_up)
    assert [player.ended() for player in players] == [1006, 1006]
    server.wait(lambda: not server.room(sitting.id).audience.viewers)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_limits_are_those_of_the_settings(server: "Server") -> None:
    """The longest message passes, one byte more does not."""
    limit = server.settings.message_bytes
    sitting = server.table()
    chat = {"type": "chat", "id": "x", "seat": 0, "text": "hi"}
    padding = limit - len(json.dumps(chat | {"more": ""}))
    client = server.enter(sitting.id, sitting.tokens[0])
    client.socket.send(json.dumps(chat | {"more": "x" * padding}))
    assert client.until(lambda message: message["type"] != "chatted")["type"] == "done"
    client.socket.send(json.dumps(chat | {"more": "x" * (padding + 1)}))
    assert client.ended() == 1009
