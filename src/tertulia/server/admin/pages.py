"""The pages of `/admin`: plain HTML without style or script. Whatever a person typed is escaped."""

import json
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from html import escape

from tertulia.server.admin.audit import Deed
from tertulia.server.admin.bans import Ban
from tertulia.server.admin.looking import Line, Look

SURE = '<label><input type="checkbox" name="sure" value="yes"> for ever</label>'
FINISHED = '<label><input type="checkbox" name="finished" value="yes"> finished games, too</label>'
VISITOR = '<label>Address, or visitor as in the log <input name="visitor"></label>'
CHAT_ONLY = '<label><input type="checkbox" name="effect" value="mute"> only from chat</label>'
DAYS = '<label>days <input name="days" size="4"></label>'


def document(*parts: str) -> str:
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Tertulia: admin</title>'
    return f'{head}<p><a href="/admin">All tables</a></p>{"".join(parts)}</html>'


def simple(text: str) -> str:
    return document(f'<p role="status">{escape(text)}</p>')


def front(lines: Sequence[Line], bans: Sequence[Ban], deeds: Sequence[Deed]) -> str:
    search = '<form><label>Name <input name="name"></label> <button>Find tables</button></form>'
    return document(
        "<h1>Tables</h1>",
        search,
        grid(["table", "game", "status", "last", "players"], [row_of(line) for line in lines]),
        form("prune", {}, DAYS, FINISHED, SURE),
        "<h1>Bans</h1>",
        grid(["visitor", "effect", "until", ""], [ban_row(ban) for ban in bans]),
        form("ban", {}, VISITOR, DAYS, CHAT_ONLY),
        "<h1>Audit log</h1>",
        grid(["when", "who", "what", "table", ""], [deed_row(deed) for deed in deeds]),
    )


def one_table(look: Look) -> str:
    line, id = look.line, {"table": look.line.table}
    places = [
        [
            str(place.seat),
            escape(place.name or "-"),
            escape(place.bot or ""),
            "held" if place.held else "free",
            "muted" * place.muted,
            "".join(form(act, {**id, "seat": str(place.seat)}) for act in ("kick", "mute", "unmute", "link"))
            + form("forget", {**id, "seat": str(place.seat)}, SURE),
        ]
        for place in look.places
    ]
    chat = [[date(at), str(seat), escape(text)] for at, seat, text in look.chat]
    return document(
        f"<h1>{escape(line.table)}</h1>",
        f"<p>{escape(line.game)}, {line.status}, made {date(line.made)}, last {date(line.last)}</p>",
        form("close", id),
        form("delete", id, SURE),
        grid(["seat", "name", "bot", "", "", ""], places),
        "<h2>Chat</h2>",
        grid(["when", "seat", "text"], chat),
    )


def form(act: str, fixed: dict[str, str], *inputs: str) -> str:
    hidden = "".join(f'<input type="hidden" name="{name}" value="{escape(fixed[name])}">' for name in fixed)
    button = f'<button name="act" value="{act}">{act}</button>'
    return f'<form method="post" action="/admin">{hidden}{" ".join(inputs)} {button}</form>'


def grid(heads: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    """Of cells that are HTML already."""
    head = "".join(f'<th scope="col">{text}</th>' for text in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def row_of(line: Line) -> list[str]:
    id, people = escape(line.table), ", ".join(player or "-" for player in line.players)
    return [
        f'<a href="/admin/{id}">{id}</a>',
        escape(line.game),
        line.status,
        date(line.last),
        escape(people),
    ]


def ban_row(ban: Ban) -> list[str]:
    visitor, until = ":".join(ban.id), "for ever" if ban.until is None else date(ban.until)
    return [visitor, ban.effect, until, form("lift", {"visitor": visitor, "effect": ban.effect})]


def deed_row(deed: Deed) -> list[str]:
    detail = escape(json.dumps(deed.detail))
    return [date(deed.at), escape(deed.who), escape(deed.act), escape(deed.table or ""), detail]


def date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(" ", "minutes").replace("+00:00", " UTC")
