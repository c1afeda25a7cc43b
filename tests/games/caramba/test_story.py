"""How the game is won, and how far its end is: positions in which both can be counted by hand."""

from collections.abc import Callable

from tertulia import Match
from tertulia.locales import language

WINS = "The highest total in secured crates wins."
Table = Callable[..., Match]


def goal(match: Match) -> str:
    return language("en").tell(match.game.part("story").goal(match.common()), ["Ana", "Bo", "Cleo", "Dora"])


def test_the_goal_counts_the_crates_in_the_bag(table: Table) -> None:
    ends = "The game ends when a good is missing and the bag is empty"
    whole = table(phase="crates")
    assert goal(whole) == f"{WINS} {ends} (24 crates left)."
    whole.play("crate g3")
    assert goal(whole) == f"{WINS} {ends} (23 crates left)."
    assert goal(table(bag="g2", centre="g3 m4 d2")) == f"{WINS} {ends} (one crate left)."


def test_an_empty_bag_ends_the_game_only_when_a_good_is_missing(table: Table) -> None:
    match = table(bag="", centre="g3 m4 d2")
    assert goal(match) == f"{WINS} The bag is empty: the game ends as soon as a good is missing."
    over = table(phase="crates", bag="g2", centre="g3 m4")
    over.play("crate g2")
    assert over.outcome is not None
    assert goal(over) == f"{WINS} The game is over: the bag is empty and a good is missing."
