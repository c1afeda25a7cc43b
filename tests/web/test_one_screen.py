"""Several people at one screen: while the curtain is down, nothing of the next player is in the page."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tertulia

SCREENS = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
GOODS = {"g": "gold", "m": "munitions", "d": "dynamite"}
KEYS = [*"123456789", "h", "Enter", " ", "Escape"]
Visit = Callable[..., Any]


def sit_together(visitor: Any, game: str) -> Page:
    page: Page = visitor.go(f"/new/{game}")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Seats").select_option("2")
    page.get_by_role("button", name="Set the table").click()
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Sit here too").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-version]")).to_be_visible()
    return page


def secrets(wire: Any) -> set[str]:
    """What only the seat of the newest state may know, as it could be written on a page."""
    state = wire.state
    own, common = state["view"]["you"], {**state["view"], "you": None}
    public = json.dumps(
        [common, [line for one in wire.heard if one["type"] == "state" for line in one["log"]]]
    )
    cards = {card for card in own["hand"] if card not in public}
    spelled = {
        " / ".join(f"{GOODS[good]} {value}" for good, value in re.findall(r"([gmd])(\d+)", card))
        for card in cards
    }
    special = {own["special"]} if own["special"] and f'"{own["special"]}"' not in public else set()
    return cards | spelled | special


def legible(hidden: set[str], text: str) -> set[str]:
    """Those that stand there as words of their own: a seal or a link may hold the same letters."""
    return {secret for secret in hidden if re.search(rf"(?<![\w-]){re.escape(secret)}(?![\w-])", text)}


def readable(page: Page) -> str:
    """All that is in the page, for eyes, ears and programs."""
    fields = page.locator("input, textarea").evaluate_all("fields => fields.map(field => field.value)")
    return "\n".join([page.content(), page.locator("body").aria_snapshot(), *fields])


def curtain(page: Page) -> Any:
    return page.get_by_role("button", name=re.compile("^I am "))


def check_covered(visitor: Any) -> set[str]:
    """What is hidden: late in a game that may be nothing."""
    page, wire = visitor.page, visitor.wire
    wire.sent.clear()
    expect(curtain(page)).to_be_visible()
    hidden = secrets(wire)
    assert legible(hidden, readable(page)) == set()
    assert page.locator("[data-choice], [data-hint], .spot.offered").count() == 0
    version = wire.state["version"]
    for button in page.get_by_label("What is asked").locator("button:not([aria-pressed])").all():
        button.click()
    page.locator("body").click(position={"x": 2, "y": 2})
    for key in KEYS:
        page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert wire.asked("act", "advise", "undo") == []
    assert wire.state["version"] == version
    expect(curtain(page)).to_be_visible()
    return hidden


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_of_the_next_player_is_in_the_page_until_they_say_who_they_are(
    visit: Visit, screen: str
) -> None:
    visitor = visit(viewport=SCREENS[screen])
    page, wire = sit_together(visitor, "caramba"), visitor.wire
    choices = page.locator("[data-choice]")
    for turn in range(3):
        hidden = check_covered(visitor)
        assert hidden or turn > 0
        curtain(page).click()
        expect(choices.first).to_be_visible()
        assert bool(hidden) == bool(legible(secrets(wire), readable(page)))
        seat = wire.state["seat"]
        while wire.state["seat"] == seat:
            visitor.take(choices.first)
    check_covered(visitor)
    assert visitor.violations() == []


def test_the_curtain_is_down_again_after_a_reload(visit: Visit) -> None:
    visitor = visit()
    page = sit_together(visitor, "caramba")
    curtain(page).click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    page.reload()
    assert check_covered(visitor)


def test_a_hint_goes_with_the_one_who_asked(visit: Visit) -> None:
    visitor = visit()
    page = sit_together(visitor, "caramba")
    curtain(page).click()
    page.keyboard.press("h")
    expect(page.locator("[data-hint]").first).to_be_visible()
    while curtain(page).count() == 0:
        visitor.take(page.locator("[data-choice]").first)
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_everybody_has_a_sheet_of_their_own_for_notes(visit: Visit) -> None:
    visitor = visit()
    page = sit_together(visitor, "caramba")
    curtain(page).click()
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("Only you see this").fill("Bo holds dynamite")
    while curtain(page).count() == 0:
        visitor.take(page.locator("[data-choice]").first)
    assert "Bo holds dynamite" not in readable(page)
    curtain(page).click()
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_label("Only you see this")).to_have_value("")


def test_a_game_without_secrets_needs_no_curtain(visit: Visit) -> None:
    visitor = visit()
    page = sit_together(visitor, "pamplona")
    for _ in range(4):
        visitor.take(page.locator("[data-choice]").first)
    assert curtain(page).count() == 0


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_what_only_one_seat_may_see_has_one_name_in_every_game(key: str) -> None:
    """It is what the page leaves out while the curtain is down."""
    assert set(tertulia.game(key).start(2, seed=1).own(0)) <= {"you"}
