"""The way to a client: what it is told goes straight to its connection, without a task or a queue between."""

from typing import Protocol

from websockets.frames import Frame, Opcode

EXTENSION = "tertulia.line"
"""Where the scope of a WebSocket has its line."""
FELL_BEHIND = 4408
GOODBYE = "you fell behind, or the server stops; come back"


class Line(Protocol):
    @property
    def unread(self) -> int:
        """Bytes that the other side has not taken yet."""

    def write(self, frame: bytes) -> None:
        """Send it; who has gone is told nothing."""

    def hang_up(self, code: int, reason: str) -> None:
        """Say goodbye, but do not wait for it."""


def framed(text: bytes) -> bytes:
    """As it goes over a WebSocket. Many who are told the same are sent the same bytes."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)
