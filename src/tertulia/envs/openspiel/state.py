"""One state of a game, as OpenSpiel asks for it."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pyspiel

from tertulia.core.contract import CHANCE, OVER, Action
from tertulia.core.fields import look
from tertulia.core.position import table_of
from tertulia.core.winners import shares, totals

PLAYERS = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}


class TertuliaState(pyspiel.State):  # type: ignore[misc]
    """Everything is in `table`: OpenSpiel copies and pickles whatever attributes it finds."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.table = game.opening.copy()

    def current_player(self) -> int:
        actor = self.table.actor
        return actor if actor >= 0 else int(PLAYERS[actor])

    def is_terminal(self) -> bool:
        return bool(self.table.over)

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = self.table.legal()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.table.weights()
        total = sum(weights)
        return [(id, weight / total) for id, weight in enumerate(weights) if weight]

    def _apply_action(self, id: int) -> None:
        self.table.apply(id)

    def _action_to_string(self, player: int, id: int) -> str:
        return str(self._named(player, id))

    def _named(self, player: int, id: int) -> Action:
        notation, edition = self.table.game.notation, self.table.setup.edition
        s = look(self.table.game.state_part.State, self.table.states)
        if player == pyspiel.PlayerId.CHANCE:
            return notation.event(edition, s, id, 1)  # type: ignore[no-any-return]
        return notation.action(edition, s, id)  # type: ignore[no-any-return]

    def returns(self) -> list[float]:
        if not self.table.over:
            return [0.0] * int(self.table.setup.seats)
        rows, lines = self._scores(), len(self.table.game.meta.score_lines)
        if self.get_game().utility == "points":
            return [float(score) for score in totals(rows, lines)]
        won: list[float] = shares(rows[None], lines)[0].tolist()
        return [share - 1 / len(won) for share in won]

    def _scores(self) -> Any:
        """A row for each seat: the lines of its score, then the tie-breaks."""
        table, sheet = self.table, self.table.game.sheet()
        table.game.drive.scores(table.boxes, table.states, sheet)
        return sheet[: table.setup.seats]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TertuliaState":
        """A state that could be this one for all that the player knows, with a history that leads there."""
        game = self.get_game()
        state: TertuliaState = game.new_initial_state()
        for id in game.adapter.retold(self.table, player, random.Random(sampler())):
            state.apply_action(id)
        return state

    def __str__(self) -> str:
        """Every field of the state, as a position writes it."""
        table = table_of(self.table.game, self.table.setup, self.table.record)
        return "\n".join(f"{name}: {msgspec.json.encode(value).decode()}" for name, value in table.items())
