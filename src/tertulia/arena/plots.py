"""Small pictures as SVG. Colours are classes, so that one picture suits light and dark pages."""

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

import numpy as np

WIDTH, LEFT, RIGHT, ROW = 720, 190, 90, 30
BINS = 24
HEIGHT, MARGIN = 240, 40
DASHES = ("none", "8 4", "2 4", "12 4 2 4", "5 5", "1 6")
"""Lines differ in more than their colour."""
Points = Sequence[tuple[float, float]]
Row = tuple[str, Mapping[str, float]]
Show = Callable[[float], str]


class Axis:
    """From numbers to places in a picture."""

    def __init__(self, low: float, high: float, left: float = LEFT, right: float = WIDTH - RIGHT) -> None:
        room = (high - low) * 0.04 or 1.0
        self.low, self.high, self.left, self.right = low - room, high + room, left, right

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(self.left + share * (self.right - self.left), 1)

    def ticks(self) -> list[float]:
        """Round numbers, four to nine of them."""
        step = 10 ** math.floor(math.log10(self.high - self.low))
        step = next(part for part in (step, step / 2, step / 5) if (self.high - self.low) / part >= 4)
        first = math.ceil(self.low / step)
        return [number * step for number in range(first, math.floor(self.high / step) + 1)]


def whiskers(title: str, rows: Sequence[Row], show: Show, mark: float | None = None) -> str:
    """A dot with its interval for each row; `mark` is what equal strength would give."""
    values = [row[name] for _, row in rows for name in ("low", "high")]
    axis = Axis(min([*values, *_given(mark)]), max([*values, *_given(mark)]))
    height = ROW * (len(rows) + 1)
    parts = [*_grid(axis, height, show), *_mark(axis, height, mark)]
    for number, (label, row) in enumerate(rows):
        parts += _whisker(axis, ROW * number + ROW / 2, label, row, show)
    return _svg(title, height, parts)


def histogram(title: str, values: Any, low: float, high: float, show: Show, bins: int = BINS) -> str:
    """Equal ends make pictures comparable."""
    counts, edges = np.histogram(values, bins, (low, high))
    axis, height, top = (
        Axis(float(edges[0]), float(edges[-1]), 20, WIDTH - 20),
        140,
        max(1, int(counts.max())),
    )
    parts = [*_grid(axis, height, show), *_mark(axis, height, 0.0 if edges[0] < 0 < edges[-1] else None)]
    for count, low, high in zip(counts.tolist(), edges[:-1].tolist(), edges[1:].tolist(), strict=True):
        size = round((height - ROW) * count / top, 1)
        place = f'x="{axis(low)}" y="{height - ROW - size}" width="{axis(high) - axis(low) - 1:.1f}"'
        parts.append(f'<rect class="bar" {place} height="{size}"><title>{count} games</title></rect>')
    return _svg(title, height, parts)


def curves(
    title: str, lines: Sequence[tuple[str, Points]], show: Show, levels: Sequence[float] = (0.0, 0.5, 1.0)
) -> str:
    """A line for each row of points, from 0 to the last level; its first word stands where it ends."""
    ends = [x for _, points in lines for x, _ in points]
    axis = Axis(min(ends), max(ends), MARGIN, WIDTH - MARGIN)
    top, bottom = ROW / 2, HEIGHT - ROW
    parts = _grid(axis, HEIGHT, lambda tick: f"{tick:.0f}")
    rise = (top - bottom) / levels[-1]
    for level in levels:
        y = round(bottom + level * rise, 1)
        parts.append(f'<line class="grid" x1="{MARGIN}" y1="{y}" x2="{WIDTH - MARGIN}" y2="{y}"/>')
        parts.append(f'<text class="label" x="{MARGIN - 6}" y="{y + 4}">{escape(show(level))}</text>')
    for number, (label, points) in enumerate(lines):
        spots = [(axis(x), round(bottom + y * rise, 1)) for x, y in points]
        drawn, (x, y) = " ".join(f"{x},{y}" for x, y in spots), spots[-1]
        look = f'class="curve seat-{number}" stroke-dasharray="{DASHES[number % len(DASHES)]}"'
        parts.append(f'<polyline {look} points="{drawn}"><title>{escape(label)}</title></polyline>')
        parts.append(f'<text x="{x + 6}" y="{y + 4}">{escape(label.split()[0])}</text>')
    return _svg(title, HEIGHT, parts)


def _given(mark: float | None) -> list[float]:
    return [] if mark is None else [mark]


def _grid(axis: Axis, height: float, show: Show) -> list[str]:
    parts = []
    for tick in axis.ticks():
        x = axis(tick)
        parts.append(f'<line class="grid" x1="{x}" y1="0" x2="{x}" y2="{height - ROW}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{height - 10}">{escape(show(tick))}</text>')
    return parts


def _mark(axis: Axis, height: float, mark: float | None) -> list[str]:
    return [
        f'<line class="mark" x1="{axis(at)}" y1="0" x2="{axis(at)}" y2="{height - ROW}"/>'
        for at in _given(mark)
    ]


def _whisker(axis: Axis, y: float, label: str, row: Mapping[str, float], show: Show) -> list[str]:
    low, at, high = axis(row["low"]), axis(row["value"]), axis(row["high"])
    short = label if len(label) <= 26 else label[:25] + "…"
    return [
        f'<text class="label" x="{LEFT - 12}" y="{y + 4}">{escape(short)}</text>',
        f'<line class="whisker" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>',
        f'<circle class="dot" cx="{at}" cy="{y}" r="5"/>',
        f'<text class="value" x="{WIDTH - RIGHT + 12}" y="{y + 4}">{escape(show(row["value"]))}</text>',
    ]


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])
