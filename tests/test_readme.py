"""What the README and the guide show is true: their code runs, their commands exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tertulia.cli import app

ROOT = Path(__file__).parent.parent


def blocks(file: str, language: str) -> list[str]:
    text = (ROOT / file).read_text(encoding="utf-8")
    fenced = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    return [re.sub(rf"^{indent}", "", block, flags=re.MULTILINE) for indent, block in fenced]


PYTHON = [
    (file, number)
    for file in ("README.md", "CONTRIBUTING.md")
    for number in range(len(blocks(file, "python")))
]


@pytest.mark.parametrize(("file", "number"), PYTHON)
def test_the_code_runs(file: str, number: int) -> None:
    code = "import tertulia\n" + blocks(file, "python")[number]
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=600)
    assert result.returncode == 0, result.stderr


def test_there_is_code_to_run() -> None:
    assert len(PYTHON) == 3


def test_the_make_targets_exist() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for file in ("README.md", "CONTRIBUTING.md"):
        named = set(re.findall(r"\bmake ([a-z-]+)\b", (ROOT / file).read_text(encoding="utf-8")))
        assert named <= set(targets)
        assert named


def test_the_commands_exist() -> None:
    listing = next(block for block in blocks("README.md", "") if "tertulia games" in block)
    commands = re.findall(r"^tertulia (\w+)", listing, re.MULTILINE)
    assert commands[:7] == ["play", "games", "simulate", "arena", "study", "puzzles", "train"]
    assert commands[7:12] == ["replay", "analyse", "bench", "serve", "verify"]
    assert commands[12:] == ["export", "import", "site", "admin", "health"]
    for command in commands:
        result = CliRunner().invoke(app, [command, "--help"])
        assert result.exit_code == 0, result.stderr
        assert command in result.stdout


def test_links_lead_somewhere() -> None:
    for file in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", file.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (file.parent / target).exists(), f"{file.name}: {target}"
