"""`tertulia bench`: how fast the rules run."""

import json
import random
import time
from typing import Annotated, Any

import typer

import tertulia
from tertulia.cli.numbers import duration, positive, whole
from tertulia.cli.options import Json
from tertulia.cli.progress import stepwise
from tertulia.core.engine import ENGINE
from tertulia.core.game import Game
from tertulia.core.playouts import Batch, chunks
from tertulia.games import games


def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Games to measure; all if none is named.")] = None,
    seats: Annotated[int, typer.Option(parser=whole, help="Players.")] = 4,
    seconds: Annotated[float, typer.Option(parser=duration, help="CPU seconds per repeat.")] = 1.0,
    repeats: Annotated[
        int,
        typer.Option(parser=positive, help="Repeats; the best one counts, because the machine may be busy."),
    ] = 5,
    as_json: Json = False,
) -> None:
    """Measure uniform random play on one core, in decisions a second."""
    rates = {}
    measured = [tertulia.game(key) for key in game] if game else [*games()]
    for chosen in measured:
        chosen.setup(seats, None, None)  # a mistake is told before anything is measured
    for chosen in measured:
        rates[chosen.meta.key] = {**rate(chosen, seats, seconds, repeats), **match_time(chosen, seats)}
    if as_json:
        print(json.dumps(rates, indent=2))
        return
    for key, row in rates.items():
        speed = f"{row['decisions_per_second'] / 1e6:.2f} million decisions/s"
        print(
            f"{key}: {speed}, {row['decisions_per_game']:.0f} decisions a game, {seats} seats, {ENGINE};",
            end=" ",
        )
        print(f"one action of a match, its view and what is legal then: {row['match_milliseconds']:.2f} ms")


def rate(game: Game, seats: int, seconds: float, repeats: int) -> dict[str, Any]:
    """The best of some repeats. Only the playing is timed: not compiling, and not the making of seeds."""
    setup = game.setup(seats, None, None)
    list(chunks(game, setup, "warm", 1))
    best: dict[str, Any] = {"decisions_per_second": 0.0}
    size = 200
    for repeat in stepwise(game.meta.title, range(repeats)):
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
                "chance_events_per_second": events / spent,
                "games_per_second": number / spent,
                "decisions_per_game": decisions / number,
                "seats": seats,
                "engine": ENGINE,
            }
    return best


def match_time(game: Game, seats: int) -> dict[str, float]:
    """What a server does for one action: play it, make one view, list what is legal. The mean over a game."""
    match, rng = game.start(seats, "bench"), random.Random("bench")
    legal, actions, begin = match.legal(), 0, time.process_time()
    while match.actor is not None:
        match.view(match.actor)
        match.play(rng.choice(legal))
        legal = match.legal()
        actions += 1
    return {"match_milliseconds": 1000 * (time.process_time() - begin) / actions}
