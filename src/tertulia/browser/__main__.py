"""Modules for browsers, their scripts and their layouts.

python -m tertulia.browser OUT [KEY ...]    of these games, or of all
"""

import sys
from pathlib import Path

import tertulia
from tertulia.browser.building import build
from tertulia.core.errors import TertuliaError

match sys.argv[1:]:
    case [out, *keys] if not out.startswith("-"):
        try:
            for key in keys or tertulia.GAMES:
                build(tertulia.game(key), Path(out))
        except TertuliaError as error:
            sys.exit(str(error))
    case _:
        sys.exit(__doc__)
