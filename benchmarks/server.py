"""The table server under load: `python benchmarks/server.py`.

One server process on one core, this load generator on another, everything on loopback. Two-seat tables with
uniform players, one WebSocket a seat. Latency runs from sending an action until both viewers have the new
view. In the closed loop every table acts as soon as it can; in the open loop once in --pause seconds. Where
other work shares the cores, the processor time of the server for an action is steadier than the clock.

Memory is weighed in fresh processes, by what a second hundred of tables adds to the first: what is needed
once is there by then, and nothing that was freed before is used again.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from socket import create_server
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import tertulia

SERVER = """
import ctypes, gc, os, signal, sys
os.sched_setaffinity(0, {0})

def tidy_up(*_):  # so that only what is needed is weighed
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)

signal.signal(signal.SIGUSR1, tidy_up)
import uvicorn
from tertulia.server.app import create_app
from tertulia.server.settings import Settings
from tertulia.server.shares import GUEST, NO_LIMIT
settings = Settings(database=sys.argv[2], share=GUEST.times(NO_LIMIT),
                    messages_per_second=1e9, burst=10**9, request_burst=10**9)
uvicorn.run(create_app(settings), port=int(sys.argv[1]), log_level="warning", ws="websockets-sansio",
            ws_per_message_deflate=False, ws_max_size=settings.message_bytes)
"""

TIDY_SECONDS = 2.0
ACTIONS_WEIGHED = 60
"""So far a game has gone when its table is weighed: to its middle."""


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
            address = f"{self.base.replace('http', 'ws')}/ws/{made['table']}"
            socket = await connect(address, compression=None, max_queue=64)
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


@dataclass(frozen=True)
class Process:
    """A server of its own."""

    base: str
    pid: int

    def cpu_seconds(self) -> float:
        user, system = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    async def memory(self) -> float:
        """KiB that this process alone holds, once it has tidied up."""
        os.kill(self.pid, signal.SIGUSR1)
        await asyncio.sleep(TIDY_SECONDS)
        lines = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("Private_Dirty")))


@contextmanager
def fresh_server() -> Iterator[Process]:
    with create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, str(port), f"sqlite:///{folder}/tables.sqlite"]
        server = subprocess.Popen(command)
        try:
            yield Process(f"http://127.0.0.1:{port}", server.pid)
        finally:
            server.terminate()
            server.wait(10)


async def open_all(base: str, game: str, count: int, seed: int = 0) -> list[Table]:
    fleet = [Table(base, game, seed + number) for number in range(count)]
    for batch in range(0, count, 20):
        await asyncio.gather(*(table.open() for table in fleet[batch : batch + 20]))
    return fleet


async def measure(server: Process, game: str, tables: int, seconds: float, pause: float) -> dict[str, Any]:
    fleet = await open_all(server.base, game, tables)
    gc.collect()
    gc.disable()  # the pauses of this process are not the server's
    times: list[float] = []
    begin, busy = time.perf_counter(), server.cpu_seconds()
    fleet = await asyncio.gather(*(play(table, begin + seconds, pause, times) for table in fleet))
    spent, busy = time.perf_counter() - begin, server.cpu_seconds() - busy
    gc.enable()
    for table in fleet:
        await table.close()
    times.sort()
    at = {name: 1000 * times[int(share * (len(times) - 1))] for name, share in (("p50", 0.5), ("p99", 0.99))}
    rate, cpu = len(times) / spent, 1000 * busy / len(times)
    return {"tables": tables, "pause": pause, "actions_per_second": rate, "cpu": cpu, **at}


async def fill(server: Process, game: str, count: int, seed: int, leave: bool) -> list[Table]:
    """Tables in the middle of their games, with their players or left by them."""
    fleet = await open_all(server.base, game, count, seed)
    for table in fleet:
        for _ in range(ACTIONS_WEIGHED):
            await table.act()
        if leave:
            await table.close()
    return fleet


async def weigh_tables(game: str, count: int, leave: bool) -> float:
    """KiB of one table more."""
    with fresh_server() as server:
        await ready(server.base)
        kept = await fill(server, game, count, 0, leave)
        before = await server.memory()
        kept += await fill(server, game, count, count, leave)
        grown = await server.memory() - before
        for table in kept:
            await table.close()
    return grown / count


async def weigh_sockets(count: int) -> float:
    """KiB of one connection more that says nothing."""
    with fresh_server() as server:
        await ready(server.base)
        address, sockets, weights = server.base.replace("http", "ws") + "/ws", [], []
        for _ in range(2):
            for _ in range(count):
                sockets.append(await connect(address, compression=None))
            weights.append(await server.memory())
        for line in sockets:
            await line.close()
    return (weights[1] - weights[0]) / count


async def weigh(game: str, count: int) -> dict[str, float]:
    return {
        "KiB_per_live_table": await weigh_tables(game, count, leave=False),
        "KiB_per_idle_table": await weigh_tables(game, count, leave=True),
        "KiB_per_idle_socket": await weigh_sockets(count),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="caramba")
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 10, 50, 100, 200, 500])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument(
        "--pause", type=float, default=2.0, help="between two actions of a table in the open loop"
    )
    parser.add_argument("--weigh", type=int, default=100, help="tables that memory is measured with; 0: none")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    match = tertulia.game(options.game).start(2)
    match.play(match.legal()[0])  # compiled here, if it must be, and not while players wait
    results = asyncio.run(run(options))
    if options.json:
        print(json.dumps(results, indent=2))
    else:
        show(results)


def show(results: dict[str, Any]) -> None:
    print(f"{'tables':>6} {'loop':>8} {'actions/s':>10} {'p50 ms':>8} {'p99 ms':>8} {'cpu ms':>8}")
    for row in results["load"]:
        loop = f"{row['pause']:g} s" if row["pause"] else "closed"
        speed = f"{row['actions_per_second']:>10.0f} {row['p50']:>8.2f} {row['p99']:>8.2f} {row['cpu']:>8.3f}"
        print(f"{row['tables']:>6} {loop:>8} {speed}")
    print("memory:", ", ".join(f"{name} {amount:.1f}" for name, amount in results["memory"].items()))


async def run(options: argparse.Namespace) -> dict[str, Any]:
    weights = await weigh(options.game, options.weigh) if options.weigh else {}
    load = []
    with fresh_server() as server:
        await ready(server.base)
        for pause in (0.0, options.pause):
            for tables in options.tables:
                loop = f"every {pause:g} s" if pause else "closed loop"
                print(f"{tables} tables, {loop} ...", file=sys.stderr)
                load.append(await measure(server, options.game, tables, options.seconds, pause))
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
