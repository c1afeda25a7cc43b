"""`/admin`: what `tertulia admin` does, in a browser, for whoever knows the token of the server.

The browser asks for the token itself (HTTP Basic; any name will do). A form of another site is refused by its
origin, which is why these pages let the browser say it.
"""

import base64
import hmac
import time
from collections.abc import Awaitable, Callable
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from tertulia.core.errors import TertuliaError
from tertulia.server.admin import acts, audit, bans, links, looking
from tertulia.server.admin.pages import front, one_table, simple
from tertulia.server.admin.writing import DAY, AdminError, checked_days
from tertulia.server.http import BODY_BYTES, count_visit
from tertulia.server.refusals import Refusal
from tertulia.server.rooms import Rooms
from tertulia.server.socket import allowed_origin
from tertulia.server.store import Store

WHO = "page"
LINK_SECONDS = DAY
SEAT_DIGITS = 4
HEADERS = {"cache-control": "no-store", "referrer-policy": "same-origin"}
ASK = {"www-authenticate": 'Basic realm="Tertulia", charset="UTF-8"'}
Fields = dict[str, str]
Handler = Callable[[Request], Awaitable[Response]]


def routes(token: str | None) -> list[Route]:
    """None if there is no token: then nobody may come in this way."""
    if token is None:
        return []
    pages = [("/admin", show_front, "GET"), ("/admin/{table}", show_table, "GET"), ("/admin", obey, "POST")]
    return [Route(path, behind(token, handler), methods=[method]) for path, handler, method in pages]


def behind(token: str, handler: Handler) -> Handler:
    """Only with the token, and not from pages of others."""

    async def handle(request: Request) -> Response:
        rooms: Rooms = request.app.state.rooms
        shown = password(request)
        if shown is None or not hmac.compare_digest(shown.encode(), token.encode()):
            return refuse(request, shown is not None)
        if request.method == "POST" and not allowed_origin(request, rooms.settings.origins):
            return page(simple("Another site asked for this; nothing has changed."), 403)
        try:
            return await handler(request)
        except (Refusal, TertuliaError) as error:
            return page(simple(str(error)), 400)

    return handle


def refuse(request: Request, wrong: bool) -> Response:
    if wrong:
        rooms: Rooms = request.app.state.rooms
        rooms.chronicle.refused(Refusal("not_your_seat", "a wrong token"), request, None, None)
        try:
            count_visit(request)
        except Refusal as refusal:
            return page(simple(refusal.reason), 429)
    return Response("This needs the token of the server.", 401, {**HEADERS, **ASK})


def password(request: Request) -> str | None:
    kind, _, value = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "basic":
        return None
    try:
        return base64.b64decode(value, validate=True).decode().partition(":")[2]
    except ValueError:
        return None


def page(html: str, status: int = 200) -> Response:
    return Response(html, status, HEADERS, "text/html")


async def show_front(request: Request) -> Response:
    store, name = request.app.state.rooms.store, request.query_params.get("name") or None
    return page(
        front(
            await looking.tables(store, name=name), await bans.all_bans(store), await audit.deeds(store, 30)
        )
    )


async def show_table(request: Request) -> Response:
    return page(
        one_table(await looking.look(request.app.state.rooms.store, WHO, request.path_params["table"]))
    )


# Forms


async def obey(request: Request) -> Response:
    """Do it, let this process know at once (others hear of it), and show what came out."""
    rooms: Rooms = request.app.state.rooms
    fields = await fields_of(request)
    told = await FORMS[fields.get("act", "")](rooms.store, fields)
    await rooms.catch_up(None)
    if told is not None:
        return page(simple(told))
    return RedirectResponse("/admin", 303, HEADERS)


async def fields_of(request: Request) -> Fields:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > BODY_BYTES:
            raise AdminError("too long")
    fields = {name: values[0].strip() for name, values in parse_qs(data.decode(errors="replace")).items()}
    if fields.get("act") not in FORMS:
        raise AdminError(f"one of these can be done: {', '.join(FORMS)}")
    if fields["act"] in FOR_EVER and fields.get("sure") != "yes":
        raise AdminError("this is for ever: tick the box to say that you are sure")
    return fields


def seat_in(fields: Fields) -> int:
    seat = fields.get("seat", "")
    if not seat.isdecimal() or len(seat) > SEAT_DIGITS:
        raise AdminError("name a seat")
    return int(seat)


def days_in(fields: Fields) -> float | None:
    try:
        return checked_days(float(fields["days"])) if fields.get("days") else None
    except ValueError:
        raise AdminError("days are a number") from None


async def close(store: Store, fields: Fields) -> None:
    await acts.close(store, WHO, fields.get("table", ""))


async def delete(store: Store, fields: Fields) -> None:
    await acts.delete(store, WHO, fields.get("table", ""))


async def kick(store: Store, fields: Fields) -> None:
    await acts.kick(store, WHO, fields.get("table", ""), seat_in(fields))


async def mute(store: Store, fields: Fields) -> None:
    await acts.mute(store, WHO, fields.get("table", ""), seat_in(fields), fields["act"] == "mute")


async def forget(store: Store, fields: Fields) -> None:
    await acts.forget(store, WHO, fields.get("table", ""), seat_in(fields))


async def give_back(store: Store, fields: Fields) -> str:
    table = fields.get("table", "")
    code = await links.offer(store, WHO, table, seat_in(fields), LINK_SECONDS)
    return f"Send this to whoever lost the seat; it works once, until tomorrow: /table/{table}#seat={code}"


async def ban(store: Store, fields: Fields) -> None:
    visitor, days = fields.get("visitor", ""), days_in(fields)
    kind, _, value = visitor.partition(":")
    if "." in visitor or visitor.count(":") > 1:  # an address as it is
        id = bans.by_address(await bans.salt_of(store), visitor)
    else:
        id = bans.parsed(f"{kind}:{value}")
    effect: bans.Effect = "mute" if fields.get("effect") == "mute" else "ban"
    if fields["act"] == "lift":
        await bans.lift(store, WHO, id, effect)
    else:
        await bans.ban(store, WHO, id, effect, None if days is None else time.time() + days * DAY)


async def prune(store: Store, fields: Fields) -> str:
    days = days_in(fields)
    if days is None:
        raise AdminError("name a number of days")
    gone = await looking.prune(store, WHO, await looking.old(store, days, fields.get("finished") == "yes"))
    return f"{gone} tables deleted"


FORMS: dict[str, Callable[[Store, Fields], Awaitable[str | None]]] = {
    "close": close,
    "delete": delete,
    "kick": kick,
    "mute": mute,
    "unmute": mute,
    "forget": forget,
    "link": give_back,
    "ban": ban,
    "lift": ban,
    "prune": prune,
}
FOR_EVER = {"delete", "forget", "prune"}
