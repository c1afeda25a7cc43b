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
from tertulia.cli.options import Edition, Json, Key, Seed, Switches, switched
from tertulia.cli.progress import bar


def study(
    game: Key,
    games: Annotated[int, typer.Option(parser=positive, help="How many games.")] = 10_000,
    seats: Annotated[
        int | None, typer.Option(parser=whole, help="Players; the most possible if not given.")
    ] = None,
    bots: Annotated[str, typer.Option(help="Who sits in every seat: random, easy or medium.")] = "medium",
    seed: Seed = None,
    edition: Edition = None,
    option: Switches = None,
    html: Annotated[Path | None, typer.Option(help="Write a report with plots: FILE.html.")] = None,
    as_json: Json = False,
) -> None:
    """Study a game: whether it matters who begins, how long it is, what decides it; with intervals."""
    chosen = tertulia.game(game)
    setup = chosen.setup(chosen.meta.max_seats if seats is None else seats, edition, switched(option))
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
