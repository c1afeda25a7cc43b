"""Training: networks learn the games by playing them against themselves. Needs the extra `learn` (PyTorch).

- `crowd`: the games, of all numbers of seats side by side; `rollout`: played, and judged from their ends.
- `model`: the network; `ppo`: an update of it; `trainer`: all of this together, and what is kept.
- `session`: for some time, with files; `strength`: tests among bots, which need no PyTorch.
"""
