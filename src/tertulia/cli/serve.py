"""`tertulia serve`: tables over the network. With `--open`, or without any command: in your browser."""

import logging
import socket
import sys
import threading
import webbrowser
from http.client import HTTPException
from typing import Annotated
from urllib.error import HTTPError
from urllib.request import ProxyHandler, build_opener

import msgspec
import typer

from tertulia.cli.numbers import at_least, count, positive
from tertulia.cli.numbers import port as port_number
from tertulia.server.settings import Settings, default_database

PORT = 8421
TOKEN_LENGTH = 16
KNOCK_SECONDS = 2.0
"""How long whoever holds the port may take to say that it is a Tertulia."""
Database = Annotated[
    str | None,
    typer.Option(envvar="TERTULIA_DATABASE", help="Where tables are kept: an SQLAlchemy address."),
]
Port = Annotated[
    int | None,
    typer.Option(
        envvar="TERTULIA_PORT",
        parser=port_number,
        help=f"Port to listen on; 0: any.  [default: {PORT}; with --open, any if that is taken]",
    ),
]


def serve(
    host: Annotated[
        str | None,
        typer.Option(envvar="TERTULIA_HOST", help="Address to listen on.  [default: 127.0.0.1]"),
    ] = None,
    port: Port = None,
    database: Database = None,
    origin: Annotated[
        list[str] | None, typer.Option(envvar="TERTULIA_ORIGINS", help="More web origins that may connect.")
    ] = None,
    idle: Annotated[
        float,
        typer.Option(
            envvar="TERTULIA_IDLE", parser=at_least(0), help="Seconds until an idle table leaves memory."
        ),
    ] = 600.0,
    rate: Annotated[
        float,
        typer.Option(
            envvar="TERTULIA_RATE", parser=at_least(1), help="Messages a second that a visitor may send."
        ),
    ] = 20.0,
    share: Annotated[
        float,
        typer.Option(
            envvar="TERTULIA_SHARE",
            parser=at_least(0),
            help="Multiply what a visitor may have by this; 0: no limits.",
        ),
    ] = 1.0,
    connections: Annotated[
        int,
        typer.Option(
            envvar="TERTULIA_CONNECTIONS", parser=positive, help="Open connections that one address may have."
        ),
    ] = 512,
    spectators: Annotated[
        int,
        typer.Option(envvar="TERTULIA_SPECTATORS", parser=count, help="How many people may watch one table."),
    ] = 500,
    workers: Annotated[
        int, typer.Option(envvar="TERTULIA_WORKERS", parser=positive, help="Processes in which bots think.")
    ] = 1,
    log_addresses: Annotated[
        bool,
        typer.Option("--log-addresses", envvar="TERTULIA_LOG_ADDRESSES", help="Name addresses in the log."),
    ] = False,
    admin_token: Annotated[
        str | None,
        typer.Option(
            envvar="TERTULIA_ADMIN_TOKEN",
            help="Opens the page /admin; 16 characters or more, better in the environment than here.",
        ),
    ] = None,
    home: Annotated[
        bool, typer.Option("--home", help="Let everybody in your home network in: listen on all addresses.")
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve tables of all three games."""
    from tertulia.server.app import create_app
    from tertulia.server.databases import shown
    from tertulia.server.run import run

    host = host or ("0.0.0.0" if home else "127.0.0.1")
    easy = open_browser and port is None
    if easy and database is None and running(url := address(host, PORT)):
        print(f"Tertulia is running already, at {url}", file=sys.stderr)
        return show(url)
    with door(host, PORT if port is None else port, easy) as listener:
        settings = Settings(
            database=database or default_database(),
            host=host,
            port=listener.getsockname()[1],
            origins=tuple(origin or ()),
            idle_seconds=idle,
            messages_per_second=rate,
            connections_per_address=connections,
            spectators=spectators,
            workers=workers,
            home=open_browser,
            prepare=open_browser,
            admin_token=secret_enough(admin_token),
            log_addresses=log_addresses,
        ).shared(share)
        app = create_app(settings)
        if sys.stderr.isatty():
            kept = shown(settings.database)
            print(f"Tertulia listens on {settings.url} (Ctrl-C ends it); tables: {kept}", file=sys.stderr)
        if open_browser:  # in a thread, because some browsers return only when they are closed
            threading.Thread(target=show, args=(address(host, settings.port),), daemon=True).start()
        run(app, settings, listener)


def secret_enough(token: str | None) -> str | None:
    """An empty one in the environment is none."""
    if token and len(token) < TOKEN_LENGTH:
        raise typer.BadParameter(f"the token of the page /admin needs {TOKEN_LENGTH} characters or more")
    return token or None


def door(host: str, port: int, easy: bool) -> socket.socket:
    """Who only wants to play does not mind another port."""
    from tertulia.server.run import CannotListen, listen

    try:
        return listen(host, port)
    except CannotListen:
        if not easy:
            raise
        return listen(host, 0)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    near = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return Settings(database="", host=near, port=port).url


def running(url: str) -> bool:
    """Whether a Tertulia answers there."""
    try:
        with build_opener(ProxyHandler({})).open(f"{url}healthz", timeout=KNOCK_SECONDS) as answer:
            return bool(msgspec.json.decode(answer.read(1000)) == {"status": "ok"})
    except HTTPError as refusal:  # somebody else, who is still on the line
        refusal.close()
        return False
    except (OSError, ValueError, HTTPException):  # nobody, or somebody else
        return False


def show(url: str) -> None:
    try:
        opened = webbrowser.open(url)
    except webbrowser.Error:
        opened = False
    if not opened:
        logging.getLogger("tertulia.server").warning("no browser could be opened; the address is %s", url)
