"""One test or more for each numbered rule of the README; the kit (`tertulia.testing`) does the rest."""

import pytest

from tertulia import CHANCE, Game, IllegalAction, Match

GAME = Game("dudo")


def table(*cups: str) -> Match:
    """The first seat is about to bid; under each cup lie these dice, and nobody has others."""
    position = GAME.start(len(cups), chance=None).position()
    dice = [cup.split() for cup in cups]
    lying = {"cup": dice, "dice": [len(cup) for cup in dice]}
    begun = {"phase": "bid", "actor": 0, "first": 0, "rounds": 1}
    return GAME.load({**position, "table": {**position["table"], **begun, **lying}}, chance=None)


def play(match: Match, text: str) -> Match:
    for action in text.split(", "):
        match.play(action)
    return match


def legal(match: Match) -> list[str]:
    return [str(action) for action in match.legal()]


def dice(match: Match) -> list[int]:
    return [seat["dice"] for seat in match.view(None)["seats"]]


def test_d1_everybody_has_five_dice_and_who_begins_is_drawn() -> None:
    match = GAME.start(6, chance=None)
    assert dice(match) == [5] * 6
    assert [(str(event), event.weight) for event in match.legal()] == [(f"first {n}", 1) for n in range(6)]
    assert play(match, "first 4").view(None)["first"] == 4


def test_d2_all_throw_and_see_only_their_own_dice() -> None:
    match = play(GAME.start(2, chance=None), "first 1, die 6, die 1, die 1, die 2, die 3")
    assert match.actor == CHANCE
    play(match, ", ".join(["die 4"] * 5))
    assert match.actor == 1
    assert match.view(1)["you"]["dice"] == [1, 1, 2, 3, 6]
    assert match.view(0)["you"]["dice"] == [4] * 5
    assert "you" not in match.view(None)
    assert {line.id for line in match.log(None)} == {"dudo-first", "dudo-die-unseen"}
    assert [line.id for line in match.log(1)].count("dudo-die") == 5


def test_d3_the_first_player_bids_from_two_to_six_no_more_than_there_are_and_cannot_doubt() -> None:
    assert legal(table("1 1", "2")) == [
        f"bid {number}x{face}" for number in (1, 2, 3) for face in range(2, 7)
    ]


def test_d4_the_next_one_bids_more_or_doubts() -> None:
    match = play(table("1", "2", "3"), "bid 2x5")
    assert (match.actor, match.view(None)["bid"]) == (1, {"number": 2, "face": 5, "seat": 0})
    assert legal(match) == ["bid 2x6", "bid 3x2", "bid 3x3", "bid 3x4", "bid 3x5", "bid 3x6", "dudo"]
    with pytest.raises(IllegalAction):
        match.play("bid 2x4")
    assert legal(play(match, "bid 3x6")) == ["dudo"]


def test_d5_ones_count_as_every_face() -> None:
    match = play(table("1 4 4", "1 2 3"), "bid 4x4, dudo")
    assert match.view(None)["doubted"] == {"number": 4, "face": 4, "count": 4, "loser": 1}


def test_d6_the_doubter_loses_a_die_if_there_are_as_many_as_bid() -> None:
    match = play(table("2 2", "3 3"), "bid 2x2, dudo")
    assert dice(match) == [2, 1]
    assert [seat["lifted"] for seat in match.view(None)["seats"]] == [[2, 2], [3, 3]]


def test_d6_else_the_bidder_does() -> None:
    assert dice(play(table("2 2", "3 3"), "bid 3x2, dudo")) == [1, 2]
    assert dice(play(table("2 2", "3 3"), "bid 1x2, bid 3x3, dudo")) == [2, 1]


def test_d7_who_has_no_dice_is_out() -> None:
    match = play(table("2 2", "3", "4 4"), "bid 1x2, bid 2x3, dudo, die 5, die 5, die 5, die 5")
    assert dice(match) == [2, 0, 2]
    assert play(match, "bid 1x5").actor == 0


def test_d8_the_loser_begins_the_next_round() -> None:
    match = play(table("2 2", "3 3", "4 4"), "bid 1x2, bid 1x3, bid 2x5, dudo")
    assert (match.view(None)["first"], match.view(None)["round"]) == (2, 2)


def test_d8_or_the_next_one_if_the_loser_is_out() -> None:
    assert play(table("2 2", "3 3", "4"), "bid 1x2, bid 1x3, bid 2x5, dudo").view(None)["first"] == 0


def test_d9_the_last_one_with_dice_wins() -> None:
    outcome = play(table("2 2", "3"), "bid 1x2, dudo").outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((2, 0), (0,), "last")
