"""A real server, a real browser, and no patience for anything in its console."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Route,
    WebSocket,
    expect,
    sync_playwright,
)

import tertulia
from tertulia.testing import random_play

PATIENCE = 60_000
"""Milliseconds: the first bot of a game compiles what it thinks with."""
QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
expect.set_options(timeout=PATIENCE)
AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


SHORT_PAUSES = """
from tertulia.server import discretion
discretion.PERSON, discretion.BOT = (0.08, 0.28), (0.03, 0.07)
"""
"""What hides who has a choice takes a tenth of its time: tests/server/test_discretion.py looks at that."""


PAUSES = re.compile(r"person:\[[^]]*\],bot:\[[^]]*\]")
SHORT = "person:[.08,.28],bot:[.03,.07]"


def hurry(route: Route) -> None:
    """The same for tables in a browser: in the script of their worker."""
    try:
        text = route.fetch().text()
    except Error:  # the page that wanted it has gone
        return
    script, count = PAUSES.subn(SHORT, text)
    assert count == 1, "the pauses are written otherwise"
    route.fulfill(body=script, content_type="text/javascript")


THRIFTY = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
"""Who counts every byte: pages bring nothing of the games before somebody wants to play."""
UNPAINTED = """const faint = new CSSStyleSheet();
faint.replaceSync("html { opacity: 0.0001 }");
document.adoptedStyleSheets.push(faint);"""
"""What is laid out, pressed, read aloud or jumps is so as ever: only pixels are saved, half of the work."""
AXE_ON_PAINT = """wanted => {
  const sheets = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [];
  const found = axe.run({ resultTypes: ["violations"], ...wanted });
  return found.then(({ violations }) => violations).finally(() => (document.adoptedStyleSheets = sheets));
}"""
"""Contrast is one of the things that it looks at."""


class Server:
    """`tertulia serve` in a process of its own: it can be killed and started again."""

    def __init__(self, folder: Path, *flags: str, before: str = "", **environment: str) -> None:
        """`before`: what its process does first, as Python."""
        self.port, self.flags = 0, flags
        self.script = f"{before}\nfrom tertulia.cli import main; main()"
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.environment = {**os.environ, **environment}
        self.start()

    def start(self) -> None:
        """On any port that is free; after that always on this one, as soon as nobody else has it."""
        while not self._listens():
            self.kill()
            assert self.said.endswith("Address already in use\n"), self.said

    def _listens(self) -> bool:
        command = [sys.executable, "-c", self.script, "serve", *self.flags, "--port", str(self.port)]
        command += ["--share", "0", "--database", self.database]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=self.environment)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said = line
            if '"event": "start"' in line:
                self.url = json.loads(self.said)["url"].rstrip("/")
                self.port = int(self.url.rpartition(":")[2])
                return True
        return False

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


EAVESDROP = """
const { postMessage } = MessagePort.prototype;
const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
const told = (way, data) => typeof data === "string" && eavesdrop(way, data);
MessagePort.prototype.postMessage = function (data, ports) {
  told("sent", data);
  postMessage.call(this, data, ports ?? []);
};
Object.defineProperty(MessagePort.prototype, "onmessage", {
  set(hear) {
    set.call(this, (event) => (told("heard", event.data), hear(event)));
  },
});
"""
"""What a page and the tables of its browser say to each other."""


class Wire:
    """What goes between a page and its table, both ways: over a socket, or over a port in the browser."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Any] = []
        self.heard: list[Any] = []
        page.on("websocket", self._listen)
        page.expose_function("eavesdrop", self._overhear)
        page.add_init_script(EAVESDROP)

    def _overhear(self, way: str, text: str) -> None:
        (self.sent if way == "sent" else self.heard).append(json.loads(text))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    @property
    def state(self) -> Any:
        return next(message for message in reversed(self.heard) if message["type"] == "state")

    def asked(self, *kinds: str) -> list[Any]:
        return [message for message in self.sent if message["type"] in kinds]


PRESS = """choice => new Promise((resolve, reject) => {
  const version = () => Number(document.querySelector("[data-version]")?.dataset.version ?? -1);
  const before = choice === null ? -1 : version();
  if (choice !== null) document.querySelector(`[data-choice="${choice}"]`).click();
  const deadline = performance.now() + PATIENCE;
  const look = () => {
    const offered = [...document.querySelectorAll("[data-choice]")].map((button) => button.dataset.choice);
    const over = document.querySelector("[data-result]") !== null;
    if (version() > before && (over || offered.length > 0)) resolve(over ? [] : offered);
    else if (performance.now() > deadline) reject(new Error(`nothing came after ${choice}`));
    else requestAnimationFrame(look);
  };
  look();
})""".replace("PATIENCE", str(PATIENCE))
"""Take a choice, if there is one, and wait for the next ones; none are left when the result is there."""


LEAVE = """([table, { seat, token }]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => say({ type: "hello", protocol: 1, table, tokens: [token] });
  socket.onmessage = ({ data }) => {
    const { type, status } = JSON.parse(data);
    if (type === "welcome") say({ type: "resign", id: "resign", seat });
    if (type === "state" && status === "over") done(socket.close());
  };
})"""
"""The seat to a bot, and wait until the game is over."""


class Visitor:
    """Somebody with a browser."""

    def __init__(self, context: BrowserContext, server: Server, allowed: str | None) -> None:
        """`allowed`: what the console may say in this test, as a regular expression."""
        self.context, self.server, self.allowed = context, server, allowed
        self.page = context.new_page()
        self.wire = Wire(self.page)
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.known = (server.url, server.url.replace("http", "ws"), "blob:")
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._watch)
        self.page.set_default_timeout(PATIENCE)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (
            self.allowed and re.search(self.allowed, message.text)
        ):
            self.complaints.append(message.text)

    def _watch(self, request: Request) -> None:
        if not request.url.startswith(self.known):
            self.strangers.append(request.url)

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.server.url + path)
        return self.page

    def violations(self, **wanted: Any) -> list[str]:
        """What axe-core finds, in short."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
        found = self.page.evaluate(AXE_ON_PAINT, wanted)
        return [
            f"{fault['id']}: {node['target']} {node['html'][:150]}"
            for fault in found
            for node in fault["nodes"]
        ]

    def violations_day_and_night(self) -> list[str]:
        """In light and in dark colours, which are all that differs."""
        self.page.emulate_media(color_scheme="dark")
        dark = self.violations(runOnly=["color-contrast"])
        self.page.emulate_media(color_scheme="light")
        return self.violations() + dark

    def play_bots(self, game: str) -> str:
        """From the first page in one click; the id of the table."""
        self.go()
        number = ["caramba", "pamplona", "sombreros"].index(game)
        self.page.locator("article button.main").nth(number).click()
        self.page.wait_for_url(re.compile("/table/"))
        return self.page.url.rsplit("/", 1)[1]

    def ask(self, path: str, body: Any, token: str = "") -> Any:
        """The server, without a page."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.page.request.post(self.server.url + path, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def sit(self, table: str, *held: Any) -> Page:
        """Go to a table with these seats."""
        self.context.add_init_script(kept(f"seats.{table}", held))
        page = self.go(f"/table/{table}")
        begin = page.get_by_role("button", name="Begin")
        expect(page.locator("[data-version]").or_(begin).first).to_be_visible()
        return page

    def begun(self, game: str, seats: int, bot: str, **begin: Any) -> tuple[str, Any]:
        """A table at the server with such bots, and this visitor's seat there."""
        bots = {str(seat): bot for seat in range(1, seats)}
        table = self.ask("/api/tables", {"game": game, "seats": seats, "bots": bots, **begin})["table"]
        held = self.ask(f"/api/tables/{table}/seats", {"name": "Ana"})
        self.ask(f"/api/tables/{table}/start", {}, held["token"])
        return table, held

    def against_bots(self, game: str, seats: int = 2, bot: str = "random", **begin: Any) -> Page:
        """A game with the quickest bots there are, begun."""
        return self.sit(*self.begun(game, seats, bot, **begin))

    def over_already(self, game: str) -> Page:
        """A game of four bots who play well, one of them in this visitor's seat; nobody has watched it."""
        table, held = self.begun(game, 4, "medium")
        self.go("/manifest.json")
        self.page.evaluate(LEAVE, [table, held])
        return self.sit(table, held)

    def nearly_over(self, game: str) -> Page:
        """A game against easy bots with about a dozen decisions to go."""
        seats, seed, left = LATE[game]
        return self.against_bots(game, seats, "easy", begin=late(game, seats, seed, left))

    def among_three(self, game: str) -> Page:
        """A game with three bots who play well, at the server."""
        return self.against_bots(game, 4, "medium")

    def play_on(self, choose: Callable[[list[str]], str], turns: int = 2000) -> int:
        """Choose from the list until the result is shown; how many decisions it took.

        The page presses its own buttons: other tests do it with a pointer, keys, and what ears hear.
        """
        offered = self.page.evaluate(PRESS, None)
        for turn in range(turns):
            if not offered:
                return turn
            offered = self.page.evaluate(PRESS, choose(offered))
        raise AssertionError(f"the game is not over after {turns} decisions")

    def take(self, button: Any) -> None:
        """Press, and wait until the table has moved on."""
        version = self.version()
        button.click()
        self.moved_on(version)

    def version(self) -> int:
        return int(self.page.locator("[data-version]").get_attribute("data-version") or 0)

    def moved_on(self, version: int) -> None:
        self.page.wait_for_function(
            "version => Number(document.querySelector('[data-version]').dataset.version) > version",
            arg=version,
        )


LATE = {"caramba": (4, 13, 12), "pamplona": (2, 3, 10), "sombreros": (6, 5, 10)}
"""Seats, the seed of a game that is soon over whatever is chosen, and decisions left to its first player."""


@cache
def late(game: str, seats: int, seed: int, left: int) -> dict[str, Any]:
    """A game of uniform players, from where the first of them had so many decisions left."""
    own = [len(match.history) for match in random_play(tertulia.game(game), seats, seed) if match.actor == 0]
    *_, match = random_play(tertulia.game(game), seats, seed)
    return {"record": match.record(), "events": own[-left]}


def liked(**settings: Any) -> str:
    """A script: what somebody likes who has not said so yet."""
    return "".join(kept(name, how) for name, how in settings.items())


def kept(name: str, what: Any) -> str:
    """A script: what a browser keeps already under that name, if it does not keep something else."""
    return f"localStorage[{json.dumps(f'tertulia.{name}')}] ??= {json.dumps(json.dumps(what))};"


def chromium() -> str:
    """The shell without windows opens a page in half the time; the browser that people have does as well."""
    wanted = os.environ.get("CHROMIUM", "chromium-headless-shell chromium").split()
    found = next(filter(None, map(shutil.which, wanted)), None)
    if found is None:
        pytest.fail(f"the browser tests need {' or '.join(wanted)}; `make browser` says how to get it")
    return found


@pytest.fixture(scope="session")
def browsers() -> Iterator[BrowserType]:
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="session")
def browser(browsers: BrowserType) -> Iterator[Browser]:
    launched = browsers.launch(executable_path=chromium(), args=QUIET)
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("web"), before=SHORT_PAUSES)
    yield server
    server.kill()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    servers: list[Server] = []

    def start(*flags: str, **more: str) -> Server:
        servers.append(Server(tmp_path, *flags, **more))
        return servers[-1]

    yield start
    for server in servers:
        server.kill()


@pytest.fixture
def own_server(start_server: Callable[..., Server]) -> Server:
    """One that a test may kill."""
    return start_server()


@pytest.fixture
def visit(browser: Browser, web: Server) -> Iterator[Callable[..., Visitor]]:
    """A new visitor with a browser of their own; nothing may be in its console, and it asks nobody else."""
    visitors: list[Visitor] = []
    with ExitStack() as stack:

        def arrive(
            server: Server = web,
            allowed: str | None = None,
            *,
            list: bool = True,
            forced: bool = False,
            pace: str | None = None,
            app: bool = False,
            painted: bool = False,
            **settings: Any,
        ) -> Visitor:
            """`list`: with the choices in words; `forced`: moves without a choice play themselves.
            `app`: all files are brought ahead, by the service worker too; `painted`: pixels matter, and so
            does the typeface.

            Who wants no motion and says nothing of the pace sees the newest at once.
            """
            wanted = {"viewport": WIDE, "reduced_motion": "reduce", "locale": "en-GB", **settings}
            context = browser.new_context(**wanted)
            usual = "instant" if wanted["reduced_motion"] == "reduce" else "normal"
            if not app:
                context.add_init_script("delete Navigator.prototype.serviceWorker;" + THRIFTY * (not painted))
                context.route("**/assets/worker-*.js", hurry)
            if not painted:
                context.add_init_script(UNPAINTED)
            context.add_init_script(liked(list=list, forced=forced, pace=pace or usual))
            stack.callback(context.close)
            visitors.append(Visitor(context, server, allowed))
            return visitors[-1]

        yield arrive
        for visitor in visitors:
            assert visitor.complaints == []
            assert visitor.strangers == []
