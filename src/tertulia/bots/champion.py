"""A player that learned its game: a network looks at what its seat observes, and the best action is taken."""

import os
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.bots.knowledge import Knowledge
from tertulia.bots.networks import answer, files
from tertulia.bots.networks.answer import Look
from tertulia.bots.networks.shape import Floats, Network
from tertulia.core import engine
from tertulia.core.contract import Action
from tertulia.core.encoding import KIND
from tertulia.core.errors import TertuliaError
from tertulia.core.game import Game
from tertulia.core.parts import Encoding

FOLDER = "TERTULIA_CHAMPIONS"
"""An environment variable: a folder whose GAME.npz is asked before the one that comes with the game."""


class NoChampion(TertuliaError):
    """Nobody has learned this game yet."""

    def __init__(self, key: str) -> None:
        super().__init__(f"there is no champion of {key} yet; `tertulia train {key}` makes one")


class NoFolder(TertuliaError):
    """Where networks of one's own should be."""


def champion_file(game: Game) -> Any:
    """Where the network of a game is, or None."""
    folder = os.environ.get(FOLDER)
    if folder and not Path(folder).is_dir():  # else the shipped one would play under the name of one's own
        raise NoFolder(f"{FOLDER} names {folder!r}, which is no folder")
    own = Path(folder) / f"{game.meta.key}.npz" if folder else None
    if own is not None and own.is_file():
        return own
    shipped = resources.files(game.package) / files.NAME
    return shipped if shipped.is_file() else None


@cache
def champion_of(game: Game) -> "Mind":
    """The network that comes with a game, read once."""
    file = champion_file(game)
    if file is None:
        raise NoChampion(game.meta.key)
    with file.open("rb") as opened:
        mind = Mind(files.read(opened, game))
    engine.warm(f"{game.meta.title}, champion", [answer], [lambda: mind.think(mind.nothing)])
    return mind


class Mind:
    """A network and its scratch paper."""

    def __init__(self, network: Network) -> None:
        self.network, self.look = network, Look.of(network)
        self.nothing = np.zeros(len(network.mean), KIND)
        self.logits, self.values = self.look.logits, self.look.values

    def think(self, seen: npt.NDArray[np.int16]) -> None:
        """Write what it thinks into `logits` and `values`."""
        if engine.NATIVE:
            answer.answer(self.network, seen, self.look.room, self.logits, self.values)
        else:  # plain loops would take a tenth of a second
            self.logits[:], self.values[:] = answer.reference(self.network, seen)

    def best(self, seen: npt.NDArray[np.int16], legal: npt.NDArray[Any]) -> int:
        """The legal action that it likes most."""
        self.think(seen)
        return int(legal[self.logits[legal].argmax()])

    def chances(self, seats: int) -> Floats:
        """To win, of each seat from the observer's on, as of the last thought."""
        weights = np.exp(self.values[:seats] - self.values[:seats].max())
        chances: Floats = weights / weights.sum()
        return chances


class Champion:
    """It answers at once, and equal positions alike: nothing is drawn."""

    def choose(self, knowledge: Knowledge) -> Action:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        mind = champion_of(knowledge.game)
        legal = np.array([action.id for action in knowledge.legal])
        return knowledge.action(mind.best(observed(knowledge), legal))


def observed(knowledge: Knowledge) -> npt.NDArray[np.int16]:
    """What the seat observes in the imagined world, which is what it observes in the true one."""
    encoding: Encoding = knowledge.game.part("encoding")
    seen = np.zeros(encoding.SIZE, KIND)
    encoding.observe(knowledge.setup.box, knowledge.imagined()[0], knowledge.seat, seen)
    return seen
