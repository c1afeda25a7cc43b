"""`tertulia play`: the terminal table. Plain lines and numbered choices, which a screen reader reads well."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

import tertulia
from tertulia.bots.names import usual
from tertulia.cli import saves
from tertulia.cli.numbers import whole
from tertulia.cli.options import Edition, Switches, switched
from tertulia.cli.seat_bots import seat_players
from tertulia.cli.table import Table
from tertulia.cli.talk import ask, tell
from tertulia.core.errors import StartError
from tertulia.games import games
from tertulia.locales import Language, language


def play(
    game: Annotated[
        str | None, typer.Argument(help="A game's key; you are asked if it is not given.")
    ] = None,
    seats: Annotated[int | None, typer.Option(parser=whole, help="Players; four if the game allows.")] = None,
    seat: Annotated[int, typer.Option(parser=whole, help="Your seat; the first is 0.")] = 0,
    bots: Annotated[
        str | None,
        typer.Option(help="Your opponents: one kind for all, or one each.  [default: medium]"),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Equal seeds, equal chance.")] = None,
    edition: Edition = None,
    option: Switches = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Annotated[str, typer.Option(help="Language: en, fr, de, es.")] = "en",
) -> None:
    """Play against bots in the terminal."""
    speaker = language(lang)
    seed = str(secrets.randbits(64)) if seed is None else seed
    if resume is not None:
        if (game, seats, seat, bots, edition, option or None) != (None, None, 0, None, None, None):
            raise StartError(
                "--resume takes a game as it was saved: only --seed and --lang can be given with it"
            )
        match, players = saves.resume(resume, seed)
        if match.actor is not None:
            tell(speaker.say("resumed", events=len(match.history)))
    else:
        key = game or ask_game(speaker)
        if key is None:
            return
        chosen = tertulia.game(key)
        count = min(4, chosen.meta.max_seats) if seats is None else seats
        options = switched(option)
        chosen.setup(count, edition, options)  # a mistake is told before anything is compiled
        players = seat_players(bots or usual(chosen, "medium"), count, seat)
        match = chosen.start(count, seed, edition=edition, options=options)
    Table(match, players, seed, speaker, resume).run()


def ask_game(speaker: Language) -> str | None:
    """The key of a game from the menu, or None if the visitor leaves."""
    tell(speaker.say("welcome"))
    metas = [game.meta for game in games()]
    for number, meta in enumerate(metas, 1):
        entry = speaker.say("game-entry", title=meta.title, author=meta.author, printed=meta.printed)
        tell(f"{number}  {entry}")
    choices = {str(number): meta.key for number, meta in enumerate(metas, 1)}
    choices |= {meta.key: meta.key for meta in metas}
    while (answer := ask(speaker.say("prompt-game"))) is not None and answer.lower() != "q":
        if answer.lower() in choices:
            return choices[answer.lower()]
        tell(speaker.say("not-a-choice", count=len(metas)))
    tell(speaker.say("goodbye"))
    return None
