"""Databases that earlier versions wrote are opened, played on, proved and analysed by this one."""

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import pytest

import tertulia
from tertulia.bots import analysis
from tertulia.bots.analysis import Decision, Judgement
from tertulia.bots.search import Budget
from tertulia.core import record as records
from tertulia.server import log, migrations
from tertulia.server.bot_processes import Minds
from tertulia.server.proof import verify
from tests.fixtures import write

if TYPE_CHECKING:
    from tests.server.conftest import Client, Server

FIXTURES = Path(__file__).parent.parent / "fixtures"
WRITTEN = FIXTURES / "0.1" / "tables.sqlite"
GAMES = ("caramba", "pamplona", "sombreros")
OVER = [*(f"{key}-over" for key in GAMES), "sombreros-poor", "sombreros-from-there"]


@pytest.fixture
def server(serve: Callable[..., "Server"], tmp_path: Path) -> "Server":
    """A server on a copy of what 0.1 wrote: what was written never changes."""
    shutil.copy(WRITTEN, tmp_path / "tables.sqlite")
    return serve()


@pytest.mark.parametrize("table", OVER)
def test_a_finished_table_is_shown_recorded_and_proved(server: "Server", table: str) -> None:
    assert server.get(f"/api/tables/{table}").body["status"] == "over"
    record = server.get(f"/api/tables/{table}/record").body
    assert record["rules"] == 1
    assert tertulia.replay(record).outcome is not None
    assert verify(tertulia.game(record["game"]), records.parse(record)) > 20


@pytest.mark.parametrize("key", GAMES)
def test_a_table_in_the_middle_of_a_game_is_played_to_its_end(
    server: "Server", play: Callable[..., int], key: str
) -> None:
    table = f"{key}-wished"
    clients = [server.enter(table, f"token of {name} at {table}") for name in ("Ana", "Béla")]
    assert play(clients, lambda legal: legal[-1]) > 5
    record = server.get(f"/api/tables/{table}/record").body
    assert (record["rules"], tertulia.replay(record).outcome is None) == (1, False)


@pytest.mark.parametrize("key", ["pamplona", "sombreros"])
def test_a_table_where_actions_were_taken_back_is_played_to_its_end(
    server: "Server", play: Callable[..., int], key: str
) -> None:
    table = f"{key}-undone"
    assert play([server.enter(table, f"token of Ana at {table}")], lambda legal: legal[-1]) > 5
    assert tertulia.replay(server.get(f"/api/tables/{table}/record").body).outcome is not None


def test_bots_end_a_game_if_the_clock_of_a_person_ran_out_long_ago(server: "Server") -> None:
    client = server.enter("caramba-undone", "token of Ana at caramba-undone")
    client.see(lambda state: state["view"]["actor"] is None)
    assert tertulia.replay(server.get("/api/tables/caramba-undone/record").body).outcome is not None


@pytest.mark.parametrize("key", GAMES)
def test_a_table_that_waits_begins_with_the_rules_it_was_made_with(server: "Server", key: str) -> None:
    table = f"{key}-waiting"
    assert server.post(f"/api/tables/{table}/start", token=f"token of Ana at {table}").status == 200
    assert server.room(table).table.setting.rules == 1


def test_a_rematch_of_an_old_table_has_the_rules_of_today(server: "Server") -> None:
    table = "sombreros-over"
    made = server.post(f"/api/tables/{table}/rematch", token=f"token of Ana at {table}")
    assert made.status == 201
    assert server.room(made.body["table"]).table.setting.rules == 2


def test_who_plays_on_from_an_old_game_plays_by_its_rules(server: "Server") -> None:
    made = server.post("/api/tables", {"begin": {"table": "sombreros-over", "events": 90}})
    assert made.status == 201, made.body
    assert server.room(made.body["table"]).table.setting.rules == 1
    _, holds = server.sit(made.body["table"], "Cem")
    assert server.post(f"/api/tables/{made.body['table']}/start", token=holds).status == 200


def test_an_old_game_is_replayed_and_analysed(server: "Server", monkeypatch: pytest.MonkeyPatch) -> None:
    async def quick(self: Minds, decision: Decision, *asker: Any) -> Judgement:
        return analysis.judge(decision, Budget(iterations=5))

    monkeypatch.setattr(Minds, "judge", quick)
    record = server.get("/api/tables/sombreros-poor/record").body
    assert server.post("/api/replay", record).status == 200
    found: dict[str, Any] = {"decisions": [], "of": 1}
    while len(found["decisions"]) < found["of"]:
        found = server.get("/api/tables/sombreros-poor/analysis").body
    assert found["of"] > 50
    assert found["end"] == [float(seat in record["outcome"]["winners"]) for seat in range(2)]


# What versions since 0.1 wrote: `tests/fixtures/write.py`

KEPT = sorted(folder.name for folder in FIXTURES.glob("*-schema-*"))
kept = pytest.mark.parametrize("reopened", KEPT, indirect=True)


@dataclass
class Reopened:
    """A server on a copy, and what everybody was told of each table when it was written."""

    server: "Server"
    told: dict[str, Any]

    def tokens(self, table: str) -> list[str]:
        return list(self.told[table]["tokens"].values())

    def everybody(self, table: str) -> list["Client"]:
        return [self.server.enter(table, token) for token in self.tokens(table)]


@pytest.fixture
def reopened(serve: Callable[..., "Server"], tmp_path: Path, request: pytest.FixtureRequest) -> Reopened:
    shutil.copy(FIXTURES / request.param / "tables.sqlite", tmp_path / "tables.sqlite")
    return Reopened(serve(), told(FIXTURES / request.param))


def told(folder: Path) -> dict[str, Any]:
    lines = [json.loads(line) for line in (folder / "told.jsonl").read_text().splitlines()]
    return {line["table"]: line for line in lines}


def holds(now: Any, then: Any) -> bool:
    """The same; a later version may have more to say."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(key in now and holds(now[key], then[key]) for key in then)
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(holds, now, then))
    return bool(now == then)


def kinds(files: Iterable[Path]) -> set[str]:
    """Of entries in these databases."""
    found = set[str]()
    for file in files:
        connection = sqlite3.connect(f"file:{file}?immutable=1", uri=True)
        found |= {json.loads(text)["type"] for (text,) in connection.execute("SELECT entry FROM log")}
        connection.close()
    return found


KINDS = {kind.__struct_config__.tag for kind in get_args(log.Entry)}


def test_the_shape_of_today_and_every_kind_of_entry_are_kept() -> None:
    """Who changes the shape writes a new folder: `python -m tests.fixtures.write`."""
    assert f"{write.VERSION}-schema-{len(migrations.STEPS)}" in KEPT
    assert kinds(FIXTURES / name / "tables.sqlite" for name in KEPT) == KINDS


def test_what_is_kept_can_be_written_anew(tmp_path: Path) -> None:
    write.write(tmp_path / "new")
    assert kinds([tmp_path / "new" / "tables.sqlite"]) == KINDS
    assert set(told(tmp_path / "new")) == set(told(write.FOLDER))


@kept
def test_everybody_sees_what_they_saw(reopened: Reopened) -> None:
    for table, then in reopened.told.items():
        answer = reopened.server.get(f"/api/tables/{table}")
        if "code" in then:
            assert (answer.status, answer.body["code"]) == (404, then["code"])
        else:
            assert holds(write.seen(reopened.server, table, then["tokens"]), then["seen"]), table


@kept
def test_finished_games_are_as_they_were_and_their_dice_agree(reopened: Reopened) -> None:
    over = [table for table, then in reopened.told.items() if "events" in then]
    assert len(over) == 3
    for table in over:
        record = reopened.server.get(f"/api/tables/{table}/record").body
        then = reopened.told[table]
        assert record["events"] == then["events"]
        assert holds(record["outcome"], then["outcome"])
        assert verify(tertulia.game(record["game"]), records.parse(record)) > 20
    assert reopened.server.enter("caramba-over").state["rematch"] == "caramba-again"


@kept
@pytest.mark.parametrize("table", ["sombreros-undone", "pamplona-handed", "pamplona-kicked"])
def test_what_was_interrupted_is_played_to_its_end(
    reopened: Reopened, play: Callable[..., int], table: str
) -> None:
    assert play(reopened.everybody(table), lambda legal: legal[-1]) > 5
    record = reopened.server.get(f"/api/tables/{table}/record").body
    assert verify(tertulia.game(record["game"]), records.parse(record)) > 20


@kept
def test_a_table_that_waited_begins(reopened: Reopened) -> None:
    for table in ("caramba-again", "sombreros-from-there"):
        token, *_ = reopened.tokens(table)
        assert reopened.server.post(f"/api/tables/{table}/start", token=token).status == 200


@kept
def test_what_those_who_run_it_have_done_is_still_so(reopened: Reopened) -> None:
    server = reopened.server
    quiet, loud = reopened.everybody("pamplona-handed")
    assert quiet.ask("chat", seat=0, text="Ole")["code"] == "muted"
    assert loud.ask("chat", seat=1, text="Ole")["type"] == "done"
    mover = next(client for client in reopened.everybody("pamplona-closed") if client.to_move)
    assert mover.act()["code"] == "closed"
    rude = server.knock("caramba-over", guest="somebody rude")
    assert rude.receive()["code"] == "banned"


@kept
def test_a_link_that_nobody_has_used_gives_the_seat_back(reopened: Reopened) -> None:
    table = "pamplona-handed"
    held = reopened.server.post(f"/api/tables/{table}/claim", {"code": reopened.told[table]["link"]})
    assert (held.status, held.body["seat"]) == (201, 0)
    lost, _ = reopened.tokens(table)
    assert reopened.server.enter(table, held.body["token"]).state["seat"] == 0
    assert reopened.server.knock(table, lost).receive()["code"] == "not_your_seat"
