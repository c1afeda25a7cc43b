"""No action stands out."""

from typing import Any

from tertulia.core.engine import rule


@rule
def slow(box: Any, s: Any, action: int) -> bool:
    return False
