"""`tertulia replay`: play a record again."""

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import tertulia
from tertulia.locales import language


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `tertulia play` saves it.")],
    lang: Annotated[str, typer.Option(help="Language of the sentences.")] = "en",
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the final position and outcome as JSON.")
    ] = False,
) -> None:
    """Play a record again, event by event, and say how it stands or ended."""
    match = tertulia.replay(file.read_bytes())
    speaker = language(lang)
    if as_json:
        print(
            json.dumps(
                {"outcome": msgspec.to_builtins(match.outcome), "position": match.position()}, indent=2
            )
        )
        return
    players = [f"P{seat}" for seat in range(match.seats)]
    for number, event in enumerate(match.history):
        print(f"{number:>4}  {event.action.notation:<16} {speaker.tell(event.action.message, players)}")
    if match.outcome is None:
        print(f"Not finished after {len(match.history)} events.")
    else:
        scores, winners = list(match.outcome.scores), list(match.outcome.winners)
        print(f"Over ({match.outcome.reason}): scores {scores}, won by {winners}")
