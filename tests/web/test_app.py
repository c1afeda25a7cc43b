"""The pages as an app: installable, there without a network, and never exchanged in the middle of a game."""

import json
import re
import shutil
import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from PIL import Image
from playwright.sync_api import BrowserType, Page, expect

from tertulia.server import site, static
from tests.web.conftest import PATIENCE, QUIET, Server, Visitor

Visit = Callable[..., Visitor]
READY = "navigator.serviceWorker.ready.then(() => true)"
UPDATE = "navigator.serviceWorker.ready.then((one) => one.update()).then(() => true)"
WAITING = "navigator.serviceWorker.ready.then((one) => Boolean(one.waiting))"
ONLY_NEWER = "caches.keys().then((names) => names.length === 1 && names[0].endsWith(' newer'))"
WANTED_BY_CHROMIUM = 144
"""Pixels of an icon that it can install."""


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    return Path(shutil.copytree(static.WEB, tmp_path / "pages"))


@pytest.fixture
def server(start_server: Callable[..., Server], pages: Path) -> Server:
    """One whose pages a test may exchange."""
    swap = f"import pathlib\nfrom tertulia.server import static\nstatic.WEB = pathlib.Path({str(pages)!r})"
    return start_server(before=swap)


def release(pages: Path) -> None:
    """A new version, as a build leaves it: the scripts, which name each other, have other names."""
    shutil.move(pages / "assets", pages / "newer")
    shutil.move(pages / "newer", pages / "assets" / "newer")
    index, worker = pages / "index.html", pages / "sw.js"
    index.write_text(index.read_text().replace("/assets/", "/assets/newer/"))
    files = [file for file in pages.rglob("*") if file.is_file() and file != worker]
    hashes = {str(file.relative_to(pages)): site.integrity(file.read_bytes()) for file in files}
    build = json.dumps({"version": "newer", "files": hashes})
    worker.write_text(re.sub(r"(?<=const BUILD = )\{.*\}", lambda _: build, worker.read_text()))


def is_newer(page: Page) -> bool:
    return "/assets/newer/" in page.evaluate("document.querySelector('script[src]').src")


def wait_until(page: Page, promise: str) -> None:
    deadline = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(promise):
        assert time.monotonic() < deadline, promise
        page.wait_for_timeout(20)


def caches(page: Page) -> int:
    return len(page.evaluate("caches.keys()"))


def notice(page: Page) -> Any:
    return page.get_by_role("status").filter(has_text="A new version is ready.")


def test_a_server_says_what_the_files_of_the_app_are_and_that_they_may_change(
    web: Server, visit: Visit
) -> None:
    request = visit().page.request
    for name, kind in (("manifest.json", "application/json"), ("sw.js", "text/javascript")):
        headers = request.get(f"{web.url}/{name}").headers
        assert headers["content-type"].startswith(kind)
        assert headers["cache-control"] == "no-cache"


def test_what_chromium_wants_of_an_app_is_there(visit: Visit, web: Server) -> None:
    visitor = visit(app=True)
    page = visitor.go("/rules/caramba")
    session = visitor.context.new_cdp_session(page)
    parsed = session.send("Page.getAppManifest")
    manifest = parsed["manifest"]
    assert parsed["errors"] == []
    assert manifest["name"].startswith("Tertulia")
    assert manifest["display"] == "kStandalone"
    assert manifest["scope"] == manifest["startUrl"] == f"{web.url}/"
    assert page.request.get(manifest["startUrl"]).ok
    assert_icons(page, parsed["url"], json.loads(parsed["data"])["icons"])
    page.evaluate(READY)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    assert page.evaluate("isSecureContext")


def assert_icons(page: Page, manifest: str, icons: list[dict[str, str]]) -> None:
    """They are pictures of the size that they say; each kind has one that is large enough."""
    sizes: dict[str, int] = {}
    for icon in (icon for icon in icons if icon["type"] == "image/png"):
        picture = Image.open(BytesIO(page.request.get(urljoin(manifest, icon["src"])).body()))
        picture.load()
        assert icon["sizes"] == f"{picture.width}x{picture.height}"
        purpose = icon.get("purpose", "any")
        sizes[purpose] = max(picture.width, sizes.get(purpose, 0))
        if purpose == "maskable":  # a mask may cut anything, so there must be something everywhere
            assert picture.convert("RGBA").getchannel("A").getextrema() == (255, 255)
    assert min(sizes["any"], sizes["maskable"]) >= WANTED_BY_CHROMIUM


@pytest.mark.skipif(shutil.which("chromium") is None, reason="its shell without windows installs nothing")
def test_chromium_itself_would_install_it(browsers: BrowserType, web: Server, tmp_path: Path) -> None:
    context = browsers.launch_persistent_context(
        tmp_path, executable_path=shutil.which("chromium"), args=[*QUIET, "--headless=new"]
    )
    page = context.pages[0]
    page.goto(web.url)
    page.evaluate(READY)
    session = context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    context.close()


def test_a_page_of_a_server_that_is_gone_opens_and_says_so(visit: Visit, server: Server) -> None:
    visitor = visit(server, app=True, allowed="ERR_|WebSocket|Failed to load")
    page = visitor.go()
    page.evaluate(READY)
    server.process.kill()
    visitor.go("/rules/pamplona")
    expect(page.get_by_role("heading", level=1)).to_have_text("Viva Pamplona!: Rules")
    visitor.go()
    expect(page.get_by_role("alert")).to_contain_text("the server does not answer")
    answer = page.evaluate("fetch('/healthz').then(() => 'kept', () => 'asked')")
    assert answer == "asked"


def test_a_new_version_waits_for_whoever_plays(visit: Visit, server: Server, pages: Path) -> None:
    visitor = visit(server, app=True)
    page = visitor.against_bots("pamplona")
    page.evaluate(READY)
    release(pages)
    page.evaluate(UPDATE)
    wait_until(page, WAITING)
    page.wait_for_timeout(300)  # nothing is announced here
    expect(notice(page)).to_have_count(0)
    assert caches(page) == 2

    page.get_by_role("link", name="Tertulia").click()
    expect(notice(page)).to_be_visible()
    assert visitor.violations() == []
    other = visitor.context.new_page()
    other.goto(server.url + "/table/nobody")
    expect(other.get_by_role("heading", level=1)).to_be_visible()
    notice(page).get_by_role("button", name="Use it now").click()
    expect(page.get_by_role("status")).to_contain_text("It waits until the table in another tab is closed.")
    assert not is_newer(page)

    other.close()
    with page.expect_event("load"):
        page.get_by_role("button", name="Use it now").click()
    assert is_newer(page)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(notice(page)).to_have_count(0)
    assert caches(page) == 1


def test_a_page_that_is_new_already_announces_nothing(visit: Visit, server: Server, pages: Path) -> None:
    visitor = visit(server, app=True)
    page = visitor.go()
    page.evaluate(READY)
    release(pages)
    page.reload()
    assert is_newer(page)  # the server answers, so it is asked
    wait_until(page, ONLY_NEWER)
    expect(notice(page)).to_have_count(0)
