"""`tertulia serve`: a real process, its address, its logs, its end."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tertulia.cli import serve as command
from tertulia.server.settings import Settings

Run = Callable[..., CompletedProcess[str]]
SHUTDOWN_SECONDS = 5.0


class Process:
    """`tertulia serve`, ready when this is made."""

    def __init__(self, folder: Path, *flags: str, **environment: str) -> None:
        self.errors = folder / "stderr"
        with self.errors.open("w") as errors:
            self.popen = subprocess.Popen(
                [sys.executable, "-c", "from tertulia.cli import main; main()", "serve", *flags],
                stderr=errors,
                env=os.environ | environment,
            )
        while not self.lines():
            assert self.popen.poll() is None, self.errors.read_text()
            time.sleep(0.01)
        self.url: str = self.lines()[0]["url"]

    def lines(self) -> list[dict[str, Any]]:
        """The log so far: JSON on every line that has an end."""
        return [json.loads(line) for line in self.errors.read_text().splitlines(True) if line.endswith("\n")]

    def post(self, path: str, data: Any = None, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        request = urllib.request.Request(self.url + path, json.dumps(data).encode(), headers, method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def end(self, number: int) -> float:
        """Send a signal; how many seconds the process took to end."""
        begin = time.monotonic()
        self.popen.send_signal(number)
        self.popen.wait(20)
        return time.monotonic() - begin


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    started: list[Process] = []

    def start(*flags: str, **environment: str) -> Process:
        database = {"TERTULIA_DATABASE": f"sqlite:///{tmp_path / 'deep' / 'down' / 'tables.sqlite'}"}
        started.append(Process(tmp_path, "--port", "0", *flags, **(database | environment)))
        return started[-1]

    yield start
    for process in started:
        process.popen.kill()
        process.popen.wait()


def hello(lines: ExitStack, process: Process, table: str, *tokens: str) -> ClientConnection:
    line = lines.enter_context(connect(process.url.replace("http", "ws") + "ws", compression=None))
    line.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "tokens": tokens}))
    assert json.loads(line.recv())["type"] == "welcome"
    return line


def test_a_server_starts_logs_and_ends_within_five_seconds(serve: Callable[..., Process]) -> None:
    """With open sockets: of a player, of somebody who does not read, and of somebody who says nothing."""
    process = serve()
    table = process.post("api/tables", {"game": "caramba", "seats": 2})["table"]
    held = process.post(f"api/tables/{table}/seats", {"name": "Ana", "entropy": "my own dice"})
    process.post(f"api/tables/{table}/start", token=held["token"])
    lines = ExitStack()
    player = hello(lines, process, table, held["token"])
    hello(lines, process, table)  # and never reads again
    player.send(json.dumps({"type": "chat", "id": "1", "seat": 0, "text": "a word among friends"}))
    port = int(process.url.rstrip("/").rpartition(":")[2])
    with lines, socket.create_connection(("127.0.0.1", port)) as mute:
        assert process.end(signal.SIGTERM) < SHUTDOWN_SECONDS
        assert process.popen.returncode == -signal.SIGTERM
        with pytest.raises(ConnectionClosed):
            deque(player, 0)
        assert player.close_code == 1012
        assert mute.recv(1) == b""
    events = process.lines()
    assert [line["event"] for line in events] == [
        "start",
        "table created",
        "sat down",
        "game started",
        "stop",
    ]
    assert {line["level"] for line in events} == {"info"}
    assert events[0]["database"].endswith("tables.sqlite")
    assert (events[1]["table"], events[1]["game"]) == (table, "caramba")
    for secret in (held["token"], "a word among friends", "my own dice", "Ana"):
        assert secret not in process.errors.read_text()


def test_what_was_played_is_there_after_a_restart(serve: Callable[..., Process]) -> None:
    first = serve()
    table = first.post("api/tables", {"game": "pamplona", "seats": 2, "access": "open"})["table"]
    first.end(signal.SIGTERM)
    second = serve()
    with urllib.request.urlopen(second.url + "api/tables") as answer:
        assert [found["table"] for found in json.load(answer)] == [table]


def test_control_c_ends_it_without_a_fuss(serve: Callable[..., Process]) -> None:
    process = serve()
    assert process.end(signal.SIGINT) < SHUTDOWN_SECONDS
    assert process.popen.returncode == 130
    assert [line["event"] for line in process.lines()] == ["start", "stop"]


def test_flags_count_more_than_the_environment(serve: Callable[..., Process], tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"
    process = serve("--host", "localhost", "--database", f"sqlite:///{other}", TERTULIA_HOST="nowhere")
    assert process.url.startswith("http://localhost:")
    assert other.exists()
    assert not (tmp_path / "deep").exists()


def test_who_looks_on_reads_a_sentence(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", "from tertulia.cli import main; main()", "serve", "--port", "0"],
        stderr=theirs,
        env=os.environ | {"TERTULIA_DATABASE": f"sqlite:///{tmp_path / 'tables.sqlite'}"},
    )
    os.close(theirs)
    with open(ours, encoding="utf-8") as terminal:
        line = terminal.readline()
        process.terminate()
        process.wait(20)
    assert line.startswith("Tertulia listens on http://127.0.0.1:")
    assert line.endswith("tables.sqlite\n")


def test_a_port_in_use_is_told_in_one_line(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("serve", "--port", port)
    assert (result.returncode, result.stdout) == (2, "")
    told = f"cannot listen on 127.0.0.1:{port}: Address already in use; name another --port"
    assert result.stderr == f"tertulia: {told}\n"


# In the browser


@dataclass
class Desk:
    """What happens to somebody who types `tertulia`: which addresses are opened, on which port it listens."""

    port: int
    opened: list[str] = field(default_factory=list)
    served: list[str] = field(default_factory=list)
    works: bool = True

    def open(self, url: str) -> bool:
        self.opened.append(url)
        return self.works

    def run(self, app: Any, settings: Settings, listener: socket.socket) -> None:
        with socket.create_connection(listener.getsockname()[:2]):  # a browser would get through already
            self.served.append(settings.url)
        while not self.opened:
            time.sleep(0.001)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Desk:
    with socket.create_server(("127.0.0.1", 0)) as free:
        sat = Desk(free.getsockname()[1])
    monkeypatch.setattr(command, "PORT", sat.port)
    monkeypatch.setattr(command, "KNOCK_SECONDS", 0.2)
    monkeypatch.setattr("webbrowser.open", sat.open)
    monkeypatch.setattr("tertulia.server.run.run", sat.run)
    monkeypatch.setattr(command, "default_database", lambda: f"sqlite:///{tmp_path / 'tables.sqlite'}")
    return sat


@pytest.mark.parametrize("args", [(), ("serve", "--open")])
def test_without_a_command_the_browser_opens(run: Run, desk: Desk, args: tuple[str, ...]) -> None:
    result = run(*args)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert desk.opened == desk.served == [f"http://127.0.0.1:{desk.port}/"]


def test_serve_alone_opens_nothing(run: Run, desk: Desk) -> None:
    desk.opened.append("nothing but this")
    assert run("serve", "--port", "0").returncode == 0
    assert len(desk.opened) == len(desk.served) == 1


def test_a_tertulia_that_runs_already_is_shown(
    run: Run, desk: Desk, serve: Callable[..., Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = serve()
    monkeypatch.setattr(command, "PORT", int(first.url.rstrip("/").rpartition(":")[2]))
    monkeypatch.setattr(command, "KNOCK_SECONDS", 60.0)  # it does answer, however loaded this machine is
    result = run()
    assert (result.returncode, result.stdout) == (0, "")
    assert result.stderr == f"Tertulia is running already, at {first.url}\n"
    assert (desk.opened, desk.served) == ([first.url], [])


def test_tables_of_ones_own_are_not_looked_for_at_another_tertulia(
    run: Run, desk: Desk, serve: Callable[..., Process], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first = serve()
    monkeypatch.setattr(command, "PORT", int(first.url.rstrip("/").rpartition(":")[2]))
    monkeypatch.setattr(command, "KNOCK_SECONDS", 60.0)  # it does answer, however loaded this machine is
    assert run("serve", "--open", "--database", f"sqlite:///{tmp_path / 'own.sqlite'}").returncode == 0
    assert desk.opened == desk.served != [first.url]


@pytest.mark.parametrize(
    "answer",
    [b"", b"SSH-2.0\r\n", b"HTTP/1.0 200 OK\r\n\r\nhello", b'HTTP/1.0 404 No\r\n\r\n{"status":"ok"}'],
)
def test_a_port_that_something_else_holds_is_left_to_it(run: Run, desk: Desk, answer: bytes) -> None:
    def speak(holder: socket.socket) -> None:
        with contextlib.suppress(OSError):
            line, _ = holder.accept()
            with line:
                line.recv(1000)
                line.sendall(answer)

    with socket.create_server(("127.0.0.1", desk.port)) as holder:
        threading.Thread(target=speak, args=(holder,), daemon=True).start()
        assert run().returncode == 0
        named = run("serve", "--open", "--port", desk.port)
    assert desk.opened == desk.served
    assert len(desk.opened) == 1
    assert desk.opened[0].startswith("http://127.0.0.1:")
    assert desk.opened != [f"http://127.0.0.1:{desk.port}/"]
    assert named.returncode == 2
    assert f"cannot listen on 127.0.0.1:{desk.port}" in named.stderr


def test_a_server_for_everybody_is_opened_from_nearby(run: Run, desk: Desk) -> None:
    assert run("serve", "--open", "--host", "0.0.0.0").returncode == 0
    assert desk.served == [f"http://0.0.0.0:{desk.port}/"]
    assert desk.opened == [f"http://127.0.0.1:{desk.port}/"]


@pytest.mark.parametrize("typed", [("--home",), ("serve", "--open", "--home")])
def test_one_flag_lets_the_home_network_in(run: Run, desk: Desk, typed: tuple[str, ...]) -> None:
    assert run(*typed).returncode == 0
    assert desk.served == [f"http://0.0.0.0:{desk.port}/"]
    assert desk.opened == [f"http://127.0.0.1:{desk.port}/"]


def test_without_a_browser_the_address_is_told(
    run: Run, desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    desk.works = False
    assert run().returncode == 0
    while not caplog.messages:
        time.sleep(0.001)
    assert caplog.messages == [f"no browser could be opened; the address is http://127.0.0.1:{desk.port}/"]


def test_the_browser_that_opens_finds_the_server(serve: Callable[..., Process], tmp_path: Path) -> None:
    """A real process and a browser that only writes down where it was sent."""
    note, browser = tmp_path / "note", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}\n')
    browser.chmod(0o755)
    process = serve("--open", BROWSER=f"{browser} %s")
    begin = time.monotonic()
    while not (note.exists() and note.read_text()):
        assert time.monotonic() - begin < 20
        time.sleep(0.01)
    assert note.read_text().strip() == process.url
    with urllib.request.urlopen(process.url + "healthz") as answer:
        assert json.load(answer) == {"status": "ok"}


# Mistakes


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (["--host", "no.such.host.invalid"], "cannot listen on no.such.host.invalid:0: "),
        (["--port", "99999"], "--port"),
        (["--port", "http"], "--port"),
        (["--database", "nonsense"], "cannot keep tables in nonsense: "),
        (["--database", "sqlite:////dev/null/tables.sqlite"], "cannot keep tables in sqlite:////dev/null"),
        (["--database", "sqlite://"], "name a file"),
        (["--rate", "0"], "--rate"),
    ],
)
def test_a_mistake_is_told_in_one_line(run: Run, flags: list[str], reason: str) -> None:
    result = run("serve", "--port", "0", *flags)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("tertulia: ")
    assert result.stderr.count("\n") == 1
    assert reason in result.stderr
