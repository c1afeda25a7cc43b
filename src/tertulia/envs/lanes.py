"""How the games of a batch lie in memory: one record for each, its lane, in whole words."""

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from tertulia.core.contract import OVER
from tertulia.core.fields import Fields, dtype_of

Seed = Any
"""The two words of a seed as a tuple: a key that kernels take too."""

WORD_BYTES = 4
REWARDS = ("win", "margin", "points")
"""What a step can bring: a share of the win or a margin, at the end; or points, as they come."""


@dataclass(frozen=True)
class Wishes:
    """What can be chosen about a batch."""

    seats: npt.NDArray[np.int8]
    """By game: its players."""
    reward: str = "win"
    finals: bool = False
    """Whether to tell what every seat knew at an end."""
    rivals: "Rivals | None" = None
    """Bots that play along."""

    @property
    def most(self) -> int:
        return int(self.seats.max())

    @property
    def kind(self) -> int:
        """The reward, as the loops know it."""
        return REWARDS.index(self.reward)


class Rivals(NamedTuple):
    """Rules of thumb at some seats."""

    seating: npt.NDArray[np.int8]
    """By game and seat: which bot, or OWN."""
    styles: npt.NDArray[np.int64]
    """By bot: its weights."""
    noises: npt.NDArray[np.int64]
    """By bot: how much it errs."""


OWN = -1
"""Instead of a bot: this seat is the caller's."""


def state_words(state: type[Fields]) -> int:
    """The words that a state takes."""
    return -(-dtype_of(state).itemsize // WORD_BYTES)


def lane_of(state: type[Fields], course: type[Fields]) -> np.dtype[np.void]:
    """A state and its course, and the same memory as `words`.

    The number of words is odd: then neighbours that read the same field in a GPU's shared memory, which has
    32 banks, never wait for each other.
    """
    first, second = dtype_of(state), dtype_of(course)
    start = state_words(state)
    words = (start + second.itemsize // WORD_BYTES) | 1
    layout: Any = {
        "names": ["state", "course", "words"],
        "formats": [first, second, (np.int32, words)],
        "offsets": [0, start * WORD_BYTES, 0],
        "itemsize": words * WORD_BYTES,
    }
    lane: np.dtype[np.void] = np.dtype(layout, align=True)
    return lane


def unborn(lane: np.dtype[np.void]) -> Any:
    """A lane before its first episode: as if a game had just ended."""
    record = np.zeros(1, lane).view(np.recarray)
    record[0].state.actor = OVER
    record[0].course.episode = -1
    return record


class Turn(NamedTuple):
    """What a step leaves behind. The arrays are the batch's own, and the next step writes into them."""

    observations: Any
    """int16, by game: what the actor knows, in the order of its game's encoding."""
    masks: Any
    """bool, by game and action: what the actor may do."""
    actors: Any
    """int8, by game: the seat whose decision it is."""
    rewards: Any
    """float32, by game and seat: what the step brought; the share of the win, unless another was chosen."""
    dones: Any
    """bool, by game: that step ended it, and what is seen is the beginning of the next."""
    points: Any
    """int32, by game and seat: the score, in the step that ended the game; else 0."""


class Gains(NamedTuple):
    """The part of a turn that says what a step brought."""

    rewards: Any
    dones: Any
    points: Any


class Shown(NamedTuple):
    """Where the CPU's loops write what is seen then."""

    actors: npt.NDArray[np.int8]
    notes: Any
    """Rows of the observations."""
    masks: Any
    """Rows of the masks."""
    allowed: Any
    """The same as lists."""


class Games(Protocol):
    """Where the games of a batch are: in the memory of the CPU or of a GPU."""

    turn: Turn
    finals: Any
    """int16, by game and seat: what each knew at the end of a game, if the last step ended one; or None."""
    lane_words: Any
    """int32, by game and word: the lanes themselves."""

    def reset(self, seed: Seed) -> Turn: ...

    def first_illegal(self, actions: Any) -> int: ...

    def step(self, actions: Any, stream: int = 0) -> Turn: ...

    def sample(self) -> Any: ...

    def play(self, decisions: int) -> Turn: ...

    def lanes(self) -> Any: ...
