"""The HTTP part: make, find, join and start tables. Tokens travel in a header, never in an address."""

import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from prometheus_client import generate_latest
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tertulia.bots import offered
from tertulia.bots.cards import card
from tertulia.core import record as records
from tertulia.core.errors import StartError, TertuliaError, UnknownBot, UnknownEdition
from tertulia.games import game, games
from tertulia.server import archive, log, messages, metrics, play_on, wire
from tertulia.server.admin import links
from tertulia.server.chronicle import Chronicle
from tertulia.server.gauges import measure
from tertulia.server.looking_back import looked_back
from tertulia.server.names import checked_name
from tertulia.server.proof import commitment, new_secret
from tertulia.server.refusals import Refusal
from tertulia.server.room import Room
from tertulia.server.rooms import Rooms
from tertulia.server.socket import REASON_LENGTH, allowed_origin
from tertulia.server.store import Unavailable
from tertulia.server.table import Step, Table, hash_token, new_token
from tertulia.server.visitors import visitor_of

logger = logging.getLogger("tertulia.server")
BODY_BYTES = 65_536
RECORD_BYTES = 1_048_576
"""Of a request that may carry a whole record."""
PROBLEM_LENGTH = 500
STATUS = {
    "unknown_table": 404,
    "not_your_seat": 403,
    "bad_message": 400,
    "too_fast": 429,
    "too_many": 429,
    "server_error": 503,
    "banned": 403,
    "unreadable": 503,
}
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def reply(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def careful(handler: Handler) -> Handler:
    """A client's mistake becomes a short answer that says what is wrong."""

    async def handle(request: Request) -> Response:
        try:
            admit(request)
            return await handler(request)
        except Refusal as refusal:
            chronicle: Chronicle = request.app.state.rooms.chronicle
            chronicle.refused(refusal, request, request.path_params.get("table"), None)
            return refused(refusal)
        except TertuliaError as error:
            return reply(wire.Problem(code="bad_request", reason=str(error)[:PROBLEM_LENGTH]), 400)
        except ClientDisconnect:
            return reply(wire.Problem(code="bad_message", reason="the request did not end"), 400)
        except Exception:
            logger.exception("a request failed")
            return reply(wire.Problem(code="server_error", reason="the server failed"), 500)

    return handle


def refused(refusal: Refusal) -> Response:
    metrics.REFUSALS.labels(refusal.code).inc()
    return reply(wire.Problem(code=refusal.code, reason=refusal.reason), STATUS.get(refusal.code, 409))


def admit(request: Request) -> None:
    """Anybody may look; only our own pages, and nobody too often, may change something."""
    rooms: Rooms = request.app.state.rooms
    if request.method in ("GET", "HEAD"):
        return
    if not allowed_origin(request, rooms.settings.origins):
        raise Refusal("not_your_seat", "this origin may not change anything")
    rooms.bans.admit(request)
    count_visit(request)


def count_visit(request: Request) -> None:
    """Of whatever changes something or takes time, as looking at tables does: our pages ask for that once."""
    request.app.state.rooms.visitors.take("requests", visitor_of(request))


async def body(request: Request, kind: type[T], limit: int = BODY_BYTES) -> T:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise Refusal("bad_message", f"a request has at most {limit} bytes here")
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_message", f"not what was expected: {error}"[:REASON_LENGTH]) from None


async def room_of(request: Request) -> Room:
    rooms: Rooms = request.app.state.rooms
    room = await rooms.open(request.path_params["table"])
    token = bearer(request)
    if token is not None and not room.table.seats_of({hash_token(token)}):
        await room.catch_up(room.table.seq + 1)  # another process may have given it a moment ago
    return room


def bearer(request: Request) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else None


def seat_of(request: Request, table: Table) -> int:
    """The seat of the token in the Authorization header."""
    token = bearer(request)
    for seat in table.seats_of({hash_token(token)}) if token is not None else ():
        return seat
    raise Refusal("not_your_seat", "this needs the token of a seat, as Authorization: Bearer TOKEN")


def summary(room: Room) -> wire.Summary:
    table = room.table
    made = table.setting
    return wire.Summary(
        table=table.id,
        game=made.game,
        seats=made.seats,
        status=table.status,
        access=made.access,
        hints=made.hints,
        coach=made.coach,
        players=messages.players(table, room.audience.online),
        begin=messages.origin(made),
        commitment=commitment(made.secret),
    )


async def healthz(request: Request) -> Response:
    """Whether the server can write to its database and read it."""
    well = await request.app.state.health.check()
    return reply({"status": "ok"}) if well else refused(Unavailable())  # the log knows it already


async def prometheus(request: Request) -> Response:
    """What an operator watches, for Prometheus."""
    await measure(request.app.state.rooms)
    return Response(generate_latest(metrics.registry), media_type="text/plain; version=0.0.4")


async def list_games(request: Request) -> Response:
    """What can be played."""
    return reply([card(one) for one in games()])


async def list_tables(request: Request) -> Response:
    """Tables that wait for players and are open to anybody."""
    count_visit(request)
    rooms: Rooms = request.app.state.rooms
    found = []
    for id in await rooms.lobby.found():
        try:
            room = await rooms.open(id)
            _ = room.table.game  # which this server may not have any more
            found.append(summary(room))
        except Unavailable:
            raise
        except Exception as error:
            rooms.lobby.skip(id, error)
    return reply(found)


async def create_table(request: Request) -> Response:
    """A new table; send its address to your friends."""
    wanted = await body(request, wire.NewTable, RECORD_BYTES)
    created = decided(wanted) if wanted.begin is None else await gone_on(request, wanted, wanted.begin)
    if len(log.dump(created)) > BODY_BYTES:
        raise Refusal("bad_message", f"what is kept of a table has at most {BODY_BYTES} bytes")
    return reply(summary(await made(request, created)), 201)


async def made(request: Request, created: log.Created, *more: log.Entry) -> Room:
    """A table of this visitor, if they may have one more."""
    rooms: Rooms = request.app.state.rooms
    visitor = visitor_of(request)
    if created.access != "open":
        rooms.visitors.take("tables", visitor)
        return await rooms.create(created, more)
    async with rooms.lobby.turn(visitor):
        if not more:  # a rematch is not refused for it
            await rooms.lobby.check(visitor)
        rooms.visitors.take("tables", visitor)
        room = await rooms.create(created, more)
        with contextlib.suppress(Unavailable):  # the table is there already; it only seems to be nobody's
            await rooms.lobby.enter(room.table.id, visitor)
    return room


async def gone_on(request: Request, wanted: wire.NewTable, begin: wire.Begin) -> log.Created:
    """A table that begins in the middle of another game."""
    if (begin.record is None) == (begin.table is None):
        raise Refusal("bad_message", "a table begins from a record or from a table: name one of them")
    data = begin.record
    if begin.table is not None:
        data = archive.open_record((await request.app.state.rooms.open(begin.table)).table)
    record = records.parse(data or {})
    start = await looked_back(request, play_on.start, record, begin.table, begin.events)
    options = start.options
    fixed = {
        "game": play_on.same("game", wanted.game, record.game),
        "seats": play_on.same("seats", wanted.seats, record.seats),
        "edition": play_on.same("edition", wanted.edition, record.edition),
        "options": play_on.same("options", {**options, **wanted.options}, options),
    }
    created = decided(msgspec.structs.replace(wanted, **fixed))
    return msgspec.structs.replace(created, rules=start.rules, begin=start.beginning)


def decided(wanted: wire.NewTable) -> log.Created:
    """A table that can be played, or the reason why not."""
    if wanted.game is None or wanted.seats is None:
        raise StartError("a table needs a game and a number of seats")
    chosen = game(wanted.game)
    if isinstance(wanted.edition, str) and wanted.edition not in chosen.editions:
        raise UnknownEdition(wanted.edition, chosen.editions)  # a visitor names no files of the server
    setup = chosen.setup(wanted.seats, wanted.edition, wanted.options)
    for seat, name in wanted.bots.items():
        if name not in offered(chosen):
            raise UnknownBot(name, offered(chosen))  # a visitor sets no budgets for the server
        if not 0 <= seat < wanted.seats:
            raise StartError(f"there is no seat {seat} for a bot")
    for what, seconds in (("takeover", wanted.takeover), ("clock", wanted.clock)):
        if seconds is not None and not 0.1 <= seconds <= 10_000_000:
            raise StartError(f"{what} is a number of seconds above 0.1, not {seconds}")
    for what, seconds in (("increment", wanted.increment), ("delay", wanted.delay)):
        if not 0 <= seconds <= 86_400 or (seconds and wanted.clock is None):
            raise StartError(f"{what} is 0 to 86400 seconds of a clock, not {seconds}")
    return log.Created(
        game=wanted.game,
        rules=chosen.meta.rules_version,
        seats=wanted.seats,
        edition=wanted.edition or chosen.meta.edition,
        options=dict(setup.options),
        access=wanted.access,
        bots=wanted.bots,
        takeover=wanted.takeover,
        clock=wanted.clock,
        increment=wanted.increment,
        delay=wanted.delay,
        hints=wanted.hints,
        coach=wanted.coach,
        secret=new_secret(),
    )


async def show_table(request: Request) -> Response:
    """What anybody may know of a table."""
    count_visit(request)
    return reply(summary(await room_of(request)))


async def sit_down(request: Request) -> Response:
    """Take a seat; the token in the answer holds it."""
    player, room, token = await body(request, wire.NewPlayer), await room_of(request), new_token()
    name = checked_name(player.name)
    if player.entropy is not None and len(player.entropy) > 256:
        raise Refusal("bad_message", "entropy has at most 256 characters")
    await room.change(lambda table: table.sit(player.seat, name, token, player.entropy))
    (seat,) = room.table.seats_of({hash_token(token)})
    request.app.state.rooms.chronicle.came("sat down", room.table.id, seat, request)
    return reply(wire.Held(table=room.table.id, seat=seat, token=token), 201)


async def claim_seat(request: Request) -> Response:
    """A lost seat again, by the link that those who run the server gave; it works once."""
    wanted, room = await body(request, wire.Claim), await room_of(request)
    seat, token, length = await links.claim(room.store, room.table.id, wanted.code)
    await room.catch_up(length)
    request.app.state.rooms.chronicle.came("took a seat back", room.table.id, seat, request)
    return reply(wire.Held(table=room.table.id, seat=seat, token=token), 201)


async def leave_seat(request: Request) -> Response:
    """Leave before the game begins."""
    room = await room_of(request)
    await room.change(lambda table: table.leave(seat_of(request, table)))
    return reply(summary(room))


async def start_table(request: Request) -> Response:
    """By anybody who sits there; seats still free are given to bots."""
    room = await room_of(request)

    def fill_and_start(table: Table) -> Step:
        seat_of(request, table)
        return table.start(table.substitute)

    await room.change(fill_and_start)
    return reply(summary(room))


async def rematch(request: Request) -> Response:
    """The same table again, with the same players in the same seats; the old one points to it."""
    room, rooms = await room_of(request), request.app.state.rooms
    seat_of(request, room.table)
    async with room.rematching:
        if room.table.rematch is None:
            created, seated = room.table.again(new_secret())
            fresh = await made(request, created, *seated)
            await point_to(room, fresh.table.id)
    return reply(summary(await rooms.open(room.table.rematch)), 201)


async def point_to(room: Room, fresh: str) -> None:
    """Unless another process has been faster: then its rematch is the one."""

    def rematched(table: Table) -> log.Rematched:
        if table.rematch is not None:
            raise Refusal("stale", "there is a rematch already")
        return log.Rematched(table=fresh)

    try:
        await room.change(rematched)
    except Refusal:
        if room.table.rematch is None:
            raise
