"""`tertulia export` and `tertulia import`: tables move from one server to another."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tertulia.cli.progress import bar
from tertulia.cli.serve import Database
from tertulia.core.errors import TertuliaError
from tertulia.server.settings import default_database

if TYPE_CHECKING:
    from tertulia.server.store import Store


def export(
    tables: Annotated[list[str] | None, typer.Argument(help="Ids of tables; all if none is named.")] = None,
    records: Annotated[
        bool, typer.Option("--records", help="Records of finished tables, for all to read.")
    ] = False,
    database: Database = None,
) -> None:
    """Print tables with their whole logs, one on a line. Keep that to yourself: it holds their secrets."""
    from tertulia.server import archive

    async def run() -> None:
        async with kept(database) as store:
            chosen = tables or await store.all_tables()
            with bar("tables", len(chosen)) as advance:
                for id in chosen:
                    line = await (archive.export_record if records else archive.export)(store, id)
                    if line is not None:
                        print(line.decode())
                    advance(1)

    asyncio.run(run())


def import_tables(
    file: Annotated[Path, typer.Argument(help="What `tertulia export` printed, with or without --records.")],
    database: Database = None,
) -> None:
    """Take in tables with their tokens, and records of finished tables. What is here already stays."""
    from tertulia.server import archive

    async def run() -> None:
        new = here = 0
        total = file.read_bytes().count(b"\n")
        async with kept(database) as store:
            with file.open("rb") as lines, bar("tables", total) as advance:
                for number, line in enumerate(lines, 1):
                    try:
                        await archive.take_in(store, line)
                        new += 1
                    except archive.AlreadyHere:
                        here += 1
                    except TertuliaError as error:
                        raise archive.ArchiveError(f"{file}, line {number}: {error}") from None
                    advance(1)
        print(f"{new} tables taken in, {here} were here already", file=sys.stderr)

    asyncio.run(run())


@asynccontextmanager
async def kept(database: str | None) -> "AsyncIterator[Store]":
    from tertulia.server.store import Store, Unavailable, UnusableDatabase, shown

    url = database or default_database()
    store = Store(url)
    try:
        yield store
    except Unavailable:
        raise UnusableDatabase(f"{shown(url)} does not answer") from None
    finally:
        await store.close()
