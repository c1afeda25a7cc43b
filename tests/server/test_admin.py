"""What those who run a server do is honoured by every process within a second, and kept in the audit log."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from websockets.exceptions import ConnectionClosed

from tertulia.server import log
from tertulia.server.admin import acts, audit, bans, links, looking
from tertulia.server.admin.writing import AdminError
from tertulia.server.presence import LEASE_SECONDS
from tertulia.server.refusals import Refusal
from tertulia.server.store import Store

if TYPE_CHECKING:
    from tests.server.conftest import Client, Club

T = TypeVar("T")
WHO = "a test"


def operate(club: "Club", do: Callable[[Store], Awaitable[T]]) -> T:
    """From a process of one's own, as `tertulia admin` does."""

    async def run() -> T:
        store = Store(club.database)
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


def seated(club: "Club", **fields: Any) -> tuple[Any, list["Client"]]:
    """Two people at one table, through different processes."""
    one, two = club.processes
    sitting = one.table("caramba", people=2, **fields)
    return sitting, [one.enter(sitting.id, sitting.tokens[0]), two.enter(sitting.id, sitting.tokens[1])]


def last_deed(club: "Club") -> audit.Deed:
    return operate(club, lambda store: audit.deeds(store, 1))[0]


def soon(begin: float) -> None:
    """A second is promised, but machines are busy. Who was not told would notice after half a minute."""
    assert time.monotonic() - begin < LEASE_SECONDS / 3


def wait_for(true: Callable[[], bool]) -> None:
    """For what no message tells."""
    begin = time.monotonic()
    while not true():
        soon(begin)
        time.sleep(0.2)  # who asks too often is refused for that


def test_a_closed_table_changes_no_more_and_everybody_is_told(club: "Club") -> None:
    sitting, players = seated(club)
    operate(club, lambda store: acts.close(store, WHO, sitting.id))
    begin = time.monotonic()
    for player in players:
        told = player.until(lambda message: message["type"] == "refused")
        assert (told["id"], told["code"]) == (None, "closed")
    soon(begin)
    for player in players:
        assert player.ask("chat", seat=player.state["seat"], text="hello?")["code"] == "closed"
        if player.to_move:
            assert player.act()["code"] == "closed"
    assert club.processes[0].get(f"/api/tables/{sitting.id}").status == 200
    assert (last_deed(club).act, last_deed(club).table, last_deed(club).who) == ("close", sitting.id, WHO)
    with pytest.raises(AdminError, match="closed already"):
        operate(club, lambda store: acts.close(store, WHO, sitting.id))


def test_who_is_kicked_loses_the_seat_and_a_bot_plays_on(club: "Club") -> None:
    sitting, (ana, bo) = seated(club)
    operate(club, lambda store: acts.kick(store, WHO, sitting.id, 1))
    begin = time.monotonic()
    assert bo.ended() == 4408
    soon(begin)
    back = club.processes[1].knock(sitting.id, sitting.tokens[1])
    assert back.receive()["code"] == "not_your_seat"
    ana.see(lambda state: state["players"][1]["control"] == "bot")
    assert last_deed(club).detail == {"seat": 1}
    with pytest.raises(AdminError, match=r"nobody holds seat 1 .*; seats held: \[0\]"):
        operate(club, lambda store: acts.kick(store, WHO, sitting.id, 1))


def test_who_is_kicked_before_the_game_leaves_a_free_seat(club: "Club") -> None:
    sitting, (ana, bo) = seated(club, begin=False)
    operate(club, lambda store: acts.kick(store, WHO, sitting.id, 0))
    assert ana.ended() == 4408
    bo.see(lambda state: state["players"][0]["control"] == "open")


def test_who_is_muted_plays_but_does_not_chat(club: "Club") -> None:
    sitting, (ana, bo) = seated(club)
    operate(club, lambda store: acts.mute(store, WHO, sitting.id, 1))
    wait_for(lambda: bo.ask("chat", seat=1, text="still here").get("code") == "muted")
    assert ana.ask("chat", seat=0, text="peace")["type"] == "done"
    operate(club, lambda store: acts.mute(store, WHO, sitting.id, 1, muted=False))
    wait_for(lambda: bo.ask("chat", seat=1, text="thank you")["type"] == "done")


def test_who_was_muted_is_muted_in_the_rematch(story: Callable[..., Any]) -> None:
    told = story()
    told.happen(log.Muted(seat=1, muted=True))
    while told.match.actor is not None:
        told.play()
    _, more = told.table.again("ab" * 32)
    assert more[-1] == log.Muted(seat=1, muted=True)


def test_a_deleted_table_is_gone_and_cannot_be_written_to(club: "Club") -> None:
    sitting, players = seated(club)
    operate(club, lambda store: acts.delete(store, WHO, sitting.id))
    begin = time.monotonic()
    for player in players:
        assert player.ended() == 4408
    soon(begin)
    for process in club.processes:
        assert process.get(f"/api/tables/{sitting.id}").status == 404
    (row,) = operate(club, lambda store: store.read(sitting.id))
    assert row[1] == log.Deleted()
    assert last_deed(club).act == "delete"
    assert last_deed(club).detail["entries"] > 3
    for again in (acts.delete, acts.close):
        with pytest.raises(AdminError, match="there is no table"):
            operate(club, lambda store: again(store, WHO, sitting.id))  # noqa: B023


def test_an_action_that_comes_after_the_deletion_is_refused(club: "Club") -> None:
    """A process that has not heard of it yet finds the place taken, and writes nothing."""
    sitting, players = seated(club)
    mover = next(player for player in players if player.to_move)
    operate(club, lambda store: acts.delete(store, WHO, sitting.id))
    action = {"action": mover.state["legal"][0]["notation"], "version": mover.state["version"]}
    with suppress(ConnectionClosed):  # it may have heard by now
        mover.say(type="act", id="late", seat=mover.state["seat"], **action)
    mover.ended()
    assert not any(json.loads(text)["type"] == "done" for text in mover.raw)
    assert len(operate(club, lambda store: store.read(sitting.id))) == 1


# Lost seats


def test_a_lost_seat_comes_back_by_a_link_that_works_once(club: "Club") -> None:
    sitting, (ana, bo) = seated(club)
    one, two = club.processes
    code = operate(club, lambda store: links.offer(store, WHO, sitting.id, 1, 60.0))
    path = f"/api/tables/{sitting.id}/claim"
    assert two.post(path, {"code": "guessed"}).status == 403
    held = two.post(path, {"code": code})
    assert (held.status, held.body["seat"]) == (201, 1)
    assert bo.ended() == 4408  # the old token is worth nothing any more, also elsewhere
    again = one.post(path, {"code": code})
    assert (again.status, again.body["reason"]) == (403, "this link was used already, or is too old")
    fresh = one.enter(sitting.id, held.body["token"])
    assert fresh.state["seat"] == 1
    ana.see(lambda state: state["players"][1]["online"])
    assert [deed.act for deed in operate(club, lambda store: audit.deeds(store, 2))] == ["claim", "link"]


def test_a_seat_that_was_taken_away_comes_back_from_its_bot(club: "Club") -> None:
    sitting, (ana, _) = seated(club)
    operate(club, lambda store: acts.kick(store, WHO, sitting.id, 1))
    ana.see(lambda state: state["players"][1]["control"] == "bot")
    code = operate(club, lambda store: links.offer(store, WHO, sitting.id, 1, 60.0))
    assert club.processes[0].post(f"/api/tables/{sitting.id}/claim", {"code": code}).status == 201
    assert ana.see(lambda state: state["players"][1]["control"] == "player")["players"][1]["bot"] is None


def test_an_old_link_is_worth_nothing(club: "Club") -> None:
    sitting, _ = seated(club)
    codes = [
        operate(club, lambda store: links.offer(store, WHO, sitting.id, 1, seconds))  # noqa: B023
        for seconds in (60.0, -1.0)
    ]
    for code in codes:  # replaced by the second, which is too old
        with pytest.raises(Refusal, match="too old"):
            operate(club, lambda store: links.claim(store, sitting.id, code))  # noqa: B023
    with pytest.raises(AdminError, match="nobody ever sat in seat 7"):
        operate(club, lambda store: links.offer(store, WHO, sitting.id, 7, 60.0))


# Bans


@pytest.mark.parametrize("kind", ["guest", "address"])
def test_who_is_banned_goes_and_does_not_come_back_until_it_ends(club: "Club", kind: str) -> None:
    one, two = club.processes
    sitting = one.table("caramba", people=2)
    shows = {"x-tertulia-guest": f"a key for {kind} {club.database}"}
    player = one.enter(sitting.id, sitting.tokens[0], additional_headers=shows)
    salt = operate(club, bans.salt_of)
    value = shows["x-tertulia-guest"] if kind == "guest" else "127.0.0.1"
    visitor = bans.visitor_id(salt, kind, value)
    operate(club, lambda store: bans.ban(store, WHO, visitor, "ban", None))
    begin = time.monotonic()
    assert player.ended() == 4408
    soon(begin)
    new = {"game": "caramba", "seats": 2}
    for process in (one, two):
        wait_for(lambda: process.post("/api/tables", new, **shows).status == 403)  # noqa: B023
        assert process.post("/api/tables", new, **shows).body["code"] == "banned"
        back = process.knock(sitting.id, sitting.tokens[0], additional_headers=shows)
        assert back.receive()["code"] == "banned"
        assert process.get("/healthz").status == 200
    operate(club, lambda store: bans.ban(store, WHO, visitor, "ban", time.time() + 0.2))
    wait_for(lambda: one.post("/api/tables", new, **shows).status == 201)
    operate(club, lambda store: bans.lift(store, WHO, visitor, "ban"))
    assert last_deed(club).detail == {"visitor": ":".join(visitor)}


def test_a_visitor_can_be_kept_from_chat_alone(club: "Club") -> None:
    one, _ = club.processes
    sitting = one.table("caramba", people=2)
    shows = {"x-tertulia-guest": "loud"}
    player = one.enter(sitting.id, sitting.tokens[0], additional_headers=shows)
    visitor = bans.visitor_id(operate(club, bans.salt_of), "guest", "loud")
    operate(club, lambda store: bans.ban(store, WHO, visitor, "mute", None))
    wait_for(lambda: player.ask("chat", seat=0, text="HEY").get("code") == "muted")
    assert one.post("/api/tables", {"game": "caramba", "seats": 2}, **shows).status == 201


def test_nothing_that_is_kept_of_a_ban_names_anybody(club: "Club") -> None:
    salt = operate(club, bans.salt_of)
    visitor = bans.visitor_id(salt, "address", "203.0.113.77")
    operate(club, lambda store: bans.ban(store, WHO, visitor, "ban", None))
    kept = [operate(club, bans.all_bans), operate(club, audit.deeds)]
    assert "203.0.113" not in str(kept)
    assert bans.parsed(":".join(visitor)) == visitor
    with pytest.raises(AdminError, match="names no visitor"):
        bans.parsed("address:203.0.113.77")


@pytest.mark.parametrize("typed", ["203.0.113.0/24", "203.0.113", "203.0.113.7/64", "games.example.org", ""])
def test_a_ban_that_would_keep_nobody_out_is_refused(typed: str) -> None:
    with pytest.raises(AdminError, match="is no address"):
        bans.by_address(b"salt", typed)


def test_all_who_share_a_network_of_ipv6_are_banned_by_any_of_its_names() -> None:
    names = ["2001:db8::1", "2001:DB8:0::2%eth0", "2001:db8::/64"]
    assert {bans.by_address(b"salt", name) for name in names} == {
        bans.visitor_id(b"salt", bans.ADDRESS, "2001:db8::/64")
    }


# To be forgotten


def test_a_person_is_forgotten_here_and_in_rematches_and_the_game_stays(
    club: "Club", play: Callable[..., int]
) -> None:
    sitting, (ana, bo) = seated(club)
    one, two = club.processes
    ana.ask("chat", seat=0, text="my address is")
    bo.ask("chat", seat=1, text="careful")
    play([ana, bo], lambda legal: legal[0], turns=10)
    for player in (ana, bo):  # bots play on, and need not hear of each other from another process
        player.ask("resign", seat=player.state["seat"])
    ana.see(lambda state: state["status"] == "over")
    again = one.post(f"/api/tables/{sitting.id}/rematch", token=sitting.tokens[0]).body["table"]
    before = one.get(f"/api/tables/{sitting.id}/record").body
    begin = time.monotonic()
    assert operate(club, lambda store: acts.forget(store, WHO, sitting.id, 0)) == sorted([sitting.id, again])
    for player in (ana, bo):
        player.see(lambda state: state["players"][0]["name"] == log.REMOVED)
    soon(begin)
    for process in (one, two):
        welcome = process.knock(sitting.id).receive()
        assert [line["text"] for line in welcome["chat"]] == [log.REMOVED, "careful"]
    wait_for(lambda: one.get(f"/api/tables/{again}").body["players"][0]["name"] == log.REMOVED)
    after = one.get(f"/api/tables/{sitting.id}/record").body
    assert after == {**before, "players": [log.REMOVED, "Person 1"]}
    assert one.get(f"/api/tables/{sitting.id}/verify").body["ok"]
    kept = operate(club, lambda store: store.read(sitting.id))
    assert "Person 0" not in str(kept)
    assert "my address" not in str(kept)


# Looking


def test_tables_are_listed_and_looked_at_without_secrets(club: "Club") -> None:
    sitting, (ana, _) = seated(club, begin=False)
    ana.ask("chat", seat=0, text="a word")
    line = operate(club, lambda store: looking.tables(store, 1))[0]
    assert (line.table, line.status, line.players) == (sitting.id, "waiting", ["Person 0", "Person 1"])
    found = operate(club, lambda store: looking.look(store, WHO, sitting.id))
    assert found.line == line
    assert [(seat, text) for _, seat, text in found.chat] == [(0, "a word")]
    rows = operate(club, lambda store: store.read(sitting.id))
    created = rows[0][1]
    assert isinstance(created, log.Created)
    assert created.secret not in str(found)
    assert last_deed(club).act == "look"
    named = operate(club, lambda store: looking.tables(store, 1000, "PERSON 1"))
    assert sitting.id in [line.table for line in named]
    assert operate(club, lambda store: looking.tables(store, 1000, "Nobody")) == []


def test_old_tables_are_pruned_and_finished_games_only_if_asked_for(
    database: str, story: Callable[..., Any]
) -> None:
    begun, over = story(), story()
    while over.match.actor is not None:
        over.play()

    async def run() -> None:
        store, now = Store(database), time.time()
        for id, told, age in (("old", begun, 40), ("new", begun, 2), ("over", over, 40)):
            rows = [(now - age * 86_400, log.parse(text)) for _, text in told.rows]
            await store.append(id, 0, rows)
        assert [line.table for line in await looking.old(store, 30, finished=False)] == ["old"]
        lines = await looking.old(store, 30, finished=True)
        assert sorted(line.table for line in lines) == ["old", "over"]
        old = next(line for line in lines if line.table == "old")
        await store.append("old", old.entries, [(now, log.Chatted(seat=0, id="x", text="still here"))])
        assert await looking.prune(store, WHO, lines) == 1  # somebody has come back to the other
        assert sorted(line.table for line in await looking.tables(store)) == ["new", "old"]
        (deed,) = await audit.deeds(store)
        assert (deed.act, deed.table) == ("prune", "over")
        await store.close()

    asyncio.run(run())
