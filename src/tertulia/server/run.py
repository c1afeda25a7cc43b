"""A server process: its address, its logs, its end."""

import asyncio
import errno
import logging
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from typing import Any

import uvicorn
from starlette.applications import Starlette

from tertulia.core import engine
from tertulia.core.errors import TertuliaError
from tertulia.server import files, logs
from tertulia.server.connections import Config
from tertulia.server.settings import Settings

logger = logging.getLogger("tertulia.server")


class CannotListen(TertuliaError):
    """The address is taken, or not ours to take."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that accepts already: who connects before the server is ready waits, and is not refused."""
    try:
        (family, *_), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        listener = socket.create_server((host, port), family=family)
        return socket.socket(fileno=listener.detach())  # one that knows it is TCP: asyncio then sends at once
    except OSError as error:
        reason = str(error.strerror).partition(" (while")[0]
        advice = "; name another --port" if error.errno == errno.EADDRINUSE else ""
        raise CannotListen(f"cannot listen on {host}:{port}: {reason}{advice}") from None


class Server(uvicorn.Server):
    """One that can listen on more addresses while it runs."""

    async def listen(self, host: str, port: int) -> None:
        kind: Any = self.config.http_protocol_class
        connection = partial(kind, self.config, self.server_state, self.lifespan.state)
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(connection, sock=listen(host, port), backlog=self.config.backlog)
        self.servers.append(listening)  # it ends with the others


def run(app: Starlette, settings: Settings, listener: socket.socket) -> None:
    """Serve until a signal ends it: what was begun is finished, and connections are closed."""
    logs.configure()
    files.raise_limit()
    config = Config(
        app,
        settings,
        log_config=None,
        access_log=False,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=settings.shutdown_seconds,
    )
    server = Server(config)
    app.state.home.listen = server.listen
    watched = not logger.isEnabledFor(logging.INFO)  # by somebody to whom a bar says more
    with nullcontext() if watched else engine.progress_by(compiling):
        server.run(sockets=[listener])
    if not server.started:
        sys.exit(1)


def compiling(what: str, steps: Sequence[Callable[[], object]]) -> Iterator[Callable[[], object]]:
    """At the first start, in the log: what is compiled, and how far that is."""
    for number, step in enumerate(steps, 1):
        logger.info("compiling, once", extra={"what": what, "step": number, "of": len(steps)})
        yield step
