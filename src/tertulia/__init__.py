"""Three out-of-print board games, to play and to build on."""

from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError as _NotInstalled
from importlib.metadata import version as _version
from typing import Any

from tertulia.core.chance import ChanceSource
from tertulia.core.contract import CHANCE, Action, Message
from tertulia.core.errors import (
    BrokenGame,
    ChanceError,
    EditionError,
    IllegalAction,
    MissingPart,
    PositionError,
    RecordError,
    StartError,
    TertuliaError,
    UnknownBot,
    UnknownEdition,
    UnknownGame,
    UnknownName,
    UnknownOption,
)
from tertulia.core.game import Chance, Game
from tertulia.core.match import Match, Outcome
from tertulia.games import GAMES, game

try:
    __version__ = _version("tertulia")
except _NotInstalled:  # its own wheel is being built, and needs the rules
    __version__ = "unknown"


def replay(
    record: Mapping[str, Any] | str | bytes, *, seed: int | str | None = None, chance: Chance = "seeded"
) -> Match:
    """Play a record again: the match stands after its last event, and `RecordError` names one that fails."""
    from tertulia.core import record as records

    parsed = records.parse(record)
    return records.replay(game(parsed.game), parsed, seed=seed, chance=chance)


__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "BrokenGame",
    "ChanceError",
    "ChanceSource",
    "EditionError",
    "Game",
    "IllegalAction",
    "Match",
    "Message",
    "MissingPart",
    "Outcome",
    "PositionError",
    "RecordError",
    "StartError",
    "TertuliaError",
    "UnknownBot",
    "UnknownEdition",
    "UnknownGame",
    "UnknownName",
    "UnknownOption",
    "game",
    "replay",
]
