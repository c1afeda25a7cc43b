"""What a rude player cannot do: take back what is not theirs, learn what comes, spend others' time."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

import tertulia
from tertulia.core import record as records
from tertulia.core.contract import CHANCE
from tertulia.core.errors import RecordError
from tertulia.server import archive, clocks, discretion, log, timekeeper
from tertulia.server.present import DECIDED
from tertulia.server.proof import verify

if TYPE_CHECKING:
    from tests.server.conftest import Client, Server, Sitting, Story


def to_move(clients: list["Client"]) -> "Client":
    """Who has to decide, when everybody knows it."""
    latest = max(client.state["version"] for client in clients)
    for client in clients:
        client.up_to(latest)
    return next(client for client in clients if client.to_move)


def passed_on(clients: list["Client"]) -> tuple["Client", "Client"]:
    """Play until the turn has passed: who moved, and whose turn it is."""
    mover = to_move(clients)
    while (now := to_move(clients)) is mover:
        done = mover.act()
        for client in clients:
            client.up_to(done["version"])
    return mover, now


# Undo


def decisions(server: "Server", sitting: "Sitting") -> list[tuple[int, str]]:
    """What people and bots have decided, and who."""
    match = server.room(sitting.id).table.match
    assert match is not None
    return [(event.actor, str(event.action)) for event in match.history if event.actor != CHANCE]


def test_nothing_is_taken_back_while_an_opponent_is_away(server: "Server") -> None:
    """Neither what both have decided, nor what a bot did for Ben after that: Ana may wish it, and no more."""
    sitting = server.table("pamplona", people=2, takeover=0.3)
    ana, ben = server.everybody(sitting)
    while passed_on([ana, ben])[1] is not ana or {seat for seat, _ in decisions(server, sitting)} != {0, 1}:
        pass
    ben.cut()
    ana.see(lambda state: state["players"][1]["away"])
    for _ in range(2):
        decided = decisions(server, sitting)
        answers = [ana.ask("undo", seat=0, version=ana.state["version"])["type"] for _ in range(3)]
        assert answers == ["done", "refused", "refused"]
        assert ana.see(lambda state: state["wish"])["wish"] == {"seat": 0, "agreed": []}
        assert decisions(server, sitting) == decided
        while 1 not in {seat for seat, _ in decisions(server, sitting)[len(decided) :]}:
            ana.up_to(ana.act()["version"])


def test_a_wish_every_moment_holds_nobody_up(server: "Server") -> None:
    clients = server.everybody(server.table("pamplona", people=2))
    rude, honest = passed_on(clients)
    for number in range(20):
        rude.say(type="undo", id=f"wish {number}", seat=rude.state["seat"], version=rude.state["version"])
    assert honest.act()["type"] == "done"


# Chance after an undo


def finished(server: "Server", sitting: "Sitting", play: Callable[..., int]) -> dict[str, Any]:
    """A game against bots in which a person took back again and again; its record."""
    (client,) = server.everybody(sitting)
    for number in range(6):
        play([client], lambda legal: legal[0], 3)
        asked = {"id": f"undo {number}", "seat": 0, "version": client.up_to(0)["version"]}
        assert client.ask("undo", **asked)["type"] == "done"
        client.up_to(client.state["version"])
    play([client], lambda legal: legal[-1])
    record: dict[str, Any] = server.get(f"/api/tables/{sitting.id}/record").body
    return record


@pytest.mark.parametrize("key", ["pamplona", "sombreros"])
def test_a_game_with_undos_is_proved_by_its_branches(
    server: "Server", play: Callable[..., int], key: str
) -> None:
    sitting = server.table(key, people=1, bots=1)
    record = finished(server, sitting, play)
    assert record["proof"]["branches"]
    game, parsed = tertulia.game(key), records.parse(record)
    drawn = sum(event.actor == CHANCE for event in tertulia.replay(record).history)
    assert verify(game, parsed) == drawn
    assert server.get(f"/api/tables/{sitting.id}/verify").body["ok"] is True
    bare = {**record, "proof": {**record["proof"], "branches": []}}
    with pytest.raises(RecordError, match="the secret draws"):
        verify(game, records.parse(bare))


def test_a_record_with_branches_becomes_a_table_that_is_proved(
    server: "Server", play: Callable[..., int]
) -> None:
    record = finished(server, server.table("pamplona", people=1, bots=1), play)
    id, rows = archive._from_record(records.parse(record))
    again = archive.record_of(archive.loaded(id, rows))
    assert again == record


@pytest.mark.parametrize("branches", [[(5, 1), (3, 2)], [(3, 2), (5, 1)], [(3, 0)], [(3, 1), (5, 1)]])
def test_branches_that_do_not_follow_each_other_prove_nothing(
    server: "Server", play: Callable[..., int], branches: list[tuple[int, int]]
) -> None:
    record = finished(server, server.table("pamplona", people=1, bots=1), play)
    record["proof"]["branches"] = [{"event": event, "number": number} for event, number in branches]
    with pytest.raises(RecordError, match="do not follow each other"):
        verify(tertulia.game("pamplona"), records.parse(record))


# Clocks


class Later:
    """A clock that goes on when a test says so."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def monotonic(self) -> float:
        return time.monotonic() + self.ahead

    def clock_gettime(self, source: int) -> float:
        return time.clock_gettime(source) + self.ahead

    def time(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    later = Later()
    for module in (timekeeper, clocks):
        monkeypatch.setattr(module, "time", later)
    return later


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """No allowance for slow connections: every second counts."""
    monkeypatch.setattr(timekeeper, "ALLOWANCE", 0.0)


@pytest.mark.parametrize("hour", [3600.0, -3600.0])
def test_a_jump_of_the_machines_clock_neither_stops_nor_empties_a_clock(
    server: "Server", strict: None, later: Later, monkeypatch: pytest.MonkeyPatch, hour: float
) -> None:
    clients = server.everybody(server.table("pamplona", people=2, clock=600.0))
    mover, real = to_move(clients), time.time
    monkeypatch.setattr(time, "time", lambda: real() + hour)
    later.ahead += 100
    seat = mover.state["seat"]
    assert mover.act()["type"] == "done"
    left = mover.see(lambda state: state["version"])["clock"]["left"][seat]
    assert 490 < left <= 500


def test_time_runs_from_when_the_client_shows_what_is_asked(server: "Server", later: Later) -> None:
    sitting = server.table("pamplona", people=2, clock=600.0)
    mover = to_move(server.everybody(sitting))
    hall, seat = server.room(sitting.id), mover.state["seat"]
    later.ahead += 10
    assert hall.timekeeper.thought(seat) == 0.0  # nobody has said that it is on a screen
    mover.say(type="seen", seat=seat, version=mover.state["version"])
    server.wait(lambda: hall.timekeeper.thinking is not None and hall.timekeeper.thinking.shown is not None)
    later.ahead += 7
    assert 7 <= (hall.timekeeper.thought(seat) or 0.0) < 10


def test_who_comes_late_is_told_what_is_left(server: "Server", later: Later) -> None:
    mover = to_move(server.everybody(server.table("pamplona", people=2, clock=600.0)))
    seat = mover.state["seat"]
    later.ahead += clocks.ALLOWANCE + 100
    mover.say(type="seen", seat=seat, version=mover.state["version"])
    assert 490 < mover.see(lambda state: state["clock"]["left"][seat] < 600)["clock"]["left"][seat] <= 500


def test_a_client_that_never_says_so_has_an_allowance_and_no_more() -> None:
    silent = clocks.Thinking(version=1, seat=0, asked=100.0, allowance=5.0)
    assert silent.thought(103.0) == 0.0
    assert silent.thought(107.0) == 2.0
    assert silent.lag(103.0) == 3.0
    assert silent.lag(200.0) == 5.0
    late = clocks.Thinking(version=1, seat=0, asked=100.0, allowance=5.0, shown=130.0)
    assert late.thought(131.0) == 26.0


def test_what_a_slow_connection_cost_is_gone_from_the_allowance(server: "Server", later: Later) -> None:
    sitting = server.table("pamplona", people=2, clock=600.0)
    mover = to_move(server.everybody(sitting))
    seat = mover.state["seat"]
    later.ahead += 10
    assert mover.act()["type"] == "done"
    assert 15 < server.room(sitting.id).timekeeper.allowances[seat] <= clocks.ALLOWANCE - 10


def test_everybody_is_told_that_a_clock_has_run_out(server: "Server", strict: None) -> None:
    clients = server.everybody(server.table("pamplona", people=2, clock=0.4))
    mover = to_move(clients)
    seat = mover.state["seat"]
    for client in clients:
        state = client.see(lambda state: state["players"][seat]["control"] == "bot")
        assert state["players"][seat]["why"] == "time"


def test_a_restart_costs_nobody_their_time(serve: Callable[..., "Server"]) -> None:
    server = serve()
    sitting = server.table("pamplona", people=2, clock=600.0)
    mover = to_move(server.everybody(sitting))
    seat, version = mover.state["seat"], mover.state["version"]
    server.restart()
    client = server.enter(sitting.id, sitting.tokens[seat])
    client.say(type="seen", seat=seat, version=version)
    assert (server.room(sitting.id).timekeeper.thought(seat) or 0.0) < 5


@pytest.mark.parametrize("hour", [3600.0, -3600.0])
def test_a_jump_of_the_machines_clock_across_a_restart_neither_stops_nor_empties_a_clock(
    serve: Callable[..., "Server"], strict: None, later: Later, monkeypatch: pytest.MonkeyPatch, hour: float
) -> None:
    """What was thought before it is thought, and no more; by then nothing but the log knows since when."""
    server, real = serve(), time.time
    sitting = server.table("pamplona", people=2, clock=600.0)
    seat = to_move(server.everybody(sitting)).state["seat"]
    later.ahead += 100
    monkeypatch.setattr(time, "time", lambda: real() + hour)
    server.restart()
    clients = server.everybody(sitting)
    assert 480 < to_move(clients).state["clock"]["left"][seat] <= 500
    later.ahead += 50
    done = clients[seat].act()
    assert (
        430
        < clients[seat].see(lambda state: state["version"] >= done["version"])["clock"]["left"][seat]
        <= 450
    )


def test_after_a_restart_of_the_machine_its_clock_has_to_do_and_nobody_is_given_time_by_it(
    later: Later,
) -> None:
    """Two clocks that nobody sets cannot be compared, if the machine began anew between them."""
    earlier = log.Instant(boot="before", seconds=time.clock_gettime(clocks.STEADY) + 10_000)
    assert 100 <= clocks.since(earlier, later.time() - 100) < 110
    assert clocks.since(earlier, later.time() + 3600) == 0.0
    assert 100 <= clocks.since(None, later.time() - 100) < 110  # as in version 0.1
    assert 0 <= clocks.since(clocks.instant(), later.time() - 3600) < 10


def test_what_has_to_be_decided_is_logged_with_both_times(server: "Server") -> None:
    begun, steady = time.time(), clocks.instant().seconds
    sitting = server.table("pamplona", people=2)
    clients = server.everybody(sitting)
    mover = to_move(clients)
    while not mover.state["can_undo"]:
        mover.act()
        mover = to_move(clients)
    assert mover.ask("undo", seat=mover.state["seat"], version=mover.state["version"])["type"] == "done"
    rows = server.do(server.app.state.rooms.store.read(sitting.id, 0))
    decided = [(at, entry) for at, entry in rows if isinstance(entry, DECIDED)]
    assert {type(entry) for _, entry in decided} == set(DECIDED)
    for at, entry in decided:
        assert begun <= at <= time.time()
        assert entry.steady is not None
        assert entry.steady.boot == clocks.BOOT
        assert abs((at - begun) - (entry.steady.seconds - steady)) < 0.1


# Clocks and undo


def think(server: "Server", sitting: "Sitting", client: "Client", later: Later, seconds: float) -> None:
    """From when it was on the screen, as an honest client says."""
    room = server.room(sitting.id)
    client.say(type="seen", seat=client.state["seat"], version=client.state["version"])
    server.wait(lambda: room.timekeeper.thinking is not None and room.timekeeper.thinking.shown is not None)
    later.ahead += seconds


def one_more(client: "Client") -> None:
    """Decide, and decide again: the first can be taken back."""
    client.up_to(client.act()["version"])
    assert client.state["can_undo"]


def take_back(client: "Client") -> None:
    done = client.ask("undo", seat=client.state["seat"], version=client.state["version"])
    assert done["type"] == "done", done
    client.up_to(done["version"])


def who_can_undo(clients: list["Client"]) -> "Client":
    """A player who has decided something in their turn."""
    mover = to_move(clients)
    while not mover.state["can_undo"]:
        mover.act()
        mover = to_move(clients)
    return mover


def test_who_takes_back_and_plays_again_holds_no_turn_for_ever(server: "Server", later: Later) -> None:
    sitting = server.table("pamplona", people=2, clock=50.0)
    mover = who_can_undo(server.everybody(sitting))
    seat = mover.state["seat"]
    for left in (30, 10):
        think(server, sitting, mover, later, 20)
        take_back(mover)
        assert left - 5 < mover.state["clock"]["left"][seat] <= left
        one_more(mover)
    think(server, sitting, mover, later, 20)
    take_back(mover)
    mover.say(type="seen", seat=seat, version=mover.state["version"])
    assert (
        mover.see(lambda state: state["players"][seat]["control"] == "bot")["players"][seat]["why"] == "time"
    )


def test_no_undo_brings_the_allowance_for_a_slow_connection_anew(server: "Server", later: Later) -> None:
    sitting = server.table("pamplona", people=2, clock=600.0)
    mover = who_can_undo(server.everybody(sitting))
    seat = mover.state["seat"]
    for _ in range(3):
        later.ahead += 20  # and nobody says that it is on a screen
        take_back(mover)
        one_more(mover)
    assert 565 < mover.state["clock"]["left"][seat] <= 570


def test_no_undo_brings_the_grace_of_a_question_to_everybody_anew(
    story: Callable[..., "Story"], later: Later
) -> None:
    """The table answers in this time, so it costs nothing; but who takes something back had no need of it."""
    told = story("caramba", people=2, clock=600.0)
    while discretion.answer(told.match) is None:
        told.play(str(told.match.legal()[-1]))
    keeper, seat = timekeeper.Timekeeper(told.table, 1.0), told.match.actor
    assert keeper.shown(seat, told.table.version) is not None
    later.ahead += 2.5
    assert keeper.thought(seat) == 0.0
    assert (lost := keeper.lost()) is not None
    assert lost[0] == seat
    assert 2.5 <= lost[1] < 2.8


def test_who_agrees_to_an_undo_has_spent_what_they_thought(server: "Server", later: Later) -> None:
    sitting = server.table("pamplona", people=2, clock=600.0, increment=60.0)
    clients = server.everybody(sitting)
    before, asked = passed_on(clients)
    mine, theirs = before.state["seat"], asked.state["seat"]
    assert before.state["clock"]["left"][mine] > 650
    think(server, sitting, asked, later, 100)
    assert before.ask("undo", seat=mine, version=before.state["version"])["type"] == "done"
    asked.see(lambda state: state["wish"])
    done = asked.ask("consent", seat=theirs, version=asked.state["version"], agree=True)
    left = before.up_to(done["version"])["clock"]["left"]
    assert 590 < left[mine] <= 600
    assert 490 < left[theirs] <= 500


def test_after_a_restart_what_was_thought_before_an_undo_is_still_spent(
    serve: Callable[..., "Server"], later: Later
) -> None:
    server = serve()
    sitting = server.table("pamplona", people=2, clock=600.0, delay=5.0)
    mover = who_can_undo(server.everybody(sitting))
    seat = mover.state["seat"]
    think(server, sitting, mover, later, 100)
    take_back(mover)
    accounts = [(seat.spent, seat.free) for seat in server.room(sitting.id).table.seats]
    assert 95 <= accounts[seat][0] < 100
    server.restart()
    server.everybody(sitting)
    assert [(seat.spent, seat.free) for seat in server.room(sitting.id).table.seats] == accounts
