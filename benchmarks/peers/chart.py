"""A bar for each row, on a scale of powers of ten; one picture for light and dark pages."""

import math
from collections.abc import Mapping
from html import escape

WIDTH, LEFT, ROW, TOP = 760, 270, 22, 10
STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#1d1d1f}.peer{fill:#8a8a86}.ours{fill:#b4451f}"
    ".grid{stroke:#dcd9d0}@media(prefers-color-scheme:dark){text{fill:#ececea}.peer{fill:#7c7c78}"
    ".ours{fill:#f08a5d}.grid{stroke:#3a3a37}}"
)


def chart(rates: Mapping[str, float], title: str) -> str:
    rows = sorted(rates.items(), key=lambda row: row[1])
    low, high = (round_down(math.log10(rows[0][1])), math.ceil(math.log10(rows[-1][1])))
    height = TOP + ROW * (len(rows) + 1)
    parts = [grid(power, low, high, height) for power in range(low, high + 1)]
    parts += [bar(place, name, rate, low, high) for place, (name, rate) in enumerate(rows)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
    return "\n".join([head, f"<title>{escape(title)}</title><style>{STYLE}</style>", *parts, "</svg>\n"])


def round_down(power: float) -> int:
    """One power below the smallest, so that its bar can be seen."""
    return math.floor(power) - (power - math.floor(power) < 0.1)


def across(power: float, low: int, high: int) -> float:
    return round(LEFT + (power - low) / (high - low) * (WIDTH - LEFT - 70), 1)


def grid(power: int, low: int, high: int, height: int) -> str:
    x, names = (
        across(power, low, high),
        {3: "1,000", 4: "10,000", 5: "100,000", 6: "1 million", 7: "10 million", 8: "100 million"},
    )
    label = names.get(power, f"10^{power}")
    line = f'<line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{height - ROW}"/>'
    return f'{line}<text x="{x}" y="{height - 6}" text-anchor="middle">{label}</text>'


def bar(place: int, name: str, rate: float, low: int, high: int) -> str:
    y, x = TOP + ROW * place, across(math.log10(rate), low, high)
    whose = "ours" if name.startswith("Tertulia") else "peer"
    return (
        f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end">{escape(name)}</text>'
        f'<rect class="{whose}" x="{LEFT}" y="{y + 3}" width="{x - LEFT:.1f}" height="{ROW - 6}"/>'
        f'<text x="{x + 6}" y="{y + 14}">{short(rate)}</text>'
    )


def short(rate: float) -> str:
    return f"{rate / 1e6:.1f} M" if rate >= 1e6 else f"{rate / 1e3:.1f} k"
