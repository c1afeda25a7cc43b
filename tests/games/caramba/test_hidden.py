"""What a seat cannot know: dealt anew without a trace in what it sees (C8, C23, C28 to C30)."""

import json
import random
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tertulia import Game, Match
from tertulia.core.contract import CHANCE, NOBODY
from tertulia.games.caramba import view as views
from tertulia.games.caramba.edition import card_names
from tertulia.games.caramba.state import PHASES

POSITIONS = 360  # for each number of seats


def sampled(game: Game, seats: int, count: int, seed: int = 7, **options: bool) -> Iterator[Match]:
    """Positions along random games, one in four of those met and every end; a match goes on after each."""
    rng = random.Random(seed * 10 + seats)
    while True:
        match = game.start(seats, chance=None, options=options)
        while match.actor is not None:
            step(match, rng)
            if rng.random() < 0.25 or match.actor is None:
                yield match
                count -= 1
                if count == 0:
                    return


def step(match: Match, rng: random.Random, never: str = "-") -> None:
    legal = [action for action in match.legal() if not str(action).startswith(never)]
    match.play(rng.choices(legal, [action.weight or 1 for action in legal])[0])


def seen(match: Match, seat: int) -> str:
    """Everything that reaches a seat, or the spectator, byte by byte."""
    viewer = None if seat == NOBODY else seat
    actions = [str(action) for action in match.legal()] if match.actor == viewer else []
    return json.dumps([match.view(viewer), actions])


def interference(match: Match, seed: int) -> list[tuple[int, bool]]:
    """The viewers, with and without a memory, who could tell that what they cannot know has changed."""
    return [
        (seat, memory)
        for seat in (NOBODY, *range(match.seats))
        for memory in (True, False)
        if seen(match.imagine(seat, seed, memory), seat) != seen(match, seat)
    ]


def secrets(match: Match) -> Any:
    return match.position()["table"]


# Non-interference


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c29_what_a_seat_cannot_know_changes_nothing_it_sees(caramba: Game, seats: int) -> None:
    phases = set()
    for seed, match in enumerate(sampled(caramba, seats, POSITIONS)):
        phases.add(match.view(None)["phase"])
        assert interference(match, seed) == []
    assert phases == set(PHASES) - {"first"}


def test_c30_the_memory_aid_shows_nothing_beyond_perfect_memory(caramba: Game) -> None:
    for seed, match in enumerate(sampled(caramba, 3, 60, memory_aid=True)):
        assert [seat for seat, memory in interference(match, seed) if memory] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c30_a_hand_without_a_pile_is_known_to_all_with_a_memory_or_without(
    caramba: Game, seats: int
) -> None:
    """The band is known and the rest of it lies open; one glance at the table is enough."""
    met = 0
    for seed, match in enumerate(sampled(caramba, seats, POSITIONS, memory_aid=True)):
        shown = [row["remembered"]["hand"] for row in match.view(None)["seats"]]
        worlds = [secrets(match.imagine(NOBODY, seed, memory)) for memory in (True, False)]
        for seat, hand in enumerate(secrets(match)["hand"]):
            if hand and not secrets(match)["pile"][seat]:
                met += 1
                assert hand == shown[seat] == secrets(match)["known"][seat]
                assert all(world["hand"][seat] == world["known"][seat] == hand for world in worlds)
    assert met > 5


Leak = Callable[[Any, Any], dict[str, Any]]
LEAKS: dict[str, Leak] = {
    "the hand of seat 0": lambda edition, s: {"leak": views.heap(card_names(edition, 0), s.hand[0])},
    "the pile of seat 1": lambda edition, s: {"leak": views.heap(card_names(edition, 1), s.pile[1])},
    "what others secured": lambda edition, s: {"leak": s.secured[: s.seats].tolist()},
    "what is in the bag": lambda edition, s: {"leak": s.bag.tolist()},
    "who holds Fuera": lambda edition, s: {"leak": s.special.tolist().index(2) if 2 in s.special else None},
    "what others remember": lambda edition, s: {"leak": s.known.tolist()},
}


class Leaky(views.View, frozen=True, kw_only=True):
    leak: Any


@pytest.mark.parametrize("leak", LEAKS)
def test_the_check_finds_a_view_that_leaks(caramba: Game, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    honest = views.common

    def leaky(edition: Any, boxes: Any, states: Any, s: Any) -> Leaky:
        seen = msgspec.structs.asdict(honest(edition, boxes, states, s))
        return Leaky(**seen, **LEAKS[leak](edition, states[0]))

    monkeypatch.setattr(views, "common", leaky)
    assert any(interference(match, seed) for seed, match in enumerate(sampled(caramba, 3, 120)))


# What stays


@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_redeal_keeps_what_the_seat_knows_and_the_position_valid(
    caramba: Game, seats: int, memory: bool
) -> None:
    for seed, match in enumerate(sampled(caramba, seats, 50, seed=3)):
        before = json.dumps(match.position())
        for seat in (NOBODY, *range(seats)):
            other = match.imagine(seat, seed, memory)
            assert list(other.faults()) == []
            assert_kept(secrets(match), secrets(other), seat)
            if memory:
                assert_remembered(secrets(match), secrets(other))
        assert json.dumps(match.position()) == before  # the match itself is as it was


HIDDEN = ("hand", "known", "pile", "special", "secured", "bag")


def assert_kept(before: Any, after: Any, seat: int) -> None:
    for name in before.keys() - set(HIDDEN):
        assert after[name] == before[name]
    assert len(after["bag"]) == len(before["bag"])
    for name in ("hand", "pile", "secured"):
        assert [*map(len, after[name])] == [*map(len, before[name])]
        assert seat == NOBODY or after[name][seat] == before[name][seat]
    for other, played in enumerate(before["played"]):
        assert (after["special"][other] is None) == (before["special"][other] is None)
        if played or other == seat:
            assert after["special"][other] == before["special"][other]


def assert_remembered(before: Any, after: Any) -> None:
    """C30: cards seen returning to a hand and crates seen being turned."""
    assert after["known"] == before["known"]
    assert (after["secured"], after["bag"]) == (before["secured"], before["bag"])
    for hand, known in zip(after["hand"], before["known"], strict=True):
        assert Counter(known) <= Counter(hand)


# What varies

SAMPLES = 1500
WITHIN = 0.06  # more than four standard deviations of a share among that many


def often(tally: Counter[Any], thing: Any, share: float) -> bool:
    return abs(tally[thing] / SAMPLES - share) < WITHIN


def imagined(match: Match, seat: int, memory: bool) -> Iterator[Any]:
    for seed in range(SAMPLES):
        yield secrets(match.imagine(seat, seed, memory))


@pytest.mark.parametrize("memory", [True, False])
def test_redeal_deals_every_hidden_card_with_its_share(table: Callable[..., Match], memory: bool) -> None:
    """Seat 1: five cards in hand, one of them known; six in the pile; three discarded, one on the table."""
    match = table(
        2,
        hand={1: "g2m5 g7 m7 d7 m2d5"},
        known={1: "g7"},
        pile={1: "g2d5 g3m4 g3d4 g4m3 g4d3 g5m2"},
        bids={1: {"d": "g5d2"}},
    )
    tally = Counter(card for after in imagined(match, 0, memory) for card in after["hand"][1])
    hidden = ["g2m5", "g7", "m7", "d7", "m2d5", "g2d5", "g3m4", "g3d4", "g4m3", "g4d3", "g5m2"]
    assert set(tally) == set(hidden)
    for card in hidden:
        if memory:
            assert tally[card] == SAMPLES if card == "g7" else often(tally, card, 4 / 10)
        else:
            assert often(tally, card, 5 / 11)


def test_redeal_deals_hands_of_both_others_independently(table: Callable[..., Match]) -> None:
    match = table(3, hand={0: "g7", 1: "g7", 2: "m7"})
    tally = Counter(
        (after["hand"][1][0] == "g7", after["hand"][2][0] == "g7") for after in imagined(match, 0, True)
    )
    assert often(tally, (True, False), 1 / 15 * 14 / 15)
    assert often(tally, (False, False), (14 / 15) ** 2)
    assert tally[True, True] > 0  # each band has its own g7


@pytest.mark.parametrize("seat", [0, NOBODY])
def test_redeal_puts_every_unseen_special_in_every_place(table: Callable[..., Match], seat: int) -> None:
    """Seat 1 has played vuelta: what seat 2 has, and what lies aside, is open; for a spectator seat 0 too."""
    match = table(3, special="manos vuelta fuera", played={1})
    tally = Counter(tuple(after["special"]) for after in imagined(match, seat, True))
    if seat == 0:
        places = {("manos", "vuelta", last) for last in ("fuera", "seguridad")}
    else:
        unseen = ("manos", "fuera", "seguridad")
        places = {(one, "vuelta", last) for one in unseen for last in unseen if one != last}
    assert set(tally) == places
    assert all(often(tally, place, 1 / len(places)) for place in places)


def test_redeal_without_memory_mixes_secured_crates_with_the_bag(table: Callable[..., Match]) -> None:
    """24 crates: 5 in the centre, 1 in front, 2 secured by seat 0; 4 + 12 are one heap to seat 0."""
    match = table(
        2,
        centre="g2 g2 g2 g3 g3",
        front={1: "g3"},
        secured={0: "g4 g4", 1: "m2 m2 m2 m3"},
        bag="m3 m3 m4 m4 d2 d2 d2 d3 d3 d3 d4 d4",
    )
    tally: Counter[str] = Counter()
    for after in imagined(match, 0, False):
        assert after["secured"][0] == ["g4", "g4"]
        assert len(after["secured"][1]) == 4
        tally.update(set(after["secured"][1]))
    alone = 1 - 14 * 13 * 12 * 11 / (16 * 15 * 14 * 13)  # of two copies at least one
    three = 1 - 13 * 12 * 11 * 10 / (16 * 15 * 14 * 13)
    for crate in ("m4", "d4"):
        assert often(tally, crate, alone)
    for crate in ("m2", "m3", "d2", "d3"):
        assert often(tally, crate, three)
    assert not {"g2", "g3", "g4"} & set(tally)


# Whose turn it is


def windows(game: Game, seats: int, games: int) -> Iterator[Match]:
    """Every question for Fuera in random games in which it is declined."""
    rng = random.Random(seats)
    for _ in range(games):
        match = game.start(seats, chance=None)
        while match.actor is not None:
            if match.view(None)["phase"] == "fuera":
                yield match
            step(match, rng, never="fuera")


def asked(match: Match) -> list[int | None]:
    """The seats that are asked for Fuera from here on, if all decline, and the one who then begins."""
    order = []
    while match.view(None)["phase"] == "fuera":
        order.append(match.actor)
        match.play("no")
    return [*order, match.actor]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c8_whose_turn_it_is_never_tells_who_holds_fuera(caramba: Game, seats: int) -> None:
    lengths = set()
    for seed, match in enumerate(windows(caramba, seats, games=6)):
        expected = asked(caramba.load(match.position(), chance=None))
        lengths.add(len(expected))
        for seat in (NOBODY, *range(seats)):
            assert asked(match.imagine(seat, seed)) == expected
    assert len(lengths) > 1  # some were asked alone, some with others to follow


# What an action shows

WORLDS = 150


def shows(match: Match, action: str) -> bool:
    """What the game says, if many imagined worlds agree: they know nothing of the rules behind it."""
    after = match.copy()
    after.play(action)
    verdict = after.history[-1].shows
    assert verdict == surprises(match, after, action), f"{action} from {match.position()}"
    return verdict


def surprises(before: Match, after: Match, action: str) -> bool:
    """Whether who looks on could doubt that it was possible, or can tell in which world it was played."""
    for seed in range(WORLDS):
        world = before.imagine(NOBODY, seed)
        world.chance = None
        if action not in map(str, world.legal()):
            return True
        world.play(action)
        if world.imagine(NOBODY, seed).states.tobytes() != after.imagine(NOBODY, seed).states.tobytes():
            return True
    return False


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_action_shows_something_if_it_is_not_possible_in_every_world(caramba: Game, seats: int) -> None:
    rng, met = random.Random(seats), Counter[tuple[str, bool]]()
    for match in sampled(caramba, seats, 240, seed=5):
        if match.actor not in (None, CHANCE):
            action = str(rng.choice(match.legal()))
            met[action.split()[0], shows(match, action)] += 1
    assert min(met["bid", True], met["bid", False], met["pass", False]) > 5


def test_c30_a_bid_shows_a_card_unless_all_can_know_that_it_was_held(table: Callable[..., Match]) -> None:
    match = table(2, hand={0: "g7 m7", 1: "d7"}, known={0: "m7"})
    assert shows(match, "bid g7 g")
    assert not shows(match, "bid m7 m")
    assert shows(table(2, hand={0: "g7 m7"}, pile={0: "d7"}), "bid g7 g")  # it might have been the g7
    assert not shows(table(2, hand={0: "g7 m7"}, pile={0: ""}), "bid g7 g")  # all others lie open


def test_a_pile_has_no_place_for_all_copies_of_a_card(caramba: Game) -> None:
    """In an edition with three g7, one of them must be in the hand if only two cards are in the pile."""
    facts = tomllib.loads((caramba.folder / "tilsit-2005.toml").read_text(encoding="utf-8"))
    for band in facts["bands"]["value"]:
        band["cards"] = ["g7"] * 3 + band["cards"][:-3]
    position = caramba.start(2, edition=facts, chance=None).position()
    for pile, verdict in ((2, False), (3, True)):
        match = caramba.load(position | {"table": late(position["table"], pile)}, chance=None)
        assert shows(match, "bid g7 g") == verdict


def late(table: Any, pile: int) -> Any:
    """The first auction with nearly all cards of seat 0 in its hand."""
    cards = sorted(table["pile"][0], reverse=True)
    begun = {"phase": "auction", "actor": 0, "first": 0, "rounds": 1, "special": ["manos", "vuelta"]}
    return table | begun | {"hand": [cards[pile:], []], "pile": [cards[:pile], table["pile"][1]]}


@pytest.mark.parametrize(
    ("action", "special", "things"),
    [
        ("manos", "manos vuelta fuera seguridad", {"turns": {0}}),
        ("vuelta g7", "vuelta manos fuera seguridad", {"pile": {0: "m7"}, "hand": {0: "d7"}}),
        ("fuera g", "fuera manos vuelta seguridad", {"phase": "fuera", "front": {0: "g2"}}),
        ("seguridad", "seguridad manos vuelta fuera", {"phase": "securing", "front": {0: "g2"}}),
    ],
)
def test_c2_a_special_is_shown_unless_all_others_have_been(
    table: Callable[..., Match], action: str, special: str, things: dict[str, Any]
) -> None:
    """Of four players the last one's is known; of three it may be the one set aside."""
    for seats, played, verdict in ((4, {1, 2}, True), (4, {1, 2, 3}, False), (3, {1, 2}, True)):
        assert shows(table(seats, special=special, played=played, **things), action) == verdict


def test_c12_who_passes_at_once_shows_that_there_was_nothing_else_to_do(table: Callable[..., Match]) -> None:
    """The first player has no card; who looks on cannot know about Estoy de vuelta."""
    cards: dict[str, Any] = {"hand": {1: "g7"}, "pile": {0: "m7"}}
    for special, things, verdict in (
        ("fuera manos vuelta", {}, True),
        ("fuera vuelta manos", {"played": {1}}, False),  # another had it
        ("fuera manos vuelta", {"played": {0}}, False),  # theirs was something else
        ("fuera manos vuelta", {"pile": {}}, False),  # nothing is discarded that it could take
        ("fuera manos vuelta", {"turns": {0}}, False),  # passing is free from the second turn on
        ("manos fuera vuelta", {"first": 1, "actor": 0}, False),  # and for all others
    ):
        assert shows(table(3, special=special, **(cards | things)), "pass") == verdict


def test_securing_and_declining_show_nothing_to_who_has_looked_on(table: Callable[..., Match]) -> None:
    securing = table(2, phase="securing", front={0: "g2 m3"})
    window = table(2, phase="fuera", front={0: "g2"})
    for match, action in ((securing, "safe g2"), (securing, "done"), (window, "no")):
        assert not shows(match, action)
