"""Everybody is asked for Fuera (C8), the table answers for who does not hold it, and nobody can tell."""

import copy
import random
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tertulia.server import moments
from tertulia.server.clocks import Thinking
from tertulia.server.discretion import BOT, PERSON, Discretion, forced, pause
from tertulia.server.moments import Moment
from tertulia.server.table import Table
from tests.server.conftest import next_mover

if TYPE_CHECKING:
    from tests.server.conftest import Client, Server, Story

Tell = Callable[..., "Story"]


def questions(story: Tell, games: int = 3, **setting: Any) -> Iterator["Story"]:
    """Tables where somebody is asked for Fuera."""
    for seed in range(games):
        told, rng = story("caramba", secret=f"{seed:064x}", **setting), random.Random(seed)
        while told.match.actor is not None:
            if any(str(action) == "no" for action in told.match.legal()):
                yield told
                told.play("no")
            else:
                told.play(str(rng.choice(told.match.legal())))


def other_worlds(table: Table, viewer: int) -> Iterator[Table]:
    """Tables that could be this one for all that a viewer knows."""
    assert table.match is not None
    for seed in range(6):
        other = copy.copy(table)
        other.match = table.match.imagine(viewer, seed, memory=True)
        yield other


def test_a_pause_is_the_same_whoever_holds_the_card(story: Tell) -> None:
    choices = set()
    for number, told in enumerate(questions(story, people=2, bots=2)):
        viewer = (told.match.actor + 1) % 4
        for other in other_worlds(told.table, viewer):
            assert other.match is not None
            choices.add(forced(other.match) is None)
            assert pause(other, random.Random(number)) == pause(told.table, random.Random(number)) > 0
    assert choices == {False, True}  # in some of these worlds there was a choice


def test_bots_take_their_time_too_and_more_where_they_think_longer(story: Tell) -> None:
    rng, drawn = random.Random(1), dict[str, list[float]]()
    for bots in ("easy", "hard"):
        for told in questions(story, people=2, bots=2):
            told.table.seats[2].bot = told.table.seats[3].bot = bots
            kind = "person" if told.match.actor < 2 else bots
            drawn.setdefault(kind, []).append(pause(told.table, rng))
    assert BOT[0] <= min(drawn["easy"]) < max(drawn["easy"]) <= BOT[1]
    assert 1 + BOT[0] <= min(drawn["hard"]) < max(drawn["hard"]) <= 1 + BOT[1]
    assert PERSON[0] <= min(drawn["person"]) < max(drawn["person"]) <= PERSON[1]


def test_nobody_waits_where_nobody_else_could_wonder(story: Tell) -> None:
    for told in questions(story, people=1, bots=3):
        assert (pause(told.table, random.Random(1)) == 0) == (told.match.actor == 0)


def test_a_pause_is_drawn_once_for_each_question(story: Tell) -> None:
    told, discretion = next(questions(story)), Discretion(1.0)
    discretion.ask(told.table)
    until = discretion.until
    discretion.ask(told.table)
    assert discretion.until == until
    assert 0 < discretion.left <= PERSON[1]
    told.play("no")
    discretion.ask(told.table)
    assert discretion.until != until


def test_what_others_are_sent_does_not_tell_who_answered(story: Tell) -> None:
    """The table, or a holder who said no: no clock, no free second, no bonus for a turn differs."""
    for told in questions(story, people=3, clock=600.0, increment=5.0, delay=3.0):
        seat, version, by_table = told.match.actor, told.table.version, told.retold()
        for table, id, thought in ((told.table, "mine", 0.0), (by_table, None, None)):
            table.fold([(told.now, entry) for entry in table.play(seat, "no", id, version, thought).entries])
        for viewer in {0, 1, 2} - {seat}:
            sent = [
                msgspec.json.encode(moments.state(Moment(table), [viewer], 0))
                for table in (told.table, by_table)
            ]
            assert sent[0] == sent[1]
        return


def test_no_clock_runs_while_the_table_may_still_answer() -> None:
    thinking = Thinking(version=1, seat=0, asked=100.0, allowance=30.0, grace=2.8, shown=101.0)
    assert thinking.thought(101.0) == pytest.approx(-2.8)
    assert thinking.thought(103.8) == pytest.approx(0)
    assert thinking.thought(105.8) == pytest.approx(2)
    assert thinking.lag(110.0) == 1.0


def test_such_an_answer_is_not_what_an_undo_takes_back(story: Tell) -> None:
    for told in questions(story, games=1, people=2):
        people = [event for event in told.match.history if event.actor >= 0]
        if people and str(people[-1].action) == "no":
            undone = told.table._undone(0, "id", told.match)
            assert str(told.match.history[undone.events].action) != "no"
            return
    raise AssertionError("nobody was asked after another")


# On the wire


def wander(people: list["Client"], rng: random.Random, version: int = 0) -> bool:
    """A turn of whoever is asked then, anything but Fuera; False if none of them is."""
    mover = next_mover(people, max([version, *(client.state["version"] for client in people)]))
    if mover is None:
        return False
    notations = [choice["notation"] for choice in mover.state["legal"]]
    mover.act(rng.choice([one for one in notations if not one.startswith("fuera")]))
    return True


def test_who_does_not_hold_the_card_needs_no_click(server: "Server") -> None:
    sitting, rng = server.table("caramba", people=4), random.Random(3)
    people, spectator = server.everybody(sitting), server.enter(sitting.id)
    clicked, said = set[int](), set[int]()
    while len(said) < 4:
        wander(people, rng)
        clicked |= {
            client.state["seat"]
            for client in people
            if client.to_move and client.state["view"]["phase"] == "fuera"
        }
        spectator.see(lambda state: state["version"] >= people[0].state["version"])
        said = {line["args"]["seat"] for line in spectator.log if line["id"] == "caramba-no"}
    assert len(clicked) <= 1


def test_who_is_not_here_is_waited_for_whatever_they_hold(server: "Server") -> None:
    sitting, rng = server.table("caramba", people=2), random.Random(1)
    ana, bo = server.everybody(sitting)
    bo.close()
    table = server.room(sitting.id).table
    for _ in range(200):
        bo = server.enter(sitting.id, sitting.tokens[1])
        while table.match is not None and table.match.actor != 0:
            wander([ana, bo], rng, table.version)
        bo.close()
        ana.see(lambda state: not state["players"][1]["online"])
        while wander([ana], rng, table.version):
            pass
        if table.match is not None and forced(table.match) is not None:
            assert server.room(sitting.id).reply is None
            return
    raise AssertionError("nobody was asked for Fuera")


def test_at_a_shared_screen_everybody_is_asked(server: "Server") -> None:
    """Else the curtain would tell who holds the card."""
    sitting, rng = server.table("caramba", people=2), random.Random(1)
    shared = server.enter(sitting.id, *sitting.tokens.values())
    for _ in range(400):
        asked = [choice["notation"] for choice in shared.up_to(shared.state["version"])["legal"]]
        if asked == ["no"]:
            break
        wander([shared], rng)
    assert asked == ["no"]
    assert server.room(sitting.id).reply is None


def test_who_is_held_back_is_still_heard(server: "Server") -> None:
    """Else a client that asks whether its line is alive would give it up."""
    sitting = server.table("caramba", people=2)
    people, room = server.everybody(sitting), server.room(sitting.id)
    mover = next_mover(people, room.table.version)
    assert mover is not None
    room.discretion.until = time.monotonic() + 0.5
    action = {"seat": mover.state["seat"], "version": mover.state["version"]}
    mover.say(type="act", id="held", action=mover.state["legal"][0]["notation"], **action)
    mover.say(type="ping")
    heard = [mover.until(lambda message: message["type"] in ("pong", "done"))["type"] for _ in range(2)]
    assert heard == ["pong", "done"]
