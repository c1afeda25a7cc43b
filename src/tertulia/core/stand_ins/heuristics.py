"""Rules of thumb of someone who has none: every action is rated alike, and playouts are uniform.

With these `hard` searches a game that has no heuristics. `easy` and `medium` need real ones.
"""

from typing import Any

from tertulia.core.contract import UNIFORM, Counts
from tertulia.core.engine import rule

WEIGHTS = ("nothing",)
STYLES = {"careful": (0,)}
DEFAULT = "careful"
MASTER = STYLES[DEFAULT]
NEAR_SIGHTED: dict[str, int] = {}
NOISE: dict[str, int] = {}
NOTES = 1
SPREAD = 1
OPEN_CHANCE = False
SEARCH = {"explore": 0.8, "doubt": 1000, "widen": 1.0, "margin": 0.0, "noise": UNIFORM, "horizon": 99}
PLAYOUTS = 0.0


@rule
def stage(s: Any) -> int:
    return 0


@rule
def unit(s: Any) -> int:
    return 1


@rule
def size_up(box: Any, s: Any, style: Counts, notes: Counts) -> None:
    pass


@rule
def shortlist(box: Any, s: Any, notes: Counts, legal: Counts, count: int) -> int:
    return count


@rule
def rate(box: Any, s: Any, style: Counts, notes: Counts, action: int) -> int:
    return 0
