"""The committed playthroughs are what OpenSpiel still sees, byte for byte."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

import tertulia

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def playthroughs() -> Any:
    spec = importlib.util.spec_from_file_location("playthroughs", HERE / "playthroughs.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_playthrough_is_the_same(key: str, playthroughs: Any) -> None:
    kept = (HERE / "playthroughs" / f"{key}.txt").read_text(encoding="utf-8")
    assert playthroughs.playthrough(key) == kept
