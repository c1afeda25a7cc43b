"""Bots by rules of thumb: the best rated action, more or less."""

from tertulia.bots.knowledge import Knowledge
from tertulia.bots.minds import Paper, level_noise, play_of, style_of
from tertulia.core.chance import key_of
from tertulia.core.contract import Action


class Thumb:
    """One personality of one level: the lower the level, the more noise in its ratings."""

    def __init__(self, seed: int | str, level: str, personality: str | None) -> None:
        self.seed, self.level, self.personality = seed, level, personality
        self.count = 0

    def choose(self, knowledge: Knowledge) -> Action:
        game, key = knowledge.game, knowledge.game.meta.key
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
