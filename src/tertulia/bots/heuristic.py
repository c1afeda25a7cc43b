"""Bots by heuristics: the best rated action, more or less."""

from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from tertulia.bots.knowledge import Knowledge
from tertulia.bots.names import RANDOM, parse
from tertulia.bots.styles import Paper, Style, level_noise, play_of, style_of
from tertulia.core import engine
from tertulia.core.chance import key_of
from tertulia.core.contract import Action
from tertulia.core.game import Game


class Heuristic:
    """One personality of one level: a lower one sees less far, and errs more."""

    def __init__(self, seed: int | str, level: str, personality: str | None) -> None:
        self.seed, self.level, self.personality = seed, level, personality
        self.count = 0

    def choose(self, knowledge: Knowledge) -> Action:
        game = knowledge.game
        style, noise = style_of(game, self.personality, self.level), level_noise(game, self.level)
        ready(game)
        paper = Paper(game, key_of(f"{self.seed}.{self.count}"))
        self.count += 1
        boxes, world = knowledge.setup.boxes, knowledge.imagined()
        chosen = play_of(game).choose(boxes, world, paper.desks, style, noise, paper.notes)
        return knowledge.action(int(chosen))


def natives(game: Game, names: Sequence[str]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Weights and noise of bots that play inside native code, a row for each. `random` needs no weights."""
    nothing: Style = np.zeros(len(play_of(game).heuristics.MASTER), np.int64)
    wanted = [parse(name) for name in names]
    styles = [
        nothing if name.level == RANDOM else style_of(game, name.personality, name.level) for name in wanted
    ]
    return np.stack(styles), np.array([level_noise(game, name.level) for name in wanted], np.int64)


@cache
def ready(game: Game) -> None:
    """Compile the choice behind a visible bar, if that was not done before."""
    engine.warm(f"{game.meta.title}, rules of thumb", [play_of(game)], [lambda: _rehearse(game)])


def _rehearse(game: Game) -> None:
    match = game.start(game.meta.min_seats, seed="rehearsal")
    paper, style = Paper(game, key_of("rehearsal")), style_of(game, None)
    play_of(game).choose(match.setup.boxes, match.states, paper.desks, style, 0, paper.notes)
