"""`tertulia study`: what a game is like, counted in many games."""

import json
import secrets
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

import tertulia
from tertulia.arena.study import findings
from tertulia.arena.study import study as watched
from tertulia.arena.study_report import study_lines, study_page
from tertulia.cli.numbers import positive, whole
from tertulia.cli.play import switch
from tertulia.cli.progress import bar


def study(
    game: Annotated[str, typer.Argument(help="A game's key: see `tertulia games`.")],
    games: Annotated[int, typer.Option(parser=positive, help="How many games.")] = 10_000,
    seats: Annotated[int | None, typer.Option(parser=whole, help="Players; the most if not given.")] = None,
    bots: Annotated[str, typer.Option(help="Who sits at every seat: random, easy or medium.")] = "medium",
    seed: Annotated[str | None, typer.Option(help="Equal seeds, equal games.")] = None,
    edition: Annotated[
        str | None, typer.Option(help="A shipped edition or the path of an edition file.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME[=off]", help="Switch an option of the game on or off.")
    ] = None,
    html: Annotated[Path | None, typer.Option(help="Write a report with plots: FILE.html.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Study a game: does it matter who begins, how long is it, what decides it; with intervals."""
    chosen = tertulia.game(game)
    setup = chosen.setup(
        chosen.meta.max_seats if seats is None else seats,
        edition,
        dict(switch(text) for text in option or []),
    )
    seed = str(secrets.randbits(32)) if seed is None else seed
    if html is not None:
        html.open("a").close()  # a mistake is told before anything is played
    with bar(f"{game}, {setup.seats} seats", games) as advance:
        played = watched(chosen, setup, bots, seed, games, advance)
    head = {"game": game, "seats": setup.seats, "games": games, "bot": bots, "seed": seed}
    found = {**head, **findings(chosen, played)}
    if html is not None:
        command = shlex.join(["tertulia", *sys.argv[1:]])
        html.write_text(study_page(chosen.meta.title, played, found, command), encoding="utf-8")
    print(json.dumps(found, indent=2) if as_json else "\n".join(study_lines(found)))
