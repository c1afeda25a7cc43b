"""Several processes on one database: any of them serves any table, and all know the same."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tertulia.server import archive, log
from tertulia.server.native import Native
from tertulia.server.notify import Glance, News
from tertulia.server.presence import Found, Presence
from tertulia.server.rooms import Rooms
from tertulia.server.settings import Settings
from tertulia.server.store import Store

if TYPE_CHECKING:
    from tests.server.conftest import Client, Club

Message = dict[str, Any]


def first(legal: list[Message]) -> Message:
    return legal[0]


def known(client: "Client") -> Message:
    """All that anybody at a table knows alike."""
    return {name: client.state[name] for name in ("version", "status", "outcome")} | {"log": client.log}


def kept(database: str, table: str) -> list[log.Entry]:
    """The log of a table, which loads."""

    async def read() -> list[tuple[float, log.Entry]]:
        store = Store(database)
        rows = await store.read(table)
        await store.close()
        return rows

    rows = asyncio.run(read())
    archive.loaded(table, rows)
    return [entry for _, entry in rows]


@pytest.fixture
def club(club: "Club") -> Iterator["Club"]:
    """None of its processes finds anything worth a warning."""
    yield club
    assert club.complaints() == []


def test_what_happens_in_one_process_is_seen_in_the_other_within_a_second(club: "Club", play: Any) -> None:
    one, two = club.processes
    sitting = one.table("pamplona", people=2)
    people = [one.enter(sitting.id, sitting.tokens[0]), two.enter(sitting.id, sitting.tokens[1])]
    for _ in range(20):
        for client in people:
            client.up_to(max(client.state["version"] for client in people))
        mover, other = sorted(people, key=lambda client: not client.to_move)
        done, begin = mover.act(), time.monotonic()
        assert done["type"] == "done"
        other.see(lambda state: state["version"] >= done["version"])  # noqa: B023
        assert time.monotonic() - begin < 1
    people[0].ask("chat", seat=0, text="olé")
    people[1].until(lambda message: message["type"] == "chatted")
    assert people[1].chats[-1]["text"] == "olé"
    play(people, first, turns=10)
    assert known(people[0]) == known(people[1])


def test_bots_play_once_however_many_processes_look_on(club: "Club", play: Any) -> None:
    one, two = club.processes
    sitting = one.table("pamplona", people=2, bots=3, clock=1000)
    people = [one.enter(sitting.id, sitting.tokens[0]), two.enter(sitting.id, sitting.tokens[1])]
    watchers = [one.enter(sitting.id), two.enter(sitting.id)]
    play([*people, *watchers], first, turns=10)
    assert known(watchers[0]) == known(watchers[1])
    turns = [entry.seat for entry in kept(club.database, sitting.id) if isinstance(entry, log.Played)]
    assert set(turns) == {0, 1, 2, 3, 4}


def test_when_a_process_is_killed_the_other_goes_on_with_all_that_was_acknowledged(
    club: "Club", play: Any
) -> None:
    doomed, survivor = club.another(), club.processes[0]
    sitting = doomed.table("pamplona", people=2, bots=2)
    people = [doomed.enter(sitting.id, sitting.tokens[0]), survivor.enter(sitting.id, sitting.tokens[1])]
    play(people, first, turns=12)
    last = {"id": "last", "seat": 0, "text": "it grows dark"}
    assert people[0].ask("chat", **last)["type"] == "done"
    doomed.kill()
    people[0] = survivor.enter(sitting.id, sitting.tokens[0])
    assert people[0].ask("chat", **last)["type"] == "done"  # a repeat, also of what another process did
    play(people, first, turns=12)
    said = [entry.id for entry in kept(club.database, sitting.id) if isinstance(entry, log.Chatted)]
    assert said == ["last"]
    assert [people[1].log, people[1].chats[-1]["text"]] == [people[0].log, "it grows dark"]


def test_a_second_after_a_process_was_killed_its_players_play_on_at_another(club: "Club", play: Any) -> None:
    """Once in three times is enough: what else this machine does is not the server's."""
    survivor = club.processes[0]

    def seconds() -> float:
        doomed = club.another()
        sitting = doomed.table("pamplona", people=2)
        play(doomed.everybody(sitting), first, turns=3)
        doomed.kill()
        begin = time.monotonic()
        people = survivor.everybody(sitting)
        mover = next(client for client in people if client.to_move)
        version = mover.state["version"] + 1
        assert mover.act(id="new")["version"] == version  # another id than before: else it is a repeat
        for client in people:
            client.up_to(version)
        return time.monotonic() - begin

    assert any(seconds() < 1 for _ in range(3))


def test_bots_of_a_process_that_was_killed_are_moved_by_another(club: "Club") -> None:
    doomed, survivor = club.another(), club.processes[0]
    sitting = doomed.table("sombreros", people=1, bots=3, begin=False)
    watcher = survivor.enter(sitting.id)
    player = doomed.enter(sitting.id, sitting.tokens[0])
    assert doomed.post(f"/api/tables/{sitting.id}/start", token=sitting.tokens[0]).status == 200
    player.say(type="resign", id="x", seat=0)  # from now on bots alone
    watcher.see(lambda state: state["players"][0]["control"] == "bot")
    doomed.kill()
    watcher.see(lambda state: state["status"] == "over")


def test_who_is_connected_to_another_process_is_not_away(club: "Club") -> None:
    one, two = club.processes
    sitting = one.table("caramba", people=2, takeover=4)
    here, there = one.enter(sitting.id, sitting.tokens[0]), two.enter(sitting.id, sitting.tokens[1])
    for client in (here, there):
        client.see(lambda state: all(player["online"] and not player["away"] for player in state["players"]))
    there.close()
    assert not here.see(lambda state: not state["players"][1]["online"])["players"][1]["away"]  # not at once
    assert not here.see(lambda state: state["players"][1]["away"])["players"][0]["away"]
    there = two.enter(sitting.id, sitting.tokens[1])
    back = here.see(lambda state: state["players"][1]["online"] and not state["players"][1]["away"])
    assert all(player["control"] == "player" for player in back["players"])


def test_two_who_want_a_rematch_at_once_find_the_same_table(club: "Club", play: Any) -> None:
    one, two = club.processes
    sitting = one.table("sombreros", people=2)
    people, watcher = one.everybody(sitting), two.enter(sitting.id)
    play(people, first)
    watcher.see(lambda state: state["status"] == "over")
    with ThreadPoolExecutor(2) as pool:
        path, tokens = f"/api/tables/{sitting.id}/rematch", sitting.tokens.values()
        again = list(pool.map(lambda house, token: house.post(path, token=token), (one, two), tokens))
    assert {answer.status for answer in again} <= {201, 409}
    found = {answer.body["table"] for answer in again if answer.status == 201}
    assert len(found) == 1
    assert watcher.see(lambda state: state["rematch"])["rematch"] in found


# Without processes


def test_an_entry_written_while_a_table_is_being_opened_is_not_missed(
    database: str, story: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = story("caramba", begin=False)
    rows = [(at, log.parse(text)) for at, text in told.rows]

    async def run() -> None:
        one, two = Store(database), Store(database)
        await two.append(told.table.id, 0, rows[:-1])
        rooms = Rooms(one, Settings(database), Native())
        hold, late = rooms.presence.hold, []

        async def slow(table: str) -> Found | None:
            found = await hold(table)
            await two.append(table, len(rows) - 1, rows[-1:])
            late.append(asyncio.ensure_future(rooms.catch_up(News({table: len(rows)}))))
            await asyncio.sleep(0)
            return found

        monkeypatch.setattr(rooms.presence, "hold", slow)
        room = await rooms.open(told.table.id)
        await asyncio.gather(*late)
        assert room.table.seq == len(rows)
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_table_that_is_opened_misses_nobody_who_sits_elsewhere(
    database: str, story: Callable[..., Any]
) -> None:
    told = story("caramba", begin=False)

    async def run() -> None:
        one, two = Store(database), Store(database)
        await two.append(told.table.id, 0, [(at, log.parse(text)) for at, text in told.rows])
        there = Presence(two)
        await there.hold(told.table.id)
        await there.attend(lambda: {(told.table.id, 1)})
        room = await Rooms(one, Settings(database), Native()).open(told.table.id)
        assert room.audience.online == {1}
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_table_that_nobody_watches_here_leaves_memory_when_another_process_writes(
    database: str, story: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at once if somebody has just asked for it, and not while it is watched."""
    told = story("caramba", begin=False)
    rows = [(at, log.parse(text)) for at, text in told.rows]
    id, length = told.table.id, len(rows)
    chat = (rows[-1][0], log.Chatted(seat=0, id="x", text="x"))

    async def run() -> None:
        one, two = Store(database), Store(database)
        await two.append(id, 0, rows)
        rooms = Rooms(one, Settings(database), Native())
        room = await rooms.open(id)
        await two.append(id, length, [chat])
        await rooms.catch_up(News({id: length + 1}))
        assert rooms.rooms[id].table.seq == length + 1
        room.asked_at = 0.0
        await rooms.catch_up(News({id: length + 1}))  # no news
        assert rooms.rooms[id] is room
        await two.append(id, length + 1, [chat])
        async with room.lock:
            asked = asyncio.ensure_future(rooms.catch_up(News({id: length + 2})))
            await asyncio.sleep(0.01)
        await asked
        assert rooms.rooms[id].table.seq == length + 2
        await two.append(id, length + 2, [chat])
        await rooms.catch_up(News({id: length + 3}))
        assert id not in rooms.rooms
        again = await rooms.open(id)
        assert (again is room, again.table.seq) == (False, length + 3)
        await one.close()
        await two.close()

    asyncio.run(run())


def test_looking_at_a_file_finds_the_commits_of_others_only(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    rows = [(1.0, log.Chatted(seat=0, id="x", text="x"))]

    async def run() -> None:
        one, two = Store(url), Store(url)
        glance = Glance(one)
        assert await glance.news() is None
        assert await glance.news() == News()
        await one.append("t", 0, rows)
        assert await glance.news() == News()
        await two.append("t", 1, rows)
        assert await glance.news() is None
        assert await glance.news() == News()
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_seat_that_one_process_gave_is_known_to_the_other_at_once(club: "Club") -> None:
    """A proxy may send the next request to the other, sooner than that one hears of it."""
    one, two = club.processes
    for _ in range(5):
        id = one.post("/api/tables", {"game": "caramba", "seats": 2}).body["table"]
        assert two.get(f"/api/tables/{id}").status == 200
        _, token = one.sit(id)
        assert two.enter(id, token).state["seat"] == 0
        _, other = two.sit(id, "Bo")
        assert one.post(f"/api/tables/{id}/start", token=other).status == 200
