"""What `pip install tertulia` brings: a wheel with the pages in it, and nothing but what playing needs."""

import subprocess
import zipfile
from email import message_from_bytes
from pathlib import Path

from tests.environments import environment, locked


def test_it_has_the_pages_the_boards_and_the_boxes(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "tertulia/server/web/index.html" in names
    assert "tertulia/envs/draw/boards.js" in names
    assert sum(name.startswith("tertulia/server/web/assets/") for name in names) > 20
    assert sum(name.endswith(".wasm") for name in names) >= 3
    assert sum(name.endswith(".toml") for name in names) >= 3


def test_only_pictures_are_drawn_and_nothing_needs_node(wheel: Path) -> None:
    (metadata,) = (name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".dist-info/METADATA"))
    needs = message_from_bytes(zipfile.ZipFile(wheel).read(metadata)).get_all("Requires-Dist", [])
    assert [need for need in needs if "node" in need] == []
    assert [need for need in needs if "mini-racer" in need] == ["mini-racer>=0.14; extra == 'pictures'"]


def test_the_locks_agree() -> None:
    assert locked("requirements.lock") < locked("requirements-dev.lock")
    assert locked("requirements-build.lock") < locked("requirements-dev.lock")


def test_it_serves_its_pages_where_nothing_else_is(wheel: Path, tmp_path: Path) -> None:
    python = environment(tmp_path, wheel)
    code = """
import tertulia, tertulia.server.static
print(tertulia.__file__)
print((tertulia.server.static.WEB / "index.html").read_text()[:15])
from tertulia.cli import main
main()
"""
    told = subprocess.run([python, "-I", "-c", code, "games"], capture_output=True, text=True, cwd=tmp_path)
    where, page, *games = told.stdout.splitlines()
    assert Path(where).is_relative_to(tmp_path), told.stderr
    assert page == "<!doctype html>"
    assert len(games) >= 3
