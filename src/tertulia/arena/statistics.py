"""What the results say: win shares, score differences, the cross-table, ratings. All JSON-able."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import numpy as np

from tertulia.arena.estimates import Estimate, belief, mean, share
from tertulia.arena.games import Games
from tertulia.arena.plan import Lineup, Plan
from tertulia.arena.play import Done
from tertulia.arena.ratings import available, ratings


def summary(plan: Plan, results: Sequence[Done]) -> dict[str, Any]:
    games, played = Games.of(plan, results), [game for done in results for game in done.games]
    return {
        **plan.head,
        "seed": plan.seed,
        "deals": games.count,
        "games": len(played),
        "decisions": sum(game.decisions for game in played),
        "checked": sum(game.checked for game in played),
        "bots": standings(games),
        "lineups": [lineup(games, number, names) for number, names in enumerate(plan.lineups)],
        "cross": cross(games),
        "by_seat": [seat_share(games, seat).rounded() for seat in range(games.seats)],
        "faults": faults(results),
    }


def standings(games: Games) -> list[dict[str, Any]]:
    """One row for each bot, the best first."""
    rated = ratings(games) if available() else {}
    rows = []
    for bot, name in enumerate(games.bots):
        won, lead = win_share(games, bot), margin(games, bot)
        rows.append(
            {
                "bot": name,
                "wins": won.rounded(),
                "times_equal": won.times(games.seats).rounded(),
                **luckless(games, bot),
                "score": round(float(games.scores[games.who == bot].mean()), 3),
                "margin": lead.rounded(),
                "rating": rated[name].rounded() if name in rated else None,
            }
        )
    return sorted(rows, key=lambda row: -row["wins"]["value"])


def win_share(games: Games, bot: int) -> Estimate:
    """Of a seat that this bot sits in; equal strength would win 1/seats."""
    here = games.who == bot
    won, there = (games.wins * here).sum(axis=1), here.any(axis=1)
    copies = float(here.sum() / there.sum())  # together they win from none to all of a game
    return share(games.by_deal(won), games.by_deal(there)).times(1 / copies)


def luckless(games: Games, bot: int) -> dict[str, dict[str, float]]:
    """The same with luck taken out, if that was measured; it may be below 0 or above 1."""
    if not games.luck.size:
        return {}
    here = games.who == bot
    found = mean(games.by_deal((adjusted(games) * here).sum(axis=1)), games.by_deal(here.sum(axis=1)))
    return {"adjusted": found.rounded(), "adjusted_times_equal": found.times(games.seats).rounded()}


def adjusted(games: Games) -> Any:
    """By game and seat: the win less the luck, or less as much of it as shows in the other deals."""
    shown = ((games.wins - 1 / games.seats) * games.luck).sum(axis=1)
    part = belief(games.by_deal(shown), games.by_deal((games.luck**2).sum(axis=1)))
    return games.wins - part[games.deals, None] * games.luck


def margin(games: Games, bot: int) -> Estimate:
    """How many points such a seat is ahead of the mean of the others at the table."""
    here = games.who == bot
    return mean(games.by_deal((margins(games) * here).sum(axis=1)), games.by_deal(here.sum(axis=1)))


def margins(games: Games) -> Any:
    """By game and seat."""
    others = (games.scores.sum(axis=1, keepdims=True) - games.scores) / (games.seats - 1)
    return games.scores - others


def seat_share(games: Games, seat: int) -> Estimate:
    """Whether a seat is better than another, whoever sits there."""
    return share(games.by_deal(games.wins[:, seat]), games.by_deal(np.ones(len(games.deals))))


def lineup(games: Games, number: int, names: Lineup) -> dict[str, Any]:
    """What each bot won in one line-up. One bot alone against a table of another: its strength."""
    here = games.chosen(games.lineups == number)
    found: dict[str, Any] = {"bots": list(names)}
    for name in dict.fromkeys(names):
        bot = games.bots.index(name)
        won = win_share(here, bot)
        told = {"wins": won.rounded(), "times_equal": won.times(games.seats).rounded(), **luckless(here, bot)}
        for what, estimate in told.items():
            found.setdefault(what, {})[name] = estimate
    return found


def cross(games: Games) -> list[dict[str, Any]]:
    """For every two bots that met: how often the first was ahead of the second, and by how many points."""
    rows = []
    for one, other in permutations(range(len(games.bots)), 2):
        met, better, points = meetings(games, one, other)
        if met.any():
            beats, difference = share(better, met), mean(points, met)
            names = {"bot": games.bots[one], "other": games.bots[other]}
            rows.append({**names, "beats": beats.rounded(), "difference": difference.rounded()})
    return rows


def meetings(games: Games, one: int, other: int) -> tuple[Any, Any, Any]:
    """By deal: pairs of seats, in how many of them the first was ahead, and the sum of the differences."""
    met, better, points = np.zeros((3, games.count))
    for here, there in permutations(range(games.seats), 2):
        pair = (games.who[:, here] == one) & (games.who[:, there] == other)
        met += games.by_deal(pair)
        better += games.by_deal(pair * games.ahead(here, there))
        points += games.by_deal(pair * (games.scores[:, here] - games.scores[:, there]))
    return met, better, points


def faults(results: Sequence[Done]) -> dict[str, dict[str, int]]:
    """Decisions that outside programs have lost, by name and reason."""
    found: dict[str, Counter[str]] = {}
    for game in (game for done in results for game in done.games):
        for seat, reasons in game.faults.items():
            found.setdefault(game.bots[seat], Counter()).update(reasons)
    return {name: dict(reasons) for name, reasons in found.items()}
