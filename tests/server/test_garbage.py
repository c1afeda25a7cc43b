"""Garbage of every kind: each frame gets a clear answer, nothing changes, and the server still plays."""

import asyncio
import json
import random
import sqlite3
import string
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tertulia.server.wire import PROTOCOL

if TYPE_CHECKING:
    from tests.server.conftest import Server, Sitting

FRAMES = 20_000
VALID: list[dict[str, Any]] = [
    {"type": "hello", "protocol": PROTOCOL, "table": "x", "tokens": ["x"], "seen": 0},
    {"type": "act", "id": "a", "version": 1, "seat": 0, "action": "pass"},
    {"type": "undo", "id": "b", "version": 1, "seat": 0},
    {"type": "consent", "id": "c", "version": 1, "seat": 0, "agree": True},
    {"type": "chat", "id": "d", "seat": 0, "text": "hi"},
    {"type": "resign", "id": "e", "seat": 0},
]
ODD: list[Any] = [None, True, -1, 2**31, 2**63, 10**40, 1e308, 0.5, "", "0", "\x00", "😀", [], {}, [[]]]

Frames = Callable[[random.Random], str | bytes]


# Kinds of garbage: no message of the protocol


def noise(rng: random.Random) -> str:
    return "".join(rng.choices(string.printable + "é漢😀\x00\u202e", k=rng.randrange(80)))


def truncated(rng: random.Random) -> str:
    text = json.dumps(rng.choice(VALID))
    return text[: rng.randrange(len(text))]


def wrong_type(rng: random.Random) -> str:
    message = dict(rng.choice(VALID))
    name = rng.choice(list(message))
    message[name] = rng.choice([odd for odd in ODD if type(odd) is not type(message[name])])
    return json.dumps(message)


def missing(rng: random.Random) -> str:
    message = dict(rng.choice(VALID))
    del message[rng.choice([name for name in message if name not in ("tokens", "seen")])]
    return json.dumps(message)


def other_json(rng: random.Random) -> str:
    return json.dumps(rng.choice([*ODD, VALID, {"type": "welcome"}, {"type": "state"}, {"type": noise(rng)}]))


def not_quite_json(rng: random.Random) -> str:
    return rng.choice(
        [
            '{"type":"chat","id":"a","seat":NaN,"text":"x"}',
            '{"type":"chat","id":"a","seat":1e999,"text":"x"}',
            '{"type":"chat","id":"\\ud800","seat":0,"text":"x"}',
            "{'type':'chat'}",
            '{"type":"chat",}',
            '{"type":"resign","id":"a","seat":0} {"type":"resign","id":"b","seat":0}',
            '{"type":"resign","id":"a","seat":00}',
            "\ufeff" + json.dumps(VALID[5]),
        ]
    )


def nested(rng: random.Random) -> str:
    depth = rng.randrange(500, 1900)
    inside = '{"type":"act","id":' + "[" * depth + "]" * depth + "}"
    return rng.choice(["[" * depth, '{"type":' * depth, inside])


def large(rng: random.Random) -> str:
    size = rng.randrange(5_000, 15_000)
    words = json.dumps({"type": "x" * size})
    return rng.choice(["x" * size, words, "9" * size, '{"seat":' + "1" * size + "}"])


def binary(rng: random.Random) -> bytes:
    return rng.choice([rng.randbytes(rng.randrange(60)), json.dumps(rng.choice(VALID)).encode()])


# Messages of the protocol that may not be


def hello_again(rng: random.Random) -> str:
    return json.dumps(VALID[0] | {"table": noise(rng), "protocol": rng.choice([PROTOCOL, 0, -1, 99])})


def not_my_seat(rng: random.Random) -> str:
    seat = rng.choice([-1, 1, 2, 3, 7, 2**70])
    return json.dumps(rng.choice(VALID[1:]) | {"seat": seat, "id": str(rng.random())})


def out_of_order(rng: random.Random) -> str:
    version = rng.choice([-1, 0, 1, 2, 10**6, 2**64])
    return json.dumps(rng.choice(VALID[1:4]) | {"version": version, "id": str(rng.random())})


def bad_id(rng: random.Random) -> str:
    return json.dumps(rng.choice(VALID[1:]) | {"id": rng.choice(["", "x" * 65, "x" * 10_000])})


def bad_chat(rng: random.Random) -> str:
    text = rng.choice(["", " ", "\n\t", "\u200b\u202e\x00", "x" * 501, "😀" * 800])
    return json.dumps(VALID[4] | {"text": text, "id": str(rng.random())})


KINDS: list[Frames] = [
    noise,
    truncated,
    wrong_type,
    missing,
    other_json,
    not_quite_json,
    nested,
    large,
    binary,
    hello_again,
    not_my_seat,
    out_of_order,
    bad_id,
    bad_chat,
]


def everything(server: "Server", sittings: list["Sitting"]) -> list[Any]:
    """All that these tables are, in memory and on disk; at others of this server bots may still play."""
    found: list[Any] = []
    for sitting in sittings:
        table = server.room(sitting.id).table
        found.append([table.version, table.seq, table.wish, *map(str, table.seats), list(table.chats)])
        if table.match is not None:
            found.append([table.match.states.tobytes(), [str(event) for event in table.match.history]])
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as disk:
        for sitting in sittings:
            rows = disk.execute('select * from log where "table" = ? order by seq', [sitting.id]).fetchall()
            assert rows
            found.append(rows)
    disk.close()
    return found


async def flood(
    server: "Server", sitting: "Sitting", token: str | None, frames: int, seed: int
) -> Counter[str]:
    """Send them all without waiting for an answer; how often each code came back."""
    rng, codes = random.Random(seed), Counter[str]()
    async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None, max_queue=None) as socket:
        hello = {"tokens": [] if token is None else [token], "table": sitting.id}
        await socket.send(json.dumps(VALID[0] | hello))
        reader = asyncio.create_task(count(socket, codes, frames))
        for number in range(frames):
            await socket.send(KINDS[number % len(KINDS)](rng))
            if number % 20 == 0:
                await asyncio.sleep(0)
        await asyncio.wait_for(reader, 60)
    return codes


async def count(socket: ClientConnection, codes: Counter[str], frames: int) -> None:
    async for text in socket:
        if '"type":"refused"' in str(text):
            codes[json.loads(text)["code"]] += 1
        assert '"type":"done"' not in str(text), text
        if codes.total() == frames:
            return


def test_twenty_thousand_frames_of_garbage_change_nothing(server: "Server", play: Any) -> None:
    playing = [server.table(game, people=2, bots=1) for game in ("caramba", "pamplona", "sombreros")]
    waiting = server.table("caramba", people=1, bots=1, begin=False)
    for sitting in playing:
        people = server.everybody(sitting)
        play(people, random.Random(1).choice, turns=12)
    server.hang_up()
    tables = [*playing, waiting]
    before = everything(server, tables)

    async def all_at_once() -> list[Counter[str]]:
        lines = [(sitting, token) for sitting in tables for token in (sitting.tokens[0], None)]
        lines += [(waiting, waiting.tokens[0])] * 8
        each = FRAMES // len(lines) + 1
        floods = [flood(server, table, token, each, n) for n, (table, token) in enumerate(lines)]
        return await asyncio.gather(*floods)

    answers = asyncio.run(all_at_once())
    assert sum(codes.total() for codes in answers) >= FRAMES  # each frame was answered
    codes = sum(answers, Counter())
    assert set(codes) == {"bad_message", "not_your_seat", "stale", "not_playing", "chat_too_long"}
    assert everything(server, tables) == before
    for sitting in playing:
        people = server.everybody(sitting)
        play(people, random.Random(2).choice)
        assert people[0].state["outcome"] is not None


def test_garbage_instead_of_a_hello_is_refused_and_the_line_closed(server: "Server") -> None:
    sitting = server.table()
    before = everything(server, [sitting])
    rng = random.Random(1)
    for kind in KINDS:
        for _ in range(6):
            frame = kind(rng)
            client = server.dial()
            client.socket.send(frame)
            answer = client.receive()
            assert answer["type"] == "refused", frame
            assert answer["code"] in ("bad_message", "unknown_table", "bad_protocol")
            assert client.ended() == 4400
            client.close()
    assert everything(server, [sitting]) == before


def frame(first: int, data: bytes) -> bytes:
    """As a client sends it: the first byte says what it is; masked with zeros."""
    if len(data) < 126:
        return bytes([first, 0x80 | len(data)]) + bytes(4) + data
    kind, width = (126, 2) if len(data) < 2**16 else (127, 8)
    return bytes([first, 0x80 | kind]) + len(data).to_bytes(width, "big") + bytes(4) + data


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(0x81, b"\xff" * 200), 1007),  # not UTF-8
        (frame(0x81, b"\xff"), 1007),
        (b"\x81\x02{}", 1002),  # not masked
        (frame(0x01, b"{") + frame(0x81, b"{}"), 1002),  # a text within a text
        (frame(0x80, b"x" * 200), 1002),  # the rest of nothing
        (frame(0xC1, b"x" * 200), 1002),  # compressed, which nobody agreed on
        (frame(0x83, b"x" * 200), 1002),  # of no kind
        (frame(0x89, b"x" * 200), 1002),  # a ping that is too long
        (frame(0x81, b"x" * 20_000), 1009),  # too long
        (frame(0x82, b"x" * 2_000_000), 1009),
    ],
)
def test_a_broken_frame_ends_the_line_and_nothing_else(
    server: "Server", sent: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = server.table()
    client, other = server.enter(sitting.id, sitting.tokens[0]), server.enter(sitting.id)
    try:
        client.socket.socket.sendall(sent)
        assert client.ended() in (code, 1006 if code == 1009 else code)
    except OSError:  # a connection reset, or a socket that the client's other thread has closed by then
        assert code == 1009  # hung up in the middle of it
    other.see(lambda state: not state["players"][0]["online"])
    assert server.enter(sitting.id, sitting.tokens[0]).state["seat"] == 0
    assert not [line for line in caplog.records if line.exc_info]  # of which anybody could write thousands


def test_however_messages_are_cut_each_is_heard(server: "Server") -> None:
    sitting = server.table()
    client = server.enter(sitting.id, sitting.tokens[0])
    chats = [json.dumps({"type": "chat", "id": id, "seat": 0, "text": 9 * id}).encode() for id in "abc"]
    sent = b"".join(frame(0x81, chat) for chat in chats)
    for cuts in ((0, 1), (1, 7), (7, len(sent) // 2), (len(sent) // 2, len(sent))):
        client.socket.socket.sendall(sent[slice(*cuts)])
        server.enter(sitting.id).close()  # meanwhile the server has seen the piece
    for id in "abc":
        assert client.until(lambda message: message["type"] == "done")["id"] == id


def test_half_a_message_and_then_silence_holds_nobody_up(server: "Server") -> None:
    sitting = server.table()
    client, other = server.enter(sitting.id, sitting.tokens[0]), server.enter(sitting.id, sitting.tokens[1])
    client.socket.socket.sendall(frame(0x01, b'{"type":' + b" " * 200))
    assert other.ask("chat", seat=1, text="hi")["type"] == "done"
    client.cut()
    other.see(lambda state: not state["players"][0]["online"])


@pytest.mark.parametrize("first", [0x89, 0x8A, 0x00])
def test_who_floods_a_line_with_what_is_no_message_is_hung_up_on(server: "Server", first: int) -> None:
    """Pings, pongs, pieces of a message without end: nobody reads them, so nothing slows them down."""
    sitting = server.table()
    client, other = server.enter(sitting.id, sitting.tokens[0]), server.enter(sitting.id, sitting.tokens[1])
    pieces = frame(0x01, b"{") if first == 0x00 else b""
    client.socket.socket.sendall(pieces + 100 * frame(first, b""))
    assert other.ask("chat", seat=1, text="some are fine")["type"] == "done"
    assert server.room(sitting.id).audience.here == {0, 1}
    with suppress(OSError):  # a connection reset
        client.socket.socket.sendall(1000 * frame(first, b""))
    assert client.ended() == 1006
    other.see(lambda state: not state["players"][0]["online"])


def test_a_client_that_hangs_up_while_it_is_answered_leaves_no_trace(server: "Server") -> None:
    sitting = server.table()
    watcher = server.enter(sitting.id)
    before = watcher.state["version"]
    for _ in range(20):
        client = server.enter(sitting.id, sitting.tokens[0])
        for _ in range(20):
            client.say(type="nonsense")
        client.cut()
    server.wait(lambda: len(server.room(sitting.id).audience.viewers) == 1)
    seen = watcher.see(lambda state: not state["players"][0]["online"])
    assert seen["version"] == before
    assert server.enter(sitting.id).log == watcher.log
