"""`tertulia site`: a folder for any web space, and nobody else's folder."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tertulia.server import manual, site, static

Run = Callable[..., CompletedProcess[str]]
INDEX = '<meta charset="utf-8" />\n<link href="/icon.svg" /><script src="/assets/first-1.js"></script>'


@pytest.fixture(autouse=True)
def built(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What `make web` and `make docs` leave, in small."""
    root = tmp_path_factory.mktemp("built")
    files = {
        "web/index.html": INDEX,
        "web/assets/first-1.js": "here()",
        "web/sw.js": 'const BUILD = {"version":"1","files":{"index.html":"old","icon.svg":"same"}};\nrest()',
        "docs/index.html": "The documentation",
        "docs/404.html": "for servers",
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    monkeypatch.setattr(static, "WEB", root / "web")
    monkeypatch.setattr(manual, "DOCS", root / "docs")
    return root


def test_the_page_names_files_beside_itself_and_says_that_there_is_no_server(run: Run) -> None:
    result = run("site", "out")
    assert (result.returncode, result.stdout) == (0, "")
    page = Path("out/index.html").read_text()
    assert re.findall(r'(?:href|src)="([^"]*)"', page) == ["./icon.svg", "./assets/first-1.js"]
    assert site.MARK in page
    assert "default-src 'self'" in page
    assert "frame-ancestors" not in page


def test_everything_lies_in_the_folder(run: Run) -> None:
    run("site", "out")
    names = {str(file.relative_to("out")) for file in Path("out").rglob("*") if file.is_file()}
    pages = {"index.html", "assets/first-1.js", "sw.js", "docs/index.html", "LICENSE.txt"}
    assert names == pages


def test_the_service_worker_keeps_what_was_written_here(run: Run) -> None:
    run("site", "out")
    head, rest = Path("out/sw.js").read_text().split(";\n")
    build = json.loads(head.removeprefix("const BUILD = "))
    assert rest == "rest()"
    assert build["version"] != "1"
    assert build["files"]["icon.svg"] == "same"
    assert build["files"]["index.html"] == site.integrity(Path("out/index.html").read_bytes())


def test_another_page_is_another_version(run: Run, built: Path) -> None:
    run("site", "out")
    before = Path("out/sw.js").read_text()
    run("site", "out")
    assert Path("out/sw.js").read_text() == before
    (built / "web/index.html").write_text(f"{INDEX}!")
    run("site", "out")
    assert Path("out/sw.js").read_text() != before


def test_a_folder_of_somebody_else_is_left_alone(run: Run) -> None:
    Path("out").mkdir()
    Path("out/index.html").write_text("mine")
    result = run("site", "out")
    assert result.returncode == 2
    assert result.stderr == (
        "tertulia: out is not empty, and what is there is no earlier site: name another folder\n"
    )
    assert [file.name for file in Path("out").iterdir()] == ["index.html"]


def test_an_earlier_site_makes_room_and_what_lies_beside_it_stays(run: Run) -> None:
    run("site", "out")
    Path("out/assets/first-0.js").write_text("old")
    Path("out/CNAME").write_text("games.example")
    assert run("site", "out").returncode == 0
    assert not Path("out/assets/first-0.js").exists()
    assert Path("out/CNAME").read_text() == "games.example"


@pytest.mark.parametrize("missing", ["web", "docs"])
def test_what_is_not_built_is_named_and_nothing_is_touched(run: Run, built: Path, missing: str) -> None:
    run("site", "out")
    (built / missing / "index.html").unlink()
    result = run("site", "out")
    assert (result.returncode, f'"make {missing}"' in result.stderr) == (2, True)
    assert Path("out/assets/first-1.js").exists()
