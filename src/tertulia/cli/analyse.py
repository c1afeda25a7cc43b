"""`tertulia analyse`: where the chances turned in a recorded game, and what each decision lost."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from tertulia.bots import analysis
from tertulia.bots.adviser import Iterations
from tertulia.bots.search import Budget
from tertulia.cli.analysed import Analysed, mistakes, turns
from tertulia.cli.analysis_page import page
from tertulia.cli.numbers import budget as thinking
from tertulia.cli.numbers import whole
from tertulia.cli.options import Json
from tertulia.cli.progress import bar
from tertulia.core import record as records
from tertulia.core.errors import RecordError, StartError, TertuliaError
from tertulia.locales import Language, language

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 40


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, as `tertulia play` or a server gives it.")],
    seat: Annotated[int | None, typer.Option(parser=whole, help="Judge this seat's decisions only.")] = None,
    budget: Annotated[
        Budget | None,
        typer.Option(parser=thinking, metavar="NUMBER|SECONDSs", help="For each decision: 2000, or 0.2s."),
    ] = None,
    lang: Annotated[str, typer.Option(help="Language of the sentences.")] = "en",
    html: Annotated[Path | None, typer.Option(help="Write a page with a graph: FILE.html.")] = None,
    as_json: Json = False,
) -> None:
    """Look back at a game: the chances at each decision, what it lost, and the worst ones."""
    speaker = language(lang)
    if html is not None:
        html.open("a").close()  # a mistake is told before anything is thought about
    found = judged(file, seat, budget or analysis.BUDGET)
    if html is not None:
        html.write_text(page(found, speaker), encoding="utf-8")
    print(json.dumps(data(found), indent=2) if as_json else "\n".join(told(found, speaker)))


def judged(file: Path, seat: int | None, budget: Budget | Iterations) -> Analysed:
    """Every decision of the record, behind a progress bar."""
    try:
        record = records.parse(file.read_bytes())
        match, decisions = analysis.of_record(record)
    except TertuliaError as error:
        raise RecordError(f"{file}: {error}") from None
    if seat is not None and not 0 <= seat < match.seats:
        raise StartError(f"--seat is 0 to {match.seats - 1}, not {seat}")
    wanted = [one for one in decisions if seat in (None, one.knowledge.seat)]
    found = []
    with bar(f"{record.game}, {match.seats} seats", len(wanted)) as advance:
        for decision in wanted:
            found.append(analysis.judge(decision, budget))
            advance(1)
    return Analysed(record, found, analysis.shares(match))


def data(found: Analysed) -> dict[str, Any]:
    decisions = [
        {
            "event": one.event,
            "seat": one.seat,
            "chances": list(one.chances),
            "played": str(one.played),
            "best": str(one.best),
            "chance": one.chance,
            "loss": one.loss,
            "points": one.points,
            "why": None if one.why is None else {"id": one.why.id, "args": dict(one.why.args)},
        }
        for one in found.judged
    ]
    return {
        "game": found.record.game,
        "seats": found.record.seats,
        "decisions": decisions,
        "mistakes": [one.event for one in analysis.mistakes(found.judged)[: analysis.FEW]],
        "turns": [
            {"event": turn.event, "seat": turn.seat, "before": turn.before, "after": turn.after}
            for turn in analysis.turns(found.lines)
        ],
        "end": found.end,
    }


def told(found: Analysed, speaker: Language) -> Iterator[str]:
    """A line of bars for each player, the mistakes, the turns."""
    names, lines = found.players, found.lines
    room = max(map(len, names))
    yield speaker.say("analysis-chances")
    for seat, points in lines.items():
        own = [one.loss for one in found.judged if one.seat == seat]
        lost = speaker.say(
            "analysis-lost", decisions=len(own), loss=f"{100 * sum(own) / max(1, len(own)):.1f}"
        )
        yield f"{names[seat]:<{room}}  {spark(points, len(found.record.events)):<{WIDTH}}  {lost}"
    yield ""
    yield speaker.say("analysis-mistakes")
    yield from mistakes(found, speaker)
    yield ""
    yield speaker.say("analysis-turns")
    yield from turns(found, speaker)


def spark(points: list[tuple[int, float]], events: int) -> str:
    """A bar for each part of the game, as high as the chance that was known last."""
    bars = ""
    for column in range(WIDTH):
        until = (column + 1) * events / WIDTH
        known = [chance for event, chance in points if event <= until]
        bars += BARS[min(len(BARS) - 1, int(known[-1] * len(BARS)))] if known else " "
    return bars
