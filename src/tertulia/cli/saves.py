"""Saved games: a record with the names of those who sit there."""

import errno
import json
import os
from itertools import count
from pathlib import Path

import tertulia
from tertulia.bots import bot
from tertulia.cli.seat_bots import HUMAN
from tertulia.core import record as records
from tertulia.core.errors import RecordError, TertuliaError
from tertulia.core.match import Match


def unused(key: str) -> Path:
    """A file that no other game is saved in: caramba.json, caramba-2.json, ..."""
    names = (f"{key}-{number}.json" if number > 1 else f"{key}.json" for number in count(1))
    return next(Path(name) for name in names if not Path(name).exists())


def save(path: Path, match: Match, players: list[str]) -> None:
    """Write beside it and rename: a full disk never costs the game that was there before."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    text = json.dumps({**match.record(), "players": players}, indent=1, ensure_ascii=False)
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text + "\n", encoding="utf-8")
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def load(path: Path, seed: str | None = None) -> tuple[Match, list[str]]:
    """The match after its last event, and the names of its players if the record has them."""
    data = path.read_bytes()
    try:
        match, players = tertulia.replay(data, seed=seed), records.parse(data).players
    except TertuliaError as error:
        raise RecordError(f"{path}: {error}") from None
    if players and len(players) != match.seats:
        raise RecordError(f"{path}: {len(players)} players are named for {match.seats} seats")
    return match, players


def resume(path: Path, seed: str) -> tuple[Match, list[str]]:
    """The match, where its record ends, and its players."""
    match, players = load(path, seed)
    if players.count(HUMAN) != 1:
        raise RecordError(f"{path}: only a record with exactly one human player can be resumed")
    for name in players:
        if name != HUMAN:
            bot(name, 0)
    return match, players
