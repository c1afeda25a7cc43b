"""Tables move to another server, with their tokens and their dice; records become tables to look at."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tertulia.core import record as records
from tertulia.core.errors import TertuliaError
from tertulia.games import GAMES, game
from tertulia.server import archive, log
from tertulia.server.proof import verify
from tertulia.server.store import Store

T = TypeVar("T")


def with_store(url: str, do: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = Store(url)
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'other' / 'tables.sqlite'}"


def line_of(told: Any) -> dict[str, Any]:
    rows = [[at, json.loads(text)] for at, text in told.rows]
    return {"format": archive.FORMAT, "table": "moved", "log": rows}


def take_in(url: str, line: dict[str, Any]) -> str:
    return with_store(url, lambda store: archive.take_in(store, json.dumps(line).encode()))


def finished(story: Callable[..., Any], key: str, **setting: Any) -> Any:
    told = story(key, people=2, bots=1, **setting)
    while told.match.actor is not None:
        told.play()
    return told


def test_a_table_moves_in_the_middle_of_a_game(
    serve: Callable[..., Any], play: Callable[..., int], tmp_path: Path, url: str
) -> None:
    """The tokens hold, the log is the same, the game goes on, and its dice agree in the end."""
    server = serve()
    sitting = server.table("caramba", people=2)
    players = server.everybody(sitting)
    play(players, lambda legal: legal[0], turns=20)
    players[0].ask("chat", seat=0, text="we move")
    before = [(player.state["version"], player.state["view"], player.log) for player in players]
    line = with_store(server.settings.database, lambda store: archive.export(store, sitting.id))
    server.stop()
    for token in sitting.tokens.values():
        assert token.encode() not in line
    assert with_store(url, lambda store: archive.take_in(store, line)) == sitting.id
    assert with_store(url, lambda store: archive.export(store, sitting.id)) == line

    (tmp_path / "other" / "tables.sqlite").replace(tmp_path / "tables.sqlite")
    server.start()
    players = server.everybody(sitting)
    after = [(player.state["version"], player.state["view"], player.log) for player in players]
    assert after == before
    assert players[1].chats[0]["text"] == "we move"
    play(players, lambda legal: legal[0])
    record = records.parse(server.get(f"/api/tables/{sitting.id}/record").raw)
    assert verify(game("caramba"), record) > 10


def test_a_table_is_taken_in_once(story: Callable[..., Any], url: str) -> None:
    line = line_of(story())
    assert take_in(url, line) == "moved"
    with pytest.raises(archive.AlreadyHere, match="'moved' is here already"):
        take_in(url, line)


def test_an_open_table_that_waits_is_listed_where_it_came_to(story: Callable[..., Any], url: str) -> None:
    take_in(url, line_of(story(begin=False, access="open")))
    take_in(url, {**line_of(story(access="open")), "table": "begun"})
    assert with_store(url, lambda store: store.open_tables()) == ["moved"]


def test_an_unknown_table_cannot_be_exported(url: str) -> None:
    for export in (archive.export, archive.export_record):
        with pytest.raises(archive.ArchiveError, match="there is no table 'nothing'"):
            with_store(url, lambda store: export(store, "nothing"))  # noqa: B023


def changed(**change: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda line: {**line, **change}


def entry(number: int, **change: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    def forge(line: dict[str, Any]) -> dict[str, Any]:
        line["log"][number][1].update(change)
        return line

    return forge


@pytest.mark.parametrize(
    ("forge", "reason"),
    [
        (lambda line: [line], "not a table: Expected `object`"),
        (lambda line: {}, "not a record"),
        (changed(format="tertulia-table/9"), "not a record"),
        (changed(surprise=1), "not a table: .*surprise"),
        (changed(log=[]), "does not begin with its creation"),
        (changed(table="../../etc"), "not the id of a table"),
        (changed(table=""), "not the id of a table"),
        (lambda line: {**line, "log": line["log"][1:]}, "does not begin with its creation"),
        (entry(0, game="chess"), "does not load: .* its game is not known here"),
        (entry(0, rules=99), "does not load: .* it was made with version 99 of the rules"),
        (entry(1, seat=9), "does not load"),
        (entry(-1, events=["castle"]), "does not load: .* what was played there is against the rules$"),
        (entry(-1, type="magic"), r"not a table: Invalid value - at `\$\.log"),
        (entry(0, access="castle"), r"not a table: Invalid enum value - at `\$\.log"),
    ],
)
def test_a_line_that_is_no_table_is_refused_and_nothing_is_kept(
    story: Callable[..., Any], url: str, forge: Callable[[dict[str, Any]], dict[str, Any]], reason: str
) -> None:
    told = story()
    told.play()
    with pytest.raises(TertuliaError, match=reason) as error:
        take_in(url, forge(line_of(told)))
    assert not re.search("allowed|castle|magic", str(error.value))  # a hand, or part of an entry
    assert with_store(url, lambda store: store.all_tables()) == []


# Records


@pytest.mark.parametrize("key", GAMES)
def test_a_record_becomes_a_table_with_the_same_record(story: Callable[..., Any], url: str, key: str) -> None:
    told = finished(story, key)
    record = archive.record_of(told.table)
    id = take_in(url, record)
    again = with_store(url, lambda store: archive.export_record(store, id))
    assert again is not None
    assert json.loads(again) == record
    with pytest.raises(archive.AlreadyHere):
        take_in(url, record)
    rows = with_store(url, lambda store: store.read(id))
    hashes = {entry.token_hash for _, entry in rows if isinstance(entry, log.Seated)}
    assert len(hashes) == 3
    assert not hashes & {seat.token_hash for seat in told.table.seats}


def test_entropy_is_kept_in_its_order(story: Callable[..., Any], url: str) -> None:
    told = story("pamplona", people=3, begin=False)
    for seat, word in ((2, "c"), (0, "a")):
        told.happen(told.table.leave(seat))
        told.happen(told.table.sit(seat, f"Person {seat}", f"token {seat}", word))
    told.happen(told.table.start("random"))
    while told.match.actor is not None:
        told.play()
    record = archive.record_of(told.table)
    assert record["proof"]["entropy"] == ["a", "c"]
    id = take_in(url, record)
    assert json.loads(with_store(url, lambda store: archive.export_record(store, id)) or b"") == record


def test_a_game_that_goes_on_has_no_record_for_others(story: Callable[..., Any], url: str) -> None:
    take_in(url, line_of(story()))
    assert with_store(url, lambda store: archive.export_record(store, "moved")) is None


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"proof": None}, "carries no proof"),
        ({"players": ["Ana"]}, "needs the names of its 3 players"),
        ({"game": "chess"}, "unknown game"),
        ({"rules": 9}, "version 9"),
    ],
)
def test_a_record_that_proves_nothing_is_refused(
    story: Callable[..., Any], url: str, change: dict[str, Any], reason: str
) -> None:
    with pytest.raises(TertuliaError, match=reason):
        take_in(url, archive.record_of(finished(story, "pamplona").table) | change)


def test_a_record_of_an_unfinished_game_is_refused(story: Callable[..., Any], url: str) -> None:
    record = archive.record_of(finished(story, "sombreros").table)
    last = max(number for number, event in enumerate(record["events"]) if event.startswith("place"))
    with pytest.raises(archive.ArchiveError, match="not over"):
        take_in(url, {**record, "events": record["events"][:last], "outcome": None})
