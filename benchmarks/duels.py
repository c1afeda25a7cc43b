"""Two networks meet in batches: one alone among the other, both taking their favourites, one game a lane.

    python benchmarks/duels.py pamplona ALONE.npz AMONG.npz --device cuda [--seats 2,3] [--games 65536]

Lane i has the lone one at seat i modulo the seats.
"""

import argparse
import json
from pathlib import Path

import torch
from favourites import Table, player

import tertulia


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("alone", type=Path)
    parser.add_argument("among", type=Path)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--seats")
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--seed", default="duel")
    told = parser.parse_args()
    game = tertulia.game(told.game)
    usual = range(game.meta.min_seats, game.meta.max_seats + 1)
    alone, among = player(told.alone, told.device), player(told.among, told.device)
    for seats in map(int, told.seats.split(",")) if told.seats else usual:
        table = Table(game, seats, told.games, told.device, f"{told.seed} {seats}")
        own = torch.arange(table.n, device=told.device) % seats
        over, won = torch.zeros_like(table.turn.dones), torch.zeros(table.n, device=told.device)
        while not over.all():
            one, other = alone(table.turn).argmax(1), among(table.turn).argmax(1)
            table.step(torch.where(table.turn.actors == own, one, other))
            got = table.turn.rewards.gather(1, own[:, None])[:, 0] * seats
            won = torch.where(table.turn.dones & ~over, got, won)
            over |= table.turn.dones
        mean, beside = won.mean().item(), 1.96 * won.std().item() / table.n**0.5
        print(f"{told.game} {seats}: {mean:.3f} ± {beside:.3f}, {table.n} games", flush=True)
        told_line = {"game": told.game, "seats": seats, "times": mean, "beside": beside, "games": table.n}
        print(json.dumps({**told_line, "alone": str(told.alone), "among": str(told.among)}), flush=True)


if __name__ == "__main__":
    main()
