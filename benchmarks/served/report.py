"""What was measured, as text."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from statistics import median

from served.goals import OF_AFFINITY, OF_MEMORY, verdicts
from served.load import Measured

WIDTH = 30
FIGURES = ("actions/s", "p50 ms", "p99 ms", "CPU ms", "opening", "generator", "others")
HEAD = " " * WIDTH + "".join(f"{name:>10}" for name in FIGURES)
LEGEND = (
    "CPU: processor time of the server for an action with two viewers\n"
    "opening: about so much of that went into tables that followed finished ones\n"
    "generator: how much of its core the load needed\n"
    "others: how much of the server's core other work had; trust only CPU where a run is called disturbed"
)
SATURATED = "the generator was saturated and may be what was measured"
DISTURBED = "disturbed"


def name_of(tables: int, pause: float) -> str:
    return f"{tables} tables, " + (f"every {pause:g} s" if pause else "closed loop")


def line(name: str, row: Measured, more: str = "") -> str:
    speed = f"{row.rate:>10,.0f}{row.p50:>10.2f}{row.p99:>10.2f}"
    cost = f"{row.cpu:>10.3f}{row.opening:>10.3f}{row.generator:>10.0%}{row.others:>10.0%}"
    doubts = [SATURATED] * row.saturated + [DISTURBED] * row.disturbed
    return "  ".join(filter(None, (f"{name:<{WIDTH}}{speed}{cost}", more, *doubts)))


def middle(rows: Sequence[Measured]) -> Measured:
    """The median of each figure."""
    names = [figure.name for figure in fields(Measured)]
    return Measured(**{name: median(getattr(row, name) for row in rows) for name in names})


def load(names: Sequence[str], runs: Sequence[Sequence[Measured]]) -> Iterator[str]:
    """Beside what we aim at."""
    return table(names, runs, verdicts)


def beside(names: Sequence[str], runs: Sequence[Sequence[Measured]]) -> Iterator[str]:
    """Each beside the first, which is ours: by processor time, which is fair on a busy machine, too."""
    first = middle([run[0] for run in runs])

    def compared(row: Measured) -> str:
        return f"{row.cpu / first.cpu:.2f} x our CPU, so {1000 / row.cpu:,.0f}/s on a core of its own"

    return table(names, runs, compared)


def table(
    names: Sequence[str], runs: Sequence[Sequence[Measured]], remark: Callable[[Measured], str]
) -> Iterator[str]:
    """Every run, and a remark on their medians."""
    yield HEAD
    for name, rows in zip(names, zip(*runs, strict=True), strict=True):
        if len(rows) > 1:
            yield from (line(f"  run {number}", row) for number, row in enumerate(rows, 1))
        median_row = middle(rows)
        yield line(name, median_row, remark(median_row))
    yield LEGEND


def processes(names: Sequence[str], runs: Sequence[Sequence[Measured]]) -> Iterator[str]:
    """Each way beside the first; the second is the one that is to reach a goal."""
    yield f"{'':<{WIDTH}}{'actions/s':>10}{'p99 ms':>10}{'CPU ms':>10}{'database':>10}"
    rows = [middle(row) for row in zip(*runs, strict=True)]
    for place, (name, row) in enumerate(zip(names, rows, strict=True)):
        times = row.cpu / rows[0].cpu
        beside = f"  {times:.2f} times the CPU of one" if place else ""
        verdict = f", {OF_AFFINITY.verdict(times)}" if place == 1 else ""
        figures = f"{row.rate:>10,.0f}{row.p99:>10.2f}{row.cpu:>10.3f}{row.database:>10.3f}"
        yield f"{name:<{WIDTH}}{figures}{beside}{verdict}"


def memory(weights: dict[str, float]) -> Iterator[str]:
    for what, weight in weights.items():
        goal = OF_MEMORY.get(what)
        yield f"{what + ', KiB':<{WIDTH}}{weight:>10.1f}" + (f"  {goal.verdict(weight)}" if goal else "")
