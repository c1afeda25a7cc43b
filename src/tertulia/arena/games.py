"""Results as columns: one row a game, one column a seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.arena.plan import Plan
from tertulia.arena.play import Done

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Games:
    bots: list[str]
    deals: Ints
    """Numbered from 0 without gaps."""
    lineups: Ints
    who: Ints
    """Which of the bots sat there."""
    wins: Floats
    scores: Ints
    luck: Floats
    """No columns where it was not measured."""

    @classmethod
    def of(cls, plan: Plan, results: Sequence[Done]) -> "Games":
        bots = plan.bots
        rows = [(done, game) for done in results for game in done.games]
        return cls(
            bots=bots,
            deals=np.unique([done.deal for done, _ in rows], return_inverse=True)[1],
            lineups=np.array([done.lineup for done, _ in rows], np.int64),
            who=np.array([[bots.index(name) for name in game.bots] for _, game in rows], np.int64),
            wins=np.array([game.wins for _, game in rows], np.float64),
            scores=np.array([game.scores for _, game in rows], np.int64),
            luck=np.array([game.luck for _, game in rows], np.float64),
        )

    @property
    def seats(self) -> int:
        return int(self.who.shape[1])

    @property
    def count(self) -> int:
        """Of deals."""
        return int(self.deals.max()) + 1

    def chosen(self, rows: Any) -> "Games":
        return Games(
            self.bots,
            self.deals[rows],
            self.lineups[rows],
            self.who[rows],
            self.wins[rows],
            self.scores[rows],
            self.luck[rows],
        )

    def by_deal(self, values: Any) -> Floats:
        """The sum over the games of each deal."""
        sums = np.bincount(self.deals, np.asarray(values, np.float64), self.count)
        return np.asarray(sums, np.float64)

    def ahead(self, one: int, other: int) -> Floats:
        """In each game: 1 if the first seat did better, 1/2 if none did."""
        scores, wins = self.scores[:, one] - self.scores[:, other], self.wins[:, one] - self.wins[:, other]
        signs = np.where(scores != 0, np.sign(scores), np.sign(wins))
        return np.asarray((1 + signs) / 2, np.float64)
