"""`tertulia simulate`: many games of bots, counted."""

import json
import secrets
from typing import Annotated, Any

import numpy as np
import typer

import tertulia
from tertulia.arena.estimates import wilson
from tertulia.bots.matches import matches
from tertulia.bots.names import RANDOM
from tertulia.cli.numbers import positive, whole
from tertulia.cli.options import Edition, Json, Key, Seed
from tertulia.cli.progress import bar
from tertulia.cli.seat_bots import seat_bots
from tertulia.core.game import Game, Setup
from tertulia.core.playouts import Playouts, chunks


def simulate(
    game: Key,
    seats: Annotated[
        int | None, typer.Option(parser=whole, help="Players; the most possible if not given.")
    ] = None,
    games: Annotated[int, typer.Option(parser=positive, help="How many games.")] = 1000,
    seed: Seed = None,
    bots: Annotated[
        str, typer.Option(help="One kind for all, or one for each seat: random,random,...")
    ] = "random",
    edition: Edition = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots, and count wins by seat with intervals, lengths and scores."""
    chosen = tertulia.game(game)
    setup = chosen.setup(chosen.meta.max_seats if seats is None else seats, edition, None)
    names = seat_bots(bots, setup.seats)
    seed = str(secrets.randbits(32)) if seed is None else seed
    result = summary(chosen, setup, played(chosen, setup, seed, games, names))
    head = {"game": game, "seats": setup.seats, "games": games, "seed": seed, "bots": names}
    if as_json:
        print(json.dumps({**head, **result}, indent=2))
    else:
        report(head, result)


def played(game: Game, setup: Setup, seed: str, games: int, names: list[str]) -> Playouts:
    """All the games, behind a progress bar. Uniform players play inside native code."""
    parts = []
    uniform = set(names) == {RANDOM}
    source = chunks(game, setup, seed, games) if uniform else matches(game, setup, seed, games, names)
    with bar(f"{game.meta.key}, {setup.seats} seats", games) as advance:
        for part in source:
            parts.append(part)
            advance(len(part.decisions))
    columns = ("decisions", "events", "reasons", "scores", "wins")
    return Playouts(*(np.concatenate([getattr(part, column) for part in parts]) for column in columns))


def summary(game: Game, setup: Setup, games: Playouts) -> dict[str, Any]:
    reasons = np.bincount(games.reasons, minlength=len(game.meta.reasons))
    return {
        "wins": [share(games.wins[:, seat]) for seat in range(setup.seats)],
        "scores": [spread(games.scores[:, seat]) for seat in range(setup.seats)],
        "decisions": spread(games.decisions),
        "chance_events": spread(games.events),
        "reasons": dict(zip(game.meta.reasons, reasons.tolist(), strict=True)),
    }


def share(wins: Any) -> dict[str, float]:
    """A share of wins with its 95 % Wilson interval; shared wins vary less, so for them it is generous."""
    found = wilson(float(wins.mean()), len(wins)).rounded()
    return {"share": found["value"], "low": found["low"], "high": found["high"]}


def spread(values: Any) -> dict[str, float]:
    low, median, high = np.percentile(values, [5, 50, 95]).tolist()
    return {"mean": round(float(values.mean()), 3), "p5": low, "median": median, "p95": high}


def report(head: dict[str, Any], result: dict[str, Any]) -> None:
    print(f"{head['game']}: {head['games']} games, {head['seats']} seats, seed {head['seed']}")
    print("seat  bot       wins (95 % interval)       score: mean (5 % to 95 %)")
    for seat, (wins, score) in enumerate(zip(result["wins"], result["scores"], strict=True)):
        interval = f"{wins['share']:.2%} ({wins['low']:.2%} to {wins['high']:.2%})"
        scores = f"{score['mean']:.1f} ({score['p5']:.0f} to {score['p95']:.0f})"
        print(f"{seat:<5} {head['bots'][seat]:<9} {interval:<26} {scores}")
    for what in ("decisions", "chance_events"):
        row = result[what]
        print(f"{what.replace('_', ' ')} a game: {row['mean']:.1f} ({row['p5']:.0f} to {row['p95']:.0f})")
    print("ended by: " + ", ".join(f"{reason} {count}" for reason, count in result["reasons"].items()))
