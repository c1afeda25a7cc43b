"""Random play through OpenSpiel, step by step: `python examples/random_openspiel.py [GAME] [SEATS]`.

Needs `pip install 'tertulia[openspiel]'`.
"""

import random
import sys

import pyspiel

from tertulia.envs import openspiel


def play(key: str, seats: int, seed: int = 7) -> list[float]:
    openspiel.register()
    game, rng = pyspiel.load_game(openspiel.registered_as(key), {"seats": seats}), random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(outcomes, chances)[0]
        else:
            action = rng.choice(state.legal_actions())
        print(f"{state.current_player():>2}  {state.action_to_string(action)}")
        state.apply_action(action)
    print("returns", state.returns())
    found: list[float] = state.returns()
    return found


if __name__ == "__main__":
    play(sys.argv[1] if len(sys.argv) > 1 else "caramba", int(sys.argv[2]) if len(sys.argv) > 2 else 2)
