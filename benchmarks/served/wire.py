"""HTTP and WebSockets, as little of them as a load generator needs.

Written by hand because thousands of sockets share one core here: a library that checks everything would spend
more on a message than the server spends on an action, and then the generator would be what is measured.
"""

import asyncio
import json
import struct
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED = 0x80
NO_MASK = bytes(4)
"""Clients must mask what they send; this mask changes nothing."""
NORMAL = struct.pack("!H", 1000)
Hear = Callable[[bytes], None]
Fail = Callable[[str], None]


class WebSocket(asyncio.Protocol):
    """One connection: `hear` is given every text, `fail` why there will be no more of them."""

    transport: asyncio.Transport

    def __init__(self, hear: Hear, fail: Fail) -> None:
        self.hear, self.fail = hear, fail
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.closing = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data, self.rest = self.rest + data, b""
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            self.answered(head)
        at = 0
        while (payload := payload_at(data, at)) is not None:
            self.take(data[at], data[payload])
            at = payload.stop
        self.rest = data[at:]

    def answered(self, head: bytes) -> None:
        status = head.partition(b"\r\n")[0].decode()
        if " 101 " in status:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(f"no WebSocket: {status}"))

    def take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self.transport.write(frame(PONG, payload))
        elif kind == CLOSE and not self.closing:
            self.fail(f"the server closed a WebSocket: {payload[2:].decode() or payload.hex()}")

    def send(self, text: bytes) -> None:
        self.transport.write(frame(TEXT, text))

    def close(self) -> None:
        """May be said twice."""
        if self.closing or self.transport.is_closing():
            return
        self.closing = True
        self.transport.write(frame(CLOSE, NORMAL))
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"no WebSocket: {error or 'hung up'}"))
        elif not self.closing:
            self.fail(f"the server hung up: {error or 'without a word'}")


def payload_at(data: bytes, at: int) -> slice | None:
    """Where the content of the frame lies that begins there; None if not all of it has come."""
    if len(data) < at + 2:
        return None
    length, start = data[at + 1], at + 2
    if length >= 126:
        start += 2 if length == 126 else 8
        length = int.from_bytes(data[at + 2 : start], "big")
    return slice(start, start + length) if len(data) >= start + length else None


def frame(kind: int, payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        return bytes((kind, MASKED | length)) + NO_MASK + payload
    return struct.pack("!BBH", kind, MASKED | 126, length) + NO_MASK + payload


async def dial(url: str, hear: Hear, fail: Fail) -> WebSocket:
    """An open WebSocket, without compression, which no server here offers to begin with."""
    parts = urlsplit(url)
    path = f"{parts.path}?{parts.query}" if parts.query else parts.path
    loop = asyncio.get_running_loop()
    transport, socket = await loop.create_connection(
        lambda: WebSocket(hear, fail), str(parts.hostname), parts.port or 80
    )
    transport.write(HANDSHAKE.format(path=path, host=parts.netloc).encode())
    await socket.opened
    return socket


class Requests:
    """HTTP over one connection: `async with Requests(base) as ask: await ask("/path", {...})`."""

    def __init__(self, base: str) -> None:
        self.parts = urlsplit(base)

    async def __aenter__(self) -> "Requests":
        self.reader, self.writer = await asyncio.open_connection(self.parts.hostname, self.parts.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def __call__(self, path: str, data: Any = None, token: str = "") -> Any:
        body = json.dumps(data).encode()
        authorization = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.parts.netloc}\r\n{authorization}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        status, _, headers = (await self.reader.readuntil(b"\r\n\r\n")).decode().partition("\r\n")
        lines = dict(line.lower().split(": ", 1) for line in headers.splitlines() if line)
        answer = await self.reader.readexactly(int(lines["content-length"]))
        if not 200 <= int(status.split()[1]) < 300:
            raise ConnectionError(f"{path}: {status}: {answer.decode()}")
        return json.loads(answer)
