"""Before any test: Ctrl-C as usual. Before those that think: what several would compile at the same time."""

import multiprocessing
import os
import shutil
import signal
import sqlite3
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from platformdirs import user_cache_path

import tertulia
from tests.environments import ROOT, build

THINKERS = (
    "tertulia.arena",
    "tertulia.bots",
    "tertulia.cli",
    "tertulia.envs",
    "tertulia.server",
    "playwright",
)
"""Whoever imports one of them has bots think, here or in a server of theirs."""
PATIENCE = 3600.0


def pytest_sessionstart(session: pytest.Session) -> None:
    # a script's `make test &` ignores Ctrl-C, and so would all programs that tests start and interrupt
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Once for these sources: the first process does it, and the others wait."""
    if not any(name in sys.modules for name in THINKERS):
        return
    files = sorted(Path(tertulia.__file__).parent.rglob("*.py"))
    sources = sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()
    home = Path(os.environ.get("TERTULIA_CACHE") or user_cache_path("tertulia"))
    home.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(home / "tests.sqlite", timeout=PATIENCE, isolation_level=None)) as kept:
        kept.execute("BEGIN EXCLUSIVE")
        kept.execute("CREATE TABLE IF NOT EXISTS rehearsed (sources PRIMARY KEY)")
        if not kept.execute("SELECT * FROM rehearsed WHERE sources = ?", [sources]).fetchall():
            rehearse()
            kept.execute("INSERT INTO rehearsed VALUES (?)", [sources])
        kept.execute("COMMIT")


def rehearse() -> None:
    from tertulia.envs import opponents
    from tertulia.server import bot_processes

    with ProcessPoolExecutor(len(tertulia.GAMES), multiprocessing.get_context("spawn")) as processes:
        for part in (bot_processes.rehearse, opponents.rehearse):
            for _ in processes.map(part, tertulia.GAMES):
                pass


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a copy without web/: other tests look at the pages that are built already."""
    folder = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return build(folder, folder / "dist")
