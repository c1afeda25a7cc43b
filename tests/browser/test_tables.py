"""A table in a browser is nothing but its log, which reads there as it does on a server."""

import json
import random
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia import replay
from tertulia.bots.coach import consider, deciding
from tertulia.core.contract import CHANCE
from tertulia.core.game import Game
from tertulia.core.record import parse
from tertulia.server import archive, http, log, messages, wire
from tertulia.server.moments import Moment, state
from tertulia.server.proof import verify
from tertulia.server.refusals import Refusal
from tertulia.server.replay import replayed
from tertulia.server.table import Made, Table, hash_token, step_of
from tests.browser.test_linking import NODE
from tests.environments import ROOT

DRIVER = ROOT / "web" / "dev" / "tables.js"
Built = tuple[Game, Path]
PEOPLE = (0, 1)
"""At one screen, or one of them alone."""


class Log:
    """A table, and what happened there."""

    def __init__(self, game: Game, seats: int) -> None:
        bots = dict.fromkeys(range(2, seats), "random")
        wanted = wire.NewTable(game=game.meta.key, seats=seats, bots=bots, coach=True)
        self.table, self.rows = Table("t"), list[log.Row]()
        self.add(msgspec.structs.replace(http.decided(wanted), secret="5e" * 32))
        for seat in PEOPLE:
            self.add(self.table.sit(seat, f"Player {seat}", f"token {seat}", f"word {seat}"))
        self.add(self.table.start("medium"))

    def add(self, made: Made) -> None:
        rows = [(float(len(self.rows)), entry) for entry in step_of(made).entries]
        self.table.fold(rows)
        self.rows += rows

    def play(self, chance: random.Random) -> None:
        """Somebody decides, and every now and then somebody takes something back."""
        table, id = self.table, f"id {len(self.rows)}"
        match = table.match
        assert match is not None
        assert match.actor is not None
        if chance.random() < 0.15:
            self.take_back(chance.choice(PEOPLE), id, chance.random() < 0.7)
            return
        own = match.actor in PEOPLE
        self.add(
            table.play(match.actor, str(chance.choice(match.legal())), id if own else None, table.version)
        )

    def take_back(self, seat: int, id: str, agree: bool) -> None:
        try:
            self.add(self.table.undo(seat, id, self.table.version))
        except Refusal:
            return
        if self.table.wish is not None:
            self.add(self.table.consent(1 - seat, id, agree, self.table.version))


def finished(game: Game, seats: int) -> Log:
    log, chance = Log(game, seats), random.Random(f"{game.meta.key} {seats}")
    while log.table.status != "over":
        log.play(chance)
    return log


@pytest.fixture(scope="module")
def told(built: Built) -> Any:
    """A finished log, and what JavaScript says of it at some moments."""
    game, folder = built
    kept = finished(game, max(2, game.meta.min_seats))
    chance, count = random.Random(5), len(kept.rows)
    looks = [
        {"rows": rows, "seats": seats, "lines": lines}
        for rows in [1, 3, 4, *chance.sample(range(5, count), 15), count]
        for seats, lines in (([0], 0), ([0, 1], 3), ([], max(0, rows - 12)))
    ]
    exercises = [exercise(kept, begin, count) for begin in (0, 20) for count in (begin, 30, 45)]
    doubts = list(islice(doubted(kept, chance), 4))
    asked = {
        "folder": str(folder),
        "key": game.meta.key,
        "rows": kept.rows,
        "looks": looks,
        "exercises": exercises,
        "doubts": [{"rows": rows, **plain(request)} for rows, request in doubts],
    }
    said = subprocess.run([NODE, DRIVER], input=msgspec.json.encode(asked), capture_output=True)
    assert said.returncode == 0, said.stderr.decode()
    return game, kept, looks, {**json.loads(said.stdout), "exercises": exercises, "doubts": doubts}


def exercise(kept: Log, begin: int, count: int) -> dict[str, Any]:
    """The first `count` events of a game to learn from, which may begin in the middle of another."""
    match = kept.table.match
    assert match is not None
    record = {**match.record(), "outcome": None}
    start = replay({**record, "events": record["events"][:begin]}, chance=None)
    head = {name: record[name] for name in ("game", "rules", "edition", "options", "seats")}
    laid = {"begin": start.position()["table"]} if begin else {}
    names = [f"Player {seat}" for seat in range(record["seats"])]
    events = record["events"][begin:count]
    return {
        "exercise": {**head, **laid, "seat": 1, "players": names},
        "events": events,
        "seen": (len(events) + 1) // 2,
    }


def doubted(kept: Log, chance: random.Random) -> Iterator[tuple[int, wire.Weigh]]:
    """Decisions of people who had a choice, each with something they could have done."""
    for rows in chance.sample(range(4, len(kept.rows)), len(kept.rows) - 4):
        table = until(kept, rows)
        match = table.match
        if match is not None and match.actor in PEOPLE and len(match.legal()) > 1:
            action = str(chance.choice(match.legal()))
            yield rows, wire.Weigh(id="doubt", version=table.version, seat=match.actor, action=action)


def until(kept: Log, rows: int) -> Table:
    table = Table("t")
    table.fold(kept.rows[:rows])
    return table


def plain(data: object) -> Any:
    return json.loads(msgspec.json.encode(data))


def test_every_viewer_is_told_the_same_as_by_a_server(told: Any) -> None:
    _, kept, looks, said = told
    for look, seen in zip(looks, said["seen"], strict=True):
        table = until(kept, look["rows"])
        moment = Moment(table, online=table.people())
        assert seen["state"] == plain(state(moment, look["seats"], look["lines"], steps=True)), look
        assert seen["welcome"] == plain(messages.welcome(table, look["seats"]))


def test_a_game_to_learn_from_is_told_as_a_table_is(told: Any) -> None:
    *_, said = told
    for asked, heard in zip(said["exercises"], said["told"], strict=True):
        setting, table = asked["exercise"], Table("exercise")
        wanted = {name: setting[name] for name in ("game", "seats", "edition", "options")}
        laid = log.Beginning(table=None, events=0, laid=setting["begin"]) if "begin" in setting else None
        created = msgspec.structs.replace(
            http.decided(wire.NewTable(**wanted, hints=False)), secret="", begin=laid, rules=setting["rules"]
        )
        seated = [
            log.Seated(seat=seat, name=name, token_hash=f"{seat}", entropy=None)
            for seat, name in enumerate(setting["players"])
        ]
        entries: list[log.Entry] = [created, *seated, log.Started(events=asked["events"])]
        table.fold([(0.0, entry) for entry in entries])
        moment = Moment(table, online=table.people())
        expected = plain(state(moment, [setting["seat"]], asked["seen"], steps=True))
        assert heard["state"] == expected
        assert heard["welcome"] == plain(messages.welcome(table, [setting["seat"]]))
    fresh, count = said["fresh"]["state"], len(said["exercises"][2]["events"])
    assert (len(fresh["log"]), len(fresh["steps"])) == (count, count - 1)  # who knows nothing is shown it all
    assert said["illegal"].startswith("nonsense is not possible here; possible: ")


def test_an_action_is_weighed_as_by_a_server(told: Any) -> None:
    _, kept, _, said = told
    assert len(said["doubts"]) == 4
    for (rows, request), weighed in zip(said["doubts"], said["weighings"], strict=True):
        match = until(kept, rows).hesitant(request.seat, request.action, request.version)
        assert weighed == plain(messages.weighed(request, consider(deciding(match, request.action))))


def test_what_is_asked_becomes_the_same_entries(told: Any) -> None:
    game, kept, _, said = told
    made = [
        (entry, plain(kept)) for entry, (_, kept) in zip(said["written"], kept.rows, strict=True) if entry
    ]
    kinds = {entry["type"] for entry, _ in made}
    at_once = {"undone"} if game.meta.key in ("pamplona", "sombreros") else set()  # elsewhere turns are short
    assert {"started", "played", "wished", "answered"} | at_once <= kinds
    for entry, expected in made:
        timeless = {
            name: value
            for name, value in expected.items()
            if name not in ("steady", "thinker", "thought", "passes")
        }
        assert {name: value for name, value in entry.items() if name != "passes"} == timeless
        assert entry.get("passes", False) == expected.get("passes", False)


def test_its_record_is_that_of_a_server_and_verifies(told: Any) -> None:
    game, kept, _, said = told
    assert said["record"] == plain(archive.record_of(kept.table))
    record = parse(said["record"])
    assert verify(game, record) == sum(event.actor == CHANCE for event in kept.table.match.history)


def test_its_replay_is_that_of_a_server(told: Any) -> None:
    _, kept, _, said = told
    record = parse(archive.record_of(kept.table))
    assert said["replays"] == [plain(replayed(record, seat)) for seat in (None, 0)]


def test_tokens_are_hashed_as_servers_do() -> None:
    script = "import { hashToken } from './src/here/room.ts'; console.log(hashToken('señal'))"
    said = subprocess.run(
        [NODE, "--input-type=module", "-e", script], cwd=ROOT / "web", capture_output=True, text=True
    )
    assert said.stdout.strip() == hash_token("señal")
