"""How strong a network became while it was trained, as a picture."""

import json
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any

from tertulia.arena.plots import HEIGHT, MARGIN, ROW, WIDTH, Points, curves

NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'
MILLION = 1e6


def draw(folder: Path, game: str) -> None:
    """GAME.svg, from all that the folder's strength.jsonl tells about a game."""
    text = (folder / "strength.jsonl").read_text(encoding="utf-8")
    told = [json.loads(line) for line in text.splitlines()]
    picture = plot(game, [each for each in told if each["game"] == game])
    (folder / f"{game}.svg").write_text(picture, encoding="utf-8")


def plot(game: str, told: Iterable[dict[str, Any]]) -> str:
    """A line for each number of seats and kind of bot: times an equal share by millions of decisions."""
    lines: dict[str, list[tuple[float, float]]] = {}
    for each in told:
        for found in each["strength"]:
            label = f"{found['seats']} seats among {found['bot']}"
            lines.setdefault(label, []).append((each["decisions"] / MILLION, found["times"]))
    title = f"{game}: times an equal share for each number of seats, by million decisions of training"
    drawn = curves(title, list(lines.items()), lambda level: f"{level:g}", levels(lines.values()))
    style = resources.files("tertulia.arena").joinpath("report.css").read_text(encoding="utf-8")
    _, rest = drawn.split("\n", 1)
    above = f'viewBox="0 {-ROW} {WIDTH} {HEIGHT + ROW}"'  # a file by itself needs to say what it shows
    caption = f'<text x="{MARGIN}" y="{-ROW / 3:.0f}" fill="var(--ink)">{title}</text>'
    head = f'<svg {NAMESPACE} {above} role="img" aria-label="{title}">'
    return "\n".join([head, f"<style>{style}</style>", caption, rest, ""])


def levels(lines: Iterable[Points]) -> list[float]:
    """From 0 by halves to above the highest; 1 is an equal share."""
    highest = max((times for points in lines for _, times in points), default=1.0)
    return [half / 2 for half in range(int(2 * max(1.0, highest)) + 2)]
