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
      port1.onmessage = () => (window.drawn = performance.now() - press.timeStamp);
      port2.postMessage(null);
    });
  });
  seen.observe(document, { subtree: true, childList: true });
}, { capture: true, once: true })"""
"""Milliseconds from a press until the table is drawn, by the page's own clock: a driver is slowed, too."""
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
    page.locator("article button.main").nth(list(OURS).index(game)).click()
    page.locator("[data-version]").wait_for()
    page.wait_for_timeout(LOOKING)
    drawn: float = page.evaluate("window.drawn")
    return drawn


def weigh(browser: Browser, url: str, game: str) -> dict[str, tuple[int, int]]:
    """What is fetched until the first move: bytes of each file, and with gzip."""
    found: dict[str, tuple[int, int]] = {}

    def note(response: Response) -> None:
        content = response.body()
        found[urlsplit(response.url).path] = len(content), len(gzip.compress(content, 9))

    with opened(browser, url, "medium", before=THRIFTY, told=note) as page:
        play(page, game)
    return found


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
    print(f"  first load: {sum(packed for _, packed in files.values()) / 1000:.1f} kB with gzip")
    for name, (size, packed) in sorted(files.items(), key=lambda one: -one[1][1]):
        print(f"    {packed:6} of {size:6} {name}")
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
    parser.add_argument("--rounds", type=int, default=5)
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
