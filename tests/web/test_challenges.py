"""A deal that anybody can play: by its link, in this browser, beside what bots reach there."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

Visit = Callable[..., Any]
NUMBER = re.compile("^\u2212?[0-9]+$")


def test_a_deal_is_played_by_its_link_and_compared_with_bots(visit: Visit) -> None:
    visitor = visit(viewport={"width": 390, "height": 844})
    page = visitor.go()
    page.get_by_role("link", name="Deals of the week").click()
    expect(page.get_by_role("link", name="Viva Pamplona!", exact=True)).to_have_attribute(
        "href", re.compile(r"/challenge/pamplona/4-medium-\d{4}w\d\d$")
    )
    assert visitor.violations() == []
    visitor.go("/challenge/pamplona/9-medium-x")
    expect(page.get_by_text("There is nothing here.")).to_be_visible()
    visitor.go("/challenge/pamplona/2-easy-k7f3q")
    expect(page.get_by_text("you sit in seat")).to_be_visible()
    assert visitor.violations() == []
    page.get_by_role("button", name="Play this deal").click()
    visitor.play_on(lambda offered: offered[0])
    assert page.get_by_role("button", name="Take it back").count() == 0
    compared = page.locator("[data-compared]")
    own = page.locator("[data-compared] .own td").first.inner_text()
    compared.get_by_role("button", name="What do bots reach here?").click()
    for level in ("easy", "medium", "hard"):
        expect(compared.locator(f"[data-level={level}] td").first).to_have_text(NUMBER)
    assert visitor.violations() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    compared.get_by_role("link", name="Play it again").click()
    expect(page.locator("[data-tries]")).to_contain_text(f"once: {own}")
