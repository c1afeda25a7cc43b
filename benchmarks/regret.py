"""What choices lose, judged by longer looks: `python benchmarks/regret.py sombreros --seconds 0.1 1`.

Games need hundreds of repetitions to tell two searches apart; this needs one. At some decisions of games by a
quick search every action is looked at alone and for long, the best three of them longer still. What the best
one wins more often than the choice of a bot is what that choice loses, in hundredths of a win. The judge's
playouts are those of the search, so what both of them overlook does not show.
"""

import argparse
import math
import random
from collections import defaultdict
from collections.abc import Iterator

import tertulia
from tertulia.bots import Knowledge, Search
from tertulia.bots.search import Budget
from tertulia.core.game import Game

QUICK, BEST, AGAIN = 500, 3, 4
PART = 0.06
"""Of all decisions, so that those of one game are far apart."""


def decisions(game: Game, seats: int, rng: random.Random) -> Iterator[Knowledge | None]:
    """Some decisions of seat 0 in game after game; None for each of its others."""
    for number in range(1 << 30):
        match = game.start(seats, seed=f"regret {number}")
        minds = [Search(f"{number} {seat}", Budget(iterations=QUICK)) for seat in range(seats)]
        while (actor := match.actor) is not None:
            knowledge = Knowledge.of(match, f"{number} {len(match.history)}")
            if actor == 0 and len(knowledge.legal) > 1:
                yield knowledge if rng.random() < PART else None
            match.play(minds[actor].choose(knowledge))


def judged(knowledge: Knowledge, action: int, iterations: int) -> float:
    """How often the action wins, with all iterations for it alone."""
    return Search(f"judge {action}", Budget(iterations=iterations), forced=action).think(knowledge)[0].chance


def lost(knowledge: Knowledge, choices: list[int], iterations: int) -> list[float]:
    """What each choice wins less often than the best action."""
    chances = {action.id: judged(knowledge, action.id, iterations) for action in knowledge.legal}
    best = sorted(chances, key=lambda action: chances[action])[-BEST:]
    again = {action: judged(knowledge, action, AGAIN * iterations) for action in {*best, *choices}}
    return [max(again[action] for action in best) - again[choice] for choice in choices]


def rows(game: Game, seats: int, wanted: int, seconds: list[float], iterations: int) -> Iterator[str]:
    rng, found, asked = random.Random("regret"), defaultdict(list), 0
    for knowledge in decisions(game, seats, rng):
        asked += 1
        if knowledge is not None:
            bots = [Search("bot", Budget(iterations=1)), *[Search("bot", Budget(time)) for time in seconds]]
            choices = [bot.think(knowledge)[0].action for bot in bots]
            found[str(knowledge.view["phase"])].append(lost(knowledge, choices, iterations))
            if sum(map(len, found.values())) == wanted:
                break
    for phase, losses in found.items():
        yield row(phase, losses)
    yield row("all", [one for losses in found.values() for one in losses])
    error = math.sqrt(0.5 / (AGAIN * iterations))
    yield f"hundredths of a win for a decision, each known to about {100 * error:.1f}; {asked} were met"


def row(name: str, losses: list[list[float]]) -> str:
    means = [100 * sum(column) / len(losses) for column in zip(*losses, strict=True)]
    return f"{name:<12} {len(losses):>4}  " + "  ".join(f"{mean:8.2f}" for mean in means)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=tertulia.GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--seconds", type=float, nargs="+", default=[0.1, 1.0])
    parser.add_argument("--iterations", type=int, default=8000, help="of the judge, for every action")
    told = parser.parse_args()
    print("phase        seen  thumbs    " + "  ".join(f"{time:>7g}s" for time in told.seconds))
    for line in rows(tertulia.game(told.game), told.seats, told.decisions, told.seconds, told.iterations):
        print(line, flush=True)


if __name__ == "__main__":
    main()
