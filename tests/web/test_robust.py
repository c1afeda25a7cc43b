"""What goes wrong in real life: the server dies, the network breaks, the page is loaded again."""

import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

Visit = Callable[..., Any]
REFUSED = "ERR_CONNECTION_REFUSED|WebSocket connection to|net::ERR"


def test_the_table_comes_back_after_the_server_was_killed(visit: Visit, own_server: Any) -> None:
    visitor = visit(own_server, allowed=REFUSED)
    visitor.among_three("sombreros")
    page, choices = visitor.page, visitor.page.locator("[data-choice]")
    expect(choices.first).to_be_visible()
    own_server.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    version = visitor.version()
    choices.first.click()
    expect(page.get_by_text("Sending …")).to_be_visible()
    expect(page.get_by_text("What you chose is kept")).to_be_visible()
    own_server.start()
    visitor.moved_on(version)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    lines = page.get_by_label("What happened").locator("li").all_inner_texts()
    assert len([line for line in lines if "You place" in line or "Du" in line]) <= 1


def test_a_reload_and_a_second_tab_show_the_same_table(visit: Visit) -> None:
    visitor = visit()
    visitor.play_bots("pamplona")
    page = visitor.page
    expect(page.locator("[data-choice]").first).to_be_visible()
    visitor.take(page.locator("[data-choice]").first)
    expect(page.locator("[data-choice]").first).to_be_visible()
    before = page.get_by_label("What happened").inner_text()
    page.reload()
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert page.get_by_label("What happened").inner_text() == before
    twin = visitor.context.new_page()
    twin.goto(page.url)
    expect(twin.locator("[data-choice]").first).to_be_visible()
    version = visitor.version()
    twin.locator("[data-choice]").first.click()
    visitor.moved_on(version)


def test_a_broken_network_heals(visit: Visit) -> None:
    visitor = visit(allowed=REFUSED)
    page = visitor.among_three("caramba")
    expect(page.locator("[data-choice]").first).to_be_visible()
    visitor.context.set_offline(True)
    page.wait_for_timeout(100)
    visitor.context.set_offline(False)
    visitor.take(page.locator("[data-choice]").first)


def test_a_table_that_is_not_there(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/table/nothing-here")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    page.get_by_role("link", name="To the first page").click()
    expect(page).to_have_url(re.compile("/$"))


@pytest.mark.parametrize("page", ["story", "replay"])
@pytest.mark.parametrize("table", ["nonsense", "here-0123456789abcdef0123"])
def test_a_game_that_is_not_there_to_look_back_at(visit: Visit, page: str, table: str) -> None:
    """Its link came from somebody in whose browser it was played, or is old; servers speak English."""
    visitor = visit(locale="de", allowed="404")
    lost = visitor.go(f"/{page}/{table}")
    expect(lost.get_by_role("heading", name="Diesen Tisch gibt es nicht.")).to_be_visible()
    expect(lost.get_by_role("link", name="Zur Startseite")).to_be_visible()


@pytest.mark.parametrize("path", ["/rules/nogame", "/new/nogame", "/puzzles/nogame/1"])
def test_of_a_game_that_is_not_there_nothing_is_asked_for(visit: Visit, path: str) -> None:
    """What is missing would be in the console."""
    visitor = visit()
    page, asked = visitor.page, []
    page.on("request", lambda request: asked.append(request.url))
    visitor.go(path)
    expect(page.get_by_role("link", name="To the first page")).to_be_visible()
    assert [url for url in asked if "/games/" in url] == []


def test_a_bot_that_takes_long_is_explained(visit: Visit, own_server: Any) -> None:
    visitor = visit(own_server)
    visitor.among_three("pamplona")
    page, choices = visitor.page, visitor.page.locator("[data-choice]")
    expect(choices.first).to_be_visible()
    while not (minds := children(own_server.process.pid)):  # none yet if no bot has had to think
        visitor.take(choices.first)
        expect(choices.first).to_be_visible()
    for pid in minds:
        os.kill(pid, signal.SIGSTOP)
    while choices.count():
        visitor.take(choices.first)
    slow = page.get_by_text("The bots are getting ready.")
    expect(slow).to_be_visible()
    for pid in minds:
        os.kill(pid, signal.SIGCONT)
    expect(slow).to_have_count(0)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
