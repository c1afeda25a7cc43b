"""The examples of the rulebook, played."""

from collections.abc import Callable
from typing import Any

from tertulia import CHANCE, Game, Match

PANCHO, EMILIANO, PORFIRIO, DOLORES = range(4)  # Emiliano is first in round 2, so he sits left of Pancho
SETUP = [
    "first 0, special fuera, special vuelta, special manos, special seguridad",
    "card g7, card g5m2, card m2d5, card d7",
    "card d7, card g7, card g5d2, card m3d4",
    "card m4d3, card d7, card g2m5, card m7",
    "card m7, card m5d2, card g2m5, card g3m4",
]


def play(match: Match, *lines: str) -> None:
    for line in lines:
        for event in line.split(", "):
            match.play(event)


def column(match: Match, name: str) -> list[Any]:
    return [seat[name] for seat in match.view(None)["seats"]]


def stands(match: Match, round: int, phase: str, actor: int) -> bool:
    view = match.view(None)
    return (view["round"], view["phase"], match.actor) == (round, phase, actor)


def test_three_rounds_of_pancho_emiliano_porfirio_and_dolores(caramba: Game) -> None:
    match = caramba.start(4, chance=None)
    play(match, *SETUP)
    play_round_1(match)
    play_round_2(match)
    play_round_3(match)
    assert match.view(None)["round"] == 3


def play_round_1(match: Match) -> None:
    assert stands(match, 1, "crates", CHANCE)
    play(match, "crate g3, crate m4, crate g4, crate m2, crate m3, crate d3")
    assert stands(match, 1, "auction", PANCHO)
    assert match.view(None)["centre"] == ["g3", "g4", "m2", "m3", "m4", "d3"]
    play(match, "bid g7 g, bid d7 d, bid m4d3 m, bid m7 m, pass, pass, pass, pass")
    assert column(match, "front") == [["g3", "g4"], ["d3"], [], ["m2", "m3", "m4"]]
    assert column(match, "discard") == [["g7"], ["d7"], [], ["m7"]]
    assert match.view(PORFIRIO)["you"]["hand"] == ["g2m5", "m4d3", "m7", "d7"]  # his card is back
    assert stands(match, 1, "securing", PANCHO)
    play(match, "safe g4, safe d3, safe m4")
    assert column(match, "front") == [["g3"], [], [], ["m2", "m3"]]
    assert column(match, "secured") == [1, 1, 0, 1]
    play(match, "card g2m5, card g3m4, card m7, card m5d2, card g3m4, card g3d4, card g7, card d7")


def play_round_2(match: Match) -> None:
    assert stands(match, 2, "crates", CHANCE)  # dynamite is missing
    assert match.view(None)["first"] == EMILIANO
    play(match, "crate g2")
    assert stands(match, 2, "crates", CHANCE)
    play(match, "crate d2")
    assert match.view(None)["centre"] == ["g2", "d2"]
    assert stands(match, 2, "fuera", DOLORES)
    play(match, "no, no")  # Dolores and Pancho have crates
    assert stands(match, 2, "auction", EMILIANO)
    assert column(match, "offers") == [
        {"g": 3, "m": 0, "d": 0},
        {"g": 0, "m": 0, "d": 0},
        {"g": 0, "m": 0, "d": 0},
        {"g": 0, "m": 3, "d": 0},
    ]
    play(match, "bid g7 g, bid d7 d, bid g3m4 m, bid g3m4 g")  # Pancho's gold: 3 + 3 = 6
    play(match, "pass, bid m7 m, pass, pass, pass")  # munitions: Porfirio 7, Dolores 4 + 3
    assert column(match, "front") == [[], ["g2", "g3"], ["d2"], []]
    assert match.view(None)["centre"] == ["m2", "m3"]
    assert column(match, "discard") == [["g7"], ["g7", "d7"], ["d7"], ["m7"]]
    assert stands(match, 2, "securing", EMILIANO)
    play(match, "safe g3, safe d2")
    assert column(match, "secured") == [1, 2, 1, 1]
    play(match, "card g2m5, card g3m4, card g5m2, card m3d4, card m2d5, card g5m2, card m7, card m3d4")


def play_round_3(match: Match) -> None:
    assert stands(match, 3, "crates", CHANCE)
    assert match.view(None)["first"] == PORFIRIO
    play(match, "crate m2")  # gold and munitions are there: only dynamite ends the draw
    assert stands(match, 3, "crates", CHANCE)
    play(match, "crate d4")
    assert match.view(None)["centre"] == ["m2", "m2", "m3", "d4"]
    assert stands(match, 3, "fuera", EMILIANO)
    play(match, "no")
    assert stands(match, 3, "auction", PORFIRIO)
    assert column(match, "offers")[EMILIANO] == {"g": 2, "m": 0, "d": 0}  # the German text's 3 is a misprint
    secured = [match.view(seat)["you"]["secured"] for seat in range(4)]
    assert secured == [["g4"], ["g3", "d3"], ["d2"], ["m4"]]


def test_en_seguridad_for_a_crate_of_four_munitions_and_one_of_two_dynamite(
    table: Callable[..., Match],
) -> None:
    match = table(2, phase="securing", front={0: "m4 d2 g3"}, special="seguridad manos")
    play(match, "seguridad, safe m4, safe d2")
    assert [str(action) for action in match.legal()] == ["done"]
    play(match, "done")
    assert match.view(0)["you"]["secured"] == ["m4", "d2"]
    assert column(match, "front")[0] == ["g3"]
