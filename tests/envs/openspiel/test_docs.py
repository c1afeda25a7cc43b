"""The page on OpenSpiel is true, and the examples play."""

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
BLOCKS = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs/openspiel.md").read_text("utf-8"), re.M | re.S)


@pytest.mark.parametrize("number", range(2))
def test_the_code_of_the_page_runs(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(BLOCKS) == 2
    monkeypatch.chdir(ROOT)
    scope: dict[str, Any] = {}
    exec(compile(BLOCKS[number], "docs/openspiel.md", "exec"), scope)
    assert scope["state"].is_terminal() == (number == 0)  # the first plays to the end


def test_random_play_ends() -> None:
    returns = runpy.run_path(str(ROOT / "examples/random_openspiel.py"))["play"]("pamplona", 3)
    assert sum(returns) == pytest.approx(0)
    assert max(returns) > 0


def test_cfr_comes_closer_to_an_equilibrium() -> None:
    found = runpy.run_path(str(ROOT / "examples/openspiel_cfr.py"))["solve"](2)
    assert len(found) == 2
    assert 0 <= found[-1] < found[0] / 2
