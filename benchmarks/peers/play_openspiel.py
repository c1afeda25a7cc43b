"""OpenSpiel, driven from Python as its users drive it."""

import random

import pyspiel
from clock import Play, measure


def play_of(name: str) -> Play:
    game, rng = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    measure({f"OpenSpiel {name}": lambda name=name: play_of(name) for name in ("backgammon", "hearts")})  # type: ignore[misc]
