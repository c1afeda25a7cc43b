"""The way to a client: what it is told goes straight to its connection, without a task or a queue between."""

from struct import Struct
from typing import Protocol

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


TEXT, BINARY = 0x81, 0x82
"""The first byte of a message in one frame."""
MEDIUM, LARGE = Struct("!BBH"), Struct("!BBQ")


def framed(text: bytes) -> bytes:
    """As it goes over a WebSocket (RFC 6455, 5.2). Many who are told the same are sent the same bytes."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    head = MEDIUM.pack(TEXT, 126, size) if size < 1 << 16 else LARGE.pack(TEXT, 127, size)
    return head + text


MASKED = 0x80
"""This bit is set in the second byte of all that a client sends."""
LONGEST_HEAD = 14


def frame_end(data: bytes, at: int) -> int | None:
    """Where the frame ends that begins there; None: too little of it has come to tell."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & ~MASKED, at + 2
    if size >= 126:
        start += 2 if size == 126 else 8
        size = int.from_bytes(data[at + 2 : start], "big")
    if data[at + 1] & MASKED:
        start += 4
    return start + size if len(data) >= start else None
