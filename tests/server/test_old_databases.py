"""A database that version 0.1 wrote is opened, played on, proved and analysed by this one."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import tertulia
from tertulia.bots import analysis
from tertulia.bots.analysis import Decision, Judgement
from tertulia.bots.search import Budget
from tertulia.core import record as records
from tertulia.server.bot_processes import Minds
from tertulia.server.proof import verify

if TYPE_CHECKING:
    from tests.server.conftest import Server

WRITTEN = Path(__file__).parent.parent / "fixtures" / "0.1" / "tables.sqlite"
GAMES = ("caramba", "pamplona", "sombreros")
OVER = [*(f"{key}-over" for key in GAMES), "sombreros-poor", "sombreros-from-there"]


@pytest.fixture
def server(serve: Callable[..., "Server"], tmp_path: Path) -> "Server":
    """A server on a copy: what was written never changes."""
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
