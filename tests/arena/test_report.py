"""The report opens anywhere, and says what the numbers say."""

import re
from collections.abc import Callable
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from tertulia.arena import Plan, hold
from tertulia.arena.plots import Axis, histogram, whiskers
from tertulia.arena.report import LUCK, report
from tertulia.arena.statistics import summary
from tertulia.arena.words import lines, percent, told

VOID = {"meta"}


class Nesting(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture
def page(planned: Callable[..., Plan]) -> tuple[str, dict[str, object]]:
    plan = planned(["medium", "easy", "random"], honesty=0.05)
    results = hold(plan, 4)
    found = summary(plan, results)
    found["faults"] = {"<script>": {"late": 3}}
    return report(plan, results, found, "tertulia arena --bots 'a<b'"), found


def test_it_needs_nothing_from_elsewhere(page: tuple[str, dict[str, object]]) -> None:
    assert not re.search(r"https?:|//|<script|<link|@import|url\(|\bsrc=", page[0].replace("<!doctype", ""))


def test_it_is_well_formed(page: tuple[str, dict[str, object]]) -> None:
    nesting = Nesting()
    nesting.feed(page[0])
    assert nesting.open == []
    for picture in re.findall(r"<svg.*?</svg>", page[0], re.DOTALL):
        ElementTree.fromstring(picture)


def test_it_holds_tables_plots_and_the_command(page: tuple[str, dict[str, object]]) -> None:
    text, found = page
    assert text.count("<svg") == 3 + 3  # win shares, ratings, seats; one histogram for each bot
    for row in found["bots"]:  # type: ignore[attr-defined]
        assert told(row["wins"], percent) in text
        assert f"<h3>{row['bot']}</h3>" in text
    for row in found["cross"]:  # type: ignore[attr-defined]
        assert told(row["beats"], percent) in text
    for heading in ("Win shares", "Ratings", "Cross-table", "Line-ups", "Seats", "Score differences"):
        assert f"<h2>{heading}</h2>" in text
    assert "tertulia arena --bots &#x27;a&lt;b&#x27;" in text
    assert "&lt;script&gt;" in text
    assert "prefers-color-scheme: dark" in text


def test_it_tells_luck_where_that_was_measured(
    planned: Callable[..., Plan], page: tuple[str, dict[str, object]]
) -> None:
    plan = planned(["easy", "random"], 3, luck=2)
    results = hold(plan, 2)
    found = summary(plan, results)
    text, said = report(plan, results, found, "tertulia arena"), "\n".join(lines(found))
    for row in found["bots"]:
        assert told(row["adjusted"], percent) in text
        assert told(row["adjusted"], percent) in said
    for row in found["lineups"]:
        assert all(told(share, percent) in text for share in row["adjusted"].values())
    assert LUCK in text
    assert text.count("<th>wins, luck taken out</th>") == 2
    assert "luck taken out" in said
    assert "luck taken out" not in page[0]


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-13, 7), (0.41, 0.43), (25, 25), (-1e6, 1e6)])
def test_axes_have_a_few_round_numbers(low: float, high: float) -> None:
    axis = Axis(low, high)
    assert 3 <= len(axis.ticks()) <= 11
    assert all(axis.left <= axis(tick) <= axis.right for tick in axis.ticks())


def test_pictures_say_their_values() -> None:
    picture = whiskers("Shares", [("a & b", {"value": 0.5, "low": 0.4, "high": 0.6})], percent, 0.25)
    assert ElementTree.fromstring(picture).get("aria-label") == "Shares"
    assert "a &amp; b" in picture
    assert "50.0%" in picture
    bars = re.findall(r"<title>(\d+) games", histogram("h", [1, 1, 2, 9], 0, 10, str))
    assert sum(map(int, bars)) == 4
