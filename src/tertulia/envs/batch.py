"""Thousands of games at once, all of one kind: for training and for studies."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.core.chance import Seeded, key_of
from tertulia.core.errors import IllegalAction, StartError
from tertulia.core.game import EditionSource, Game
from tertulia.envs.cpu import CpuGames
from tertulia.envs.errors import UnknownDevice, UnknownReward
from tertulia.envs.lanes import REWARDS, Games, Turn, Wishes
from tertulia.envs.rivals import Bots, rivals
from tertulia.games import game as game_of

DEVICES = ("cpu", "cuda")


class Batch:
    """`n` games that go on together, one decision each per step; where a game ends the next one begins.

    Game i plays its k-th episode with chance that follows from (seed, i, k) alone, on every device.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | Sequence[int] | None = None,
        n: int = 4096,
        device: str = "cpu",
        *,
        seed: int | str = 0,
        edition: EditionSource = None,
        options: Mapping[str, bool] | None = None,
        reward: str = "win",
        finals: bool = False,
        bots: Bots | None = None,
        checked: bool = True,
        threads: int | None = None,
    ) -> None:
        """Several numbers of `seats` have equal parts of the games, in their order. `bots` play at all seats
        but one, by rules of thumb. `checked=False` trusts the actions; `threads=None` uses all cores."""
        if n < 1:
            raise StartError(f"a batch has at least 1 game, not {n}")
        if device not in DEVICES:
            raise UnknownDevice(device, DEVICES)
        if reward not in REWARDS:
            raise UnknownReward(reward, REWARDS)
        self.game = game_of(game) if isinstance(game, str) else game
        numbers = numbers_of(self.game.meta.max_seats if seats is None else seats)
        setups = {number: self.game.setup(number, edition, options) for number in numbers}
        self.setup = setups[max(setups)]
        self.seats = seats_of(numbers, n)
        self.n, self.device, self.checked, self.seed = n, device, checked, seed
        along = None if bots is None else rivals(self.game, self.seats, bots)
        self._games = self._on_device(Wishes(self.seats, reward, finals, along), threads)
        self.reset()

    def _on_device(self, wishes: Wishes, threads: int | None) -> Games:
        if self.device == "cpu":
            return CpuGames(self.game, self.setup, wishes, threads)
        from tertulia.envs.cuda import CudaGames  # needs a GPU

        return CudaGames(self.game, self.setup, wishes)

    def reset(self, seed: int | str | None = None) -> Turn:
        """Every game from its first episode, with another seed if one is given."""
        if seed is not None:
            self.seed = seed
        first, second = key_of(self.seed)
        return self._games.reset((int(first), int(second)))

    def step(self, actions: Any, stream: int = 0) -> Turn:
        """One decision in every game: `actions` holds an int32 for each, in an array of the batch's device.

        If the batch is checked, an action that is not allowed raises IllegalAction, and no game has moved.
        A GPU does it in that CUDA stream, as PyTorch or CuPy number them.
        """
        if self.checked:
            self._check(actions)
        return self._games.step(actions, stream)

    def _check(self, actions: Any) -> None:
        game = self._games.first_illegal(actions)
        if game >= 0:
            allowed = np.flatnonzero(self._games.turn.masks[game])
            raise IllegalAction(f"{int(actions[game])} in game {game}", [str(action) for action in allowed])

    def sample(self) -> Any:
        """An allowed action for every game, all equally likely: int32. Each call draws anew."""
        return self._games.sample()

    def play(self, decisions: int) -> Turn:
        """So many decisions of uniform players in every game, in one go: `sample` and `step` repeated.

        What they brought is not told: afterwards no game has ended, and nothing was gained.
        """
        return self._games.play(decisions)

    @property
    def turn(self) -> Turn:
        """What the last step left behind."""
        return self._games.turn

    @property
    def finals(self) -> Any:
        """int16, by game and seat: what each knew at the end of the game that the last step ended, if it did.

        Else what was there before. None, unless it was asked for.
        """
        return self._games.finals

    def lanes(self) -> Any:
        """A copy of every game as a NumPy record: its `state`, and its `course` (key, draws, episode)."""
        return self._games.lanes()

    @property
    def words(self) -> Any:
        """The lanes themselves: int32, by game and word, in the memory of the batch's device.

        Who writes there lays other games on the table; `play(0)` shows them.
        """
        return self._games.lane_words

    def chance(self, game: int) -> Seeded:
        """The cards and dice of the episode that a game is in, for `Game.start(chance=...)`."""
        source = Seeded(0)
        source.key = self.lanes()[game].course.key.astype(np.int64)
        return source


def numbers_of(wanted: int | Sequence[int]) -> list[int]:
    """Of players, as a game takes them: also NumPy's numbers. What is none is left for the game to refuse."""
    several = [*wanted] if isinstance(wanted, Iterable) and not isinstance(wanted, str) else [wanted]
    if not several:
        raise StartError("a batch has at least one number of seats")
    return [int(number) if isinstance(number, np.integer) else number for number in several]


def seats_of(several: Sequence[int], n: int) -> npt.NDArray[np.int8]:
    """By game: its players. Several numbers have equal parts of the games, the first ones one more."""
    numbers = np.array(several, np.int8)
    sizes = [n // len(numbers) + (place < n % len(numbers)) for place in range(len(numbers))]
    return np.repeat(numbers, sizes)
