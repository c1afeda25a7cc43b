"""What is asked says what is possible, and nothing else."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import tertulia
from tertulia.testing import random_play

Visit = Callable[..., Any]
ORDER = ["caramba", "pamplona", "sombreros"]


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


def answered(visitor: Any) -> bool:
    """Whether the table or a click has said no to Fuera for this visitor."""
    seat = visitor.wire.state["seat"]
    lines = [line for state in visitor.wire.heard if state["type"] == "state" for line in state["log"]]
    return any(line["id"] == "caramba-no" and line["args"]["seat"] == seat for line in lines)


EARLY = {"caramba": 2, "sombreros": 14}
"""Seeds of games where it does not take long, so that there is much left to play."""


def go_on(visitor: Any, folder: Path, game: str, offered: str, others: bool = True) -> None:
    """At a table of this browser, from where the first seat of a random game may do that, or nothing else."""
    for match in random_play(tertulia.game(game), 4, EARLY[game]):
        notations = [action.notation for action in match.legal()] if match.actor == 0 else []
        if offered in notations and others == (len(notations) > 1):
            break
    else:
        raise AssertionError(f"{offered} is never possible")
    file = folder / "record.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    page = visitor.go(f"/replay?step={len(match.history)}&seat=0")
    page.get_by_label("Choose the file").set_input_files(file)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/table/here-"))


def test_who_does_not_hold_fuera_needs_no_click(visit: Visit, tmp_path: Path) -> None:
    """The question goes to everybody with an unsecured crate (C8)."""
    visitor = visit()
    go_on(visitor, tmp_path, "caramba", "no", others=False)
    expect(visitor.page.locator("[data-choice]").first).to_be_visible()
    assert answered(visitor)
    states = [message for message in visitor.wire.heard if message["type"] == "state"]
    assert ["no"] not in [[action["notation"] for action in state["legal"]] for state in states]


def until_offers(visitor: Any, folder: Path) -> None:
    """Play on, thriftily, until silver may be offered for somebody's extra die: only the richer are asked."""
    choices, result = visitor.page.locator("[data-choice]"), visitor.page.locator("[data-result]")
    for _ in range(400):
        expect(choices.or_(result).first).to_be_visible()
        if result.count():
            go_on(visitor, folder, "sombreros", "offer 1")
            continue
        notations = [one.get_attribute("data-choice") for one in choices.all()]
        if "offer 1" in notations:
            return
        thrifty = [one for one in ("ready", "refuse") if one in notations] or notations[
            -1:
        ]  # all dice are free
        visitor.take(visitor.page.locator(f'[data-choice="{thrifty[0]}"]'))
    raise AssertionError("there was nothing to offer for")


def test_an_offer_says_whose_throw_it_is_and_is_entered_in_one_way(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    go_on(visitor, tmp_path, "sombreros", "offer 1")
    expect(visitor.page.locator("[data-choice='offer 1']")).to_be_visible()
    page, view = visitor.page, visitor.wire.state["view"]
    asked = page.locator("[data-ask]").first
    expect(asked).to_contain_text("is about to throw")
    expect(asked).to_contain_text(f"the pot holds {view['pot']} silver")
    begin = int(page.locator('[data-at^="sum:"]').get_attribute("data-at").removeprefix("sum:"))
    page.get_by_role("button", name="Sum +1").dispatch_event("click")
    page.get_by_role("button", name="Sum +5").press("Enter")
    expect(page.locator('[data-at^="sum:"]')).to_have_attribute("data-at", f"sum:{begin + 6}")
    page.locator(f'[data-at="sum:{begin + 6}"]').dispatch_event("click")
    expect(page.get_by_label("What happened")).to_contain_text(f"offers {begin + 6} silver")


def test_no_offers_in_this_race_is_said_once_and_can_be_taken_back(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    go_on(visitor, tmp_path, "sombreros", "offer 1")
    expect(visitor.page.locator("[data-choice='offer 1']")).to_be_visible()
    page, race = visitor.page, visitor.wire.state["view"]["race"]
    page.get_by_role("button", name="No offers in this race").click()
    said = page.get_by_text("You make no offers in this race.")
    another = page.get_by_text("Place a sombrero on a free space of the road.")  # this one was over with it
    expect(said.or_(another).first).to_be_visible()
    for _ in range(12):
        expect(page.locator("[data-choice], [data-result]").first).to_be_visible()
        if visitor.wire.state["view"]["race"] != race or page.locator("[data-result]").count():
            return
        assert page.locator('[data-choice="offer 1"]').count() == 0
        visitor.take(page.locator("[data-choice]").last)
    page.get_by_role("button", name="Ask me again").click()
    until_offers(visitor, tmp_path)


def test_the_picture_of_p3_shows_its_example(visit: Visit) -> None:
    page = visit().go("/rules/pamplona")
    rule = page.locator("#rule-p3")
    expect(rule.locator(".example")).to_contain_text("7, 7 and 10, die A shows 4 and die B shows 2")
    drawn = rule.locator("svg text").all_text_contents()
    assert {"7", "8", "9", "10", "11", "12"} <= set(drawn)
    assert not {"13", "14", "15"} & set(drawn)
