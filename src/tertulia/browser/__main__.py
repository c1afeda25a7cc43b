"""Modules for browsers, their scripts and their layouts, and what can be said of their games.

python -m tertulia.browser OUT [KEY ...]    of these games, or of all
"""

import sys
from pathlib import Path

import tertulia
from tertulia.browser.building import build, tell
from tertulia.core.errors import TertuliaError

match sys.argv[1:]:
    case [out, *keys] if not out.startswith("-"):
        try:
            games = [tertulia.game(key) for key in keys or tertulia.GAMES]
            build(games, Path(out))
            tell(games, Path(out))
        except TertuliaError as error:
            sys.exit(str(error))
    case _:
        sys.exit(__doc__)
