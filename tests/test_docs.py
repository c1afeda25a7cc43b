"""The documentation as a site: it builds without a complaint, and needs nothing but its own folder."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parent.parent
LINKED = ("src", "examples", "deploy", "CONTRIBUTING.md")
"""What the pages show of the rest of the repository."""
ADDRESS = re.compile(r'<[^>]+?\s(?:href|src)="([^"]*)"')
LOADED = re.compile(r'<(?:script|img|iframe|source)\b[^>]*\ssrc="([^"]*)"|<link\b[^>]*\shref="([^"]*)"')
INLINE = re.compile(r'<style|\sstyle="|\son\w+="|<script(?![^>]*(?:\ssrc=|type="application/json"))[^>]*>')


def project(folder: Path) -> Path:
    """A copy to build in."""
    shutil.copytree(ROOT / "docs", folder / "docs")
    settings = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    site = re.sub(r"^site_dir = .*$", 'site_dir = "site"', settings, flags=re.MULTILINE)
    (folder / "zensical.toml").write_text(site, encoding="utf-8")
    for name in LINKED:
        (folder / name).symlink_to(ROOT / name)
    return folder


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = project(tmp_path_factory.mktemp("docs"))
    result = build(folder)
    assert result.returncode == 0, result.stdout + result.stderr
    return folder / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, str]:
    return {file: file.read_text(encoding="utf-8") for file in site.rglob("*.html")}


def test_a_broken_link_breaks_the_build(tmp_path: Path) -> None:
    folder = project(tmp_path)
    with (folder / "docs" / "README.md").open("a", encoding="utf-8") as page:
        page.write("\n[no page](nowhere.md) [no place](bots.md#nowhere)\n")
    result = build(folder)
    assert result.returncode != 0
    for complaint in ("page does not exist", "anchor does not exist"):
        assert complaint in result.stdout + result.stderr


def test_every_page_is_in_the_navigation_once() -> None:
    settings = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    named = re.findall(r'"([\w/-]+\.md)"', str(tomllib.loads(settings)["project"]["nav"]).replace("'", '"'))
    written = [file.relative_to(ROOT / "docs").as_posix() for file in (ROOT / "docs").rglob("*.md")]
    assert sorted(named) == sorted(written)


def test_links_of_the_built_pages_lead_to_files_and_places(site: Path, pages: dict[Path, str]) -> None:
    places = {file: set(re.findall(r'\sid="([^"]+)"', text)) for file, text in pages.items()}
    for file, text in pages.items():
        if file.name == "404.html":  # its links begin at the root of a host
            continue
        for address in ADDRESS.findall(text):
            path, _, place = unquote(address).partition("#")
            if "://" in path:
                continue
            target = (file.parent / path).resolve() if path else file
            target = target / "index.html" if target.is_dir() else target
            assert target.is_relative_to(site.resolve()), f"{file.name}: {address}"
            assert target.is_file(), f"{file.name}: {address}"
            assert not place or target not in places or place in places[target] | {"__skip"}, (
                f"{file.name}: {address}"
            )


def test_nothing_is_loaded_from_another_host(site: Path, pages: dict[Path, str]) -> None:
    for file, text in pages.items():
        for found in LOADED.findall(text):
            assert not re.match(r"\w+:|//", "".join(found)), f"{file.name}: {found}"
    for file in site.rglob("*.css"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"@import|url\(['\"]?(?!data:|#)\w+:", text), file.name


def test_nothing_is_inline_for_the_server_would_forbid_it(pages: dict[Path, str]) -> None:
    for file, text in pages.items():
        assert INLINE.findall(text) == [], file.name


def test_the_search_finds_every_page(site: Path, pages: dict[Path, str]) -> None:
    index = (site / "search.json").read_text(encoding="utf-8")
    for file in pages:
        if file.name != "404.html":
            assert file.relative_to(site).as_posix().replace("index.html", "") in index
