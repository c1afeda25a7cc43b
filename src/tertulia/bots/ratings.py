"""How strong the bots of a game are, on one scale: docs/strength.md says how it was measured."""

import json
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any

from tertulia.bots.names import parse
from tertulia.bots.search import SECONDS

Told = dict[str, dict[str, dict[str, int]]]
"""By game and bot: `rating`, `low` and `high`."""


@cache
def published() -> Told:
    """The scale of docs/strength.md, for whoever wants to show it."""
    found: Any = json.loads((resources.files(__package__) / "scale.json").read_text(encoding="utf-8"))
    return dict(found)


def ratings(key: str, names: Iterable[str]) -> dict[str, int]:
    """Those of these bots that have met the others."""
    known = published().get(key, {})
    return {name: known[measured(name)]["rating"] for name in names if measured(name) in known}


def measured(name: str) -> str:
    """What it was called in the contests: who has the usual time was given that time."""
    wanted = parse(name)
    usual = wanted.budget is not None and wanted.level == name
    return f"{name}:{SECONDS:g}s" if usual else name
