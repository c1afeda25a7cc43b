"""Does any single deviation from a champion's play gain? `python benchmarks/deviations.py pamplona`.

Its network plays against itself and takes its favourite actions. Of each game one decision with a choice is
kept, all equally likely. There the likeliest actions are tried, each in many copies of the game, which the
network plays on to their ends for all seats; copy k of every action meets the same dice. One half of the
copies chooses the best action, and the other half tells what that gains over the favourite: luck in choosing
does not count. Then they swap. *Sure* keeps the favourite unless the half that chooses shows a gain of two
standard errors. Gains are in times an equal share, for the seat that decides.

With --keep, each position goes into a file, with what its actions gained: `lookahead.py` asks searches there.

A decision stands for all those of its game, so what a seat could gain in a game is the mean of gain times
decisions: a first-order estimate, as if the gains of several deviations added up.
"""

import argparse
import gzip
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from favourites import Player, Table, player
from gains import Floats, error_of
from gains import told as gained
from torch import Tensor

import tertulia
from tertulia.bots.champion import champion_file
from tertulia.core.game import Game
from tertulia.core.position import FORMAT, load_position, table_of
from tertulia.envs.lanes import WORD_BYTES
from tertulia.learn.model import NEVER
from tertulia.learn.trainer import number_of

Ids = npt.NDArray[np.int64]
SURE = 2.0
"""Standard errors."""
WORST = 10
"""Positions that are shown."""


class Kept(NamedTuple):
    """A decision of each game."""

    words: Tensor
    """The lane as it was."""
    choices: Tensor
    """How many decisions with a choice the whole game had."""
    left: Tensor
    """How many decisions of any kind were to come."""


def walk(table: Table, play: Player, generator: torch.Generator) -> Kept:
    """One game in every lane, by favourites."""
    n, turn, device = table.n, table.turn, table.words.device
    over, choices = torch.zeros(n, dtype=torch.bool, device=device), torch.zeros(n, device=device)
    kept, when, ends = table.words.clone(), torch.zeros_like(choices), torch.zeros_like(choices)
    for step in count():
        choice = ~over & (turn.masks.sum(1) > 1)
        choices += choice
        # the k-th replaces what was kept with a chance of 1/k: in the end all were equally likely
        taken = choice & (torch.rand(n, generator=generator, device=device) * choices < 1)
        kept = torch.where(taken[:, None], table.words, kept)
        when.masked_fill_(taken, step)
        table.step(play(turn).argmax(1))
        ends.masked_fill_(turn.dones & ~over, step)
        over |= turn.dones
        if over.all():
            break
    return Kept(kept, choices, ends - when)


def ends(table: Table, play: Player, words: Tensor, actions: Tensor) -> Tensor:
    """What the actors of these games get if they begin with these actions, times the seats."""
    table.lay(words)
    turn, actors = table.turn, table.turn.actors.long()
    over, found = torch.zeros_like(turn.dones), torch.zeros(table.n, device=words.device)
    while not over.all():
        table.step(actions)
        gained = turn.rewards.gather(1, actors[:, None])[:, 0] * table.seats
        found = torch.where(turn.dones & ~over, gained, found)
        over |= turn.dones
        actions = play(turn).argmax(1)
    return found


def tried(
    table: Table, play: Player, kept: Kept, told: argparse.Namespace, dice: torch.Generator
) -> tuple[Floats, npt.NDArray[np.int64]]:
    """By position, action and copy: what the actor got; and the actions, the favourite first, or -1."""
    table.lay(kept.words)
    positions, copies = len(kept.words), told.games
    ratings, actions = play(table.turn)[:positions].topk(told.actions)
    actions = actions.masked_fill(ratings < NEVER / 2, -1)
    keys = torch.randint(1 << 31, (positions, copies, 2), generator=dice, device=actions.device).int()
    pairs = (actions >= 0).nonzero()
    pairs = pairs[kept.left[pairs[:, 0]].argsort()]  # those that end together go together
    found = torch.zeros(positions, told.actions, copies, device=actions.device)
    lanes, key = torch.arange(table.n, device=actions.device), key_word(table)
    for start in range(0, len(pairs), table.n // copies):
        some = pairs[start : start + table.n // copies]
        where, which = some[lanes // copies % len(some)].T  # the last call is filled up
        words = kept.words[where]
        words[:, key : key + 2] = keys[where, lanes % copies]
        got = ends(table, play, words, actions[where, which])
        found[some[:, 0], some[:, 1]] = got[: len(some) * copies].view(len(some), copies)
    return found.cpu().numpy().astype(np.float64), actions.cpu().numpy()


def key_word(table: Table) -> int:
    """Where in a lane the two words are from which its chance follows, with the draws so far."""
    fields: Any = table.batch.lanes().dtype.fields
    course, start = fields["course"]
    return int(start + course.fields["key"][1]) // WORD_BYTES


class Judged(NamedTuple):
    """By position: which action was chosen, what it gained in the other half, and the error of that."""

    chosen: Ids
    gain: Floats
    error: Floats


def judged(found: Floats, actions: Ids, sure: bool) -> Iterator[Judged]:
    """Each half chooses, and the other one tells."""
    paired = found - found[:, :1]
    halves = paired[..., ::2], paired[..., 1::2]
    for choosing, telling in (halves, halves[::-1]):
        means, errors = choosing.mean(2), error_of(choosing)
        poor = (actions < 0) | (sure & (means < SURE * errors))
        chosen = np.where(poor, -np.inf, means).argmax(1)
        gains = telling[np.arange(len(telling)), chosen]
        yield Judged(chosen, gains.mean(1), error_of(gains))


def row(found: Floats, actions: Ids, choices: Floats, seats: int, sure: bool) -> str:
    """What is gained by decision and by game, and how often the favourite is kept."""
    swapped = [*judged(found, actions, sure)]
    gains = np.mean([each.gain for each in swapped], axis=0)
    stays = np.average([each.chosen == 0 for each in swapped], axis=1, weights=choices).mean()
    return f"{gained(gains, choices, seats)}; favourite {stays:.1%}"


def worst(found: Floats, actions: Ids) -> list[tuple[float, int, int]]:
    """Gains that are confirmed the most: the lower bound, the position, and the place of the action."""
    rows = [
        (float(each.gain[place] - SURE * each.error[place]), int(place), int(each.chosen[place]))
        for each in judged(found, actions, True)
        for place in np.flatnonzero(each.chosen)
    ]
    best = {place: (bound, place, chosen) for bound, place, chosen in sorted(rows)}
    return sorted(best.values(), reverse=True)[:WORST]


def position(table: Table, game: Game, words: Tensor) -> dict[str, Any]:
    lanes = words.cpu().numpy().view(table.kind).view(np.recarray)
    setup = table.batch.setup
    return {"format": FORMAT, **setup.head(game.meta), "table": table_of(game, setup, lanes[0].state)}


def keep(file: Path, table: Table, game: Game, kept: Kept, found: Floats, actions: Ids) -> None:
    """A line for each position; what an action gained beside the favourite, by all copies."""
    gains = (found - found[:, :1]).mean(2)
    errors = error_of(found - found[:, :1])
    with gzip.open(file, "at", encoding="utf-8") as lines:
        for place, (some, choices) in enumerate(zip(actions, kept.choices.tolist(), strict=True)):
            tried = [
                {"action": int(action), "gain": round(gain, 5), "error": round(error, 5)}
                for action, gain, error in zip(some, gains[place], errors[place], strict=True)
                if action >= 0
            ]
            line = {"position": position(table, game, kept.words[place]), "choices": choices, "tried": tried}
            print(json.dumps(line), file=lines)


def show(table: Table, game: Game, kept: Kept, found: Floats, actions: Ids) -> None:
    for bound, place, chosen in worst(found, actions):
        data = position(table, game, kept.words[place])
        names = {action.id: action.notation for action in load_position(game, data, None).legal()}
        favourite, better = (names[int(actions[place, number])] for number in (0, chosen))
        gain = (found[place, chosen] - found[place, 0]).mean()
        print(f"  {favourite} instead of {better} loses {gain:.2f}, at least {bound:.2f}:")
        print(f"  {json.dumps(data)}")


def measure(game: Game, seats: int, play: Player, told: argparse.Namespace) -> None:
    seed = f"{told.seed} {seats}"
    table = Table(game, seats, told.lanes, told.device, seed)
    generator = torch.Generator(told.device).manual_seed(number_of(seed))
    games = walk(table, play, generator)
    some = (games.choices > 0).nonzero()[: told.positions, 0]
    kept = Kept(*(part[some] for part in games))
    found, actions = tried(table, play, kept, told, generator)
    choices = kept.choices.cpu().numpy().astype(np.float64)
    print(f"{told.game}, {seats} seats: {len(some)} positions, {told.games} games for each action;")
    print(f"  {games.choices.mean() / seats:.1f} decisions with a choice for each seat of a game")
    print("  best", row(found, actions, choices, seats, sure=False))
    print("  sure", row(found, actions, choices, seats, sure=True), flush=True)
    show(table, game, kept, found, actions)
    if told.keep:
        keep(told.keep, table, game, kept, found, actions)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=tertulia.GAMES)
    parser.add_argument("--file", type=Path, help="another network than the champion's")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--seats", default="2,3,4,6")
    parser.add_argument("--positions", type=int, default=4096)
    parser.add_argument("--games", type=int, default=256, help="copies for each action")
    parser.add_argument("--actions", type=int, default=4, help="the likeliest ones")
    parser.add_argument("--lanes", type=int, default=1 << 18, help="games side by side")
    parser.add_argument("--seed", default="deviations")
    parser.add_argument("--keep", type=Path, help="write positions to the end of this file (.jsonl.gz)")
    told = parser.parse_args()
    game = tertulia.game(told.game)
    if game.part("openspiel").SECRETS:
        parser.error(f"{told.game} has secrets: a copy would have to be dealt anew, which this does not do")
    if told.lanes < max(told.positions, told.games):
        parser.error("there have to be as many --lanes as --positions and as --games")
    play = player(told.file or champion_file(game), told.device)
    for seats in map(int, told.seats.split(",")):
        measure(game, seats, play, told)


if __name__ == "__main__":
    main()
