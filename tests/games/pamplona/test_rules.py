"""One test or more for each numbered rule of docs/pamplona.md."""

from collections.abc import Callable
from typing import Any

import pytest

import tertulia
from tertulia import CHANCE, IllegalAction, Match, PositionError

Table = Callable[..., Match]
Play = Callable[[Match, str], Match]

GAME = tertulia.game("pamplona")
SAFE = [30, 31, 32]  # nobody is near, and no fear space


def legal(match: Match) -> list[str]:
    return [str(action) for action in match.legal()]


def team(match: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["seats"][seat]
    return found


def spaces(match: Match, seat: int) -> list[int]:
    return list(team(match, seat)["runners"])


def courage(match: Match) -> list[int]:
    return [seat["courage"] for seat in match.view(None)["seats"]]


# A round


def test_p1_first_player_is_random() -> None:
    match = GAME.start(4, chance=None)
    assert match.view(None)["first"] is None
    assert [(str(event), event.weight) for event in match.legal()] == [(f"first {n}", 1) for n in range(4)]


def test_p1_turns_go_clockwise_then_torro_acts_then_the_same_player_is_first(play: Play) -> None:
    match = play(GAME.start(3, chance=None), "first 2")
    turns = []
    while match.view(None)["phase"] != "torro":
        turns.append(match.view(None)["turn"])
        play(match, "A 2, B 3, 1+2, 1+3")
    assert turns == [2, 0, 1]
    assert match.view(None)["turn"] is None
    play(match, "torro 1")
    assert (match.view(None)["first"], match.view(None)["turn"], match.view(None)["round"]) == (2, 2, 2)


def test_p2_runners_on_the_start_space_torro_in_the_pen() -> None:
    view = GAME.start(6, chance=None).view(None)
    assert view["torro"] == 0
    assert [seat["runners"] for seat in view["seats"]] == [[1, 1, 1]] * 6
    assert [seat["courage"] for seat in view["seats"]] == [30] * 6
    assert (view["round"], view["deck"], view["discard"], view["dice"]) == (1, 22, [], None)


# Runner turn


def test_p3_die_a_then_die_b_for_another_runner(table: Table, play: Play) -> None:
    match = play(table([10, 14, 18], SAFE), "A 3, B 5")
    assert legal(match) == ["10+3", "14+3", "18+3"]
    play(match, "14+3")
    assert legal(match) == ["10+5", "18+5"]
    play(match, "18+5")
    assert spaces(match, 0) == [10, 17, 23]
    assert match.view(None)["turn"] == 1


def test_p3_unused_runners_on_one_space_give_one_action(table: Table, play: Play) -> None:
    match = play(table([10, 10, 18], SAFE), "A 4, B 4")
    assert legal(match) == ["10+4", "18+4"]
    play(match, "10+4")
    assert legal(match) == ["10+4", "18+4"]  # the other one on 10, never the one that is now on 14


def test_p3_a_runner_that_took_die_a_with_0_gives_none_for_die_b(table: Table, play: Play) -> None:
    match = play(table([10, 14, 18], SAFE), "A >, B 2, 10+0")
    assert legal(match) == ["14+2", "18+2"]
    match = play(table([10, 10, 18], SAFE), "A >, B 2, 10+0")
    assert legal(match) == ["10+2", "18+2"]


def test_p3_a_runner_that_joins_an_unused_one_does_not_hide_it(table: Table, play: Play) -> None:
    match = play(table([10, 14, 18], SAFE), "A 4, B 2, 10+4")
    assert legal(match) == ["14+2", "18+2"]


def test_p4_a_number_is_compulsory(table: Table, play: Play) -> None:
    match = play(table([10, 14, 18], SAFE), "A 3, B 5")
    with pytest.raises(IllegalAction) as error:
        match.play("10+0")
    assert error.value.allowed == ("10+3", "14+3", "18+3")


def test_p4_an_arrow_is_0_to_6_chosen_after_both_dice(table: Table, play: Play) -> None:
    match = play(table([10, 14, 18], SAFE), "A >")
    assert match.actor == CHANCE
    assert match.view(None)["dice"] == {"A": ">", "B": None}
    play(match, "B 3")
    assert match.view(None)["dice"] == {"A": ">", "B": "3"}
    assert legal(match)[:7] == ["10+0", "10+1", "10+2", "10+3", "10+4", "10+5", "10+6"]
    assert len(legal(match)) == 21


def test_p5_two_in_play_are_both_used_also_if_the_first_enters_the_arena(table: Table, play: Play) -> None:
    match = play(table([10, 31, 0], SAFE), "A 2, B 4, 31+2")
    assert (match.actor, legal(match)) == (0, ["10+4"])
    play(match, "10+4")
    assert spaces(match, 0) == [14, 33]


def test_p5_the_last_in_play_uses_one_die_of_choice(table: Table, play: Play) -> None:
    match = play(table([10, 0, 0], SAFE), "A >, B 4")
    assert match.view(None)["phase"] == "one-die"
    assert legal(match) == ["A 10+0", "A 10+1", "A 10+2", "A 10+3", "A 10+4", "A 10+5", "A 10+6", "B 10+4"]
    play(match, "B 10+4")
    assert (spaces(match, 0), match.view(None)["turn"]) == ([14], 1)


def test_p5_the_last_in_play_has_both_dice_listed_even_if_equal(table: Table, play: Play) -> None:
    match = play(table([0, 10, 0], SAFE), "A 4, B 4")
    assert legal(match) == ["A 10+4", "B 10+4"]
    assert spaces(play(match, "A 10+4"), 0) == [14]


def test_p5_a_runner_standing_in_the_arena_is_not_in_play(table: Table, play: Play) -> None:
    match = play(table([33, 10, 34], SAFE), "A 2, B 4")
    assert legal(match) == ["A 10+2", "B 10+4"]
    match = play(table([33, 10, 14], SAFE), "A 2, B 4")
    assert legal(match) == ["10+2", "14+2"]


def test_p5_without_a_runner_in_play_no_turn(table: Table, play: Play) -> None:
    match = play(table([10, 14, 18], [0, 33, 0], SAFE), "A 2, B 4, 10+2, 14+4")
    assert match.view(None)["turn"] == 2
    match = play(table([10, 14, 18], [0, 33, 0]), "A 2, B 4, 10+2, 14+4")
    assert match.view(None)["phase"] == "torro"


def test_p6_any_number_of_runners_share_a_space(table: Table, play: Play) -> None:
    teams = [[10, 10, 14] for _ in range(6)]
    match = play(table(*teams), "A 4, B 4, 10+4, 10+4")
    assert spaces(match, 0) == [14, 14, 14]
    assert match.view(None)["shove"] == {"seat": 1, "space": 14, "difference": 2}


# Special spaces (fear 5 9 13 17 25 29, tomatoes 21 and 22)


def test_p7_arriving_on_fear_costs_1_passing_and_staying_nothing(table: Table, play: Play) -> None:
    match = play(table([9, 14, 1], SAFE), "A >, B 3, 9+0, 14+3")
    assert courage(match) == [29, 30]  # 17 is fear; the one on 9 stayed
    match = play(table([8, 12, 1], SAFE), "A 2, B 2, 8+2, 12+2")
    assert courage(match) == [30, 30]  # over 9 and over 13


def test_p7_each_arriving_runner_pays(table: Table, play: Play) -> None:
    match = play(table([1, 3, 20], SAFE), "A 4, B 2, 1+4, 3+2")
    assert courage(match) == [28, 30]


def test_p7_shoved_runners_pay_each(table: Table, play: Play) -> None:
    match = play(table([6, 8, 8], [8, 8, 30]), "A 2, B >, 6+2, 8+0, shove 1 +1")
    assert courage(match) == [31, 27]  # 1 to the player, 2 to the bank


def test_p7_fear_is_paid_before_any_shove_income(table: Table, play: Play) -> None:
    match = play(table([2, 5, 20], [5, 30, 31], courage=[0, 30]), "A 3, B >, 2+3, 20+0")
    assert (team(match, 0)["courage"], team(match, 0)["credits"]) == (10, 1)  # 0 + 10 - 1, then + 1


@pytest.mark.parametrize(("face", "space"), [("2", 20), ("3", 20), ("4", 23)])
def test_p8_tomatoes_send_back_passing_is_free(table: Table, play: Play, face: str, space: int) -> None:
    match = play(table([19, 1, 1], SAFE), f"A {face}, B 2, 19+{face}, 1+2")
    assert spaces(match, 0) == [1, 3, space]


def test_p8_from_the_space_before_at_least_3_are_needed(table: Table, play: Play) -> None:
    match = play(table([20, 20, 20], SAFE), "A >, B 3, 20+1, 20+3")
    assert spaces(match, 0) == [20, 20, 23]
    match = play(table([20, 20, 20], SAFE), "A 2, B 2, 20+2, 20+2")
    assert spaces(match, 0) == [20, 20, 20]


@pytest.mark.parametrize(
    ("own", "by", "space"), [(23, "-1", 20), (23, "-2", 20), (24, "-2", 20), (24, "-1", 23)]
)
def test_p8_from_any_side(table: Table, play: Play, own: int, by: str, space: int) -> None:
    third = own if by == "-2" else 1  # three against one, or two
    match = play(table([own, own, third], [own, 31, 32]), f"A >, B >, {own}+0, {third}+0, shove 1 {by}")
    assert spaces(match, 1) == [space, 31, 32]


@pytest.mark.parametrize(
    ("start", "card", "space"), [(18, 3, 20), (18, 4, 20), (18, 5, 23), (20, 1, 20), (20, 3, 23)]
)
def test_p8_torro_slips_too(bullring: Table, play: Play, start: int, card: int, space: int) -> None:
    match = play(bullring(SAFE, SAFE, torro=start), f"torro {card}")
    assert match.view(None)["torro"] == space


def test_p8_slipping_back_arrives_on_fear(table: Table, play: Play) -> None:
    match = play(table([19, 20, 1], SAFE, facts={"fear": [20]}), "A 2, B >, 19+2, 20+1")
    assert courage(match) == [28, 30]  # also the one that came from there
    assert spaces(match, 0) == [1, 20, 20]


# Shove


@pytest.mark.parametrize(
    ("own", "theirs", "paid"),
    [(2, 1, 1), (3, 1, 2), (3, 2, 1), (1, 1, 0), (2, 2, 0), (3, 3, 0), (1, 2, 0), (2, 3, 0), (1, 3, 0)],
)
def test_p9_the_smaller_team_pays_the_difference(
    table: Table, play: Play, own: int, theirs: int, paid: int
) -> None:
    player = [10] * own + [19, 18][: 3 - own]
    other = [10] * theirs + [30, 31][: 3 - theirs]
    match = play(table(player, other), f"A >, B >, {player[0]}+0, {player[1]}+0")
    assert courage(match) == [30 + paid, 30 - paid]
    assert (match.view(None)["phase"] == "shove") == (paid > 0)


def test_p9_each_team_is_compared_alone(table: Table, play: Play) -> None:
    match = play(table([10, 10, 14], [10, 30, 31], [10, 30, 31], [10, 10, 31]), "A >, B >, 10+0, 14+0")
    assert courage(match) == [32, 29, 29, 30]
    assert sum(courage(match)) == 120


def test_p9_no_matter_which_of_the_runners(table: Table, play: Play) -> None:
    for player in ([10, 10, 14], [10, 14, 10], [14, 10, 10]):
        match = play(table(player, [10, 30, 31]), "A >, B >, 10+0, 14+0")
        assert courage(match) == [31, 29]


def test_p9_only_in_the_own_turn(table: Table, play: Play) -> None:
    match = play(table([8, 30, 31], [10, 10, 10], [10, 31, 32]), "A 2, B >, 8+2, 30+0")
    assert courage(match) == [30, 30, 30]  # seat 1 outnumbers both, but it is the turn of seat 0
    play(match, "A >, B >, 10+0, 10+0")
    assert courage(match) == [28, 34, 28]


def test_p9_the_start_space_counts(table: Table, play: Play) -> None:
    match = play(table([1, 1, 8], [1, 30, 31]), "A 2, B >, 8+2, 1+0")
    assert courage(match) == [31, 29]


def test_p9_never_in_the_arena(table: Table, play: Play) -> None:
    match = play(table([31, 32, 10], [33, 30, 28]), "A 2, B >, 31+2, 32+1")
    assert courage(match) == [30, 30]
    assert match.view(None)["turn"] == 1


def test_p9_seated_runners_are_not_a_crowd(table: Table, play: Play) -> None:
    match = play(table([0, 0, 10], [0, 10, 10]), "A >, B 2, A 10+0")
    assert courage(match) == [30, 30]
    assert match.view(None)["turn"] == 1


def test_p10_clockwise_from_the_player_one_direction_per_team(table: Table, play: Play) -> None:
    teams = [[10, 30, 31], [12, 30, 31], [10, 10, 10], [10, 10, 31]]
    match = play(table(*teams, turn=2), "A >, B >, 10+0, 10+0")
    assert legal(match) == ["shove 3 -1", "shove 3 0", "shove 3 +1"]
    play(match, "shove 3 -1")
    assert legal(match) == ["shove 0 -2", "shove 0 0", "shove 0 +2"]
    play(match, "shove 0 +2")
    assert [spaces(match, seat) for seat in range(4)] == [
        [12, 30, 31],
        [12, 30, 31],
        [10, 10, 10],
        [9, 9, 31],
    ]
    assert courage(match) == [28, 30, 33, 27]  # 9 is fear: two more from seat 3
    assert match.view(None)["turn"] == 3


def test_p10_they_may_be_left(table: Table, play: Play) -> None:
    match = play(table([10, 10, 30], [10, 31, 32]), "A >, B >, 10+0, 30+0")
    assert match.view(None)["shove"] == {"seat": 1, "space": 10, "difference": 1}
    play(match, "shove 1 0")
    assert spaces(match, 1) == [10, 31, 32]
    assert courage(match) == [31, 29]
    assert match.view(None)["shove"] is None


@pytest.mark.parametrize(("space", "back"), [(1, False), (2, False), (3, True)])
def test_p10_backward_only_on_the_street_not_shortened(
    table: Table, play: Play, space: int, back: bool
) -> None:
    match = play(table([space] * 3, [space, 31, 32]), f"A >, B >, {space}+0, {space}+0")
    assert legal(match) == ["shove 1 -2"] * back + ["shove 1 0", "shove 1 +2"]


def test_p10_into_the_arena_to_wait_for_a_seat(table: Table, play: Play) -> None:
    match = play(table([32, 32, 10], [32, 1, 1], [10, 10, 14]), "A >, B >, 32+0, 10+0, shove 1 +1")
    assert spaces(match, 1) == [1, 1, 33]
    assert team(match, 1)["rows"] == []
    play(match, "A 2, B 2, 1+2, 1+2, A 2, B 2, 10+2, 10+2")
    assert team(match, 1)["rows"] == [1]


def test_p11_no_chain_after_slipping_back(table: Table, play: Play) -> None:
    match = play(table([20, 20, 1], [20, 31, 32], [20, 31, 32]), "A >, B >, 20+0, 1+0, shove 1 +1")
    assert spaces(match, 1) == [20, 31, 32]
    assert legal(match) == ["shove 2 -1", "shove 2 0", "shove 2 +1"]
    play(match, "shove 2 +1")
    assert courage(match) == [32, 29, 29]  # once each
    assert match.view(None)["turn"] == 1


def test_p11_no_chain_where_the_shoved_arrive(table: Table, play: Play) -> None:
    match = play(table([10, 10, 10], [10, 31, 32], [12, 12, 32]), "A >, B >, 10+0, 10+0, shove 1 +2")
    assert spaces(match, 1) == [12, 31, 32]  # two of seat 2 stand there: nothing happens
    assert courage(match) == [32, 28, 30]
    assert match.view(None)["turn"] == 1


# Seats


def test_p12_seats_farthest_first_one_space_one_row(table: Table, play: Play) -> None:
    match = play(table([0, 37, 35], [34, 35, 0], [33, 32, 30], turn=2, first=0), "A >, B >, 32+0, 30+0")
    assert match.view(None)["phase"] == "torro"
    assert [team(match, seat)["rows"] for seat in range(3)] == [[1, 2, 3], [1, 3, 4], [5]]
    assert spaces(match, 2) == [30, 32]


def test_p12_the_row_after_the_highest_used(table: Table, play: Play) -> None:
    match = play(table([0, 33, 10], SAFE, turn=1, rows=[[7, 0, 0], [0, 0, 0]]), "A >, B >, 30+0, 32+0")
    assert team(match, 0)["rows"] == [7, 8]


def test_p12_row_12_takes_all_that_come_later(table: Table, play: Play) -> None:
    match = play(
        table([0, 38, 36], [34, 31, 32], turn=1, rows=[[11, 0, 0], [0, 0, 0]]), "A >, B >, 31+0, 32+0"
    )
    assert [team(match, seat)["rows"] for seat in range(2)] == [[11, 12, 12], [12]]


def test_p12_not_before_the_end_of_the_runner_phase(table: Table, play: Play) -> None:
    match = play(table([30, 31, 10], SAFE), "A 4, B 4, 30+4, 31+4")
    assert spaces(match, 0) == [10, 34, 35]
    assert team(match, 0)["rows"] == []


def test_p12_the_seated_neither_pay_nor_gain(bullring: Table, play: Play) -> None:
    match = play(bullring([0, 0, 10], [0, 0, 9]), "torro !")
    assert courage(match) == [33, 29]


def test_p13_all_seated_ends_the_game_without_a_card(table: Table, play: Play) -> None:
    match = table([0, 0, 32], [0, 0, 34], rows=[[1, 5, 0], [2, 5, 0]], torro=31)
    play(match, "A 2, B 3, B 32+3")
    assert match.actor is None
    view = match.view(None)
    assert (view["phase"], view["actor"], view["deck"], view["round"]) == ("over", None, 22, 1)
    assert match.outcome is not None
    assert match.outcome.reason == "seated"
    assert [team(match, seat)["rows"] for seat in range(2)] == [[1, 5, 6], [2, 5, 7]]
    assert match.outcome.scores == (42, 44)


# Torro


def test_p14_a_number_moves_torro_and_nothing_else(bullring: Table, play: Play) -> None:
    match = play(bullring([10, 12, 1], [14, 13, 11]), "torro 4")  # over and onto runners, over fear
    view = match.view(None)
    assert (view["torro"], view["round"], view["deck"], view["discard"]) == (14, 2, 21, ["4"])
    assert [spaces(match, seat) for seat in range(2)] == [[1, 10, 12], [11, 13, 14]]
    assert courage(match) == [30, 30]


def test_p14_fear_spaces_do_nothing_to_torro(bullring: Table, play: Play) -> None:
    match = play(bullring(SAFE, SAFE, torro=10), "torro 3")
    assert match.view(None)["torro"] == 13
    assert courage(match) == [30, 30]


@pytest.mark.parametrize(
    ("space", "gain"), [(10, 3), (11, 2), (12, 1), (13, 0), (32, 0), (9, -1), (8, -2), (1, -9)]
)
def test_p15_an_attack_by_difference_of_spaces(bullring: Table, play: Play, space: int, gain: int) -> None:
    match = bullring([space, 31, 32], SAFE)
    assert team(match, 0)["attack"] == gain
    play(match, "torro !")
    assert (match.view(None)["torro"], match.view(None)["round"]) == (10, 2)
    assert courage(match) == [30 + gain, 30]


def test_p15_netted_per_player(bullring: Table, play: Play) -> None:
    match = play(bullring([10, 10, 5], SAFE, courage=[0, 30]), "torro !")
    assert (team(match, 0)["courage"], team(match, 0)["credits"]) == (1, 0)  # 3 + 3 - 5, no credit


def test_p16_an_attack_as_first_card_is_discarded(play: Play) -> None:
    match = play(GAME.start(2, chance=None), "first 0, A 2, B 3, 1+2, 1+3, A 2, B 3, 1+2, 1+3")
    assert team(match, 0)["attack"] is None
    play(match, "torro !, torro !")
    view = match.view(None)
    assert (view["phase"], view["round"], view["torro"], view["discard"]) == ("torro", 1, 0, ["!", "!"])
    assert courage(match) == [30, 30]
    assert {str(event): event.weight for event in match.legal()}["torro !"] == 4
    play(match, "torro 1")
    assert (match.view(None)["phase"], match.view(None)["round"]) == ("roll-a", 2)
    play(match, "A 2, B 3, 1+2, 3+3, A 2, B 3, 1+2, 3+3, torro !")
    assert courage(match) == [31, 31]  # 3 is two ahead of 1, the others are farther


def test_p17_an_empty_deck_is_shuffled_again_when_a_card_is_due(table: Table, play: Play) -> None:
    deck = {"!": 1, "3": 1}
    facts = {"deck": deck}
    last = {"deck": ["3"], "discard": ["!"], "torro": 10, "turn": None, "phase": "torro"}
    match = play(table(SAFE, SAFE, facts=facts, **last), "torro 3")
    assert (match.view(None)["deck"], match.view(None)["discard"]) == (0, ["!", "3"])
    play(match, "A >, B >, 30+0, 31+0, A >, B >, 30+0, 31+0")
    assert (match.view(None)["phase"], match.view(None)["deck"], match.view(None)["discard"]) == (
        "torro",
        2,
        [],
    )
    assert [(str(event), event.weight) for event in match.legal()] == [("torro !", 1), ("torro 3", 1)]


# Money and end


@pytest.mark.parametrize(
    ("chips", "left", "credits"), [(30, 3, 0), (27, 0, 0), (26, 9, 1), (17, 0, 1), (16, 9, 2), (0, 3, 3)]
)
def test_p18_the_fewest_credits_that_meet_a_payment(
    bullring: Table, play: Play, chips: int, left: int, credits: int
) -> None:
    match = play(bullring([1, 1, 1], SAFE, courage=[chips, 30]), "torro !")  # pays 27
    assert (team(match, 0)["courage"], team(match, 0)["credits"]) == (left, credits)
    assert team(match, 0)["balance"] == chips - 27


def test_p18_no_credit_without_a_payment(table: Table, play: Play) -> None:
    match = play(table([10, 10, 30], [10, 31, 32], courage=[0, 1]), "A >, B >, 10+0, 30+0")
    assert [(team(match, seat)["courage"], team(match, seat)["credits"]) for seat in range(2)] == [
        (1, 0),
        (0, 0),
    ]


def test_p18_a_shoved_team_takes_a_credit_and_the_player_gets_the_whole(table: Table, play: Play) -> None:
    match = play(table([10, 10, 10], [10, 31, 32], courage=[30, 1]), "A >, B >, 10+0, 10+0")
    assert [(team(match, seat)["courage"], team(match, seat)["credits"]) for seat in range(2)] == [
        (32, 0),
        (9, 1),
    ]


def test_p18_credits_are_never_repaid_before_the_end(bullring: Table, play: Play) -> None:
    match = play(bullring([10, 10, 10], SAFE, courage=[10, 30], credits=[1, 0]), "torro !")
    assert (team(match, 0)["courage"], team(match, 0)["credits"], team(match, 0)["balance"]) == (19, 1, 9)


def test_p19_torro_in_the_arena_ends_the_game_with_his_whole_card(bullring: Table, play: Play) -> None:
    match = play(bullring(SAFE, SAFE, torro=30), "torro 5")
    view = match.view(None)
    assert match.actor is None
    assert (view["phase"], view["torro"], view["round"], view["turn"]) == ("over", 35, 1, None)
    assert match.outcome is not None
    assert match.outcome.reason == "torro"
    assert match.legal() == []


def test_p19_the_last_street_space_is_not_the_arena(bullring: Table, play: Play) -> None:
    match = play(bullring(SAFE, SAFE, torro=30), "torro 2")
    assert (match.view(None)["torro"], match.view(None)["phase"]) == (32, "roll-a")


def test_p20_the_lines_of_the_score(bullring: Table, play: Play) -> None:
    teams = [[0, 0, 30], [0, 20, 32]]
    rows = [[3, 12, 0], [4, 0, 0]]
    match = play(bullring(*teams, rows=rows, torro=31, courage=[20, 41], credits=[2, 0]), "torro 2")
    assert match.outcome is not None
    assert match.outcome.breakdown == (
        {"courage": 20, "credits": -20, "rows": 15, "penalty": -3},
        {"courage": 41, "credits": 0, "rows": 4, "penalty": -14},
    )
    assert match.outcome.scores == (12, 31)
    assert match.outcome.winners == (1,)
    assert courage(match) == [20, 41]  # the penalty changes no chips


def test_p20_a_tie_is_a_shared_win(bullring: Table, play: Play) -> None:
    match = play(bullring([32, 32, 32], [32, 32, 32], [32, 32, 31], torro=31), "torro 2")
    assert match.outcome is not None
    assert match.outcome.scores == (27, 27, 26)
    assert match.outcome.winners == (0, 1)


# Options


def test_rotate_start_moves_the_first_seat_after_each_torro_action(bullring: Table, play: Play) -> None:
    match = bullring(SAFE, SAFE, SAFE, options={"rotate_start": True}, first=2)
    play(match, "torro 1")
    assert (match.view(None)["first"], match.view(None)["turn"]) == (0, 0)
    match = bullring(SAFE, SAFE, SAFE, options={"rotate_start": True}, first=0)
    play(match, "torro !")
    assert (match.view(None)["first"], match.view(None)["turn"]) == (1, 1)


def test_fear_shields_in_an_attack(bullring: Table, play: Play) -> None:
    teams = [[9, 8, 13], [9, 9, 5]]
    assert courage(play(bullring(*teams, torro=11), "torro !")) == [26, 20]
    assert courage(play(bullring(*teams, torro=11, options={"fear_shields": True}), "torro !")) == [28, 30]
    # on or before Torro's space a fear space changes nothing: 13 is two ahead


def test_fear_shields_in_the_final_score(bullring: Table, play: Play) -> None:
    match = play(bullring([29, 30, 25], SAFE, torro=31, options={"fear_shields": True}), "torro 2")
    assert match.outcome is not None
    assert [row["penalty"] for row in match.outcome.breakdown] == [-3, -6]


NEEDS_ARRIVAL = {"shove_needs_arrival": True}


@pytest.mark.parametrize(
    ("player", "moves", "shoved"),
    [
        ([10, 10, 30], "A >, B >, 10+0, 30+0", False),  # they stood there before
        ([10, 10, 14], "A >, B 2, 10+0, 14+2", False),  # one moved, but elsewhere
        ([8, 10, 30], "A 2, B >, 8+2, 30+0", True),  # arrived with die A
        ([8, 10, 30], "A >, B 2, 30+0, 8+2", True),  # arrived with die B
        ([10, 10, 8], "A 2, B >, 8+2, 10+0", True),
    ],
)
def test_shove_needs_arrival(table: Table, play: Play, player: list[int], moves: str, shoved: bool) -> None:
    match = play(table(player, [10, 31, 32], options=NEEDS_ARRIVAL), moves)
    assert (match.view(None)["phase"] == "shove") == shoved
    assert (courage(match)[0] > 30) == shoved


def test_shove_needs_arrival_slipping_back_is_arriving(table: Table, play: Play) -> None:
    match = play(table([20, 20, 1], [20, 31, 32], options=NEEDS_ARRIVAL), "A >, B >, 20+1, 1+0")
    assert match.view(None)["shove"] == {"seat": 1, "space": 20, "difference": 1}


# Notation and positions


def test_weights_are_sides_of_the_dice_and_cards_left(play: Play) -> None:
    match = play(GAME.start(2, chance=None), "first 0")
    assert {str(event): event.weight for event in match.legal()} == {"A >": 3, "A 2": 1, "A 3": 1, "A 4": 1}
    play(match, "A 2")
    assert {str(event): event.weight for event in match.legal()} == {
        "B >": 2,
        "B 2": 1,
        "B 3": 1,
        "B 4": 1,
        "B 5": 1,
    }
    play(match, "B 3, 1+2, 1+3, A 2, B 3, 1+2, 1+3, torro 3")
    play(match, "A 2, B 3, 1+2, 3+3, A 2, B 3, 1+2, 3+3")
    assert {str(event): event.weight for event in match.legal()} == {
        "torro !": 6,
        "torro 1": 3,
        "torro 2": 3,
        "torro 3": 4,
        "torro 4": 3,
        "torro 5": 2,
    }


def test_each_die_of_each_seat_and_the_deck_are_streams_of_their_own(play: Play) -> None:
    match, streams = GAME.start(3, chance=None), []
    for events in ("first 0", *["A 2", "B 3, 1+2, 1+3"] * 3, "torro 1"):
        streams.append(int(GAME.rules.stream(match.setup.box, match.state)))
        play(match, events)
    assert len(set(streams)) == 8
    assert set(streams) <= set(range(GAME.rules.STREAMS))
    assert GAME.rules.stream(match.setup.box, match.state) == streams[1]  # die A of seat 0 again


def test_the_view_has_the_names_that_stay(table: Table, play: Play) -> None:
    view = table([10, 8, 0], SAFE, rows=[[0, 0, 4], [0, 0, 0]], credits=[2, 0], torro=9).view(0)
    assert view["seats"][0] == {
        "runners": [8, 10],
        "rows": [4],
        "courage": 30,
        "credits": 2,
        "balance": 10,
        "attack": 1,
        "attacks": [-1, 2],
    }
    assert (view["round"], view["phase"], view["actor"], view["first"], view["turn"]) == (
        1,
        "roll-a",
        "chance",
        0,
        0,
    )
    assert (view["torro"], view["deck"], view["discard"], view["dice"], view["shove"]) == (
        9,
        22,
        [],
        None,
        None,
    )


def test_nothing_is_hidden(table: Table) -> None:
    match = table([10, 14, 18], SAFE)
    assert match.view(0) == match.view(1) == match.view(None)
    assert match.imagine(0, seed=1).position() == match.position()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"runners": [[21, 1, 1], SAFE]}, "tomato"),
        ({"torro": 22}, "tomato"),
        ({"runners": [[39, 1, 1], SAFE]}, "spaces are 1 to 38"),
        ({"rows": [[1, 0, 0], [0, 0, 0]]}, "3 runners"),
        ({"torro": 33}, "game is over"),
        ({"discard": ["4"], "torro": 4}, "deck and discard"),
        ({"discard": ["9", "x"]}, "expected at most 32"),
        ({"discard": [["4"]]}, "expected at most 32"),
        ({"courage": [-1, 0]}, "below 0"),
        ({"dice": ["3", None]}, "dice do not fit"),
        ({"phase": "roll-b", "dice": ["5", None]}, "face that it does not have"),
        ({"phase": "die-a"}, "do not fit the phase"),
        ({"used": ["moved", None, None]}, "used a die"),
        ({"turn": 2}, "turn is 2"),
        ({"target": 1}, "shoved"),
        ({"runners": [[33, 33, 33], SAFE]}, "0 runners can use a die"),
        ({"runners": [[0, 0, 0], [0, 0, 0]], "rows": [[1, 1, 1], [1, 1, 1]]}, "game is over"),
        ({"phase": "torro", "turn": None, "runners": [[33, 1, 1], SAFE]}, "seated before Torro"),
    ],
)
def test_impossible_positions_are_refused(table: Table, changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        table([1, 1, 1], SAFE, **changes)


def test_an_impossible_shove_is_refused(table: Table, play: Play) -> None:
    position = play(table([10, 10, 30], [10, 31, 32]), "A >, B >, 10+0, 30+0").position()
    assert GAME.load(position).position() == position
    for change in ({"margin": 2}, {"margin": 0}, {"target": 0}, {"target": None}):
        with pytest.raises(PositionError, match="outnumber"):
            GAME.load({**position, "table": {**position["table"], **change}})


def test_a_shove_without_the_arrival_it_needs_is_refused(table: Table, play: Play) -> None:
    position = play(table([10, 10, 30], [10, 31, 32]), "A >, B >, 10+0, 30+0").position()
    with pytest.raises(PositionError, match="nobody has arrived"):
        GAME.load({**position, "options": NEEDS_ARRIVAL})


@pytest.mark.parametrize("seats", range(2, 7))
def test_always_true_in_whole_games(seats: int) -> None:
    for seed in range(5):
        match, torro = GAME.start(seats, seed=seed), 0
        while match.actor is not None:
            assert list(match.faults()) == []
            names = legal(match)
            assert len(set(names)) == len(names) > 0
            match.play(names[(seed + len(match.history)) % len(names)])
            assert match.view(None)["torro"] >= torro
            torro = match.view(None)["torro"]
        assert list(match.faults()) == []
        assert tertulia.replay(match.record()).outcome == match.outcome
