"""The kit by hand, and what the tests compare with, printed.

python -m tertulia.testing check GAME                    every check, for every number of seats
python -m tertulia.testing trace GAME GAMES              fingerprints of whole games, for all numbers of seats
python -m tertulia.testing transcript GAME SEATS SEED    a whole game as text
"""

import sys

import tertulia
from tertulia.testing import check_game, trace, transcript

match sys.argv[1:]:
    case ["check", key]:
        check_game(tertulia.game(key))
    case ["trace", key, games]:
        meta = tertulia.game(key).meta
        for seats in range(meta.min_seats, meta.max_seats + 1):
            for number in range(int(games)):
                print(seats, trace(tertulia.game(key), seats, f"trace.{number}"))
    case ["transcript", key, seats, seed]:
        print("\n".join(transcript(tertulia.game(key), int(seats), seed)))
    case _:
        sys.exit(__doc__)
