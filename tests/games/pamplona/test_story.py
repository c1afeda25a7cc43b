"""How the game is won, and how far its end is: positions in which both can be counted by hand."""

from collections.abc import Callable

from tertulia import Match
from tertulia.locales import language

WINS = "Most courage plus rows wins."
Table = Callable[..., Match]


def goal(match: Match) -> str:
    return language("en").tell(match.game.part("story").goal(match.common()), ["Ana", "Bo"])


def ends(way: str, out: str) -> str:
    arena = f"The game ends when Torro is in the arena ({way} to go)"
    return f"{WINS} {arena} or all runners are seated ({out} left)."


def test_the_goal_counts_torros_way_and_the_runners_that_have_no_seat(table: Table, bullring: Table) -> None:
    """The street ends with space 32, so the arena begins 33 spaces after the pen."""
    assert goal(table([1, 1, 1], [1, 1, 1])) == ends("33 spaces", "6")
    assert goal(table([12, 30, 0], [33, 0, 0], torro=20)) == ends("13 spaces", "3")
    assert goal(bullring([31, 0, 0], [0, 0, 0], torro=32)) == ends("one space", "one")


def test_the_goal_follows_the_length_of_the_street(bullring: Table) -> None:
    match = bullring([12, 30, 31], [1, 1, 1], torro=20, facts={"street": 40})
    assert goal(match) == ends("21 spaces", "6")


def test_the_goal_says_what_has_ended_the_game(table: Table, bullring: Table) -> None:
    caught = bullring([31, 0, 0], [0, 0, 0], torro=32)
    caught.play("torro 1")
    assert goal(caught) == f"{WINS} The game is over: Torro is in the arena."
    seated = table([32, 0, 0], [0, 0, 0])
    for event in ("A 2", "B 2", "A 32+2"):
        seated.play(event)
    assert goal(seated) == f"{WINS} The game is over: all runners are seated."
