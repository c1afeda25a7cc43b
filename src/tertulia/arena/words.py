"""The result in words: numbers with their intervals, and a table for the terminal."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

FEW = 30
"""Deals, below which an interval is rough."""
LUCKLESS = """from each win we subtract what every
card and die added to the chance of winning beyond the average. The mean stays the same and scatters less"""


def percent(value: float) -> str:
    return f"{value:.1%}"


def points(value: float) -> str:
    return f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}"


def margin(value: float) -> str:
    return f"{value:+.1f}"


def told(row: Mapping[str, float], show: Callable[[float], str]) -> str:
    return f"{show(row['value'])} ({show(row['low'])} to {show(row['high'])})"


def lines(found: Mapping[str, Any]) -> Iterator[str]:
    """For the terminal."""
    yield (
        f"{found['game']}: {found['games']} games, {found['deals']} deals in every seating, {found['seats']}"
        f" seats, seed {found['seed']}"
    )
    yield from _standings(found)
    yield from _luckless(found)
    if len(found["lineups"]) > 1:
        yield from _lineups(found)
    yield from _cross(found)
    for name, reasons in found["faults"].items():
        lost = ", ".join(f"{count} {reason}" for reason, count in reasons.items())
        yield f"{name} lost decisions, which chance then took: {lost}"
    yield f"honesty: {found['checked']} of {found['decisions']} decisions checked"
    if found["deals"] < FEW:
        yield f"fewer than {FEW} deals: the intervals are rough"


def _standings(found: Mapping[str, Any]) -> Iterator[str]:
    width = max(3, *(len(row["bot"]) for row in found["bots"]))
    yield f"{'bot':<{width}}  {'wins (95 % interval)':<25}  {'points ahead':<21}  rating"
    for row in found["bots"]:
        rating = told(row["rating"], points) if row["rating"] else "(pip install 'tertulia[arena]')"
        wins, ahead = told(row["wins"], percent), told(row["margin"], margin)
        yield f"{row['bot']:<{width}}  {wins:<25}  {ahead:<21}  {rating}"


def _luckless(found: Mapping[str, Any]) -> Iterator[str]:
    rows = [row for row in found["bots"] if "adjusted" in row]
    if rows:
        yield "wins with luck taken out, the same on average but less scattered:"
    for row in rows:
        times = points(row["adjusted_times_equal"]["value"])
        yield f"  {row['bot']}: {told(row['adjusted'], percent)}, {times} times an equal share"


def _lineups(found: Mapping[str, Any]) -> Iterator[str]:
    yield "line-ups, each in every seating:"
    for row in found["lineups"]:
        won = "; ".join(
            f"{name} {told(wins, percent)}, {points(row['times_equal'][name]['value'])} times an equal share"
            for name, wins in row["wins"].items()
        )
        yield f"  {', '.join(row['bots'])}: {won}"


def _cross(found: Mapping[str, Any]) -> Iterator[str]:
    yield "ahead of the other at one table:"
    for row in found["cross"]:
        difference = told(row["difference"], margin)
        yield f"  {row['bot']} of {row['other']}: {told(row['beats'], percent)}, by {difference} points"
