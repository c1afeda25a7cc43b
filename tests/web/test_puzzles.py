"""Puzzles on the real board: a wrong answer, the right one, and what the browser remembers."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import tertulia
from tertulia.locales import language
from tertulia.puzzles.shipped import puzzles

Visit = Callable[..., Any]


def test_a_puzzle_is_solved_on_its_board(visit: Visit) -> None:
    puzzle = puzzles(tertulia.game("pamplona"))[0]
    visitor = visit()
    page = visitor.go("/puzzles")
    own = page.locator('[data-puzzles="pamplona"]')
    expect(own.get_by_text("Nothing solved yet.")).to_be_visible()
    assert visitor.violations() == []
    own.get_by_text("Choose one").click()
    own.get_by_role("link", name="1: not tried yet", exact=True).click()
    said, list_of = page.locator("[data-mood]"), page.get_by_role("button", name="Choices in words")
    expect(said).to_have_attribute("data-mood", "ask")
    if list_of.get_attribute("aria-pressed") != "true":
        list_of.click()
    page.locator(f'[data-choice="{puzzle.obvious}"]').click()
    expect(said).to_have_attribute("data-mood", "wrong")
    expect(said).to_contain_text(f"wins {int(100 * puzzle.obvious_chance + 0.5)} times in 100")
    page.locator(f'[data-choice="{puzzle.solution}"]').click()
    expect(said).to_have_attribute("data-mood", "right")
    names = ["Alma", "Benito", "Chelo", "Domingo", "Elvira", "Fermín"]
    names[puzzle.seat] = "Guest"
    expect(said).to_contain_text(language("en").tell(puzzle.why, names))
    expect(page.locator("[data-narration]")).not_to_be_empty()  # it happens on the board
    assert visitor.violations() == []
    assert page.url.endswith(f"/puzzles/pamplona/{puzzle.id}")
    page.get_by_role("link", name="Next puzzle").click()
    expect(said).to_have_attribute("data-mood", "ask")
    page.get_by_role("button", name="Show the solution").click()
    expect(said).to_have_attribute("data-mood", "shown")
    page.get_by_role("link", name="All puzzles").click()
    expect(own.get_by_text("One solved.")).to_be_visible()
