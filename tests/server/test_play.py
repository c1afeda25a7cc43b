"""Play over WebSockets: whole games, requests and their answers, chat, presence, bots who step in, undo."""

import random
import socket
from typing import TYPE_CHECKING, Any

import pytest

import tertulia
from tertulia.server import run, timekeeper
from tertulia.server.wire import PROTOCOL

if TYPE_CHECKING:
    from tests.server.conftest import Client, Server


def public(state: dict[str, Any]) -> dict[str, Any]:
    """What all viewers must agree on."""
    own = {"seat", "legal", "can_undo", "log", "log_from", "view"}
    view = {name: value for name, value in state["view"].items() if name != "you"}
    return {name: value for name, value in state.items() if name not in own} | {"view": view}


def fresh_state(client: "Client") -> dict[str, Any]:
    """The state that follows a refusal."""
    message = client.receive()
    assert message["type"] == "state"
    return message


# Whole games


@pytest.mark.parametrize("game", tertulia.GAMES)
def test_two_people_a_bot_and_a_spectator_play_a_whole_game(server: "Server", play: Any, game: str) -> None:
    sitting = server.table(game, people=2, bots=1)
    people = server.everybody(sitting)
    spectator = server.enter(sitting.id)
    everybody = [*people, spectator]
    for client in everybody:
        client.see(lambda state: all(player["online"] for player in state["players"][:2]))
    moves, rng = 0, random.Random(game)
    while spectator.state["status"] != "over":
        moves += play(everybody, rng.choice, turns=25)
        assert public(people[0].state) == public(people[1].state) == public(spectator.state)
        assert spectator.state["legal"] == []
        assert len(spectator.log) == len(people[0].log)
    assert moves > 20
    ends = [client.state for client in everybody]
    assert public(ends[0]) == public(ends[1]) == public(ends[2])
    assert people[0].log == people[1].log == spectator.log  # nothing is masked any more
    record = server.get(f"/api/tables/{sitting.id}/record").body
    match = tertulia.replay({name: value for name, value in record.items() if name != "proof"})
    assert match.outcome is not None
    assert list(match.outcome.scores) == ends[0]["outcome"]["scores"]
    assert match.view(None) == ends[2]["view"]
    assert len(match.history) == len(spectator.log)


def test_the_view_the_prompt_and_the_actions_are_those_of_the_match(server: "Server", play: Any) -> None:
    sitting = server.table("caramba", people=2)
    people = server.everybody(sitting)
    for turns in (0, 10, 10):
        play(people, lambda legal: legal[-1], turns=turns)
        match = server.room(sitting.id).table.match
        assert match is not None
        mover = next(client for client in people if client.to_move)
        state = mover.state
        assert state["view"] == match.view(mover.state["seat"])
        assert [choice["notation"] for choice in state["legal"]] == [str(action) for action in match.legal()]
        assert state["prompt"]["id"] == f"caramba-phase-{state['view']['phase']}"
        assert state["prompt"]["args"] == {"seat": match.actor}


def test_only_the_new_tail_of_the_log_is_sent(server: "Server", play: Any) -> None:
    sitting = server.table("sombreros", people=2)
    people = server.everybody(sitting)
    lines = len(people[0].log)
    play(people, lambda legal: legal[0], turns=30)
    assert people[0].state["log_from"] > lines
    assert len(people[0].state["log"]) < 10
    assert len(people[0].log) > lines + 30  # and yet nothing is missing
    assert people[0].log == server.enter(sitting.id).log


# Hello


def test_hello_tells_what_table_it_is_and_which_seats_are_ones_own(server: "Server") -> None:
    sitting = server.table("pamplona", people=2, bots=1)
    welcome = server.knock(sitting.id, sitting.tokens[1]).receive()
    assert welcome["type"] == "welcome"
    assert (welcome["protocol"], welcome["table"], welcome["seats"]) == (PROTOCOL, sitting.id, [1])
    assert (welcome["game"], welcome["edition"]) == ("pamplona", "fx-schmid-1992")
    assert server.knock(sitting.id).receive()["seats"] == []


def test_a_hello_that_cannot_be_is_refused_and_the_line_is_closed(server: "Server") -> None:
    sitting, other = server.table(), server.table()
    hello = {"type": "hello", "protocol": PROTOCOL, "table": sitting.id, "tokens": [sitting.tokens[0]]}
    for wrong, code in (
        ({"protocol": PROTOCOL + 1}, "bad_protocol"),
        ({"table": "nowhere"}, "unknown_table"),
        ({"tokens": [other.tokens[0]]}, "not_your_seat"),
        ({"tokens": [sitting.tokens[0], "x"]}, "not_your_seat"),
        ({"tokens": [""]}, "not_your_seat"),
        ({"tokens": "x"}, "bad_message"),
        ({"seen": "x"}, "bad_message"),
        ({"type": "chat", "id": "x", "seat": 0, "text": "hi"}, "bad_message"),
        ({"type": "z" * 5000}, "bad_message"),
    ):
        client = server.dial()
        client.say(**{**hello, **wrong})
        answer = client.receive()
        assert (answer["type"], answer["code"]) == ("refused", code)
        assert len(answer["reason"]) <= 200
        assert client.ended() == 4400


def test_who_says_nothing_is_not_waited_for(server: "Server", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tertulia.server.socket.HELLO_SECONDS", 0.05)
    client = server.dial()
    assert client.receive()["code"] == "bad_message"
    assert client.ended() == 4400


def test_several_seats_share_one_screen(server: "Server", play: Any) -> None:
    """Hot-seat: the screen shows the one whose turn it is; the log shows what both may read."""
    sitting = server.table("caramba", people=2, bots=1)
    shared = server.enter(sitting.id, *sitting.tokens.values())
    spectator = server.enter(sitting.id)
    seen = set()
    for _ in range(30):
        shared.up_to(shared.state["version"])
        state = shared.state
        assert state["seat"] == state["view"]["actor"] == state["view"]["you"]["seat"]
        seen.add(state["seat"])
        assert shared.act()["type"] == "done"
    assert seen == {0, 1}
    spectator.see(lambda state: state["version"] >= shared.state["version"])
    assert shared.log == spectator.log


# Requests and answers


def test_an_action_is_acknowledged_and_a_repeat_is_answered_but_not_done_again(server: "Server") -> None:
    sitting = server.table("pamplona", people=2)
    people = server.everybody(sitting)
    mover = next(client for client in people if client.to_move)
    action = {"id": "mine", "seat": mover.state["seat"], "version": mover.state["version"]}
    notation = mover.state["legal"][0]["notation"]
    done = mover.ask("act", action=notation, **action)
    assert done == {"type": "done", "id": "mine", "version": done["version"]}
    lines = len(server.room(sitting.id).table.match.history)  # type: ignore[union-attr]
    for _ in range(3):
        assert mover.ask("act", action=notation, **action) == done
    table = server.room(sitting.id).table
    assert table.match is not None
    assert (len(table.match.history), table.version) == (lines, done["version"])


def test_a_refusal_has_a_code_and_a_reason_and_the_fresh_state_follows(server: "Server") -> None:
    sitting = server.table("caramba", people=2)
    people = server.everybody(sitting)
    for client in people:
        client.see(lambda state: all(player["online"] for player in state["players"]))
    mover, other = sorted(people, key=lambda client: not client.to_move)
    seat, version = mover.state["seat"], mover.state["version"]
    action = mover.state["legal"][0]["notation"]
    for client, code, fields in (
        (mover, "stale", {"version": version - 1}),
        (mover, "stale", {"version": version + 1}),
        (mover, "illegal_action", {"action": "nonsense"}),
        (mover, "illegal_action", {"action": ""}),
        (mover, "not_your_seat", {"seat": 1 - seat}),
        (mover, "not_your_seat", {"seat": 99}),
        (mover, "not_your_seat", {"seat": -1}),
        (other, "not_your_turn", {"seat": 1 - seat}),
        (mover, "bad_message", {"id": ""}),
        (mover, "bad_message", {"id": "x" * 65}),
    ):
        known = client.state
        answer = client.ask("act", **({"seat": seat, "version": version, "action": action} | fields))
        assert (answer["type"], answer["code"]) == ("refused", code)
        assert answer["reason"]
        fresh = fresh_state(client)
        assert fresh | {"log_from": 0, "log": []} == known | {"log_from": 0, "log": []}
    assert mover.act(action)["type"] == "done"  # all that changed nothing


def test_a_refusal_disturbs_nobody_else(server: "Server") -> None:
    sitting = server.table("caramba", people=2, clock=1000)
    people = server.everybody(sitting)
    spectator = server.enter(sitting.id)
    for _ in range(5):
        people[0].ask("act", seat=0, version=0, action="x")
    spectator.socket.ping().wait(5)
    people[1].ask("chat", seat=1, text="done")
    spectator.until(lambda message: message["type"] == "chatted")
    assert not any('"type":"state"' in text for text in spectator.raw[2:])


def test_a_request_that_the_server_fails_at_is_answered_and_the_line_stays(
    server: "Server", monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = server.table()
    client = server.enter(sitting.id, sitting.tokens[0])
    monkeypatch.setattr("tertulia.server.table.Table.chat", lambda *args: 1 / 0)
    assert client.ask("chat", seat=0, text="hi")["code"] == "server_error"
    monkeypatch.undo()
    assert client.ask("chat", seat=0, text="hi")["type"] == "done"


def test_who_asks_whether_the_line_is_there_is_answered_and_nothing_else_happens(server: "Server") -> None:
    sitting = server.table("sombreros", 2)
    ana, bo = server.everybody(sitting)
    version = ana.state["version"]
    ana.say(type="ping")
    assert ana.receive() == {"type": "pong"}
    assert bo.ask("chat", seat=1, text="hola")["version"] == version


def test_a_bot_is_changed_for_all_to_see_and_once(server: "Server") -> None:
    sitting = server.table("sombreros", 1, bots=1)
    (ana,) = server.everybody(sitting)
    for _ in range(2):
        assert ana.ask("engage", seat=0, at=1, bot="easy", id="x")["type"] == "done"
    assert ana.see(lambda state: state["players"][1]["bot"] == "easy")
    assert ana.ask("engage", seat=1, at=1, bot="hard")["code"] == "not_your_seat"


def test_answers_are_sent_at_once() -> None:
    """On a socket that does not know that it is TCP asyncio waits 40 ms for more to send."""
    listener = run.listen("127.0.0.1", 0)
    assert listener.proto == socket.IPPROTO_TCP
    listener.close()


# Chat and presence


def test_chat_reaches_everybody_and_those_who_come_later(server: "Server") -> None:
    sitting = server.table()
    people = server.everybody(sitting)
    spectator = server.enter(sitting.id)
    assert people[1].ask("chat", seat=1, text="  ¡Viva\n la \x07\u202etertulia! ")["type"] == "done"
    line = {"type": "chatted", "seat": 1, "name": "Person 1", "text": "¡Viva la tertulia!"}
    for client in (people[0], spectator):
        assert client.until(lambda message: message["type"] == "chatted") == line
    assert server.enter(sitting.id).chats == [line]


def test_chat_sends_nobody_a_state_that_has_not_changed(server: "Server") -> None:
    sitting = server.table()
    client, watcher = server.enter(sitting.id, sitting.tokens[0]), server.enter(sitting.id)
    for _ in range(3):
        client.ask("chat", seat=0, text="hi")
        assert watcher.receive()["type"] == "chatted"


def test_chat_is_for_those_who_sit_there_and_not_too_much_at_once(server: "Server") -> None:
    sitting = server.table()
    client, spectator = server.enter(sitting.id, sitting.tokens[0]), server.enter(sitting.id)
    assert spectator.ask("chat", seat=0, text="hi")["code"] == "not_your_seat"
    assert client.ask("chat", seat=1, text="hi")["code"] == "not_your_seat"
    for text in ("", " \n ", "\u200b", "x" * 501):
        assert client.ask("chat", seat=0, text=text)["code"] == "chat_too_long"
    answers = [client.ask("chat", seat=0, id=f"c{n}", text="x" * 500) for n in range(8)]
    assert [answer["type"] for answer in answers] == ["done"] * 5 + ["refused"] * 3
    assert answers[-1]["code"] == "too_fast"
    assert client.ask("chat", seat=0, id="c0", text="x")["type"] == "done"  # a repeat costs nothing
    client.close()
    again = server.enter(sitting.id, sitting.tokens[0])
    assert again.ask("chat", seat=0, text="hi")["code"] == "too_fast"  # another line is no way around it
    assert len(server.enter(sitting.id).chats) == 5


def test_who_only_looks_on_disturbs_nobody(server: "Server", play: Any) -> None:
    sitting = server.table()
    people = server.everybody(sitting)
    play(people, lambda legal: legal[0], turns=1)
    assert people[0].state["log"]
    for _ in range(3):
        server.enter(sitting.id).close()
    second = server.enter(sitting.id, sitting.tokens[0])
    people[1].ask("chat", seat=1, text="who was that?")
    assert people[0].receive()["type"] == "chatted"
    second.close()


def test_who_is_there_is_known_to_all(server: "Server") -> None:
    sitting = server.table(people=2, bots=1)
    spectator = server.enter(sitting.id)

    def online(state: dict[str, Any]) -> list[bool]:
        return [player["online"] for player in state["players"]]

    assert online(spectator.state) == [False, False, False]
    first, second = server.enter(sitting.id, sitting.tokens[0]), server.enter(sitting.id, sitting.tokens[0])
    spectator.see(lambda state: online(state) == [True, False, False])
    first.close()
    third = server.enter(sitting.id, sitting.tokens[1])
    spectator.see(lambda state: online(state) == [True, True, False])  # the second line is still there
    second.close()
    third.close()
    spectator.see(lambda state: online(state) == [False, False, False])


# Seats that change hands


def test_who_left_a_seat_sees_and_does_nothing_there_any_more(server: "Server") -> None:
    sitting = server.table(begin=False)
    old = server.enter(sitting.id, sitting.tokens[0])
    assert old.state["seat"] == 0
    assert server.call("DELETE", f"/api/tables/{sitting.id}/seats", token=sitting.tokens[0]).status == 200
    old.see(lambda state: state["seat"] is None)
    _, token = server.sit(sitting.id, "Next", seat=0)
    assert not old.see(lambda state: state["players"][0]["name"] == "Next")["players"][0]["online"]
    assert old.ask("chat", seat=0, text="it is me")["code"] == "not_your_seat"
    assert server.post(f"/api/tables/{sitting.id}/start", token=token).status == 200
    state = old.see(lambda state: state["status"] == "playing")
    assert state["seat"] is None
    assert "you" not in state["view"]
    assert state["legal"] == []


def test_a_bot_takes_an_absent_players_seat_and_gives_it_back(server: "Server", play: Any) -> None:
    sitting = server.table("caramba", people=2, takeover=0.1, begin=False)
    people = server.everybody(sitting)
    assert server.post(f"/api/tables/{sitting.id}/start", token=sitting.tokens[0]).status == 200
    for client in people:
        client.see(lambda state: state["status"] == "playing")
    mover, other = sorted(people, key=lambda client: not client.to_move)
    seat = mover.state["seat"]
    mover.close()
    gone = other.see(lambda state: state["players"][seat]["away"])["players"][seat]
    assert (gone["control"], gone["bot"], gone["online"]) == ("bot", "medium", False)
    other.see(lambda state: state["legal"])  # the bot has moved
    back = server.enter(sitting.id, sitting.tokens[seat])
    for client in (back, other):
        player = client.see(lambda state: not state["players"][seat]["away"])["players"][seat]
        assert (player["control"], player["bot"], player["name"]) == ("player", None, f"Person {seat}")
    for _ in range(10):
        play([back, other], lambda legal: legal[0], turns=1)
        if back.to_move:
            break
    assert back.act()["type"] == "done"


def test_a_bot_also_takes_the_seat_of_who_never_came(server: "Server") -> None:
    sitting = server.table("caramba", people=2, takeover=0.1, begin=False)
    client = server.enter(sitting.id, sitting.tokens[0])
    assert server.post(f"/api/tables/{sitting.id}/start", token=sitting.tokens[0]).status == 200
    client.see(lambda state: state["players"][1]["away"])


def test_without_a_delay_chosen_nobody_steps_in_and_the_seat_waits(server: "Server") -> None:
    sitting = server.table("caramba", people=2)
    client = server.enter(sitting.id, sitting.tokens[0])
    client.close()
    assert not server.room(sitting.id).absent
    back = server.enter(sitting.id, sitting.tokens[0])
    assert [player["control"] for player in back.state["players"]] == ["player", "player"]


def test_who_returns_in_time_is_not_replaced(server: "Server") -> None:
    sitting = server.table("caramba", people=2, takeover=300)
    server.everybody(sitting)[0].close()
    spectator = server.enter(sitting.id)
    spectator.see(lambda state: not state["players"][0]["online"])
    assert set(server.room(sitting.id).absent) == {0}
    server.enter(sitting.id, sitting.tokens[0])
    spectator.see(lambda state: state["players"][0]["online"])
    assert not server.room(sitting.id).absent


def test_who_is_there_is_not_replaced_even_if_a_timer_was_late(server: "Server") -> None:
    sitting = server.table("caramba", people=2, takeover=300)
    people = server.everybody(sitting)
    server.do(server.room(sitting.id).set_away(0, True))
    people[0].ask("chat", seat=0, text="still here")
    assert people[0].state["players"][0]["control"] == "player"


def test_who_resigns_leaves_the_game_to_a_bot(server: "Server", play: Any) -> None:
    sitting = server.table("pamplona", people=2)
    people = server.everybody(sitting)
    assert people[0].ask("resign", seat=0)["type"] == "done"
    assert people[0].see(lambda state: state["players"][0]["bot"])["legal"] == []
    answer = people[0].ask("act", seat=0, version=people[0].state["version"], action="x")
    assert answer["code"] == "not_your_turn"
    people[0].close()
    back = server.enter(sitting.id, sitting.tokens[0])
    assert back.state["players"][0]["control"] == "bot"  # for good
    people[1].see(lambda state: state["players"][0]["bot"])
    play([people[1], back], lambda legal: legal[0])
    assert people[1].state["outcome"] is not None


def test_a_bot_plays_on_when_a_clock_has_run_out(server: "Server", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeper, "ALLOWANCE", 0.0)  # nobody is connected, and nobody is waited for
    sitting = server.table("caramba", people=2, clock=0.6)
    client = server.enter(sitting.id)
    first = client.state["view"]["actor"]
    ran_out = client.see(lambda state: state["players"][first]["control"] == "bot")
    assert ran_out["players"][1 - first]["control"] == "player"
    client.see(lambda state: all(player["control"] == "bot" for player in state["players"]))
    assert client.see(lambda state: state["status"] == "over")["outcome"] is not None


# Undo


def test_ones_own_action_is_undone_at_once(server: "Server") -> None:
    sitting = server.table("pamplona", people=2)
    people = server.everybody(sitting)
    mover = next(client for client in people if client.to_move)
    seat = mover.state["seat"]
    before, log = mover.state["view"], mover.log[:]
    assert not mover.state["can_undo"]
    mover.act()
    assert mover.state["can_undo"]
    undo = {"id": "u", "seat": seat, "version": mover.state["version"]}
    done = mover.ask("undo", **undo)
    assert done["type"] == "done"
    assert (mover.state["view"], mover.log) == (before, log)
    assert mover.ask("undo", **undo) == done  # a repeat


def test_beyond_that_everybody_has_to_agree(server: "Server", play: Any) -> None:
    sitting = server.table("caramba", people=2, bots=1)
    people = server.everybody(sitting)
    play(people, lambda legal: legal[0], turns=3)
    for client in people:
        client.up_to(max(client.state["version"] for client in people))
    asking, other = people
    lines = len(asking.log)
    assert asking.ask("undo", seat=0, version=asking.state["version"])["type"] == "done"
    assert other.see(lambda state: state["wish"])["wish"] == {"seat": 0, "agreed": []}
    answer = other.ask("consent", seat=1, version=other.state["version"], agree=False)
    assert answer["type"] == "done"
    asking.see(lambda state: state["wish"] is None)
    assert len(asking.log) == lines
    other.ask("undo", seat=1, version=other.state["version"])
    asking.see(lambda state: state["wish"])
    assert asking.ask("consent", seat=0, version=asking.state["version"], agree=True)["type"] == "done"
    other.see(lambda state: state["version"] >= asking.state["version"])
    assert len(asking.log) < lines
    assert asking.log == other.log or len(asking.log) == len(other.log)
    assert asking.ask("consent", seat=0, version=asking.state["version"], agree=True)["code"] == "no_undo"


# The address of a table


def test_the_address_may_name_the_table_for_a_proxy_that_keeps_it_at_one_process(server: "Server") -> None:
    sitting = server.table("pamplona", people=2)
    client = server.dial(f"/ws/{sitting.id}")
    client.say(type="hello", protocol=PROTOCOL, table=sitting.id, tokens=[sitting.tokens[0]])
    assert client.welcomed().state["seat"] == 0


def test_an_address_that_names_another_table_is_refused(server: "Server") -> None:
    sitting, other = server.table("pamplona", people=2), server.table("caramba", people=2)
    client = server.dial(f"/ws/{other.id}")
    client.say(type="hello", protocol=PROTOCOL, table=sitting.id, tokens=[sitting.tokens[0]])
    assert client.receive()["code"] == "bad_message"
