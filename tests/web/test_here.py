"""Tables without a server: a browser plays, keeps its games and looks back at them by itself."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor, liked

Visit = Callable[..., Visitor]
SLOW_DATABASE = """
  Object.defineProperty(IDBOpenDBRequest.prototype, "onsuccess", {
    set(hear) { this.addEventListener("success", (event) => setTimeout(() => hear(event), 300)); },
  });
"""
"""Like that of a phone that has just woken up: the page is there before what it tells of."""


def against(visitor: Visitor, game: str, bots: int = 1, level: str = "easy") -> str:
    """From the first page; the id of the table."""
    visitor.context.add_init_script(liked(company={"bots": bots, "level": level}))
    table = visitor.play_bots(game)
    expect(visitor.page.locator("[data-choice]").first).to_be_visible()
    return table


def first(offered: list[str]) -> str:
    return offered[0]


def goes_on(visitor: Visitor) -> None:
    """Bots answer, and are answered."""
    for _ in range(4):
        visitor.take(visitor.page.locator("[data-choice]").first)
    expect(visitor.page.locator("[data-choice]").first).to_be_visible()


def test_a_game_goes_on_after_a_reload_and_from_the_first_page(visit: Visit) -> None:
    visitor = visit()
    table = against(visitor, "pamplona")
    page = visitor.page
    visitor.take(page.locator("[data-choice]").first)
    version = visitor.version()
    page.reload()
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert visitor.version() >= version
    visitor.go()
    page.get_by_role("link", name="Continue").click()
    assert page.url.endswith(table)
    goes_on(visitor)


def test_two_tabs_show_one_table(visit: Visit) -> None:
    visitor = visit()
    table = against(visitor, "sombreros")
    other = visitor.context.new_page()
    other.goto(f"{visitor.server.url}/table/{table}")
    expect(other.locator("[data-choice]").first).to_be_visible()
    for _ in range(3):
        visitor.take(visitor.page.locator("[data-choice]").first)
    shown = f"[data-version='{visitor.version()}']"
    expect(other.locator(shown)).to_be_visible()
    assert line(other) == line(visitor.page)


def line(page: Page) -> str:
    """The last line of the log."""
    return page.get_by_role("tabpanel").locator("li").last.inner_text()


def test_two_people_at_one_screen(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new/pamplona")
    page.get_by_label("Seats").select_option("2")
    page.get_by_label("Seat 2").select_option(label="a friend at this screen")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/table/here-"))
    expect(page.get_by_label("Link to this table")).to_have_count(0)
    page.get_by_role("button", name="Sit here too").click()
    page.get_by_role("button", name="Begin").click()
    assert visitor.play_on(first) > 10


def test_a_game_moves_to_a_server_as_it_stands(visit: Visit) -> None:
    visitor = visit()
    against(visitor, "pamplona")
    page = visitor.page
    for _ in range(2):
        visitor.take(page.locator("[data-choice]").first)
    before = page.locator("main").get_by_role("img").first.inner_html()
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Go on with friends elsewhere").click()
    page.wait_for_url(lambda url: "/table/" in url and "here-" not in url)
    expect(page.get_by_label("Link to this table")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert page.locator("main").get_by_role("img").first.inner_html() == before
    goes_on(visitor)


def test_play_on_from_a_turn_of_the_story_and_both_games_tell_how_one_plays(visit: Visit) -> None:
    visitor = visit()
    against(visitor, "pamplona")
    visitor.play_on(first)
    page = visitor.page
    page.get_by_role("link", name="The story of this game").click()
    expect(page.locator("[data-analysis=true]")).to_be_visible()
    page.get_by_role("button", name="Replay", exact=True).click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/table/here-"))
    assert visitor.play_on(first) > 3
    visitor.go("/mine")
    page.get_by_role("link", name="Your play").click()
    easy = page.get_by_role("row", name="easy")  # one game was looked through for its story, the other is now
    expect(easy.get_by_role("cell").first).to_have_text("2")
    expect(page.locator("progress")).to_have_count(0)
    expect(page.locator("circle")).to_have_count(2)
    assert visitor.violations_day_and_night() == []
    visitor.context.add_init_script(SLOW_DATABASE)
    page.reload()
    expect(easy.get_by_role("cell").first).to_have_text("2")  # and every sentence was there when it was said


def test_games_are_taken_along_to_another_browser_and_deleted(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    table = against(visitor, "pamplona")
    visitor.take(visitor.page.locator("[data-choice]").first)
    page = visitor.go("/mine")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all games").click()
    file = tmp_path / "games.jsonl"
    saved.value.save_as(file)
    assert [json.loads(one)["table"] for one in file.read_text().splitlines()] == [table]

    other = visit()
    there = other.go("/mine")
    there.locator("input[type=file]").set_input_files(file)
    expect(there.get_by_text("One game was imported.")).to_be_visible()
    there.get_by_role("link", name="Continue").click()
    goes_on(other)

    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_text("This browser keeps no games yet.")).to_be_visible()


def test_the_pages_of_games_here_have_no_axe_violation(visit: Visit) -> None:
    visitor = visit()
    against(visitor, "pamplona")
    page = visitor.go("/mine")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    assert visitor.violations_day_and_night() == []
    page = visitor.go()
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    assert visitor.violations() == []
