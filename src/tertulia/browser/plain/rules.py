"""Rules that plain code calls: the game's module has a door for each."""

from dataclasses import dataclass
from typing import Any

Shape = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RuleCall:
    """A rule, and with what it is called: Box, State, or an array of such a shape."""

    rule: Any
    takes: tuple[str | Shape, ...]

    @property
    def module(self) -> str:
        return str(self.rule.py_func.__module__)

    @property
    def name(self) -> str:
        return f"{self.module.rpartition('.')[2]}_{self.rule.py_func.__name__}"
