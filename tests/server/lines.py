"""A line to nobody: what would have been sent is kept."""

from tertulia.server.lines import framed


class Notebook:
    def __init__(self, unread: int = 0) -> None:
        self.unread = unread
        self.frames: list[bytes] = []
        self.ended: tuple[int, str] | None = None

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)

    def hang_up(self, code: int, reason: str) -> None:
        self.ended = code, reason

    def texts(self) -> list[bytes]:
        return [text_in(frame) for frame in self.frames]


def text_in(frame: bytes) -> bytes:
    """The end of a frame, which says itself how long it is."""
    for head in (2, 4, 10):
        if framed(frame[head:]) == frame:
            return frame[head:]
    raise AssertionError(f"no frame of text: {frame!r}")
