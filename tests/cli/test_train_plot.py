"""A picture of how strength grew, from what training kept."""

import json
from pathlib import Path
from xml.etree import ElementTree

from tertulia.cli.train_plot import draw

SVG = "{http://www.w3.org/2000/svg}"


def told(game: str, decisions: int, *times: float) -> str:
    found = [{"seats": 2 + number, "bot": "medium", "times": each} for number, each in enumerate(times)]
    return json.dumps({"game": game, "decisions": decisions, "strength": found})


def heights(line: ElementTree.Element) -> list[float]:
    return [float(point.split(",")[1]) for point in line.attrib["points"].split()]


def test_a_line_for_each_table_rises_with_strength(tmp_path: Path) -> None:
    lines = [told("pamplona", 1, 0.5, 1.0), told("caramba", 1, 9.0), told("pamplona", 3_000_000, 1.5, 1.0)]
    (tmp_path / "strength.jsonl").write_text("\n".join(lines), encoding="utf-8")
    draw(tmp_path, "pamplona")
    root = ElementTree.parse(tmp_path / "pamplona.svg").getroot()
    first, second = root.iter(f"{SVG}polyline")
    assert [line.findtext(f"{SVG}title") for line in (first, second)] == [
        "2 seats among medium",
        "3 seats among medium",
    ]
    low, high = heights(first)
    assert high < low  # places count from the top
    assert len(set(heights(second))) == 1
    labels = [text.text for text in root.iter(f"{SVG}text") if text.get("class") == "label"]
    assert labels == ["0", "0.5", "1", "1.5", "2"]
    said = [text.text for text in root.iter(f"{SVG}text") if text.text and "pamplona" in text.text]
    assert said == [
        "pamplona: times an equal share for each number of seats, by million decisions of training"
    ]
