"""States of a random game, as a browser gets them: python web/dev/states.py GAME SEATS SEED > states.json"""

import json
import random
import sys

import msgspec

import tertulia
from tertulia.server.messages import choice
from tertulia.server.moments import story

key, seats, seed = sys.argv[1], int(sys.argv[2]), sys.argv[3]
match, rng, states = tertulia.game(key).start(seats=seats, seed=seed), random.Random(seed), []
while True:
    seat = match.actor if match.actor is not None else 0
    state = {
        "game": key,
        "seat": seat,
        "view": match.view(seat),
        "story": msgspec.to_builtins(story(match, match.seen(seat))),
        "legal": [msgspec.to_builtins(choice(action)) for action in match.legal()],
        "log": [msgspec.to_builtins(line) for line in match.log(seat)[-12:]],
    }
    states.append(state)
    if match.actor is None:
        break
    match.play(rng.choice(match.legal()))
json.dump(states, sys.stdout)
