"""What the package of a game brings for the browser: its board and pictures in `web/`, its words in `words/`.

Nothing else of it can be asked for: a name that is not of these forms is not found.
"""

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from tertulia.core.errors import TertuliaError
from tertulia.core.game import Game
from tertulia.games import game
from tertulia.server.static import ASK_FIRST

KINDS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}
DRAWN = re.compile(r"[\w-]+\.(css|js|png|svg|webp)", re.ASCII)
SAID = re.compile(r"words/(rules\.)?([a-z]{2})\.ftl", re.ASCII)
SECTIONS = "words/sections.json"


async def show_file(request: Request) -> Response:
    try:
        file = file_of(game(request.path_params["game"]), request.path_params["file"])
    except TertuliaError:  # there is no such game, or it is broken
        file = None
    if file is None or not file.is_file():
        return PlainTextResponse("Not Found", 404)
    return FileResponse(file, headers=ASK_FIRST, media_type=KINDS[file.suffix])


def file_of(game: Game, name: str) -> Path | None:
    """Where it would lie, if it is something that may be asked for."""
    if DRAWN.fullmatch(name):
        return game.home / "web" / name
    if said := SAID.fullmatch(name):
        return game.sentences(said[2], said[1] or "")
    return game.home / SECTIONS if name == SECTIONS else None


ROUTES = [Route("/games/{game}/{file:path}", show_file)]
