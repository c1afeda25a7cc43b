"""PPO by self-play on a batch of games: `python examples/ppo.py pamplona --updates 100`.

One network plays all seats. A reward is the share of the win at the end; what a decision is worth is judged
by the next decision of the same seat. Needs `pip install 'tertulia[learn]'`.
"""

import argparse
from typing import Any

import torch
from torch import Tensor, nn

from tertulia.envs.batch import Batch

STEPS, EPOCHS, PARTS, CLIP, TRACE = 64, 2, 4, 0.2, 0.95


class Player(nn.Module):  # type: ignore[misc]
    """What a seat knows in; a score for each action and the expected share of the win out."""

    def __init__(self, batch: Batch, width: int = 256) -> None:
        super().__init__()
        turn = batch.turn
        self.body = nn.Sequential(
            nn.Linear(turn.observations.shape[1], width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(width, turn.masks.shape[1]), nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Any, Tensor]:
        known = self.body(seen)
        scores = self.policy(known).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=scores), self.value(known).squeeze(-1)


def look(batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
    """Tensors of one's own: large counts are squeezed, and the batch writes into its arrays again."""
    seen, masks, actors = (torch.as_tensor(part, device=batch.device) for part in batch.turn[:3])
    seen = seen.float()
    return seen.sign() * seen.abs().log1p(), masks.clone(), actors.long()


def step(batch: Batch, actions: Tensor) -> tuple[Tensor, Tensor]:
    chosen = actions.to(torch.int32)
    turn = batch.step(chosen.numpy() if batch.device == "cpu" else chosen)
    rewards, dones = (torch.as_tensor(part, device=batch.device) for part in (turn.rewards, turn.dones))
    return rewards.clone(), dones.clone()


def rollout(batch: Batch, player: Player) -> list[tuple[Tensor, ...]]:
    """Some decisions of every game: seen, mask, actor, action, log of its chance, value, reward, end."""
    steps = []
    for _ in range(STEPS):
        seen, mask, actors = look(batch)
        with torch.no_grad():
            choice, values = player(seen, mask)
        actions = choice.sample()
        steps.append((seen, mask, actors, actions, choice.log_prob(actions), values, *step(batch, actions)))
    return steps


def advantages(steps: list[tuple[Tensor, ...]], seats: int) -> tuple[Tensor, Tensor]:
    """From the end to the beginning, seat by seat; and which decisions have a sequel that is known."""
    games = torch.arange(len(steps[0][2]), device=steps[0][2].device)
    gain, value, trace = (torch.zeros(len(games), seats, device=games.device) for _ in range(3))
    known = torch.zeros(len(games), seats, dtype=torch.bool, device=games.device)
    found = []
    for _, _, actors, _, _, values, rewards, dones in reversed(steps):
        over = dones[:, None]
        gain, known = torch.where(over, rewards, gain), known | over
        value, trace = value.masked_fill(over, 0), trace.masked_fill(over, 0)
        here = games, actors
        advantage = gain[here] + value[here] - values + TRACE * trace[here]
        found.append((advantage, known[here].clone()))
        gain[here], value[here], trace[here], known[here] = 0, values, advantage, True
    one, other = zip(*reversed(found), strict=True)
    return torch.cat(one), torch.cat(other)


def learn(player: Player, optimizer: Any, steps: list[tuple[Tensor, ...]], seats: int) -> None:
    worth, known = advantages(steps, seats)
    seen, mask, _, actions, chances, values = (
        torch.cat(column) for column in list(zip(*steps, strict=True))[:6]
    )
    goal, scaled = worth + values, (worth - worth[known].mean()) / (worth[known].std() + 1e-6)
    for _ in range(EPOCHS):
        for part in known.nonzero().squeeze(-1)[torch.randperm(int(known.sum()))].chunk(PARTS):
            choice, value = player(seen[part], mask[part])
            ratio = (choice.log_prob(actions[part]) - chances[part]).exp()
            gains = torch.minimum(ratio * scaled[part], ratio.clamp(1 - CLIP, 1 + CLIP) * scaled[part])
            loss = -gains.mean() + (value - goal[part]).square().mean() - 0.01 * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def strength(player: Player, batch: Batch, games: int) -> float:
    """The share of wins at seat 0 against random players."""
    batch.reset("strength")
    won, ended = 0.0, 0
    while ended < games:
        seen, mask, actors = look(batch)
        anything = torch.as_tensor(batch.sample(), device=batch.device).long()
        with torch.no_grad():
            chosen = player(seen, mask)[0].sample()
        rewards, dones = step(batch, torch.where(actors == 0, chosen, anything))
        won, ended = won + float(rewards[:, 0].sum()), ended + int(dones.sum())
    return won / ended


def main() -> None:
    parser = argparse.ArgumentParser(description="PPO by self-play on a batch of games.")
    parser.add_argument("game", nargs="?", default="pamplona")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=512, help="games at once")
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--device", default="cpu", help="cpu or cuda")
    options = parser.parse_args()
    torch.manual_seed(7)
    batch, test = (
        Batch(options.game, options.seats, options.games, options.device, seed=7) for _ in range(2)
    )
    player = Player(batch).to(options.device)
    optimizer = torch.optim.Adam(player.parameters(), lr=5e-4)
    print(f"before: wins {strength(player, test, options.games):.1%} against random players")
    for update in range(1, options.updates + 1):
        learn(player, optimizer, rollout(batch, player), options.seats)
        if update % 20 == 0 or update == options.updates:
            wins = strength(player, test, 4 * options.games)
            print(f"{update:>4} updates, {update * STEPS * batch.n:,} decisions: wins {wins:.1%}", flush=True)


if __name__ == "__main__":
    main()
