"""Hints while playing, and the analysis afterwards."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import tertulia
from tertulia.bots import matches
from tests.web.conftest import PHONE, WIDE

SCREENS: list[tuple[Any, Any]] = [(WIDE, "light"), (PHONE, "dark")]
Visit = Callable[..., Any]


@pytest.mark.parametrize("game", tertulia.GAMES)
def test_a_hint_can_be_asked_for_and_played(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.play_bots(game)
    page, hints = visitor.page, visitor.page.locator("[data-hint]")
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert hints.count() == 0
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(hints.first).to_be_visible()
    legal = {choice.get_attribute("data-choice") for choice in page.locator("[data-choice]").all()}
    assert {hint.get_attribute("data-hint") for hint in hints.all()} <= legal
    expect(page.get_by_text(re.compile(r"\d+\s% to win")).first).to_be_visible()
    assert visitor.violations() == []
    visitor.take(hints.first)
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert hints.count() == 0
    page.keyboard.press("h")
    expect(hints.first).to_be_visible()


def test_hints_are_put_away_and_read_again(visit: Visit) -> None:
    """On a phone they lie over one's own cards, and nobody has to follow them."""
    visitor = visit(viewport=PHONE)
    visitor.play_bots("caramba")
    page, hints = visitor.page, visitor.page.locator("[data-hint]")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(hints.first).to_be_visible()
    best = hints.all_inner_texts()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(hints).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(hints).to_have_text(best)
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    page.keyboard.press("h")
    expect(hints).to_have_text(best)
    assert len(visitor.wire.asked("advise")) == 1


def test_a_table_without_hints_offers_none(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new/pamplona")
    page.get_by_label("Hints allowed").uncheck()
    page.get_by_label("Seats").select_option("2")
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_role("button", name="Set the table").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert page.get_by_role("button", name="Hint", exact=True).count() == 0
    page.keyboard.press("h")
    assert page.locator("[data-hint]").count() == 0


def test_a_record_is_analysed_and_a_mistake_leads_to_its_moment(visit: Visit, tmp_path: Path) -> None:
    match = matches.play(tertulia.game("pamplona").start(2, seed=3), ["random", "medium"], 3)
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**match.record(), "players": ["Ana", "Bo"]}), encoding="utf-8")
    visitor = visit()
    page = visitor.go("/replay")
    page.get_by_label("Choose the file of a record:").set_input_files(file)
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator("[data-analysis=true]")).to_be_visible()
    graph = page.get_by_role("img", name="Chances to win")
    for size, scheme in SCREENS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        expect(graph.locator("path.line")).to_have_count(2)
        expect(graph.locator("text.letter")).to_have_text(["A", "B"])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert visitor.violations() == []
        mistake = page.get_by_role("button", name=re.compile(r"before event \d+: .* Better:")).first
        event = re.findall(r"before event (\d+)", mistake.inner_text())[0]
        mistake.click()
        expect(page.get_by_text(f"{event} / {len(match.history)}")).to_be_visible()
        graph.click(position={"x": 3, "y": 20})
        expect(page.get_by_text(f"0 / {len(match.history)}", exact=True)).to_be_visible()
