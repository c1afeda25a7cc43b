"""The documentation at /docs: the site that `make docs` has built."""

from pathlib import Path

from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tertulia.server.headers import POLICY

DOCS = Path(__file__).parent / "docs"
MORE = {
    "img-src 'self' blob:": " data:",  # the icons in the theme's style sheet
    "style-src 'self'": " 'sha256-NwSx/R2V/U4jnW0Tq5pQ53Y/rzPVJ4dqE7D6UTA/J1k='",  # the style of its search
}
"""What these pages need beside what every page may do."""
HEADERS = {
    "cache-control": "no-cache",
    "content-security-policy": "; ".join(rule + MORE.get(rule, "") for rule in POLICY),
}
NOT_BUILT = 'The documentation is not built yet. Build it with "make docs" and load this page again.\n'


class Site(StaticFiles):
    async def check_config(self) -> None:
        """No folder is no fault: it may be built later."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not DOCS.is_dir():
            return PlainTextResponse(NOT_BUILT, 404)
        answer = await super().get_response(path, scope)
        answer.headers.update(HEADERS)
        return answer


def mount() -> Mount:
    return Mount("/docs", Site(directory=DOCS, html=True, check_dir=False))
