"""Look for better weights of a game's rules of thumb: `python benchmarks/weights.py sombreros --minutes 5`.

One seat that never errs, with the weights on trial, sits at a table of `medium`. What counts is how many
times an equal share it wins, on average over 2, 3 and the most seats. A change is kept if it also wins more
on deals that it was not chosen for.
"""

import argparse
import random
import time

import numpy as np

import tertulia
from tertulia.bots.contests import contest
from tertulia.bots.styles import Style, level_noise, style_of

STEPS = (0.6, 0.8, 0.9, 1.1, 1.25, 1.6)
CHANGES = (1, 1, 2, 3)
ROUGH, FINE, FINAL = 1500, 3000, 20_000
"""Games of a first look, of a comparison, of the last word."""
HOPELESS, BETTER = 0.02, 0.004


class Trial:
    """A game and its tables."""

    def __init__(self, key: str) -> None:
        self.game = tertulia.game(key)
        self.usual, self.noise = style_of(tertulia.game(key), None), level_noise(tertulia.game(key), "medium")
        self.seats = (2, 3, self.game.meta.max_seats)
        self.setups = {seats: self.game.setup(seats, None, None) for seats in self.seats}

    def share(self, style: Style, seats: int, games: int, seed: str) -> float:
        """What the weights win, in every seat in turn on the same deals."""
        won = 0.0
        for seat in range(seats):
            styles, noises = (
                [self.usual] * self.game.state_part.SEATS,
                [self.noise] * self.game.state_part.SEATS,
            )
            styles[seat], noises[seat] = style, 0
            won += (
                contest(self.game, self.setups[seats], seed, games // seats, styles, noises)
                .wins[:, seat]
                .mean()
            )
        return won / seats

    def worth(self, style: Style, games: int, seed: str) -> float:
        return float(np.mean([seats * self.share(style, seats, games, seed) for seats in self.seats]))


def changed(style: Style, rng: random.Random) -> Style:
    other = style.copy()
    for _ in range(rng.choice(CHANGES)):
        place = rng.randrange(len(other))
        other[place] = max(0, round(int(other[place]) * rng.choice(STEPS)) + rng.choice((-1, 0, 1)))
    return other


def climb(trial: Trial, rng: random.Random, until: float) -> Style:
    best = np.array(trial.game.part("heuristics").MASTER, np.int64)
    height, number = trial.worth(best, FINE, "first"), 0
    while time.monotonic() < until:
        number += 1
        other = changed(best, rng)
        if trial.worth(other, ROUGH, "first") < height - HOPELESS:
            continue
        seed = f"second {number}"
        if trial.worth(other, FINE, seed) > trial.worth(best, FINE, seed) + BETTER:
            best, height = other, trial.worth(other, FINE, "first")
            print(f"{number:>5} {height:.3f} {best.tolist()}", flush=True)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    trial = Trial(options.game)
    best = climb(trial, random.Random(options.seed), time.monotonic() + 60 * options.minutes)
    for name, style in (("default", trial.usual), ("found", best)):
        shares = [f"{seats} seats {trial.share(style, seats, FINAL, 'last'):.1%}" for seats in trial.seats]
        print(f"{name}: {style.tolist()}: {', '.join(shares)}")


if __name__ == "__main__":
    main()
