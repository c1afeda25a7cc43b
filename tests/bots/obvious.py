"""Positions of two players, where a person sees at once what to do."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import tertulia
from tertulia import Match

PAIRS = [f"{a}{value}{b}{7 - value}" for a, b in ("gm", "gd", "md") for value in (2, 3, 4, 5)]
CARDS = [*PAIRS, "g7", "m7", "d7"]


def laid_out(key: str, table: Mapping[str, Any]) -> Match:
    game = tertulia.game(key)
    position = game.start(2, chance=None).position()
    return game.load({**position, "table": {**position["table"], **table}}, seed=1)


def last_gold_of_caramba() -> tuple[Match, str]:
    """The bag is empty, so this round is the last. Seat 0 is behind, 32 to 33, and its rival, who has passed,
    offers 5 for the only crate: g7 takes it (C16), to be put away (C21), for 36 to 33. To pass is to lose."""
    hands = [["g7"], ["m7"]]
    table = [[], ["g5m2"]]
    mine = ["g3", "g3", "g3", "m2", "m2", "m3", "m4", "m4", "d4", "d4"]
    crates = Counter({f"{good}{value}": 3 if value < 4 else 2 for good in "gmd" for value in (2, 3, 4)})
    theirs = list((crates - Counter([*mine, "g4"])).elements())
    position = {
        "actor": 0,
        "phase": "auction",
        "first": 1,
        "rounds": 9,
        "bag": [],
        "centre": ["g4"],
        "secured": [mine, theirs],
        "hand": hands,
        "pile": [[], []],
        "discard": [[card for card in CARDS if card not in hands[seat] + table[seat]] for seat in (0, 1)],
        "bids": [[[], [], []], [table[1], [], []]],
        "special": ["vuelta", "fuera"],
        "played": [1, 1],
        "passed": [0, 1],
        "turns": [1, 1],
    }
    return laid_out("caramba", position), "bid g7 g"


def last_runner_of_pamplona() -> tuple[Match, str]:
    """Everybody else is seated. Die A seats the last runner on row 6 and ends the game (P13), 33 to 31; with
    die B it stays outside, and Torro's next card, a 5, ends the game without it (P19), 27 to 31."""
    position = {
        "actor": 0,
        "phase": "one-die",
        "rounds": 20,
        "first": 0,
        "turn": 0,
        "dice": ["4", "2"],
        "runners": [[0, 0, 30], [0, 0, 0]],
        "rows": [[1, 2, 0], [3, 4, 5]],
        "courage": [24, 19],
        "torro": 30,
        "deck": ["5"],
        "discard": [*"!!!!!!", *"111", *"222", *"33333", *"444", "5"],
    }
    return laid_out("pamplona", position), "A 30+4"


def last_hat_of_sombreros() -> tuple[Match, str]:
    """The last race. With one die seat 0 stays behind in 5 cases of 6, and its rival, on the last space, must
    leave: the pot makes it the richer one (S15, S16). Two dice go beyond or meet the rival in 21 of 36."""
    position = {
        "actor": 0,
        "phase": "dice",
        "race": 12,
        "rounds": 5,
        "pot": 40,
        "silver": [30, 50],
        "order": [0, 1],
        "space": [43, 0, 0, 48],
        "arrival": [0, 1, 2, 0],
        "waiting": [],
        "turn": 0,
        "entitled": 2,
    }
    return laid_out("sombreros", position), "throw 1"
