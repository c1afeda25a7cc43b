"""`tertulia export` and `tertulia import`: tables move from one server to another, once or every minute."""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated

import typer

from tertulia.cli.numbers import at_least
from tertulia.cli.progress import bar
from tertulia.cli.serve import Database
from tertulia.core.errors import TertuliaError
from tertulia.server.settings import default_database

if TYPE_CHECKING:
    from tertulia.server.store import Store

SOME_FAILED = 1
HOUR = 3600.0


def export(
    tables: Annotated[list[str] | None, typer.Argument(help="Ids of tables; all if none is named.")] = None,
    records: Annotated[
        bool, typer.Option("--records", help="Records of finished tables, for all to read.")
    ] = False,
    hours: Annotated[
        float | None,
        typer.Option(parser=at_least(0), help="Only tables where something happened in this many hours."),
    ] = None,
    database: Database = None,
) -> None:
    """Print tables with their whole logs, one per line. Keep that to yourself: it holds their secrets.

    A table that cannot be read is named on stderr, and the others are printed. Exit code 1: there was one.
    """

    async def run() -> int:
        async with kept(database) as store:
            return await print_tables(store, tables or await chosen(store, hours), records)

    if asyncio.run(run()):
        raise typer.Exit(SOME_FAILED)


async def chosen(store: "Store", hours: float | None) -> list[str]:
    return (
        await store.all_tables() if hours is None else await store.changed_tables(time.time() - hours * HOUR)
    )


async def print_tables(store: "Store", tables: list[str], records: bool) -> int:
    """How many could not be printed."""
    from tertulia.server import archive
    from tertulia.server.reading import UnreadableTable

    failed = 0
    with bar("tables", len(tables)) as advance:
        for id in tables:
            try:
                line = await (archive.export_record if records else archive.export)(store, id)
            except (UnreadableTable, archive.UnreadableLog) as error:
                print(f"tertulia: table {id!r} is left out: {error}", file=sys.stderr)
                failed += 1
                continue
            if line is not None:
                print(line.decode())
            advance(1)
    return failed


def import_tables(
    file: Annotated[
        Path, typer.Argument(help="What `tertulia export` printed, with or without --records; -: stdin.")
    ],
    database: Database = None,
) -> None:
    """Take in tables with their tokens, and records of finished tables; bring up to date what has grown.

    What was played here and not there stays as it is. Exit code 1: some tables were left so.
    """

    async def run() -> Counter[str]:
        async with kept(database, new=True) as store:
            with opened(file) as (lines, total), bar("tables", total) as advance:
                return await take_in(store, str(file), lines, advance)

    done = asyncio.run(run())
    print(told(done), file=sys.stderr)
    if done["apart"]:
        raise typer.Exit(SOME_FAILED)


async def take_in(
    store: "Store", name: str, lines: IO[bytes], advance: Callable[[int], None]
) -> Counter[str]:
    from tertulia.server import archive, standby
    from tertulia.server.reading import UnreadableTable

    done = Counter[str]()
    for number, line in enumerate(lines, 1):
        try:
            done[await standby.bring(store, line)] += 1
        except (standby.GoneApart, archive.UnreadableLog, UnreadableTable) as error:
            print(f"tertulia: {error}", file=sys.stderr)
            done["apart"] += 1
        except TertuliaError as error:
            raise archive.ArchiveError(f"{name}, line {number}: {error}") from None
        advance(1)
    return done


def told(done: "Counter[str]") -> str:
    parts = [f"{done['new']} tables taken in", f"{done['here']} were here already"]
    more = {
        "grown": "brought up to date",
        "deleted": "deleted",
        "gone": "had been deleted and never were here",
        "apart": "left as they were",
    }
    return ", ".join([*parts, *(f"{done[key]} {words}" for key, words in more.items() if done[key])])


@contextmanager
def opened(file: Path) -> Iterator[tuple[IO[bytes], int | None]]:
    """The lines, and how many there are, if that can be known."""
    if str(file) == "-":
        yield sys.stdin.buffer, None
        return
    total = file.read_bytes().count(b"\n")
    with file.open("rb") as lines:
        yield lines, total


@asynccontextmanager
async def kept(database: str | None, new: bool = False) -> "AsyncIterator[Store]":
    """The tables at that address. Only with `new` may there be none yet: a backup of a database that nobody
    uses would be empty, and a ban there would keep nobody out."""
    from tertulia.server.databases import UnusableDatabase, missing, shown
    from tertulia.server.store import Store, Unavailable

    url = database or default_database()
    if not new and missing(url):
        raise UnusableDatabase(
            f"there are no tables in {shown(url)}; name yours: --database or TERTULIA_DATABASE"
        )
    store = Store(url)
    try:
        yield store
    except Unavailable:
        raise UnusableDatabase(f"{shown(url)} does not answer") from None
    finally:
        await store.close()
