"""What an operator reads in the log: tables, seats, ends and refusals; never a part of an entry."""

import logging
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import psycopg
import pytest
from sqlalchemy.exc import DataError
from websockets.exceptions import InvalidStatus

from tertulia.server import store as stores
from tertulia.server.limits import Bucket

if TYPE_CHECKING:
    from tests.server.conftest import Club, Server

Lines = list[dict[str, Any]]


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Callable[[str], Lines]:
    caplog.set_level("INFO", "tertulia.server")

    def of(event: str) -> Lines:
        return [vars(record) for record in caplog.records if record.getMessage() == event]

    return of


def test_a_game_is_told_from_its_first_seat_to_its_end(
    server: "Server",
    play: Callable[..., int],
    lines: Callable[[str], Lines],
    caplog: pytest.LogCaptureFixture,
) -> None:
    sitting = server.table("caramba", people=2)
    assert [(line["table"], line["seat"]) for line in lines("sat down")] == [(sitting.id, 0), (sitting.id, 1)]
    players = server.everybody(sitting)
    players[0].ask("chat", seat=0, text="a word of mine")
    play(players, lambda legal: legal[0])
    assert [line["table"] for line in lines("game started")] == [sitting.id]
    assert [line["table"] for line in lines("game over")] == [sitting.id]
    told = str([vars(record) for record in caplog.records if record.name == "tertulia.server"])
    for part in (
        "Person 0",
        "a word of mine",
        sitting.tokens[0],
        server.room(sitting.id).table.setting.secret,
    ):
        assert part not in told


def test_refusals_are_told_by_their_code(server: "Server", lines: Callable[[str], Lines]) -> None:
    sitting = server.table("caramba", people=2)
    client = server.enter(sitting.id, sitting.tokens[0])
    client.act("something that I should not have typed", seat=1)
    (line,) = lines("refused")
    assert (line["code"], line["table"], line["seat"]) == ("not_your_seat", sitting.id, 1)
    assert "should not" not in str(line)
    server.get("/api/tables/nothing")
    assert lines("refused")[-1]["code"] == "unknown_table"
    server.knock("nothing").ended()
    assert len(lines("refused")) == 3
    assert lines("refused")[-1]["table"] == "nothing"


def test_who_is_not_let_in_at_all_is_told_as_well(server: "Server", lines: Callable[[str], Lines]) -> None:
    """A proxy that does not pass on the host, for one: pages load, but tables do not connect."""
    for path, table in (("/ws", None), ("/ws/uKYb-E9tfxTN", "uKYb-E9tfxTN")):
        with pytest.raises(InvalidStatus, match="403"):
            server.dial(path, origin="https://elsewhere.example")
        line = lines("refused")[-1]
        assert (line["code"], line["table"]) == ("not_your_seat", table)
    assert len(lines("refused")) == 2


def test_addresses_are_told_only_if_that_is_switched_on(
    serve: Callable[..., "Server"], lines: Callable[[str], Lines]
) -> None:
    for switch in (False, True):
        server = serve(log_addresses=switch)
        server.post("/api/tables/nothing/seats", {"name": "Ana"}, **{"x-tertulia-guest": "a key"})
        line = lines("refused")[-1]
        assert line.get("address") == ("127.0.0.1" if switch else None)
        assert re.fullmatch("address:[0-9a-f]{16}", line["visitor"])
        assert re.fullmatch("guest:[0-9a-f]{16}", line["guest"])


def test_a_flood_of_refusals_is_counted_and_not_told(
    server: "Server", lines: Callable[[str], Lines], monkeypatch: pytest.MonkeyPatch
) -> None:
    chronicle = server.app.state.rooms.chronicle
    monkeypatch.setattr(chronicle, "bucket", Bucket(0.0, 5))  # so that a slow machine makes no difference
    before = len(lines("refused"))
    for _ in range(8):
        server.get("/api/tables/nothing")
    assert len(lines("refused")) == before + 5
    assert chronicle.unsaid == 3
    chronicle.bucket.level = 1
    server.get("/api/tables/nothing")
    assert lines("refused")[-1]["unsaid"] == 3
    assert chronicle.unsaid == 0


def test_nobody_fills_the_disk_with_long_names(server: "Server", lines: Callable[[str], Lines]) -> None:
    server.get(f"/api/tables/{'x' * 60_000}")
    assert lines("refused")[-1]["table"] == "x" * 32
    server.post("/api/tables", {"game": "caramba"}, origin="https://elsewhere.example")
    assert lines("refused")[-1]["table"] is None


def test_an_ordinary_403_is_no_error(club: "Club") -> None:
    process = club.processes[0]
    with pytest.raises(InvalidStatus, match="403"):
        process.dial(origin="https://elsewhere.example")
    assert process.post("/api/tables", {}, origin="https://elsewhere.example").status == 403
    assert process.get("/api/tables/nothing").status == 404
    assert process.complaints() == []


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01 hello?\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    ],
    ids=["no HTTP", "another protocol"],
)
def test_what_strangers_send_that_is_no_request_is_no_warning(club: "Club", sent: bytes) -> None:
    """A server on the open web hears it all day, and a flood of it would fill the disk."""
    process = club.processes[0]
    with process.raw() as line:
        line.sendall(sent)
        assert line.recv(100).startswith(b"HTTP/1.1 ")
    assert process.get("/healthz").status == 200
    assert process.complaints() == []


def test_a_failing_database_quotes_no_row(caplog: pytest.LogCaptureFixture) -> None:
    quoted = psycopg.errors.NotNullViolation(
        "null value in column violates not-null constraint\n"
        'DETAIL:  Failing row contains (t, 3, null, {"type":"chatted","text":"a word"}).'
    )
    with caplog.at_level(logging.ERROR, "tertulia.server"):
        stores._unavailable(DataError("INSERT", None, quoted))
    assert vars(caplog.records[0])["reason"] == "null value in column violates not-null constraint"
