"""Tertulia beside its peers, in one run on one core: `make bench-peers`.

Uniform random play. OpenSpiel's backgammon and python-chess are driven from Python, as their users drive
them; Tertulia plays whole games in one call, and also one decision at a time from Python, for comparison.
"""

import argparse
import json
import random
import time
from collections.abc import Callable

import tertulia
from tertulia.cli.bench import rate
from tertulia.core.chance import key_of
from tertulia.core.fields import blanks


def best(play: Callable[[], int], seconds: float, repeats: int) -> float:
    """Decisions a CPU second, in the best of some repeats."""
    top = 0.0
    for _ in range(repeats):
        begin, decisions, spent = time.process_time(), 0, 0.0
        while spent < seconds:
            decisions += play()
            spent = time.process_time() - begin
        top = max(top, decisions / spent)
    return top


def openspiel_backgammon() -> Callable[[], int]:
    import pyspiel

    game, rng = pyspiel.load_game("backgammon"), random.Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def python_chess() -> Callable[[], int]:
    import chess

    rng = random.Random(1)

    def play() -> int:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
        return len(board.move_stack)

    return play


def tertulia_from_python(key: str) -> Callable[[], int]:
    """One decision a call: apply it, settle chance, list what is legal."""
    game, rng = tertulia.game(key), random.Random(1)
    boxes, drive = game.setup(4, None, None).boxes, game.drive
    states, desks = blanks(game.tables.State, 1), blanks(drive.Desk, 1)
    blank, legal = states.copy(), desks[0].legal
    desks[0].key[:] = key_of("peers")

    def play() -> int:
        states[:] = blank
        count, decisions = drive.begin(boxes, states, desks, 4), 0
        while count:
            count = drive.advance(boxes, states, desks, int(legal[int(rng.random() * count)]))
            decisions += 1
        return decisions

    return play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a repeat")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    seconds, repeats = options.seconds, options.repeats

    rates = {"OpenSpiel backgammon, from Python": best(openspiel_backgammon(), seconds, repeats)}
    rates["python-chess"] = best(python_chess(), seconds, repeats)
    for key in tertulia.GAMES:
        rates[f"{key}, 4 seats, from Python"] = best(tertulia_from_python(key), seconds, repeats)
        rates[f"{key}, 4 seats"] = rate(tertulia.game(key), 4, seconds, repeats)["decisions_per_second"]
    if options.json:
        print(json.dumps(rates, indent=2))
        return
    base = rates["OpenSpiel backgammon, from Python"]
    for name, speed in sorted(rates.items(), key=lambda entry: entry[1]):
        print(f"{name:<36} {speed:>14,.0f} decisions/s {speed / base:>9.1f} x OpenSpiel")


if __name__ == "__main__":
    main()
