"""Why an action may be good, in the words of the game: one module per game with the same names.

- `REASONS`: the most telling first; each looks at a `Step` and gives the arguments of its sentence, which is
  the Fluent message `GAME-why-NAME`, or None where it is not true.

They compare what the seat sees before and after the action, which the rules make. No rule is told again here,
and nothing that the seat may not see can get into a reason.
"""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tertulia.bots.knowledge import Knowledge
from tertulia.core.contract import Action, Message
from tertulia.core.match import Match

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


def reasons_of(key: str) -> Mapping[str, Reason]:
    reasons: Mapping[str, Reason] = importlib.import_module(f"tertulia.bots.reasons.{key}").REASONS
    return reasons


def why(knowledge: Knowledge, action: Action) -> Message | None:
    """The most telling reason that is true, or None."""
    key, step = knowledge.head["game"], step_of(knowledge, action)
    for name, reason in reasons_of(key).items():
        args = reason(step)
        if args is not None:
            return Message(f"{key}-why-{name}", args)
    return None


def step_of(knowledge: Knowledge, action: Action) -> Step:
    """What the action does, before chance answers."""
    match = Match(knowledge.game, knowledge.setup, knowledge.imagined(), chance=None)
    match.play(action.id)
    return Step(
        seat=knowledge.seat,
        verb=action.message.id.partition("-")[2],
        args=action.message.args,
        before=knowledge.view,
        after=match.view(knowledge.seat),
    )
