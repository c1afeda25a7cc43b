"""What the tests compare with, printed.

python -m tertulia.testing trace GAME SEATS GAMES        fingerprints of whole games, one a line
python -m tertulia.testing transcript GAME SEATS SEED    a whole game as text
"""

import sys

import tertulia
from tertulia.testing import trace, transcript

match sys.argv[1:]:
    case ["trace", key, seats, games]:
        for number in range(int(games)):
            print(trace(tertulia.game(key), int(seats), f"trace.{number}"))
    case ["transcript", key, seats, seed]:
        print("\n".join(transcript(tertulia.game(key), int(seats), seed)))
    case _:
        sys.exit(__doc__)
