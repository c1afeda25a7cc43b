"""The games of a batch in the memory of a GPU. Needs the extra `cuda` and an NVIDIA GPU."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.core import engine
from tertulia.core.binding import bind
from tertulia.core.game import Game, Setup
from tertulia.envs.errors import NoGpu
from tertulia.envs.lanes import Seed, Turn, Wishes, unborn
from tertulia.envs.small_kernels import small_kernels

WARP = 32
"""Threads that go in step."""
PLAYERS = 256
"""The most threads of a block that plays."""
BLOCKS = 512
"""About as many as an H200 has under way at once: in a larger batch a thread looks after several games."""


def driver() -> Any:
    """Numba's CUDA, if there is a GPU for it."""
    try:
        from numba import cuda
    except ImportError:
        raise NoGpu from None
    if not engine.NATIVE or not cuda.is_available():
        raise NoGpu
    return cuda


class DeviceArray:
    """An array on the GPU, for PyTorch, JAX and CuPy without a copy; `numpy.asarray` copies it."""

    def __init__(self, array: Any) -> None:
        self.array = array

    @property
    def __cuda_array_interface__(self) -> Any:
        return self.array.__cuda_array_interface__

    def __dlpack__(self, *, stream: Any = None, **wishes: Any) -> Any:
        from cuda.core.utils import StridedMemoryView  # comes with numba-cuda

        view = StridedMemoryView.from_cuda_array_interface(self.array, stream_ptr=-1)
        return view.__dlpack__(stream=stream, **wishes)

    def __dlpack_device__(self) -> tuple[int, int]:
        on_cuda = 2  # as DLPack numbers devices
        return on_cuda, 0

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        return np.asarray(self.array.copy_to_host(), dtype)

    def __getitem__(self, place: Any) -> Any:
        return np.asarray(self)[place]

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    def flat(self) -> Any:
        return self.array.reshape(-1)


class CudaGames:
    def __init__(self, game: Game, setup: Setup, wishes: Wishes) -> None:
        self.cuda, self.wishes, self.stream = driver(), wishes, 0
        self.kernels = bind(game, "tertulia.envs.templates.kernels")
        self.loop = self.kernels.batch
        self.n = n = len(wishes.seats)
        self.seats = self.cuda.to_device(wishes.seats)
        self.boxes = self.cuda.to_device(np.asarray(setup.boxes))
        self.unborn = self.cuda.to_device(unborn(self.loop.LANE).view(np.int32))
        self.words = self._zeros(n * self.kernels.WORDS, np.int32).array
        self.lane_words = DeviceArray(self.words.reshape(n, self.kernels.WORDS))
        self.records = self.ended = self.words.view(self.loop.LANE)
        self.finals = None
        if wishes.finals:
            self.ended = self._zeros(n * self.kernels.WORDS, np.int32).array.view(self.loop.LANE)
            self.finals = self._zeros((n, wishes.most, self.kernels.SIZE), np.int16)
        self.held = self._zeros((n, wishes.most), np.int32).array
        if wishes.rivals:
            self.rival_kernels = bind(game, "tertulia.envs.templates.rival_kernels")
            self.rivals = [self.cuda.to_device(part) for part in wishes.rivals]
        self.shift = min(-(-n // (BLOCKS * WARP)) * WARP, self.kernels.SHIFT)
        self.players = min(self.shift, PLAYERS)
        self.actions, self.drawn = self._zeros(n, np.int32), self._zeros(n, np.int32)
        self.turn = Turn(
            observations=self._zeros((n, self.kernels.SIZE), np.int16),
            masks=self._zeros((n, self.kernels.ACTIONS), np.bool_),
            actors=self._zeros(n, np.int8),
            rewards=self._zeros((n, wishes.most), np.float32),
            dones=self._zeros(n, np.bool_),
            points=self._zeros((n, wishes.most), np.int32),
        )
        self.gains = [part.array for part in (self.turn.rewards, self.turn.dones, self.turn.points)]

    def _zeros(self, shape: Any, kind: Any) -> DeviceArray:
        return DeviceArray(self.cuda.to_device(np.zeros(shape, kind)))

    def _launch(self, kernel: Any, games: int, *arguments: Any) -> None:
        """A kernel whose blocks of players look after so many games each."""
        with small_kernels():  # the first launch compiles
            kernel[-(-self.n // games), self.players, self.stream](*arguments)

    def _go_on(self, kernel: Any, *arguments: Any) -> None:
        """A kernel in which all games go on, a shift of them in each block."""
        games = (self.boxes, self.records, self.shift, self.seed, self.ended)
        self._launch(kernel, self.shift, *games, *arguments)

    def _show(self) -> Turn:
        turn, watchers = self.turn, self.kernels.WATCHERS
        blocks, room = -(-self.n // watchers), watchers * self.kernels.LANE_ROOM
        with small_kernels():
            self.kernels.show[blocks, watchers, self.stream, room](
                self.boxes, self.words, turn.actors.array, turn.masks.flat(), turn.observations.flat()
            )
        return turn

    def reset(self, seed: Seed) -> Turn:
        self.seed = seed
        self._launch(self.kernels.clear, self.players, self.words, self.records, self.unborn, self.seats)
        self.play_unseen(0)
        self._answer()
        self._forget()
        return self._show()

    def _forget(self) -> None:
        """As if nothing had been gained yet: points count from here."""
        rewards, *others = self.gains
        for array in others:
            array.copy_to_device(np.zeros(array.shape, array.dtype))
        self._pay()
        rewards.copy_to_device(np.zeros(rewards.shape, rewards.dtype))

    def _answer(self) -> None:
        """Bots decide until it is a turn of one's own."""
        if self.wishes.rivals:
            kernel = self.rival_kernels.answer
            games = (self.boxes, self.records, self.seed, *self.rivals, self.ended)
            self._launch(kernel, self.players, *games, *self.gains)

    def _pay(self) -> None:
        """Other rewards, if they were wished for."""
        if self.wishes.reward != "win":
            wish = (self.wishes.kind, *self.gains, self.held)
            self._launch(self.kernels.pay, self.players, self.boxes, self.records, *wish)

    def _recall(self) -> None:
        """What was known at ends, if that was wished for."""
        if self.finals is not None:
            told = (self.turn.dones.array, self.finals.array)
            self._launch(self.kernels.recall, self.players, self.boxes, self.ended, *told)

    def _given(self, actions: Any) -> Any:
        given = actions.array if isinstance(actions, DeviceArray) else self.cuda.as_cuda_array(actions)
        if given.shape != (self.n,):
            raise ValueError(f"expected {self.n} actions, one for each game, not {given.shape}")
        return given

    def first_illegal(self, actions: Any) -> int:
        given = self._given(actions)
        found = self.cuda.to_device(np.array([self.n], np.int32))
        self._launch(self.kernels.first_illegal, self.players, self.turn.masks.array, given, found)
        game = int(found.copy_to_host()[0])
        return -1 if game == self.n else game

    def step(self, actions: Any, stream: int = 0) -> Turn:
        self.stream = self.cuda.external_stream(stream) if stream else 0
        self._go_on(self.kernels.step, self._given(actions), *self.gains)
        self._answer()
        self._pay()
        self._recall()
        turn, self.stream = self._show(), 0
        return turn

    def sample(self) -> DeviceArray:
        self._launch(self.kernels.sample, self.players, self.boxes, self.records, self.actions.array)
        return self.actions

    def play(self, decisions: int) -> Turn:
        if self.wishes.rivals:
            for _ in range(decisions):
                self.step(self.sample())
        else:
            self.play_unseen(decisions)
        self._forget()
        return self._show()

    def play_unseen(self, decisions: int) -> None:
        """`play` without masks and observations: what a kernel does alone."""
        self._go_on(self.kernels.play, self.drawn.array, decisions)

    def lanes(self) -> Any:
        return self.words.copy_to_host().view(self.loop.LANE).view(np.recarray)
