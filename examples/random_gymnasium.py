"""A uniform player against bots through Gymnasium: `python examples/random_gymnasium.py [GAME] [GAMES]`."""

import sys

import gymnasium

import tertulia.envs  # registers the games


def play(key: str, games: int) -> float:
    """Some games against two bots; the share of them that were won."""
    env, won = gymnasium.make(f"tertulia/{key.capitalize()}-v0", seats=3, bots="easy"), 0.0
    for seed in range(games):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            action = env.action_space.sample(info["action_mask"])
            _, reward, over, _, info = env.step(action)
            won += float(reward)
    return won / games


if __name__ == "__main__":
    key, games = (*sys.argv[1:], *("caramba", "100")[len(sys.argv) - 1 :])
    print(f"won {play(tertulia.game(key).meta.key, int(games)):.1%}")
