"""Looking back: decisions are judged by what their seat knew, mistakes are found, lines are drawn."""

import pytest

import tertulia
from tertulia.bots import Knowledge, Search, analysis, matches
from tertulia.bots.analysis import Judgement, Turn
from tertulia.bots.search import Budget
from tertulia.core import record as records
from tertulia.core.contract import Action, Message
from tertulia.core.record import Record

SHORT = Budget(iterations=40)


def played(key: str, seats: int = 2, bots: str = "medium") -> Record:
    match = matches.play(tertulia.game(key).start(seats, seed=3), [bots] * seats, 3)
    return records.parse(match.record())


def judgement(event: int, seat: int, loss: float = 0.0, chance: float = 0.5) -> Judgement:
    action = Action(0, "pass", Message("caramba-pass", {"seat": seat}))
    chances = (chance, 1 - chance) if seat == 0 else (1 - chance, chance)
    return Judgement(event, seat, action, action, chances, chance - loss, loss, 0.0, None)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_every_decision_with_a_choice_is_there_as_it_was_played(key: str) -> None:
    record = played(key)
    match, found = analysis.of_record(record)
    assert match.outcome is not None
    assert [one.event for one in found] == sorted({one.event for one in found})
    for one in found:
        assert str(one.played) == record.events[one.event]
        assert one.played in one.knowledge.legal
        assert len(one.knowledge.legal) > 1
        assert match.history[one.event].actor == one.knowledge.seat
    deciding = sum(event.actor >= 0 for event in match.history)
    assert 0 < len(found) <= deciding


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_judgement_has_the_chances_of_all_seats_and_no_negative_loss(key: str) -> None:
    _, found = analysis.of_record(played(key, 3))
    for one in found[::15]:
        judged = analysis.judge(one, SHORT)
        assert judged == analysis.judge(one, SHORT)
        assert (judged.event, judged.seat, judged.played) == (one.event, one.knowledge.seat, one.played)
        assert len(judged.chances) == 3
        assert sum(judged.chances) == pytest.approx(1)
        assert judged.loss == pytest.approx(judged.chances[judged.seat] - judged.chance)
        assert judged.loss >= 0
        assert judged.loss == 0 or judged.best != judged.played
        assert (judged.why is None) == (judged.best == judged.played)


def test_what_the_search_would_never_look_at_is_weighed_all_the_same() -> None:
    match = tertulia.game("caramba").start(4, seed=3)
    knowledge = Knowledge.of(match, 1)
    search = Search(1, Budget(iterations=200))
    unseen = {action.id for action in knowledge.legal} - {t.action for t in search.think(knowledge)}
    assert unseen
    for action in unseen:
        favourite, asked = Search(1, Budget(iterations=200)).weigh(knowledge, action)
        assert (asked.action, asked.visits) == (action, 50)
        assert favourite.action not in unseen


def test_random_play_loses_more_than_good_play() -> None:
    def lost(bots: str) -> float:
        _, found = analysis.of_record(played("pamplona", 2, bots))
        judged = [analysis.judge(one, Budget(iterations=150)) for one in found]
        return sum(one.loss for one in judged) / len(judged)

    assert lost("random") > 1.5 * lost("hard:300")


def test_mistakes_are_the_clear_losses_the_most_costly_first() -> None:
    judged = [judgement(n, n % 2, loss) for n, loss in enumerate([0.3, 0.01, 0.1, 0.2, 0.0, 0.3, 0.06, 0.07])]
    assert [one.event for one in analysis.mistakes(judged)] == [0, 5, 3, 2, 7, 6]


def test_a_line_holds_what_its_seat_thought_and_ends_with_what_it_won() -> None:
    judged = [judgement(0, 0, chance=0.5), judgement(3, 1, chance=0.4), judgement(5, 0, chance=0.9)]
    drawn = analysis.lines(judged, (1.0, 0.0), 8)
    assert drawn == {0: [(0, 0.5), (5, 0.9), (8, 1.0)], 1: [(3, 0.4), (8, 0.0)]}
    assert analysis.lines(judged, None, 8) == {0: [(0, 0.5), (5, 0.9)], 1: [(3, 0.4)]}
    assert analysis.turns(drawn) == [Turn(5, 0, 0.5, 0.9), Turn(8, 1, 0.4, 0.0), Turn(8, 0, 0.9, 1.0)]


def test_a_change_too_small_to_be_sure_of_is_no_turn() -> None:
    assert analysis.turns({0: [(0, 0.5), (4, 0.53)]}) == []
