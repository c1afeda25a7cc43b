"""One test, at least, for each numbered rule of Caramba (docs/caramba.md)."""

import json
import tomllib
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tertulia import CHANCE, Game, IllegalAction, Match

Table = Callable[..., Match]
DECK = "g2m5 g2d5 g3m4 g3d4 g4m3 g4d3 g5m2 g5d2 g7 m2d5 m3d4 m4d3 m5d2 m7 d7"


def play(match: Match, line: str) -> None:
    for event in line.split(", "):
        match.play(event)


def moves(match: Match) -> set[str]:
    """What can happen now; equal cards or crates give one action."""
    notations = [str(action) for action in match.legal()]
    assert len(set(notations)) == len(notations)
    return set(notations)


def weights(match: Match) -> dict[str, int | None]:
    return {str(event): event.weight for event in match.legal()}


def row(match: Match, seat: int) -> Any:
    return match.view(None)["seats"][seat]


def column(match: Match, name: str) -> list[Any]:
    return [seat[name] for seat in match.view(None)["seats"]]


def own(match: Match, seat: int) -> Any:
    return match.view(seat)["you"]


def phase(match: Match) -> Any:
    return match.view(None)["phase"]


def draw_cards(match: Match) -> None:
    """Whatever cards come, up to the next round."""
    while phase(match) == "cards":
        match.play(match.legal()[0])


def resolved(table: Table, **things: Any) -> Match:
    """The auction ends with these bids."""
    match = table(passed={1, 2, 3}, turns={0, 1, 2, 3}, **things)
    match.play("pass")
    assert phase(match) != "auction"
    return match


# Set-up


def deal(match: Match, first: int, specials: str, hands: Sequence[str]) -> None:
    match.play(f"first {first}")
    for special in specials.split():
        match.play(f"special {special}")
    for hand in hands:
        for card in hand.split():
            match.play(f"card {card}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_each_player_shuffles_a_band_of_15_and_draws_four(caramba: Game, seats: int) -> None:
    match = caramba.start(seats, chance=None)
    assert column(match, "pile") == [15] * seats
    deal(match, 0, " ".join(["manos", "vuelta", "fuera", "seguridad"][:seats]), ["g7 m7 d7 g3m4"])
    assert own(match, 0)["hand"] == ["g3m4", "g7", "m7", "d7"]
    assert weights(match) == {f"card {card}": 1 for card in DECK.split()}  # another band, not less by ours
    for _ in range(4 * (seats - 1)):
        assert match.view(None)["round"] == 0
        match.play(match.legal()[0])
    assert match.view(None)["round"] == 1
    assert column(match, "hand") == [4] * seats
    assert column(match, "pile") == [11] * seats


def test_c1_a_card_is_drawn_once(caramba: Game) -> None:
    match = caramba.start(2, chance=None)
    deal(match, 0, "manos vuelta", ["g7 m7"])
    assert moves(match) == {f"card {card}" for card in DECK.split()} - {"card g7", "card m7"}


def test_c2_one_special_each_secret_and_no_hand_card(caramba: Game) -> None:
    match = caramba.start(2, chance=None)
    match.play("first 1")
    assert weights(match) == {
        "special manos": 1,
        "special vuelta": 1,
        "special fuera": 1,
        "special seguridad": 1,
    }
    match.play("special fuera")
    assert moves(match) == {"special manos", "special vuelta", "special seguridad"}
    match.play("special manos")
    assert phase(match) == "deal"  # the other two are set aside
    assert own(match, 0)["special"] == "fuera"
    assert own(match, 1)["special"] == "manos"
    assert column(match, "special") == ["unknown", "unknown"]
    assert column(match, "hand") == [0, 0]


def test_c2_four_players_take_all_four_specials(caramba: Game) -> None:
    match = caramba.start(4, chance=None)
    play(match, "first 0, special vuelta, special fuera, special manos")
    assert weights(match) == {"special seguridad": 1}  # one possible outcome is still an event


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c3_24_crates_in_the_bag_and_a_random_first_player(caramba: Game, seats: int) -> None:
    match = caramba.start(seats, chance=None)
    view = match.view(None)
    assert (view["bag"], view["centre"], view["first"], view["actor"]) == (24, [], None, "chance")
    assert weights(match) == {f"first {seat}": 1 for seat in range(seats)}
    match.play("first 1")
    assert match.view(None)["first"] == 1


# 1 Crates


def test_c4_crates_are_drawn_until_each_good_is_represented(table: Table) -> None:
    match = table(phase="crates")
    assert weights(match) == {
        f"crate {good}{value}": copies for good in "gmd" for value, copies in ((2, 3), (3, 3), (4, 2))
    }
    play(match, "crate g3, crate g4, crate m2")
    assert weights(match)["crate g4"] == 1
    assert match.actor == CHANCE
    match.play("crate d3")
    assert phase(match) == "auction"
    assert match.view(None)["centre"] == ["g3", "g4", "m2", "d3"]
    assert match.view(None)["bag"] == 20


def test_c4_no_draw_if_the_goods_are_represented_already(table: Table) -> None:
    match = table(2, phase="cards", due=1, draws=1, centre="g2 m2 d2")
    match.play("card g7")
    assert (match.view(None)["round"], phase(match)) == (2, "auction")
    assert match.view(None)["bag"] == 21


def test_c5_crates_in_front_and_in_the_centre_represent_a_good(table: Table) -> None:
    match = table(2, phase="cards", due=1, draws=1, centre="g2", front={0: "m2", 1: "d4"})
    match.play("card g7")
    assert phase(match) == "fuera"  # no draw


def test_c5_secured_crates_do_not_represent_a_good(table: Table) -> None:
    match = table(2, phase="cards", due=1, draws=1, centre="g2", front={0: "m2"}, secured={1: "d2 d4"})
    match.play("card g7")
    assert phase(match) == "crates"


def test_c6_the_game_ends_when_a_good_is_missing_and_the_bag_is_empty(table: Table) -> None:
    match = table(2, phase="cards", due=1, draws=1, bag="", centre="g2 m2")
    match.play("card g7")
    assert match.actor is None
    assert match.outcome is not None
    assert match.outcome.reason == "bag"
    assert match.view(None)["actor"] is None
    assert match.legal() == []


def test_c6_a_hopeless_bag_is_drawn_to_its_last_crate(table: Table) -> None:
    match = table(phase="crates", bag="g2 g2", centre="m2")
    assert weights(match) == {"crate g2": 2}
    match.play("crate g2")
    assert match.outcome is None
    match.play("crate g2")
    assert match.outcome is not None
    assert match.outcome.reason == "bag"
    assert match.view(None)["centre"] == ["g2", "g2", "m2"]


def test_c6_the_round_is_played_if_the_last_crate_completes_the_three(table: Table) -> None:
    match = table(phase="crates", bag="d2", centre="g2 m2")
    match.play("crate d2")
    assert match.view(None)["bag"] == 0
    assert (phase(match), match.outcome) == ("auction", None)


# Before the auction: Fuera


def test_c7_fuera_is_for_a_good_of_which_one_has_an_unsecured_crate(table: Table) -> None:
    match = table(
        2, phase="crates", centre="m2", front={0: "g2 g4"}, secured={0: "m4"}, special="fuera manos"
    )
    match.play("crate d3")
    assert moves(match) == {"fuera g", "no"}
    match.play("fuera g")
    assert column(match, "protected") == ["g", None]
    assert column(match, "special") == ["fuera", "unknown"]
    assert own(match, 0)["special"] is None


def test_c7_the_window_goes_clockwise_from_the_first_player_and_may_be_declined(table: Table) -> None:
    match = table(phase="crates", first=2, centre="m2", front={1: "g2", 2: "g3", 3: "g3", 0: "m4"})
    match.play("crate d3")
    asked = []
    while phase(match) == "fuera":
        asked.append(match.actor)
        match.play("no")
    assert asked == [2, 3, 0, 1]
    assert (phase(match), match.actor) == ("auction", 2)
    assert column(match, "protected") == [None] * 4


def test_c7_protected_crates_stay_through_this_resolution(table: Table) -> None:
    match = table(
        2, phase="crates", first=1, centre="m2", front={0: "g2 g4"}, hand={1: "g7"}, special="fuera manos"
    )
    play(match, "crate d3, fuera g, bid g7 g, pass, pass")
    assert row(match, 0)["front"] == ["g2", "g4"]


def test_c8_everybody_with_an_unsecured_crate_is_asked_whoever_holds_fuera(table: Table) -> None:
    match = table(
        phase="crates", centre="m2", front={0: "g2", 1: "m4", 3: "g3"}, special="manos fuera vuelta seguridad"
    )
    match.play("crate d3")
    assert (match.actor, moves(match)) == (0, {"no"})
    match.play("no")
    assert (match.actor, moves(match)) == (1, {"fuera m", "no"})
    match.play("no")
    assert (match.actor, moves(match)) == (3, {"no"})  # seat 2 has no crate


def test_c8_one_whose_own_special_was_seen_is_asked_all_the_same(table: Table) -> None:
    match = table(2, phase="crates", centre="m2", front={0: "g2"}, special="manos vuelta", played={0})
    match.play("crate d3")
    assert (match.actor, moves(match)) == (0, {"no"})


def test_c8_all_are_asked_even_if_fuera_lies_aside(table: Table) -> None:
    match = table(2, phase="crates", centre="m2", front={0: "g2", 1: "m2"}, special="manos vuelta")
    play(match, "crate d3, no")
    assert (match.actor, moves(match)) == (1, {"no"})


def test_c8_nobody_is_asked_after_fuera_was_played_in_this_window(table: Table) -> None:
    match = table(phase="crates", first=1, centre="m2", front={0: "g2", 2: "g3", 3: "m2"})
    play(match, "crate d3, fuera g")  # by seat 2; 3 and 0 have crates too
    assert (phase(match), match.actor) == ("auction", 1)


def test_c8_nobody_is_asked_in_any_later_window(table: Table) -> None:
    match = table(phase="crates", centre="m2", front={0: "g2", 2: "g3"}, played={2})
    match.play("crate d3")
    assert (phase(match), match.actor) == ("auction", 0)


def test_c8_no_window_without_unsecured_crates(table: Table) -> None:
    match = table(phase="crates", centre="g2 m2", secured={0: "g2", 1: "g3", 2: "g4", 3: "d4"})
    match.play("crate d3")
    assert (phase(match), match.actor) == ("auction", 0)


# 2 Auction


def test_c9_turns_go_clockwise_skipping_who_has_passed(table: Table) -> None:
    match = table(first=1, hand=dict.fromkeys(range(4), "g7 m7 d7 g3m4"))
    turns = []
    for event in ("bid g7 g", "pass", "bid g7 g", "bid g7 g", "bid m7 m", "pass", "bid m7 m", "pass"):
        turns.append(match.actor)
        match.play(event)
    assert turns == [1, 2, 3, 0, 1, 3, 0, 1]
    assert (phase(match), match.actor) == ("auction", 0)


def test_c9_the_last_one_left_goes_on_alone_until_passing(table: Table) -> None:
    match = table(2, hand={0: "g7 m7 d7"})
    play(match, "bid g7 g, pass, bid m7 m, bid d7 d")
    assert (match.actor, moves(match)) == (0, {"manos", "pass"})
    match.play("pass")
    assert phase(match) != "auction"


def test_c10_one_hand_card_on_one_of_the_goods_it_shows(table: Table) -> None:
    match = table(hand={0: "g3m4 d7", 1: "g7"})
    assert moves(match) == {"bid g3m4 g", "bid g3m4 m", "bid d7 d"}
    match.play("bid g3m4 m")
    assert row(match, 0)["bids"] == {"g": [], "m": ["g3m4"], "d": []}
    assert own(match, 0)["hand"] == ["d7"]
    assert match.actor == 1  # one card a turn


def test_c10_there_is_no_duty_to_outbid(table: Table) -> None:
    match = table(hand={0: "g7", 1: "g2m5"}, centre="g2 m2 d2")
    play(match, "bid g7 g, bid g2m5 g")
    assert row(match, 1)["bids"]["g"] == ["g2m5"]


def test_c10_the_chosen_good_is_final(table: Table) -> None:
    match = table(2, hand={0: "g3m4 d7"})
    play(match, "bid g3m4 m, pass")
    assert moves(match) == {"bid d7 d", "manos", "pass"}
    with pytest.raises(IllegalAction):
        match.play("bid g3m4 g")


def test_c11_who_has_passed_is_out_for_this_auction_specials_included(table: Table) -> None:
    match = table(2, first=1, centre="g2 m2 d2", hand={0: "g7", 1: "g7 m7 d7"})  # seat 0 has Manos arriba
    play(match, "bid g7 g, pass")
    assert column(match, "passed") == [True, False]
    play(match, "bid m7 m")
    assert match.actor == 1
    match.play("pass")
    assert column(match, "passed") == [False, False]
    match.play("done")
    draw_cards(match)
    match.play("no")
    assert (match.view(None)["round"], phase(match), match.actor) == (2, "auction", 0)  # back in the game
    assert "bid g7 g" in moves(match)


def test_c12_the_first_player_may_not_pass_on_the_first_turn(table: Table) -> None:
    match = table(2, first=1, hand={0: "m7", 1: "g7 d7"})
    assert moves(match) == {"bid g7 g", "bid d7 d"}
    match.play("bid g7 g")
    assert moves(match) == {"bid m7 m", "pass"}  # others may
    match.play("bid m7 m")
    assert moves(match) == {"bid d7 d", "pass"}


def test_c12_estoy_de_vuelta_satisfies_the_duty(table: Table) -> None:
    match = table(2, hand={0: "m7"}, discard={0: "g7"}, special="vuelta manos")
    assert moves(match) == {"bid m7 m", "vuelta g7"}
    play(match, "vuelta g7, pass")
    assert moves(match) == {"bid m7 m", "bid g7 g", "pass"}


def test_c12_an_empty_hand_with_a_playable_special_is_no_excuse(table: Table) -> None:
    match = table(2, discard={0: "g7"}, special="vuelta manos")
    assert moves(match) == {"vuelta g7"}


@pytest.mark.parametrize("special", ["manos", "vuelta", "fuera", "seguridad"])
def test_c12_with_an_empty_hand_and_no_playable_special_pass_is_all(table: Table, special: str) -> None:
    others = [name for name in ("manos", "vuelta", "fuera", "seguridad") if name != special]
    match = table(2, front={0: "g2", 1: "m3"}, special=f"{special} {others[0]}")
    assert moves(match) == {"pass"}
    match.play("pass")
    assert (match.actor, moves(match)) == (1, {"pass"})


def test_c13_manos_arriba_ends_the_auction_at_once(table: Table) -> None:
    match = table(centre="g2 m2 d2", hand={0: "g7 m7", 1: "g3m4", 2: "d7", 3: "m7"})
    play(match, "bid g7 g, bid g3m4 g, bid d7 d, bid m7 m, manos")
    assert phase(match) == "securing"
    assert column(match, "front") == [["g2"], [], ["d2"], ["m2"]]
    assert column(match, "special") == ["manos", "unknown", "unknown", "unknown"]
    assert own(match, 0)["special"] is None
    assert own(match, 1)["hand"] == ["g3m4"]


def test_c13_manos_arriba_waits_for_ones_second_turn(table: Table) -> None:
    match = table(hand=dict.fromkeys(range(4), "g7 m7"), special="vuelta fuera seguridad manos")
    play(match, "bid g7 g, bid g7 g, bid g7 g")
    assert moves(match) == {"bid g7 g", "bid m7 m", "pass"}  # the end of the first go-around
    play(match, "bid g7 g, pass, pass, pass")
    assert moves(match) == {"bid m7 m", "manos", "pass"}


def test_c13_the_second_turn_is_counted_anew_in_each_auction(table: Table) -> None:
    match = table(2, centre="g2 m2 d2", hand={0: "m7 d7", 1: "g7"}, special="manos vuelta")
    play(match, "bid m7 m, pass, pass, done")
    draw_cards(match)
    play(match, "no, bid g7 g")
    assert (match.view(None)["round"], match.actor) == (2, 0)
    assert "manos" not in moves(match)
    play(match, "bid d7 d, pass")
    assert "manos" in moves(match)


def test_c13_a_special_is_played_once(table: Table) -> None:
    match = table(2, hand={0: "g7 m7"}, special="manos vuelta", played={0}, turns={0, 1})
    assert moves(match) == {"bid g7 g", "bid m7 m", "pass"}


def test_c14_estoy_de_vuelta_takes_one_card_back_and_is_the_whole_turn(table: Table) -> None:
    match = table(2, hand={0: "g7", 1: "g7"}, discard={0: "m7 d7"}, special="vuelta manos")
    assert moves(match) == {"bid g7 g", "vuelta m7", "vuelta d7"}
    match.play("vuelta m7")
    assert match.actor == 1
    assert own(match, 0) == {"seat": 0, "hand": ["g7", "m7"], "special": None, "secured": []}
    assert row(match, 0)["discard"] == ["d7"]
    assert row(match, 0)["special"] == "vuelta"
    assert row(match, 0)["passed"] is False
    match.play("pass")
    assert moves(match) == {"bid g7 g", "bid m7 m", "pass"}  # still in; the card can be bid


def test_c14_estoy_de_vuelta_needs_a_discard_of_ones_own(table: Table) -> None:
    match = table(2, hand={0: "g7"}, discard={1: "m7"}, special="vuelta manos")
    assert moves(match) == {"bid g7 g"}


# 3 Resolution


def test_c15_an_offer_is_the_sum_of_the_cards_on_the_good(table: Table) -> None:
    match = resolved(table, centre="g2", bids={0: {"g": "g3m4 g5d2"}, 1: {"g": "g7"}, 2: {"m": "g5m2"}})
    assert column(match, "front") == [["g2"], [], [], []]  # 3 + 5 against 7


def test_c15_a_card_counts_for_the_good_it_lies_on(table: Table) -> None:
    match = resolved(
        table, centre="g2 m3", bids={0: {"g": "g3m4"}, 1: {"m": "g5m2"}, 2: {"g": "g2d5", "m": "m3d4"}}
    )
    assert column(match, "front") == [["g2"], [], ["m3"], []]  # gold 3 > 2, munitions 3 > 2


def test_c15_the_bonus_is_the_highest_of_ones_unsecured_crates(table: Table) -> None:
    match = resolved(table, front={0: "g2 g3"}, secured={0: "g4"}, bids={0: {"g": "g2m5"}, 1: {"g": "g5m2"}})
    assert match.view(None)["centre"] == ["g2", "g3"]  # 2 + 3 = 5: a tie, not a sum of crates


def test_c15_the_bonus_is_for_its_good_only(table: Table) -> None:
    match = resolved(table, centre="g2", front={0: "m4"}, bids={0: {"g": "g3m4"}, 1: {"g": "g4m3"}})
    assert column(match, "front") == [["m4"], ["g2"], [], []]


def test_c15_crates_in_the_centre_give_no_bonus(table: Table) -> None:
    match = resolved(table, centre="g4", bids={0: {"g": "g2m5"}, 1: {"g": "g3m4"}})
    assert column(match, "front") == [[], ["g4"], [], []]


def test_c15_a_bonus_alone_is_an_offer(table: Table) -> None:
    match = resolved(table, centre="g2", front={1: "g3", 2: "g4"})
    assert column(match, "front") == [[], [], ["g2", "g3", "g4"], []]
    tied = resolved(table, front={1: "g3", 2: "g3"})
    assert column(tied, "front") == [[], [], [], []]
    assert tied.view(None)["centre"] == ["g3", "g3"]


def test_c16_the_highest_offer_wins_all_crates_of_the_good(table: Table) -> None:
    match = resolved(
        table,
        centre="g4 m2",
        front={0: "g2", 1: "g3 m3", 3: "g2 d4"},
        secured={1: "g4"},
        bids={0: {"g": "g7"}},
    )
    assert column(match, "front") == [["g2", "g2", "g3", "g4"], ["m2", "m3"], [], ["d4"]]
    assert column(match, "secured") == [0, 1, 0, 0]
    assert match.view(None)["centre"] == []


def test_c16_one_player_may_win_several_goods(table: Table) -> None:
    match = resolved(table, centre="g2 m2 d2", bids={0: {"g": "g7", "m": "m7", "d": "d7"}, 1: {"g": "g5m2"}})
    assert row(match, 0)["front"] == ["g2", "m2", "d2"]


def test_c16_protected_crates_are_not_won(table: Table) -> None:
    match = resolved(
        table, centre="g2", front={1: "g3", 2: "g4 g4"}, protected={2: "g"}, played={2}, bids={0: {"g": "g7"}}
    )
    assert column(match, "front") == [["g2", "g3"], [], ["g4", "g4"], []]


def test_c16_fuera_protects_one_good_only(table: Table) -> None:
    match = resolved(
        table, front={2: "g4 m4"}, protected={2: "g"}, played={2}, bids={0: {"g": "g7", "m": "m7"}}
    )
    assert column(match, "front") == [["m4"], [], ["g4"], []]


def test_c17_the_winner_discards_and_all_other_cards_return(table: Table) -> None:
    match = resolved(
        table,
        centre="g2 m2",
        hand={1: "d7"},
        bids={0: {"g": "g7 g3m4", "m": "g2m5"}, 1: {"g": "g5m2", "m": "m7"}},
    )
    assert column(match, "discard") == [["g3m4", "g7"], ["m7"], [], []]
    assert own(match, 0)["hand"] == ["g2m5"]
    assert own(match, 1)["hand"] == ["g5m2", "d7"]
    assert column(match, "bids") == [{"g": [], "m": [], "d": []}] * 4


def test_c17_the_winner_discards_even_with_nothing_to_gain(table: Table) -> None:
    match = resolved(
        table,
        front={1: "g4"},
        protected={1: "g"},
        special="manos fuera",
        played={1},
        seats=2,
        bids={0: {"g": "g7"}},
    )
    assert column(match, "front") == [[], ["g4"]]
    assert column(match, "discard") == [["g7"], []]


def test_c18_tie_sends_unsecured_crates_to_the_centre(table: Table) -> None:
    match = resolved(
        table,
        front={0: "g2", 1: "g3", 2: "g4 m2"},
        secured={0: "g4"},
        bids={0: {"g": "g5m2"}, 1: {"g": "g4m3"}, 3: {"g": "g3m4"}},
    )
    assert match.view(None)["centre"] == ["g2", "g3", "g4"]  # 5 + 2 = 4 + 3; the crate of seat 2 goes too
    assert column(match, "front") == [[], [], ["m2"], []]
    assert column(match, "secured") == [1, 0, 0, 0]


def test_c18_tie_returns_all_cards_on_the_good(table: Table) -> None:
    match = resolved(table, centre="g2", bids={0: {"g": "g5m2"}, 1: {"g": "g5m2"}, 3: {"g": "g3m4"}})
    assert column(match, "hand") == [1, 1, 0, 1]
    assert column(match, "discard") == [[], [], [], []]
    assert match.view(None)["centre"] == ["g2"]


def test_c18_tie_leaves_protected_crates(table: Table) -> None:
    match = resolved(
        table,
        front={0: "g2", 2: "g2"},
        protected={2: "g"},
        played={2},
        bids={0: {"g": "g5m2"}, 2: {"g": "g5d2"}},
    )
    assert column(match, "front") == [[], [], ["g2"], []]
    assert match.view(None)["centre"] == ["g2"]


def test_c18_only_a_tie_for_the_highest_offer_counts(table: Table) -> None:
    match = resolved(table, centre="g2", bids={0: {"g": "g5m2"}, 1: {"g": "g5m2"}, 3: {"g": "g7"}})
    assert column(match, "front") == [[], [], [], ["g2"]]
    assert own(match, 0)["hand"] == ["g5m2"]


def test_c19_without_an_offer_nothing_moves(table: Table) -> None:
    match = resolved(table, centre="g2 m2 m3 d4", bids={0: {"g": "g7"}})
    assert match.view(None)["centre"] == ["m2", "m3", "d4"]
    assert column(match, "front") == [["g2"], [], [], []]


def test_c20_protected_crates_still_give_their_bonus(table: Table) -> None:
    match = resolved(
        table,
        front={1: "g2", 2: "g4"},
        protected={2: "g"},
        played={2},
        bids={1: {"g": "g5d2"}, 2: {"g": "g3m4"}},
    )
    assert match.view(None)["centre"] == ["g2"]  # 5 + 2 = 3 + 4


def test_c20_the_owner_of_protected_crates_may_win_the_good(table: Table) -> None:
    match = resolved(
        table,
        centre="g3",
        front={1: "g2", 2: "g4"},
        protected={2: "g"},
        played={2},
        bids={1: {"g": "g5d2"}, 2: {"g": "g4m3"}},
    )
    assert row(match, 2)["front"] == ["g2", "g3", "g4"]


def test_c20_two_players_can_hold_one_good_until_the_next_resolution(table: Table) -> None:
    match = resolved(
        table,
        seats=2,
        centre="g3",
        front={1: "g4"},
        protected={1: "g"},
        special="manos fuera",
        played={1},
        bids={0: {"g": "g7"}},
    )
    assert column(match, "front") == [["g3"], ["g4"]]
    assert column(match, "protected") == [None, None]
    match = resolved(
        table, seats=2, front={0: "g3", 1: "g4"}, special="manos fuera", played={1}, bids={0: {"g": "g7"}}
    )
    assert column(match, "front") == [["g3", "g4"], []]


# 4 Securing


def test_c21_each_player_with_a_crate_may_secure_one_from_the_first_player_on(table: Table) -> None:
    match = table(
        first=2,
        passed={0, 1, 3},
        turns={0, 1, 2, 3},
        front={0: "g2 g3", 1: "m4", 3: "d2 d2"},
        played={3},
    )
    match.play("pass")  # each keeps what was won earlier, by its bonus
    assert (match.actor, moves(match)) == (3, {"safe d2", "done"})  # seat 2 has nothing
    match.play("safe d2")
    assert (match.actor, moves(match)) == (0, {"safe g2", "safe g3", "done"})
    match.play("done")
    assert (match.actor, moves(match)) == (1, {"safe m4", "done"})
    match.play("safe m4")
    assert phase(match) == "cards"
    assert column(match, "front") == [["g2", "g3"], [], [], ["d2"]]
    assert column(match, "secured") == [0, 1, 0, 1]
    assert own(match, 3)["secured"] == ["d2"]


def test_c21_nobody_is_asked_without_unsecured_crates(table: Table) -> None:
    match = resolved(table, centre="g2", secured={0: "g4", 1: "m4"})
    assert phase(match) == "cards"


def test_c22_en_seguridad_secures_crate_by_crate_up_to_six(table: Table) -> None:
    match = table(2, phase="securing", front={0: "g2 g2 m4 d3", 1: "m2"}, special="seguridad manos")
    assert moves(match) == {"safe g2", "safe m4", "safe d3", "seguridad", "done"}
    match.play("seguridad")
    assert row(match, 0)["special"] == "seguridad"
    assert (match.actor, moves(match)) == (0, {"safe g2", "safe m4", "safe d3"})  # at least one
    match.play("safe m4")
    assert (match.actor, moves(match)) == (0, {"safe g2", "done"})
    match.play("safe g2")
    assert (match.actor, moves(match)) == (0, {"done"})  # asked even as the only action
    match.play("done")
    assert (match.actor, moves(match)) == (1, {"safe m2", "done"})
    assert own(match, 0)["secured"] == ["g2", "m4"]
    assert row(match, 0)["front"] == ["g2", "d3"]


def test_c22_crates_of_one_good_add_up_too(table: Table) -> None:
    match = table(2, phase="securing", front={0: "d2 d3 d3"}, special="seguridad manos")
    play(match, "seguridad, safe d3, safe d3")
    assert moves(match) == {"done"}
    match = table(2, phase="securing", front={0: "d2 d2 d2 g2"}, special="seguridad manos")
    play(match, "seguridad, safe d2, safe d2, safe d2")
    assert moves(match) == {"done"}


def test_c22_the_total_is_at_most_six(table: Table) -> None:
    match = table(2, phase="securing", front={0: "g3 m4 d4"}, special="seguridad manos")
    play(match, "seguridad, safe m4")
    assert moves(match) == {"done"}


def test_c22_done_is_asked_when_the_last_crate_is_safe(table: Table) -> None:
    match = table(2, phase="securing", front={0: "g2"}, special="seguridad manos")
    play(match, "seguridad, safe g2")
    assert (phase(match), match.actor, moves(match)) == ("securing", 0, {"done"})


def test_c22_one_may_stop_early_and_has_no_second_en_seguridad(table: Table) -> None:
    match = table(2, phase="securing", front={0: "g2 g2 g2"}, special="seguridad manos")
    play(match, "seguridad, safe g2, done")
    assert phase(match) == "cards"
    later = table(2, phase="securing", front={0: "g2 g2"}, special="seguridad manos", played={0})
    assert moves(later) == {"safe g2", "done"}


def test_c22_one_crate_by_safe_leaves_en_seguridad_for_later(table: Table) -> None:
    match = table(2, phase="securing", front={0: "g2 g2"}, special="seguridad manos")
    match.play("safe g2")
    assert phase(match) == "cards"
    assert own(match, 0)["special"] == "seguridad"


def test_c23_others_know_the_number_of_secured_crates_not_the_values(table: Table) -> None:
    one = table(2, secured={0: "g2 m2"}, bag="m4 d4")
    other = table(2, secured={0: "m4 d4"}, bag="g2 m2")
    assert row(one, 0)["secured"] == 22
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)


# 5 Cards


def test_c24_each_draws_two_before_the_next_from_the_first_player_on(table: Table) -> None:
    match = table(3, phase="securing", first=1, actor=0, front={0: "g2"})
    match.play("done")
    hands = []
    for _ in range(6):
        assert phase(match) == "cards"
        hands.append(column(match, "hand"))
        match.play(match.legal()[0])
    assert hands == [[0, 0, 0], [0, 1, 0], [0, 2, 0], [0, 2, 1], [0, 2, 2], [1, 2, 2]]
    assert column(match, "hand") == [2, 2, 2]
    assert column(match, "pile") == [13, 13, 13]


def test_c24_the_discard_becomes_the_pile_when_a_card_is_needed(table: Table) -> None:
    match = table(2, phase="cards", due=0, draws=2, pile={0: "g7"}, hand={0: "m7 d7"})
    assert weights(match) == {"card g7": 1}
    match.play("card g7")
    assert (row(match, 0)["pile"], row(match, 0)["discard"]) == (12, [])
    assert moves(match) == {f"card {card}" for card in DECK.split() if card not in ("g7", "m7", "d7")}


def test_c24_the_discard_becomes_the_pile_before_the_first_card_too(table: Table) -> None:
    match = table(2, phase="securing", front={0: "g2"}, pile={0: ""}, hand={0: "m7 d7"})
    assert (row(match, 0)["pile"], len(row(match, 0)["discard"])) == (0, 13)
    match.play("done")
    assert (row(match, 0)["pile"], row(match, 0)["discard"]) == (13, [])


def test_c24_an_empty_pile_alone_changes_nothing(table: Table) -> None:
    match = table(2, phase="cards", due=0, draws=2, pile={0: "g7 m7"}, hand={0: "d7"})
    play(match, "card g7, card m7")
    assert (row(match, 0)["pile"], len(row(match, 0)["discard"])) == (0, 12)
    draw_cards(match)
    assert (row(match, 0)["pile"], len(row(match, 0)["discard"])) == (0, 12)


def test_c24_with_both_empty_one_draws_fewer_without_an_event(table: Table) -> None:
    match = table(2, phase="cards", due=0, draws=2, pile={0: "g7"}, hand={0: DECK.replace("g7 ", "")})
    match.play("card g7")
    assert column(match, "hand") == [15, 0]  # no hand limit
    match.play("card g7")
    assert column(match, "hand") == [15, 1]  # the next seat draws
    nothing = table(2, phase="securing", front={0: "g2"}, hand={0: DECK})
    play(nothing, "done, card g7")
    assert column(nothing, "hand") == [15, 1]


def test_c25_the_next_seat_becomes_first_player(table: Table) -> None:
    match = table(3, phase="cards", first=1, due=0, draws=1, centre="g2 m2 d2")
    match.play("card g7")
    assert (match.view(None)["first"], match.actor) == (2, 2)
    match = table(3, phase="cards", first=2, due=1, draws=1, centre="g2 m2 d2")
    match.play("card g7")
    assert (match.view(None)["first"], match.actor) == (0, 0)


# End


def ended(table: Table, **things: Any) -> Any:
    """The guard ends the game with the last card, g7 for seat 1."""
    match = table(2, phase="cards", due=1, draws=1, quiet=7, **things)
    match.play("card g7")
    return match.outcome


def test_c26_the_score_is_the_sum_of_the_secured_crates(table: Table) -> None:
    outcome = ended(table, secured={0: "g4 g2 m3", 1: "d4 d4"}, front={1: "g4 m4"}, centre="g3")
    assert outcome.scores == (9, 8)
    assert outcome.breakdown == (
        {"gold": 6, "munitions": 3, "dynamite": 0},
        {"gold": 0, "munitions": 0, "dynamite": 8},
    )
    assert outcome.winners == (0,)


@pytest.mark.parametrize(("cards", "winners"), [("m7 d7", (0,)), ("m7", (0, 1)), ("", (1,))])
def test_c26_ties_go_to_the_most_hand_cards_or_are_shared(
    table: Table, cards: str, winners: tuple[int, ...]
) -> None:
    outcome = ended(table, secured={0: "g4", 1: "m2 d2"}, hand={0: cards})  # seat 1 holds one card
    assert outcome.scores == (4, 4)
    assert outcome.tiebreaks == ({"hand": len(cards.split())}, {"hand": 1})
    assert outcome.winners == winners


def test_c26_specials_do_not_count_as_hand_cards(table: Table) -> None:
    assert ended(table, hand={0: "m7"}, played={1}).winners == (0, 1)


def test_c26_hand_cards_do_not_beat_points(table: Table) -> None:
    assert ended(table, secured={0: "g3", 1: "g4"}, hand={0: DECK}).winners == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c27_after_eight_quiet_rounds_the_game_is_scored(caramba: Game, seats: int) -> None:
    """Round 1 draws crates; in the eight after it nobody secures any and none is drawn: max(8, 2 x 4) = 8."""
    match = caramba.start(seats, chance=None)
    while match.actor is not None:
        view = match.view(None)
        missing = [good for good in "gmd" if not any(crate.startswith(good) for crate in view["centre"])]
        quiet = [event for event in match.legal() if str(event) in ("pass", "no", "done")]
        wanted = [event for event in match.legal() if str(event)[6:7] in missing]
        match.play((quiet or (wanted if view["phase"] == "crates" else []) or match.legal())[0])
    assert match.outcome is not None
    assert match.outcome.reason == "guard"
    assert match.outcome.scores == (0,) * seats
    assert match.view(None)["round"] == 9
    assert match.view(None)["first"] == 8 % seats  # before C25


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("quiet", "over"), [(6, False), (7, True)])
def test_c27_the_guard_is_tested_after_the_cards(table: Table, seats: int, quiet: int, over: bool) -> None:
    match = table(seats, phase="cards", due=seats - 1, draws=2, quiet=quiet, centre="g2 m2 d2")
    match.play("card g7")
    assert match.actor is not None
    match.play("card m7")
    assert (match.actor is None) is over
    assert match.view(None)["round"] == (1 if over else 2)


def test_c27_a_crate_secured_or_drawn_starts_the_count_again(table: Table) -> None:
    secured = table(2, phase="securing", front={0: "g2"}, centre="g2 m2 d2", quiet=7)
    match = table(2, phase="crates", centre="g2 m2", quiet=7)
    secured.play("safe g2")
    play(match, "crate d2, pass, pass")
    for each in (secured, match):
        draw_cards(each)
        assert each.actor is not None
        assert each.position()["table"]["quiet"] == 0
    idle = table(2, phase="securing", front={0: "g2"}, centre="g2 m2 d2", quiet=7)
    idle.play("done")
    draw_cards(idle)
    assert idle.actor is None


# What each seat may know


def busy(table: Table, **more: Any) -> Match:
    """A bit of everything on the table."""
    return table(
        3,
        first=2,
        actor=0,
        rounds=5,
        centre="d4 g3 m2",
        front={0: "g2 d3", 2: "g4"},
        secured={0: "m4", 1: "g4 d2"},
        protected={2: "g"},
        hand={0: "d7 g2d5 g2m5", 1: "m7", 2: "g7 m3d4"},
        discard={1: "g7 d7"},
        bids={0: {"g": "g3m4"}, 1: {"m": "m2d5 g4m3"}},
        special="manos vuelta fuera",
        played={1, 2},
        passed={2},
        turns={0, 1, 2},
        **more,
    )


NOTHING: dict[str, list[str]] = {"g": [], "m": [], "d": []}
PUBLIC: dict[str, Any] = {
    "round": 5,
    "phase": "auction",
    "actor": 0,
    "first": 2,
    "bag": 15,
    "centre": ["g3", "m2", "d4"],
    "seats": [
        {
            "hand": 3,
            "pile": 11,
            "discard": [],
            "front": ["g2", "d3"],
            "protected": None,
            "secured": 1,
            "bids": NOTHING | {"g": ["g3m4"]},
            "passed": False,
            "special": "unknown",
        },
        {
            "hand": 1,
            "pile": 10,
            "discard": ["g7", "d7"],
            "front": [],
            "protected": None,
            "secured": 2,
            "bids": NOTHING | {"m": ["g4m3", "m2d5"]},
            "passed": False,
            "special": "vuelta",
        },
        {
            "hand": 2,
            "pile": 13,
            "discard": [],
            "front": ["g4"],
            "protected": "g",
            "secured": 0,
            "bids": NOTHING,
            "passed": True,
            "special": "fuera",
        },
    ],
}


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_c28_everybody_sees_what_is_public(table: Table, viewer: int | None) -> None:
    view = busy(table).view(viewer)
    assert {name: view[name] for name in PUBLIC if name != "seats"} == {
        name: value for name, value in PUBLIC.items() if name != "seats"
    }
    assert [{name: seat[name] for name in PUBLIC["seats"][0]} for seat in view["seats"]] == PUBLIC["seats"]
    assert json.loads(json.dumps(view)) == view


def test_c29_a_seat_sees_its_own_hand_special_and_secured_crates(table: Table) -> None:
    match = busy(table)
    assert own(match, 0) == {"seat": 0, "hand": ["g2m5", "g2d5", "d7"], "special": "manos", "secured": ["m4"]}
    assert own(match, 1) == {"seat": 1, "hand": ["m7"], "special": None, "secured": ["g4", "d2"]}
    assert own(match, 2) == {"seat": 2, "hand": ["g7", "m3d4"], "special": None, "secured": []}
    assert "you" not in match.view(None)
    assert row(match, 0)["special"] == match.view(0)["seats"][0]["special"] == "unknown"


def test_c29_before_the_deal_there_is_no_special(caramba: Game) -> None:
    match = caramba.start(2, chance=None)
    assert own(match, 0) == {"seat": 0, "hand": [], "special": None, "secured": []}


def told(match: Match, seat: int | None) -> list[tuple[str, dict[str, Any]]]:
    return [(message.id, dict(message.args)) for message in match.log(seat)]


def test_c29_cards_and_specials_are_told_to_their_owner_alone(caramba: Game) -> None:
    match = caramba.start(2, chance=None)
    play(match, "first 1, special fuera, special manos, card g7")
    in_the_open = ("caramba-first", {"seat": 1})
    assert told(match, 0) == [
        in_the_open,
        ("caramba-special", {"seat": 0, "special": "fuera"}),
        ("caramba-special-unseen", {"seat": 1}),
        ("caramba-card", {"seat": 0, "card": "g7"}),
    ]
    assert told(match, 1) == [
        in_the_open,
        ("caramba-special-unseen", {"seat": 0}),
        ("caramba-special", {"seat": 1, "special": "manos"}),
        ("caramba-card-unseen", {"seat": 0}),
    ]
    assert told(match, None) == [
        in_the_open,
        ("caramba-special-unseen", {"seat": 0}),
        ("caramba-special-unseen", {"seat": 1}),
        ("caramba-card-unseen", {"seat": 0}),
    ]


def test_c29_cards_drawn_in_a_round_are_told_to_their_owner_alone(table: Table) -> None:
    match = table(2, phase="cards", due=0, draws=1)
    play(match, "card m7, card g7")
    assert told(match, 0) == [
        ("caramba-card", {"seat": 0, "card": "m7"}),
        ("caramba-card-unseen", {"seat": 1}),
    ]
    assert told(match, 1) == [
        ("caramba-card-unseen", {"seat": 0}),
        ("caramba-card", {"seat": 1, "card": "g7"}),
    ]


def test_c29_when_the_game_is_over_nothing_is_masked(table: Table) -> None:
    match = table(2, phase="cards", due=1, draws=1, quiet=7)
    match.play("card g7")
    assert told(match, 0) == told(match, None) == [("caramba-card", {"seat": 1, "card": "g7"})]


def known(match: Match) -> Any:
    return match.position()["table"]["known"]


def test_c30_cards_that_return_in_the_open_are_known(table: Table) -> None:
    match = resolved(table, centre="g2", hand={1: "d7"}, bids={0: {"g": "g7", "m": "m7"}, 1: {"g": "g5m2"}})
    assert known(match) == [[], ["g5m2"], [], []]  # seat 0 won gold and munitions


def test_c30_a_card_taken_by_estoy_de_vuelta_is_known(table: Table) -> None:
    match = table(2, hand={0: "d7"}, discard={0: "g7 m7"}, special="vuelta manos")
    match.play("vuelta m7")
    assert known(match) == [["m7"], []]


def test_c30_a_known_card_is_known_until_it_is_played(table: Table) -> None:
    match = table(2, hand={0: "d7 m7"}, known={0: "m7"})
    match.play("bid d7 d")
    assert known(match) == [["m7"], []]
    play(match, "pass, bid m7 m")
    assert known(match) == [[], []]


def test_c30_a_card_drawn_face_down_is_not_known(table: Table) -> None:
    match = table(2, phase="cards", due=0, draws=2, hand={0: "m7"}, known={0: "m7"})
    play(match, "card g7, card d7")
    assert known(match) == [["m7"], []]


def test_c30_who_counts_knows_the_hand_when_the_pile_runs_out(table: Table) -> None:
    match = table(2, phase="cards", due=0, draws=2, hand={0: "m7"}, pile={0: "g7"})
    match.play("card g7")
    assert known(match) == [["g7", "m7"], []]
    match.play("card d7")
    assert known(match) == [["g7", "m7"], []]


def test_c30_a_hand_is_known_as_soon_as_its_pile_is_empty(table: Table) -> None:
    match = table(2, phase="cards", due=0, draws=1, hand={0: "m7"}, pile={0: "g7"}, memory_aid=True)
    assert known(match) == [[], []]
    match.play("card g7")
    assert known(match) == [["g7", "m7"], []]
    assert match.view(1)["seats"][0]["remembered"]["hand"] == ["g7", "m7"]


def test_c30_a_position_that_did_not_say_so_still_gives_the_hand_away(table: Table) -> None:
    match = table(2, first=1, hand={0: "g7"}, pile={0: ""})
    play(match, "pass, pass, card m7, card d7")
    assert row(match, 0)["pile"] == 14  # rebuilt from the discard
    assert known(match) == [["g7"], []]


def test_c30_a_band_dealt_whole_is_known(caramba: Game) -> None:
    facts = tomllib.loads((caramba.folder / "tilsit-2005.toml").read_text(encoding="utf-8"))
    facts["first_hand"]["value"] = 15
    match = caramba.start(2, edition=facts, chance=None)
    play(match, "first 0, special manos, special vuelta")
    play(match, ", ".join(f"card {card}" for card in match.position()["table"]["pile"][0]))
    assert known(match) == match.position()["table"]["hand"]
    assert len(known(match)[0]) == 15


def test_c30_others_read_that_a_crate_was_secured_not_which(table: Table) -> None:
    match = table(2, phase="securing", front={0: "g2 g2 g3"}, special="seguridad manos")
    play(match, "seguridad, safe g3, done")
    assert told(match, 0)[1] == ("caramba-safe", {"seat": 0, "crate": "g3"})
    for viewer in (1, None):
        assert told(match, viewer) == [
            ("caramba-seguridad", {"seat": 0}),
            ("caramba-safe-unseen", {"seat": 0}),
            ("caramba-done", {"seat": 0}),
        ]


def test_c30_the_table_shows_no_memory_unless_it_is_switched_on(table: Table) -> None:
    forgetful, attentive = busy(table, known={2: "g7"}), busy(table)
    assert forgetful.view(0) == attentive.view(0)
    aided = busy(table, known={2: "g7"}, memory_aid=True)
    assert column(aided, "remembered") == [
        {"hand": [], "secured": ["m4"]},
        {"hand": [], "secured": ["g4", "d2"]},
        {"hand": ["g7"], "secured": []},
    ]
    assert all("remembered" not in seat for seat in forgetful.view(0)["seats"])
