"""Garbage: who plays must not wait while a whole server is looked through."""

import gc

YOUNG, MIDDLE, NEVER = 700, 10, 1_000_000
"""Python's own habits for what is young. By itself it would look through everything again whenever there is
a quarter more: some 150 ms with a thousand tables, in the middle of their games."""
THOROUGH = 720
"""Of so many times that somebody tidies up, once everything is looked through."""


class Garbage:
    def __init__(self) -> None:
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self.times = 0
        self.tidy_up()

    def tidy_up(self) -> None:
        """Let be what has lived for a while: most of it is freed without a search when it goes."""
        if self.times % THOROUGH == 0:
            gc.unfreeze()
            gc.collect()
        self.times += 1
        gc.freeze()
