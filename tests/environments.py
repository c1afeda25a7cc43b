"""Environments with nothing in them but what a test puts there, and wheels to put there."""

import re
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).parent.parent


def locked(name: str) -> set[str]:
    """Packages with their versions."""
    return set(re.findall(r"^([\w.-]+==[\w.]+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))


def build(project: Path, folder: Path) -> Path:
    """The wheel of a project, in that folder."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def environment(folder: Path, *wheels: Path, extra: Iterable[str] = ()) -> Path:
    """What players lock and some more, taken from this environment, and the wheels; its Python."""
    venv.create(folder, symlinks=sys.platform != "win32")
    (packages,) = folder.glob("[Ll]ib/**/site-packages")
    for name in (*(pin.partition("==")[0] for pin in locked("requirements.lock")), *extra):
        _link(name, packages)
    for wheel in wheels:
        zipfile.ZipFile(wheel).extractall(packages)
    (python,) = (path for path in folder.glob("*/*") if path.name in ("python", "python.exe"))
    return python


def _link(name: str, packages: Path) -> None:
    """One package of this environment, if this platform has it."""
    try:
        here = distribution(name)
    except ModuleNotFoundError:
        return
    for top in {file.parts[0] for file in here.files or [] if file.parts[0] != ".."}:
        if not (packages / top).exists():
            (packages / top).symlink_to(Path(str(here.locate_file(top))))
