"""The WebSocket: a hello, then requests in and states out, until one side goes."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from tertulia.server import messages, metrics, wire
from tertulia.server.advising import Advising
from tertulia.server.headers import HEADERS
from tertulia.server.limits import Bucket
from tertulia.server.lines import EXTENSION
from tertulia.server.names import checked_line
from tertulia.server.refusals import Refusal
from tertulia.server.room import Room
from tertulia.server.rooms import Rooms
from tertulia.server.table import Made, Table, hash_token
from tertulia.server.viewers import Viewer
from tertulia.server.visitors import Visitor, visitor_of

logger = logging.getLogger("tertulia.server")
PATH = re.compile("/ws(?:/([^/]+))?")
"""The table in the address lets a proxy keep a table at one process; the hello says it in any case."""
HELLO_SECONDS = 10.0
REASON_LENGTH = 200
CHAT_BURST = 5
Hear = Callable[[], Awaitable[Mapping[str, Any]]]
Request = wire.Act | wire.Undo | wire.Consent | wire.Chat | wire.Resign | wire.Engage
PONG = wire.Pong()
_decoder = msgspec.json.Decoder(wire.FromClient)


class Repeated(Exception):
    """The client has asked for this before, and it was done."""


async def serve(socket: WebSocket) -> None:
    """One viewer, from hello to goodbye."""
    rooms: Rooms = socket.app.state.rooms
    if PATH.fullmatch(socket.scope["path"]) is None:
        await deny(socket, "there is nothing to connect to", 404)
        return
    if not allowed_origin(socket, rooms.settings.origins):
        await turn_down(socket, rooms, Refusal("not_your_seat", "this origin may not connect"), 403)
        return
    visitor = visitor_of(socket)
    try:
        rooms.visitors.take("requests", visitor)
        rooms.visitors.take_hold("sockets", visitor)
    except Refusal as refusal:
        await turn_down(socket, rooms, refusal, 429)
        return
    metrics.SOCKETS.inc()
    try:
        await socket.accept()
        await converse(socket, rooms, visitor)
    except WebSocketDisconnect:
        return
    finally:
        metrics.SOCKETS.dec()
        rooms.visitors.let_go("sockets", visitor)


async def deny(socket: WebSocket, reason: str, status: int) -> None:
    await socket.send_denial_response(Response(reason, status, HEADERS))


async def turn_down(socket: WebSocket, rooms: Rooms, refusal: Refusal, status: int) -> None:
    """Before it is a WebSocket. Those who run the server learn from the log why pages do not connect."""
    metrics.REFUSALS.labels(refusal.code).inc()
    rooms.chronicle.refused(refusal, socket, in_address(socket), None)
    await deny(socket, refusal.reason, status)


def in_address(socket: WebSocket) -> str | None:
    """The table that the address names, if it names one."""
    address = PATH.fullmatch(socket.scope["path"])
    return address and address[1]


async def converse(socket: WebSocket, rooms: Rooms, visitor: Visitor) -> None:
    """From hello to goodbye; whoever takes no seat counts as somebody who looks on."""
    session = await greet(socket, rooms, visitor)
    if session is None:
        return
    with rooms.bans.while_here(socket, session.viewer):
        if session.viewer.token_hashes:
            await session.run()
            return
        try:
            rooms.visitors.take_hold("spectating", visitor)
        except Refusal as refusal:
            rooms.chronicle.refused(refusal, socket, session.room.table.id, None)
            await turn_away(socket, refusal)
            return
        try:
            await session.run()
        finally:
            rooms.visitors.let_go("spectating", visitor)


def allowed_origin(visitor: HTTPConnection, more: tuple[str, ...]) -> bool:
    """Programs send no origin; a browser's must be our own host or one that the operator named."""
    origin, host = visitor.headers.get("origin"), visitor.headers.get("host")
    return origin is None or origin in more or origin in (f"http://{host}", f"https://{host}")


async def greet(socket: WebSocket, rooms: Rooms, visitor: Visitor) -> "Session | None":
    """Read the hello and open the table; None if that fails, which the client is told."""
    named = asked = in_address(socket)
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = decode(await socket.receive())
        if not isinstance(hello, wire.Hello):
            raise Refusal("bad_message", "say hello first")
        if hello.protocol != wire.PROTOCOL:
            raise Refusal("bad_protocol", f"this server speaks protocol {wire.PROTOCOL}")
        asked = hello.table
        if named not in (None, asked):
            raise Refusal("bad_message", "the hello names another table than the address")
        rooms.bans.admit(socket)
        room = await rooms.open(hello.table)
        hashes = {hash_token(token) for token in hello.tokens}
        if len(room.table.seats_of(hashes)) < len(hashes):
            await room.catch_up(room.table.seq + 1)  # another process may have given it a moment ago
            room = await rooms.open(hello.table)  # it may have left memory, where nobody is told anything
        if len(room.table.seats_of(hashes)) < len(hashes):
            raise Refusal("not_your_seat", "that token holds no seat at this table")
        if not hashes and len(room.audience.crowd.viewers) >= rooms.settings.spectators:
            raise Refusal("too_many", f"{rooms.settings.spectators} people look on here, as many as may")
    except (Refusal, TimeoutError) as error:
        refusal = error if isinstance(error, Refusal) else Refusal("bad_message", "nobody said hello")
        rooms.chronicle.refused(refusal, socket, asked, None)
        await turn_away(socket, refusal)
        return None
    line, patience = socket.scope["extensions"][EXTENSION], rooms.settings.unread_bytes
    viewer = Viewer(line, hashes, max(0, hello.seen), patience, hello.steps, visitor)
    viewer.doubt(room.table)
    return Session(socket, rooms, room, viewer, line.receive)


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    await socket.send_text(msgspec.json.encode(refused(None, refusal)).decode())
    await socket.close(4400, refusal.code)


def decode(event: Mapping[str, Any]) -> wire.FromClient:
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(1000)
    try:
        if event.get("text") is None:
            raise Refusal("bad_message", "messages are text, not binary")
        message: wire.FromClient = _decoder.decode(event["text"])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_message", f"not a message of this protocol: {error}"[:REASON_LENGTH]) from None
    return message


def refused(id: str | None, refusal: Refusal) -> wire.Refused:
    metrics.REFUSALS.labels(refusal.code).inc()
    return wire.Refused(id=id, code=refusal.code, reason=refusal.reason)


class Session:
    """A viewer at a table."""

    def __init__(self, socket: WebSocket, rooms: Rooms, room: Room, viewer: Viewer, hear: Hear) -> None:
        """`hear`: what the client says next, as ASGI has it; Starlette would look at it once more."""
        self.socket, self.rooms, self.room, self.viewer, self.hear = socket, rooms, room, viewer, hear
        self.settings = rooms.settings
        self.advising = Advising(room, viewer, self.refuse)
        self.held: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until the client goes, or has to go."""
        room, viewer = self.room, self.viewer
        viewer.send(messages.welcome(room.table, room.table.seats_of(viewer.token_hashes)))
        room.enter(viewer)
        try:
            await asyncio.create_task(self.read())  # else it is woken through all that called this
        finally:
            room.leave(viewer)
            for task in self.held:
                task.cancel()
            await self.advising.close()

    async def read(self) -> None:
        for seat in self.room.table.seats_of(self.viewer.token_hashes):
            await self.room.set_away(seat, False)
        while True:
            await self.room.visitors.wait("messages", self.viewer.visitor)
            try:
                await self.attempt(await self.hear())
            except WebSocketDisconnect:
                return

    async def attempt(self, message: Mapping[str, Any]) -> None:
        id = asked = None
        try:
            request = decode(message)
            id, asked = getattr(request, "id", None), getattr(request, "seat", None)
            if isinstance(request, wire.Act) and self.room.discretion.left > 0:
                self.hold_back(message)
            else:
                await self.obey(request)
        except Refusal as refusal:
            self.rooms.chronicle.refused(refusal, self.socket, self.room.table.id, asked)
            self.refuse(id, refusal)
        except Repeated:
            self.viewer.send(wire.Done(id=str(id), version=self.room.table.version))
        except WebSocketDisconnect:
            raise
        except Exception:
            logger.exception("a request failed")
            self.refuse(id, Refusal("server_error", "the server failed; this is how things stand"))

    def hold_back(self, message: Mapping[str, Any]) -> None:
        """No answer comes sooner than the table's would; what else is said meanwhile is heard."""

        async def later() -> None:
            await self.room.hold_back()
            await self.attempt(message)

        self.held.add(task := asyncio.create_task(later()))
        task.add_done_callback(self.held.discard)

    def refuse(self, id: str | None, refusal: Refusal) -> None:
        """Say why, and how things stand."""
        self.viewer.send(refused(id, refusal))
        self.viewer.last = b""
        self.room.audience.tell_one(self.viewer)

    async def obey(self, request: wire.FromClient) -> None:
        """Do what is asked, and say that it is done."""
        if isinstance(request, wire.Hello):
            raise Refusal("bad_message", "hello was said already")
        if isinstance(request, wire.Ping):
            self.viewer.send(PONG)
            return
        if isinstance(request, wire.Seen):
            if request.seat in self.room.table.seats_of(self.viewer.token_hashes):
                self.room.seen(request.seat, request.version)
            return
        if not 1 <= len(request.id) <= 64:
            raise Refusal("bad_message", "an id has 1 to 64 characters")
        if isinstance(request, wire.Advise | wire.Weigh):
            self.advising.begin(request)
            return
        if isinstance(request, wire.Chat):
            self.rooms.bans.let_chat(self.socket)
        await self.room.change(lambda table: self.entry(table, request))
        self.viewer.send(wire.Done(id=request.id, version=self.room.table.version))

    def entry(self, table: Table, request: Request) -> Made:
        """What a request puts into the log; a repeat of one that was granted is answered, not done again."""
        seat, id = request.seat, request.id
        if seat not in table.seats_of(self.viewer.token_hashes):
            raise Refusal("not_your_seat", f"you do not hold seat {seat}")
        if table.knows(seat, id):
            raise Repeated
        if isinstance(request, wire.Chat):
            return table.chat(seat, id, self.chat_text(seat, request.text))
        if table.seats[seat].bot is not None:
            raise Refusal("not_your_turn", "a bot plays for this seat")
        match request:
            case wire.Act():
                return table.play(
                    seat, request.action, id, request.version, self.room.timekeeper.thought(seat)
                )
            case wire.Undo():
                keeper = self.room.timekeeper
                return table.undo(seat, id, request.version, keeper.hurried(), keeper.lost())
            case wire.Consent():
                return table.consent(seat, id, request.agree, request.version, self.room.timekeeper.lost())
            case wire.Resign():
                return table.resign(seat, id, table.substitute)
            case wire.Engage():
                return table.engage(seat, id, request.at, request.bot)

    def chat_text(self, seat: int, text: str) -> str:
        limits = self.settings
        said = checked_line(text, limits.chat_length)
        bucket = self.room.chats.setdefault(seat, Bucket(limits.chats_per_minute / 60, CHAT_BURST))
        if not bucket.take():
            raise Refusal("too_fast", "too much chat; wait a moment")
        return said
