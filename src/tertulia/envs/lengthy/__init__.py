"""Actions that take much longer than others. One module per game with the same name.

- `lengthy(box, s, action)`: whether what follows from this action is far more work than is usual.

On a GPU threads go in step, and all wait for the slowest: there such actions are put off and then happen
together. What happens does not depend on the answer; that is for the rules alone.
"""

import importlib
from functools import cache
from typing import Any


@cache
def lengthy_of(key: str) -> Any:
    """Which actions of a game are lengthy."""
    return importlib.import_module(f"{__name__}.{key}")
