"""The documentation in a browser, under the server's policy: no complaint, nothing from elsewhere."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import AXE, PHONE, WIDE, Visitor

Visit = Callable[..., Visitor]
PAGES = ("", "architecture.html", "glossary.html", "api.html", "caramba.html", "decisions/index.html")
WCAG = """axe.run({
    runOnly: ['wcag2a', 'wcag2aa'], rules: {'scrollable-region-focusable': {enabled: false}},
    resultTypes: ['violations'],
}).then(({ violations }) => violations)"""
"""The theme gives two landmarks one name, which is only best practice, and Safari does not reach its wide
tables by keyboard; other browsers do."""


@pytest.mark.parametrize(("viewport", "scheme"), [(WIDE, "light"), (PHONE, "dark")], ids=["wide", "phone"])
def test_no_page_is_wider_than_the_screen_or_breaks_an_axe_rule(
    visit: Visit, viewport: dict[str, int], scheme: str
) -> None:
    visitor = visit(viewport=viewport, color_scheme=scheme)
    for path in PAGES:
        page = visitor.go(f"/docs/{path}")
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"], path
        page.evaluate(AXE)
        assert page.evaluate(WCAG) == [], path


def test_the_search_works_without_any_other_host(visit: Visit) -> None:
    page = visit().go("/docs/")
    page.get_by_role("button", name="Search").first.click()
    page.get_by_role("combobox", name="Search").fill("reverse proxy")
    found = page.get_by_role("option", name="Behind a reverse proxy").first
    expect(found).to_be_visible()
    found.click()
    page.wait_for_url(re.compile(r"/docs/hosting\.html"))


def test_dark_stays_dark_on_the_next_page(visit: Visit) -> None:
    visitor = visit(color_scheme="light")
    page = visitor.go("/docs/")
    for _ in range(2):  # as the system, light, dark
        page.locator("[data-md-component=palette] label:visible").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    visitor.go("/docs/bots.html")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
