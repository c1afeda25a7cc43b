"""`tertulia bench`: how fast the rules run."""

import json
import sys
import time
from typing import Annotated, Any

import typer

import tertulia
from tertulia.core.engine import ENGINE
from tertulia.core.errors import StartError
from tertulia.core.game import Game
from tertulia.core.playouts import Batch, chunks


def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Games to measure; all if none is named.")] = None,
    seats: Annotated[int, typer.Option(help="Players.")] = 4,
    seconds: Annotated[float, typer.Option(help="CPU seconds a repeat.")] = 1.0,
    repeats: Annotated[
        int, typer.Option(help="Repeats; the best one counts, for the machine may be busy.")
    ] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Decisions a second of uniform random play on one core."""
    if seconds <= 0 or repeats < 1:
        raise StartError("--seconds is above 0 and --repeats 1 or more")
    rates = {key: rate(tertulia.game(key), seats, seconds, repeats) for key in game or tertulia.GAMES}
    if as_json:
        print(json.dumps(rates, indent=2))
        return
    for key, row in rates.items():
        speed = f"{row['decisions_per_second'] / 1e6:.2f} million decisions/s"
        print(f"{key}: {speed}, {row['decisions_per_game']:.0f} decisions a game, {seats} seats, {ENGINE}")


def rate(game: Game, seats: int, seconds: float, repeats: int) -> dict[str, Any]:
    """The best of some repeats. Only the playing is timed: not compiling, and not the making of seeds."""
    print(f"measuring {game.meta.title} ...", file=sys.stderr)
    setup = game.setup(seats, None, None)
    list(chunks(game, setup, "warm", 1))
    best: dict[str, Any] = {"decisions_per_second": 0.0}
    size = 200
    for repeat in range(repeats):
        decisions = events = number = 0
        spent = 0.0
        while spent < seconds:
            batch = Batch(game, setup, f"bench.{repeat}", number, size)
            begin = time.process_time()
            games = batch.play()
            spent += time.process_time() - begin
            decisions, events = decisions + int(games.decisions.sum()), events + int(games.events.sum())
            number += size
        if decisions / spent > best["decisions_per_second"]:
            best = {
                "decisions_per_second": decisions / spent,
                "events_per_second": events / spent,
                "games_per_second": number / spent,
                "decisions_per_game": decisions / number,
                "seats": seats,
                "engine": ENGINE,
            }
    return best
