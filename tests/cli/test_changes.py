"""What follows from an event by itself, in words: games by hand, each line worked out from the rulebook."""

import re
from typing import Any

import pytest

import tertulia
from tertulia import Match
from tertulia.locales import language
from tertulia.testing.paths import by_hand

EN = language("en")


def follows(match: Match, names: list[str], events: str) -> list[str]:
    """Let the events happen; the lines that follow from them."""
    lines: list[str] = []
    for event in events.split(", "):
        before = match.seen(0)
        match.play(event)
        lines += told(match, before, match.seen(0), names)
    return lines


def told(match: Match, before: Any, after: Any, names: list[str]) -> list[str]:
    return [EN.tell(change, names) for change in match.game.stories.changes(before, after)]


def laid(key: str, seats: int, **things: Any) -> Match:
    """A match that stands where the set-up does but for these things, with chance played by hand."""
    game = tertulia.game(key)
    position = game.start(seats, chance=None).position()
    return game.load({**position, "table": position["table"] | things}, chance=None)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_last_line_of_a_game_says_why_it_ended(key: str) -> None:
    for seed in range(5):
        *_, (_, before), (outcome, after) = [
            (match.outcome, match.common()) for match in by_hand(tertulia.game(key), 3, f"end {seed}")
        ]
        assert outcome is not None
        last = tertulia.game(key).stories.changes(before, after)[-1]
        assert last.id == f"{key}-change-{outcome.reason}-end"


# Caramba! (2005)

BANDS = ["Pancho", "Emiliano", "Porfirio", "Dolores"]
DEAL = [
    "first 0, special fuera, special vuelta, special manos, special seguridad",
    "card g7, card g5m2, card m2d5, card d7",
    "card d7, card g7, card g5d2, card m3d4",
    "card m4d3, card d7, card g2m5, card m7",
    "card m7, card m5d2, card g2m5, card g3m4",
    "crate g3, crate m4, crate g4, crate m2, crate m3, crate d3",
]


def dealt() -> Match:
    """The auction of round 1 in the rulebook's example."""
    match = tertulia.game("caramba").start(4, chance=None)
    assert follows(match, BANDS, ", ".join(DEAL)) == []
    return match


def test_caramba_the_two_auctions_of_the_rulebook() -> None:
    match = dealt()
    assert follows(match, BANDS, "bid g7 g, bid d7 d, bid m4d3 m, bid m7 m, pass, pass, pass") == []
    assert follows(match, BANDS, "pass") == [  # C16, C17: Porfirio's card is simply back in his hand
        "Pancho wins gold with 7: gold 3, gold 4.",
        "Pancho pays with gold 7.",
        "Offers for munitions: Dolores 7, Porfirio 4.",
        "Dolores wins munitions with 7: munitions 2, munitions 3, munitions 4.",
        "Dolores pays with munitions 7.",
        "Emiliano wins dynamite with 7: dynamite 3.",
        "Emiliano pays with dynamite 7.",
    ]
    assert follows(match, BANDS, "safe g4, safe d3, safe m4") == []
    cards = "card g2m5, card g3m4, card m7, card m5d2, card g3m4, card g3d4, card g7, card d7"
    assert follows(match, BANDS, cards) == ["Round 2. First player: Emiliano."]  # C25
    assert follows(match, BANDS, "crate g2, crate d2, no, no") == []
    bids = "bid g7 g, bid d7 d, bid g3m4 m, bid g3m4 g, pass, bid m7 m, pass, pass"
    assert follows(match, BANDS, bids) == []
    assert follows(match, BANDS, "pass") == [  # C15: with bonuses 3; C18: Dolores loses m2 m3 to the centre
        "Offers for gold: Emiliano 7, Pancho 6.",
        "Emiliano wins gold with 7: gold 2, gold 3.",
        "Emiliano pays with gold 7.",
        "Tie for munitions: Porfirio 7, Dolores 7.",
        "Back to the centre: munitions 2, munitions 3.",
        "Porfirio wins dynamite with 7: dynamite 2.",
        "Porfirio pays with dynamite 7.",
    ]


def second_auction(fuera: str = "no, no, no", **things: Any) -> Match:
    """Pancho has g3 g4, Emiliano d3, Dolores m2 m3 m4; Emiliano begins. `things` lie as they are named."""
    match = dealt()
    follows(match, BANDS, "bid g7 g, bid d7 d, pass, bid m7 m, pass, pass, pass, done, done, done")
    follows(match, BANDS, "card g2m5, card g3m4, card m7, card m5d2, card g3m4, card g3d4, card g7, card d7")
    follows(match, BANDS, fuera)  # asked: Emiliano, Dolores, Pancho
    position = match.position()
    return match.game.load({**position, "table": position["table"] | things}, chance=None)


def test_caramba_a_bonus_alone_wins_and_cards_may_win_nothing_new() -> None:
    bag = second_auction().position()["table"]["bag"]
    bag.remove("m2")
    match = second_auction(centre=["m2"], bag=bag)
    assert follows(match, BANDS, "bid m5d2 d, pass, pass, pass, pass") == [  # C15: dynamite 2 + 3; C17
        "Dolores wins munitions with 4: munitions 2.",
        "Emiliano has the highest offer for dynamite, 5, and gets nothing new.",
        "Emiliano pays with munitions 5 / dynamite 2.",
    ]


def test_caramba_a_protected_good_stays() -> None:
    match = second_auction("no, no, fuera g")
    assert follows(match, BANDS, "bid g7 g, pass, pass, pass, pass") == [  # C20, C17
        "Offers for gold: Emiliano 7, Pancho 4.",
        "Emiliano has the highest offer for gold, 7, and gets nothing new.",
        "Emiliano pays with gold 7.",
    ]


def test_caramba_an_empty_pile_is_made_of_the_discard() -> None:
    match = dealt()
    follows(match, BANDS, "bid g7 g, pass, pass, pass, pass")
    position = match.position()
    pile = position["table"]["pile"][0]
    position["table"]["discard"][0] += pile[1:]
    position["table"]["pile"][0] = pile[:1]
    match = match.game.load(position, chance=None)
    assert follows(match, BANDS, "safe g4") == []
    line = "Pancho shuffles the discards into a new draw pile."
    assert follows(match, BANDS, f"card {pile[0]}") == [line]  # C24: the second card needs it


def test_caramba_taking_back_the_only_discard_is_no_shuffle() -> None:
    assert follows(second_auction(), BANDS, "vuelta d7") == []


def test_the_table_of_caramba_shows_the_cards_bid() -> None:
    match = dealt()
    follows(match, BANDS, "bid g7 g, bid d7 d, pass, bid m7 m, bid g5m2 g")
    assert notes(match) == [
        ["offers: gold 12 (gold 5 / munitions 2, gold 7), munitions 0, dynamite 0"],
        ["offers: gold 0, munitions 0, dynamite 7 (dynamite 7)"],
        ["has passed; offers: gold 0, munitions 0, dynamite 0"],
        ["offers: gold 0, munitions 7 (munitions 7), dynamite 0"],
    ]


def test_the_table_of_caramba_shows_the_protected_good_and_specials_played() -> None:
    match = second_auction("no, no, fuera g")
    assert notes(match)[0] == [
        "offers: gold 4, munitions 0, dynamite 0",
        "has played Fuera: gold is protected",
    ]
    follows(match, BANDS, "vuelta d7, pass, pass, pass, pass")
    assert notes(match) == [["has played Fuera"], ["has played Estoy de vuelta"], [], []]


def notes(match: Match) -> list[list[str]]:
    lines = EN.lines(match.game.stories.table(match.seen(3)), BANDS)
    return [line.split("\n  ")[1:] for line in lines if line.startswith(tuple(BANDS))]


def test_caramba_too_many_rounds_without_a_crate_drawn_or_secured() -> None:
    match = second_auction()
    position = match.position()
    match = match.game.load({**position, "table": position["table"] | {"quiet": 7}}, chance=None)
    follows(match, BANDS, "bid g7 g, pass, pass, pass, pass")
    lines: list[str] = []
    while match.actor is not None:
        lines = follows(match, BANDS, str(match.legal()[-1]))
    line = "For too many rounds no crate was drawn or secured: the game is over."
    assert lines[-1] == line  # C27


# Viva Pamplona!


def test_pamplona_two_rounds() -> None:
    match, names = tertulia.game("pamplona").start(2, chance=None), ["Ana", "Ben"]
    assert follows(match, names, "first 0, A 4, B 4") == []
    assert follows(match, names, "1+4") == ["Ana comes to a fear space and pays 1 courage."]  # P7: 5
    assert follows(match, names, "1+4") == [
        "The runners of Ana are now on spaces 1, 5, 5.",
        "Ana comes to a fear space and pays 1 courage.",
    ]
    assert follows(match, names, "A 4, B 3, 1+4, 1+3") == [
        "Ben comes to a fear space and pays 1 courage.",
        "The runners of Ben are now on spaces 1, 4, 5.",
    ]
    assert follows(match, names, "torro 2") == ["Torro is now on space 2.", "Round 2."]
    assert follows(match, names, "A >, B >, 5+0, 1+0") == [  # P7: staying is free; P9: 2 to 1
        "The runners of Ana are now on spaces 1, 5, 5.",
        "Ben, outnumbered on space 5, pays 1 courage to Ana.",
    ]
    assert follows(match, names, "shove 1 +1") == ["The runners of Ben are now on spaces 1, 4, 6."]
    assert follows(match, names, "A >, B >, 6+3, 4+0") == [
        "Ben comes to a fear space and pays 1 courage.",
        "The runners of Ben are now on spaces 1, 4, 9.",
    ]
    assert follows(match, names, "torro !") == [  # P15: Ana -1 +0 +0, Ben -1 +1 +0
        "Ana loses 1 courage.",
        "Ben neither gains nor loses courage.",
        "Round 3.",
    ]
    assert [seat["courage"] for seat in match.view(0)["seats"]] == [28, 27]


def test_pamplona_tomatoes_a_credit_seats_and_torro_in_the_arena() -> None:
    runners = [[3, 16, 30], [1, 1, 34]]
    things = {"first": 0, "turn": 0, "phase": "roll-a", "courage": [0, 30], "torro": 31}
    match, names = laid("pamplona", 2, runners=runners, **things), ["Ana", "Ben"]
    assert follows(match, names, "A 4, B 5, 30+4, 16+5") == [  # P8: not 21
        "The runners of Ana are now on spaces 3, 20, 34."
    ]
    assert follows(match, names, "A 2, B 2, 1+2, 1+2") == [  # P18: 0 chips, so a credit of 10
        "The runners of Ben are now on spaces 3, 3, 34.",
        "Ana, outnumbered on space 3, pays 1 courage to Ben.",
        "Ana has to borrow: credits from 0 to 1.",
    ]
    assert follows(match, names, "shove 0 -1") == [  # P12: both on 34, so both in the same row
        "The runners of Ana are now on spaces 2, 20.",
        "Ana reaches the arena: a seat in row 1.",
        "Ben reaches the arena: a seat in row 1.",
    ]
    assert follows(match, names, "torro 3") == [  # P19
        "Torro is now on space 34.",
        "Torro is in the arena: the game is over.",
    ]
    assert match.actor is None


def test_pamplona_fear_comes_before_the_income_of_a_shove() -> None:
    runners = [[9, 6, 1], [9, 30, 30]]
    match = laid("pamplona", 2, runners=runners, first=0, turn=0, phase="roll-a", torro=3)
    assert follows(match, ["Ana", "Ben"], "A 3, B >, 6+3, 1+0") == [
        "Ana comes to a fear space and pays 1 courage.",
        "The runners of Ana are now on spaces 1, 9, 9.",
        "Ben, outnumbered on space 9, pays 1 courage to Ana.",
    ]


def test_pamplona_the_first_player_moves_on_where_that_is_played() -> None:
    match = tertulia.game("pamplona").start(2, chance=None, options={"rotate_start": True})
    follows(match, ["Ana", "Ben"], "first 1, A 2, B 3, 1+2, 1+3, A 2, B 3, 1+2, 1+3")
    assert follows(match, ["Ana", "Ben"], "torro 1") == [
        "Torro is now on space 1.",
        "Round 2.",
        "Ana runs first.",
    ]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_pamplona_no_courage_comes_or_goes_untold(seats: int) -> None:
    names = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Fritz"][:seats]
    courage, before = dict.fromkeys(names, 30), None
    for match in by_hand(tertulia.game("pamplona"), seats, "courage"):
        after = match.seen(None)
        if before is not None:
            for line in told(match, before, after, names):
                tell_courage(line, courage)
        assert list(courage.values()) == [seat.courage for seat in after.seats]
        before = after


def tell_courage(line: str, courage: dict[str, int]) -> None:
    """Believe a line."""
    who = re.split(r"\W", line)[0]
    if changed := re.search(r"(gains|loses|and pays) (\d+) courage", line):
        courage[who] += int(changed[2]) * (1 if changed[1] == "gains" else -1)
    elif paid := re.search(r"pays (\d+) courage to (\w+)", line):
        courage[who] -= int(paid[1])
        courage[paid[2]] += int(paid[1])
    elif credits := re.search(r"credits from (\d+) to (\d+)", line):
        courage[who] += 10 * (int(credits[2]) - int(credits[1]))


# Caramba! (1992)

RACE = [  # the events, then what follows from them
    ("first 0, place 46, place 44, place 40, place 36, ready, ready, ready", []),
    ("ready", ["Round 1."]),
    ("ready, throw 1, die 3", ["Ana reaches the mine from space 46.", "Ana pays 1 silver into the pot."]),
    ("ready, throw 1, die 4", ["Ben moves from space 44 to 48."]),
    (
        "ready, throw 2, die 5, die 3",  # S8
        [
            "Cleo moves from space 40 to 48.",
            "Space 48 is occupied: Cleo throws one more die.",
            "Ben pays 1 silver to Cleo.",
        ],
    ),
    ("die 0", ["Space 48 is occupied: Cleo throws one more die.", "Ben pays 1 silver to Cleo."]),
    ("die 1", ["Cleo reaches the mine from space 48.", "Cleo pays 2 silver into the pot."]),  # S11
    ("ready, throw 1", ["Dan pays 1 silver into the pot."]),  # S9
    ("no, die 2", ["Dan moves from space 36 to 38.", "Round 2."]),
    ("ready, throw 1, offer 2, no, offer 1, accept 2, die 0, die 0", []),  # S13: told by the event; S7
    ("ready, throw 2, no, die 2, die 0", ["Dan moves from space 38 to 40.", "Round 3."]),
    (
        "ready, throw 1, die 1",  # S15, S2
        [
            "Ben reaches the mine from space 48.",
            "Ben pays 3 silver into the pot.",
            "Dan wins the race and takes the pot: 7 silver.",
            "Race 2. Placing order: Dan, Ben, Cleo, Ana.",
        ],
    ),
]


def test_sombreros_a_whole_race_of_four() -> None:
    match, names = tertulia.game("sombreros").start(4, chance=None), ["Ana", "Ben", "Cleo", "Dan"]
    for events, lines in RACE:
        assert follows(match, names, events) == lines, events


def test_sombreros_two_each_and_ambushes() -> None:
    match, names = tertulia.game("sombreros").start(2, chance=None), ["Ana", "Ben"]
    follows(
        match, names, "first 0, place 40, place 30, place 39, place 20, ambush 45, ready, ambush 21, ready"
    )
    assert follows(match, names, "ready, throw 1, die 0") == []  # S7: it rests
    assert follows(match, names, "ready, throw 2, die 1, die 0, die 5, die 0, die 5") == [
        "Ana moves from space 39 to 40.",
        "Space 40 is occupied: Ana throws one more die.",  # S8: her own, so nobody pays
        "Ana moves from space 40 to 45.",
        "Ana is ambushed on space 45: one more die.",  # S12: earth
        "Ana is ambushed on space 45: one more die.",
        "Ana reaches the mine from space 45.",
        "Ana pays 1 silver into the pot.",
    ]
    assert follows(match, names, "ready, throw 1, die 3") == [  # S9
        "Ben pays 1 silver into the pot.",
        "Ben moves from space 30 to 33.",
    ]
    assert follows(match, names, "ready, throw 3, die 1, die 0, die 0, die 2, die 2") == [
        "Ben moves from space 20 to 21.",
        "Ben is ambushed on space 21: 2 more dice.",  # S12: gravel
        "Ben moves from space 21 to 25.",
        "Round 2.",
    ]


@pytest.mark.parametrize(
    ("silver", "race", "told"),
    [
        (
            [0, 50, 30, 30],
            1,
            [
                "Ben wins the race and takes the pot: 10 silver.",
                "Ana cannot pay in full and is broke: nothing more to pay in this race.",
                "Broke, and not the winner of this race: Ana. The game is over.",
            ],
        ),
        (
            [3, 57, 25, 25],
            1,
            [
                "Ana pays 3 silver into the pot.",
                "Ben wins the race and takes the pot: 13 silver.",
                "No silver left after this race: Ana. The game is over.",
            ],
        ),
        (
            [40, 20, 25, 25],
            12,
            [
                "Ana pays 36 silver into the pot.",
                "Ben wins the race and takes the pot: 46 silver.",
                "That was the last race. The game is over.",
            ],
        ),
    ],
)
def test_sombreros_the_end_says_why(silver: list[int], race: int, told: list[str]) -> None:
    things = {"space": [48, 48, 0, 0], "arrival": [0, 0, 1, 2], "phase": "occupied", "turn": 0, "entitled": 1}
    table = {"silver": silver, "pot": 10, "order": [0, 1, 2, 3], "rounds": 1, "chosen": 1}
    match = laid("sombreros", 4, actor="chance", throwing=1, race=race, **things, **table)
    names = ["Ana", "Ben", "Cleo", "Dan"]
    assert follows(match, names, "die 4") == ["Ana reaches the mine from space 48.", *told]
    assert match.outcome is not None


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_sombreros_no_silver_comes_or_goes_untold(seats: int) -> None:
    names = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Fritz"][:seats]
    silver, before = dict.fromkeys(names, 60 if seats < 4 else 30), None
    for match in by_hand(tertulia.game("sombreros"), seats, "silver"):
        after = match.seen(None)
        if before is not None:
            event = EN.tell(match.history[-1].action.message, names)
            for line in [event, *told(match, before, after, names)]:
                tell_silver(line, silver)
        assert list(silver.values()) == [seat.silver for seat in after.seats]
        before = after


def tell_silver(line: str, silver: dict[str, int]) -> None:
    """Believe a line."""
    who, sums = line.split()[0], [int(number) for number in re.findall(r"(\d+) silver", line)]
    if paid := re.search(r"pays \d+ silver (?:to|into) (?:(\w+)\.|the pot)", line):
        silver[who] -= sums[0]
        if paid[1]:
            silver[paid[1]] += sums[0]
    elif accepted := re.search(r"accepts \d+ silver from (\w+)", line):
        silver[who] += sums[0]
        silver[accepted[1]] -= sums[0]
    elif "takes the pot" in line:
        silver[who] += sums[0]
