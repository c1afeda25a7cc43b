"""How much stronger a level is: one strong seat against a table of the weaker, with equal luck in every seat.

python benchmarks/strength.py [--quick] [--game GAME] [--seats 2,3,6] [--pairs medium:easy,hard/1000:medium]

A pair is STRONG:WEAK; a budget of `hard` is written hard/1000 or hard/0.1s here. Each seed is played once
with the strong bot in every seat, with the same cards and dice. Equal strength would win 1/seats; we ask for
1.5 times that.
"""

import argparse
import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import tertulia
from tertulia.bots.contests import contest
from tertulia.bots.matches import play
from tertulia.bots.minds import level_noise, style_of
from tertulia.bots.names import HARD, parse

PAIRS = "easy:random,medium:easy,hard/1000:medium"
PROCESSES = 2


@dataclass(frozen=True, slots=True)
class Task:
    """One seed, played once with the strong bot in every seat."""

    game: str
    seats: int
    strong: str
    weak: str
    seed: str

    def shares(self) -> list[float]:
        """The strong bot's share of the win in each seat."""
        if HARD in (parse(self.strong).level, parse(self.weak).level):
            return [self.match(seat) for seat in range(self.seats)]
        return [self.native(seat) for seat in range(self.seats)]

    def names(self, strong: int) -> list[str]:
        return [self.strong if seat == strong else self.weak for seat in range(self.seats)]

    def match(self, strong: int) -> float:
        match = tertulia.game(self.game).start(self.seats, seed=f"{self.seed}.0")
        outcome = play(match, self.names(strong), self.seed).outcome
        assert outcome is not None
        return (strong in outcome.winners) / len(outcome.winners)

    def native(self, strong: int) -> float:
        game = tertulia.game(self.game)
        wanted = [parse(name) for name in self.names(strong)]
        styles = [style_of(self.game, name.personality) for name in wanted]
        noises = [level_noise(self.game, name.level) for name in wanted]
        played = contest(game, game.setup(self.seats, None, None), self.seed, 1, styles, noises)
        return float(played.wins[0, strong])


def interval(tables: list[list[float]]) -> tuple[float, float]:
    """The mean share and half its 95 % interval. Games of one seed share their luck: one observation."""
    means = [sum(table) / len(table) for table in tables]
    mean = sum(means) / len(means)
    variance = sum((value - mean) ** 2 for value in means) / max(1, len(means) - 1)
    return mean, 1.96 * math.sqrt(variance / len(means))


def seat_counts(key: str, wanted: str | None) -> list[int]:
    if wanted:
        return [int(number) for number in wanted.split(",")]
    return [2, 3, tertulia.game(key).meta.max_seats]


def jobs(args: argparse.Namespace) -> Iterator[tuple[str, int, str, str]]:
    for key in args.game.split(","):
        for seats in seat_counts(key, args.seats):
            for pair in args.pairs.split(","):
                strong, weak = pair.split(":")
                yield key, seats, strong.replace("/", ":"), weak.replace("/", ":")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default=",".join(tertulia.GAMES))
    parser.add_argument("--seats")
    parser.add_argument("--pairs", default=PAIRS)
    parser.add_argument(
        "--games", type=int, default=400, help="games of each pair; searched ones a tenth of it"
    )
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--quick", action="store_true", help="a few games, to see that it works")
    args = parser.parse_args()
    for key in args.game.split(","):
        Task(key, 2, "hard:2", "medium", "warm").match(0)  # compiled here, the processes inherit it
    with ProcessPoolExecutor(PROCESSES, get_context("fork")) as pool:
        for key, seats, strong, weak in jobs(args):
            searched = HARD in (parse(strong).level, parse(weak).level)
            games = (2 if args.quick else args.games) // (10 if searched and not args.quick else 1)
            tasks = [
                Task(key, seats, strong, weak, f"{args.seed}.{n}") for n in range(max(2, games // seats))
            ]
            tables = list(pool.map(Task.shares, tasks, chunksize=max(1, len(tasks) // 50)))
            mean, half = interval(tables)
            times = f"{mean * seats:.2f} times an equal share"
            line = f"{key:<10} {seats} seats  {strong:>10} : {weak:<10} {mean:6.1%} +- {half:.1%}  ({times}"
            print(f"{line}, {len(tables) * seats} games)", flush=True)


if __name__ == "__main__":
    main()
