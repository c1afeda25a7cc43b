"""The way to a client: what it is told goes straight to its connection, without a task or a queue between."""

from struct import Struct
from typing import Protocol

from websockets.utils import apply_mask

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


TEXT = 0x81
"""The first byte of a text in one frame."""
FINAL, MASKED, LENGTH, KEY = 0x80, 0x80, 0x7F, 4
"""Of a frame that a client sends: the bit of its last piece, and its mask, a key of so many bytes."""
MEDIUM, LARGE = Struct("!BBH"), Struct("!BBQ")


def framed(text: bytes) -> bytes:
    """As it goes over a WebSocket (RFC 6455, 5.2). Many who are told the same are sent the same bytes."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    head = MEDIUM.pack(TEXT, 126, size) if size < 1 << 16 else LARGE.pack(TEXT, 127, size)
    return head + text


def is_whole(data: bytes) -> bool:
    """Whether this is one frame from a client, no more and no less, and not a piece of a longer text."""
    return len(data) > 1 and bool(data[0] & FINAL) and len(data) == _start(data) + _size(data)


def lone_text(data: bytes, most: int) -> bytes | None:
    """What a client says, if that is one whole frame of text, and not longer than it may be."""
    if data[0] != TEXT or not is_whole(data) or not data[1] & MASKED or _size(data) > most:
        return None
    start = _start(data)
    return apply_mask(data[start:], data[start - KEY : start])


def _size(data: bytes) -> int:
    size = data[1] & LENGTH
    if size < 126:
        return size
    return int.from_bytes(data[2 : 4 if size == 126 else 10], "big")


def _start(data: bytes) -> int:
    """Where the content begins."""
    size = data[1] & LENGTH
    return 2 + (KEY if data[1] & MASKED else 0) + (0 if size < 126 else 2 if size == 126 else 8)
