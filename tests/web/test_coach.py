"""A coach asks before a serious mistake, and says afterwards what it was."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.bots.obvious import last_runner_of_pamplona

MISTAKE = "B 30+2"
"""It leaves the last runner outside, and Torro ends the game without it."""
PATIENT = """
const { setTimeout } = window;
window.setTimeout = (act, pause, ...more) => setTimeout(act, pause === 400 ? 60_000 : pause, ...more);
"""
"""The page waits for its coach, however slow this machine is."""
PHONE = {"width": 360, "height": 640}
Visit = Callable[..., Any]


def at_a_crossroads(visitor: Any) -> Any:
    """At the server, with a bot in the other seat; the coach is on because the address says so."""
    match, _ = last_runner_of_pamplona()
    begin = {"record": match.record(), "events": 0}
    table = visitor.ask("/api/tables", {"bots": {"1": "random"}, "begin": begin})["table"]
    held = visitor.ask(f"/api/tables/{table}/seats", {"name": "Ana"})
    visitor.ask(f"/api/tables/{table}/start", {}, held["token"])
    visitor.page.add_init_script(PATIENT)
    visitor.sit(table, held)
    page = visitor.go(f"/table/{table}?coach=on")
    expect(page.locator(f"[data-choice='{MISTAKE}']")).to_be_visible()
    return page


@pytest.mark.parametrize("screen", [{}, {"viewport": PHONE, "color_scheme": "dark"}])
def test_a_coach_asks_before_a_serious_mistake_and_says_what_it_was(
    visit: Visit, screen: dict[str, Any]
) -> None:
    visitor = visit(**screen)
    page = at_a_crossroads(visitor)
    asked, bad = page.get_by_role("alertdialog"), page.locator(f"[data-choice='{MISTAKE}']")
    places = page.locator("main, main ~ section, aside").evaluate_all(
        "all => all.map((one) => JSON.stringify(one.getBoundingClientRect()))"
    )
    bad.press("Enter")
    expect(asked).to_contain_text("Your chance to win would fall from")
    expect(asked.get_by_role("button", name="Choose again")).to_be_focused()
    assert visitor.wire.asked("act") == []
    assert visitor.violations() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert places == page.locator("main, main ~ section, aside").evaluate_all(
        "all => all.map((one) => JSON.stringify(one.getBoundingClientRect()))"
    )
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(bad).to_be_focused()
    bad.click()
    asked.get_by_role("button", name="What is better?").click()
    expect(asked).to_contain_text("Better: ")
    page.screenshot(path=f"/tmp/coach-doubt-{len(screen)}.png")
    version = visitor.version()
    asked.get_by_role("button", name="Play it anyway").click()
    visitor.moved_on(version)
    said = page.locator("[data-coach=regret]")
    expect(said).to_contain_text("your chance to win fell from")
    page.screenshot(path=f"/tmp/coach-regret-{len(screen)}.png")
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)
    assert [sent["action"] for sent in visitor.wire.asked("act")] == [MISTAKE]


def test_the_coach_is_a_setting_and_where_people_play_together_a_term_of_the_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new/pamplona")
    page.get_by_label("A coach for everybody").check()
    page.get_by_label("Seats").select_option("2")
    page.get_by_label("Seat 2").select_option(label="a friend at this screen")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_text("Everybody at this table may have a coach")).to_be_visible()
    page = visitor.against_bots("pamplona")
    page.get_by_role("tab", name="More").click()
    switch = page.get_by_label("Coach: asks before a serious mistake")
    expect(switch).not_to_be_checked()
    switch.check()
    page.reload()
    page.get_by_role("tab", name="More").click()
    expect(switch).to_be_checked()
