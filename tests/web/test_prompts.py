"""What is asked says what is possible, and nothing else."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

Visit = Callable[..., Any]
ORDER = ["caramba", "pamplona", "sombreros"]


def prompt(page: Any) -> str:
    return str(page.get_by_label("What is asked").inner_text())


def test_pass_is_named_and_looks_possible_only_where_it_is(visit: Visit) -> None:
    """The first player may not pass on the first turn (C12)."""
    visitor, rng, seen = visit(), random.Random(4), set[bool]()
    visitor.play_bots("caramba")
    page, sign = visitor.page, visitor.page.locator('[data-at="pass"]')
    choices = page.locator("[data-choice]")
    for _ in range(40):
        expect(choices.first).to_be_visible()
        notations = [one.get_attribute("data-choice") for one in choices.all()]
        if sign.count():
            may = "pass" in notations
            assert ("pass" in page.locator(".yours").last.inner_text().lower()) == may
            assert (
                float(sign.locator(".sign").evaluate("sign => getComputedStyle(sign).opacity")) == 1
            ) == may
            sign.dispatch_event("click") if not may else None
            if not may:
                expect(page.locator(".help")).not_to_contain_text("or pass")
            seen.add(may)
            if len(seen) == 2:
                return
        visitor.take(rng.choice(choices.all()))
    raise AssertionError(f"met only: {seen}")


def test_skip_and_pass_are_two_words_in_french(visit: Visit) -> None:
    visitor = visit(locale="fr-FR", reduced_motion="no-preference")
    visitor.page.add_init_script(
        "const later = setTimeout; window.setTimeout = (act, ms) => later(act, ms < 50 ? ms : 1e9);"
    )
    visitor.play_bots("caramba")
    expect(visitor.page.get_by_role("button", name="Abréger")).to_be_visible()
    assert visitor.page.get_by_role("button", name="Passer", exact=True).count() == 0


@pytest.mark.parametrize("code", ["en", "de", "es", "fr"])
def test_no_dice_are_named_in_a_game_that_has_none(visit: Visit, code: str) -> None:
    visitor = visit(locale=code)
    visitor.play_bots("caramba")
    page = visitor.page
    expect(page.locator("[data-choice]").first).to_be_visible()
    text = page.locator("body").text_content() or ""
    assert re.search(r"\b(dice|Würfeln?|dados?|dés?)\b(?! Estoy)", text) is None


@pytest.mark.parametrize(
    ("code", "behind"), [("en", "behind"), ("de", "hinter"), ("es", "detrás"), ("fr", "derrière")]
)
def test_the_first_page_says_where_courage_is_lost(visit: Visit, code: str, behind: str) -> None:
    """An attack rewards those just ahead of Torro and costs those behind him (P15)."""
    page = visit(locale=code).go()
    expect(page.locator("article").nth(ORDER.index("pamplona"))).to_contain_text(behind)
