"""The table server under load: `python benchmarks/server.py`.

One server process on one core, this load generator on another, everything on loopback. The server is the one
that `tertulia serve` runs, with no limits for visitors. Two-seat tables with uniform players, one WebSocket a
seat. Latency runs from sending an action until both viewers have the new view. In the closed loop every table
acts as soon as it can; in the open loop once in --pause seconds. Where other work shares the cores, the
processor time of the server for an action is steadier than the clock.

`--processes 2` measures several servers on one PostgreSQL instead, `--beside boardgame.io` another server,
`--beside floor` one that only commits and tells.
"""

import argparse
import json
import os
import sys
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict
from functools import partial

import uvloop
from served import boardgame, floor, processes, report
from served.load import Failed, Measured, Meter, measure
from served.memory import weigh
from served.postgres import postgres
from served.servers import LOAD_CORE, SERVER_CORE, Server, our_server
from served.tables import Maker, OurTable

import tertulia
from tertulia.core.playouts import chunks

GAMES = 1000
"""That tell how long one is."""
Cases = Mapping[str, Callable[[], Awaitable[Measured]]]
"""What is measured, by name."""
Runs = list[list[Measured]]
"""All cases, as often as they were repeated."""


def main() -> None:
    options = parsed()
    if LOAD_CORE == SERVER_CORE:
        raise SystemExit("the server and the load need a core each, and here is only one")
    os.sched_setaffinity(0, {LOAD_CORE})
    compile_rules(options.game)
    work = beside if options.beside else together if options.processes else alone
    try:
        uvloop.run(work(options))
    except (Failed, OSError) as error:
        raise SystemExit(f"nothing was measured: {error}") from None


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="pamplona", help="(pamplona; a table of caramba pauses)")
    parser.add_argument("--closed", type=int, nargs="*", default=[100], help="tables in closed loops (100)")
    parser.add_argument("--open", type=int, nargs="*", default=[500, 2000], help="in open ones (500 2000)")
    parser.add_argument("--pause", type=float, default=2.0, help="between two actions of a table there (2)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each run (10)")
    parser.add_argument("--repeat", type=int, default=1, help="runs in turn; the medians count (1)")
    parser.add_argument("--weigh", type=int, default=800, help="that memory is measured with (800); 0: not")
    parser.add_argument("--json", action="store_true")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--processes", type=int, default=0, help="so many on one PostgreSQL, beside one")
    instead.add_argument("--beside", choices=["boardgame.io", "floor"], help="another, in the same run")
    return parser.parse_args()


def compile_rules(game: str) -> None:
    """Now, if it must be, and not while players wait."""
    match = tertulia.game(game).start(2)
    match.play(match.legal()[0])


def length(key: str) -> int:
    """Actions of a game between two uniform players, on average."""
    game = tertulia.game(key)
    played = next(chunks(game, game.setup(2, None, None), "length", GAMES))
    return round(float(played.decisions.mean()))


async def repeated(cases: Cases, times: int) -> Runs:
    """In turn, so that what else the machine does falls on all of them; what is known already is said."""
    runs: Runs = []
    for _ in range(times):
        runs.append([])
        for name, case in cases.items():
            runs[-1].append(await case())
            print(report.line(name, runs[-1][-1]), file=sys.stderr, flush=True)
    return runs


async def alone(options: argparse.Namespace) -> None:
    """Our own server, beside what it is to reach."""
    loads = [(tables, 0.0) for tables in options.closed]
    loads += [(tables, options.pause) for tables in options.open]
    cases = {report.name_of(*load): partial(ours, options, *load) for load in loads}
    runs = await repeated(cases, options.repeat)
    weights = await weigh(partial(maker, options.game), options.weigh) if options.weigh else {}
    if options.json:
        print(as_json(cases, runs, memory=weights))
    else:
        print(*report.load(list(cases), runs), *report.memory(weights), sep="\n")


async def together(options: argparse.Namespace) -> None:
    """Several of our servers on one PostgreSQL, beside one."""
    with postgres() as database:
        cases = {
            way.name: partial(
                processes.measure_way, way, database, options.game, options.closed[0], options.seconds
            )
            for way in processes.ways(options.processes)
        }
        runs = await repeated(cases, options.repeat)
    print(as_json(cases, runs) if options.json else "\n".join(report.processes(list(cases), runs)))


async def beside(options: argparse.Namespace) -> None:
    """Ours and another one, in closed loops."""
    tables, seconds = options.closed[0], options.seconds
    cases: dict[str, Callable[[], Awaitable[Measured]]]
    cases = {"Tertulia, durable": partial(ours, options, tables, 0.0)}
    if options.beside == "floor":
        cases["commits and tells, no game"] = partial(floor.measured, tables, 0.0, seconds)
    else:
        boardgame.install()
        actions = length(options.game)
        cases["boardgame.io, in memory"] = partial(boardgame.measured, False, actions, tables, seconds)
        cases["boardgame.io, in files"] = partial(boardgame.measured, True, actions, tables, seconds)
    runs = await repeated(cases, options.repeat)
    print(as_json(cases, runs) if options.json else "\n".join(report.beside(list(cases), runs)))


def as_json(cases: Cases, runs: Runs, **more: object) -> str:
    rows = [dict(zip(cases, map(asdict, run), strict=True)) for run in runs]
    return json.dumps({"runs": rows, **more}, indent=2)


async def ours(options: argparse.Namespace, tables: int, pause: float) -> Measured:
    """With a server of its own: what one case leaves behind is not the next one's."""
    with our_server() as server:
        meter = Meter(server.cpu_seconds)
        return await measure(maker(options.game, server), meter, tables, pause, options.seconds)


def maker(game: str, server: Server) -> Maker:
    return lambda seed, fail: OurTable([server.base], game, seed, fail)


if __name__ == "__main__":
    main()
