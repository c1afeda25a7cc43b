"""`tertulia play`: the terminal table. Plain lines and numbered choices, which a screen reader reads well."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

import tertulia
from tertulia.bots import bot
from tertulia.cli import saves
from tertulia.cli.seat_bots import HUMAN, seat_players
from tertulia.cli.table import Table
from tertulia.core.errors import StartError
from tertulia.locales import Language, language


def play(
    game: Annotated[
        str | None, typer.Argument(help="A game's key; you are asked if it is not given.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Players; four if the game allows.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat.")] = 0,
    bots: Annotated[str, typer.Option(help="Your opponents: one kind for all, or one each.")] = "random",
    seed: Annotated[str | None, typer.Option(help="Equal seeds, equal chance.")] = None,
    edition: Annotated[
        str | None, typer.Option(help="A shipped edition or the path of an edition file.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="Switch an option of the game: NAME or NAME=off.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Annotated[str, typer.Option(help="Language: en, fr, de, es.")] = "en",
) -> None:
    """Play against bots in the terminal."""
    speaker = language(lang)
    if resume is not None:
        match, players = saves.load(resume)
        print(speaker.say("resumed", events=len(match.history)))
    else:
        key = game or ask_game(speaker)
        if key is None:
            return
        chosen = tertulia.game(key)
        count = min(4, chosen.meta.max_seats) if seats is None else seats
        options = dict(switch(text) for text in option or [])
        match = chosen.start(count, seed, edition=edition, options=options)
        players = seat_players(bots, count, seat)
    minds = {
        index: bot(name, seed or secrets.randbits(64)) for index, name in enumerate(players) if name != HUMAN
    }
    Table(match, players, minds, speaker, resume).run()


def switch(text: str) -> tuple[str, bool]:
    """An option as typed: NAME, NAME=on or NAME=off."""
    name, _, value = text.partition("=")
    if value not in ("", "on", "off"):
        raise StartError(f"--option is NAME, NAME=on or NAME=off, not {text!r}")
    return name, value != "off"


def ask_game(speaker: Language) -> str | None:
    """The key of a game from the menu, or None if the visitor leaves."""
    print(speaker.say("welcome"))
    for number, key in enumerate(tertulia.GAMES, 1):
        meta = tertulia.game(key).meta
        entry = speaker.say(
            "game-entry", title=meta.title, author=meta.author, publisher=meta.publisher, year=str(meta.year)
        )
        print(f"{number}  {entry}")
    while True:
        try:
            answer = input(speaker.say("prompt-game")).strip().lower()
        except EOFError:
            answer = "q"
        if answer == "q":
            print(speaker.say("goodbye"))
            return None
        if answer in tertulia.GAMES:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(tertulia.GAMES):
            return tertulia.GAMES[int(answer) - 1]
        print(speaker.say("not-a-choice", count=len(tertulia.GAMES)))
