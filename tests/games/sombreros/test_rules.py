"""The rules one by one, as docs/sombreros.md numbers them.

Of the 48 spaces 1 to 16 are stone, 17 to 32 gravel, 33 to 48 earth.
"""

from collections.abc import Callable
from typing import Any

import pytest

import tertulia
from tertulia import IllegalAction, Match

Standing = Callable[..., Match]
GAME = tertulia.game("sombreros")


def started(seats: int, *events: str) -> Match:
    return play(GAME.start(seats, chance=None), *events)


def play(match: Match, *events: str) -> Match:
    for event in events:
        match.play(event)
    return match


def allowed(match: Match, verb: str = "") -> list[str]:
    return [str(action) for action in match.legal() if str(action).startswith(verb)]


def sees(match: Match, *names: str) -> Any:
    view = match.view(None)
    return [view[name] for name in names] if len(names) > 1 else view[names[0]]


def of_seats(match: Match, name: str) -> list[Any]:
    return [seat[name] for seat in match.view(None)["seats"]]


# A race


@pytest.mark.parametrize("race", [1, 2, 7])
def test_s1_a_race_costs_as_many_times_as_its_number(standing: Standing, race: int) -> None:
    bought = play(standing(10, 20, 13, 40, turn=0, race=race), "throw 3")
    assert sees(bought, "pot") == race
    welcomed = play(bought, *["no"] * 3, "die 3", "die 0", "die 0")
    assert of_seats(welcomed, "silver") == [30, 30, 30 - race, 30]
    arrived = play(standing(48, 20, 13, 40, turn=0, race=race), "throw 1", "die 1")
    assert sees(arrived, "pot") == race


def test_s1_offers_are_not_multiplied(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=3, race=3, silver=[30, 29, 29, 29])
    play(match, "throw 1", "offer 10", "accept 0")
    assert of_seats(match, "silver") == [20, 29, 29, 39]


def test_s2_the_first_race_begins_anywhere_and_goes_clockwise() -> None:
    match = started(4)
    assert allowed(match) == ["first 0", "first 1", "first 2", "first 3"]
    assert [action.weight for action in match.legal()] == [1, 1, 1, 1]
    assert sees(match, "race", "round", "order", "actor") == [1, 0, [], "chance"]
    play(match, "first 2")
    assert sees(match, "race", "round", "order", "actor") == [1, 0, [2, 3, 0, 1], 2]


def test_s2_the_next_race_begins_with_the_winner_then_the_latest_arrivals(standing: Standing) -> None:
    match = standing(48, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2])
    play(match, "throw 1", "die 1")
    assert sees(match, "race", "round", "order", "actor") == [2, 0, [2, 0, 3, 1], 2]
    assert of_seats(match, "sombreros") == [[], [], [], []]
    assert of_seats(match, "arrived") == [0, 0, 0, 0]


def test_s2_with_two_sombreros_the_later_arrival_counts(standing: Standing) -> None:
    match = standing(0, 48, 0, 0, 10, 11, turn=1, arrival=[1, 0, 2, 3], silver=[60, 60, 60])
    play(match, "throw 1", "die 1")
    assert sees(match, "order") == [2, 0, 1]  # arrivals: seat 0 was first and fourth, seat 1 second and third


def test_s2_the_winner_is_first_whenever_the_own_other_sombrero_arrived(standing: Standing) -> None:
    match = standing(0, 0, 0, 48, 0, 11, turn=3, arrival=[1, 2, 4, 0, 3], silver=[60, 60, 60])
    play(match, "throw 1", "die 1")
    assert sees(match, "order") == [2, 1, 0]


def test_s3_a_sombrero_is_placed_on_any_space_without_one() -> None:
    match = started(4, "first 0")
    assert allowed(match) == [f"place {space}" for space in range(1, 49)]
    play(match, "place 17")
    assert match.actor == 1
    assert len(allowed(match)) == 47
    with pytest.raises(IllegalAction):
        match.play("place 17")


def test_s3_two_sombreros_are_placed_in_two_passes_of_one_order() -> None:
    match = started(3, "first 1")
    actors = []
    for space in range(1, 7):
        actors.append(match.actor)
        play(match, f"place {space}")
    assert actors == [1, 2, 0, 1, 2, 0]
    assert of_seats(match, "sombreros") == [[3, 6], [1, 4], [2, 5]]


def test_s4_then_each_player_has_one_window_in_the_same_order() -> None:
    match = started(4, "first 2", "place 10", "place 20", "place 30", "place 40")
    actors = []
    while sees(match, "round") == 0:
        actors.append(match.actor)
        assert sees(match, "sombrero", "entitled", "waiting") == [None, None, []]
        play(match, "ready")
    assert actors == [2, 3, 0, 1]
    assert sees(match, "round", "actor", "sombrero", "entitled") == [1, 1, 40, 1]


def test_s4_an_ambush_closes_the_first_window_when_it_was_the_last_token() -> None:
    match = started(2, "first 0", "place 1", "place 2", "place 3", "place 4", "ambush 20")
    assert match.actor == 0
    play(match, "ambush 21")
    assert match.actor == 1


# A round


def test_s5_the_foremost_sombrero_is_first_and_the_others_wait_in_order(standing: Standing) -> None:
    match = standing(10, 40, 20, 30, turn=1)
    assert sees(match, "sombrero", "waiting") == [40, [30, 20, 10]]
    play(match, "throw 1", "die 0")
    assert sees(match, "actor", "sombrero", "waiting") == [3, 30, [20, 10]]


def test_s5_the_order_is_that_of_the_start_of_the_round(standing: Standing) -> None:
    match = standing(10, 40, 20, 30, turn=3, waiting=[1, 0, 1, 0])
    play(match, "throw 2", "die 5", "die 5", "die 2")  # 40 is occupied, so on to 42
    assert sees(match, "round", "sombrero", "waiting") == [1, 20, [10]]


def test_s5_who_passes_all_at_the_end_of_a_round_begins_the_next_with_one_die(standing: Standing) -> None:
    match = standing(30, 40, 35, 38, turn=0)
    play(match, "throw 4", "die 5", "die 5", "die 4", "die 0")
    assert sees(match, "round", "actor", "sombrero", "entitled") == [2, 0, 44, 1]
    assert sees(match, "waiting") == [40, 38, 35]


def test_s6_entitled_to_one_die_and_one_for_each_sombrero_ahead(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=1)
    play(match, "throw 3", "die 0", "die 0", "die 1")
    assert sees(match, "sombrero", "entitled") == [10, 4]


def test_s6_ones_own_sombrero_counts_and_those_at_the_mine_do_not(standing: Standing) -> None:
    match = standing(10, 48, 20, 0, turn=1, arrival=[0, 0, 0, 1], silver=[60, 60])
    play(match, "throw 1", "die 0")
    assert sees(match, "actor", "sombrero", "entitled") == [1, 20, 2]
    play(match, "ready", "throw 2", "die 0", "die 1")
    assert sees(match, "actor", "sombrero", "entitled") == [0, 10, 3]


def test_s6_the_number_stays_while_the_turn_lasts(standing: Standing) -> None:
    match = standing(10, 14, 30, 40, turn=0)
    play(match, "throw 4", "die 1", "die 1", "die 1", "die 1")
    assert sees(match, "phase", "sombrero", "entitled") == ["occupied", 14, 4]


def test_s7_the_number_of_dice_is_asked_even_if_only_one_is_possible(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=3)
    assert match.actor == 3
    assert allowed(match) == ["throw 1"]


def test_s7_the_dice_are_thrown_one_by_one_and_added(standing: Standing) -> None:
    match = play(standing(10, 20, 30, 40, turn=2), "throw 2")
    assert sees(match, "actor", "throwing", "dice") == ["chance", 2, []]
    assert allowed(match) == ["die 0", "die 1", "die 2", "die 3", "die 4", "die 5"]
    assert {action.weight for action in match.legal()} == {1}
    play(match, "die 4")
    assert sees(match, "throwing", "dice") == [2, [4]]
    play(match, "die 3")
    assert sees(match, "throwing", "dice") == [0, []]
    assert of_seats(match, "sombreros") == [[10], [20], [37], [40]]


def test_s7_a_total_of_0_rests(standing: Standing) -> None:
    match = play(standing(10, 20, 30, 40, turn=2), "throw 2", "die 0", "die 0")
    assert of_seats(match, "sombreros") == [[10], [20], [30], [40]]
    assert sees(match, "actor", "sombrero") == [1, 20]


def test_s8_the_sitter_pays_and_the_arriver_throws_one_die(standing: Standing) -> None:
    match = play(standing(10, 20, 30, 40, turn=1), "throw 3", "die 5", "die 5", "die 0")
    assert of_seats(match, "silver") == [30, 31, 29, 30]
    assert sees(match, "actor", "phase", "throwing", "dice") == ["chance", "occupied", 1, []]
    assert of_seats(match, "sombreros") == [[10], [30], [30], [40]]
    play(match, "die 2")
    assert of_seats(match, "sombreros") == [[10], [32], [30], [40]]
    assert sees(match, "actor", "sombrero") == [0, 10]


def test_s8_a_0_repeats_payment_and_throw(standing: Standing) -> None:
    match = play(standing(10, 20, 30, 40, turn=1), "throw 3", "die 5", "die 5", "die 0")
    play(match, "die 0", "die 0")
    assert of_seats(match, "silver") == [30, 33, 27, 30]
    assert sees(match, "phase", "throwing", "sombrero") == ["occupied", 1, 30]


def test_s8_every_occupied_space_on_the_way_is_paid(standing: Standing) -> None:
    match = play(standing(10, 20, 30, 33, turn=1), "throw 3", "die 5", "die 5", "die 0", "die 3")
    assert of_seats(match, "silver") == [30, 32, 29, 29]
    play(match, "die 1")
    assert of_seats(match, "sombreros") == [[10], [34], [30], [33]]


def test_s8_on_ones_own_other_sombrero_nobody_pays_but_the_throw_stands(standing: Standing) -> None:
    match = play(standing(10, 13, 20, 21, turn=0, silver=[60, 60]), "throw 4", *["die 1"] * 3, "die 0")
    assert sees(match, "phase", "throwing") == ["occupied", 1]
    play(match, "die 0")
    assert sees(match, "phase", "throwing") == ["occupied", 1]
    play(match, "die 1")
    assert of_seats(match, "sombreros") == [[13, 14], [20, 21]]
    assert of_seats(match, "silver") == [60, 60]


def test_s9_fewer_dice_cost_1_and_2_and_3_to_the_pot(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=0)
    assert allowed(match) == ["throw 1", "throw 2", "throw 3", "throw 4"]
    assert sees(match, "prices")["throw"] == {"1": 6, "2": 3, "3": 1, "4": 0}
    play(match, "throw 1")
    assert sees(match, "pot", "chosen") == [6, 1]
    assert of_seats(match, "silver") == [24, 30, 30, 30]


@pytest.mark.parametrize(("silver", "fewest"), [(0, 4), (1, 3), (2, 3), (3, 2), (5, 2), (6, 1)])
def test_s9_only_affordable_numbers_are_legal(standing: Standing, silver: int, fewest: int) -> None:
    match = standing(10, 20, 30, 40, turn=0, silver=[silver, 30, 30, 30])
    assert allowed(match) == [f"throw {dice}" for dice in range(fewest, 5)]


def test_s9_nothing_is_bought_off_in_forced_throws(standing: Standing) -> None:
    match = play(standing(10, 16, 30, 40, turn=0, ambush=[0, 12]), "throw 4", *["die 0"] * 3, "die 2")
    assert sees(match, "actor", "throwing") == ["chance", 3]


# Ambush windows


def test_s10_a_token_goes_on_a_space_without_sombrero_and_token(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=3, phase="window", ambush=[0, 45, 0, 0])
    spaces = sorted(set(range(1, 49)) - {10, 20, 30, 40, 45})
    assert allowed(match) == [f"ambush {space}" for space in spaces] + ["ready"]
    play(match, "ambush 41")
    assert of_seats(match, "ambushes") == [[], [45], [], [41]]
    assert of_seats(match, "tokens") == [1, 0, 1, 0]


def test_s10_a_turn_begins_with_the_window_of_its_owner(standing: Standing) -> None:
    match = play(standing(10, 20, 30, 40, turn=3), "throw 1", "die 1")
    assert sees(match, "phase", "actor", "sombrero", "entitled") == ["window", 2, 30, 2]
    play(match, "ready")
    assert sees(match, "phase", "actor") == ["dice", 2]


def test_s10_the_window_is_skipped_when_ready_would_be_the_only_action(standing: Standing) -> None:
    match = play(standing(10, 20, 30, 40, turn=3, ambush=[0, 0, 31, 0]), "throw 1", "die 1")
    assert sees(match, "phase", "actor") == ["dice", 2]


def test_s10_the_window_closes_by_itself_when_ready_would_be_the_only_action(standing: Standing) -> None:
    match = play(standing(10, 20, 30, 40, turn=3, phase="window"), "ambush 41")
    assert sees(match, "phase", "actor") == ["dice", 3]


def test_s10_the_window_stays_open_for_a_second_token(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=3, phase="window", silver=[60, 60])
    play(match, "ambush 41")
    assert sees(match, "phase", "actor") == ["window", 1]
    play(match, "ambush 42")
    assert sees(match, "phase", "actor") == ["dice", 1]


def test_s10_a_token_behind_all_sombreros_can_be_taken_back_and_placed_again(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=3, phase="window", ambush=[0, 0, 0, 9])
    assert allowed(match) == ["recall 9", "ready"]
    play(match, "recall 9")
    assert of_seats(match, "tokens") == [1, 1, 1, 1]
    assert "ambush 9" in allowed(match)
    play(match, "ambush 41")
    assert sees(match, "phase") == "dice"
    assert of_seats(match, "ambushes") == [[], [], [], [41]]


def test_s10_a_token_taken_back_may_be_kept(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=3, phase="window", ambush=[0, 0, 0, 9])
    play(match, "recall 9", "ready")
    assert sees(match, "phase") == "dice"
    assert of_seats(match, "tokens") == [1, 1, 1, 1]


def test_s10_a_token_is_passed_only_when_ones_own_sombrero_has_passed_it_too(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=0, phase="window", ambush=[11, 0, 0, 0])
    assert allowed(match) == ["ready"]
    match = standing(12, 20, 30, 40, turn=0, phase="window", ambush=[11, 0, 0, 0])
    assert allowed(match) == ["recall 11", "ready"]


def test_s10_sombreros_at_the_mine_have_passed_and_do_not_count(standing: Standing) -> None:
    match = standing(0, 20, 30, 40, turn=3, phase="window", ambush=[0, 0, 0, 19], arrival=[1])
    assert allowed(match) == ["recall 19", "ready"]


def test_s10_nobody_takes_back_the_token_of_another(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=3, phase="window", ambush=[9, 0, 0, 0])
    assert allowed(match, "recall") == []


def test_s10_a_token_put_down_in_a_window_stays_there_in_that_window(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=3, phase="window", silver=[60, 60])
    play(match, "ambush 5")
    assert allowed(match, "recall") == []


def test_s10_it_can_be_taken_back_in_the_next_window(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=3, phase="window", silver=[60, 60])
    play(match, "ambush 5", "ready", "throw 1", "die 0")
    assert sees(match, "phase", "sombrero", "actor") == ["window", 30, 1]
    assert allowed(match, "recall") == ["recall 5"]


def test_s10_a_token_taken_back_and_put_down_again_stays_too(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=3, phase="window", silver=[60, 60], ambush=[0, 0, 5, 0])
    play(match, "recall 5", "ambush 6")
    assert allowed(match, "recall") == []
    assert "ambush 5" in allowed(match)


def test_s10_a_token_put_down_before_the_first_round_stays_in_that_window() -> None:
    match = started(2, "first 0", "place 10", "place 20", "place 30", "place 40", "ambush 5")
    assert match.actor == 0
    assert allowed(match, "recall") == []


def test_s10_a_player_with_no_sombrero_on_the_route_has_no_window(standing: Standing) -> None:
    match = standing(0, 20, 30, 40, turn=1, arrival=[1])
    actors = []
    for _ in range(4):
        actors.append(match.actor)
        play(match, f"throw {sees(match, 'entitled')}", *["die 0"] * sees(match, "entitled"), "ready")
    assert actors == [1, 3, 2, 1]


def test_s10_all_tokens_return_to_hand_when_the_race_ends(standing: Standing) -> None:
    match = standing(48, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2], ambush=[11, 12, 0, 14])
    play(match, "throw 1", "die 1")
    assert of_seats(match, "tokens") == [1, 1, 1, 1]
    assert of_seats(match, "ambushes") == [[], [], [], []]


ROUND_AMBUSH = {"round_ambush": True, "offers": False}


def test_s10_with_round_ambush_each_player_on_the_route_has_a_window_before_later_rounds(
    standing: Standing,
) -> None:
    match = standing(10, 20, 0, 30, turn=0, arrival=[0, 0, 1], options=ROUND_AMBUSH)
    play(match, "throw 3", *["die 0"] * 3)
    assert sees(match, "round", "phase", "sombrero", "entitled") == [2, "preparing", None, None]
    assert sees(match, "actor", "waiting") == [3, [30, 20, 10]]
    play(match, "ready")
    assert match.actor == 1
    play(match, "ambush 33")  # closes by itself: no token is left in hand
    assert match.actor == 0
    play(match, "ready")
    assert sees(match, "phase", "actor", "sombrero", "waiting") == ["window", 3, 30, [20, 10]]


def test_s10_in_a_window_before_a_round_nothing_is_taken_back(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=0, ambush=[0, 5], options=ROUND_AMBUSH)
    play(match, "throw 4", *["die 0"] * 4, "ready", "ready")
    assert match.actor == 0  # seat 1 has no token in hand
    play(match, "ready", "ready", "throw 1", "die 0", "ready", "throw 2", *["die 0"] * 2)
    assert sees(match, "phase", "actor") == ["window", 1]
    assert allowed(match) == ["recall 5", "ready"]


def test_s10_of_two_sombreros_the_one_nearer_the_mine_gives_the_place(standing: Standing) -> None:
    match = standing(10, 30, 20, 25, turn=0, silver=[60, 60], options=ROUND_AMBUSH)
    play(match, "throw 4", *["die 0"] * 4)
    assert match.actor == 0
    play(match, "ambush 3")
    assert match.actor == 0  # a second token
    play(match, "ambush 4")
    assert match.actor == 1


def test_s10_without_the_option_a_round_begins_with_a_turn(standing: Standing) -> None:
    match = standing(10, 20, 0, 30, turn=0, arrival=[0, 0, 1], options={"offers": False})
    play(match, "throw 3", *["die 0"] * 3)
    assert sees(match, "round", "phase", "sombrero") == [2, "window", 30]


# The mine


@pytest.mark.parametrize("face", [1, 2, 5])
def test_s11_reaching_or_passing_the_mine_is_arriving(standing: Standing, face: int) -> None:
    match = play(standing(10, 20, 30, 48, turn=3), "throw 1", f"die {face}")
    assert of_seats(match, "sombreros") == [[10], [20], [30], []]
    assert of_seats(match, "arrived") == [0, 0, 0, 1]


def test_s11_the_last_space_is_not_the_mine(standing: Standing) -> None:
    match = play(standing(10, 20, 30, 44, turn=3), "throw 1", "die 4")
    assert of_seats(match, "sombreros") == [[10], [20], [30], [48]]


def test_s11_the_kth_arrival_of_all_pays_k_to_the_pot(standing: Standing) -> None:
    match = standing(48, 0, 20, 0, 30, 31, turn=0, arrival=[0, 1, 0, 2], silver=[60, 60, 60])
    assert sees(match, "prices")["arrival"] == 3
    play(match, "throw 1", "die 1")
    assert of_seats(match, "silver") == [57, 60, 60]
    assert sees(match, "pot") == 3


def test_s11_nothing_more_happens_to_who_has_arrived(standing: Standing) -> None:
    match = play(standing(10, 20, 30, 48, turn=3), "throw 1", "die 1", "ready")
    for entitled, space in ((1, 30), (2, 20), (3, 10)):
        assert sees(match, "sombrero", "entitled") == [space, entitled]
        play(match, f"throw {entitled}", *["die 0"] * entitled, "ready")
    assert sees(match, "round", "sombrero", "waiting") == [2, 30, [20, 10]]


# Ambushes


@pytest.mark.parametrize(
    ("start", "token", "dice"), [(10, 12, 3), (12, 16, 3), (16, 17, 2), (30, 32, 2), (30, 33, 1), (44, 48, 1)]
)
def test_s12_landing_on_a_token_throws_at_once(standing: Standing, start: int, token: int, dice: int) -> None:
    match = standing(1, 2, 3, start, turn=3, ambush=[0, token])
    play(match, "throw 1", f"die {token - start}")
    assert sees(match, "phase", "actor", "sombrero") == ["ambushed", "chance", token]
    assert sees(match, "throwing", "dice") == [dice, []]


def test_s12_the_total_moves_on_and_the_token_stays(standing: Standing) -> None:
    match = standing(1, 2, 3, 10, turn=3, ambush=[0, 12])
    play(match, "throw 1", "die 2", "die 5", "die 0")
    assert sees(match, "throwing", "dice") == [3, [5, 0]]
    play(match, "die 4")
    assert of_seats(match, "sombreros") == [[1], [2], [3], [21]]
    assert of_seats(match, "ambushes") == [[], [12], [], []]
    assert sees(match, "actor", "sombrero") == [2, 3]


def test_s12_ones_own_token_ambushes_too(standing: Standing) -> None:
    match = play(standing(1, 2, 3, 10, turn=3, ambush=[0, 0, 0, 12]), "throw 1", "die 2")
    assert sees(match, "phase", "throwing") == ["ambushed", 3]


def test_s12_a_total_of_0_throws_all_dice_again(standing: Standing) -> None:
    match = play(standing(1, 2, 3, 30, turn=3, ambush=[0, 31]), "throw 1", "die 1", "die 0", "die 0")
    assert sees(match, "phase", "sombrero", "throwing", "dice") == ["ambushed", 31, 2, []]
    play(match, "die 0", "die 1")
    assert of_seats(match, "sombreros") == [[1], [2], [3], [32]]


def test_s12_from_an_ambush_to_an_occupied_space_to_another_ambush(standing: Standing) -> None:
    match = standing(1, 2, 40, 30, turn=3, ambush=[31, 42])
    play(match, "throw 2", "die 1", "die 0")
    assert sees(match, "phase", "sombrero", "throwing") == ["ambushed", 31, 2]
    play(match, "die 4", "die 5")
    assert sees(match, "phase", "sombrero", "throwing") == ["occupied", 40, 1]
    assert of_seats(match, "silver") == [30, 30, 29, 31]
    play(match, "die 2")
    assert sees(match, "phase", "sombrero", "throwing") == ["ambushed", 42, 1]
    play(match, "die 5")
    assert sees(match, "sombrero", "actor") == [2, 1]
    assert of_seats(match, "sombreros") == [[1], [2], [40], [47]]


# Offers


def test_s13_richer_opponents_are_asked_clockwise(standing: Standing) -> None:
    match = play(standing(1, 2, 40, 3, turn=2, silver=[10, 30, 5, 20]), "throw 1")
    assert sees(match, "actor", "phase", "throwing", "chosen", "offers") == [3, "offers", 0, 1, {}]
    assert allowed(match) == [f"offer {silver}" for silver in range(1, 21)] + ["no"]
    play(match, "offer 7")
    assert sees(match, "actor", "offers") == [0, {"3": 7}]
    play(match, "no")
    assert sees(match, "actor", "offers") == [1, {"3": 7}]
    play(match, "offer 30")
    assert sees(match, "actor", "phase", "offers") == [2, "answer", {"1": 30, "3": 7}]
    assert allowed(match) == ["accept 1", "accept 3", "refuse"]


def test_s13_who_is_as_rich_is_not_asked(standing: Standing) -> None:
    match = play(standing(1, 2, 40, 3, turn=2, silver=[5, 6, 5, 4]), "throw 1")
    assert match.actor == 1
    play(match, "no")
    assert match.actor == tertulia.CHANCE


def test_s13_the_extra_die_belongs_to_the_same_throw(standing: Standing) -> None:
    match = play(standing(1, 2, 40, 3, turn=2, silver=[10, 30, 5, 20]), "throw 1", "offer 7", "no", "offer 8")
    play(match, "accept 3")
    assert of_seats(match, "silver") == [10, 30, 12, 13]
    assert sees(match, "phase", "throwing", "dice", "offers") == ["throw", 2, [], {}]
    play(match, "die 0")
    assert sees(match, "phase", "throwing", "dice") == ["throw", 2, [0]]
    play(match, "die 4")
    assert of_seats(match, "sombreros") == [[1], [2], [44], [3]]


def test_s13_all_offers_can_be_refused(standing: Standing) -> None:
    match = play(standing(1, 2, 40, 3, turn=2, silver=[10, 30, 5, 20]), "throw 1", "offer 7", "no", "offer 8")
    play(match, "refuse")
    assert of_seats(match, "silver") == [10, 30, 5, 20]
    assert sees(match, "phase", "throwing", "offers") == ["throw", 1, {}]


def test_s13_without_an_offer_nothing_is_answered(standing: Standing) -> None:
    match = play(standing(1, 2, 40, 3, turn=2, silver=[10, 30, 5, 20]), "throw 1", "no", "no", "no")
    assert sees(match, "phase", "throwing") == ["throw", 1]


def test_s13_nobody_is_asked_when_all_dice_of_the_box_are_thrown(standing: Standing) -> None:
    match = play(standing(10, 20, 30, 40, turn=0, silver=[5, 30, 30, 30]), "throw 4")
    assert sees(match, "phase", "throwing", "dice_laid_out") == ["throw", 4, 4]


def test_s13_all_but_one_die_of_the_box_leave_one_to_offer_for(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=0, silver=[5, 30, 5, 4])
    play(match, "throw 3", "offer 1", "no", "accept 1")
    assert sees(match, "throwing") == 4


def test_s13_dice_are_bought_off_before_the_offers(standing: Standing) -> None:
    match = play(standing(10, 20, 30, 40, turn=0), "throw 3")
    assert sees(match, "actor", "phase") == [1, "offers"]  # 30 against 29


def test_s13_who_is_at_the_mine_may_offer(standing: Standing) -> None:
    match = standing(0, 2, 40, 3, turn=2, silver=[10, 5, 5, 5], arrival=[1])
    assert play(match, "throw 1").actor == 0


def test_s13_two_players_with_two_sombreros(standing: Standing) -> None:
    match = standing(1, 2, 40, 3, turn=2, silver=[60, 59])
    play(match, "throw 1", "offer 60", "accept 0")
    assert of_seats(match, "silver") == [0, 119]
    assert sees(match, "actor", "throwing") == ["chance", 2]


def test_s13_there_are_no_offers_for_forced_throws(standing: Standing) -> None:
    match = standing(1, 2, 40, 3, turn=2, silver=[10, 30, 5, 20], ambush=[41, 42])
    play(match, "throw 1", "no", "no", "no", "die 1")
    assert sees(match, "phase", "actor", "throwing") == ["ambushed", "chance", 1]
    play(match, "die 1")
    assert sees(match, "phase", "actor", "throwing") == ["ambushed", "chance", 1]


def test_option_without_offers_the_dice_are_thrown_at_once(standing: Standing) -> None:
    match = standing(1, 2, 40, 3, turn=2, silver=[10, 30, 5, 20], options={"offers": False})
    play(match, "throw 1")
    assert sees(match, "phase", "actor", "throwing") == ["throw", "chance", 1]


# Poverty


@pytest.mark.parametrize(("has", "pays"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_s14_a_sitter_pays_what_there_is(standing: Standing, has: int, pays: int) -> None:
    match = standing(1, 2, 42, 40, turn=3, silver=[5, 5, has, 9], race=2)
    play(match, "throw 2", "die 1", "die 1")
    assert of_seats(match, "silver") == [5, 5, has - pays, 9 + pays]
    assert sees(match, "phase", "throwing") == ["occupied", 1]


@pytest.mark.parametrize(("has", "pays"), [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_s14_an_arrival_pays_what_there_is_and_plays_on(standing: Standing, has: int, pays: int) -> None:
    match = standing(48, 1, 20, 0, 30, 0, turn=0, arrival=[0, 0, 0, 1, 0, 2], silver=[has, 50, 50])
    play(match, "throw 1", *["no"] * 2, "die 1")
    assert of_seats(match, "silver") == [has - pays, 50, 50]
    assert sees(match, "pot") == 180 - 100 - has + pays
    assert sees(match, "waiting") == [20, 1]


@pytest.mark.parametrize(("has", "broke"), [(1, True), (2, False), (3, False)])
def test_s14_who_cannot_pay_in_full_is_broke(standing: Standing, has: int, broke: bool) -> None:
    match = standing(1, 2, 42, 40, turn=3, silver=[5, 5, has, 9], race=2)
    assert of_seats(match, "broke") == [False] * 4
    play(match, "throw 2", "die 1", "die 1")
    assert of_seats(match, "broke") == [False, False, broke, False]


def test_s14_an_arrival_that_is_too_dear_makes_broke(standing: Standing) -> None:
    match = standing(48, 1, 20, 0, 30, 0, turn=0, arrival=[0, 0, 0, 1, 0, 2], silver=[2, 50, 50])
    play(match, "throw 1", *["no"] * 2, "die 1")
    assert of_seats(match, "broke") == [True, False, False]


def test_s14_the_broke_keep_what_they_receive_and_pay_no_welcome(standing: Standing) -> None:
    match = standing(1, 40, 42, 2, turn=1, silver=[30, 20, 0, 30], broke=[0, 0, 1, 0])
    play(match, "throw 2", *["no"] * 2, "die 2", "die 0")
    assert sees(match, "phase", "sombrero") == ["occupied", 42]
    assert of_seats(match, "silver") == [30, 20, 0, 30]
    match = standing(1, 40, 42, 2, turn=1, silver=[30, 20, 9, 30], broke=[0, 1, 1, 0])
    play(match, "throw 2", *["no"] * 2, "die 2", "die 0")
    assert of_seats(match, "silver") == [30, 20, 9, 30]
    match = standing(1, 40, 42, 2, turn=1, silver=[30, 20, 9, 30], broke=[0, 1, 0, 0])
    play(match, "throw 2", *["no"] * 2, "die 2", "die 0")
    assert of_seats(match, "silver") == [30, 21, 8, 30]


def test_s14_the_broke_pay_nothing_at_the_mine(standing: Standing) -> None:
    match = standing(
        48, 1, 20, 0, 30, 0, turn=0, arrival=[0, 0, 0, 1, 0, 2], silver=[9, 50, 50], broke=[1, 0, 0]
    )
    play(match, "throw 1", *["no"] * 2, "die 1")
    assert of_seats(match, "silver") == [9, 50, 50]
    assert of_seats(match, "arrived") == [1, 1, 1]


def test_s14_the_broke_buy_nothing_off(standing: Standing) -> None:
    match = standing(10, 20, 30, 40, turn=0, silver=[29, 30, 30, 30], broke=[1, 0, 0, 0])
    assert allowed(match) == ["throw 4"]
    assert of_seats(play(match, "throw 4"), "silver") == [29, 30, 30, 30]


def test_s14_the_broke_make_no_offers_but_may_take_them(standing: Standing) -> None:
    match = standing(1, 2, 40, 3, turn=2, silver=[10, 30, 5, 20], broke=[0, 0, 1, 1])
    assert play(match, "throw 1").actor == 0
    play(match, "offer 4", "no", "accept 0")
    assert of_seats(match, "silver") == [6, 30, 9, 20]


def test_s14_nobody_pays_oneself_and_so_nobody_is_broke_by_it(standing: Standing) -> None:
    match = standing(40, 41, 1, 2, turn=0, silver=[0, 120])
    play(match, "throw 2", "no", "die 1", "die 0")
    assert sees(match, "phase", "sombrero") == ["occupied", 41]
    assert of_seats(match, "broke") == [False, False]


def test_s14_in_version_1_later_income_paid_later_dues(standing: Standing) -> None:
    match = standing(48, 27, 30, 0, 1, 2, turn=0, arrival=[0, 0, 0, 1], silver=[1, 0, 0], rules=1)
    play(match, "throw 1", "die 1")  # 2 are due, 1 is paid
    assert of_seats(match, "silver") == [0, 0, 0]
    assert of_seats(match, "broke") == [False] * 3
    match = standing(0, 27, 30, 0, 1, 2, turn=1, arrival=[2, 0, 0, 1], silver=[0, 1, 0], rules=1)
    play(match, "throw 2", "no", "die 3", "die 0")
    assert of_seats(match, "silver") == [1, 0, 0]


# End


def test_s15_the_last_player_on_the_route_takes_the_pot(standing: Standing) -> None:
    match = standing(48, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2], silver=[30, 28, 29, 25])
    assert sees(match, "pot") == 8
    play(match, "throw 1", "die 1")
    assert of_seats(match, "silver") == [27, 28, 40, 25]
    assert sees(match, "pot", "race") == [0, 2]


def test_s15_the_rest_of_the_round_is_dropped(standing: Standing) -> None:
    match = standing(48, 0, 10, 20, turn=0, arrival=[0, 1], silver=[60, 60])
    assert sees(match, "waiting") == [20, 10]
    play(match, "throw 1", "die 1")
    assert sees(match, "race", "phase", "round", "waiting") == [2, "placing", 0, []]
    assert sees(match, "sombrero", "entitled", "throwing") == [None, None, 0]


def test_s15_the_race_goes_on_while_two_players_are_on_the_route(standing: Standing) -> None:
    match = standing(10, 0, 48, 20, turn=2, arrival=[0, 1], silver=[60, 60])
    play(match, "throw 1", "die 1")
    assert sees(match, "race", "sombrero", "pot") == [1, 20, 2]


def test_s15_a_forced_throw_can_end_the_race(standing: Standing) -> None:
    match = standing(46, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2], ambush=[0, 47])
    play(match, "throw 1", "die 1", "die 2")
    assert sees(match, "race", "order") == [2, [2, 0, 3, 1]]


def test_s16_a_player_without_silver_after_a_race_ends_the_game(standing: Standing) -> None:
    match = standing(48, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2], silver=[3, 10, 40, 20], ambush=[5])
    play(match, "throw 1", *["no"] * 3, "die 1")
    assert match.actor is None
    assert match.outcome is not None
    assert match.outcome.scores == (0, 10, 90, 20)
    assert match.outcome.breakdown[2] == {"silver": 90}
    assert match.outcome.winners == (2,)
    assert match.outcome.reason == "bankrupt"


def test_s16_a_broke_player_who_did_not_win_ends_the_game_whatever_they_hold(standing: Standing) -> None:
    match = standing(48, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2], silver=[30, 28, 29, 25], broke=[0, 1, 0, 0])
    assert sees(match, "reason") is None
    play(match, "throw 1", "die 1")
    assert match.outcome is not None
    assert match.outcome.scores == (27, 28, 40, 25)
    assert match.outcome.winners == (2,)
    assert match.outcome.reason == sees(match, "reason") == "broke"
    assert of_seats(match, "broke") == [False, True, False, False]


def test_s16_a_broke_player_who_wins_the_race_plays_on_and_is_broke_no_more(standing: Standing) -> None:
    match = standing(48, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2], silver=[30, 28, 0, 25], broke=[0, 0, 1, 0])
    play(match, "throw 1", "die 1")
    assert sees(match, "race", "reason") == [2, None]
    assert of_seats(match, "silver") == [27, 28, 40, 25]
    assert of_seats(match, "broke") == [False] * 4


def test_s16_the_last_arrival_of_a_race_can_make_broke(standing: Standing) -> None:
    match = standing(48, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2], silver=[2, 50, 30, 30])
    play(match, "throw 1", *["no"] * 3, "die 1")
    assert match.outcome is not None
    assert match.outcome.reason == "broke"


@pytest.mark.parametrize(
    ("rules", "silver", "reason"), [(1, [62, 4, 45, 9], None), (2, [60, 6, 45, 9], "broke")]
)
def test_s16_in_version_1_only_an_empty_purse_ended_the_game(
    standing: Standing, rules: int, silver: list[int], reason: str | None
) -> None:
    """Seat 1 owes 2 and pays 1; then it gets 6, has 2 to pay at the mine, and does not win the race."""
    purses, options = [50, 1, 49, 20], {"offers": False}
    match = standing(5, 45, 40, 43, turn=3, silver=purses, options=options, race=2, rounds=2, rules=rules)
    play(match, "throw 2", "die 2", "die 0", "die 1")  # onto 45, and on to 46
    play(match, "ready", "throw 3", *["die 0"] * 3, "ready", "throw 4", *["die 0"] * 4)
    play(match, "ready", "throw 1", "die 0")
    play(match, "ready", "throw 2", "die 1", *["die 0"] * 3, "die 5")  # three times on 46, then the mine
    assert of_seats(match, "silver") == [50, 4 if rules == 1 else 6, 49, 15]
    play(match, "ready", "throw 2", "die 5", "die 4", "ready", "throw 2", *["die 0"] * 2)
    play(match, "ready", "throw 1", "die 5")
    assert of_seats(match, "silver") == silver
    assert sees(match, "race", "reason") == [3 if rules == 1 else 2, reason]


def test_s16_positions_stay_in_view_and_the_tokens_are_back(standing: Standing) -> None:
    match = standing(48, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2], silver=[3, 10, 40, 20], ambush=[5])
    play(match, "throw 1", *["no"] * 3, "die 1")
    assert of_seats(match, "sombreros") == [[], [], [10], []]
    assert of_seats(match, "arrived") == [1, 1, 0, 1]
    assert of_seats(match, "tokens") == [1, 1, 1, 1]
    assert sees(match, "actor", "phase", "pot", "round", "waiting") == [None, "over", 0, 1, []]
    assert sees(match, "sombrero", "entitled", "chosen", "throwing") == [None, None, None, 0]


def test_s16_a_tie_is_shared(standing: Standing) -> None:
    match = standing(48, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2], silver=[3, 2, 10, 59])
    play(match, "throw 1", *["no"] * 2, "die 1")
    assert match.outcome is not None
    assert match.outcome.scores == (0, 2, 59, 59)
    assert match.outcome.winners == (2, 3)


def test_s16_the_pot_saves_its_winner(standing: Standing) -> None:
    match = standing(48, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2], silver=[30, 30, 0, 30])
    play(match, "throw 1", "die 1")
    assert sees(match, "race") == 2
    assert of_seats(match, "silver") == [27, 30, 33, 30]


def test_s17_the_guard_ends_the_game_after_race_12(standing: Standing) -> None:
    match = standing(48, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2], silver=[40, 20, 30, 30], race=12)
    play(match, "throw 1", "die 1")
    assert match.outcome is not None
    assert match.outcome.scores == (4, 20, 66, 30)
    assert match.outcome.reason == "guard"


def test_s17_race_12_is_still_run(standing: Standing) -> None:
    match = standing(48, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2], silver=[40, 20, 30, 30], race=11)
    play(match, "throw 1", "die 1")
    assert sees(match, "race", "phase") == [12, "placing"]


def test_s17_a_bankrupt_comes_before_the_guard(standing: Standing) -> None:
    match = standing(48, 0, 10, 0, turn=0, arrival=[0, 1, 0, 2], silver=[36, 24, 30, 30], race=12)
    play(match, "throw 1", "die 1")
    assert match.outcome is not None
    assert match.outcome.reason == "bankrupt"


# View


def test_everybody_sees_everything(standing: Standing) -> None:
    match = play(standing(1, 2, 40, 3, turn=2, silver=[10, 30, 5, 20]), "throw 1", "offer 7")
    assert all(match.view(seat) == match.view(None) for seat in range(4))
    imagined = match.imagine(0, seed=1)
    assert imagined.state.tobytes() == match.state.tobytes()
