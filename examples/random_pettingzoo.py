"""Uniform players through PettingZoo: `python examples/random_pettingzoo.py [GAME] [GAMES]`."""

import sys

import pettingzoo

import tertulia.envs  # registers the games


def play(key: str, games: int) -> dict[str, float]:
    """Some games; how many each agent has won, a shared win as its share."""
    env = pettingzoo.make("aec", f"tertulia/{key}-v0", seats=3)
    wins = dict.fromkeys(env.possible_agents, 0.0)
    for seed in range(games):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            _, reward, over, _, info = env.last()
            wins[agent] += reward
            env.step(None if over else env.action_space(agent).sample(info["action_mask"]))
    return wins


if __name__ == "__main__":
    key, games = (*sys.argv[1:], *("caramba", "100")[len(sys.argv) - 1 :])
    print(play(tertulia.game(key).meta.key, int(games)))
