"""Connections that say nothing are hung up on, and never keep others out."""

import asyncio
import contextlib
import logging
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

import pytest

from tertulia.server import files
from tertulia.server.connections import Inbox

if TYPE_CHECKING:
    from tests.server.conftest import Server

Serve = Callable[..., "Server"]
FILES = 256
SERVER = f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
from tertulia.cli import main
main()
"""
REQUEST = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"


def ended(line: socket.socket) -> bool:
    """Whether the server hangs up, before we lose patience."""
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost", POST, POST + b"{"])
def test_who_does_not_send_a_whole_request_in_time_is_hung_up_on(
    serve: Serve, said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve(head_seconds=0.3, body_seconds=0.3)
    with server.raw() as line:
        line.settimeout(3)  # less than uvicorn itself waits for the next request
        line.sendall(said)
        begin = time.monotonic()
        assert ended(line)
        assert time.monotonic() - begin < 2.5
    assert [record for record in caplog.records if record.levelno > logging.INFO] == []


@pytest.mark.parametrize("said", [b"GET /", b"\r\n"])
def test_the_next_request_of_a_connection_has_its_time_too(serve: Serve, said: bytes) -> None:
    server = serve(head_seconds=0.3)
    line = HTTPConnection("127.0.0.1", server.port, timeout=3)
    for _ in range(3):
        line.request("GET", "/api/games")
        assert line.getresponse().read()
        time.sleep(0.5)  # an idle connection may be used again
    line.sock.sendall(said)
    assert ended(line.sock)
    line.close()


def test_a_head_has_an_end(serve: Serve) -> None:
    with serve().raw() as line:
        line.settimeout(3)  # less than a head has time
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with contextlib.suppress(ConnectionError):
            for _ in range(1000):
                line.sendall(b"x-more: " + b"y" * 1000 + b"\r\n")
        assert ended(line)


def test_drops_of_a_request_win_no_time(serve: Serve) -> None:
    server = serve(head_seconds=0.5)
    with server.raw() as line, contextlib.suppress(OSError):
        begin = time.monotonic()
        for byte in REQUEST * 10:
            line.sendall(bytes([byte]) if byte != 13 else b"")
            time.sleep(0.02)
            if time.monotonic() - begin > 3:
                pytest.fail("the server still listens")


def test_who_plays_may_be_silent_for_as_long_as_they_think(serve: Serve) -> None:
    server = serve(head_seconds=0.1, body_seconds=0.1)
    sitting = server.table()
    player = server.enter(sitting.id, sitting.tokens[0])
    time.sleep(0.4)
    assert player.ask("chat", seat=0, text="hm")["type"] == "done"


def dial(port: int, source: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 5, source_address=(source, 0))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one address of their own only")
def test_an_address_has_so_many_connections_and_others_theirs(serve: Serve) -> None:
    server = serve(connections_per_address=3)
    with contextlib.ExitStack() as lines:
        held = [lines.enter_context(dial(server.port, "127.0.0.2")) for _ in range(3)]
        assert ended(lines.enter_context(dial(server.port, "127.0.0.2")))
        other = lines.enter_context(dial(server.port, "127.0.0.3"))
        other.sendall(REQUEST)
        assert other.recv(100).startswith(b"HTTP/1.1 200")
        held[0].close()
        server.wait(lambda: server.uvicorn.config.doors.count["127.0.0.2"] == 2)  # type: ignore[attr-defined]
        again = lines.enter_context(dial(server.port, "127.0.0.2"))
        again.sendall(REQUEST)
        assert again.recv(100).startswith(b"HTTP/1.1 200")


def test_sockets_are_connections_until_they_end(serve: Serve) -> None:
    server = serve()
    doors = server.uvicorn.config.doors  # type: ignore[attr-defined]
    server.wait(lambda: not doors.addresses)
    client = server.enter(server.table().id)
    server.wait(lambda: len(doors.addresses) == 1)
    assert not doors.silent
    client.close()
    server.wait(lambda: not doors.addresses)


# Few files


@pytest.fixture
def poor(tmp_path: Path) -> Iterator[int]:
    """A server that may open few files; its port."""
    flags = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}"]
    process = subprocess.Popen([sys.executable, "-c", SERVER, *flags], stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    lines = []
    for line in process.stderr:
        lines.append(line)
        if '"event": "start"' in line:
            break
    assert any("the limit of open files is low" in line for line in lines), lines
    yield int(lines[-1].partition("127.0.0.1:")[2].partition("/")[0])
    process.kill()
    process.communicate()


def test_silent_connections_make_room_for_a_visitor(poor: int) -> None:
    """More of them than the server has files for: before, nobody else was answered any more."""
    with contextlib.ExitStack() as lines:
        for _ in range(2 * FILES):
            lines.enter_context(socket.create_connection(("127.0.0.1", poor), 5))
        for _ in range(5):
            begin = time.monotonic()
            visitor = lines.enter_context(socket.create_connection(("127.0.0.1", poor), 5))
            visitor.sendall(REQUEST)
            assert visitor.recv(100).startswith(b"HTTP/1.1 200")
            assert time.monotonic() - begin < 2


@pytest.mark.parametrize(
    ("soft", "hard", "raised", "warns"),
    [
        (256, 1024, 1024, True),
        (1024, 20_000, 20_000, False),
        (1024, resource.RLIM_INFINITY, files.WANTED, False),
        (1 << 20, 1 << 20, None, False),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, None, False),
    ],
)
def test_the_limit_of_files_is_raised_and_a_low_one_is_told(
    soft: int, hard: int, raised: int | None, warns: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        mock.patch("resource.getrlimit", return_value=(soft, hard)),
        mock.patch("resource.setrlimit") as setrlimit,
    ):
        files.raise_limit()
        expected = [] if raised is None else [mock.call(resource.RLIMIT_NOFILE, (raised, hard))]
        assert setrlimit.call_args_list == expected
        assert 0 < files.room_for_connections() < files.WANTED
    assert bool(caplog.records) == warns


def test_who_says_much_at_once_lets_others_have_their_turn() -> None:
    async def hear() -> list[str]:
        inbox, turns = Inbox(), list[str]()
        for text in ("one", "two"):
            inbox.put_nowait({"type": "websocket.receive", "text": text})
        asyncio.get_running_loop().call_soon(turns.append, "another")
        for _ in range(2):
            turns.append(str((await inbox.get()).get("text")))
        return turns

    assert asyncio.run(hear()) == ["another", "one", "two"]
