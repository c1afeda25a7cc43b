"""What a step brings each seat, by choice: a share of the win, the margin, or the points as they come."""

from typing import Literal

from tertulia.envs.errors import UnknownHandling, UnknownReward
from tertulia.envs.table import Table

Reward = Literal["win", "margin", "points"]
Handling = Literal["lose", "raise"]
"""What an illegal action does: who takes it loses, and the game is over; or `IllegalAction` is raised."""

PENALTY: dict[Reward, float] = {"win": -1.0, "margin": -100.0, "points": -100.0}
"""What an illegal action brings the one who takes it: it should never pay. The others get nothing."""
HANDLINGS = ("lose", "raise")


class Rewards:
    """The rewards of the games at one table, one after the other."""

    def __init__(self, table: Table, kind: Reward, illegal: Handling) -> None:
        if kind not in PENALTY:
            raise UnknownReward(kind, PENALTY)
        if illegal not in HANDLINGS:
            raise UnknownHandling(illegal, HANDLINGS)
        self.table, self.kind, self.illegal = table, kind, illegal
        self._points: list[int] = []

    def begin(self) -> None:
        """A new game: points count from where it starts."""
        self._points = self.table.points

    def step(self, count: int) -> list[float] | None:
        """What each seat gets for the last step, which left `count` actions; None: nobody gets anything."""
        if self.kind == "points":
            before, self._points = self._points, self.table.points
            return [float(now - then) for now, then in zip(self._points, before, strict=True)]
        if count:
            return None
        return self.table.wins if self.kind == "win" else self._margins()

    def penalty(self, seat: int) -> list[float]:
        """What each seat gets when one takes an illegal action."""
        return [PENALTY[self.kind] if other == seat else 0.0 for other in range(self.table.seats)]

    def _margins(self) -> list[float]:
        points = self.table.points
        return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]
