"""What a reason looks at: an action of a seat, and what the seat sees before and after it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Args = Mapping[str, str | int]
View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """An action of a seat, and the table as the seat sees it before and after."""

    seat: int
    verb: str
    """What is done, as the action's message names it: `bid`, `move`, `throw`."""
    args: Args
    before: View
    after: View
    facts: Mapping[str, Any]
    """What is printed on cards, dice and board, as the edition has it: everybody may know it."""

    @property
    def own(self) -> Any:
        return self.before["seats"][self.seat]

    @property
    def own_after(self) -> Any:
        return self.after["seats"][self.seat]

    @property
    def rivals(self) -> list[int]:
        return [seat for seat in range(len(self.before["seats"])) if seat != self.seat]


Reason = Callable[[Step], Args | None]


def signed(number: int) -> str:
    """What somebody gains or loses: `+4`, `-1`, `0`."""
    return f"{number:+d}" if number else "0"
