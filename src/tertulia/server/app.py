"""The server, put together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from anyio import CapacityLimiter
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from tertulia.core.record import Record
from tertulia.server import foreign, http, http_records, manual, socket, wire
from tertulia.server.admin import page
from tertulia.server.analyses import Analyses
from tertulia.server.databases import shown
from tertulia.server.gc_tuning import keep_short
from tertulia.server.headers import RAW_HEADERS, SecurityHeaders
from tertulia.server.health import Health
from tertulia.server.home import Home, open_home, show_home
from tertulia.server.native import Native
from tertulia.server.openapi import Endpoint, document
from tertulia.server.refusals import Refusal
from tertulia.server.rooms import Rooms
from tertulia.server.settings import Settings
from tertulia.server.static import add_pages
from tertulia.server.store import Store

logger = logging.getLogger("tertulia.server")
JANITOR_SECONDS = 5.0
GZIP_BYTES = 1024
READERS = 2
"""Records that are played again at the same time."""


async def openapi(request: Request) -> Response:
    """This description."""
    return http.reply(document(API))


API = [
    Endpoint("GET", "/healthz", http.healthz, gives=dict[str, str]),
    Endpoint("GET", "/metrics", http.prometheus),
    Endpoint("GET", "/openapi.json", openapi, gives=dict[str, Any]),
    Endpoint("GET", "/api/home", show_home, gives=wire.Home),
    Endpoint("POST", "/api/home", open_home, gives=wire.Home, status=201),
    Endpoint("GET", "/api/games", http.list_games, gives=list[wire.Card]),
    Endpoint("GET", "/api/tables", http.list_tables, gives=list[wire.Summary]),
    Endpoint("POST", "/api/tables", http.create_table, wire.NewTable, wire.Summary, status=201),
    Endpoint("GET", "/api/tables/{table}", http.show_table, gives=wire.Summary),
    Endpoint("POST", "/api/tables/{table}/seats", http.sit_down, wire.NewPlayer, wire.Held, status=201),
    Endpoint("DELETE", "/api/tables/{table}/seats", http.leave_seat, gives=wire.Summary, token=True),
    Endpoint("POST", "/api/tables/{table}/start", http.start_table, gives=wire.Summary, token=True),
    Endpoint("POST", "/api/tables/{table}/rematch", http.rematch, gives=wire.Summary, status=201, token=True),
    Endpoint("POST", "/api/tables/{table}/claim", http.claim_seat, wire.Claim, wire.Held, status=201),
    Endpoint("GET", "/api/tables/{table}/record", http_records.show_record, gives=Record),
    Endpoint(
        "GET", "/api/tables/{table}/replay", http_records.show_replay, gives=wire.Replay, query=("seat",)
    ),
    Endpoint("GET", "/api/tables/{table}/verify", http_records.verify_dice, gives=wire.Verdict),
    Endpoint("GET", "/api/tables/{table}/analysis", http_records.show_analysis, gives=wire.Analysis),
    Endpoint("POST", "/api/analysis", http_records.analyse_record, Record, wire.Analysis),
    Endpoint("POST", "/api/replay", http_records.replay_record, Record, wire.Replay, query=("seat",)),
]


CAREFUL = {(endpoint.method, endpoint.path): http.careful(endpoint.handler) for endpoint in API}
CHANGES = {
    path: handler
    for (method, path), handler in CAREFUL.items()
    if method == "POST" and path.startswith("/api/tables")
}
"""What is done to tables."""


class Application(Starlette):
    """WebSockets go straight to their tables: a dozen middlewares would stay in memory with each of them. So
    do requests that change a table: their answers are short, and the way through Starlette takes longer."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            scope["app"] = self
            await socket.serve(WebSocket(scope, receive, send))
        elif scope["type"] == "http" and (handler := change_of(scope)) is not None:
            scope["app"] = self
            response = await handler(Request(scope, receive))
            response.raw_headers.extend(RAW_HEADERS)
            await response(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def change_of(scope: Scope) -> http.Handler | None:
    """What a request does to a table, if it does something to one."""
    if scope["method"] != "POST":
        return None
    table, _, what = scope["path"].removeprefix("/api/tables/").partition("/")
    scope["path_params"] = {"table": table}
    return CHANGES.get(f"/api/tables/{{table}}/{what}" if table else scope["path"])


def create_app(settings: Settings) -> Starlette:
    """The application. A database that cannot be used is an error here and now."""
    store = Store(settings.database)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.native = native = Native()
        if not settings.prepare:  # nobody sits in front of it: better not answer than let wait
            await native.ready()
        app.state.rooms = Rooms(store, settings, native)
        await app.state.rooms.bans.reload()
        app.state.health = Health(store)
        app.state.analyses = Analyses(app.state.rooms.minds, app.state.rooms.visitors)
        app.state.readers = CapacityLimiter(READERS)
        work = [sweep(app.state.rooms), keep_short(), app.state.rooms.follow()]
        if settings.prepare:
            work.append(app.state.rooms.prepare())
        chores = [asyncio.create_task(chore) for chore in work]
        logger.info("start", extra={"url": settings.url, "database": shown(settings.database)})
        yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        app.state.analyses.close()
        await app.state.rooms.close()
        await store.close()
        logger.info("stop")

    routes = [Route(path, handler, methods=[method]) for (method, path), handler in CAREFUL.items()]
    app = Application(
        routes=[
            *routes,
            *foreign.ROUTES,
            *page.routes(settings.admin_token),
            manual.mount(),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(GZipMiddleware, minimum_size=GZIP_BYTES, compresslevel=6),
        ],
        lifespan=lifespan,
    )
    app.state.home = Home(settings)
    add_pages(app)
    return app


async def sweep(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(JANITOR_SECONDS)
        rooms.forget_idle()
        with contextlib.suppress(Refusal):  # the database does not answer now; it is asked again
            await rooms.lobby.attend(rooms.attended())
