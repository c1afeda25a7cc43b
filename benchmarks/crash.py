"""Kill the server at random moments: `python benchmarks/crash.py --times 1000`.

Several tables are in play, and their players note every acknowledgement. After each SIGKILL the logs on disk
must hold all of it, in order and once; every table must load; and the next server must go on from there, with
whatever was asked and not answered asked again. At the end all games are finished and their dice verified.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from http.client import HTTPException
from multiprocessing.process import BaseProcess
from pathlib import Path
from socket import socket
from threading import Event
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tertulia.cli.progress import stepwise
from tertulia.core.record import parse
from tertulia.games import GAMES, game
from tertulia.server import archive, log
from tertulia.server.app import create_app
from tertulia.server.proof import verify
from tertulia.server.run import listen, run
from tertulia.server.settings import Settings
from tertulia.server.shares import GUEST, NO_LIMIT
from tertulia.server.store import Store
from tertulia.server.table import hash_token
from tertulia.testing import random_play

GONE = (OSError, HTTPException, WebSocketException)
"""What a client meets when its server dies."""
KINDS = {"act": log.Played, "undo": log.Undone, "chat": log.Chatted}


class Player:
    """Somebody who holds seats at a table and remembers whatever the server said was done."""

    def __init__(self, game: str, rng: random.Random) -> None:
        self.game, self.rng = game, rng
        self.table = ""
        self.tokens: dict[str, list[str]] = {}
        """By table. A crash before the start leaves tables behind that nobody comes back to."""
        self.state: dict[str, Any] = {}
        self.asked: dict[str, Any] | None = None
        """Sent, and not yet answered."""
        self.done: list[dict[str, Any]] = []
        self.over = False

    def play(self, base: str, stopped: Event) -> None:
        """As long as there is a server and the game goes on."""
        while not self.over and not stopped.is_set():
            try:
                self.visit(base)
            except GONE:
                time.sleep(0.005)

    def visit(self, base: str) -> None:
        if not self.table:
            self.table = self.sit_down(base)
        with connect(f"{base.replace('http', 'ws')}ws", compression=None) as socket:
            hello = {"type": "hello", "protocol": 1, "table": self.table, "tokens": self.tokens[self.table]}
            socket.send(json.dumps(hello))
            if self.asked is not None:
                socket.send(json.dumps(self.asked))
            while not self.over:
                self.hear(socket, json.loads(socket.recv()))

    def sit_down(self, base: str) -> str:
        seats = self.rng.randint(2, 4)
        table = str(call(f"{base}api/tables", {"game": self.game, "seats": seats})["table"])
        tokens = self.tokens[table] = []
        for _ in range(self.rng.randint(1, seats)):
            player = {"name": "Ana", "entropy": self.rng.choice([None, "olé"])}
            tokens.append(call(f"{base}api/tables/{table}/seats", player)["token"])
        call(f"{base}api/tables/{table}/start", token=tokens[0])
        return table

    def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "refused":
            raise AssertionError(message)
        if message["type"] == "state":
            self.state = message
        if message["type"] == "done" and self.asked is not None:
            assert message["id"] == self.asked["id"]
            self.done.append({**self.asked, "acknowledged": message["version"]})
            self.asked = None
        if self.asked is None and self.state:
            self.over = self.state["status"] == "over"
            if self.state["legal"]:
                self.asked = self.wish(self.state)
                socket.send(json.dumps(self.asked))

    def wish(self, state: dict[str, Any]) -> dict[str, Any]:
        wanted = {"id": str(len(self.done)), "seat": state["seat"]}
        dice = self.rng.random()
        if dice < 0.05:
            return {"type": "chat", **wanted, "text": "hola"}
        if dice < 0.2 and state["can_undo"]:
            return {"type": "undo", **wanted, "version": state["version"]}
        action = self.rng.choice(state["legal"])["notation"]
        return {"type": "act", **wanted, "version": state["version"], "action": action}

    def check(self, logs: dict[str, list[log.Entry]]) -> None:
        """All that was acknowledged is in the logs: each once, as asked, in the order of the answers."""
        for table, tokens in self.tokens.items():
            seated = {entry.token_hash for entry in logs[table] if isinstance(entry, log.Seated)}
            assert {hash_token(token) for token in tokens} <= seated, f"a seat at {table} is lost"
        places = defaultdict(list)
        for place, entry in enumerate(logs.get(self.table, [])):
            places[getattr(entry, "id", None)].append(place)
        last = -1
        for asked in self.done:
            assert len(places[asked["id"]]) == 1, f"{self.table}: {asked} is {places[asked['id']]} in the log"
            (place,) = places[asked["id"]]
            entry = logs[self.table][place]
            assert place > last, f"{self.table}: {asked} was answered later than it happened"
            assert isinstance(entry, KINDS[asked["type"]]), f"{self.table}: {asked} became {entry}"
            assert not isinstance(entry, log.Played) or entry.events[0] == asked["action"]
            assert isinstance(entry, log.Chatted) or place < asked["acknowledged"], f"{self.table}: a gap"
            last = place


def call(url: str, data: Any = None, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"}
    request = urllib.request.Request(url, json.dumps(data).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise AssertionError(f"{url}: {error.read().decode()}") from None


class Crashes:
    """One database, one server after another, and players who stay."""

    def __init__(self, folder: Path, tables: int, seed: str) -> None:
        self.database, self.errors = f"sqlite:///{folder}/tables.sqlite", folder / "errors"
        self.rng = random.Random(seed)
        self.players = [self.player(number) for number in range(tables)]
        self.retired: list[Player] = []
        self.playing: list[Future[None]] = []

    def player(self, number: int) -> Player:
        return Player(GAMES[number % len(GAMES)], random.Random(self.rng.random()))

    def kill(self) -> None:
        """Start a server, let everybody play, kill it at a random moment, and look at what is left."""
        moment = self.rng.uniform(0, 0.1) if self.rng.random() < 0.2 else self.rng.uniform(0.1, 0.5)
        with self.played() as server:
            time.sleep(moment)
            server.kill()
            server.join()
        assert server.exitcode == -signal.SIGKILL, f"the server ended by itself: {self.errors.read_text()}"
        self.check(self.players)
        for number, player in enumerate(self.players):
            if player.over:
                self.retired.append(player)
                self.players[number] = self.player(number)

    def finish(self) -> None:
        """A last server, until all games are over."""
        with self.played() as server:
            wait(self.playing)
            server.terminate()
            server.join(5)
        assert server.exitcode == -signal.SIGTERM, f"no end within 5 s: {server.exitcode}"
        assert '"level": "error"' not in self.errors.read_text(), self.errors.read_text()

    @contextmanager
    def played(self) -> Iterator[BaseProcess]:
        """A server process, with everybody playing there; the listener is its own, and dies with it."""
        listener, stopped = listen("127.0.0.1", 0), Event()
        settings = Settings(
            self.database,
            port=listener.getsockname()[1],
            share=GUEST.times(NO_LIMIT),
            messages_per_second=1e9,
            chats_per_minute=1e9,
        )
        process = multiprocessing.get_context("fork").Process(
            target=serve, args=(settings, listener, self.errors), daemon=True
        )
        process.start()
        listener.close()
        with ThreadPoolExecutor(len(self.players)) as pool:
            self.playing = [pool.submit(player.play, settings.url, stopped) for player in self.players]
            try:
                yield process
            finally:
                process.kill()
                stopped.set()
        for player in self.playing:
            player.result()

    def check(self, players: Sequence[Player]) -> int:
        """Every table of these players loads and holds what they were promised; how many promises."""
        logs = asyncio.run(read(self.database, [table for player in players for table in player.tokens]))
        for table, rows in logs.items():
            archive.loaded(table, rows)
        for player in players:
            player.check({table: [entry for _, entry in rows] for table, rows in logs.items()})
        return sum(len(player.done) for player in players)


def serve(settings: Settings, listener: socket, errors: Path) -> None:
    with errors.open("a") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())  # the processes of a server write there, too
        run(create_app(settings), settings, listener)


async def read(database: str, tables: Sequence[str]) -> dict[str, list[tuple[float, log.Entry]]]:
    store = Store(database)
    try:
        return {table: await store.read(table) for table in tables}
    finally:
        await store.close()


async def verified(database: str) -> int:
    """Every table loads, also those left behind; how many are over, with dice that agree with their proof."""
    store, count = Store(database), 0
    try:
        for table in await store.all_tables():
            line = await archive.export_record(store, table)
            if line is not None:
                record = parse(line)
                verify(game(record.game), record)
                count += 1
    finally:
        await store.close()
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=1000, help="how many kills (1000)")
    parser.add_argument("--tables", type=int, default=6, help="tables in play at once (6)")
    parser.add_argument("--seed", default=str(time.time_ns()), help="equal seeds, equal moments")
    args = parser.parse_args()
    for key in GAMES:
        deque(random_play(game(key), 4, "warm"), 0)  # compiled here, so that a server starts in no time
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        crashes = Crashes(Path(folder), args.tables, args.seed)
        for _ in stepwise("kills", range(args.times)):
            crashes.kill()
        crashes.finish()
        promises = crashes.check([*crashes.retired, *crashes.players])
        over = asyncio.run(verified(crashes.database))
    print(
        f"{args.times} kills in {time.monotonic() - begin:.0f} s (seed {args.seed}): all {promises} requests "
        f"acknowledged are in the logs, in order and once; {over} games were finished, with dice that agree"
    )


if __name__ == "__main__":
    main()
