"""A game of somebody else: Pamplona under another name, with few parts, installed beside ours."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tertulia

PARTS = ("meta", "edition", "state", "rules", "actions", "hidden", "view", "encoding")
Python = Callable[[str], "subprocess.CompletedProcess[str]"]


def declare(folder: Path, name: str, *games: str) -> None:
    """What an installed distribution leaves behind."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join(["[tertulia.games]", *games]))


@pytest.fixture
def fox(tmp_path: Path) -> Path:
    """The package."""
    source, package = tertulia.game("pamplona").folder.parent, tmp_path / "fox_game"
    shutil.copytree(source / "editions", package / "editions")
    for part in PARTS:
        shutil.copy(source / f"{part}.py", package)
    (package / "__init__.py").touch()
    for file in (*package.glob("*.py"), *package.glob("editions/*.toml")):
        text = file.read_text(encoding="utf-8").replace("tertulia.games.pamplona", "fox_game")
        file.write_text(text.replace('"pamplona"', '"fox"'), encoding="utf-8")
    declare(tmp_path, "fox", "fox = fox_game")
    return package


@pytest.fixture
def python(tmp_path: Path) -> Python:
    """Another Python that finds what is installed there; plain, because compiling takes long."""
    path = os.pathsep.join([str(tmp_path), str(Path(tertulia.__file__).parent.parent)])
    env = {**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1"}

    def run(code: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-c", code]
        return subprocess.run(command, env=env, capture_output=True, text=True, timeout=300)

    return run
