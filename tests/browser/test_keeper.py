"""A table without a server: whole games in Node, and everything that a page may ask for after them."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tertulia.bots.cards import card
from tertulia.core.game import Game
from tertulia.core.record import parse, replay
from tertulia.server import archive
from tertulia.server.proof import verify
from tests.browser.test_linking import NODE
from tests.environments import ROOT

DRIVER = ROOT / "web" / "dev" / "keeper.js"
Built = tuple[Game, Path]


@pytest.fixture(scope="module")
def told(built: Built) -> Any:
    """Two people at one screen and a bot; or one person and a bot, where two seats are all."""
    game, folder = built
    seats = min(3, game.meta.max_seats)
    people = ["Ana", "Béla"][: seats - 1]
    bots = {str(seats - 1): "hard:30"}
    known = {**card(game), "bots": list(bots.values())}  # one that is quick
    asked = {"folder": str(folder), "card": known, "seats": seats, "bots": bots, "people": people}
    said = subprocess.run([NODE, DRIVER], input=json.dumps(asked), capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    return game, json.loads(said.stdout)


def test_it_is_played_to_its_end_and_every_request_is_answered(told: Any) -> None:
    _, said = told
    kinds = [message["type"] for message in said["heard"]]
    assert kinds[0] == "welcome"
    assert "refused" not in kinds
    asked = {message["id"] for message in said["heard"] if message["type"] == "done"}
    assert "undo" in asked
    assert len(asked) > 5
    (hints,) = [message["hints"] for message in said["heard"] if message["type"] == "advised"]
    assert 1 <= len(hints) <= 3
    assert all(0 <= hint["chance"] <= 1 for hint in hints)
    assert said["heard"][-1]["type"] in ("state", "done")


def test_a_game_that_begins_with_one_question_is_shown_from_its_first_event(told: Any) -> None:
    _, said = told
    begun, state = said["begun"], said["begun"]["state"]
    assert (begun["seat"], begun["first"], begun["kept"]) == (0, "welcome", ["playing"])
    assert begun["log"][:2] == ["created", "seated"]
    assert begun["log"][-1] == "started"
    assert (state["type"], state["status"], state["seat"], state["log_from"]) == ("state", "playing", 0, 0)
    assert len(state["steps"]) == len(state["log"]) - 1


def test_record_and_secret_are_open_when_the_game_is_over_and_not_before(told: Any) -> None:
    _, said = told
    states = [message for message in said["heard"] if message["type"] == "state"]
    assert said["early"] == "not_playing"
    assert {state["status"] for state in states} == {"waiting", "playing", "over"}
    for state in states:
        assert (state["proof"]["secret"] is None) == (state["status"] != "over")


def test_thinkers_are_told_what_a_seat_knows_and_nothing_else(told: Any) -> None:
    _, said = told
    assert {frozenset(task.split(",")) for task in said["tasks"]} == {
        frozenset({"kind", "who", "bot", "known", "head", "world", "past", "decided"}),
        frozenset({"kind", "seed", "known", "head", "world", "past", "decided"}),
        frozenset({"kind", "event", "played", "known", "head", "world", "past", "decided"}),
    }


def test_its_record_verifies_with_its_undo(told: Any) -> None:
    game, said = told
    record = parse(said["record"])
    assert record.proof is not None
    assert [branch.number for branch in record.proof.branches] == [1]
    assert verify(game, record) == sum(event.actor < 0 for event in replay(game, record).history)
    assert said["verdict"] == {"ok": True, "events": verify(game, record), "reason": None}


def test_its_log_is_one_that_a_server_can_take_in(told: Any) -> None:
    _, said = told
    lines = said["moved"].splitlines()
    read = [archive.read_line(line.encode()) for line in lines]
    tables = {id: archive.loaded(id, rows) for id, rows, whole in read if whole}
    assert archive.record_of(tables[said["table"]]) == said["record"]
    assert tables[said["rematch"]["table"]].status == "waiting"
    assert {held["table"] for held in said["brought"]} == set(tables)


def test_its_analysis_judges_every_decision(told: Any) -> None:
    _, said = told
    analysis = said["analysis"]
    assert len(analysis["decisions"]) == analysis["of"] > 5
    assert all(0 <= one["loss"] <= 1 for one in analysis["decisions"])
    assert analysis["end"] is not None
    assert sum(analysis["end"]) == pytest.approx(1)
