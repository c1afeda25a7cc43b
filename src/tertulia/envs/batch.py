"""Thousands of games at once, all of one kind: for training and for studies."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tertulia.core.chance import Seeded, key_of
from tertulia.core.errors import IllegalAction, StartError
from tertulia.core.game import EditionSource, Game
from tertulia.envs.cpu import CpuGames
from tertulia.envs.errors import UnknownDevice
from tertulia.envs.lanes import Games, Turn
from tertulia.games import game as game_of

DEVICES = ("cpu", "cuda")


class Batch:
    """`n` games that go on together, one decision each per step; where a game ends the next one begins.

    Game i plays its k-th episode with chance that follows from (seed, i, k) alone, on every device.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        n: int = 4096,
        device: str = "cpu",
        *,
        seed: int | str = 0,
        edition: EditionSource = None,
        options: Mapping[str, bool] | None = None,
        checked: bool = True,
        threads: int | None = None,
    ) -> None:
        """`checked=False` trusts the actions; `threads=None` uses all cores."""
        if n < 1:
            raise StartError(f"a batch has at least 1 game, not {n}")
        if device not in DEVICES:
            raise UnknownDevice(device, DEVICES)
        self.game = game_of(game) if isinstance(game, str) else game
        self.setup = self.game.setup(self.game.meta.max_seats if seats is None else seats, edition, options)
        self.n, self.device, self.checked, self.seed = n, device, checked, seed
        self._games = self._on_device(threads)
        self.reset()

    def _on_device(self, threads: int | None) -> Games:
        if self.device == "cpu":
            return CpuGames(self.game, self.setup, self.n, threads)
        from tertulia.envs.cuda import CudaGames  # needs a GPU

        return CudaGames(self.game, self.setup, self.n)

    def reset(self, seed: int | str | None = None) -> Turn:
        """Every game from its first episode, with another seed if one is given."""
        if seed is not None:
            self.seed = seed
        first, second = key_of(self.seed)
        return self._games.reset((int(first), int(second)))

    def step(self, actions: Any) -> Turn:
        """One decision in every game: `actions` holds an int32 for each, in an array of the batch's device.

        If the batch is checked, an action that is not allowed raises IllegalAction, and no game has moved.
        """
        if self.checked:
            self._check(actions)
        return self._games.step(actions)

    def _check(self, actions: Any) -> None:
        game = self._games.first_illegal(actions)
        if game >= 0:
            allowed = np.flatnonzero(self._games.turn.masks[game])
            raise IllegalAction(f"{int(actions[game])} in game {game}", [str(action) for action in allowed])

    def sample(self) -> Any:
        """An allowed action for every game, all equally likely: int32. Each call draws anew."""
        return self._games.sample()

    def play(self, decisions: int) -> Turn:
        """So many decisions of uniform players in every game, in one go: `sample` and `step` repeated."""
        return self._games.play(decisions)

    @property
    def turn(self) -> Turn:
        """What the last step left behind."""
        return self._games.turn

    def lanes(self) -> Any:
        """A copy of every game as a NumPy record: its `state`, and its `course` (key, draws, episode)."""
        return self._games.lanes()

    def chance(self, game: int) -> Seeded:
        """The cards and dice of the episode that a game is in, for `Game.start(chance=...)`."""
        source = Seeded(0)
        source.key = self.lanes()[game].course.key.astype(np.int64)
        return source
