"""Who tells best what an action loses? `python benchmarks/judges.py caramba --judges hard:1000 champion:300`.

Hints, the coach and analyses ask a search about decisions of people, who do what neither a search nor a
champion would do. So here levels with all their errors decide, and in a part of the decisions any action is
taken. Each judge names its favourite and says what the action loses. The truth comes from games: in many
worlds that the seat takes for possible, the champion plays on for all seats, after each of these actions with
the same cards and dice. So it is what the actions are worth among champions.

`champion:300+0.5` is a judge half of whose values are playouts by rules of thumb, and `hard:10s` one that
thinks for ten seconds. With `--deciders champion --slips 0` the decisions are a champion's own, so that the
first two judges are compared as those who play.
"""

import argparse
import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import numpy as np
import torch
from contests import think_by_processor
from deviations import ends
from favourites import Player, Table, player
from gains import Z, error_of

import tertulia
from tertulia.bots import GuidedSearch, Knowledge, Search, bot
from tertulia.bots.champion import champion_file
from tertulia.bots.coach import SERIOUS
from tertulia.bots.search import Budget
from tertulia.core.chance import key_of
from tertulia.core.game import Game

LEVELS = ("easy", "medium", "medium-bold", "medium-careful")
PART = 0.04
"""Of all decisions, so that those of one game are far apart."""
KINDS = {"hard": Search, "champion": GuidedSearch}
JUDGE = re.compile(r"(?P<kind>hard|champion):(?P<amount>[0-9.]+)(?P<unit>s?)(\+(?P<playouts>[0-9.]+))?")


class Opinion(NamedTuple):
    """What a judge says of an action."""

    favourite: int
    loss: float
    seconds: float


class Case(NamedTuple):
    """A decision, what the judges say of it, and what each of these actions wins in the games."""

    played: int
    opinions: list[Opinion]
    wins: dict[int, Any]

    def lost(self, beside: int) -> Any:
        """By what was played, beside another action."""
        return self.wins[beside] - self.wins[self.played]


def decisions(
    game: Game, told: argparse.Namespace, rng: random.Random, counts: Counter[str]
) -> Iterator[tuple[Knowledge, int]]:
    """What somebody knew, and what they did. Whole games are counted, and their decisions with a choice."""
    for number in range(1 << 30):
        match = game.start(told.seats, seed=f"{told.seed} {number}")
        minds = [bot(rng.choice(told.deciders), f"{number} {seat}") for seat in range(told.seats)]
        choices = 0
        while (actor := match.actor) is not None:
            knowledge = Knowledge.of(match, f"{number} {len(match.history)}")
            action = minds[actor].choose(knowledge)
            choices += len(knowledge.legal) > 1
            if len(knowledge.legal) > 1 and rng.random() < PART:
                slips = rng.random() < told.slips
                yield knowledge, rng.choice(knowledge.legal).id if slips else action.id
            match.play(action)
        counts.update(games=1, choices=choices)


def opinion(name: str, knowledge: Knowledge, played: int) -> Opinion:
    told = JUDGE.fullmatch(name)
    assert told is not None, f"{name} is no judge: hard:1000, hard:10s or champion:300+0.5"
    settings = {} if told["playouts"] is None else {"playouts": float(told["playouts"])}
    amount = float(told["amount"])
    budget = Budget(amount) if told["unit"] else Budget(iterations=int(amount))
    mind = KINDS[told["kind"]]("judge", budget, **settings)
    began = mind.clock()
    favourite, taken = mind.weigh(knowledge, played)
    loss = max(0.0, favourite.chance - taken.chance)
    return Opinion(favourite.action, loss, mind.clock() - began)


def wins(table: Table, play: Player, knowledge: Knowledge, actions: set[int], seed: str) -> dict[int, Any]:
    """By action: what the seat gets of the win, in every copy."""
    lanes, rng = table.batch.lanes().copy(), np.append(key_of(seed), 0)
    worlds = knowledge.imagined(len(lanes))
    for world in worlds:
        knowledge.game.hidden.redeal(knowledge.setup.box, world, knowledge.seat, rng, True)
    lanes["state"] = worlds
    lanes["course"]["key"] = np.random.default_rng(rng).integers(1 << 31, size=(len(lanes), 2))
    lanes["course"]["drawn"] = 0
    words = torch.as_tensor(lanes["words"].copy())
    return {
        action: ends(table, play, words, torch.full((len(lanes),), action)).numpy() / table.seats
        for action in sorted(actions)
    }


def truth(case: Case) -> float:
    """What the action lost, beside the best of those that were tried."""
    return float(max(case.lost(beside).mean() for beside in case.wins))


def told(values: Any) -> str:
    return f"{np.mean(values):+.4f} ± {Z * error_of(np.asarray(values)):.4f}"


def row(name: str, first: list[Opinion], own: list[Opinion], cases: list[Case]) -> str:
    """Of one judge: its favourites beside those of the first, its errors, and its warnings."""
    gained = [
        (case.wins[mine.favourite] - case.wins[theirs.favourite]).mean()
        for case, mine, theirs in zip(cases, own, first, strict=True)
    ]
    said, true = np.array([mine.loss for mine in own]), np.array([truth(case) for case in cases])
    warned = said >= SERIOUS
    lost = f", which lost {true[warned].mean():.3f}" if warned.any() else ""
    return (
        f"  {name:18} favourites gain {told(gained)}; losses off by {((said - true) ** 2).mean() ** 0.5:.3f}"
        f" ({(said - true).mean():+.3f}); warns of {warned.mean():.1%}{lost};"
        f" {1000 * np.median([mine.seconds for mine in own]):.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=tertulia.GAMES)
    usual = ["hard:1000", "hard:3000", "champion:100", "champion:300", "champion:1000"]
    parser.add_argument("--judges", nargs="+", default=usual)
    parser.add_argument("--deciders", nargs="+", default=LEVELS)
    parser.add_argument("--slips", type=float, default=0.25, help="of the decisions: any action is taken")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--decisions", type=int, help="no more than so many")
    parser.add_argument("--games", type=int, default=256, help="for each action")
    parser.add_argument("--processor", action="store_true", help="seconds of the processor's time")
    parser.add_argument("--seed", default="judges")
    given = parser.parse_args()
    torch.set_num_threads(1)
    if given.processor:
        think_by_processor()
    game, rng = tertulia.game(given.game), random.Random(f"{given.seed} {given.game} {given.seats}")
    table = Table(game, given.seats, given.games, "cpu", given.seed)
    play, cases, counts = player(champion_file(game), "cpu"), list[Case](), Counter[str]()
    end = time.monotonic() + given.minutes * 60
    asked = islice(decisions(game, given, rng, counts), given.decisions)
    for number, (knowledge, played) in enumerate(asked):
        if time.monotonic() > end:
            break
        opinions = [opinion(name, knowledge, played) for name in given.judges]
        actions = {played, *(one.favourite for one in opinions)}
        cases.append(Case(played, opinions, wins(table, play, knowledge, actions, f"{given.seed} {number}")))
    lost = [truth(case) for case in cases]
    print(f"{given.game}, {given.seats} seats: {len(cases)} decisions; they lost {told(lost)}")
    if games := counts["games"]:
        print(f"  {counts['choices'] / games / given.seats:.1f} with a choice for each seat of a game")
    by_judge = [list(each) for each in zip(*(case.opinions for case in cases), strict=True)]
    for name, own in zip(given.judges, by_judge, strict=True):
        print(row(name, by_judge[0], own, cases), flush=True)


if __name__ == "__main__":
    main()
