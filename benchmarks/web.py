"""How light and quick the pages are, in a real browser on this machine.

    python benchmarks/web.py            # needs Chromium and the built pages (make web)

First load: bytes over the wire, and seconds until the first button is drawn and the page is free to answer,
with the processor slowed down four times; and until a driver has pressed it, whose own script is slowed down
as well. Updates: milliseconds from the message of the server until the new table is laid out, for six seats
of bots, each update drawn at once. Layout shifts: what jumps in a whole game, as browsers count it, in
a wide window and on a phone.
"""

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

FREE = """
const look = () => {
  if (!document.querySelector("article button.main")) return requestAnimationFrame(look);
  requestAnimationFrame(() => setTimeout(() => (window.free = performance.now() / 1000)));  // it is drawn
};
requestAnimationFrame(look);
"""
WATCH = """
window.drawn = [];
const inherited = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(hear) {
    inherited.set.call(this, (event) => {
      const start = performance.now();
      hear(event);
      const state = event.data.startsWith('{"type":"state"');
      if (state) queueMicrotask(() => {  // after the page has brought its table up to date
        document.body.getBoundingClientRect();
        window.drawn.push(performance.now() - start);
      });
    });
  },
});
"""
SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shifts += entry.value)))
  .observe({ type: "layout-shift" });
"""
PLAY = """
async () => {
  while (!document.querySelector("[data-result]")) {  // whatever lights up on the board
    const spots = [...document.querySelectorAll(".spot.offered:not(.picked)")];
    const spot = spots[Math.floor(Math.random() * spots.length)];
    spot?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await new Promise((next) => setTimeout(next, 20));
  }
  return window.shifts;
}
"""
SCREENS: dict[str, ViewportSize] = {
    "wide": {"width": 1280, "height": 800},
    "phone": {"width": 360, "height": 640},
}


@contextmanager
def server() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        command = [sys.executable, "-c", "from tertulia.cli import main; main()", "serve"]
        command += ["--port", str(port), "--share", "0", "--database", database]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(f"{url}/healthz")
            yield url
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(address).read()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(address)


def post(url: str, path: str, body: Any = None, token: str = "") -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = json.dumps(body).encode() if body is not None else b""
    request = urllib.request.Request(url + path, data, headers, method="POST")
    return json.load(urllib.request.urlopen(request))


def first_load(browser: Browser, url: str, slower: float) -> tuple[int, float, float]:
    """Bytes over the wire, seconds until the first button is drawn, and until a driver has pressed it."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.add_init_script(FREE)
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.locator("article button.main").first.click(trial=True)
    seconds = time.perf_counter() - start
    page.wait_for_load_state("networkidle")
    free: float = page.evaluate("window.free")
    context.close()
    return int(sum(sizes)), free, seconds


def begin(page: Page, url: str, game: str, seats: int, **liked: bool | str) -> None:
    """A game against bots, by somebody who likes these settings."""
    everybody = {str(seat): "easy" for seat in range(1, seats)}
    table = post(url, "/api/tables", {"game": game, "seats": seats, "bots": everybody})["table"]
    held = post(url, f"/api/tables/{table}/seats", {"name": "Ana"})
    for key, value in {f"seats.{table}": [held], "forced": False, **liked}.items():
        page.add_init_script(f"localStorage.setItem('tertulia.{key}', JSON.stringify({json.dumps(value)}))")
    page.goto(f"{url}/table/{table}")
    page.get_by_role("button", name="Begin").wait_for()
    post(url, f"/api/tables/{table}/start", token=held["token"])


def jumps(browser: Browser, url: str, game: str, seats: int, screen: str) -> float:
    """The sum of all layout shifts of a whole game, from its first prompt on."""
    context = browser.new_context(viewport=SCREENS[screen], reduced_motion="reduce")
    page = context.new_page()
    begin(page, url, game, seats, pace="quick")  # all is staged, in less time
    page.locator(".spot.offered").first.wait_for()
    page.evaluate(SHIFTS)
    total: float = page.evaluate(PLAY)
    context.close()
    return total


def updates(browser: Browser, url: str, game: str, seats: int) -> list[float]:
    """Milliseconds of each update of a game against bots."""
    context = browser.new_context(viewport=SCREENS["wide"], reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(WATCH)
    begin(page, url, game, seats, list=True, pace="instant")
    choices, result = page.locator("[data-choice]"), page.locator("[data-result]")
    for _ in range(30):
        choices.first.or_(result).wait_for()
        if result.count():
            break
        choices.first.click()
        page.wait_for_timeout(60)
    drawn: list[float] = page.evaluate("window.drawn")
    context.close()
    return drawn[3:]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--slower", type=float, default=4.0, help="how many times the processor is slowed down"
    )
    options = parser.parse_args()
    chromium = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        updates(browser, url, "caramba", 2)  # the first bots of a server still get ready
        loads = [first_load(browser, url, options.slower) for _ in range(9)]
        free, pressed = (statistics.median(load[part] for load in loads) for part in (1, 2))
        print(f"first load: {loads[0][0] / 1000:.1f} kB; the processor {options.slower:g}x slower: ", end="")
        print(f"free after {free:.2f} s, pressed after {pressed:.2f} s")
        for game, seats in (("caramba", 4), ("pamplona", 6), ("sombreros", 6)):
            drawn = sorted(updates(browser, url, game, seats))
            middle, most = statistics.median(drawn), drawn[int(len(drawn) * 0.95)]
            print(f"{game}, {seats} seats: {len(drawn)} updates, median {middle:.1f} ms, 95 % {most:.1f} ms")
            shifts = {screen: jumps(browser, url, game, seats, screen) for screen in SCREENS}
            print(
                f"{game}, {seats} seats: layout shift {', '.join(f'{s} {v:.4f}' for s, v in shifts.items())}"
            )
        browser.close()


if __name__ == "__main__":
    main()
