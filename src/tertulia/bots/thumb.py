"""Bots by rules of thumb: the best rated action, more or less."""

from functools import cache

from tertulia.bots.knowledge import Knowledge
from tertulia.bots.minds import Paper, level_noise, play_of, style_of
from tertulia.core import engine
from tertulia.core.chance import key_of
from tertulia.core.contract import Action
from tertulia.core.game import Game


class Thumb:
    """One personality of one level: the lower the level, the more noise in its ratings."""

    def __init__(self, seed: int | str, level: str, personality: str | None) -> None:
        self.seed, self.level, self.personality = seed, level, personality
        self.count = 0

    def choose(self, knowledge: Knowledge) -> Action:
        game, key = knowledge.game, knowledge.game.meta.key
        ready(game)
        paper = Paper(game, key_of(f"{self.seed}.{self.count}"))
        self.count += 1
        chosen = play_of(game).choose(
            knowledge.setup.boxes,
            knowledge.imagined(),
            paper.desks,
            style_of(key, self.personality),
            level_noise(key, self.level),
            paper.notes,
        )
        return knowledge.action(int(chosen))


@cache
def ready(game: Game) -> None:
    """Compile the rules of thumb behind a visible bar, if that was not done before."""
    engine.warm(f"{game.meta.title}, rules of thumb", play_of(game).choose, [lambda: _rehearse(game)])


def _rehearse(game: Game) -> None:
    match, key = game.start(game.meta.min_seats, seed="rehearsal"), game.meta.key
    paper, style = Paper(game, key_of("rehearsal")), style_of(key, None)
    play_of(game).choose(match.setup.boxes, match.states, paper.desks, style, 0, paper.notes)
