"""Frames: what we write is what the library for WebSockets would write."""

import pytest
from websockets.frames import Frame, Opcode

from tertulia.server.lines import framed, is_whole, lone_text


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_lone_text_is_read_as_it_was_said(size: int) -> None:
    text = bytes(number % 128 for number in range(size))
    data = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert lone_text(data, most=size) == text
    assert lone_text(data, most=size - 1) is None


TEXT = Frame(Opcode.TEXT, b"x" * 200).serialize(mask=True)
PONG = Frame(Opcode.PONG, b"1234").serialize(mask=True)


@pytest.mark.parametrize("end", range(1, len(TEXT)))
def test_a_piece_of_a_frame_is_left_to_the_library(end: int) -> None:
    assert lone_text(TEXT[:end], 1000) is None
    assert not is_whole(TEXT[:end])


@pytest.mark.parametrize(
    ("data", "whole"),
    [
        (PONG, True),
        (TEXT + PONG, False),
        (PONG + TEXT, False),
        (Frame(Opcode.TEXT, b"pie", fin=False).serialize(mask=True), False),
        (Frame(Opcode.CONT, b"ce").serialize(mask=True), True),
        (Frame(Opcode.BINARY, b"x").serialize(mask=True), True),
        (Frame(Opcode.TEXT, b"x").serialize(mask=False), True),
        (b"\xc1" + TEXT[1:], True),  # compressed, if both had agreed on that
    ],
)
def test_whatever_is_no_lone_text_is_left_to_the_library(data: bytes, whole: bool) -> None:
    assert lone_text(data, 1000) is None
    assert is_whole(data) == whole
