"""What every answer says about itself: nothing from elsewhere, nothing inline, nothing framed."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
]
"""Nothing from elsewhere and nothing inline: text that somebody typed cannot become code. (The word for wasm
lets a browser compile the rules of a game, which are a file of ours; it allows no code from text.)"""
HEADERS = {
    "content-security-policy": "; ".join(POLICY),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class SecurityHeaders:
    """On every answer, also on errors."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)
