"""A study as a page with plots, and as lines for the terminal."""

import math
from collections.abc import Iterator, Mapping
from html import escape
from statistics import NormalDist
from typing import Any

from tertulia.arena.estimates import Z
from tertulia.arena.games import Ints
from tertulia.arena.page import page, table
from tertulia.arena.plots import BINS, histogram, whiskers
from tertulia.arena.study import Studied
from tertulia.arena.words import percent, points, told
from tertulia.core.study import DEALT, DONE
from tertulia.games import game

Found = Mapping[str, Any]
CHAPTERS = {
    DEALT: ("What luck decides", "Dealt by chance alone: what goes with winning here is why one wins."),
    DONE: (
        "What goes with winning",
        "Done by the players: some of this wins games, and some is what a winning seat does anyway.",
    ),
}


def share_points(value: float) -> str:
    return f"{100 * value:+.1f}"


def places(seats: int) -> list[str]:
    return ["who begins", *(f"{place} after" for place in range(1, seats))]


def study_page(title: str, games: Studied, found: Found, command: str) -> str:
    heading = f"{title}, {found['seats']} seats"
    parts = [*_head(heading, found), *_turns(found), *_length(games, found)]
    for kind in CHAPTERS:
        parts += _factors(found, kind)
    return page(f"Study: {heading}", [*parts, *_method(command)])


def _head(heading: str, found: Found) -> Iterator[str]:
    yield f"<h1>{escape(heading)}</h1>"
    yield (
        f"<p>{found['games']} games of {escape(found['bot'])} bots at every seat, seed"
        f" <code>{escape(found['seed'])}</code>. Other players may make another game of it.</p>"
    )


def _turns(found: Found) -> Iterator[str]:
    equal = 1 / found["seats"]
    yield "<h2>Does it matter who begins?</h2>"
    rows = list(zip(places(found["seats"]), found["by_turn"], strict=True))
    yield whiskers("Win shares in the order of turns", rows, percent, equal)
    yield f'<p class="note">{verdict(found)} Dashed: {percent(equal)}, an equal share.</p>'


def verdict(found: Found) -> str:
    """The places that certainly win more or less than an equal share."""
    seats = found["seats"]
    off = [
        f"{name} wins {told(row, percent)}"
        for name, row in zip(places(seats), found["by_turn"], strict=True)
        if certain(row, 1 / seats, seats)
    ]
    return f"It does: {'; '.join(off)}." if off else "No difference is certain."


def certain(row: Found, equal: float, seats: int) -> bool:
    """Whether an equal share lies outside of an interval that is wider than the one shown: each seat has one,
    and one study in twenty may err, not one seat in twenty."""
    wider = NormalDist().inv_cdf(1 - 0.025 / seats) / Z
    below, above = wider * (row["value"] - row["low"]), wider * (row["high"] - row["value"])
    return not row["value"] - below <= equal <= row["value"] + above


def _length(games: Studied, found: Found) -> Iterator[str]:
    yield "<h2>How long is a game?</h2>"
    unit = game(found["game"]).part("study").LENGTH
    for name, values in (("decisions", games.decisions), (unit, games.length)):
        yield f"<h3>{name}: {_spread(found[name])}</h3>"
        yield histogram(f"Games by {name}", values, *_ends(values), _whole, _bins(values))
    reasons = ", ".join(f"{reason} {count}" for reason, count in found["reasons"].items())
    yield f'<p class="note">Ended by: {escape(reasons)}. Scores: {_spread(found["scores"]["all"])};'
    yield f" of the winners: {_spread(found['scores']['winner'])}.</p>"


def _factors(found: Found, kind: str) -> Iterator[str]:
    heading, meaning = CHAPTERS[kind]
    rows = [row for row in found["factors"] if row["kind"] == kind and row["effect"]]
    rows.sort(key=lambda row: -abs(row["effect"]["value"]))
    yield f"<h2>{heading}</h2>"
    against = (
        "In points of win share: seats with more of it than the others at the table, against seats with less"
    )
    yield f'<p class="note">{meaning} {against}.</p>'
    pictured = [(row["name"], row["effect"]) for row in rows]
    yield whiskers(f"{heading}: points of win share", pictured, share_points, 0.0)
    yield from table(
        ("what is counted", "mean", "with more", "with less", "difference in points"),
        [
            (
                f"{escape(row['name'])}<small>{escape(row['meaning'])}</small>",
                points(row["mean"]),
                percent(row["more"]["value"]),
                percent(row["less"]["value"]),
                told(row["effect"], share_points),
            )
            for row in rows
        ],
    )


def _method(command: str) -> Iterator[str]:
    yield f"<h2>How this was made</h2><pre>{escape(command)}</pre>"
    yield (
        '<p class="note">A shared win counts as its share. Intervals are for 95 % and count a game as one'
        " observation; with so many of them, one in twenty may miss.</p>"
    )


def study_lines(found: Found) -> Iterator[str]:
    """For the terminal."""
    yield (
        f"{found['game']}: {found['games']} games of {found['bot']} bots, {found['seats']} seats,"
        f" seed {found['seed']}"
    )
    for name, row in zip(places(found["seats"]), found["by_turn"], strict=True):
        yield f"  {name:<12} wins {told(row, percent)}"
    yield verdict(found)
    for name in ("decisions", game(found["game"]).part("study").LENGTH):
        yield f"{name}: {_spread(found[name])}"
    yield "ended by: " + ", ".join(f"{reason} {count}" for reason, count in found["reasons"].items())
    for kind, (heading, _) in CHAPTERS.items():
        yield f"{heading.lower()}, in points of win share:"
        rows = [row for row in found["factors"] if row["kind"] == kind and row["effect"]]
        for row in sorted(rows, key=lambda row: -abs(row["effect"]["value"])):
            yield f"  {row['name']:<18} {told(row['effect'], share_points):<24} {row['meaning']}"


def _width(values: Ints) -> int:
    """Of a bar, so that every bar stands for as many whole numbers."""
    return math.ceil(int(values.max() - values.min() + 1) / BINS)


def _bins(values: Ints) -> int:
    return math.ceil(int(values.max() - values.min() + 1) / _width(values))


def _ends(values: Ints) -> tuple[float, float]:
    low = float(values.min()) - 0.5
    return low, low + _bins(values) * _width(values)


def _whole(value: float) -> str:
    return f"{value:.0f}"


def _spread(row: Mapping[str, float]) -> str:
    return f"{row['value']:.1f} on average, 90 % from {row['p5']:.0f} to {row['p95']:.0f}"
