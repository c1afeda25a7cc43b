"""PPO by self-play on a batch of games: `python examples/ppo.py pamplona --updates 100`.

One network plays all seats. The reward is the share of the win at the end; what a decision is worth is judged
by the next decision of the same seat. Needs `pip install 'tertulia[learn]'`.
"""

import argparse
from typing import Any

import torch
from torch import Tensor, nn

from tertulia.envs.batch import Batch
from tertulia.envs.lanes import Turn

STEPS, EPOCHS, PARTS, CLIP, TRACE = 64, 2, 4, 0.2, 0.95


class Player(nn.Module):  # type: ignore[misc]
    """What a seat knows in; a chance for each action and the expected share of the win out."""

    def __init__(self, seen: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Any, Tensor]:
        known = self.body(seen.sign() * seen.abs().float().log1p())  # large counts are squeezed
        scores = self.policy(known).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=scores), self.value(known).squeeze(-1)


def look(batch: Batch) -> Turn:
    """As tensors of one's own, for the batch writes into its arrays again."""
    return Turn(*(torch.as_tensor(part, device=batch.device).clone() for part in batch.turn))


def rollout(batch: Batch, player: Player) -> tuple[Turn, list[Tensor]]:
    """Some turns of all games and the one after; the actions taken, logarithms of their chances, values."""
    turns, taken = [look(batch)], []
    for _ in range(STEPS):
        with torch.no_grad():
            choice, value = player(turns[-1].observations, turns[-1].masks)
        action = choice.sample()
        taken.append((action, choice.log_prob(action), value))
        batch.step(action.int())
        turns.append(look(batch))
    return Turn(*map(torch.stack, zip(*turns, strict=True))), list(map(torch.stack, zip(*taken, strict=True)))


def advantages(turns: Turn, values: Tensor) -> tuple[Tensor, Tensor]:
    """From the end to the beginning, seat by seat; and which decisions have a sequel that is known."""
    sequel, trace = torch.zeros_like(turns.rewards[:2])
    known, games = sequel.bool(), torch.arange(len(sequel), device=sequel.device)
    worth, judged = torch.zeros_like(values), torch.zeros_like(values, dtype=torch.bool)
    for now in reversed(range(STEPS)):
        over, here = turns.dones[now + 1, :, None], (games, turns.actors[now].long())
        sequel = torch.where(over, turns.rewards[now + 1], sequel)
        trace, known = trace.masked_fill(over, 0), known | over
        worth[now] = sequel[here] - values[now] + TRACE * trace[here]
        judged[now] = known[here]
        sequel[here], trace[here], known[here] = values[now], worth[now], True
    return worth, judged


def learn(player: Player, optimizer: Any, turns: Turn, taken: list[Tensor]) -> None:
    worth, judged = advantages(turns, taken[-1])
    columns = (turns.observations[:-1], turns.masks[:-1], *taken, worth)
    seen, mask, action, chance, value, worth = (column[judged] for column in columns)
    goal, worth = value + worth, (worth - worth.mean()) / (worth.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(goal), device=goal.device).chunk(PARTS):
            choice, value = player(seen[part], mask[part])
            ratio = (choice.log_prob(action[part]) - chance[part]).exp()
            gain = torch.minimum(ratio * worth[part], ratio.clamp(1 - CLIP, 1 + CLIP) * worth[part])
            loss = (value - goal[part]).square().mean() - gain.mean() - 0.01 * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def strength(player: Player, batch: Batch, games: int) -> float:
    """The share of wins at seat 0 against random players."""
    batch.reset("strength")
    turn, won, ended = look(batch), 0.0, 0
    while ended < games:
        with torch.no_grad():
            choice, _ = player(turn.observations, turn.masks)
        anything = torch.as_tensor(batch.sample(), device=batch.device)
        batch.step(torch.where(turn.actors == 0, choice.sample().int(), anything))
        turn = look(batch)
        won, ended = won + float(turn.rewards[:, 0].sum()), ended + int(turn.dones.sum())
    return won / ended


def train(game: str, seats: int = 2, games: int = 128, updates: int = 20, device: str = "cpu") -> list[float]:
    """The strength before, after every tenth update, and at the end."""
    torch.manual_seed(7)
    batch, test = (Batch(game, seats, games, device, seed=7) for _ in range(2))
    player = Player(batch.turn.observations.shape[1], batch.turn.masks.shape[1]).to(device)
    optimizer, found = torch.optim.Adam(player.parameters(), lr=5e-4), []
    for update in range(updates + 1):
        if update > 0:
            learn(player, optimizer, *rollout(batch, player))
        if update % 10 == 0 or update == updates:
            found.append(strength(player, test, 8 * games))
            print(
                f"{update:>4} updates, {update * STEPS * games:,} decisions: wins {found[-1]:.1%}", flush=True
            )
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="PPO by self-play; its wins against random players.")
    parser.add_argument("game", nargs="?", default="pamplona")
    for name, usual in {"seats": 2, "games": 128, "updates": 20, "device": "cpu"}.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    train(**vars(parser.parse_args()))
