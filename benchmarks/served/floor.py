"""The least that a durable server can do here: our sockets, our store, and no game at all.

Run as a program it speaks as much of the protocol as the load generator needs. An action is committed and
both players are told a state as large as ours, made anew for each. What our server takes beyond that is its
own: rules, views, clocks, who may do what.
"""

import os
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from served.load import Measured, Meter, measure
from served.servers import Server, claimed_port, started
from served.tables import OurTable
from served.wire import Fail
from tertulia.server import log
from tertulia.server.lines import EXTENSION, Line, framed
from tertulia.server.run import listen, run
from tertulia.server.settings import Settings
from tertulia.server.store import Store

VIEW = "x" * 500
"""With it a state is as long as one of ours."""
encode, decode = msgspec.json.encode, msgspec.json.decode


@dataclass
class Table:
    lines: list[Line] = field(default_factory=list)
    version: int = 0

    def tell(self) -> None:
        for seat, line in enumerate(self.lines):
            legal = [{"notation": "a"}] if seat == 0 else []
            state = {
                "type": "state",
                "version": self.version,
                "status": "playing",
                "legal": legal,
                "view": VIEW,
            }
            line.write(framed(encode(state)))


class Floor:
    def __init__(self, store: Store) -> None:
        self.store, self.tables = store, dict[str, Table]()

    async def create(self, _: Request) -> JSONResponse:
        self.tables[name := secrets.token_urlsafe(9)] = Table()
        return JSONResponse({"table": name}, 201)

    async def sit(self, _: Request) -> JSONResponse:
        return JSONResponse({"token": secrets.token_urlsafe(9)}, 201)

    async def start(self, request: Request) -> JSONResponse:
        self.tables[request.path_params["table"]].tell()
        return JSONResponse({})

    async def health(self, _: Request) -> JSONResponse:
        return JSONResponse({})

    async def play(self, socket: WebSocket) -> None:
        await socket.accept()
        name, line = socket.path_params["table"], socket.scope["extensions"][EXTENSION]
        table = self.tables[name]
        table.lines.append(line)
        while (event := await socket.receive())["type"] == "websocket.receive":
            act = decode(event["text"])
            if act["type"] == "act":
                played = log.Played(seat=act["seat"], id=act["id"], events=[act["action"]])
                await self.store.append(name, table.version, [(time.time(), played)])
                table.version += 1
                table.tell()
                line.write(framed(encode({"type": "done", "id": act["id"], "version": table.version})))

    def routes(self) -> list[Route | WebSocketRoute]:
        return [
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables/{table}/seats", self.sit, methods=["POST"]),
            Route("/api/tables/{table}/start", self.start, methods=["POST"]),
            Route("/healthz", self.health),
            WebSocketRoute("/ws/{table}", self.play),
        ]


@contextmanager
def floor() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder, claimed_port() as port:
        command = [sys.executable, "-m", "served.floor", str(port), f"sqlite:///{folder}/tables.sqlite"]
        path = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
        with started(command, port, "/healthz", Path(folder), path) as server:
            yield server


async def measured(tables: int, pause: float, seconds: float) -> Measured:
    with floor() as server:

        def make(seed: int, fail: Fail) -> OurTable:
            return OurTable([server.base], "", seed, fail)

        return await measure(make, Meter(server.cpu_seconds), tables, pause, seconds)


def main(port: str, database: str) -> None:
    app = Starlette(routes=Floor(Store(database)).routes())
    app.state.home = SimpleNamespace()
    run(app, Settings(database, connections_per_address=1 << 16), listen("127.0.0.1", int(port)))


if __name__ == "__main__":
    main(*sys.argv[1:])
