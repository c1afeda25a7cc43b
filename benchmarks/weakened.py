"""Would a weakened champion be a better `easy` or `medium`? `python benchmarks/weakened.py caramba`.

A champion that draws its action by its own chances errs more the warmer it is. First: how warm it has to be
to win as often as `medium` at a table of `medium`, and as `easy` at one of `easy`. Then, at some decisions of
games by `medium`, what its choices and theirs lose, as `benchmarks/regret.py` judges it. Of two equal players
the one that loses much at once is the sillier one.
"""

import argparse
import random
from collections.abc import Iterator

import numpy as np
from regret import lost

import tertulia
from tertulia.bots import Bot, Knowledge, bot
from tertulia.bots.champion import champion_of, observed
from tertulia.core.contract import Action
from tertulia.core.game import Game

LEVELS = ("medium", "easy")
BLUNDER, CLOSE = 0.1, 0.01
"""Of a win."""
PART = 0.05
"""Of all decisions."""
COLDEST, WARMEST, HALVINGS = 0.25, 128.0, 7


class Tempered:
    """A champion that draws: at 1 by its own chances, and nearly anything when it is hot."""

    def __init__(self, seed: str, heat: float) -> None:
        self.rng, self.heat = np.random.default_rng(list(seed.encode())), heat

    def choose(self, knowledge: Knowledge) -> Action:
        mind = champion_of(knowledge.game)
        mind.think(observed(knowledge))
        rating = mind.logits[[action.id for action in knowledge.legal]].astype(float) / self.heat
        weights = np.exp(rating - rating.max())
        return knowledge.legal[self.rng.choice(len(weights), p=weights / weights.sum())]


def share(game: Game, seats: int, level: str, heat: float, games: int) -> float:
    """Times an equal share that it wins alone among bots of a level, in every seat in turn."""
    won = 0.0
    for number in range(games):
        deal, own = divmod(number, seats)
        match = game.start(seats, seed=f"weakened {deal}")
        minds = [bot(level, f"{number} {seat}") for seat in range(seats)]
        minds[own] = Tempered(f"{number}", heat)
        while (actor := match.actor) is not None:
            match.play(minds[actor].choose(Knowledge.of(match, f"{number} {len(match.history)}")))
        assert match.outcome is not None
        won += match.outcome.shares[own]
    return float(seats * won / games)


def level_heat(game: Game, seats: int, level: str, games: int) -> float:
    """At which it wins an equal share; the games decide, so it is known as well as they tell."""
    low, high = COLDEST, WARMEST
    for _ in range(HALVINGS):
        middle = (low * high) ** 0.5
        low, high = (middle, high) if share(game, seats, level, middle, games) > 1 else (low, middle)
    return float((low * high) ** 0.5)


def decisions(game: Game, seats: int) -> Iterator[Knowledge]:
    rng = random.Random("weakened")
    for number in range(1 << 30):
        match = game.start(seats, seed=f"decisions {number}")
        minds = [bot("medium", f"{number} {seat}") for seat in range(seats)]
        while (actor := match.actor) is not None:
            knowledge = Knowledge.of(match, f"{number} {len(match.history)}")
            if len(knowledge.legal) > 1 and rng.random() < PART:
                yield knowledge
            match.play(minds[actor].choose(knowledge))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=tertulia.GAMES)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=300, help="for each step towards the right heat")
    parser.add_argument("--decisions", type=int, default=150)
    parser.add_argument("--iterations", type=int, default=2000, help="of the judge, for every action")
    told = parser.parse_args()
    game = tertulia.game(told.game)
    players: dict[str, Bot] = {}
    for level in LEVELS:
        heat = level_heat(game, told.seats, level, told.games)
        print(f"{told.game}: as strong as {level} at a heat of {heat:.2f}", flush=True)
        players |= {level: bot(level, "judged"), f"champion like {level}": Tempered("judged", heat)}
    found = []
    for _, knowledge in zip(range(told.decisions), decisions(game, told.seats), strict=False):
        choices = [player.choose(knowledge).id for player in players.values()]
        found.append(lost(knowledge, choices, told.iterations))
    for name, losses in zip(players, np.array(found).T, strict=True):
        mean, blunders, good = 100 * losses.mean(), np.mean(losses >= BLUNDER), np.mean(losses < CLOSE)
        print(
            f"{name:22} loses {mean:5.2f} hundredths; {blunders:6.1%} blunders, {good:6.1%} close to the best"
        )


if __name__ == "__main__":
    main()
