"""Connections before they are requests: who says nothing is hung up on, and nobody takes all there are.

uvicorn waits for ever for the first request of a connection. So its protocols are watched here: each has to
send a whole request in time, an address may have so many, and when all are taken, whoever has been silent
for longest makes room.
"""

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any, Literal

import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, apply_mask  # type: ignore[attr-defined]  # the quick one, if there is one
from websockets.http11 import Request

from tertulia.server import metrics
from tertulia.server.files import room_for_connections
from tertulia.server.limits import Bucket
from tertulia.server.lines import BINARY, EXTENSION, LONGEST_HEAD, MASKED, TEXT, frame_end
from tertulia.server.settings import Settings
from tertulia.server.visitors import network

GOODBYE_SECONDS = 1.0
"""How long the answer to a goodbye is waited for."""
HEAD_BYTES = 65_536
"""Of a request."""
Owed = Literal["head", "body"]
FEW_UNREAD = 8
"""Whoever says more than is read is not listened to for a while."""
ODD_FRAMES, ODD_FRAMES_PER_SECOND = 200, 20.0
"""Pings, pongs and pieces of messages, of one connection: so many at once, and then so many a second. No
message has to be read for them, so nothing else would slow them down."""


class Doors:
    """All open connections of a server."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings, self.most = settings, most
        self.addresses: dict[asyncio.BaseTransport, str] = {}
        self.count: Counter[str] = Counter()
        self.silent: dict[asyncio.Transport, None] = {}
        """Those that owe us a request, or the rest of one: the first of them waits for longest."""

    def enter(self, transport: asyncio.Transport, address: str | None) -> bool:
        """Whether there is room for one more. `address` is None for a proxy, which speaks for many."""
        if address is not None and self.count[address] >= self.settings.connections_per_address:
            metrics.TURNED_AWAY.inc()
            return False
        if len(self.addresses) >= self.most and not self._make_room():
            metrics.TURNED_AWAY.inc()
            return False
        self.addresses[transport] = address or ""
        self.count[address or ""] += 1
        self.silent[transport] = None
        return True

    def _make_room(self) -> bool:
        for transport in self.silent:
            self.leave(transport)
            transport.abort()
            return True
        return False

    def spoke(self, transport: asyncio.Transport) -> None:
        self.silent.pop(transport, None)

    def was_answered(self, transport: asyncio.Transport) -> None:
        if transport in self.addresses:
            self.silent[transport] = None

    def leave(self, transport: asyncio.Transport) -> None:
        """May be said twice."""
        self.silent.pop(transport, None)
        address = self.addresses.pop(transport, None)
        if address is not None:
            self.count[address] -= 1
            if not self.count[address]:
                del self.count[address]


class Config(uvicorn.Config):
    """uvicorn's, with our doors."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(app, http=Requests, ws=Sockets, **more)
        self.doors = Doors(settings, room_for_connections())
        self.proxies = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts

    def peer(self, transport: asyncio.Transport) -> str | None:
        """Whom to count; None for a proxy that we believe."""
        host = (transport.get_extra_info("peername") or ("",))[0]
        return None if host in self.proxies else network(host)


class Requests(HttpToolsProtocol):
    """HTTP, with an end to patience."""

    config: Config
    watch: asyncio.TimerHandle | None = None
    owed: Owed | None = "head"
    """What the client has still to send of its request."""
    watched: Owed | None = None
    head_bytes = 0
    """Of a head that has not come to its end."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.config.doors.enter(transport, self.config.peer(transport)):
            self.keep_watch()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.head_bytes = self.head_bytes + len(data) if self.owed == "head" else 0
        if self.head_bytes > HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("The head of a request is too long.")
        self.keep_watch()

    def on_message_begin(self) -> None:
        self.owed = "head"
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.owed = "body"
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.owed = None
        super().on_message_complete()

    def keep_watch(self) -> None:
        """A head and a body have their time, however many pieces they come in."""
        if self.owed is None:
            self.config.doors.spoke(self.transport)
        if self.owed == self.watched:
            return
        self.watched = self.owed
        self.stop_watching()
        if self.owed is not None and self.transport.get_protocol() is self:
            settings = self.config.doors.settings
            seconds = settings.head_seconds if self.owed == "head" else settings.body_seconds
            self.watch = self.loop.call_later(seconds, self.give_up)

    def stop_watching(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.owed is None and self.cycle.response_complete:  # else the next request is here already
            self.owed = "head"
        self.watched = None  # the next head has its own time from its first byte; uvicorn waits 5 s for that
        self.stop_watching()
        self.config.doors.was_answered(self.transport)

    def give_up(self) -> None:
        metrics.TURNED_AWAY.inc()
        self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self.stop_watching()
        self.config.doors.spoke(self.transport)
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_watching()
        self.config.doors.leave(self.transport)
        super().connection_lost(exc)


class Inbox:
    """What a client said and nobody has read yet. It does for one reader what a queue does for many, who
    would wait in deques: three kilobytes for every connection."""

    __slots__ = ("events", "reader")

    def __init__(self) -> None:
        self.events: list[ASGIReceiveEvent] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self.events.append(event)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def empty(self) -> bool:
        return not self.events

    async def get(self) -> ASGIReceiveEvent:
        if self.events:
            await asyncio.sleep(0)  # who has said much at once lets others have their turn
        while not self.events:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.events.pop(0)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Sockets(WebSocketsSansIOProtocol):
    """A WebSocket is the same connection as the request that asked for it, and the line to its client."""

    config: Config
    queue: Inbox  # type: ignore[assignment]
    begun = b""
    """A frame that has not come to its end, or more than we listen to."""
    unsent = b""
    """What is told at this moment: it goes out in one piece."""
    odd: Bucket | None = None
    """Frames that are no whole message; most clients send next to none."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.queue = Inbox()

    def data_received(self, data: bytes) -> None:
        """After the request, frame by frame; the library is given whole ones, or the beginning of one that is
        too large, which it refuses. While we do not listen the rest stays as it came: thousands of short
        messages take thirty times as much memory as their bytes."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data, self.begun, at = self.begun + data, b"", 0
        while at < len(data) and not self.transport.is_closing():
            end = None if self.read_paused else frame_end(data, at)
            if end is None or len(data) < end <= at + LONGEST_HEAD + self.config.ws_max_size:
                self.begun = data[at:]
                return
            self.take(data[at:end])
            at = end

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self.begun and not self.read_paused:  # what was said too fast
            self.data_received(b"")
        return message

    def take(self, frame: bytes) -> None:
        """A short text needs no library, and that is nearly all that comes."""
        if frame[0] not in (TEXT, BINARY) and self.floods():
            metrics.TURNED_AWAY.inc()
            self.transport.abort()
            return
        if frame[0] != TEXT or not MASKED <= frame[1] < MASKED + 126 or self.frames:
            super().data_received(frame)
            return
        try:
            text = apply_mask(frame[6:], frame[2:6]).decode()
        except UnicodeDecodeError:
            super().data_received(frame)
            return
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if len(self.queue.events) > FEW_UNREAD and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """uvicorn logs a whole traceback for what is not UTF-8: with that, anybody could fill a disk."""
        if self.curr_msg_data_type == "text" and not (self.close_sent or is_text(b"".join(self.frames))):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def floods(self) -> bool:
        """Whether this odd frame is one too many."""
        if self.odd is None:
            self.odd = Bucket(ODD_FRAMES_PER_SECOND, ODD_FRAMES)
        return not self.odd.take()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response  # nobody asks for them again, and the connection lasts

    @property
    def unread(self) -> int:
        return self.transport.get_write_buffer_size() + len(self.unsent)

    def write(self, frame: bytes) -> None:
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += frame

    def flush(self) -> None:
        unsent, self.unsent = self.unsent, b""
        if unsent and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(unsent)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def hang_up(self, code: int, reason: str) -> None:
        self.flush()
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()  # for the answer
        self.close_timer = self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.doors.leave(self.transport)
        super().connection_lost(exc)
