"""After any break a client goes on with what it missed: a lost line, a lost answer, a server begun anew."""

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.server.conftest import Client, Server

Serve = Callable[..., "Server"]


def first(legal: list[dict[str, Any]]) -> dict[str, Any]:
    return legal[0]


def last(legal: list[dict[str, Any]]) -> dict[str, Any]:
    return legal[-1]


def known(client: "Client") -> dict[str, Any]:
    """All that a viewer knows, but not who else is there."""
    state = {
        name: value for name, value in client.state.items() if name not in ("players", "log", "log_from")
    }
    return state | {"whole log": client.log}


def resume(server: "Server", table: str, old: "Client", *tokens: str) -> "Client":
    """Come back, knowing what the old line knew."""
    client = server.knock(table, *tokens, seen=len(old.log))
    client.log = old.log[:]
    return client.welcomed()


# A lost line


@pytest.mark.parametrize("game", ["caramba", "sombreros"])
def test_who_comes_back_is_sent_what_was_missed_and_no_more(server: "Server", play: Any, game: str) -> None:
    sitting = server.table(game, people=2)
    people = server.everybody(sitting)
    watchers = [server.enter(sitting.id), server.enter(sitting.id)]
    play([*people, *watchers], last, turns=20)
    watchers[0].close()
    play([*people, watchers[1]], last, turns=15)
    back = resume(server, sitting.id, watchers[0])
    assert back.state["log_from"] == len(watchers[0].log) < len(back.log)
    assert known(back) == known(watchers[1])


def test_lines_taken_back_meanwhile_are_sent_again(server: "Server", play: Any) -> None:
    sitting = server.table("pamplona", people=1, bots=1)
    player, watcher = server.enter(sitting.id, sitting.tokens[0]), server.enter(sitting.id)
    play([player, watcher], first, turns=6)
    watcher.close()
    lines = len(watcher.log)
    player.ask("undo", seat=0, version=player.state["version"])
    assert len(player.log) < lines
    while len(player.log) <= lines + 2:
        play([player], last, turns=1)
    back = resume(server, sitting.id, watcher)
    assert player.log[:lines] != watcher.log  # the old client knew lines that are no longer true
    assert back.log == player.log


def test_secrets_are_told_at_the_end_also_to_who_comes_back_then(server: "Server", play: Any) -> None:
    sitting = server.table("caramba", people=2)
    people = server.everybody(sitting)
    watcher = server.enter(sitting.id)
    play([*people, watcher], first, turns=30)
    watcher.close()
    assert any(line["id"] == "caramba-card-unseen" for line in watcher.log)
    play(people, last)
    back = resume(server, sitting.id, watcher)
    assert back.log == people[0].log == server.enter(sitting.id).log
    assert not any("unseen" in line["id"] for line in back.log)
    assert len(back.log) > len(watcher.log)


@pytest.mark.parametrize("seen", [-5, 10**6, 10**30])
def test_a_wrong_count_of_lines_does_no_harm(server: "Server", seen: int) -> None:
    sitting = server.table("caramba", people=2)
    client = server.knock(sitting.id, seen=seen)
    client.until(lambda message: message["type"] == "state")
    lines = len(server.room(sitting.id).table.match.history)  # type: ignore[union-attr]
    assert client.state["log_from"] + len(client.state["log"]) == lines


# A lost answer


def test_an_action_whose_answer_was_lost_is_answered_when_it_is_sent_again(server: "Server") -> None:
    sitting = server.table("caramba", people=2)
    people = server.everybody(sitting)
    mover, other = sorted(people, key=lambda client: not client.to_move)
    seat, version = mover.state["seat"], mover.state["version"]
    act = {"type": "act", "id": "once", "seat": seat, "version": version}
    act["action"] = mover.state["legal"][0]["notation"]
    mover.say(**act)
    mover.cut()  # before anything is read
    other.see(lambda state: state["version"] > version)  # it was done all the same
    after = other.state["version"]
    back = server.enter(sitting.id, sitting.tokens[seat])
    back.say(**act)
    done = back.until(lambda message: message["type"] != "state")
    assert (done["type"], done["id"]) == ("done", "once")
    assert server.room(sitting.id).table.version == after


def test_what_was_begun_is_finished_when_who_asked_is_dropped(
    server: "Server", monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what follows from it: the bot moves, and the others see it."""
    sitting = server.table("caramba", people=1, bots=1)
    player, watcher = server.enter(sitting.id, sitting.tokens[0]), server.enter(sitting.id)
    player.up_to(0)
    gate = hold_commits(server, monkeypatch)
    version = player.state["version"]
    player.say(type="act", id="x", seat=0, version=version, action=player.state["legal"][0]["notation"])
    assert gate.reached.wait(10)
    (viewer,) = (viewer for viewer in server.room(sitting.id).audience.viewers if viewer.token_hashes)
    server.loop.call_soon_threadsafe(viewer.hang_up)
    assert player.ended() == 4408
    gate.opened.set()
    watcher.see(lambda state: state["version"] > version)
    watcher.up_to(version + 1)


# The disk comes first


class Gate:
    """Commits wait here."""

    def __init__(self) -> None:
        self.reached, self.opened = threading.Event(), threading.Event()


def hold_commits(server: "Server", monkeypatch: pytest.MonkeyPatch) -> Gate:
    store, gate = server.app.state.rooms.store, Gate()
    write = store._commit

    def held(batch: Any) -> Any:
        gate.reached.set()
        assert gate.opened.wait(20)
        return write(batch)

    monkeypatch.setattr(store, "_commit", held)
    return gate


def test_nobody_is_told_before_it_is_on_disk(server: "Server", monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = server.table("caramba", people=2)
    people = server.everybody(sitting)
    mover, other = sorted(people, key=lambda client: not client.to_move)
    version, view = mover.state["version"], other.state["view"]
    gate = hold_commits(server, monkeypatch)
    act = {"seat": mover.state["seat"], "version": version, "action": mover.state["legal"][0]["notation"]}
    mover.say(type="act", id="slow", **act)
    assert gate.reached.wait(10)
    newcomer = server.enter(sitting.id)  # who comes in the middle of it sees what was
    assert newcomer.state["version"] == version
    other.say(type="hello")  # and so does who is refused something
    other.until(lambda message: message["type"] == "refused")
    assert (other.receive()["version"], other.state["view"]) == (version, view)
    assert server.get(f"/api/tables/{sitting.id}").body["status"] == "playing"
    gate.opened.set()
    assert mover.until(lambda message: message["type"] == "done")["id"] == "slow"
    for client in (*people, newcomer):
        client.see(lambda state: state["version"] > version)


def test_a_start_is_not_seen_before_it_is_on_disk(server: "Server", monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = server.table("caramba", people=1, bots=1, begin=False)
    gate = hold_commits(server, monkeypatch)
    start = threading.Thread(
        target=server.post, args=(f"/api/tables/{sitting.id}/start",), kwargs={"token": sitting.tokens[0]}
    )
    start.start()
    assert gate.reached.wait(10)
    assert server.get(f"/api/tables/{sitting.id}").body["status"] == "waiting"
    assert server.enter(sitting.id).state["view"] is None
    gate.opened.set()
    start.join()
    assert server.get(f"/api/tables/{sitting.id}").body["status"] == "playing"


# A server that starts again


def test_everything_is_there_again_after_a_restart(serve: Serve, play: Any) -> None:
    server = serve()
    sitting = server.table("caramba", people=2, access="open")
    waiting = server.table("pamplona", people=2, access="open", begin=False)
    people = server.everybody(sitting)
    people[0].ask("chat", seat=0, text="till later")
    play(people, last, turns=25)
    before = [known(client) for client in people]
    mover = next(client for client in people if client.to_move)
    seat, version = mover.state["seat"], mover.state["version"]
    act = {"id": "across", "seat": seat, "version": version, "action": mover.state["legal"][0]["notation"]}
    server.restart()
    people = server.everybody(sitting)
    assert [known(client) for client in people] == before
    assert people[0].chats[-1]["text"] == "till later"
    assert [table["table"] for table in server.get("/api/tables").body] == [waiting.id]
    done = people[seat].ask("act", **act)
    assert done["type"] == "done"
    server.restart()
    people = server.everybody(sitting)
    assert people[seat].ask("act", **act)["type"] == "done"  # a repeat, also of what an earlier server did
    assert server.room(sitting.id).table.version == done["version"]
    play(people, first)
    assert people[0].state["outcome"] is not None


def test_bots_and_absent_players_are_remembered_after_a_restart(serve: Serve) -> None:
    server = serve()
    sitting = server.table("caramba", people=3, bots=1, takeover=0.3)
    people = server.everybody(sitting)
    people[0].ask("resign", seat=0)
    people[1].close()
    people[2].see(lambda state: state["players"][1]["away"])
    server.restart()
    second = server.enter(sitting.id, sitting.tokens[1])
    state = second.see(lambda state: not state["players"][1]["away"])  # given back
    assert [state["players"][seat]["control"] for seat in (0, 1, 3)] == ["bot", "player", "bot"]
    second.see(lambda state: state["players"][2]["away"])  # who did not come back is replaced now


def test_who_is_connected_when_the_server_stops_is_told_to_come_back(serve: Serve) -> None:
    server = serve()
    sitting = server.table()
    client = server.enter(sitting.id)
    server.clients.clear()
    server.uvicorn.should_exit = True
    assert client.ended() == 1012  # "service restart"
    client.close()


def test_a_table_that_nobody_watches_leaves_memory_and_comes_back(serve: Serve, play: Any) -> None:
    server = serve(idle_seconds=0.0)
    sitting = server.table("caramba", people=2, clock=1000)
    people = server.everybody(sitting)
    watcher = server.enter(sitting.id)
    play([*people, watcher], last, turns=10)
    rooms = server.app.state.rooms
    rooms.forget_idle()
    assert sitting.id in rooms.rooms  # people are there
    for client in people:
        client.close()
    watcher.see(lambda state: not any(player["online"] for player in state["players"]))
    room = server.room(sitting.id)
    watcher.close()
    server.wait(lambda: not room.audience.viewers)
    rooms.forget_idle()
    assert sitting.id not in rooms.rooms
    again = server.enter(sitting.id)
    assert server.room(sitting.id) is not room
    assert known(again) | {"clock": None} == known(watcher) | {"clock": None}
