"""Coming in, and coming again: bots as last chosen, a link that friends can open, a rematch."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

Visit = Callable[..., Any]
RESIGN = """async () => {
    const table = location.pathname.split("/")[2]
    const seats = JSON.parse(localStorage.getItem(`tertulia.seats.${table}`))
    const socket = new WebSocket(`ws://${location.host}/ws/${table}`)
    const say = (message) => socket.send(JSON.stringify(message))
    socket.onopen = () => say({ type: "hello", protocol: 1, table, tokens: seats.map(({ token }) => token) })
    await new Promise((done) => {
        socket.onmessage = ({ data }) => {
            const { type } = JSON.parse(data)
            if (type === "welcome") say({ type: "resign", id: "resign", seat: seats[0].seat })
            if (type === "done") done()
        }
    })
    socket.close()
}"""
"""The shortest way to the end of a game: bots play it."""


def bots_of(visitor: Any) -> list[str]:
    return [player["bot"] for player in visitor.wire.state["players"] if player["control"] == "bot"]


def begun(page: Page) -> None:
    expect(page.locator("[data-version]")).to_be_visible()


# Bots


def test_bots_are_three_and_sensible_unless_others_were_chosen_last(visit: Visit) -> None:
    visitor = visit()
    visitor.play_bots("pamplona")
    begun(visitor.page)
    assert bots_of(visitor) == ["medium"] * 3
    page = visitor.go()
    page.get_by_role("combobox", name="Bots").select_option("2")
    page.get_by_label("Strength").select_option("easy")
    visitor.play_bots("sombreros")
    begun(page)
    assert bots_of(visitor) == ["easy"] * 2
    visitor.go()
    expect(page.get_by_label("Strength")).to_have_value("easy")


def test_who_plays_alone_changes_the_bots_during_the_game(visit: Visit) -> None:
    visitor = visit()
    visitor.play_bots("sombreros")
    page = visitor.page
    begun(page)
    page.get_by_role("tab", name="More").click()
    every = page.get_by_role("combobox", name="All bots")
    expect(every).to_have_value("medium")
    page.get_by_role("combobox", name="Benito").select_option("hard")
    expect(every).to_have_value("")
    assert bots_of(visitor) == ["hard", "medium", "medium"]
    every.select_option("easy")
    expect(page.get_by_role("combobox", name="Domingo")).to_have_value("easy")
    assert bots_of(visitor) == ["easy"] * 3
    assert visitor.violations() == []
    visitor.go()
    expect(page.get_by_label("Strength")).to_have_value("easy")


def test_before_the_game_every_seat_is_a_friends_or_a_bots(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new/pamplona")
    page.get_by_label("Seats").select_option("3")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/table/"))
    page.get_by_label("Seat 2").select_option("hard")
    expect(page.get_by_role("button", name="Begin; a bot takes the free seat")).to_be_visible()
    page.get_by_label("Seat 2").select_option("")
    page.get_by_label("Seat 3").select_option("easy")
    page.get_by_role("button", name="Begin").click()
    begun(page)
    assert bots_of(visitor) == ["medium", "easy"]


def test_the_game_does_not_begin_before_the_bot_that_was_chosen_is_there(visit: Visit) -> None:
    """The wish goes over the line, and to begin is a request of its own, which could be faster."""
    visitor, held_up = visit(), list[str]()

    def hold_up_wishes(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def forward(message: str | bytes) -> None:
            if '"engage"' in str(message):
                held_up.append(str(message))
                visitor.page.wait_for_timeout(300)
            server.send(message)

        line.on_message(forward)

    visitor.page.route_web_socket("**/ws/**", hold_up_wishes)
    page = visitor.go("/new/pamplona")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/table/"))
    page.get_by_label("Seat 2").select_option("hard")
    page.get_by_role("button", name="Begin").click()
    begun(page)
    assert held_up
    assert bots_of(visitor) == ["hard", "medium", "medium"]


# Again


def test_play_again_begins_at_once_with_the_same_bots(visit: Visit) -> None:
    visitor = visit()
    first = visitor.play_bots("sombreros")
    page = visitor.page
    begun(page)
    page.get_by_role("tab", name="More").click()
    for _ in range(2):  # and it is meant
        page.get_by_role("button", name="Leave the seat to a bot").click()
    page.get_by_role("button", name="Play again", exact=True).click()
    page.wait_for_url(re.compile(f"/table/(?!{first})"))
    begun(page)
    assert visitor.wire.state["status"] == "playing"
    assert bots_of(visitor) == ["medium"] * 3


def test_a_rematch_asks_the_other_and_one_press_brings_both_to_the_new_table(visit: Visit) -> None:
    ana, bo = visit(), visit()
    page = ana.go("/new/sombreros")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Seats").select_option("3")
    page.get_by_label("Seat 3").select_option("easy")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/table/"))
    first = page.url
    bo.page.goto(first)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Begin").click()
    for one in (page, bo.page):
        begun(one)
        one.evaluate(RESIGN)
    page.get_by_role("button", name="Play again", exact=True).click()
    expect(page.get_by_text("Waiting until everybody is back")).to_be_visible()
    asked = bo.page.get_by_role("alert").filter(has_text="Ana would like to play again.")
    expect(asked).to_be_in_viewport()
    assert bo.violations() == []
    asked.get_by_role("button", name="Come along").click()
    for one in (page, bo.page):
        begun(one)
    assert page.url == bo.page.url != first
    assert bots_of(ana) == bots_of(bo) == ["easy"]


# The link

AT_HOME = "from tertulia.server import home; home.home_addresses = lambda: [{}]"
"""127.0.0.2 stands for the address of this machine in a home: another one than usual, and nobody else's."""


def lobby(visitor: Any) -> Page:
    page: Page = visitor.go("/new/sombreros")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/table/"))
    return page


def test_the_table_is_opened_to_the_home_network_and_the_link_leads_there(
    visit: Visit, start_server: Callable[..., Any]
) -> None:
    house = start_server("--open", before=AT_HOME.format("'127.0.0.2'"), BROWSER="true")
    ana, bo = visit(house), visit(house)
    page = lobby(ana)
    expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()
    page.get_by_role("button", name="Open it to my home network").click()
    expect(page.get_by_text("Everybody in your home network can open this link.")).to_be_visible()
    link = page.get_by_label("Link to this table").input_value()
    assert link == page.url.replace("127.0.0.1", "127.0.0.2")
    bo.known = tuple(address.replace("127.0.0.1", "127.0.0.2") for address in bo.known)
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Sit here").first.click()
    expect(bo.page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(bo.page.get_by_text("Only this computer")).to_have_count(0)


def test_a_computer_in_no_network_says_so(visit: Visit, start_server: Callable[..., Any]) -> None:
    house = start_server("--open", before=AT_HOME.format(""), BROWSER="true")
    page = lobby(visit(house, allowed="status of 409"))
    page.get_by_role("button", name="Open it to my home network").click()
    expect(page.get_by_role("alert")).to_contain_text("this computer is in no home network")


def test_a_server_that_is_not_opened_from_its_pages_says_how_it_is(visit: Visit) -> None:
    page = lobby(visit())
    expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()
    expect(page.get_by_text("tertulia --home")).to_be_visible()
    expect(page.get_by_role("button", name="home network")).to_have_count(0)


# The look

FACES = "[...document.fonts].map(({ status }) => status)"


def test_headings_are_set_in_our_own_typeface(visit: Visit) -> None:
    page = visit(app=True).go()
    expect(page.get_by_role("heading", level=1)).to_have_css("font-family", re.compile("^Fraunces"))
    page.evaluate("document.fonts.ready")
    assert page.evaluate(FACES) == ["loaded", "unloaded"], "nothing here has an accent"


def test_who_saves_data_reads_them_in_a_typeface_of_their_own(visit: Visit) -> None:
    page = visit().go()
    assert page.evaluate("navigator.connection.saveData")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle)))")
    assert page.evaluate(FACES) == ["unloaded", "unloaded"]


def test_every_page_leads_to_the_rules_and_the_documentation(visit: Visit) -> None:
    visitor = visit(allowed="status of 404")
    for path in ("/", "/new/caramba", "/replay", "/rules/pamplona", "/nonsense"):
        visitor.go(path)
        footer = visitor.page.get_by_role("contentinfo")
        expect(footer.get_by_role("link", name="Rules: Viva Pamplona!")).to_be_visible()
        expect(footer.get_by_role("link", name="Documentation")).to_be_visible()
    visitor.page.get_by_role("link", name="Documentation").click()
    visitor.page.wait_for_url(re.compile("/docs/"))
    expect(visitor.page.locator("body")).to_contain_text(re.compile("Tertulia|make docs"))
