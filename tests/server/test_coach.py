"""The coach at a table: what an action would lose, told to whoever thinks of it, and where all agreed."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tertulia.bots import Knowledge
from tertulia.bots.coach import deciding
from tertulia.server import log
from tertulia.server.refusals import Refusal

if TYPE_CHECKING:
    from tests.server.conftest import Client, Server


def weigh(client: "Client", **fields: Any) -> dict[str, Any]:
    """Ask what the first thing to do would lose; the answer, `weighed` or `refused`."""
    state = client.state
    asked = {"id": "doubt", "version": state["version"], "seat": state["seat"]}
    action = {} if "action" in fields else {"action": state["legal"][0]["notation"]}
    client.say(type="weigh", **(asked | action | fields))
    return client.until(lambda message: message["type"] in ("weighed", "refused"))


def mover(clients: list["Client"]) -> "Client":
    return next(client for client in clients if client.to_move)


def test_who_plays_alone_with_bots_is_told_what_an_action_would_lose(server: "Server") -> None:
    (asking,) = server.everybody(server.table("caramba", people=1, bots=1))
    asking.see(lambda state: bool(state["legal"]))
    told = weigh(asking)
    legal = {choice["notation"]: choice for choice in asking.state["legal"]}
    assert (told["type"], told["id"], told["version"]) == ("weighed", "doubt", asking.state["version"])
    assert told["action"] == asking.state["legal"][0]["notation"]
    assert told["best"] == legal[told["best"]["notation"]]
    assert 0 <= told["loss"] <= 1 - told["chance"] + 0.001
    assert told["serious"] == (told["loss"] >= 0.12)
    assert weigh(asking) == told


def test_people_who_play_together_have_a_coach_only_if_the_table_says_so(server: "Server") -> None:
    for agreed, kind in ((False, "refused"), (True, "weighed")):
        sitting = server.table("pamplona", coach=agreed)
        assert server.get(f"/api/tables/{sitting.id}").body["coach"] is agreed
        clients = server.everybody(sitting)
        assert server.knock(sitting.id).until(lambda said: said["type"] == "welcome")["coach"] is agreed
        told = weigh(mover(clients))
        assert told["type"] == kind
        assert agreed or told["code"] == "no_hints"


def test_what_may_not_be_asked_is_refused(server: "Server") -> None:
    clients = server.everybody(server.table("pamplona", coach=True))
    asking = mover(clients)
    (other,) = [client for client in clients if client is not asking]
    action, seat = asking.state["legal"][0]["notation"], asking.state["seat"]
    assert weigh(other, action=action)["code"] == "not_your_turn"
    assert weigh(other, action=action, seat=seat)["code"] == "not_your_seat"
    assert weigh(asking, version=asking.state["version"] - 1)["code"] == "stale"
    assert weigh(asking, action="dance")["code"] == "illegal_action"
    without = mover(server.everybody(server.table("pamplona", coach=True, hints=False)))
    assert weigh(without)["code"] == "no_hints"


def test_weighing_is_rationed_for_each_seat_and_apart_from_hints(serve: Callable[..., "Server"]) -> None:
    server = serve(weighings_per_minute=0.001)
    asking = mover(server.everybody(server.table("pamplona", coach=True)))
    answers = [weigh(asking) for _ in range(6)]
    assert [answer["type"] for answer in answers] == ["weighed"] * 5 + ["refused"]
    assert answers[-1]["code"] == "too_fast"
    asking.say(type="advise", id="hint", version=asking.state["version"], seat=asking.state["seat"])
    assert asking.until(lambda message: message["type"] in ("advised", "refused"))["type"] == "advised"


def test_somebody_who_is_away_has_not_agreed_either(story: Callable[..., Any]) -> None:
    told = story("pamplona")
    seat = told.match.actor
    action = str(told.match.legal()[0])
    told.happen(log.Controlled(seat=1 - seat, bot="random", away=True))
    with pytest.raises(Refusal) as refused:
        told.table.hesitant(seat, action, told.table.version)
    assert refused.value.code == "no_hints"


def test_a_log_from_before_there_was_a_coach_has_none(story: Callable[..., Any]) -> None:
    text = log.dump(story("pamplona", coach=True).table.setting)
    older = log.parse(text.replace(',"coach":true', ""))
    assert isinstance(older, log.Created)
    assert older.coach is False


def test_a_rematch_has_the_coach_of_the_first_table(story: Callable[..., Any]) -> None:
    told = story("pamplona", coach=True)
    while told.match.actor is not None:
        told.play()
    created, *_ = told.table.again("secret")
    assert created.coach


def test_a_coach_is_given_the_same_byte_by_byte_when_what_the_seat_cannot_know_is_dealt_anew(
    story: Callable[..., Any],
) -> None:
    told, different = story("caramba", people=3, secret=f"{7:064x}"), 0
    for number in range(60):
        match = told.match
        action = str(match.legal()[number % len(match.legal())])
        twin = match.imagine(match.actor, f"twin {number}")
        different += twin.states.tobytes() != match.states.tobytes()
        seen = deciding(match, action)
        assert seen.knowledge == Knowledge.of(twin, f"analysis {seen.event}")
        told.play(action)
    assert different > 30
