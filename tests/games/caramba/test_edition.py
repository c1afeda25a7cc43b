"""The shipped edition, the faults of an edition file, and an edition of one's own."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tertulia
from tertulia import EditionError, Game, Match

DECK = "g2m5 g2d5 g3m4 g3d4 g4m3 g4d3 g5m2 g5d2 g7 m2d5 m3d4 m4d3 m5d2 m7 d7"
OWN = """
game = "caramba"
edition = "mine"
title = "Caramba! (my box)"
cards_per_band = { value = 6, certainty = "printed", source = "counted" }
crates_per_good = { value = 3, certainty = "printed", source = "counted" }
crates = { value = ["g2", "g3", "g4", "m4", "m4", "m4", "d2", "d2", "d3"], certainty = "public", source = "" }
first_hand = { value = 3, certainty = "printed", source = "-" }
cards_drawn = { value = 1, certainty = "public", source = "-" }
seguridad_limit = { value = 7, certainty = "public", source = "-" }
specials = { value = ["fuera", "manos", "seguridad", "vuelta"], certainty = "printed", source = "-" }

[bands]
certainty = "printed"
source = "seen"
value = [
    { band = "Reds", cards = ["d7", "g7", "g7", "g7", "m2", "g2d2"] },
    { band = "Blues", cards = ["m3d4", "m3d4", "g3m4", "g3m4", "d5", "d5"] },
    { band = "Greens", cards = ["g2", "g3", "g4", "g5", "g6", "g7"] },
    { band = "Greys", cards = ["m7", "m7", "m7", "d7", "d7", "d7"] },
]
"""


def shipped(game: Game) -> str:
    return (game.folder / "tilsit-2005.toml").read_text(encoding="utf-8")


def play_at_random(match: Match, seed: int) -> None:
    rng = random.Random(seed)
    while match.actor is not None:
        legal = match.legal()
        match.play(rng.choices(legal, [action.weight or 1 for action in legal])[0])


# The shipped edition


def test_the_shipped_edition_has_the_facts_of_the_table(caramba: Game) -> None:
    assert caramba.editions == ["tilsit-2005"]
    facts = caramba.start(4, chance=None).setup.edition
    assert facts.cards_per_band.value == 15
    assert [band.band for band in facts.bands.value] == ["Bandidos", "Soldados", "Gringos", "Indios"]
    pairs = [f"{a}{x}{b}{7 - x}" for a, b in ("gm", "gd", "md") for x in (2, 3, 4, 5)]
    for band in facts.bands.value:
        assert sorted(band.cards) == sorted([*pairs, "g7", "m7", "d7"])
    assert facts.crates_per_good.value == 8
    assert Counter(facts.crates.value) == {
        f"{good}{value}": copies for good in "gmd" for value, copies in ((2, 3), (3, 3), (4, 2))
    }
    assert sorted(facts.specials.value) == ["fuera", "manos", "seguridad", "vuelta"]
    assert (facts.first_hand.value, facts.cards_drawn.value, facts.seguridad_limit.value) == (4, 2, 6)


def test_the_shipped_edition_says_what_is_printed_implied_and_reconstructed(caramba: Game) -> None:
    facts = caramba.start(4, chance=None).setup.edition
    printed = ("cards_per_band", "crates_per_good", "first_hand", "cards_drawn", "seguridad_limit")
    assert {getattr(facts, name).certainty for name in printed} == {"printed"}
    assert facts.specials.certainty == "implied"
    assert {facts.bands.certainty, facts.crates.certainty} == {"reconstruction"}


def test_the_view_lists_cards_by_the_goods_and_values_they_show(caramba: Game) -> None:
    match = caramba.start(2, chance=None)
    position = match.position()
    table = position["table"]
    table["hand"][0], table["pile"][0] = table["pile"][0][::-1], []
    assert caramba.load(position, chance=None).view(0)["you"]["hand"] == DECK.split()


# Faults

G2M5 = '["g2m5", "g3m4"'
FAULTS = {
    "another game": ('game = "caramba"', 'game = "pamplona"', "this is an edition of pamplona", "game ="),
    "a syntax error": ("value = 15", "value = ", "not TOML", "value = \n"),
    "a missing fact": ('title = "Caramba! (Tilsit, 2005)"\n', "", "missing required field `title`", None),
    "an unknown fact": ("[first_hand]", "[second_hand]", "unknown field `second_hand`", None),
    "a fact of a wrong type": ("value = 4", 'value = "four"', "Expected `int`", 'value = "four"'),
    "a fact without certainty": (
        'value = 4\ncertainty = "printed"\n',
        "value = 4\n",
        "certainty",
        "[first_hand]",
    ),
    "an unknown certainty": (
        'value = 4\ncertainty = "printed"',
        'value = 4\ncertainty = "guessed"',
        "'guessed'",
        'certainty = "guessed"',
    ),
    "three bands": (
        '{ band = "Indios"',
        '# { band = "Indios"',
        "there must be 4 bands, not 3",
        "value = [\n",
    ),
    "no cards": ("value = 15", "value = 0", "a band has 1 to 15 cards, not 0", "value = 0"),
    "too many cards": ("value = 15", "value = 16", "a band has 1 to 15 cards, not 16", "value = 16"),
    "a card too few": (
        f'"Soldados", cards = {G2M5}',
        '"Soldados", cards = ["g3m4"',
        "Soldados must have 15 cards, not 14",
        "Soldados",
    ),
    "a card too many": (
        f'"Gringos", cards = {G2M5}',
        '"Gringos", cards = ["g2m5", "g7", "g3m4"',
        "Gringos must have 15",
        "Gringos",
    ),
    "goods in a wrong order": (
        f'"Soldados", cards = {G2M5}',
        '"Soldados", cards = ["m5g2", "g3m4"',
        "'m5g2' is no card",
        "Soldados",
    ),
    "three goods on a card": (
        f'"Indios", cards = {G2M5}',
        '"Indios", cards = ["g2m2d3", "g3m4"',
        "'g2m2d3' is no card",
        "Indios",
    ),
    "no good on a card": (
        f'"Soldados", cards = {G2M5}',
        '"Soldados", cards = ["", "g3m4"',
        "'' is no card",
        "Soldados",
    ),
    "an unknown good": (
        f'"Soldados", cards = {G2M5}',
        '"Soldados", cards = ["x4", "g3m4"',
        "'x4' is no card",
        "Soldados",
    ),
    "a value too high": (
        f'"Soldados", cards = {G2M5}',
        '"Soldados", cards = ["g8", "g3m4"',
        "'g8': a card's value is 2 to 7",
        "Soldados",
    ),
    "a value too low": (
        f'"Soldados", cards = {G2M5}',
        '"Soldados", cards = ["g1m4", "g3m4"',
        "'g1m4': a card's value",
        "Soldados",
    ),
    "a value of nothing": (
        f'"Soldados", cards = {G2M5}',
        '"Soldados", cards = ["g0m4", "g3m4"',
        "'g0m4'",
        "Soldados",
    ),
    "no crates": ("value = 8", "value = 0", "there are 1 to 40 crates of each good, not 0", "value = 0"),
    "too many crates": ("value = 8", "value = 41", "there are 1 to 40 crates", "value = 41"),
    "a crate of five": ('["g2", "g2"', '["g2", "g5"', "'g5' is no crate", '["g2", "g5"'),
    "a crate of water": ('["g2", "g2"', '["g2", "w2"', "'w2' is no crate", '["g2", "w2"'),
    "a crate too few": ('["g2", "g2"', '["g2"', "there must be 8 crates of g, not 7", '["g2", "g2"'),
    "a crate of the wrong good": ('["g2", "g2"', '["g2", "m2"', "there must be 8 crates of g", '["g2", "m2"'),
    "no first hand": ("value = 4", "value = 0", "the first hand has 1 to 15 cards", "value = 0"),
    "a first hand larger than a band": ("value = 4", "value = 16", "the first hand has", "value = 16"),
    "no cards drawn": ("value = 2", "value = 0", "1 to 15 cards are drawn", "value = 0"),
    "En seguridad for less than a crate": ("value = 6", "value = 3", "a value of 4 to 100", "value = 3"),
    "a special twice": ('"fuera", ', '"manos", ', "the specials are one each of manos", '["manos", "vuelta"'),
    "a special missing": ('"fuera", ', "", "the specials are one each of manos", '["manos", "vuelta"'),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_edition_is_refused_with_reason_and_line(caramba: Game, tmp_path: Path, fault: str) -> None:
    printed, wrong, reason, place = FAULTS[fault]
    assert printed in shipped(caramba)
    text = shipped(caramba).replace(printed, wrong, 1)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as error:
        caramba.start(edition=file)
    line = text[: text.index(place)].count("\n") + 1 if place else 1
    assert reason in error.value.reason
    assert error.value.line == line
    assert str(error.value) == f"{file}, line {line}: {error.value.reason}"


def test_a_missing_file_is_no_edition(caramba: Game, tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="no such file"):
        caramba.start(edition=tmp_path / "mine.toml")


# An edition of one's own


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    return file


def test_own_edition_gives_each_seat_the_deck_of_its_band(caramba: Game, mine: Path) -> None:
    match = caramba.start(2, edition=mine, chance=None)
    for event in ("first 0", "special manos", "special vuelta"):
        match.play(event)
    weights = {str(event): event.weight for event in match.legal()}
    assert weights == {"card g2d2": 1, "card g7": 3, "card m2": 1, "card d7": 1}
    for event in ("card g7", "card g7", "card d7"):  # three cards each
        match.play(event)
    assert match.view(0)["you"]["hand"] == ["g7", "g7", "d7"]
    weights = {str(event): event.weight for event in match.legal()}
    assert weights == {"card g3m4": 2, "card m3d4": 2, "card d5": 2}
    for event in ("card d5", "card d5", "card g3m4", "crate m4", "crate d2", "crate g3"):
        match.play(event)
    assert [str(action) for action in match.legal()] == ["bid g7 g", "bid d7 d"]  # equal cards, one action


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_own_edition_plays_a_game_whose_record_replays(caramba: Game, mine: Path, seats: int) -> None:
    for seed in range(5):
        match = caramba.start(seats, edition=mine, chance=None)
        play_at_random(match, seed)
        record: Any = json.loads(json.dumps(match.record()))
        assert record["edition"]["bands"]["value"][0]["cards"] == ["d7", "g7", "g7", "g7", "m2", "g2d2"]
        mine.write_text("gone", encoding="utf-8")
        again = tertulia.replay(record)
        mine.write_text(OWN, encoding="utf-8")
        assert again.record() == match.record()
        assert again.outcome == match.outcome
        assert again.position() == match.position()
        assert caramba.load(match.position()).view(0) == match.view(0)


def test_the_shipped_edition_goes_into_a_record_by_name(caramba: Game) -> None:
    assert caramba.start(2, chance=None).record()["edition"] == "tilsit-2005"
