"""Several server processes on one PostgreSQL: what it costs when a table's players sit at different ones.

Each server has a core, as one would run them; the database and the load share the last one with whoever is
there, so look at the processor time of the servers for an action, not at speed.
"""

import zlib
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import cycle, islice

from served.load import Measured, Meter, measure
from served.postgres import Postgres
from served.servers import CORES, our_server
from served.tables import OurTable, Route, at_first


def by_table(table: str, bases: Sequence[str]) -> tuple[str, str]:
    """All of one table at one server, as the proxies in `deploy/` do it."""
    chosen = bases[zlib.crc32(table.encode()) % len(bases)]
    return chosen, chosen


def spread(table: str, bases: Sequence[str]) -> tuple[str, str]:
    """The two of a table at different servers."""
    return bases[0], bases[-1]


@dataclass(frozen=True)
class Way:
    """How many servers, and who goes to which of them."""

    name: str
    processes: int
    route: Route


def ways(processes: int) -> list[Way]:
    return [
        Way("one process", 1, at_first),
        Way(f"{processes} processes, by table", processes, by_table),
        Way(f"{processes} processes, spread", processes, spread),
    ]


async def measure_way(way: Way, database: Postgres, game: str, tables: int, seconds: float) -> Measured:
    """A closed loop, with servers and a database that nobody has used before."""
    address = database.database()
    with ExitStack() as stack:
        cores = islice(cycle(CORES), way.processes)
        servers = [stack.enter_context(our_server(address, core)) for core in cores]
        bases = [server.base for server in servers]
        return await measure(
            lambda seed, fail: OurTable(bases, game, seed, fail, way.route),
            Meter(lambda: sum(server.cpu_seconds() for server in servers), database.cpu_seconds),
            tables,
            0.0,
            seconds,
        )
