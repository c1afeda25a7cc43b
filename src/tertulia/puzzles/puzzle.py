"""A puzzle as data: a position as its seat knows it, and what is best there."""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from tertulia.bots.knowledge import Knowledge, setup_of
from tertulia.core.contract import Message
from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.core.position import lay_table, table_of
from tertulia.games import game as game_of

CLEAR = 0.15
"""The best action wins so much more often than any other."""
LETTERS = 8
"""Of an id: 32 bits are plenty for a few hundred."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the seat cannot know was dealt anew before the table was written down."""

    id: str
    game: str
    rules: int
    edition: str
    options: dict[str, bool]
    seats: int
    begin: dict[str, Any]
    """The table, as a record has it where a match begins."""
    seat: int
    solution: str
    chance: float
    """To win, from 0 to 1, after the solution."""
    second: str
    """The next best action."""
    second_chance: float
    obvious: str
    """What somebody does who looks at what is at hand: `easy`, without its errors."""
    obvious_chance: float
    motif: str
    """What speaks for the solution and not for the obvious action: the name of a reason of the game."""
    why: Message
    solved: tuple[str, ...] = ()
    """The levels that find the solution."""
    missed: tuple[str, ...] = ()
    """Those that do not."""

    @property
    def lead(self) -> float:
        """What the second best action loses."""
        return self.chance - self.second_chance


def laid(puzzle: Puzzle) -> Match:
    """The position, at the decision of its seat."""
    game = game_of(puzzle.game)
    setup = game.setup(puzzle.seats, puzzle.edition, puzzle.options, puzzle.rules)
    return lay_table(game, setup, puzzle.begin)


def known(puzzle: Puzzle) -> Knowledge:
    """What its seat knows."""
    return Knowledge.of(laid(puzzle), puzzle.id)


def forget_how(knowledge: Knowledge) -> tuple[dict[str, Any], Knowledge]:
    """The table of an imagined world, and what the seat knows of that: how others came here is left out."""
    game, setup = knowledge.game, setup_of(knowledge.head)
    table = table_of(game, setup, knowledge.imagined()[0])
    return table, Knowledge.of(lay_table(game, setup, table), "puzzle")


def name_of(knowledge: Knowledge) -> str:
    """The same for all positions that the seat cannot tell apart: each is dealt anew alike."""
    world = knowledge.imagined()
    knowledge.game.hidden.redeal(knowledge.setup.box, world[0], knowledge.seat, np.zeros(3, np.int64), True)
    digest = hashlib.sha256(f"{knowledge.head['game']} {knowledge.seat} ".encode() + world.tobytes())
    return digest.hexdigest()[:LETTERS]


def motif_of(game: Game, why: Message) -> str:
    return why.id.removeprefix(f"{game.meta.key}-why-")


def read(line: str | bytes | Mapping[str, Any]) -> Puzzle:
    """From JSON."""
    if isinstance(line, str | bytes):
        return msgspec.json.decode(line, type=Puzzle)
    return msgspec.convert(dict(line), Puzzle)
