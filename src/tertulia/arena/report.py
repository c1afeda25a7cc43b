"""The report: one HTML file that opens without a network, in light and dark."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from tertulia.arena.games import Games
from tertulia.arena.page import page, table
from tertulia.arena.plan import Plan
from tertulia.arena.play import Done
from tertulia.arena.plots import histogram, whiskers
from tertulia.arena.statistics import margins
from tertulia.arena.words import FEW, LUCKLESS, margin, percent, points, told

Found = Mapping[str, Any]
LUCK = f"Luck taken out: {LUCKLESS}."


def report(plan: Plan, results: Sequence[Done], found: Found, command: str) -> str:
    """The page; `found` is the summary of these results."""
    games = Games.of(plan, results)
    title = f"{plan.game.meta.title}, {plan.seats} seats"
    parts = [*_head(title, found), *_standings(found), *_cross(found), *_lineups(found)]
    parts += [*_differences(games, found), *_faults(found), *_method(found, command)]
    return page(f"Arena: {title}", parts)


def _head(title: str, found: Found) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    yield (
        f"<p>{found['games']} games: {found['deals']} deals, each played in every seating with the same cards"
        f" and dice. Seed <code>{escape(found['seed'])}</code>, edition {escape(_edition(found))}.</p>"
    )
    if found["deals"] < FEW:
        yield f'<p class="note">With fewer than {FEW} deals the intervals are rough.</p>'


def _edition(found: Found) -> str:
    edition = found["edition"]
    return edition if isinstance(edition, str) else str(edition.get("edition", "of one's own"))


def _standings(found: Found) -> Iterator[str]:
    rows, equal = found["bots"], 1 / found["seats"]
    yield "<h2>Win shares</h2>"
    yield whiskers("Win shares with 95 % intervals", [(r["bot"], r["wins"]) for r in rows], percent, equal)
    yield f'<p class="note">Wins of a seat. Dashed: {percent(equal)}, what equal strength would win.</p>'
    yield from table(
        (
            *("bot", "wins", "times an equal share", *_luck_heads(rows[0])),
            *("score", "points ahead of the others", "rating"),
        ),
        [
            (
                escape(row["bot"]),
                told(row["wins"], percent),
                told(row["times_equal"], points),
                *([told(row["adjusted"], percent)] if "adjusted" in row else []),
                points(row["score"]),
                told(row["margin"], margin),
                told(row["rating"], points) if row["rating"] else "-",
            )
            for row in rows
        ],
    )
    if "adjusted" in rows[0]:
        yield f'<p class="note">{LUCK}</p>'
    if all(row["rating"] for row in rows):
        yield "<h2>Ratings</h2>"
        yield whiskers("Ratings with 95 % intervals", [(r["bot"], r["rating"]) for r in rows], points)
        yield '<p class="note">openskill, Plackett-Luce; everybody began at 25.</p>'


def _luck_heads(row: Found) -> list[str]:
    return ["wins, luck taken out"] if "adjusted" in row else []


def _cross(found: Found) -> Iterator[str]:
    names = [row["bot"] for row in found["bots"]]
    met = {(row["bot"], row["other"]): row for row in found["cross"]}
    yield "<h2>Cross-table</h2>"
    rows = [
        [f"<td>{escape(one)}</td>", *(_cell(met.get((one, other)), one == other) for other in names)]
        for one in names
    ]
    heads = "".join(f"<th>{escape(name)}</th>" for name in ("", *names))
    body = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    caption = "How often the row ended ahead of the column at one table, and the difference of their scores."
    yield f'<div class="wide"><table><caption>{caption}</caption><tr>{heads}</tr>{body}</table></div>'


def _cell(row: Found | None, same: bool) -> str:
    if row is None:
        return "<td></td>" if same else "<td>never met</td>"
    beats, difference = row["beats"], row["difference"]
    return (
        f'<td class="cell" style="--share: {beats["value"]:.3f}">{told(beats, percent)}'
        f"<small>{told(difference, margin)}</small></td>"
    )


def _lineups(found: Found) -> Iterator[str]:
    if len(found["lineups"]) > 1:
        yield "<h2>Line-ups</h2>"
        yield from table(
            ("bot", "among", "wins", "times an equal share", *_luck_heads(found["lineups"][0])),
            [
                (
                    escape(name),
                    escape(", ".join(row["bots"])),
                    told(wins, percent),
                    told(row["times_equal"][name], points),
                    *([told(row["adjusted"][name], percent)] if "adjusted" in row else []),
                )
                for row in found["lineups"]
                for name, wins in row["wins"].items()
            ],
        )
    yield "<h2>Seats</h2>"
    seats = [(f"seat {seat}", row) for seat, row in enumerate(found["by_seat"])]
    yield whiskers("Win shares by seat", seats, percent, 1 / found["seats"])


def _differences(games: Games, found: Found) -> Iterator[str]:
    yield "<h2>Score differences</h2>"
    ahead = margins(games)
    ends = float(ahead.min()), float(ahead.max())
    for row in found["bots"]:
        bot = games.bots.index(row["bot"])
        yield f"<h3>{escape(row['bot'])}</h3>"
        yield histogram(f"{row['bot']}: points ahead of the others", ahead[games.who == bot], *ends, margin)


def _faults(found: Found) -> Iterator[str]:
    if found["faults"]:
        yield "<h2>Lost decisions</h2>"
        rows = [
            (escape(name), escape(reason), str(count))
            for name, reasons in found["faults"].items()
            for reason, count in reasons.items()
        ]
        yield from table(("program", "reason", "decisions"), rows)


def _method(found: Found, command: str) -> Iterator[str]:
    yield f"<h2>How this was made</h2><pre>{escape(command)}</pre>"
    yield (
        '<p class="note">A shared win counts as its share. Intervals are for 95 % and count a deal as one'
        f" observation. Of {found['decisions']} decisions {found['checked']} were repeated with all that the"
        " seat cannot know dealt anew: the choice was the same each time.</p>"
    )
