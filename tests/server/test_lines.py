"""Frames: what we write is what the library for WebSockets would write."""

import pytest
from websockets.frames import Frame, Opcode

from tertulia.server.lines import LONGEST_HEAD, frame_end, framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("mask", [False, True])
@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_ends_where_the_library_would_end_it(size: int, mask: bool) -> None:
    frame = Frame(Opcode.TEXT, b"x" * size).serialize(mask=mask)
    assert frame_end(b"before" + frame + b"after", 6) == 6 + len(frame)
    known = [frame_end(frame[:length], 0) for length in range(LONGEST_HEAD + 1)]
    head = len(frame) - size
    assert known[:head] == [None] * head
    assert known[head:] == [len(frame)] * (LONGEST_HEAD + 1 - head)
