"""The page of an analysis: one HTML file that opens without a network, in light and dark."""

from collections.abc import Iterator
from html import escape

from tertulia.arena import page as pages
from tertulia.arena.plots import curves
from tertulia.cli.analysed import Analysed, mistakes, turns
from tertulia.games import game
from tertulia.locales import Language


def page(found: Analysed, speaker: Language) -> str:
    title = f"{speaker.say('analysis')}: {game(found.record.game).meta.title}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        *_graph(found, speaker),
        *_lists(found, speaker),
        *_table(found, speaker),
    ]
    return pages.page(title, parts, speaker.code)


def _graph(found: Analysed, speaker: Language) -> Iterator[str]:
    title = speaker.say("analysis-chances")
    lines = [(found.players[seat], points) for seat, points in found.lines.items()]
    yield f"<h2>{escape(title)}</h2>"
    if lines:
        yield curves(title, lines, lambda share: f"{100 * share:.0f} %")


def _lists(found: Analysed, speaker: Language) -> Iterator[str]:
    for name, rows in (("mistakes", mistakes(found, speaker)), ("turns", turns(found, speaker))):
        yield f"<h2>{escape(speaker.say(f'analysis-{name}'))}</h2><ul>"
        yield from (f"<li>{escape(row)}</li>" for row in rows)
        yield "</ul>"


def _table(found: Analysed, speaker: Language) -> Iterator[str]:
    """Every decision, for those who read and those who count."""
    heads = ("event", "player", "chance", "loss", "points", "played", "best")
    rows = [
        (
            f"{one.event}",
            found.players[one.seat],
            f"{100 * one.chances[one.seat]:.0f} %",
            f"{100 * one.loss:.1f}",
            f"{one.points:.1f}",
            str(one.played),
            str(one.best),
        )
        for one in found.judged
    ]
    said = [escape(speaker.say(f"analysis-head-{head}")) for head in heads]
    yield from pages.table(said, [[escape(cell) for cell in row] for row in rows])
