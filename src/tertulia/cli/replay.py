"""`tertulia replay`: play a record again."""

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tertulia.cli import ending, saves
from tertulia.cli.story import beginning
from tertulia.core.match import Match
from tertulia.core.record import retrace
from tertulia.core.stories import followed
from tertulia.locales import Language, language


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `tertulia play` saves it.")],
    lang: Annotated[str, typer.Option(help="Language of the sentences.")] = "en",
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the final position and outcome as JSON.")
    ] = False,
) -> None:
    """Play a record again. Every event is told, and how it stands or ended."""
    speaker = language(lang)
    match, players = saves.load(file)
    if as_json:
        print(
            json.dumps(
                {"outcome": msgspec.to_builtins(match.outcome), "position": match.position()}, indent=2
            )
        )
        return
    names = [speaker.say("seat-bot", seat=seat, bot=name) for seat, name in enumerate(players)]
    names = names or [f"P{seat}" for seat in range(match.seats)]
    tell_history(match, speaker, names)
    if match.outcome is None:
        print(speaker.say("resumed", events=len(match.history)))
    else:
        print(*ending.lines(match, speaker, names), sep="\n")


def tell_history(match: Match, speaker: Language, names: list[str]) -> None:
    """Each event with its number and notation, and below it what followed from it by itself."""
    events = [event.action for event in match.history]
    changes = followed(match.game, [seen.common() for seen in retrace(beginning(match), events)])
    for number, (event, changed) in enumerate(zip(events, changes, strict=True)):
        print(f"{number:>4}  {event.notation:<16} {speaker.tell(event.message, names)}")
        for change in changed:
            print(f"{'':<23}{speaker.tell(change, names)}")
