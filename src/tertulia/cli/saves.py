"""Saved games: a record with the names of those who sit there."""

import json
import os
from pathlib import Path

import tertulia
from tertulia.bots import bot
from tertulia.cli.seat_bots import HUMAN
from tertulia.core import record as records
from tertulia.core.errors import RecordError
from tertulia.core.match import Match


def save(path: Path, match: Match, players: list[str]) -> None:
    """Write beside it and rename: a full disk never costs the game that was there before."""
    text = json.dumps({**match.record(), "players": players}, indent=1, ensure_ascii=False)
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text + "\n", encoding="utf-8")
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def load(path: Path) -> tuple[Match, list[str]]:
    """The match, ready to go on, and its players."""
    data = path.read_bytes()
    players = records.parse(data).players
    match = tertulia.replay(data)
    if len(players) != match.seats or HUMAN not in players:
        raise RecordError("this record names no human player, so there is nobody to go on for")
    for name in players:
        if name != HUMAN:
            bot(name, 0)
    match.settle()
    return match, players
