"""The shipped edition, and what is said of edition files that no rule can play."""

from pathlib import Path

import pytest

import tertulia
from tertulia import EditionError
from tertulia.games.sombreros.edition import ROUTE, Edition

GAME = tertulia.game("sombreros")
SHIPPED = (GAME.folder / "amigo-1992.toml").read_text(encoding="utf-8")


def shipped() -> Edition:
    edition: Edition = GAME.setup(4, None, None).edition
    return edition


def each(*values: int) -> str:
    """A fact by number of players, from 2 on."""
    return "{ " + ", ".join(f"{players} = {value}" for players, value in enumerate(values, start=2)) + " }"


def with_facts(file: Path, facts: dict[str, str]) -> Path:
    """The shipped edition with some values changed, written to the file."""
    text = SHIPPED
    for fact, value in facts.items():
        head = text.index("value = ", text.index(f"[{fact}]"))
        text = text[:head] + f"value = {value}" + text[text.index("\n", head) :]
    file.write_text(text, encoding="utf-8")
    return file


def test_the_shipped_edition_has_the_facts_of_the_referee() -> None:
    edition = shipped()
    assert edition.faces.value == [0, 1, 2, 3, 4, 5]
    assert edition.dice.value == {2: 4, 3: 6, 4: 4, 5: 5, 6: 6}
    assert edition.silver_each.value == {2: 60, 3: 60, 4: 30, 5: 30, 6: 30}
    assert edition.sombreros_each.value == edition.tokens_each.value == {2: 2, 3: 2, 4: 1, 5: 1, 6: 1}
    assert edition.terrain.value == ["stone", "gravel", "earth"]
    assert edition.lengths.value == [16, 16, 16]
    assert edition.ambush_dice.value == {"stone": 3, "gravel": 2, "earth": 1}
    assert (edition.welcome.value, edition.buying_off.value, edition.arrival.value) == (1, 1, 1)
    assert edition.races.value == 12


def test_every_fact_says_how_sure_it_is() -> None:
    edition = shipped()
    certainties = {"terrain": "public", "lengths": "reconstruction", "races": "reconstruction"}
    for name in edition.__struct_fields__[3:]:
        fact = getattr(edition, name)
        assert fact.certainty == certainties.get(name, "printed")
        assert fact.source


@pytest.mark.parametrize(("seats", "silver", "sombreros"), [(2, 60, 2), (3, 60, 2), (4, 30, 1), (6, 30, 1)])
def test_a_match_begins_with_the_pieces_of_the_box(seats: int, silver: int, sombreros: int) -> None:
    view = GAME.start(seats, chance=None).view(None)
    assert [seat["silver"] for seat in view["seats"]] == [silver] * seats
    assert [seat["tokens"] for seat in view["seats"]] == [sombreros] * seats
    assert view["dice_laid_out"] == seats * sombreros
    assert view["route"] == [
        {"terrain": "stone", "spaces": 16, "dice": 3},
        {"terrain": "gravel", "spaces": 16, "dice": 2},
        {"terrain": "earth", "spaces": 16, "dice": 1},
    ]


@pytest.mark.parametrize(
    ("fact", "value", "reason"),
    [
        ("faces", "[0, 0, 0]", "a face above 0"),
        ("faces", "[]", "a face above 0"),
        ("faces", "[0, 10]", "a face shows 0 to 9, not 10"),
        ("faces", "[-1, 5]", "a face shows 0 to 9, not -1"),
        ("faces", str([0, 1] * 51), "100 sides at most"),
        ("dice", each(4, 6, 4, 5), "dice must be given for 2 to 6 players"),
        ("dice", each(4, 6, 4, 5, 6, 7), "dice must be given for 2 to 6 players"),
        ("dice", each(4, 6, 4, 5, 13), "dice for 6 players must be 1 to 12, not 13"),
        ("dice", each(4, 5, 4, 5, 6), "6 sombreros of 3 players need as many dice"),
        ("silver_each", "{ 2 = 60, 3 = 60, 4 = 30, 6 = 30 }", "silver_each must be given for 2 to 6 players"),
        ("silver_each", each(60, 60, 0, 30, 30), "silver_each for 4 players must be 1 to 240, not 0"),
        ("silver_each", each(60, 60, 30, 30, 41), "6 players have 246 silver; 240 is the most"),
        ("sombreros_each", each(2, 2, 1, 1, 0), "sombreros_each for 6 players must be 1 to 2, not 0"),
        ("sombreros_each", each(3, 2, 1, 1, 1), "sombreros_each for 2 players must be 1 to 2, not 3"),
        ("sombreros_each", each(2), "sombreros_each must be given for 2 to 6 players"),
        ("tokens_each", each(2, 2, 1, 1, -1), "tokens_each for 6 players must be 0 to 2, not -1"),
        ("tokens_each", each(2, 2, 1, 3, 1), "tokens_each for 5 players must be 0 to 2, not 3"),
        ("tokens_each", "{}", "tokens_each must be given for 2 to 6 players"),
        ("terrain", '["stone", "water", "earth"]', "Invalid enum value 'water'"),
        ("lengths", "[16, 16]", "3 stretches and 2 lengths"),
        ("lengths", "[32, 16, 0]", "every stretch has at least one space"),
        ("lengths", "[32, 17, -1]", "every stretch has at least one space"),
        ("lengths", "[4, 4, 3]", "the route has 11 spaces; it needs 12"),
        ("lengths", "[20, 20, 21]", f"the route has 61 spaces; it needs 12 so that .*, {ROUTE} at most"),
        ("ambush_dice", "{ stone = 3, gravel = 2 }", "an ambush on earth throws 1 to 4 dice"),
        ("ambush_dice", "{ stone = 5, gravel = 2, earth = 1 }", "an ambush on stone throws 1 to 4 dice"),
        ("ambush_dice", "{ stone = 3, gravel = 0, earth = 1 }", "an ambush on gravel throws 1 to 4 dice"),
        ("welcome", "0", "a payment is 1 to 99 silver, not 0"),
        ("buying_off", "-1", "a payment is 1 to 99 silver, not -1"),
        ("arrival", "100", "a payment is 1 to 99 silver, not 100"),
        ("races", "0", "1 to 99 races at most .*, not 0"),
        ("races", "100", "1 to 99 races at most .*, not 100"),
        ("races", '"twelve"', "Expected `int`, got `str`"),
    ],
)
def test_a_fault_is_named_with_its_line(tmp_path: Path, fact: str, value: str, reason: str) -> None:
    file = with_facts(tmp_path / "mine.toml", {fact: value})
    line = SHIPPED[: SHIPPED.index(f"\n[{fact}]")].count("\n") + 3
    with pytest.raises(EditionError, match=reason) as error:
        GAME.start(edition=file)
    assert error.value.line == line
    assert str(error.value).startswith(f"{file}, line {line}: ")


def test_an_edition_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SHIPPED.replace('game = "sombreros"', 'game = "pamplona"'), encoding="utf-8")
    with pytest.raises(EditionError, match="an edition of pamplona, not of sombreros"):
        GAME.start(edition=file)


def test_a_box_of_ones_own_is_played(tmp_path: Path) -> None:
    """Another die and no tokens at all: no windows, and the weights are the sides."""
    file = with_facts(tmp_path / "own.toml", {"faces": "[0, 0, 3]", "tokens_each": each(2, 2, 0, 1, 1)})
    match = GAME.start(4, edition=file, chance=None)
    for event in ("first 0", "place 1", "place 2", "place 3", "place 4"):
        match.play(event)
    assert (match.actor, match.view(None)["phase"]) == (3, "dice")
    match.play("throw 1")
    assert [(str(event), event.weight) for event in match.legal()] == [("die 0", 2), ("die 3", 1)]


def test_the_largest_box_is_played_to_the_end(tmp_path: Path) -> None:
    """Numbers at their limits overflow nothing; in plain Python that would be a warning, and so an error."""
    largest = {
        "faces": "[0, 9]",
        "dice": each(12, 12, 12, 12, 12),
        "silver_each": each(120, 80, 60, 48, 40),
        "sombreros_each": each(2, 2, 2, 2, 2),
        "tokens_each": each(2, 2, 2, 2, 2),
        "lengths": "[20, 20, 20]",
        "ambush_dice": "{ stone = 12, gravel = 12, earth = 12 }",
        "races": "99",
    }
    file = with_facts(tmp_path / "largest.toml", largest)
    for seats in (2, 6):
        match = GAME.start(seats, seed=seats, edition=file)
        while match.actor is not None:
            legal = match.legal()
            match.play(legal[(len(match.history) * 7919) % len(legal)])
            assert not list(match.faults())
        assert match.outcome is not None
        assert sum(match.outcome.scores) == 240
