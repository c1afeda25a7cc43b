"""python-chess: random moves to the end."""

import random

import chess
from clock import Play, measure


def moves() -> Play:
    rng = random.Random(1)

    def play() -> int:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
        return len(board.move_stack)

    return play


measure({"python-chess": moves})
