"""What the docs say of the observations, printed.

python -m tertulia.envs GAME    the parts of a game's observation, as a table
"""

import sys

import tertulia
from tertulia.core.encoding import described

match sys.argv[1:]:
    case [key]:
        print(described(tertulia.game(key).part("encoding").FIELDS))
    case _:
        sys.exit(__doc__)
