"""The games as Gymnasium environments: one seat against bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.bots.names import usual
from tertulia.core.encoding import KIND, Numbers, bounds
from tertulia.core.errors import IllegalAction, StartError
from tertulia.core.game import EditionSource
from tertulia.envs.drawing import Picture
from tertulia.envs.errors import MissingExtra
from tertulia.envs.opponents import opponents
from tertulia.envs.rendering import MODES, checked, rendered
from tertulia.envs.rewards import Handling, Reward, Rewards
from tertulia.envs.table import Table
from tertulia.games import game as game_of

try:
    import gymnasium
except ImportError as error:
    raise MissingExtra("Gymnasium", "envs") from error

__all__ = ["SoloEnv"]


class SoloEnv(gymnasium.Env[Numbers, np.int64]):
    """One's own decisions are the steps; between them the bots decide.

    `seat` is one's own, None draws it anew for every game. `bots` is one name for all or one for each seat;
    None is `medium`, if the game has it.
    """

    metadata = {"render_modes": [*MODES], "render_fps": 2}  # noqa: RUF012 - Gymnasium's name and type

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | Sequence[str] | None = None,
        edition: EditionSource = None,
        options: Mapping[str, bool] | None = None,
        reward: Reward = "win",
        illegal: Handling = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = checked(render_mode)
        meta = game_of(game).meta
        self.table = Table(game, seats or min(4, meta.max_seats), 0, edition, options, seen=True)
        if seat is not None and not 0 <= seat < self.table.seats:
            raise StartError(
                f"there is no seat {seat}: seats are 0 to {self.table.seats - 1}, None draws one"
            )
        self._wanted, self.seat = seat, seat or 0
        self._others = opponents(self.table, bots or usual(self.table.game, "medium"))
        self._rewards = Rewards(self.table, reward, illegal)
        low, high = bounds(game_of(game).part("encoding").FIELDS)
        self.observation_space = gymnasium.spaces.Box(low, high, dtype=KIND)
        self.action_space = gymnasium.spaces.Discrete(len(self.table.mask))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game: with a seed, that of `game.start(seed=seed)`; those after it follow from the seed."""
        super().reset(seed=seed)
        drawn, place = self.np_random.integers((1 << 62, self.table.seats)).tolist()
        self.seat = place if self._wanted is None else self._wanted
        chance = drawn if seed is None else seed
        self.table.reset(chance)
        self._others.begin(chance)
        self._rewards.begin()
        self._others.answer(self.seat)
        return self.table.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """One's own decision, and those of the others until one's next."""
        try:
            count = self.table.step(action)
        except IllegalAction:
            if self._rewards.illegal == "raise":
                raise
            lost = self._rewards.penalty(self.seat)[self.seat]
            return self.table.observe(self.seat), lost, True, False, self._info()
        if count:
            count = self._others.answer(self.seat)
        rewards = self._rewards.step(count)
        gained = rewards[self.seat] if rewards is not None else 0.0
        seen = self.table.observation.copy() if count else self.table.observe(self.seat)
        return seen, gained, count == 0, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each legal action; the name is that of SB3's maskable algorithms."""
        return self.table.mask.astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask.copy()}

    def render(self) -> str | Picture | None:
        """The table as one's seat sees it."""
        players = [f"player_{seat}" for seat in range(self.table.seats)]
        return rendered(self.table, self.seat, players, self.render_mode)
