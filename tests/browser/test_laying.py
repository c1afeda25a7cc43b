"""Tables and editions that somebody laid: Node reads what Python writes, and refuses what Python refuses."""

import copy
import json
import random
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tertulia.browser.editions import choices
from tertulia.core.errors import TertuliaError
from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.core.position import load_position
from tertulia.core.record import parse, replay
from tertulia.testing.paths import by_hand, random_play
from tests.browser.test_linking import NODE
from tests.environments import ROOT
from tests.test_story import ODD

DRIVER = ROOT / "web" / "dev" / "laying.js"
STRANGE: tuple[Any, ...] = (0, 1, -1, 3, 99, 200, 10**6, "g2", "", None, True, [], [0], {"a": 1}, "it's")
OUTSIDE = "a number outside"  # it says there what was read, here what was written
Built = tuple[Game, Path]
Asked = list[tuple[str, Any]]


def node(built: Built, asked: Asked) -> list[Any]:
    """Its answers; the first is what it says before it was prepared."""
    game, folder = built
    told = json.dumps({"folder": str(folder), "key": game.meta.key, "asked": asked})
    said = subprocess.run([NODE, DRIVER], input=told, capture_output=True, text=True, encoding="utf-8")
    assert said.returncode == 0, said.stderr
    answers: list[Any]
    first, *answers = json.loads(said.stdout)
    assert "game.prepare()" in first["reason"]
    return answers


def own_edition(game: Game) -> dict[str, Any]:
    """The usual one with odd facts."""
    facts: dict[str, Any] = msgspec.to_builtins(game.setup(2, None, None).edition, str_keys=True)
    odd = ODD.get(game.meta.key, {"dice": 3})
    return {**facts, **{name: {**facts[name], "value": value} for name, value in odd.items()}}


def tables(game: Game) -> Iterator[Match]:
    """A match with each number of seats; versions of the rules, editions and options take turns."""
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        every = choices(game)
        yield game.start(
            seats,
            seats,
            edition=own_edition(game) if seats % 2 else None,
            options=every[seats % len(every)],
            rules=1 + seats % game.meta.rules_version,
        )


def ended(match: Match, rng: random.Random) -> Match:
    while match.actor is not None:
        match.play(rng.choice(match.legal()))
    return match


def from_the_middle(game: Game) -> Iterator[dict[str, Any]]:
    """Records of matches that go on from some moment of another."""
    for match in tables(game):
        rng, head = random.Random(match.seats), {**match.setup.head(game.meta)}
        del head["game"], head["seats"]
        whole = [moment.position() for moment in by_hand(game, match.seats, 3, **head)]
        for moment in rng.sample(whole[:-1], 3):
            begun = load_position(game, moment, game.source(5, "seeded"))
            begun.settle()
            yield ended(begun, rng).record()


def test_matches_from_the_middle_and_with_an_edition_of_ones_own_replay_to_the_same_record(
    built: Built,
) -> None:
    game, _ = built
    records = list(from_the_middle(game))
    assert all("begin" in record for record in records)
    answers = node(built, [("replay", record) for record in records])
    assert answers == records
    assert [list(answer) for answer in answers] == [list(record) for record in records]
    for answer in answers:
        assert replay(game, parse(answer)).record() == answer


def test_positions_are_those_of_python_after_every_event(built: Built) -> None:
    game, _ = built
    match = next(tables(game))
    moments = list(retraced(game, ended(match, random.Random(1)).record()))
    (answer,) = node(built, [("positions", match.record())])
    assert answer == moments
    assert node(built, [("load", moment) for moment in moments[::5]]) == moments[::5]


def retraced(game: Game, record: dict[str, Any]) -> Iterator[dict[str, Any]]:
    match = replay(game, parse({**record, "events": [], "outcome": None}), chance=None)
    yield match.position()
    for event in record["events"]:
        match.play(event)
        yield match.position()


def test_boxes_are_packed_as_in_python(built: Built) -> None:
    """An edition of one's own with every choice of options, by every version of the rules."""
    game, _ = built
    wanted: list[dict[str, Any]] = [
        {"seats": 2, "edition": own_edition(game), "options": options, "rules": rules}
        for options in choices(game)
        for rules in range(1, game.meta.rules_version + 1)
    ]
    boxes = [game.setup(**each).boxes.tobytes() for each in wanted]
    assert node(built, [("box", each) for each in wanted]) == [b64encode(box).decode() for box in boxes]


def spoiled(data: Any, rng: random.Random) -> Any:
    """The same with something else somewhere in it."""
    spoilt = copy.deepcopy(data)
    inside = spoilt
    while True:
        places = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        place = rng.choice(places)
        if isinstance(inside[place], dict | list) and inside[place] and rng.random() < 0.8:
            inside = inside[place]
        elif rng.random() < 0.2:
            del inside[place]
            return spoilt
        else:
            inside[place] = rng.choice(STRANGE)
            return spoilt


def judged(game: Game, position: dict[str, Any]) -> Any:
    try:
        return load_position(game, position, None).position()
    except TertuliaError as error:
        return {"refused": type(error).__name__, "reason": str(error)}


def test_what_is_no_position_is_refused_as_in_python(built: Built) -> None:
    game, _ = built
    rng, positions = random.Random(game.meta.key), []
    for match in random_play(game, 3, 1):
        positions += [
            {**match.position(), "table": spoiled(match.position()["table"], rng)} for _ in range(4)
        ]
    agree(built, positions)


def test_what_is_no_edition_is_refused_as_in_python(built: Built) -> None:
    game, _ = built
    rng, usual = random.Random(game.meta.key), own_edition(game)
    position = game.start(2, 1, edition=usual).position()
    positions = [{**position, "edition": spoiled(usual, rng)} for _ in range(300)]
    agree(built, positions)


def agree(built: Built, positions: list[dict[str, Any]]) -> None:
    game, _ = built
    wanted = [judged(game, position) for position in positions]
    answers = node(built, [("load", position) for position in positions])
    assert {"refused" in each for each in wanted} == {True, False}
    for position, ours, theirs in zip(positions, wanted, answers, strict=True):
        if OUTSIDE not in ours.get("reason", ""):
            assert theirs == ours, position
        assert theirs.get("refused") == ours.get("refused")
