"""For newcomers: the goal is always visible, a key explains what can be done, the rules begin simply."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import tertulia
from tertulia.core.contract import Message
from tertulia.locales import LANGUAGES, Language, language

WIDE, SMALL = {"width": 1280, "height": 800}, {"width": 360, "height": 640}
FITS = "line => line.scrollWidth <= line.clientWidth"
Visit = Callable[..., Any]


def goal(visitor: Any, speaker: Language, form: str = "") -> str:
    """As the story says it of the newest state."""
    (said,) = visitor.wire.state["story"][-1]["table"][0]
    return speaker.tell(Message(f"{said['id']}{form}", said["args"]), [])


@pytest.mark.parametrize("game", tertulia.GAMES)
def test_the_goal_is_one_line_in_every_language_on_wide_and_small_screens(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.against_bots(game, 4)
    expect(page.locator("[data-choice]").first).to_be_visible()
    for code in LANGUAGES:
        page.set_viewport_size(WIDE)
        page.locator("header select").first.select_option(code)
        for size, part, form in ((WIDE, "whole", ""), (SMALL, "short", ".short")):
            page.set_viewport_size(size)
            line = page.locator(f"[data-goal] .{part}")
            expect(line).to_have_text(goal(visitor, language(code), form))
            expect(line).to_be_in_viewport(ratio=1)
            assert line.evaluate(FITS), f"{code}: {size}"


def test_the_goal_stays_where_it_is_while_the_number_in_it_changes(visit: Visit) -> None:
    visitor = visit()
    page = visitor.against_bots("pamplona", 4)
    line, told, places = page.locator("[data-goal]"), set[str](), set[str]()
    for _ in range(12):
        expect(page.locator("[data-choice]").first).to_be_visible()
        told.add(goal(visitor, language("en")))
        expect(line).to_have_attribute("title", goal(visitor, language("en")))
        places.add(str(line.bounding_box()))
        visitor.take(page.locator("[data-choice]").first)
    assert len(told) > 1
    assert len(places) == 1


def test_what_can_be_done_is_told_at_a_key_and_leads_to_the_rules(visit: Visit) -> None:
    visitor = visit(viewport=SMALL)
    page = visitor.against_bots("caramba", 4)
    expect(page.locator("[data-choice]").first).to_be_visible()
    button, help = page.get_by_role("button", name="What can I do here?"), page.locator(".help")
    page.keyboard.press("?")
    expect(help).to_contain_text("The single highest offer takes all unsecured crates of a good")
    expect(help).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "true")
    assert visitor.violations_day_and_night() == []
    page.keyboard.press("?")
    expect(help).to_have_count(0)
    button.click()
    help.get_by_role("button", name="Rule C16").click()
    expect(help).to_have_count(0)
    expect(page.locator("#rule-c16")).to_be_in_viewport()


def test_what_can_be_done_is_no_longer_told_when_something_else_is_asked(visit: Visit) -> None:
    visitor = visit()
    page = visitor.against_bots("sombreros", 4)
    expect(page.locator("[data-choice]").first).to_be_visible()
    page.keyboard.press("?")
    help = page.locator(".help")
    expect(help).to_contain_text("Choose where this sombrero starts")
    visitor.take(page.locator("[data-choice]").first)
    expect(help).to_have_count(0)


@pytest.mark.parametrize("game", tertulia.GAMES)
def test_the_rules_begin_with_one_screen_for_everybody(visit: Visit, game: str) -> None:
    visitor = visit(viewport=SMALL)
    page = visitor.go(f"/rules/{game}")
    intro = page.locator(".intro")
    for code in LANGUAGES:
        page.locator("header select").first.select_option(code)
        expect(intro.locator("p").last).to_have_text(language(code).say(f"{game}-rules-end"))
        expect(intro.locator("p").last).to_be_in_viewport(ratio=1)
        expect(intro.locator("svg")).to_have_count(3)
    assert visitor.violations_day_and_night() == []
