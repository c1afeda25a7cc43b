"""Frames: what we write is what the library for WebSockets would write."""

import pytest
from websockets.frames import Frame, Opcode

from tertulia.server.lines import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
