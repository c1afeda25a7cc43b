"""Pauses that Python would make while people play: many short ones, and a long one once an hour."""

import asyncio
import gc
import sys

SWITCH_SECONDS = 0.0005
"""How long a thread may keep others from Python. The one that commits and the one that talks take turns, and
with Python's own 5 ms each would often wait so long for the other."""
TIDY_SECONDS = 0.25
THOROUGH = 14_400
"""Of so many times, once everything is looked through: some 150 ms with a thousand tables."""


async def keep_short() -> None:
    """Look through what is young before it is much, and let be what has lived for a while: most of that is
    freed without a search when it goes.

    Python itself would look whenever there are 700 things more than before, at all that came since it was
    tidied up last: again and again at the same, an eighth of what the server did.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.disable()
    try:
        while True:
            gc.unfreeze()
            gc.collect()
            for _ in range(THOROUGH):
                gc.freeze()
                await asyncio.sleep(TIDY_SECONDS)
                gc.collect(0)
    finally:
        gc.enable()
