"""Catanatron: whole games of its random players."""

import random

from catanatron import Color, Game, RandomPlayer
from clock import Play, measure


def catan() -> Play:
    rng = random.Random(1)

    def play() -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=rng.getrandbits(31))
        game.play()
        return len(game.state.actions)

    return play


measure({"Catanatron": catan})
