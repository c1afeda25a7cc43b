"""What happens is shown one thing at a time, and said: paces, what holds, what can be played again."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tertulia.games import GAMES
from tests.web.test_games import COUNT, DEALT

Visit = Callable[..., Any]
HASTE = "const later = setTimeout; window.setTimeout = (act, ms) => later(act, ms > 2000 ? 1e9 : 0);"
"""What is great holds for ever, and everything else takes no time."""


def log(page: Page) -> str:
    return str(page.get_by_label("What happened").inner_text())


@pytest.mark.parametrize("game", GAMES)
def test_what_followed_is_in_the_log_also_after_a_reload(visit: Visit, game: str) -> None:
    visitor, rng = visit(), random.Random(game)
    visitor.play_bots(game)
    page, follows = visitor.page, visitor.page.locator("[data-line] li")
    for _ in range(60):
        expect(page.locator("[data-choice]").first).to_be_visible()
        if follows.count() > 4:
            break
        visitor.take(rng.choice(page.locator("[data-choice]").all()))
    expect(page.locator("[data-choice]").first).to_be_visible()
    before, told = log(page), follows.all_inner_texts()
    assert len(told) > 4
    page.reload()
    expect(page.locator("[data-choice]").first).to_be_visible()
    expect(follows).to_have_count(len(told))  # the log is drawn after the board
    assert follows.all_inner_texts() == told
    assert log(page) == before


def test_less_motion_is_not_less_time(visit: Visit) -> None:
    visitor, lines = visit(reduced_motion="reduce", pace="normal"), DEALT["caramba"]
    visitor.page.add_init_script(COUNT)
    visitor.play_bots("caramba")
    visitor.page.wait_for_function("lines => Math.max(...window.counts) >= lines", arg=lines)
    seen = visitor.page.evaluate("[...window.counts]")
    assert len({count for count in seen if 0 < count < lines}) > lines // 2
    assert (
        visitor.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--move')")
        == "1ms"
    )


def play_until_held(visitor: Any, rng: random.Random) -> None:
    page = visitor.page
    choices, held = page.locator("[data-choice]"), page.get_by_role("button", name="Go on", exact=True)
    for _ in range(200):
        expect(choices.or_(held).first).to_be_visible()
        if held.is_visible():
            return
        version = visitor.version()
        rng.choice(choices.all()).click()
        visitor.moved_on(version)
    raise AssertionError("nothing great has happened")


def test_an_attack_holds_until_it_was_seen_and_a_tap_goes_on(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.page.add_init_script(HASTE)
    visitor.play_bots("pamplona")
    play_until_held(visitor, random.Random(3))
    page = visitor.page
    line = page.locator("[data-narration] p")
    said = line.inner_text()
    assert "courage" in said
    page.wait_for_timeout(300)
    expect(line).to_have_text(said)
    page.locator("svg.pamplona").click(position={"x": 5, "y": 5})
    expect(line).not_to_have_text(said)


def test_who_wants_to_be_waited_for_is_waited_for_after_each_turn(visit: Visit) -> None:
    visitor = visit(pace="wait")
    visitor.page.add_init_script(HASTE)
    visitor.play_bots("sombreros")
    page = visitor.page
    for _ in range(3):
        expect(page.locator("[data-narration] .holds, [data-choice]").first).to_be_visible()
        if page.locator("[data-choice]").count():
            version = visitor.version()
            page.locator("[data-choice]").first.click()
            visitor.moved_on(version)
            continue
        version = visitor.version()
        page.wait_for_timeout(200)
        assert visitor.version() == version
        page.keyboard.press("Enter")
        visitor.moved_on(version)


def test_what_has_moved_is_played_again(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference", pace="quick")
    visitor.play_bots("pamplona")
    page = visitor.page
    for _ in range(2):
        expect(page.locator("[data-choice]").first).to_be_visible()
        version = visitor.version()
        page.locator("[data-choice]").first.click()
        visitor.moved_on(version)
    expect(page.locator("[data-choice]").first).to_be_visible()
    newest, lines = visitor.version(), log(page)
    page.keyboard.press("r")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    assert visitor.version() < newest
    assert len(log(page)) < len(lines)
    assert page.locator("[data-choice]").count() == 0
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert (visitor.version(), log(page)) == (newest, lines)
