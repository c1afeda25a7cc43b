"""What can be asked after a game: its record, its replay, its analysis, whether the dice were honest."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response

from tertulia.core import record as records
from tertulia.server import archive, looking_back, wire
from tertulia.server.analyses import Analyses
from tertulia.server.http import RECORD_BYTES, body, count_visit, reply, room_of
from tertulia.server.looking_back import looked_back
from tertulia.server.refusals import Refusal
from tertulia.server.visitors import visitor_of

PACKED = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
T = TypeVar("T")


async def show_record(request: Request) -> Response:
    """The whole record with the proof of its dice, once the game is over."""
    count_visit(request)
    return reply(await finished(request))


async def show_replay(request: Request) -> Response:
    """A finished game, event by event, as a seat or (without one) a spectator saw it."""
    count_visit(request)
    record, seat = records.parse(await finished(request)), viewpoint(request)
    return await replay(request, record, seat)


async def replay_record(request: Request) -> Response:
    """A record of one's own, event by event. Nothing is kept."""
    seat, record = viewpoint(request), records.parse(await body(request, dict[str, Any], RECORD_BYTES))
    return await replay(request, record, seat)


async def replay(request: Request, record: records.Record, seat: int | None) -> Response:
    packed = "gzip" in request.headers.get("accept-encoding", "")
    told = await looked_back(request, looking_back.replay, record, seat, packed)
    return Response(told, headers=PACKED if packed else {}, media_type="application/json")


async def show_analysis(request: Request) -> Response:
    """Where the chances turned in a finished game, and what each decision lost; ask again for the rest."""
    count_visit(request)
    return reply(await analysed(request, records.parse(await finished(request))))


async def analyse_record(request: Request) -> Response:
    """The same for a record of one's own."""
    return reply(await analysed(request, records.parse(await body(request, dict[str, Any], RECORD_BYTES))))


async def analysed(request: Request, record: records.Record) -> wire.Analysis:
    analyses: Analyses = request.app.state.analyses
    return await analyses.ask(record, visitor_of(request), partial(apart, request))


async def apart(request: Request, work: Callable[[], T]) -> T:
    """In a thread, and few at once: those who play must not wait for those who look back."""
    await request.app.state.native.ready()
    return await to_thread.run_sync(work, limiter=request.app.state.readers)


async def verify_dice(request: Request) -> Response:
    """Every chance event of a finished game, drawn again."""
    count_visit(request)
    record = records.parse(await finished(request))
    return reply(await looked_back(request, looking_back.verdict, record))


async def finished(request: Request) -> dict[str, Any]:
    return archive.open_record((await room_of(request)).table)


def viewpoint(request: Request) -> int | None:
    seat = request.query_params.get("seat")
    if seat is None:
        return None
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 3):
        raise Refusal("bad_message", "seat is the number of a seat; a spectator names none")
    return int(seat)
