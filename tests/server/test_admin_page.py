"""The page of those who run a server: behind its token, and nobody's script or form gets in."""

import base64
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest

from tertulia.server.admin import bans

if TYPE_CHECKING:
    from tests.server.conftest import Answer, Server

TOKEN = "correct horse battery staple"


def key(token: str = TOKEN) -> dict[str, str]:
    return {"authorization": "Basic " + base64.b64encode(f"anybody:{token}".encode()).decode()}


@pytest.fixture
def server(serve: Callable[..., "Server"]) -> "Server":
    return serve(admin_token=TOKEN)


def send(server: "Server", act: str, origin: str | None = None, **fields: Any) -> "Answer":
    host = origin or f"http://127.0.0.1:{server.port}"
    return server.post("/admin", urlencode({"act": act, **fields}).encode(), origin=host, **key())


def test_without_a_token_there_is_no_page(serve: Callable[..., "Server"]) -> None:
    server = serve()
    assert server.get("/admin", **key()).status == 404
    assert server.post("/admin", b"act=prune&days=0&sure=yes", **key("")).status == 404


def test_only_the_token_opens_it(server: "Server") -> None:
    for wrong in (
        {},
        key("guessed"),
        key(""),
        {"authorization": "Basic !"},
        {"authorization": f"Bearer {TOKEN}"},
    ):
        for answer in (server.get("/admin", **wrong), server.post("/admin", b"act=prune", **wrong)):
            assert (answer.status, b"Audit" in answer.raw) == (401, False)
            assert answer.headers["www-authenticate"].startswith("Basic")
    page = server.get("/admin", **key())
    assert (page.status, b"Audit log" in page.raw) == (200, True)
    assert page.headers["cache-control"] == "no-store"
    assert page.headers["content-security-policy"].startswith("default-src 'self'")


def test_a_form_of_another_site_does_nothing(server: "Server") -> None:
    sitting = server.table("caramba")
    for origin in ("https://elsewhere.example", "null"):
        assert send(server, "close", origin, table=sitting.id).status == 403
    assert not server.room(sitting.id).table.closed


def test_what_a_person_typed_is_text(server: "Server") -> None:
    sitting = server.table("caramba", people=1, bots=1, begin=False)
    id = server.post("/api/tables", {"game": "caramba", "seats": 2}).body["table"]
    _, token = server.sit(id, "<b>Ana</b>")
    server.enter(id, token).ask("chat", seat=0, text="<script>alert(1)</script>")
    assert sitting.id in server.get("/admin", **key()).raw.decode()
    for path in ("/admin", f"/admin/{id}"):
        html = server.get(path, **key()).raw.decode()
        assert "&lt;b&gt;Ana" in html
        assert "<script" not in html
        assert "<b>" not in html


def test_every_deed_is_done_at_once_and_audited(server: "Server") -> None:
    sitting = server.table("caramba")
    id, players = sitting.id, server.everybody(sitting)
    assert send(server, "mute", table=id, seat=1).status == 303
    assert players[1].ask("chat", seat=1, text="?")["code"] == "muted"
    assert send(server, "unmute", table=id, seat=1).status == 303
    assert players[1].ask("chat", seat=1, text="!")["type"] == "done"
    told = send(server, "link", table=id, seat=1).raw.decode()
    code = told.partition("#seat=")[2].partition("<")[0]
    assert server.post(f"/api/tables/{id}/claim", {"code": code}).status == 201
    assert send(server, "forget", table=id, seat=1).status == 400
    assert send(server, "forget", table=id, seat=1, sure="yes").status == 303
    assert send(server, "kick", table=id, seat=1).status == 303
    assert send(server, "close", table=id).status == 303
    assert players[0].ask("chat", seat=0, text="?")["code"] == "closed"
    assert send(server, "delete", table=id).status == 400
    assert send(server, "delete", table=id, sure="yes").status == 303
    assert server.get(f"/api/tables/{id}").status == 404
    assert b"1 tables deleted" not in send(server, "prune", days=0, sure="yes").raw
    html = server.get("/admin", **key()).raw.decode()
    for act in ("mute", "unmute", "link", "claim", "forget", "kick", "close", "delete"):
        assert f"<td>{act}</td>" in html


def test_visitors_are_banned_by_what_the_log_calls_them(server: "Server") -> None:
    rooms = server.app.state.rooms
    visitor = ":".join(bans.visitor_id(rooms.bans.salt, "guest", "a key"))
    assert send(server, "ban", visitor=visitor, days="0.5").status == 303
    shows = {"x-tertulia-guest": "a key"}
    assert server.post("/api/tables", {"game": "caramba", "seats": 2}, **shows).status == 403
    assert rooms.bans.bans[0].until > time.time() + 43_000
    assert send(server, "lift", visitor=visitor, effect="ban").status == 303
    assert server.post("/api/tables", {"game": "caramba", "seats": 2}, **shows).status == 201
    assert send(server, "ban", visitor="203.0.113.5", effect="mute").status == 303
    assert (rooms.bans.bans[0].effect, rooms.bans.bans[0].until) == ("mute", None)
    assert send(server, "ban", visitor="somebody").status == 400


@pytest.mark.parametrize(
    "fields",
    [
        {"act": "dance"},
        {"act": "kick", "table": "x"},
        {"act": "close"},
        {"act": "kick", "table": "x", "seat": "9" * 5000},
        {"act": "ban", "visitor": "", "days": "x"},
        {"act": "ban", "visitor": "203.0.113.0/24"},
        {"act": "ban", "visitor": "203.0.113.7", "days": "nan"},
        {"act": "ban", "visitor": "203.0.113.7", "days": "1e9"},
        {"act": "prune", "days": "-1", "sure": "yes"},
    ],
)
def test_what_cannot_be_is_said(server: "Server", fields: dict[str, str]) -> None:
    sitting = server.table("caramba")
    assert send(server, **fields).status == 400
    assert server.get("/admin", **key()).status == 200
    assert server.get(f"/api/tables/{sitting.id}").status == 200
