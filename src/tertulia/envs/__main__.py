"""What the docs say of the observations, printed.

python -m tertulia.envs GAME    the parts of a game's observation, as a table
"""

import sys

import tertulia
from tertulia.encodings import described

match sys.argv[1:]:
    case [key]:
        print(described(tertulia.game(key).meta.key))
    case _:
        sys.exit(__doc__)
