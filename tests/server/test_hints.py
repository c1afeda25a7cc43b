"""Hints at a table: for whoever is to move, from what that seat knows, and only where they are allowed."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tertulia.bots import Knowledge
from tertulia.bots.advice import advise
from tertulia.server import log, messages, wire
from tertulia.server.refusals import Refusal

if TYPE_CHECKING:
    from tests.server.conftest import Client, Server


def hint(client: "Client", seat: int | None = None, **fields: Any) -> dict[str, Any]:
    """Ask for a hint; the answer, `advised` or `refused`."""
    asked = {
        "id": "hint",
        "version": client.state["version"],
        "seat": client.state["seat"] if seat is None else seat,
    }
    client.say(type="advise", **(asked | fields))
    return client.until(lambda message: message["type"] in ("advised", "refused"))


def mover(clients: list["Client"]) -> "Client":
    return next(client for client in clients if client.to_move)


def heard(client: "Client") -> list[str]:
    """The kinds of all messages so far, up to a chat of one's own."""
    client.ask("chat", seat=client.state["seat"], text="ping")
    return [text.partition('"type":"')[2].partition('"')[0] for text in client.raw]


@pytest.mark.parametrize("game", ["caramba", "pamplona", "sombreros"])
def test_whoever_is_to_move_gets_the_best_few_actions(server: "Server", game: str) -> None:
    clients = server.everybody(server.table(game))
    asking = mover(clients)
    told = hint(asking)
    assert (told["type"], told["id"], told["version"]) == ("advised", "hint", asking.state["version"])
    assert 1 <= len(told["hints"]) <= 3
    for one in told["hints"]:
        assert one["action"] in asking.state["legal"]
        assert 0 <= one["chance"] <= 1
        assert one["why"]["id"].startswith(f"{game}-why-")


def test_only_the_asker_is_told(server: "Server") -> None:
    sitting = server.table("pamplona")
    clients = server.everybody(sitting)
    spectator = server.enter(sitting.id)
    asking = mover(clients)
    (other,) = [client for client in clients if client is not asking]
    assert hint(asking)["type"] == "advised"
    assert "advised" in heard(asking)
    assert "advised" not in heard(other)
    other.ask("chat", seat=other.state["seat"], text="last")
    spectator.until(lambda message: message.get("text") == "last")
    assert not [text for text in spectator.raw if "advised" in text]


def test_a_question_asked_again_has_the_same_answer(server: "Server") -> None:
    asking = mover(server.everybody(server.table("caramba")))
    assert hint(asking) == hint(asking)


def test_no_hints_where_the_table_forbids_them(server: "Server") -> None:
    sitting = server.table("pamplona", hints=False)
    assert server.get(f"/api/tables/{sitting.id}").body["hints"] is False
    assert hint(mover(server.everybody(sitting)))["code"] == "no_hints"


def test_the_welcome_says_whether_there_are_hints(server: "Server") -> None:
    for allowed in (True, False):
        sitting = server.table("pamplona", hints=allowed)
        welcome = server.knock(sitting.id).until(lambda message: message["type"] == "welcome")
        assert welcome["hints"] is allowed


def test_no_hint_out_of_turn_for_another_seat_or_about_the_past(server: "Server") -> None:
    clients = server.everybody(server.table("pamplona"))
    asking = mover(clients)
    (other,) = [client for client in clients if client is not asking]
    seat = asking.state["seat"]
    assert hint(other)["code"] == "not_your_turn"
    assert hint(other, seat)["code"] == "not_your_seat"
    assert hint(asking, version=asking.state["version"] - 1)["code"] == "stale"
    assert hint(asking, id="")["code"] == "bad_message"
    assert hint(asking)["type"] == "advised"


def test_hints_are_rationed_for_each_seat(serve: Callable[..., "Server"]) -> None:
    server = serve(hints_per_minute=0.001)
    asking = mover(server.everybody(server.table("pamplona")))
    answers = [hint(asking) for _ in range(6)]
    assert [answer["type"] for answer in answers] == ["advised"] * 5 + ["refused"]
    assert answers[-1]["code"] == "too_fast"


def test_two_questions_at_once_are_too_many_and_who_waits_can_still_play(server: "Server") -> None:
    asking = mover(server.everybody(server.table("caramba")))
    fields = {"version": asking.state["version"], "seat": asking.state["seat"]}
    asking.say(type="advise", id="one", **fields)
    asking.say(type="advise", id="two", **fields)
    assert asking.until(lambda message: message["type"] == "refused")["id"] == "two"
    assert asking.act()["type"] == "done"
    assert asking.until(lambda message: message["type"] == "advised")["id"] == "one"


def test_a_log_from_before_there_were_hints_allows_them(story: Callable[..., Any]) -> None:
    text = log.dump(story("pamplona").table.setting)
    assert ',"hints":true' in text
    older = log.parse(text.replace(',"hints":true', ""))
    assert isinstance(older, log.Created)
    assert older.hints


def test_a_rematch_forbids_what_the_first_table_did(story: Callable[..., Any]) -> None:
    told = story("pamplona", hints=False)
    while told.match.actor is not None:
        told.play()
    created, _ = told.table.again("secret")
    assert created.hints is False


def test_a_bot_that_plays_for_a_seat_needs_no_hint(story: Callable[..., Any]) -> None:
    told = story("pamplona")
    seat = told.match.actor
    assert told.table.puzzled(seat, told.table.version) is told.match
    told.happen(log.Controlled(seat=seat, bot="random", away=True))
    with pytest.raises(Refusal) as refused:
        told.table.puzzled(seat, told.table.version)
    assert refused.value.code == "not_your_turn"


def test_a_hint_is_the_same_byte_by_byte_when_what_the_seat_cannot_know_is_dealt_anew(
    story: Callable[..., Any],
) -> None:
    """With a good memory: a hint remembers all that was public."""
    told, different = story("caramba", people=3, secret=f"{7:064x}"), 0
    for number in range(60):
        match, seat = told.match, told.match.actor
        if number % 6 == 0:
            request = wire.Advise(id="x", version=told.table.version, seat=seat)
            twin = match.imagine(seat, f"twin {number}")
            different += twin.states.tobytes() != match.states.tobytes()
            here, there = (
                messages.advised(request, advise(Knowledge.of(each, "seed"), "seed"))
                for each in (match, twin)
            )
            assert here == there
        told.play(str(match.legal()[number % len(match.legal())]))
    assert different > 5
