"""Several server processes on one PostgreSQL: what it costs when a table's players sit at different ones.

The servers share a core, and the database has the other one together with the load: with so few cores a
second process brings no speed, so look at the processor time of the servers for an action.
"""

import zlib
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from served.load import Measured, Meter, measure
from served.postgres import Postgres
from served.servers import our_server
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
        servers = [stack.enter_context(our_server(address)) for _ in range(way.processes)]
        bases = [server.base for server in servers]
        return await measure(
            lambda seed, fail: OurTable(bases, game, seed, fail, way.route),
            Meter(lambda: sum(server.cpu_seconds() for server in servers), database.cpu_seconds),
            tables,
            0.0,
            seconds,
        )
