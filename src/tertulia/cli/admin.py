"""`tertulia admin`: what those who run a server can do. Servers that run honour it within a second."""

import asyncio
import getpass
import json
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer

from tertulia.cli.export import kept
from tertulia.cli.numbers import at_least, count, positive
from tertulia.cli.options import Json
from tertulia.cli.serve import Database

if TYPE_CHECKING:
    from tertulia.server.admin.bans import Effect, Id
    from tertulia.server.store import Store

T = TypeVar("T")
Id_ = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table: see `tertulia admin list`.")]
Seat = Annotated[int, typer.Argument(parser=count, help="The number of a seat, from 0.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it: what is deleted is gone for ever.")]
HOUR, DAY = 3600.0, 86_400.0

app = typer.Typer(
    help="Look after a server: tables, people, bans. Every action is kept in the audit log.",
    rich_markup_mode=None,
)


def operator() -> str:
    try:
        return f"{getpass.getuser()} (command line)"
    except (KeyError, OSError):  # a container whose user has no name
        return "command line"


def on(database: str | None, do: "Callable[[Store], Awaitable[T]]") -> T:
    """Open the database, do it, and close it again; what a server would refuse is an error here."""
    from tertulia.server.admin.writing import AdminError
    from tertulia.server.refusals import Refusal
    from tertulia.server.store import Unavailable

    async def run() -> T:
        async with kept(database) as store:
            try:
                return await do(store)
            except Unavailable:
                raise
            except Refusal as refusal:
                raise AdminError(refusal.reason) from None

    return asyncio.run(run())


def date(at: float | None) -> str:
    return "for ever" if at is None else datetime.fromtimestamp(at).isoformat(" ", "minutes")


def printed(rows: list[Any], as_json: bool, text: Callable[[Any], str]) -> None:
    for row in rows:
        print(json.dumps(msgspec.to_builtins(row)) if as_json else text(row))


# Tables


@app.command("list")
def list_tables(
    name: Annotated[str | None, typer.Option(help="Only tables where somebody of that name sat.")] = None,
    limit: Annotated[int, typer.Option(parser=positive, help="How many at most.")] = 50,
    as_json: Json = False,
    database: Database = None,
) -> None:
    """List tables, the most recently active first."""
    from tertulia.server.admin import looking

    lines = on(database, lambda store: looking.tables(store, limit, name))
    printed(lines, as_json, described)


def described(line: Any) -> str:
    people = ", ".join(player or "-" for player in line.players)
    return f"{line.table:<16} {line.game:<10} {line.status:<10} {date(line.last)}  {people}"


@app.command()
def look(table: Id_, as_json: Json = False, database: Database = None) -> None:
    """Show one table: who sits there, and all that was said."""
    from tertulia.server.admin import looking

    found = on(database, lambda store: looking.look(store, operator(), table))
    if as_json:
        return print(json.dumps(msgspec.to_builtins(found)))
    print(described(found.line), f"made {date(found.line.made)}", f"access: {found.access}", sep="\n")
    for place in found.places:
        marks = [f"bot {place.bot}" if place.bot else "", "muted" * place.muted, "" if place.held else "free"]
        print(f"seat {place.seat}: {place.name or '-'} {' '.join(mark for mark in marks if mark)}".rstrip())
    for at, seat, text in found.chat:
        print(f"{date(at)}  seat {seat}: {text}")


@app.command()
def close(table: Id_, database: Database = None) -> None:
    """Close a table: nothing changes there any more, but people can still look at it."""
    from tertulia.server.admin import acts

    on(database, lambda store: acts.close(store, operator(), table))


@app.command()
def delete(
    tables: Annotated[list[str], typer.Argument(help="Ids of tables.")],
    yes: Yes = False,
    database: Database = None,
) -> None:
    """Delete whole tables with their logs, for ever."""
    from tertulia.server.admin import acts

    if not yes:
        raise typer.BadParameter("this is for ever, and no replay is left; add --yes to do it")

    async def each(store: "Store") -> None:
        for table in tables:
            await acts.delete(store, operator(), table)

    on(database, each)


@app.command()
def prune(
    days: Annotated[
        float, typer.Option(parser=at_least(0), help="Tables where nothing has happened for this many days.")
    ],
    finished: Annotated[
        bool, typer.Option("--finished", help="Finished games, too: nobody can replay them then.")
    ] = False,
    yes: Yes = False,
    database: Database = None,
) -> None:
    """Delete old tables. Without --yes: only list them."""
    from tertulia.server.admin import looking

    async def run(store: "Store") -> tuple[list[Any], int]:
        lines = await looking.old(store, days, finished)
        return list(lines), await looking.prune(store, operator(), lines) if yes else 0

    lines, gone = on(database, run)
    printed(lines, False, described)
    typer.echo(f"{gone} tables deleted" if yes else f"{len(lines)} tables; --yes deletes them", err=True)


# People


@app.command()
def kick(table: Id_, seat: Seat, database: Database = None) -> None:
    """Free a seat; during a game a bot plays on. To keep somebody out, ban them, too."""
    from tertulia.server.admin import acts

    on(database, lambda store: acts.kick(store, operator(), table, seat))


@app.command()
def mute(
    table: Id_,
    seat: Seat,
    off: Annotated[bool, typer.Option("--off", help="Let them chat again.")] = False,
    database: Database = None,
) -> None:
    """Let somebody play, but not chat, at a table and its rematches."""
    from tertulia.server.admin import acts

    on(database, lambda store: acts.mute(store, operator(), table, seat, not off))


@app.command()
def link(
    table: Id_,
    seat: Seat,
    hours: Annotated[float, typer.Option(parser=at_least(0.01), help="How long it works.")] = 24.0,
    url: Annotated[str, typer.Option(envvar="TERTULIA_URL", help="The address of the server.")] = "",
    database: Database = None,
) -> None:
    """Give a lost seat back: print a link that works once. The old token is worth nothing after that."""
    from tertulia.server.admin import links

    code = on(database, lambda store: links.offer(store, operator(), table, seat, hours * HOUR))
    print(f"{url.rstrip('/')}/table/{table}#seat={code}")


@app.command()
def forget(table: Id_, seat: Seat, yes: Yes = False, database: Database = None) -> None:
    """Remove a person's name and chat from a table and its rematches, for ever."""
    from tertulia.server.admin import acts

    if not yes:
        raise typer.BadParameter("this is for ever; add --yes to do it")
    for id in on(database, lambda store: acts.forget(store, operator(), table, seat)):
        print(id)


# Bans


@app.command()
def ban(
    address: Annotated[str | None, typer.Option(help="An IP address (for IPv6, its network).")] = None,
    guest: Annotated[str | None, typer.Option(help="The key that a browser shows.")] = None,
    visitor: Annotated[str | None, typer.Option(help="What the server's log calls them.")] = None,
    days: Annotated[
        float | None, typer.Option(parser=at_least(0), help="For how long; for ever if not given.")
    ] = None,
    chat: Annotated[bool, typer.Option("--chat", help="Only from chat.")] = False,
    off: Annotated[bool, typer.Option("--off", help="Lift it.")] = False,
    database: Database = None,
) -> None:
    """Ban somebody from all tables, or only from chat."""
    from tertulia.server.admin import bans
    from tertulia.server.admin.writing import checked_days

    effect: Effect = "mute" if chat else "ban"
    until = None if days is None else time.time() + checked_days(days) * DAY

    async def run(store: "Store") -> "Id":
        id = await named(store, address, guest, visitor)
        if off:
            await bans.lift(store, operator(), id, effect)
        else:
            await bans.ban(store, operator(), id, effect, until)
        return id

    print(":".join(on(database, run)))


async def named(store: "Store", address: str | None, guest: str | None, visitor: str | None) -> "Id":
    from tertulia.server.admin import bans

    given = [value for value in (address, guest, visitor) if value is not None]
    if len(given) != 1:
        raise typer.BadParameter("say who: --address, --guest or --visitor")
    if visitor is not None:
        return bans.parsed(visitor)
    salt = await bans.salt_of(store)
    if address is not None:
        return bans.by_address(salt, address)
    return bans.visitor_id(salt, bans.GUEST, given[0])


@app.command("bans")
def list_bans(as_json: Json = False, database: Database = None) -> None:
    """List who is banned; addresses and keys are kept as hashes only."""
    from tertulia.server.admin import bans

    rows = on(database, bans.all_bans)
    printed(
        rows, as_json, lambda row: f"{':'.join(row.id):<24} {row.effect:<5} {date(row.at)}  {date(row.until)}"
    )


@app.command("audit")
def list_deeds(
    limit: Annotated[int, typer.Option(parser=positive, help="How many at most.")] = 100,
    as_json: Json = False,
    database: Database = None,
) -> None:
    """Show who did what, the newest first."""
    from tertulia.server.admin import audit

    rows = on(database, lambda store: audit.deeds(store, limit))
    printed(
        rows,
        as_json,
        lambda row: f"{date(row.at)}  {row.who}: {row.act} {row.table or ''} {json.dumps(row.detail)}",
    )
