"""The table server under load: `python benchmarks/server.py`.

One server process on one core, this load generator on another, everything on loopback. The server is the one
that `tertulia serve` runs, with no limits for visitors. Two-seat tables with uniform players, one WebSocket a
seat. Latency runs from sending an action until both viewers have the new view. In the closed loop every table
acts as soon as it can; in the open loop once in --pause seconds. Where other work shares the cores, the
processor time of the server for an action is steadier than the clock.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import asdict
from typing import Any

import uvloop
from served import report
from served.boardgame import TheirTable, their_server
from served.load import Failed, Measured, Meter, measure
from served.memory import weigh
from served.postgres import postgres
from served.processes import measure_way, ways
from served.servers import LOAD_CORE, SERVER_CORE, Server, our_server
from served.tables import Maker, OurTable

import tertulia


def main() -> None:
    options = parsed()
    if LOAD_CORE == SERVER_CORE:
        raise SystemExit("the server and the load need a core each, and here is one")
    os.sched_setaffinity(0, {LOAD_CORE})
    compile_rules(options.game)
    try:
        work = beside if options.beside else together if options.processes else alone
        uvloop.run(work(options))
    except (Failed, OSError) as error:
        raise SystemExit(f"nothing was measured: {error}") from None


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="caramba")
    parser.add_argument(
        "--closed", type=int, nargs="*", default=[100], help="tables of the closed loops (100)"
    )
    parser.add_argument(
        "--open", type=int, nargs="*", default=[500, 2000], help="of the open ones (500 2000)"
    )
    parser.add_argument("--pause", type=float, default=2.0, help="between two actions of a table there (2)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each run (10)")
    parser.add_argument("--repeat", type=int, default=1, help="runs; the medians count")
    parser.add_argument("--weigh", type=int, default=200, help="that memory is measured with (200); 0: not")
    parser.add_argument("--processes", type=int, default=0, help="that share a PostgreSQL, beside one")
    parser.add_argument("--beside", choices=["boardgame.io"], help="another server, in the same run")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def compile_rules(game: str) -> None:
    """Now, if it must be, and not while players wait."""
    match = tertulia.game(game).start(2)
    match.play(match.legal()[0])


def maker(server: Server, game: str) -> Maker:
    return lambda seed, fail: OurTable([server.base], game, seed, fail)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


async def alone(options: argparse.Namespace) -> None:
    """Our own server, beside what it is to reach."""
    runs = [await series(options) for _ in range(options.repeat)]
    weights = await weigh(lambda server: maker(server, options.game), options.weigh) if options.weigh else {}
    if options.json:
        print(json.dumps({"game": options.game, "load": as_data(runs), "memory": weights}, indent=2))
    else:
        print(*report.load(runs), *report.memory(weights), sep="\n")


def as_data(runs: list[list[Measured]]) -> list[list[dict[str, Any]]]:
    return [[asdict(row) for row in run] for run in runs]


async def beside(options: argparse.Namespace) -> None:
    """Ours and theirs in turn, in closed loops, so that what else the machine does falls on all of them."""
    kinds: dict[str, tuple[Callable[[], AbstractContextManager[Server]], Callable[[Server], Maker]]] = {
        "Tertulia, durable": (our_server, lambda server: maker(server, options.game)),
        "boardgame.io, in memory": (lambda: their_server(on_disk=False), their_maker),
        "boardgame.io, in files": (lambda: their_server(on_disk=True), their_maker),
    }
    runs: list[list[Measured]] = []
    for _ in range(options.repeat):
        runs.append([])
        for name, (start, make) in kinds.items():
            with start() as server:
                meter = Meter(server.cpu_seconds)
                row = await measure(make(server), meter, options.closed[0], 0.0, options.seconds)
            say(report.line(name, row))
            runs[-1].append(row)
    if options.json:
        print(json.dumps({"servers": list(kinds), "load": as_data(runs)}, indent=2))
    else:
        print(*report.beside(list(kinds), runs), sep="\n")


def their_maker(server: Server) -> Maker:
    return lambda seed, fail: TheirTable(server.base, seed, fail)


async def together(options: argparse.Namespace) -> None:
    """Several of our servers beside one, in closed loops."""
    kinds, runs = ways(options.processes), list[list[Measured]]()
    with postgres() as database:
        for _ in range(options.repeat):
            runs.append([])
            for way in kinds:
                row = await measure_way(way, database, options.game, options.closed[0], options.seconds)
                say(report.line(way.name, row))
                runs[-1].append(row)
    names = [way.name for way in kinds]
    if options.json:
        print(json.dumps({"ways": names, "load": as_data(runs)}, indent=2))
    else:
        print(*report.processes(names, runs), sep="\n")


async def series(options: argparse.Namespace) -> list[Measured]:
    """One after the other, each with a server of its own: what one leaves behind is not the next one's."""
    wanted = [(tables, 0.0) for tables in options.closed] + [
        (tables, options.pause) for tables in options.open
    ]
    rows = []
    for tables, pause in wanted:
        with our_server() as server:
            make = maker(server, options.game)
            row = await measure(make, Meter(server.cpu_seconds), tables, pause, options.seconds)
        say(report.line(report.name_of(row), row))
        rows.append(row)
    return rows


if __name__ == "__main__":
    main()
