"""Where records are played again: in the processes that search, and in their line. A whole game takes up to a
second, and a thread would take it from those who play."""

import gzip
from collections.abc import Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request

from tertulia.core.errors import RecordError, TertuliaError
from tertulia.core.record import Record
from tertulia.games import game
from tertulia.server import wire
from tertulia.server.company import ANALYSIS_WEIGHT, visitor_asks
from tertulia.server.proof import verify
from tertulia.server.replay import replayed
from tertulia.server.rooms import Rooms
from tertulia.server.visitors import visitor_of

GZIP_LEVEL = 6
T = TypeVar("T")


async def looked_back(request: Request, work: Callable[..., T], *about: object) -> T:
    """What this visitor wants to know of a record. Few at once: those that wait are in memory."""
    rooms: Rooms = request.app.state.rooms
    visitor = visitor_of(request)
    with rooms.visitors.hold("looking_back", visitor):
        await request.app.state.native.ready()
        asker = visitor_asks("records", visitor, rooms.visitors, ANALYSIS_WEIGHT)
        return await rooms.minds.deep.do(asker, told, work, *about)


# In the processes


def told(work: Callable[..., T], *about: object) -> T:
    try:
        return work(*about)
    except TertuliaError as error:  # not every error survives the journey to another process
        raise RecordError(str(error)) from None
    except Exception as error:
        raise RuntimeError(f"{type(error).__name__}: {error}") from None


def replay(record: Record, seat: int | None, packed: bool) -> bytes:
    """As it is sent: some megabytes, a twentieth of that if `packed`."""
    text = msgspec.json.encode(replayed(record, seat))
    return gzip.compress(text, GZIP_LEVEL) if packed else text


def verdict(record: Record) -> wire.Verdict:
    try:
        return wire.Verdict(ok=True, events=verify(game(record.game), record), reason=None)
    except RecordError as error:
        return wire.Verdict(ok=False, events=0, reason=str(error))
