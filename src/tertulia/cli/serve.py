"""`tertulia serve`: tables over the network."""

import sys
import webbrowser
from typing import Annotated

import typer

from tertulia.server.settings import Settings, default_database

Database = Annotated[
    str | None,
    typer.Option(envvar="TERTULIA_DATABASE", help="Where tables are kept: an SQLAlchemy address."),
]


def serve(
    host: Annotated[str, typer.Option(envvar="TERTULIA_HOST", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="TERTULIA_PORT", min=0, max=65535, help="Port to listen on; 0: any.")
    ] = 8421,
    database: Database = None,
    origin: Annotated[
        list[str] | None, typer.Option(envvar="TERTULIA_ORIGINS", help="Web origins that may connect, too.")
    ] = None,
    idle: Annotated[
        float, typer.Option(envvar="TERTULIA_IDLE", min=0, help="Seconds until an idle table leaves memory.")
    ] = 600.0,
    rate: Annotated[
        float, typer.Option(envvar="TERTULIA_RATE", min=1, help="Messages a second that a visitor may send.")
    ] = 20.0,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve tables of all three games."""
    from tertulia.server.app import create_app
    from tertulia.server.run import listen, run
    from tertulia.server.store import shown

    with listen(host, port) as listener:
        settings = Settings(
            database=database or default_database(),
            host=host,
            port=listener.getsockname()[1],
            origins=tuple(origin or ()),
            idle_seconds=idle,
            messages_per_second=rate,
        )
        app = create_app(settings)
        if sys.stderr.isatty():
            kept = shown(settings.database)
            print(f"Tertulia listens on {settings.url} (Ctrl-C ends it); tables: {kept}", file=sys.stderr)
        if open_browser:
            webbrowser.open(settings.url)
        run(app, settings, listener)
