"""One scale for all bots: it finds what is there, doubts where contests disagree, and is as published."""

import re
from pathlib import Path

import pytest

from tertulia.arena.estimates import Estimate, wilson
from tertulia.arena.ladder import scale_table
from tertulia.arena.scale import ANCHOR, ANCHORED, Meeting, linked, scale, told
from tertulia.bots.ratings import published

ROOT = Path(__file__).parents[2]
NUMBERS = re.compile(r"(-?[0-9.]+) \((-?[0-9.]+) to (-?[0-9.]+)\)")


def share(gap: float, seats: int) -> float:
    """What a bot wins alone among others that are rated so much lower."""
    odds = 10 ** (gap / 400) / (seats - 1)
    return odds / (1 + odds)


def met(bot: str, among: str, gap: float, seats: int, games: int = 100_000) -> Meeting:
    return Meeting(bot, among, seats, wilson(share(gap, seats), games))


def test_ratings_are_found_from_tables_of_any_size() -> None:
    meetings = [met("hard", ANCHOR, 250, seats) for seats in (2, 3, 6)]
    meetings += [met(ANCHOR, "easy", 120, 4), met("champion", "hard", -30, 3)]
    found = scale(meetings)
    assert list(found) == ["hard", "champion", ANCHOR, "easy"], "the strongest first"
    wanted = {"hard": 1250, "champion": 1220, ANCHOR: 1000, "easy": 880}
    for name, rating in wanted.items():
        assert found[name].value == pytest.approx(rating, abs=1)
    assert found[ANCHOR] == Estimate(ANCHORED, ANCHORED, ANCHORED)
    assert all(each.low < wanted[name] < each.high for name, each in found.items() if name != ANCHOR)


def test_doubt_adds_up_along_the_ladder_and_shrinks_with_games() -> None:
    few, many = (
        scale([met("hard", ANCHOR, 100, 3, games), met("champion", "hard", 100, 3, games)])
        for games in (50, 5000)
    )
    for found in (few, many):
        assert found["champion"].high - found["champion"].low > found["hard"].high - found["hard"].low
    assert (few["hard"].high - few["hard"].low) / (many["hard"].high - many["hard"].low) > 8


def test_where_tables_disagree_the_intervals_are_wider() -> None:
    alike = scale([met("hard", ANCHOR, 100, seats, 1000) for seats in (2, 3, 6)])["hard"]
    at_odds = scale([met("hard", ANCHOR, gap, seats, 1000) for gap, seats in ((0, 2), (100, 3), (200, 6))])
    assert at_odds["hard"].high - at_odds["hard"].low > 2 * (alike.high - alike.low)


def test_many_games_at_one_table_do_not_outvote_the_others() -> None:
    meetings = [
        met("hard", ANCHOR, 0, 2, 1_000_000),
        met("hard", ANCHOR, 100, 3),
        met("hard", ANCHOR, 200, 6),
    ]
    found = scale(meetings)["hard"]
    assert found.value == pytest.approx(ANCHORED + 100, abs=2), "each counts about as much"
    assert found.high - found.value == pytest.approx(1.96 * 100 / 3**0.5, rel=0.02)


def test_who_won_everything_is_not_infinitely_good() -> None:
    found = scale([Meeting("hard", ANCHOR, 2, wilson(1.0, 24))])["hard"]
    assert ANCHORED + 200 < found.low < found.value < found.high < ANCHORED + 2000
    lost = scale([Meeting("random", ANCHOR, 2, Estimate(0.0, -0.1, 0.1))])["random"]
    assert lost.value < ANCHORED - 500


def test_who_met_nobody_of_the_others_has_no_rating() -> None:
    meetings = [met("hard", ANCHOR, 100, 2), met("fox", "goose", 100, 2)]
    assert linked(meetings) == {ANCHOR, "hard"}
    assert set(scale(meetings)) == {ANCHOR, "hard"}
    assert scale(meetings[1:]) == {}


def computed(page: str) -> dict[str, dict[str, Estimate]]:
    """The scale of a page, computed from the table above it."""
    found: dict[str, list[Meeting]] = {}
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 10 and cells[1].isdigit():
            numbers = NUMBERS.fullmatch(cells[8] or cells[7])
            assert numbers is not None, line
            value, low, high = (float(part) / int(cells[1]) for part in numbers.groups())
            meeting = Meeting(
                cells[2].strip("`"), cells[3].strip("`"), int(cells[1]), Estimate(value, low, high)
            )
            found.setdefault(cells[0], []).append(meeting)
    return {key: scale(meetings) for key, meetings in found.items()}


def test_the_published_scale_follows_from_the_published_contests() -> None:
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    scales = computed(page)
    assert set(scales) == {"caramba", "pamplona", "sombreros"}
    assert "\n".join(scale_table(scales)) in page
    assert published() == told(scales)


def test_a_file_has_whole_points_by_game_and_bot() -> None:
    rated = {"hard": Estimate(1100.4, 1049.6, 1150.5), ANCHOR: Estimate(1000.0, 1000.0, 1000.0)}
    assert told({"fox": rated}) == {
        "fox": {
            "hard": {"rating": 1100, "low": 1050, "high": 1150},
            ANCHOR: {"rating": 1000, "low": 1000, "high": 1000},
        }
    }
