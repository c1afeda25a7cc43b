"""Clocks: they run while a person can act, tick and warn, and everybody is told when one has run out."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

WIDE, PHONE, SMALL = (
    {"width": 1280, "height": 800},
    {"width": 390, "height": 844},
    {"width": 360, "height": 640},
)
NAMES = ["Ana", "Bo"]
HIDE = """const define = (name, get) => Object.defineProperty(document, name, { get });
define("visibilityState", () => window.hidden ? "hidden" : "visible");
define("hidden", () => Boolean(window.hidden));
window.hide = (hidden) => { window.hidden = hidden; document.dispatchEvent(new Event("visibilitychange")); };
window.hide(true);"""
NO_PAUSE_ENDS = "const later = setTimeout; window.setTimeout = (act, ms) => later(act, ms < 50 ? ms : 1e9);"
Visit = Callable[..., Any]


def seat_all(*visitors: Any, game: str = "pamplona", **settings: Any) -> tuple[str, str]:
    """A table for these people; its id, and a token that may begin. Who comes twice holds two seats."""
    table = visitors[0].ask("/api/tables", {"game": game, "seats": len(visitors), **settings})["table"]
    held: dict[Any, list[Any]] = {}
    for visitor, name in zip(visitors, NAMES, strict=False):
        held.setdefault(visitor, []).append(visitor.ask(f"/api/tables/{table}/seats", {"name": name}))
    for visitor, seats in held.items():
        visitor.sit(table, *seats)
    return table, held[visitors[0]][0]["token"]


def begin(*visitors: Any, **settings: Any) -> Any:
    """The one who is to move first."""
    table, token = seat_all(*visitors, **settings)
    visitors[0].ask(f"/api/tables/{table}/start", {}, token)
    return mover(*visitors)


def mover(*visitors: Any) -> Any:
    for _ in range(600):
        for visitor in visitors:
            if visitor.page.locator("[data-choice]").count():
                return visitor
        visitors[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def asked_of(visitor: Any) -> list[tuple[int, int]]:
    """The prompts that came to this client, each once."""
    states = [one for one in visitor.wire.heard if one["type"] == "state" and one["legal"]]
    return list(dict.fromkeys((state["version"], state["seat"]) for state in states))


def seen_by(visitor: Any) -> list[tuple[int, int]]:
    return [(message["version"], message["seat"]) for message in visitor.wire.asked("seen")]


def stop_time(page: Page) -> None:
    """In the page it stands still until a test lets it pass."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def let_pass(visitor: Any, ms: int) -> None:
    """Then the quiet line is asked, and not given up at the next jump if it has answered before."""
    wire, page = visitor.wire, visitor.page
    page.clock.fast_forward(ms)
    for _ in range(600):
        if len(wire.asked("ping")) == sum(message["type"] == "pong" for message in wire.heard):
            return
        page.wait_for_timeout(50)
    raise AssertionError("the line does not answer")


def own_clock(page: Page) -> Any:
    return page.locator("[data-clock][aria-label='Your time']").locator("visible=true").first


# Time runs while a person can act


def test_a_client_says_once_that_what_is_asked_is_on_the_screen(visit: Visit) -> None:
    people = visit(), visit()
    begin(*people, clock=600)
    for _ in range(6):
        visitor = mover(*people)
        visitor.take(visitor.page.locator("[data-choice]").first)
    mover(*people)
    for visitor in people:
        assert seen_by(visitor)
        assert seen_by(visitor) == asked_of(visitor)


def test_nothing_is_said_where_nobody_has_a_clock(visit: Visit) -> None:
    visitor = visit()
    visitor.play_bots("pamplona")
    visitor.take(visitor.page.locator("[data-choice]").first)
    expect(visitor.page.locator("[data-choice]").first).to_be_visible()
    assert seen_by(visitor) == []


def test_a_hidden_tab_shows_nothing(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(HIDE)
    begin(visitor, visitor, clock=600)
    assert seen_by(visitor) == []
    visitor.page.evaluate("hide(false)")
    visitor.page.wait_for_timeout(100)
    assert seen_by(visitor) == asked_of(visitor)


def test_what_the_curtain_hides_is_not_shown(visit: Visit) -> None:
    visitor = visit()
    table, token = seat_all(visitor, visitor, game="caramba", clock=600)
    visitor.ask(f"/api/tables/{table}/start", {}, token)
    curtain = visitor.page.get_by_role("button", name=re.compile("^I am "))
    expect(curtain).to_be_visible()
    visitor.page.wait_for_timeout(100)
    assert seen_by(visitor) == []
    curtain.click()
    expect(visitor.page.locator("[data-choice]").first).to_be_visible()
    assert seen_by(visitor) == asked_of(visitor)


def test_a_prompt_is_shown_when_the_dice_before_it_have_come_to_rest(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.page.add_init_script(NO_PAUSE_ENDS)
    table, token = seat_all(visitor, clock=600, game="pamplona", seats=2, bots={"1": "random"})
    visitor.ask(f"/api/tables/{table}/start", {}, token)
    skip = visitor.page.get_by_role("button", name="Skip")
    while not asked_of(visitor):
        visitor.page.wait_for_timeout(50)
    expect(skip).to_be_visible()
    assert seen_by(visitor) == []
    skip.click()
    expect(visitor.page.locator("[data-choice]").first).to_be_visible()
    assert seen_by(visitor) == asked_of(visitor)


def test_after_a_break_the_server_hears_it_again(visit: Visit, own_server: Any) -> None:
    visitor = visit(own_server, allowed="ERR_CONNECTION_REFUSED|WebSocket connection to|net::ERR")
    begin(visitor, visitor, clock=600)
    own_server.kill()
    expect(visitor.page.get_by_text("The connection is lost")).to_be_visible()
    own_server.start()
    expect(visitor.page.get_by_text("The connection is lost")).to_have_count(0)
    visitor.page.wait_for_timeout(100)
    assert seen_by(visitor) == 2 * asked_of(visitor)


# It ticks and warns


@pytest.mark.parametrize(
    ("screen", "theme"),
    [(WIDE, "light"), (PHONE, "dark"), (SMALL, "light")],
    ids=["wide", "phone", "small"],
)
def test_ones_own_clock_ticks_and_warns_where_one_looks(
    visit: Visit, screen: dict[str, int], theme: str
) -> None:
    visitor = visit(viewport=screen, color_scheme=theme)
    page = visitor.page
    stop_time(page)
    begin(visitor, visitor, clock=600)
    clock = own_clock(page)
    expect(clock).to_be_in_viewport(ratio=1)
    expect(clock).to_have_text("10:00")
    warned = page.locator("[aria-live=polite]", has_text="less than")
    let_pass(visitor, 555_000)
    expect(clock).to_have_text("0:45")
    assert (clock.locator("svg").count(), warned.count()) == (0, 0)
    let_pass(visitor, 20_000)
    expect(clock).to_have_text("0:25")
    expect(clock.locator("svg")).to_be_visible()
    expect(warned).to_have_text("You have less than 30 seconds left.")
    let_pass(visitor, 15_500)
    expect(clock).to_have_text("9.5 s")
    expect(warned).to_have_text("You have less than 10 seconds left.")
    expect(clock).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.clock.resume()
    for _ in range(10):  # such a jump makes the line look dead: the table is dim until it is back
        faults = visitor.violations()
        if not faults:
            break
        page.wait_for_timeout(500)
    assert faults == []


def test_the_clock_of_another_ticks_too(visit: Visit) -> None:
    people = visit(), visit()
    for visitor in people:
        stop_time(visitor.page)
    moves = begin(*people, clock=600)
    waits = people[1 - people.index(moves)]
    expect(own_clock(waits.page)).to_have_text("10:00")
    waits.page.clock.run_for(50)  # players are drawn after the board
    clock = waits.page.get_by_label("Players").locator("[data-clock].runs")
    expect(clock).to_have_text("10:00")
    let_pass(waits, 120_000 - 50)
    expect(clock).to_have_text("8:00")
    expect(own_clock(waits.page)).to_have_text("10:00")


def test_a_free_delay_is_shown_as_waiting(visit: Visit) -> None:
    visitor = visit()
    stop_time(visitor.page)
    begin(visitor, visitor, clock=600, delay=20)
    clock = own_clock(visitor.page)
    expect(clock).to_have_text("waits 20 s 10:00")
    let_pass(visitor, 15_500)
    expect(clock).to_have_text("waits 5 s 10:00")
    let_pass(visitor, 14_500)
    expect(clock).to_have_text("9:50")


@pytest.mark.parametrize(
    ("seconds", "locale", "label", "written"),
    [
        (172_800, "en-GB", "Your time", "2 days"),
        (100_800, "en-GB", "Your time", "1 day 4 h"),
        (100_800, "fr-FR", "Ton temps", "1 jour 4 h"),
        (7_200, "en-GB", "Your time", "2:00:00"),
    ],
)
def test_long_clocks_are_written_in_days_and_hours(
    visit: Visit, seconds: int, locale: str, label: str, written: str
) -> None:
    visitor = visit()
    table, token = seat_all(visitor, visitor, clock=seconds)
    visitor.ask(f"/api/tables/{table}/start", {}, token)
    visitor.page.get_by_role("combobox").first.select_option(locale[:2])
    waiting = visitor.page.get_by_role("timer").locator("visible=true")
    expect(visitor.page.get_by_role("timer", name=label).first).to_be_visible()
    expect(waiting.filter(has_text=written).first).to_be_visible()


# What happened is said to everybody


def test_everybody_reads_that_a_clock_has_run_out(visit: Visit) -> None:
    people = visit(), visit(viewport=PHONE)
    moves = begin(*people, clock=2)
    name = NAMES[people.index(moves)]
    waits = people[1 - people.index(moves)]
    sentence = f"{name}\u2019s time ran out; a bot plays on."
    for visitor in people:
        expect(visitor.page.get_by_label("What happened")).to_contain_text(sentence)
        expect(visitor.page.get_by_label("Players")).to_contain_text("time ran out: a bot plays")
    expect(moves.page.get_by_text("Your time ran out")).to_be_visible()
    assert waits.page.get_by_text("Your time ran out").count() == 0
    assert moves.violations() == []


def test_it_is_told_aloud_that_a_clock_has_run_out(visit: Visit) -> None:
    people = visit(), visit()
    moves = people.index(begin(*people, clock=1))
    sentences = {
        moves: "Your time ran out",
        1 - moves: f"{NAMES[moves]}\u2019s time ran out; a bot plays on.",
    }
    for seat, sentence in sentences.items():
        expect(people[seat].page.get_by_role("alert")).to_contain_text(sentence)


def test_everybody_reads_that_somebody_left(visit: Visit) -> None:
    ana, bo = visit(), visit()
    begin(ana, bo)
    ana.page.get_by_text("More", exact=True).click()
    ana.page.get_by_role("button", name="Leave the seat to a bot").click()
    ana.page.get_by_role("button", name="Leave the seat to a bot").click()
    ana.page.get_by_role("tab", name="Log").click()
    for visitor in (ana, bo):
        expect(visitor.page.get_by_label("What happened")).to_contain_text("Ana has left; a bot plays on.")
        expect(visitor.page.get_by_label("Players")).to_contain_text("has left: a bot plays")


def test_everybody_reads_that_somebody_is_away_and_back(visit: Visit) -> None:
    ana, bo = visit(), visit()
    begin(ana, bo, takeover=0.3)
    table = bo.page.url
    bo.go("/")
    log = ana.page.get_by_label("What happened")
    expect(log).to_contain_text("Bo is away; a bot plays until they are back.")
    bo.page.goto(table)
    expect(log).to_contain_text("Bo is back.")


# A clock is chosen


def test_a_clock_with_an_increment_and_a_delay_is_chosen(visit: Visit) -> None:
    visitor, bodies = visit(viewport=SMALL), list[Any]()

    def watch(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/api/tables"):
            bodies.append(request.post_data_json)

    visitor.page.on("request", watch)
    page = visitor.go("/new/pamplona")
    page.get_by_text("More", exact=True).click()
    assert page.get_by_label("Time added after each turn").count() == 0
    time = page.get_by_label("Each player\u2019s time for the whole game")
    time.select_option("5 minutes")
    expect(page.get_by_label("Time added after each turn")).to_have_value("5")
    time.select_option("3 days")
    expect(page.get_by_label("A bot plays for absent players")).to_have_value("")
    time.select_option("15 minutes")
    page.get_by_label("Time added after each turn").select_option("30 seconds")
    page.get_by_label("Free time at the start of each turn").select_option("5 seconds")
    assert visitor.violations() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    wanted = {"clock": 900, "increment": 30, "delay": 5}
    assert [{key: body[key] for key in wanted} for body in bodies] == [wanted]
    for text in ("15 minutes", "30 seconds", "5 seconds"):
        expect(page.get_by_label("Clock").get_by_text(text)).to_be_visible()
