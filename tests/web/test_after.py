"""After a game: its result at the table, its story on a page of its own, its replay by keyboard."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import tertulia
from tertulia.bots import matches
from tests.web.conftest import PHONE, WIDE

Visit = Callable[..., Any]


def short_game(visitor: Any) -> str:
    """Two seats, the other one random, and nobody thinks; the id of the table."""
    page = visitor.against_bots("pamplona")
    visitor.play_on(random.Random(3).choice)
    return str(page.url).rsplit("/", 1)[1]


def judged(page: Page) -> None:
    expect(page.locator("[data-analysis=true]")).to_be_visible()


def test_the_story_of_a_game_and_its_turning_points(visit: Visit) -> None:
    visitor = visit()
    table = short_game(visitor)
    page = visitor.page
    page.get_by_role("link", name="The story of this game").click()
    expect(page).to_have_url(re.compile(f"/story/{table}$"))
    judged(page)  # it has begun by itself
    moments = page.locator("[data-moment]")
    count = moments.count()  # who plays at random errs often, but not in every game three times
    assert 1 <= count <= 3
    heading = "Your turning point" if count == 1 else f"Your {count} turning points"
    expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    for name in ("Scores over time", "Chances to win"):
        expect(page.get_by_role("img", name=name)).to_be_visible()
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        for moment in moments.all():
            expect(moment.locator("svg.pamplona")).to_be_visible()
            expect(moment.get_by_text("What you did")).to_be_visible()
            assert len(moment.locator(".why").inner_text()) > 20
            left, best = map(int, re.findall(r"(\d+)\s%", moment.inner_text()))
            assert left < best
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert visitor.violations() == []

    first = moments.first
    event = int(first.get_attribute("data-moment") or 0)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    first.get_by_role("button", name="Link to this moment").click()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = visit(viewport=PHONE)
    friend.page.goto(link)
    expect(friend.page.get_by_label("Step", exact=True)).to_have_value(str(event))
    expect(friend.page.get_by_label("Seen by")).to_have_value("0")
    friend.go(f"/story/{table}")
    judged(friend.page)
    expect(friend.page.get_by_role("heading", name="3 turning points", exact=True)).to_be_visible()

    frame = page.request.get(f"{visitor.server.url}/api/tables/{table}/replay?seat=0").json()["frames"][event]
    first.get_by_role("button", name="Try it again from here").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert visitor.wire.state["view"] == frame["view"]
    assert [player["control"] for player in visitor.wire.state["players"]] == ["player", "bot"]


def recorded(folder: Path) -> tuple[Path, dict[str, Any]]:
    match = matches.play(tertulia.game("pamplona").start(2, seed=3), ["random", "medium"], 3)
    record = {**match.record(), "players": ["Ana", "Bo"]}
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return file, record


def test_a_record_from_a_file_has_a_story_too(visit: Visit, tmp_path: Path) -> None:
    page = visit().go("/story")
    page.get_by_label("Choose the file of a record:").set_input_files(recorded(tmp_path)[0])
    judged(page)
    page.get_by_label("Decisions of").select_option("Ana")
    expect(page.get_by_role("heading", name="3 turning points", exact=True)).to_be_visible()
    moment = page.locator("[data-moment]").nth(1)
    event = moment.get_attribute("data-moment")
    expect(moment.get_by_role("button", name="Link to this moment")).to_have_count(0)  # it has no address
    moment.get_by_role("button", name="Show it in the replay").click()
    expect(page.get_by_label("Step", exact=True)).to_have_value(event or "")
    page.get_by_role("button", name="The story of this game").click()
    page.locator("[data-moment]").nth(1).get_by_role("button", name="Try it again from here").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator("[data-choice]").first).to_be_visible()


def test_a_story_stays_still_while_it_is_analysed_and_can_be_left(visit: Visit, tmp_path: Path) -> None:
    """What somebody is about to press does not move; an answer that nobody waits for is no trouble."""
    page = visit(viewport=PHONE).go("/story")
    page.get_by_label("Choose the file of a record:").set_input_files(recorded(tmp_path)[0])
    luck = page.get_by_text("Luck", exact=True)
    luck.wait_for()
    before = luck.bounding_box()
    while not page.locator("[data-analysis=true]").count():
        page.wait_for_timeout(20)
        assert luck.bounding_box() == before
    assert luck.bounding_box() == before

    page.reload()
    page.get_by_label("Choose the file of a record:").set_input_files(recorded(tmp_path)[0])
    luck.wait_for()
    page.get_by_role("link", name="Tertulia").click()
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_timeout(1000)  # the page hears of it, and has nothing to say


def test_a_replay_obeys_the_keyboard(visit: Visit, tmp_path: Path) -> None:
    file, record = recorded(tmp_path)
    page = visit().go("/replay")
    page.get_by_label("Choose the file of a record:").set_input_files(file)
    shown, last = page.locator("output"), len(record["events"])

    def press(key: str, step: int) -> None:
        page.keyboard.press(key)
        expect(shown).to_have_text(f"{step} / {last}")

    expect(shown).to_have_text(f"0 / {last}")
    page.locator("h1").click()  # away from the field of the file
    press("ArrowRight", 1)
    press("ArrowRight", 2)
    press("ArrowLeft", 1)
    press("End", last)
    press("ArrowLeft", last - 1)
    press("Home", 0)
    turns = [next(index for index, event in enumerate(record["events"]) if "+" in event)]
    press("ArrowDown", turns[0])  # the dice are thrown: before the first decision
    page.keyboard.press("PageDown")
    expect(shown).not_to_have_text(f"{turns[0]} / {last}")
    press("PageUp", turns[0])
    press("ArrowUp", 0)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(shown).to_have_text(f"2 / {last}")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_label("Step", exact=True).focus()
    page.keyboard.press("Home")
    press("ArrowRight", 1)  # the slider has its own keys: one step, not two
