"""The page on environments is true: its code runs, its tables are those of the code; so are the examples."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import tertulia
from tertulia.core.encoding import described

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def told(key: str) -> str:
    return described(tertulia.game(key).part("encoding").FIELDS)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_every_part_of_an_observation_is_documented(key: str) -> None:
    assert f"### {key}\n\n{told(key)}\n" in PAGE


def test_the_command_prints_what_the_page_shows() -> None:
    command = [sys.executable, "-m", "tertulia.envs", "pamplona"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True)
    assert printed.stdout == f"{told('pamplona')}\n"


@pytest.mark.parametrize("number", range(3))
def test_the_code_of_the_page_runs(number: int) -> None:
    assert len(BLOCKS) == 3
    told = runpy_block(BLOCKS[number])
    assert told.get("over", True), "the example plays to the end"


def runpy_block(code: str) -> dict[str, object]:
    scope: dict[str, object] = {}
    exec(compile(code, "docs/environments.md", "exec"), scope)
    return scope


def test_the_example_for_pettingzoo_plays() -> None:
    wins = runpy.run_path(str(ROOT / "examples" / "random_pettingzoo.py"))["play"]("pamplona", 2)
    assert sum(wins.values()) == pytest.approx(2)


def test_the_example_for_gymnasium_plays() -> None:
    share = runpy.run_path(str(ROOT / "examples" / "random_gymnasium.py"))["play"]("pamplona", 2)
    assert 0 <= share <= 1
