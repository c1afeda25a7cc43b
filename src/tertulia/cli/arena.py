"""`tertulia arena`: bots against each other, fairly."""

import csv
import json
import os
import secrets
import shlex
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

import tertulia
from tertulia.arena import ArenaError, Plan, deals_for, hold, lineups, plan_of
from tertulia.arena.contests import check_names
from tertulia.arena.ladder import Effort, write_strength
from tertulia.arena.play import Done
from tertulia.arena.ray import over_ray
from tertulia.arena.report import report
from tertulia.arena.results import kept_plan
from tertulia.arena.schedule import Work, games_per_deal
from tertulia.arena.statistics import summary
from tertulia.arena.words import lines
from tertulia.arena.workers import over_processes
from tertulia.bots.luck import JUDGES, PLAYOUTS, again_of
from tertulia.cli.numbers import count, duration, positive, whole
from tertulia.cli.options import Edition, Json, Seed, Switches, switched
from tertulia.cli.progress import bar

CORES = os.cpu_count() or 1
GAMES = 200


def share(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 1:
        raise typer.BadParameter(f"{text!r} is not a number from 0 to 1")
    return found


Game = Annotated[str | None, typer.Option(help="A game's key: see `tertulia games`.")]
Bots = Annotated[
    str | None,
    typer.Option(help="Names with commas between, as in hard:0.1s,medium or 'program:./mine --fast',easy."),
]
Seats = Annotated[int | None, typer.Option(parser=whole, help="Players; as many as bots, or the most.")]
Games = Annotated[
    int | None,
    typer.Option(parser=positive, help="At least this many games, in whole deals: 200, or 1000 of a step."),
]
Jobs = Annotated[int, typer.Option(parser=positive, help="Processes.")]
Ray = Annotated[str | None, typer.Option(help="A Ray cluster: its address, or local.")]
Honesty = Annotated[float, typer.Option(parser=share, help="Share of decisions checked for peeking.")]
Seconds = Annotated[float, typer.Option(parser=duration, help="A program's time for a decision.")]
Out = Annotated[
    Path | None, typer.Option(help="Keep what is played in this file, and go on with it if it is there.")
]
Report = Annotated[Path | None, typer.Option("--report", help="Write a report with plots: FILE.html.")]
Page = Annotated[
    Path | None,
    typer.Option(help="Measure every level of every game against the one below, and write this page."),
]
Searched = Annotated[
    int, typer.Option(parser=positive, help="Games of each step of the ladder from medium to hard.")
]
Think = Annotated[
    float, typer.Option(parser=duration, help="Seconds that hard may think about a decision there.")
]
Long = Annotated[
    int,
    typer.Option(
        parser=positive,
        help="Deals of each step from a tenth of a second to a second, in % of what showed it.",
    ),
]
Luck = Annotated[
    int | None,
    typer.Option(
        parser=count,
        help="Take the luck of cards and dice out of the wins, by this many playouts for each outcome; 0: do"
        " not. 200 on the ladder, where searches meet.",
    ),
]
Judge = Annotated[
    str,
    typer.Option(
        metavar="|".join(JUDGES),
        help="Who judges that luck: playouts by rules of thumb, or as many looks by the game's champion.",
    ),
]


def arena(
    game: Game = None,
    bots: Bots = None,
    seats: Seats = None,
    games: Games = None,
    seed: Seed = None,
    edition: Edition = None,
    option: Switches = None,
    jobs: Jobs = CORES,
    ray: Ray = None,
    honesty: Honesty = 0.01,
    seconds: Seconds = 5.0,
    out: Out = None,
    page: Report = None,
    as_json: Json = False,
    ladder: Page = None,
    searched: Searched = Effort.searched,
    think: Think = Effort.seconds,
    long: Long = Effort.long,
    luck: Luck = None,
    judge: Judge = PLAYOUTS,
) -> None:
    """Let bots play each other: every seating equally often on the same deals; shares, ratings, a report."""
    spread = Spread(jobs, ray)
    if ladder is not None:
        keep = out or ladder.with_suffix("")
        playouts = Effort.luck if luck is None else luck
        effort = Effort(games or Effort.rated, searched, long, think, playouts)
        keys = [game] if game else None
        write_strength(ladder, keep, effort, str(seed or "strength"), spread, bar, keys, honesty)
        return
    if game is None or bots is None:
        raise ArenaError("--game and --bots are needed, as in --game caramba --bots medium,easy --seats 4")
    options = switched(option)
    seed = kept_plan(out).seed if seed is None and out is not None and out.exists() else seed
    plan = planned(game, seats, edition, options, named(bots), seed, honesty, seconds, luck or 0, judge)
    contest(plan, games or GAMES, spread, out, page, as_json)


def contest(
    plan: Plan, games: int, spread: "Spread", out: Path | None, page: Path | None, as_json: bool
) -> None:
    if page is not None:
        page.open("a").close()  # a mistake is told before anything is played
    deals = deals_for(plan, games)
    with bar(f"{plan.game.meta.key}, {plan.seats} seats", deals * games_per_deal(plan)) as advance:
        results = hold(plan, deals, out, spread, advance)
    found = summary(plan, results)
    if page is not None:
        command = shlex.join(["tertulia", *sys.argv[1:]])
        page.write_text(report(plan, results, found, command), encoding="utf-8")
    print(json.dumps(found, indent=2, ensure_ascii=False) if as_json else "\n".join(lines(found)))


def named(text: str) -> list[str]:
    """The names; one with a comma in it stands in quotes."""
    names = [name.strip() for name in next(csv.reader([text], skipinitialspace=True), [])]
    check_names(names)
    return names


def planned(
    key: str,
    seats: int | None,
    edition: str | None,
    options: dict[str, bool],
    names: list[str],
    seed: str | None,
    honesty: float,
    seconds: float,
    luck: int,
    judge: str,
) -> Plan:
    again_of(judge)  # a mistake is told at once
    game = tertulia.game(key)
    least, most = game.meta.min_seats, game.meta.max_seats
    setup = game.setup(min(most, max(least, len(names))) if seats is None else seats, edition, options)
    seed = str(secrets.randbits(32)) if seed is None else seed
    table = lineups(names, setup.seats)
    return plan_of(game, setup, table, seed, honesty=honesty, seconds=seconds, luck=luck, judge=judge)


class Spread:
    """Work over processes, or over a Ray cluster."""

    def __init__(self, jobs: int, ray: str | None) -> None:
        self.jobs, self.ray = jobs, ray

    def __call__(self, work: Iterable[Work]) -> Iterator[tuple[Work, Done]]:
        if self.ray is not None:
            return over_ray(work, self.ray, self.jobs)
        return over_processes(work, self.jobs)
