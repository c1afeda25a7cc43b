"""The shipped edition, and editions that no rule can play."""

import tomllib
from pathlib import Path

import pytest

import tertulia
from tertulia import EditionError

GAME = tertulia.game("pamplona")
SHIPPED = (GAME.folder / "fx-schmid-1992.toml").read_text(encoding="utf-8")
CARDS = '{ "!" = 6, "1" = 3, "2" = 3, "3" = 5, "4" = 3, "5" = 2 }'


def test_the_shipped_edition_has_the_facts_of_the_box() -> None:
    edition = GAME.setup(6, None, None).edition
    assert (edition.runners.value, edition.runners.certainty) == (3, "printed")
    assert (edition.die_a.value, edition.die_a.certainty) == (["2", "3", "4", ">", ">", ">"], "printed")
    assert (edition.die_b.value, edition.die_b.certainty) == (["2", "3", "4", "5", ">", ">"], "printed")
    assert edition.deck.value == {"!": 6, "5": 2, "4": 3, "3": 5, "2": 3, "1": 3}
    assert edition.deck.certainty == "printed"
    assert (edition.start_courage.value, edition.start_courage.certainty) == (30, "printed")
    assert (edition.arrow.value, edition.credit.value, edition.fear_price.value) == (6, 10, 1)
    assert edition.attack_rewards.value == [3, 2, 1]
    assert (edition.rows.value, edition.rows.certainty) == (12, "public")
    assert (edition.street.value, edition.street.certainty) == (32, "reconstruction")
    assert (edition.arena.value, edition.arena.certainty) == (6, "reconstruction")
    assert (edition.tomatoes.value, edition.tomatoes.certainty) == ([21, 22], "reconstruction")
    assert (edition.fear.value, edition.fear.certainty) == ([5, 9, 13, 17, 25, 29], "reconstruction")


def test_the_deck_has_22_cards_and_46_steps() -> None:
    deck = GAME.setup(6, None, None).edition.deck.value
    assert sum(deck.values()) == 22
    assert sum(int(card) * copies for card, copies in deck.items() if card != "!") == 46


def line_of_value(fact: str) -> int:
    """The line of the value of a fact in the shipped file, counted from 1."""
    lines = SHIPPED.splitlines()
    heading = next(n for n, line in enumerate(lines) if line.startswith(f"[{fact}]"))
    return heading + 2


@pytest.mark.parametrize(
    ("fact", "value", "reason"),
    [
        ("runners", "2", "3 runners, not 2"),
        ("die_a", '["2", "3", "4", ">", ">"]', "6 faces, not 5"),
        ("die_a", '["2", "3", "7", ">", ">", ">"]', "'7' is no face"),
        ("die_b", '["2", "3", "4", "0", ">", ">"]', "'0' is no face"),
        ("die_b", '["2", "3", "4", "5", ">", "arrow"]', "'arrow' is no face"),
        ("arrow", "0", "from 1 to 6, not 0"),
        ("arrow", "7", "from 1 to 6, not 7"),
        ("deck", '{ "!" = 6 }', "never moves Torro"),
        ("deck", '{ "!" = 6, "1" = 5, "2" = 5 }', "never passes the tomatoes"),
        ("deck", '{ "!" = 6, "0" = 1, "3" = 5 }', "'0' is no card"),
        ("deck", '{ "!" = 6, "10" = 1, "3" = 5 }', "'10' is no card"),
        ("deck", '{ "!" = 6, "bull" = 1, "3" = 5 }', "'bull' is no card"),
        ("deck", '{ "!" = 0, "3" = 5 }', "at least one card of !"),
        ("deck", '{ "!" = 6, "3" = -5 }', "at least one card of 3"),
        ("deck", '{ "!" = 6, "3" = 27 }', "at most 32 cards, not 33"),
        ("start_courage", "-1", "from 0 to 100, not -1"),
        ("credit", "0", "from 10 to 100, not 0"),
        ("attack_rewards", "[]", "1 to 7 rewards of 0 to 9"),
        ("attack_rewards", "[3, -1]", "1 to 7 rewards of 0 to 9"),
        ("attack_rewards", "[8, 7, 6, 5, 4, 3, 2, 1]", "1 to 7 rewards of 0 to 9"),
        ("fear_price", "0", "from 1 to 3, not 0"),
        ("rows", "0", "from 1 to 100, not 0"),
        ("street", "0", "at least one space, not 0"),
        ("arena", "5", "arena of 5 spaces can be overshot: it needs at least 6"),
        ("arena", "32", "at most 63 spaces, not 64"),
        ("tomatoes", "[21]", "two tomato spaces, not 1"),
        ("tomatoes", "[21, 23]", "adjacent"),
        ("tomatoes", "[22, 21]", "adjacent"),
        ("tomatoes", "[1, 2]", "not on the street behind another space"),
        ("tomatoes", "[32, 33]", "not on the street behind another space"),
        ("fear", "[5, 0]", "fear space 0 is not on the street"),
        ("fear", "[5, 33]", "fear space 33 is not on the street"),
        ("fear", "[5, 21]", "fear space 21 is a tomato"),
        ("fear", "[5, 9, 5]", "fear space 5 is named twice"),
        ("fear", '["five"]', "Expected `int`, got `str`"),
    ],
)
def test_faults_are_named_with_their_line(tmp_path: Path, fact: str, value: str, reason: str) -> None:
    shipped = tomllib.loads(SHIPPED)[fact]["value"]
    lines = SHIPPED.splitlines()
    assert tomllib.loads(lines[line_of_value(fact) - 1]) == {"value": shipped}
    lines[line_of_value(fact) - 1] = f"value = {value}"
    with pytest.raises(EditionError) as error:
        GAME.start(2, edition=write(tmp_path, "\n".join(lines)))
    assert reason in error.value.reason
    assert error.value.line == line_of_value(fact)


def test_an_arena_shorter_than_the_largest_card_is_refused(tmp_path: Path) -> None:
    file = write(tmp_path, SHIPPED.replace(CARDS, '{ "!" = 6, "8" = 3 }'))
    with pytest.raises(EditionError, match="arena of 6 spaces can be overshot: it needs at least 8") as error:
        GAME.start(2, edition=file)
    assert error.value.line == line_of_value("arena")


def test_an_edition_of_another_length_plays_to_the_end(tmp_path: Path) -> None:
    text = SHIPPED.replace("value = 32", "value = 40").replace(CARDS, '{ "!" = 2, "3" = 1 }')
    match = GAME.start(3, edition=write(tmp_path, text), seed=1)
    while match.actor is not None:
        match.play(match.legal()[0])
    assert match.outcome is not None
    assert match.view(None)["path"]["street"] == 40


def write(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file
