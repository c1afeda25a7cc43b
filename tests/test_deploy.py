"""What we hand out to those who run a server: a unit for systemd and a recipe for an image."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
UNIT = (ROOT / "deploy" / "tertulia@.service").read_text()
RECIPE = (ROOT / "Containerfile").read_text()
HARDENED = 2.0
"""What `systemd-analyze security` finds open, from 0 to 10; a unit without any care has 9.6."""

systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed"
)


def flags_of(command: str) -> set[str]:
    shown = subprocess.run(
        [sys.executable, "-c", "from tertulia.cli import main; main()", command, "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(re.findall(r"--[a-z][a-z-]+", shown.stdout))


@systemd
def test_systemd_understands_the_unit_and_finds_it_closed(tmp_path: Path) -> None:
    program = tmp_path / "tertulia"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "tertulia@.service"
    unit.write_text(UNIT.replace("/opt/tertulia/bin/tertulia", str(program)))
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")
    found = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--no-pager", unit], capture_output=True, text=True
    )
    level = re.search(r"exposure level for \S+: ([\d.]+)", found.stdout)
    assert level is not None, found.stderr
    assert float(level[1]) <= HARDENED


def test_the_unit_has_limits_and_keeps_no_secret() -> None:
    for limit in ("LimitNOFILE=", "TasksMax=", "MemoryMax=", "TimeoutStopSec="):
        assert f"\n{limit}" in UNIT
    assert "EnvironmentFile=" in UNIT
    assert not re.search(r"^Environment=TERTULIA_ADMIN_TOKEN", UNIT, re.MULTILINE)


@pytest.mark.parametrize("text", [UNIT, RECIPE], ids=["unit", "image"])
def test_the_commands_that_they_start_exist_with_these_flags(text: str) -> None:
    started = re.findall(r"tertulia\"?,? \"?(serve|health)((?:[\", ]+[\w.%/-]+)*)", text)
    assert {command for command, _ in started} == {"serve", "health"}
    for command, rest in started:
        assert set(re.findall(r"--[a-z-]+", rest)) <= flags_of(command)


def test_the_image_is_nobodys_root_and_says_whether_it_is_well() -> None:
    (user,) = re.findall(r"^USER (.+)$", RECIPE, re.MULTILINE)
    assert re.fullmatch(r"\d+(:\d+)?", user)  # a number: so that Kubernetes can see that it is not root
    assert not user.startswith("0")
    assert "HEALTHCHECK" in RECIPE
    assert RECIPE.count("FROM ") == 2  # what builds is not what runs


def test_nothing_that_is_not_needed_goes_into_the_image() -> None:
    ignored = (ROOT / ".containerignore").read_text().split()
    for name in (".git", ".venv", "**/node_modules", "tests", "**/__pycache__"):
        assert name in ignored


def test_what_the_pages_and_the_documentation_are_made_of_goes_into_the_build() -> None:
    """Building a wheel makes them; what they are to become is not taken along from here."""
    ignored = (ROOT / ".containerignore").read_text().split()
    shown = {
        name
        for page in (ROOT / "docs").glob("*.md")
        for name in re.findall(r'^--8<-- "(.+)"$', page.read_text(), re.M)
    }
    assert any(name.startswith("examples/") for name in shown)
    for name in ("docs", "web", "zensical.toml", "hatch_build.py", *shown):
        assert not any(name == one or name.startswith(f"{one}/") for one in ignored), name
    assert {"src/tertulia/server/web", "src/tertulia/server/docs", "src/tertulia/envs/draw"} <= set(ignored)
