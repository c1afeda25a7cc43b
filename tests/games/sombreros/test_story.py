"""How the game is won, and how far its end is: positions in which both can be counted by hand."""

from collections.abc import Callable

import msgspec

import tertulia
from tertulia import Match
from tertulia.locales import language

WINS = "The most silver wins."
Standing = Callable[..., Match]


def goal(match: Match) -> str:
    names = ["Ana", "Bo", "Cleo", "Dora"]
    return language("en").tell(match.game.part("story").goal(match.common()), names)


def ends(race: int, silver: int, races: int = 12) -> str:
    ruin = f"The game ends after a race that ruins somebody (the poorest has {silver})"
    return f"{WINS} {ruin} or after race {races} (this is {race})."


def test_the_goal_counts_races_and_the_silver_of_the_poorest(standing: Standing) -> None:
    assert goal(tertulia.game("sombreros").start(4, chance=None)) == ends(1, 30)
    assert goal(standing(8, 7, 6, 5, turn=0, silver=[40, 9, 31, 22], race=3)) == ends(3, 9)


def test_the_goal_follows_the_box(standing: Standing) -> None:
    facts = msgspec.to_builtins(tertulia.game("sombreros").setup(4, None, None).edition, str_keys=True)
    facts["races"]["value"] = 5
    facts["silver_each"]["value"]["4"] = 45
    assert goal(tertulia.game("sombreros").start(4, chance=None, edition=facts)) == ends(1, 45, 5)


def test_the_goal_names_those_who_must_win_this_race_to_go_on(standing: Standing) -> None:
    match = standing(8, 7, 6, 5, turn=0, silver=[40, 0, 31, 22], broke=[0, 1, 0, 0])
    assert goal(match) == f"{WINS} Whoever is broke (Bo) must win this race, or the game ends with it."


def test_the_goal_says_what_has_ended_the_game(standing: Standing) -> None:
    match = standing(48, 20, 0, 0, turn=0, silver=[40, 30, 0, 22], arrival=[0, 0, 1, 2], broke=[0, 0, 1, 0])
    match.play("throw 1")
    match.play("die 5")
    assert goal(match) == f"{WINS} The game is over: somebody was broke and did not win the race."
