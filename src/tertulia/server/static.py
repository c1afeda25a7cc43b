"""The web client: the files that Vite has built, and one page for every address that is not our own."""

import mimetypes
import re
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

WEB = Path(__file__).parent / "web"
PAGES = re.compile(
    r"/|/mine|/you|/new/\w+|/table/[\w-]+|/(replay|story)(/[\w-]+)?|/rules/\w+|/learn(/\w+)?"
    r"|/(puzzles|challenge)(/\w+/[\w-]+)?",
    re.ASCII,
)
"""The addresses that the client knows."""
SERVERS_OWN = ("/api/", "/assets/", "/games/")
"""Under these nothing is a page."""
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
"""The name of an asset changes with its content."""
ASK_FIRST = {"cache-control": "no-cache"}
PACKED = ".br"
"""Beside a file: the same, packed by the build, for those who read Brotli. Everybody else gets gzip."""
NOT_BUILT = """The web client is not built yet.

Build it with "make web" and load this page again, or play in the terminal: tertulia play
"""


def add_pages(app: Starlette) -> None:
    """Let the client answer wherever the routes of the server do not."""
    mimetypes.add_type("text/javascript", ".js")  # some Windows machines think otherwise, and browsers refuse
    unknown, files = app.router.default, StaticFiles(directory=WEB, check_dir=False)

    async def pages(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            answer = await found(files, scope) or page(scope)
            if answer is not None:
                return await answer(scope, receive, send)
        await unknown(scope, receive, send)

    app.router.default = pages


async def found(files: StaticFiles, scope: Scope) -> Response | None:
    """A file of the client, if there is one of that name."""
    path = str(scope["path"])
    name = "index.html" if PAGES.fullmatch(path) else path[1:]
    answer = await packed(files, name, scope) or await at(files, name, scope)
    if answer is not None:
        answer.headers.update(FOR_EVER if path.startswith("/assets/") else ASK_FIRST)
    return answer


async def at(files: StaticFiles, name: str, scope: Scope) -> Response | None:
    try:
        return await files.get_response(name, scope)
    except HTTPException:
        return None


async def packed(files: StaticFiles, name: str, scope: Scope) -> Response | None:
    """Its type is that of what is packed: Python knows this ending as one of packed files."""
    answer = await at(files, name + PACKED, scope) if reads_brotli(scope) else None
    if answer is not None:
        answer.headers["content-encoding"] = "br"
        answer.headers.add_vary_header("accept-encoding")
    return answer


def reads_brotli(scope: Scope) -> bool:
    """Browsers do, where nobody between them and us can touch what is sent: over HTTPS and on one machine."""
    wanted = Headers(scope=scope).get("accept-encoding", "").replace(" ", "").split(",")
    return any(re.fullmatch(r"br(;q=(1|0?\.0*[1-9]).*)?", one) for one in wanted)


def page(scope: Scope) -> Response | None:
    """The client says itself that it does not know an address; without a client, how to get one."""
    path = str(scope["path"])
    if path.startswith(SERVERS_OWN):
        return None
    index, status = WEB / "index.html", 200 if PAGES.fullmatch(path) else 404
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, status, ASK_FIRST)
    return FileResponse(index, status, ASK_FIRST)
