"""What `pip install tertulia` brings: a wheel with the pages in it, and nothing but what playing needs."""

import re
import shutil
import subprocess
import sys
import venv
import zipfile
from email import message_from_bytes
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def locked(name: str) -> set[str]:
    """Packages with their versions."""
    return set(re.findall(r"^([\w.-]+==[\w.]+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a copy without web/: other tests look at the pages that are built already."""
    folder = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(build, cwd=folder, check=True, capture_output=True)
    (built,) = folder.glob("dist/*.whl")
    return built


def test_it_has_the_pages_the_boards_and_the_boxes(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "tertulia/server/web/index.html" in names
    assert "tertulia/envs/draw/boards.js" in names
    assert sum(name.startswith("tertulia/server/web/assets/") for name in names) > 20
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
    """An environment with what players lock, taken from this one, and the wheel."""
    venv.create(tmp_path, symlinks=sys.platform != "win32")
    (packages,) = tmp_path.glob("[Ll]ib/**/site-packages")
    for pin in locked("requirements.lock"):
        link(pin.partition("==")[0], packages)
    zipfile.ZipFile(wheel).extractall(packages)
    code = """
import tertulia, tertulia.server.static
print(tertulia.__file__)
print((tertulia.server.static.WEB / "index.html").read_text()[:15])
from tertulia.cli import main
main()
"""
    (python,) = (path for path in tmp_path.glob("*/*") if path.name in ("python", "python.exe"))
    told = subprocess.run([python, "-I", "-c", code, "games"], capture_output=True, text=True, cwd=tmp_path)
    where, page, *games = told.stdout.splitlines()
    assert Path(where).is_relative_to(packages), told.stderr
    assert page == "<!doctype html>"
    assert len(games) >= 3


def link(name: str, packages: Path) -> None:
    """One package of this environment, if this platform has it."""
    try:
        here = distribution(name)
    except ModuleNotFoundError:
        return
    for top in {file.parts[0] for file in here.files or [] if file.parts[0] != ".."}:
        if not (packages / top).exists():
            (packages / top).symlink_to(Path(str(here.locate_file(top))))
