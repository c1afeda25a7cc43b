"""`tertulia health`: for supervisors and containers, which have no browser and perhaps no curl."""

import sys
import time
from typing import Annotated

import typer

from tertulia.cli.numbers import at_least
from tertulia.cli.numbers import port as port_number
from tertulia.cli.serve import PORT, address, running

PAUSE_SECONDS = 0.5


def health(
    host: Annotated[
        str, typer.Option(envvar="TERTULIA_HOST", help="Where the server listens.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="TERTULIA_PORT", parser=port_number, help="Its port.")] = PORT,
    wait: Annotated[float, typer.Option(parser=at_least(0), help="Seconds to wait until it is ready.")] = 0.0,
) -> None:
    """Ask a server whether it can write and read. Exit code 1: it cannot, or nobody answers."""
    url, end = address(host, port), time.monotonic() + wait
    while not running(url):
        if time.monotonic() >= end:
            print(f"no server is well at {url}", file=sys.stderr)
            raise typer.Exit(1)
        time.sleep(PAUSE_SECONDS)
