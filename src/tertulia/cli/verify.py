"""`tertulia verify`: were the dice honest?"""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

import tertulia
from tertulia.cli.options import Json
from tertulia.core import record as records
from tertulia.core.errors import RecordError


def verify(
    file: Annotated[Path, typer.Argument(help="A record with a proof, as the server gives it.")],
    as_json: Json = False,
) -> None:
    """Draw every chance event of a record again from its secret. Exit code 1: they do not agree."""
    from tertulia.server.proof import verify as chance_events

    try:
        record = records.parse(file.read_bytes())
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    game = tertulia.game(record.game)
    verdict: dict[str, Any] = {"verified": True, "reason": None, "event": None}
    try:
        drawn = chance_events(game, record)
        told = f"verified: all {drawn} chance events follow from the secret that was committed to"
        if record.outcome is None:
            told += "; the game is not over"
    except RecordError as error:
        verdict = {"verified": False, "reason": error.reason, "event": error.event}
        told = f"NOT VERIFIED: {error}"
    print(json.dumps(verdict) if as_json else f"{file}: {told}")
    raise typer.Exit(0 if verdict["verified"] else 1)
