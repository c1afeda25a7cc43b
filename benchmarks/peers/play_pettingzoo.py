"""PettingZoo's classic environments, turn by turn."""

import random

import numpy as np
from clock import Play, measure
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4


def play_of(module) -> Play:  # type: ignore[no-untyped-def]
    env, rng = module.env(), random.Random(1)

    def play() -> int:
        env.reset(seed=rng.getrandbits(31))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, stopped, _ = env.last()
            if ended or stopped:
                env.step(None)
            else:
                env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                decisions += 1
        return decisions

    return play


measure(
    {
        "PettingZoo leduc_holdem": lambda: play_of(leduc_holdem_v4),
        "PettingZoo connect_four": lambda: play_of(connect_four_v3),
    }
)
