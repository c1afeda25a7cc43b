"""The table server under load: `python benchmarks/server.py`.

One server process on one core, this load generator on another, everything on loopback. Two-seat tables with
uniform players, one WebSocket a seat. Latency runs from sending an action until both viewers have the new
view. In the closed loop every table acts as soon as it can; in the open loop once in --pause seconds.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVER = """
import os, sys
os.sched_setaffinity(0, {0})
import uvicorn
from tertulia.server.app import create_app
from tertulia.server.settings import Settings
settings = Settings(database=sys.argv[2], messages_per_second=1e9, burst=10**9, request_burst=10**9)
uvicorn.run(create_app(settings), port=int(sys.argv[1]), log_level="warning", ws="websockets-sansio",
            ws_per_message_deflate=False, ws_max_size=settings.message_bytes)
"""


class State(msgspec.Struct):
    """What the load generator needs of a message."""

    type: str
    version: int = 0
    status: str = ""
    seat: int | None = None
    legal: list[dict[str, Any]] = []


decode = msgspec.json.Decoder(State).decode


class Table:
    """One table with two players in two sockets."""

    def __init__(self, base: str, game: str, seed: int) -> None:
        self.base, self.game, self.rng = base, game, random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.versions = [0, 0]
        self.latest: list[State | None] = [None, None]
        self.changed = asyncio.Event()
        self.count = 0
        self.readers: list[asyncio.Task[None]] = []

    def call(self, path: str, data: Any = None, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        request = urllib.request.Request(self.base + path, json.dumps(data).encode(), headers, method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        made = await loop.run_in_executor(None, self.call, "/api/tables", {"game": self.game, "seats": 2})
        path = f"/api/tables/{made['table']}"
        tokens = []
        for name in ("Ana", "Bo"):
            held = await loop.run_in_executor(None, self.call, f"{path}/seats", {"name": name})
            tokens.append(held["token"])
        for seat, token in enumerate(tokens):
            socket = await connect(self.base.replace("http", "ws") + "/ws", compression=None, max_queue=64)
            hello = {"type": "hello", "protocol": 1, "table": made["table"], "tokens": [token]}
            await socket.send(json.dumps(hello))
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self.read(seat)))
        await loop.run_in_executor(None, self.call, f"{path}/start", None, tokens[0])

    async def read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            state = decode(text)
            if state.type == "state":
                self.latest[seat] = state
                self.versions[seat] = state.version
                self.changed.set()

    def turn(self) -> State | None:
        return next((state for state in self.latest if state is not None and state.legal), None)

    async def until(self, ready: Any) -> None:
        while not ready():
            self.changed.clear()
            if not ready():
                await self.changed.wait()

    async def act(self) -> float | None:
        """One action; the seconds until both have seen it, or None when the game is over."""
        await self.until(lambda: self.turn() is not None or self.over())
        state = self.turn()
        if state is None or state.seat is None:
            return None
        self.count += 1
        action = self.rng.choice(state.legal)["notation"]
        message = {
            "type": "act",
            "id": str(self.count),
            "version": state.version,
            "seat": state.seat,
            "action": action,
        }
        self.latest = [None, None]
        begin = time.perf_counter()
        await self.sockets[state.seat].send(json.dumps(message))
        await self.until(lambda: min(self.versions) > state.version)
        return time.perf_counter() - begin

    def over(self) -> bool:
        return any(state is not None and state.status == "over" for state in self.latest)

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()


async def play(table: Table, until: float, pause: float, times: list[float]) -> Table:
    """Act again and again; a finished table is followed by a fresh one."""
    if pause:
        await asyncio.sleep(table.rng.random() * pause)
    while time.perf_counter() < until:
        spent = await table.act()
        if spent is None:
            await table.close()
            table = Table(table.base, table.game, table.rng.randrange(1 << 30))
            await table.open()
            continue
        times.append(spent)
        if pause:
            await asyncio.sleep(max(0.0, pause - spent))
    return table


async def measure(base: str, game: str, tables: int, seconds: float, pause: float) -> dict[str, Any]:
    fleet = [Table(base, game, seed) for seed in range(tables)]
    for batch in range(0, tables, 20):
        await asyncio.gather(*(table.open() for table in fleet[batch : batch + 20]))
    times: list[float] = []
    begin = time.perf_counter()
    fleet = await asyncio.gather(*(play(table, begin + seconds, pause, times) for table in fleet))
    spent = time.perf_counter() - begin
    for table in fleet:
        await table.close()
    times.sort()
    at = {name: 1000 * times[int(share * (len(times) - 1))] for name, share in (("p50", 0.5), ("p99", 0.99))}
    return {"tables": tables, "pause": pause, "actions_per_second": len(times) / spent, **at}


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def weigh(base: str, game: str, pid: int, count: int) -> dict[str, float]:
    """KiB of a live table in the middle of its game, its sockets apart, and of an idle socket."""
    fleet = [Table(base, game, seed) for seed in range(count)]
    before = memory(pid)
    for table in fleet:
        await table.open()
        for _ in range(60):
            await table.act()
    playing = memory(pid)
    spectators = []
    for _ in range(4 * count):
        spectators.append(await connect(base.replace("http", "ws") + "/ws", compression=None))
    sockets = memory(pid)
    for socket in spectators:
        await socket.close()
    for table in fleet:
        await table.close()
    a_socket = (sockets - playing) / len(spectators) / 1024
    return {
        "KiB_per_table": (playing - before) / count / 1024 - 2 * a_socket,
        "KiB_per_idle_socket": a_socket,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="caramba")
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 10, 50, 100, 200, 500])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument(
        "--pause", type=float, default=2.0, help="between two actions of a table in the open loop"
    )
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        port = random.randrange(20_000, 60_000)
        command = [sys.executable, "-c", SERVER, str(port), f"sqlite:///{folder}/tables.sqlite"]
        server = subprocess.Popen(command)
        try:
            results = asyncio.run(run(f"http://127.0.0.1:{port}", server.pid, options))
        finally:
            server.terminate()
            server.wait(10)
    if options.json:
        print(json.dumps(results, indent=2))
        return
    print(f"{'tables':>6} {'loop':>8} {'actions/s':>10} {'p50 ms':>8} {'p99 ms':>8}")
    for row in results["load"]:
        loop = f"{row['pause']:g} s" if row["pause"] else "closed"
        speed = f"{row['actions_per_second']:>10.0f} {row['p50']:>8.2f} {row['p99']:>8.2f}"
        print(f"{row['tables']:>6} {loop:>8} {speed}")
    print("memory:", ", ".join(f"{name} {amount:.1f}" for name, amount in results["memory"].items()))


async def run(base: str, pid: int, options: argparse.Namespace) -> dict[str, Any]:
    await ready(base)
    await weigh(base, options.game, pid, 30)  # what is needed once, whatever the number of tables
    weights = await weigh(base, options.game, pid, 100)
    load = []
    for pause in (0.0, options.pause):
        for tables in options.tables:
            print(f"{tables} tables, {f'every {pause:g} s' if pause else 'closed loop'} ...", file=sys.stderr)
            load.append(await measure(base, options.game, tables, options.seconds, pause))
    return {"game": options.game, "memory": weights, "load": load}


async def ready(base: str) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{base}/healthz", timeout=1):
                return
        except OSError:
            await asyncio.sleep(0.1)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
