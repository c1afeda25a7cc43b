"""Tables without a server, as whoever plays has them: what is loaded, how soon one plays, what it takes.

    python -m benchmarks.here [--rounds 5] [--only GAME ...]

A server in this machine, Chromium without a window. `slowed` is Chromium's own throttle of a page, by four.
"""

import argparse
import gzip
import json
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Response, expect, sync_playwright

from tertulia.games import OURS
from tests.web.conftest import Server, chromium

LOOKING = 1000
"""Milliseconds: nobody presses before they have looked."""
FRAMES = """milliseconds => new Promise((resolve) => {
  const began = performance.now(), gaps = [];
  let last = began;
  const frame = (now) => {
    gaps.push(now - last);
    last = now;
    if (now - began < milliseconds) requestAnimationFrame(frame);
    else resolve(gaps.slice(2));
  };
  requestAnimationFrame(frame);
})"""


PRESSED = """addEventListener("click", (press) => {
  const seen = new MutationObserver(() => {
    if (!document.querySelector("[data-version]")) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => console.info("drawn", performance.now() - press.timeStamp);
      port2.postMessage(null);
    });
  });
  seen.observe(document, { subtree: true, childList: true });
}, { capture: true, once: true })"""
"""Milliseconds from a press until the table is drawn, by the page's own clock. The driver only listens: what
it did in a page would be slowed, too."""
THRIFTY = "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })"
"""Nothing comes ahead: what is fetched is what is needed."""


@contextmanager
def opened(
    browser: Browser,
    url: str,
    level: str,
    slowed: int = 1,
    before: str = "",
    told: Callable[[Response], None] = lambda _: None,
) -> Iterator[Page]:
    """The first page for who was never here before; three bots of that level are wanted."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.add_init_script("delete Navigator.prototype.serviceWorker")  # it would bring everything
    company = json.dumps({"bots": 3, "level": level})
    context.add_init_script(f"localStorage['tertulia.company'] = {json.dumps(company)}")
    page = context.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    context.add_init_script(f"{PRESSED};{before}")
    context.on("response", told)
    page.goto(url)
    expect(page.get_by_text("2 to 4 players")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(LOOKING)
    yield page
    context.close()


def play(page: Page, game: str) -> float:
    """Milliseconds from the press until the table is drawn, and a move can be made on it."""
    box = page.locator("article button.main").nth(list(OURS).index(game)).bounding_box()
    assert box is not None
    with page.expect_console_message(lambda said: said.text.startswith("drawn ")) as drawn:
        # by the mouse alone: a locator looks at the page once more while the table is drawn
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(LOOKING)
    return float(drawn.value.text.split()[1])


@dataclass
class File:
    size: int
    sent: int
    """Over the wire, packed as the browser asked for it."""
    gzip: int


def weigh(browser: Browser, url: str, game: str) -> dict[str, File]:
    """What is fetched until the first move, by address."""
    found: list[Response] = []
    with opened(browser, url, "medium", before=THRIFTY, told=lambda one: found.append(one)) as page:
        play(page, game)
        return {urlsplit(one.url).path: weight(one) for one in found}


def weight(response: Response) -> File:
    content = response.body()
    # of a worker's script a browser does not tell how long it was on its way
    sent = response.headers.get("content-length") or response.request.sizes()["responseBodySize"]
    return File(len(content), int(sent), len(gzip.compress(content, 9)))


def memory() -> int:
    """Bytes in memory of the process that shows a page: the one with most."""
    sizes = [0]
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            command = (status.parent / "cmdline").read_text()
            found = re.search(r"VmRSS:\s+(\d+)", status.read_text())
        except OSError:
            continue
        if found and "--type=renderer" in command:
            sizes.append(1024 * int(found[1]))
    return max(sizes)


def measure(browser: Browser, url: str, game: str, rounds: int) -> None:
    print(game)
    files = weigh(browser, url, game)
    sent, packed = (sum(getattr(one, way) for one in files.values()) / 1000 for way in ("sent", "gzip"))
    print(f"  first load: {sent:.1f} kB over the wire, {packed:.1f} kB with gzip alone")
    for name, file in sorted(files.items(), key=lambda one: -one[1].sent):
        print(f"    {file.sent:6} ({file.gzip:6} gzip) of {file.size:6} {name}")
    if rounds == 0:
        return
    for slowed in (1, 4):
        times = []
        for _ in range(rounds):
            with opened(browser, url, "medium", slowed) as page:
                times.append(play(page, game))
        print(f"  from the press to the table, {slowed} x slowed: {median(times):.0f} ms (of {rounds})")
    with opened(browser, url, "hard") as page:
        before = memory()
        play(page, game)
        page.locator("[data-choice]").first.dispatch_event("click")
        gaps = page.evaluate(FRAMES, 3000)
        late = sum(gap > 25 for gap in gaps)
        print(f"  while bots think: {1000 / median(gaps):.0f} frames a second, {late} of {len(gaps)} late")
        print(f"  memory: {before / 1e6:.0f} MB before, {memory() / 1e6:.0f} MB with a table of `hard`")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5, help="none: only what is loaded")
    parser.add_argument("--only", nargs="+", choices=OURS, default=list(OURS))
    wanted = parser.parse_args()
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            for game in wanted.only:
                measure(browser, server.url, game, wanted.rounds)
            browser.close()
    finally:
        server.kill()


if __name__ == "__main__":
    main()
