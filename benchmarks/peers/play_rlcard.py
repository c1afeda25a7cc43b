"""RLCard's environments, step by step."""

import random

import rlcard
from clock import Play, measure


def play_of(name: str) -> Play:
    env, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


measure({f"RLCard {name}": lambda name=name: play_of(name) for name in ("leduc-holdem", "uno")})  # type: ignore[misc]
