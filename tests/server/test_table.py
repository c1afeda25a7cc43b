"""A table without a server: who may do what, what can be taken back, and that the log is all of it."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING, Any
from unittest import mock

import pytest

import tertulia
from tertulia import CHANCE, GAMES, Match
from tertulia.core.contract import NOBODY
from tertulia.server import log, messages, moments
from tertulia.server.consequences import consequences
from tertulia.server.moments import BREAK, Moment
from tertulia.server.present import REMEMBERED_IDS
from tertulia.server.refusals import Refusal
from tertulia.server.table import REFUSED_WISHES, Table
from tertulia.server.viewers import Viewer
from tests.server.lines import Notebook

if TYPE_CHECKING:
    from tests.server.conftest import Story

Tell = Callable[..., "Story"]


def refusal(do: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as caught:
        do()
    return caught.value.code


def random_game(story: Tell, game: str, seed: int, **setting: Any) -> Iterator["Story"]:
    """A story of a whole game, seen before every decision and at the end."""
    told = story(game, secret=f"{seed:064x}", **setting)
    rng = random.Random(seed)
    while told.match.actor is not None:
        yield told
        told.play(str(rng.choice(told.match.legal())))
    yield told


@pytest.mark.parametrize("key", GAMES)
def test_the_deal_at_the_start_is_told_in_steps_to_who_has_seen_nothing_of_it(story: Tell, key: str) -> None:
    told = story(key)
    moment, lines = Moment(told.table), len(told.match.history)
    fresh = moments.state(moment, (0,), 0, steps=True)
    assert len(fresh.log) == lines
    assert len(fresh.steps) == lines - 1
    assert all(step.seats for step in fresh.steps)  # type: ignore[attr-defined]
    assert moments.state(moment, (0,), lines, steps=True).steps == []
    assert moments.state(moment, (0,), 0).steps == []


@pytest.mark.parametrize("key", GAMES)
def test_every_view_is_told_in_words_and_what_followed_from_every_line(story: Tell, key: str) -> None:
    changed = 0
    for told in random_game(story, key, 3):
        match, moment = told.match, Moment(told.table)
        seen = len(match.history) - match.lately
        state = moments.state(moment, (0,), seen, steps=True)
        stories, views = match.game.stories, [*state.steps, state.view]
        assert [one.table for one in state.story] == [stories.table(view) for view in views]
        assert [one.own for one in state.story] == [stories.own(view) for view in views]
        assert [len(one.standings) for one in state.story] == [match.seats] * len(views)
        common = [match.common(), *match.way(None)[::-1]][::-1]
        assert state.changes == [stories.changes(*two) for two in pairwise(common)]
        changed += sum(map(len, state.changes))
        silent = moments.state(moment, (0,), seen)
        assert (silent.story, silent.changes) == ([], [])
        late = moments.state(moment, (0,), 0, steps=True)
        assert late.story == state.story[-1:] or seen == 0
        assert late.changes[seen:] == state.changes
        assert len(late.changes) == len(late.log)
    assert changed > 20


@pytest.mark.parametrize("key", GAMES)
def test_who_comes_late_reads_what_followed_from_every_line_and_the_log_is_played_again_once(
    story: Tell, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    *_, told = random_game(story, key, 3)
    read, known = told.retold(), consequences(told.table, 0)
    begun, new_match = list[Table](), Table.new_match

    def counted(table: Table) -> Match:
        begun.append(table)
        return new_match(table)

    monkeypatch.setattr(Table, "new_match", counted)
    for seats in ((0,), (), (0, 1)):
        late = moments.state(Moment(read), seats, 0, steps=True)
        assert late.changes == known
    assert len(begun) == 1


def test_what_followed_from_a_line_that_was_taken_back_is_forgotten(story: Tell) -> None:
    told = story("pamplona", people=2)
    for _ in range(6):
        told.play(str(told.match.legal()[0]))
        consequences(told.table, 0)
    told.undo(0)
    if told.table.wish is not None:
        told.consent(1)
    told.play(str(told.match.legal()[-1]))
    assert consequences(told.table, 0) == consequences(told.retold(), 0)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seats", [(0,), ()], ids=["player", "spectator"])
def test_after_a_short_break_come_the_views_that_were_missed(
    story: Tell, key: str, seats: tuple[int, ...]
) -> None:
    """They are what that viewer was sent at that time."""
    shown: dict[int, Any] = {}
    missed, breaks = list[int](), 0
    for told in random_game(story, key, 5):
        lines, moment = len(told.match.history), Moment(told.table)
        state = moments.state(moment, seats, lines - told.match.lately, steps=True)
        shown |= zip(range(lines - len(state.steps), lines + 1), [*state.steps, state.view], strict=True)
        missed = [*missed[-3:], lines]
        late = moments.state(moment, seats, missed[0], steps=True)
        if 0 < lines - missed[0] <= BREAK:
            assert late.steps == [shown[line] for line in range(missed[0] + 1, lines)]
            assert len(late.story) == len(late.changes) == len(late.log)
            breaks += len(missed) == 4
        else:
            assert late.steps == []
    assert breaks > 20


def test_what_several_people_at_one_screen_are_told_is_what_everybody_sees(story: Tell) -> None:
    for told in random_game(story, "caramba", 3):
        seen = len(told.match.history) - told.match.lately
        both, nobody = (moments.state(Moment(told.table), seats, seen, steps=True) for seats in ((0, 1), ()))
        assert both.changes == nobody.changes
        assert [one.table for one in both.story] == [nobody.story[-1].table]
        assert (both.steps, nobody.story[-1].own) == ([], [])


# Seats


def test_a_seat_is_taken_once_and_only_before_the_game(story: Tell) -> None:
    told = story(people=2, begin=False)
    assert refusal(lambda: told.table.sit(0, "Late", "other", None)) == "seat_taken"
    assert refusal(lambda: told.table.sit(None, "Late", "other", None)) == "seat_taken"
    assert refusal(lambda: told.table.sit(7, "Late", "other", None)) == "seat_taken"
    told.happen(told.table.leave(0))
    assert told.table.free() == [0]
    told.happen(told.table.sit(None, "Next", "other", None))
    assert told.table.seats[0].name == "Next"
    told.happen(told.table.start("random"))
    assert refusal(lambda: told.table.sit(0, "Late", "third", None)) == "not_playing"
    assert refusal(lambda: told.table.leave(0)) == "not_playing"
    assert refusal(lambda: told.table.start("random")) == "not_playing"


def test_a_bots_seat_is_not_free_and_free_seats_are_filled_with_bots(story: Tell) -> None:
    told = story(people=2, bots=1, begin=False)
    assert refusal(lambda: told.table.sit(2, "Guest", "other", None)) == "seat_taken"
    told.happen(told.table.leave(1))
    told.happen(told.table.start("random"))
    assert [seat.bot for seat in told.table.seats] == [None, "random", "random"]
    assert told.table.status == "playing"


def test_nothing_has_happened_before_it_is_in_the_log(story: Tell) -> None:
    told = story(people=2)
    before, shown = copy.copy(told.table), photograph(told.table)
    told.table.play(told.match.actor, str(told.match.legal()[0]), "x", told.table.version)
    assert (told.table, photograph(told.table)) == (before, shown)
    waiting = story(people=1, bots=1, begin=False)
    waiting.table.start("random")
    assert waiting.table.status == "waiting"


def test_what_cannot_be_is_refused_with_its_code(story: Tell) -> None:
    told = story(people=2)
    actor, action, version = told.match.actor, str(told.match.legal()[0]), told.table.version
    assert refusal(lambda: told.table.play(1 - actor, action, "x", version)) == "not_your_turn"
    assert refusal(lambda: told.table.play(actor, "nonsense", "x", version)) == "illegal_action"
    assert refusal(lambda: told.table.play(actor, action, "x", version - 1)) == "stale"
    assert refusal(lambda: told.table.undo(actor, "x", version)) == "no_undo"  # nobody has done anything
    assert refusal(lambda: told.table.consent(1 - actor, "x", True, version)) == "no_undo"
    assert refusal(lambda: told.table.again("00")) == "not_playing"
    assert told.retold().version == version


# The log is all of it


def photograph(table: Table) -> list[Any]:
    """Everything a table is, as far as anybody can tell."""
    match = table.match
    told = [moments.state(Moment(table), seats, 0) for seats in ((), (0,), (1,), (0, 1))]
    dice = None if match is None else (match.states.tobytes(), match.desks["drawn"].tobytes(), match.history)
    return [table.version, table.seq, table.seats, list(table.known_ids), list(table.chats), told, dice]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_read_from_its_log_is_the_live_table(story: Tell, game: str) -> None:
    """Also after chat, undos, wishes, a resignation and bots who come and go."""
    rng = random.Random(game)
    kinds = set()
    for told in random_game(story, game, 5, people=3, clock=1e6):
        seat = rng.randrange(3)
        whim = rng.choice(["chat", "undo", "wish", "away", "back", "read", *["play"] * 5])
        if told.match.actor is None:
            break
        if whim == "chat":
            told.happen(told.table.chat(seat, f"chat {len(told.rows)}", "¡olé!"))
        if whim == "undo" and told.table.may_undo(told.match.actor):
            told.undo(told.match.actor)
        if whim == "wish" and any(event.actor != CHANCE for event in told.match.history):
            with suppress(Refusal):  # one wish at a time, and three that nobody shares
                told.undo(seat)
            for other in (set(told.table.people()) - {seat}) if told.table.wish == seat else ():
                if told.table.wish is not None:
                    told.consent(other, agree=rng.random() < 0.7)
        if whim in ("away", "back"):
            away = whim == "away"
            told.happen(log.Controlled(seat=2, bot="random" if away else None, away=away))
        if whim == "read" or len(told.rows) % 25 == 0:
            assert photograph(told.retold()) == photograph(told.table)
        kinds |= {text[:20] for _, text in told.rows}
    assert told.table.status == "over"
    assert photograph(told.retold()) == photograph(told.table)
    assert len(kinds) >= 8  # each kind of entry was met


def test_dice_go_on_where_they_were_after_the_log_is_read(story: Tell) -> None:
    """The same secret and the same actions lead to the same cards, read in between or not."""
    live = story(people=2, secret="ab" * 32)
    for _ in range(60):
        live.play()
    again = story(people=2, secret="ab" * 32)
    for _ in range(60):
        again.table = again.retold()
        again.play()
    assert live.match.states.tobytes() == again.match.states.tobytes()
    assert [str(event.action) for event in live.match.history] == [str(e.action) for e in again.match.history]


def test_the_ids_of_the_last_requests_are_remembered(story: Tell) -> None:
    told = story(people=2)
    for number in range(REMEMBERED_IDS + 1):
        told.happen(told.table.chat(0, f"c{number}", "hm"))
    for table in (told.table, told.retold()):
        assert table.knows(0, f"c{REMEMBERED_IDS}")
        assert not table.knows(1, f"c{REMEMBERED_IDS}")  # another seat's ids are its own
        assert not table.knows(0, "c0")


# Undo: the four nevers


def decisions(story: Tell, game: str, seed: int, people: int) -> Iterator[tuple["Story", Match]]:
    """A whole game after each decision, with the match as it was before."""
    before: Match | None = None
    for told in random_game(story, game, seed, people=people):
        if before is not None:
            yield told, before
        before = told.match


def goes_on(match: Match) -> bool:
    """Whether who has just decided decides again, and nothing came in between."""
    return match.actor is not None and match.history[-1].actor == match.actor


@pytest.mark.parametrize("game", GAMES)
def test_undo_never_touches_another_player_chance_or_the_turn(story: Tell, game: str) -> None:
    allowed = 0
    for told, before in decisions(story, game, 4, people=3):
        for seat in range(3):
            if told.table.may_undo(seat):
                allowed += 1
                assert told.match.history[-1].actor == seat  # one's own, and no chance event after it
                assert told.match.actor == before.actor == seat  # it was one's turn, and still is
    assert allowed > 0


@pytest.mark.parametrize("game", ["pamplona", "sombreros"])
def test_where_all_is_open_every_own_action_within_a_turn_can_be_undone(story: Tell, game: str) -> None:
    met = 0
    for told, _ in decisions(story, game, 1, people=2):
        if goes_on(told.match):
            met += 1
            assert told.table.may_undo(told.match.actor)
    assert met > 5


def surprising(before: Match, action: str, worlds: int = 200) -> bool:
    """Whether somebody who looks on could not be sure that the action was possible."""
    imagined = (before.imagine(NOBODY, f"check {world}") for world in range(worlds))
    return any(action not in map(str, world.legal()) for world in imagined)


def test_undo_never_comes_after_something_hidden_was_shown(story: Tell) -> None:
    """In caramba: a card from the hand or a special, unless everybody could know that it was there."""
    verdicts: dict[str, set[bool]] = {}
    for seed in range(6):
        for told, before in decisions(story, "caramba", seed, people=2):
            if goes_on(told.match):
                action, may = str(told.match.history[-1].action), told.table.may_undo(told.match.actor)
                assert not (may and surprising(before, action)), action
                verdicts.setdefault(action.split()[0], set()).add(may)
    assert verdicts["bid"] == {False, True}  # True: a card that had come back to the hand in the open
    assert verdicts["seguridad"] == {False}
    assert verdicts["safe"] == {True}  # under En seguridad, one crate after the other
    assert verdicts["no"] == {False}  # the table may have said it


def test_a_card_that_was_almost_certainly_in_the_hand_is_hidden_all_the_same() -> None:
    """One card is left in the pile, and nobody knows which."""
    caramba = tertulia.game("caramba")
    match = caramba.start(2, seed=1)
    while match.view(None)["phase"] != "auction":
        match.play(match.legal()[-1])
    position, seat = match.position(), match.actor
    assert seat is not None
    table = position["table"]
    *table["hand"][seat], left = table["hand"][seat] + table["pile"][seat]
    table["pile"][seat], table["passed"][1 - seat] = [left], 1
    before = caramba.load(position)
    assert len(before.legal()) > 20
    for action in before.legal():
        after = before.copy()
        after.play(action)
        assert after.actor == seat  # nobody else is left in the auction
        assert after.history[-1].shows


def test_whether_one_may_undo_says_nothing_about_other_hands(story: Tell) -> None:
    asked = 0
    for told, before in decisions(story, "caramba", 3, people=3):
        if not goes_on(told.match):
            continue
        asked += 1
        seat, last = told.match.actor, told.match.history[-1].action
        said = {told.match.history[-1].shows}
        for world in range(6):
            other = before.imagine(seat, world)
            other.play(last)
            said.add(other.history[-1].shows)
        assert len(said) == 1
    assert asked > 5


def test_an_undo_brings_back_the_very_state(story: Tell) -> None:
    told = next(story for story in random_game(story, "pamplona", 2, people=2))
    while not told.table.may_undo(told.match.actor):
        states, lines, actor = told.match.states.tobytes(), len(told.match.history), told.match.actor
        told.play()
    told.undo(actor)
    assert (told.match.states.tobytes(), len(told.match.history), told.match.actor) == (states, lines, actor)
    assert told.table.settled == lines


def words(told: "Story") -> list[str]:
    return [str(event.action).split()[0] for event in told.match.history]


def test_own_actions_can_be_undone_one_after_the_other(story: Tell) -> None:
    """Crate after crate under En seguridad, back to where it was played, which everybody saw."""
    games = (random_game(story, "caramba", seed, people=2) for seed in range(20))
    told = next(told for game in games for told in game if words(told)[-3:] == ["seguridad", "safe", "safe"])
    seat = told.match.actor
    for left in ("safe", "seguridad"):
        assert told.table.may_undo(seat)
        told.undo(seat)
        assert words(told)[-1] == left
    assert not told.table.may_undo(seat)


# Undo: by consent


def turn_over(told: "Story", thought: float | None = None) -> int:
    """Play until the turn passes to another, so long for each decision; who has just moved."""
    mover: int = told.match.actor
    told.play(thought=thought)
    while told.match.actor == mover:
        told.play(thought=thought)
    return mover


def test_beyond_the_nevers_all_people_must_agree(story: Tell) -> None:
    told = story(people=3, bots=1)
    while told.table.bot_to_move():
        told.play()
    mover = turn_over(told)
    lines = len(told.match.history)
    others = [seat for seat in range(3) if seat != mover]
    told.undo(mover)
    assert told.table.wish == mover
    assert len(told.match.history) == lines  # a wish changes nothing
    assert refusal(lambda: told.consent(mover)) == "no_undo"
    told.consent(others[0])
    assert len(told.match.history) == lines
    assert refusal(lambda: told.consent(others[0])) == "no_undo"  # said already
    told.consent(others[1])
    assert told.table.wish is None
    assert told.match.actor == mover
    assert len(told.match.history) < lines


def test_one_no_ends_the_wish_and_so_does_the_next_action(story: Tell) -> None:
    told = story(people=3)
    mover = turn_over(told)
    told.undo(mover)
    lines = len(told.match.history)
    told.consent((mover + 1) % 3, agree=False)
    assert told.table.wish is None
    assert refusal(lambda: told.consent((mover + 2) % 3)) == "no_undo"
    told.undo((mover + 2) % 3)
    told.play()
    assert told.table.wish is None
    assert len(told.match.history) > lines


def test_who_plays_against_bots_alone_needs_nobodys_consent(story: Tell) -> None:
    """What bots and chance answered is taken back, too: else they would answer again at once."""
    told = story(people=1, bots=2)
    while told.match.actor != 0:
        told.play()
    told.play()
    while told.match.actor != 0:
        told.play()
    mine = max(n for n, event in enumerate(told.match.history) if event.actor == 0)
    told.undo(0)
    assert len(told.match.history) == mine
    assert told.match.actor == 0


def test_who_has_resigned_has_no_say(story: Tell) -> None:
    told = story(people=3)
    mover = turn_over(told)
    gone, other = (mover + 1) % 3, (mover + 2) % 3
    told.happen(told.table.resign(gone, "bye", "random"))
    told.undo(mover)
    told.consent(other)
    assert told.table.wish is None
    assert told.match.actor == mover


def test_a_wish_ends_when_somebody_resigns_and_may_be_asked_anew(story: Tell) -> None:
    """Else it would hang there: nobody is left to answer it, or to want it."""
    told = story(people=3)
    mover = turn_over(told)
    gone, other = (mover + 1) % 3, (mover + 2) % 3
    told.undo(mover)
    told.consent(other)
    told.happen(told.table.resign(gone, "bye", "random"))
    assert told.table.wish is None
    told.undo(mover)
    assert told.table.wish == mover
    told.happen(told.table.resign(mover, "bye, too", "random"))
    assert told.table.wish is None


def test_who_is_away_is_asked_all_the_same(story: Tell) -> None:
    """A bot plays for seat 1 until its player is back; nothing is taken back without them."""
    told = story("pamplona", people=2)
    while told.match.actor != 1:
        told.play()
    turn_over(told)
    told.happen(log.Controlled(seat=1, bot="random", away=True))
    turn_over(told)
    lines = len(told.match.history)
    told.undo(0)
    assert told.table.wish == 0
    assert len(told.match.history) == lines
    told.happen(log.Controlled(seat=1, bot=None, away=False))
    told.consent(1)
    assert len(told.match.history) < lines


def test_nobody_is_asked_twice_about_one_decision_nor_for_ever(story: Tell) -> None:
    told = story("pamplona", people=2)
    for refused in range(REFUSED_WISHES):
        mover = turn_over(told)
        told.undo(mover)
        assert refusal(lambda: told.undo(mover)) == "no_undo"  # it is open  # noqa: B023
        told.consent(1 - mover, agree=False)
        assert refusal(lambda: told.undo(mover)) == "no_undo"  # it was answered  # noqa: B023
        assert told.table.seats[mover].refused == refused + 1
        turn_over(told)
    turn_over(told)
    turn_over(told)
    assert refusal(lambda: told.undo(mover)) == "no_undo"


def test_a_wish_makes_no_action_stale(story: Tell) -> None:
    told = story("pamplona", people=2)
    mover = turn_over(told)
    version = told.table.version
    told.undo(mover)
    assert told.table.version == version
    told.consent(1 - mover, agree=False)
    assert told.table.version == version
    action = str(told.match.legal()[0])
    told.happen(told.table.play(1 - mover, action, "on its way", version))
    assert told.table.wish is None


def test_who_comes_and_goes_makes_no_action_stale(story: Tell) -> None:
    told = story("pamplona", people=2)
    version, actor = told.table.version, told.match.actor
    told.happen(log.Controlled(seat=1 - actor, bot="random", away=True))
    told.happen(log.Controlled(seat=1 - actor, bot=None, away=False))
    assert told.table.version == version


def test_nobody_is_held_up_while_their_clock_runs_low(story: Tell) -> None:
    told = story("pamplona", people=2, clock=60.0)
    mover = turn_over(told)
    assert refusal(lambda: told.table.undo(mover, "x", told.table.version, 1 - mover)) == "no_undo"
    assert isinstance(told.table.undo(mover, "x", told.table.version, mover), log.Wished)


def drawn(told: "Story") -> list[str]:
    return [str(event.action) for event in told.match.history if event.actor == CHANCE]


def test_after_an_undo_chance_is_not_what_was_seen(story: Tell) -> None:
    """Alone against bots one may take back at will, and learns nothing by it about what comes."""
    told = story("pamplona", people=1, bots=1, secret="ab" * 32)
    while told.match.actor != 0:
        told.play()
    played: list[list[str]] = []
    for _ in range(3):
        start, begun = len(told.match.history), len(drawn(told))
        while told.match.actor != 0 or len(drawn(told)) < begun + 12:
            told.play()
        played.append(drawn(told)[begun : begun + 12])
        while len(told.match.history) > start:
            told.undo(0)
    assert played[0] != played[1] != played[2] != played[0]
    assert photograph(told.retold()) == photograph(told.table)


def test_each_undo_begins_a_branch_and_those_that_were_taken_back_are_forgotten(story: Tell) -> None:
    told = story("pamplona", people=1, bots=1)
    while told.match.actor != 0:
        told.play()
    first = len(told.match.history)
    for _ in range(2):
        for _ in range(12):
            told.play()
        while told.match.actor != 0:
            told.play()
        told.undo(0)
    assert sorted(told.table.branches) == list(told.table.branches)
    assert list(told.table.branches.values()) == [1, 2]
    while len(told.match.history) > first:
        told.undo(0)
    assert list(told.table.branches) == [first]
    assert told.table.branches[first] == told.table.undone > 2


# Resign, clock, chat


def test_a_seat_resigned_is_a_bots_for_the_rest_of_the_game(story: Tell) -> None:
    told = story(people=2, begin=False)
    assert refusal(lambda: told.table.resign(0, "x", "random")) == "not_playing"
    told.happen(told.table.start("random"))
    actor = told.match.actor
    told.happen(told.table.resign(actor, "x", "random"))
    assert told.table.bot_to_move() == (actor, "random")
    assert not told.table.seats[actor].away
    assert told.table.humans() == [1 - actor]


def test_a_clock_runs_for_the_actor_alone_and_then_a_bot_plays_on(story: Tell) -> None:
    told = story(people=2, clock=10.0)
    actor = told.match.actor
    assert told.table.on_clock() == actor
    shown = messages.clock(told.table, (actor, 3.0))
    assert shown is not None
    assert shown.running == actor
    assert sorted(shown.left) == [7.0, 10.0]
    mover = turn_over(told, thought=4.0)
    assert told.table.seats[mover].spent >= 4
    assert told.table.seats[1 - mover].spent == 0
    assert refusal(lambda: told.table.time_out(mover, "random")) == "not_your_turn"
    told.happen(told.table.time_out(1 - mover, "random"))
    assert told.table.bot_to_move() == (1 - mover, "random")


def test_a_turn_has_free_seconds_and_brings_some_back(story: Tell) -> None:
    """The first 3 seconds of a turn are free, however many decisions it has; 5 are added when it is over."""
    told = story("pamplona", people=2, clock=60.0, delay=3.0, increment=5.0)
    mover = told.match.actor
    told.play(thought=2.0)
    assert told.match.actor == mover  # die B is still to be used
    assert told.table.clock_left(mover) == 60.0
    told.play(thought=2.0)
    while told.match.actor == mover:
        told.play(thought=0.0)
    assert told.table.clock_left(mover) == 60.0 - 1.0 + 5.0
    shown = messages.clock(told.table, (1 - mover, 2.0))
    assert shown is not None
    assert (shown.left[1 - mover], shown.free) == (60.0, 1.0)


def accounts(table: Table) -> list[tuple[float, float]]:
    """What every seat has spent, and the free seconds that it has."""
    return [(seat.spent, seat.free) for seat in table.seats]


def timed(story: Tell, clock: float = 60.0, people: int = 2, **setting: Any) -> "Story":
    """Each of the first turns of this game has two decisions or more."""
    return story("pamplona", people=people, clock=clock, secret="ab" * 32, **setting)


def test_time_thought_is_spent_whatever_is_taken_back_afterwards(story: Tell) -> None:
    told = timed(story)
    mover = told.match.actor
    for again in range(1, 4):
        told.play(thought=1.0)
        told.undo(mover, lost=(mover, 4.0))
        assert told.table.clock_left(mover) == 60.0 - 5.0 * again
        assert accounts(told.retold()) == accounts(told.table)


def test_no_undo_brings_the_free_seconds_of_a_turn_anew(story: Tell) -> None:
    told = timed(story, delay=3.0)
    mover = told.match.actor
    for free, left in ((1.0, 60.0), (0.0, 59.0), (0.0, 57.0)):
        told.play(thought=0.5)
        told.undo(mover, lost=(mover, 1.5))
        assert (told.table.seats[mover].free, told.table.clock_left(mover)) == (free, left)


def take_back(told: "Story", thought: float = 0.0) -> None:
    """The last decision of one of two people, alone or by consent, after so many seconds."""
    actor = told.match.actor
    if told.table.may_undo(actor):
        told.undo(actor, lost=(actor, thought))
    else:
        told.undo(1 - actor)
        told.consent(actor, lost=(actor, thought))


def test_what_is_taken_back_gives_back_its_increment(story: Tell) -> None:
    """Clocks that turns have brought from 60 to 100 seconds are at 60 when no turn is left."""
    told = timed(story, increment=20.0)
    start = len(told.match.history)
    for _ in range(4):
        turn_over(told, thought=0.0)
    assert accounts(told.table) == [(-40.0, 0.0), (-40.0, 0.0)]
    while len(told.match.history) > start:
        take_back(told)
    assert accounts(told.table) == [(0.0, 0.0), (0.0, 0.0)]


def test_after_any_undo_clocks_are_what_turns_brought_that_are_left_less_all_that_was_thought(
    story: Tell,
) -> None:
    told, rng = timed(story, clock=600.0, increment=8.0), random.Random(7)
    start, thought, undone = len(told.match.history), [0, 0], 0
    ended: dict[int, int] = {}
    """Who has ended a turn, by the line where they did."""
    for _ in range(150):
        actor, seconds, line = told.match.actor, rng.randrange(5), len(told.match.history)
        thought[actor] += seconds
        if line > start and rng.random() < 0.4:
            take_back(told, float(seconds))
            ended = {n: seat for n, seat in ended.items() if n < len(told.match.history)}
            undone += 1
        else:
            told.play(str(rng.choice(told.match.legal())), thought=float(seconds))
            if told.match.actor != actor:
                ended[line] = actor
        turns = list(ended.values())
        spent = [float(thought[seat] - 8 * turns.count(seat)) for seat in (0, 1)]
        assert [seat.spent for seat in told.table.seats] == spent
    assert undone > 40
    assert accounts(told.retold()) == accounts(told.table)


def test_free_seconds_of_a_turn_that_is_gone_were_those_of_the_turn_that_is_left(story: Tell) -> None:
    """3 seconds a turn are free. Who thought 2 in one and 3 in the next, which is gone, thought 5 in one."""
    told = timed(story, delay=3.0)
    mover = told.match.actor
    told.play(thought=2.0)
    while told.match.actor == mover:
        told.play(thought=0.0)
    begin = len(told.match.history)
    turn_over(told, thought=0.0)
    told.play(thought=3.0)
    assert told.table.clock_left(mover) == 60.0
    while len(told.match.history) >= begin:
        take_back(told)
    assert told.match.actor == mover
    assert (told.table.clock_left(mover), told.table.seats[mover].free) == (58.0, 0.0)
    assert accounts(told.retold()) == accounts(told.table)


def test_a_clock_that_gives_back_more_than_it_has_is_empty_and_no_undo_fills_it(story: Tell) -> None:
    told = timed(story, clock=10.0, increment=30.0)
    mover = turn_over(told, thought=0.0)
    turn_over(told, thought=0.0)
    told.play(thought=35.0)
    assert told.table.clock_left(mover) == 5.0
    while told.table.turns:
        take_back(told)
    assert told.table.clock_left(mover) == 0.0
    turn_over(told, thought=0.0)
    assert told.table.clock_left(mover) == 5.0


def test_who_takes_back_what_a_bot_answered_loses_nobodys_time(story: Tell) -> None:
    """A bot thinks: no clock runs, and the turn that is gone gives back what it brought."""
    told = timed(story, people=1, bots=1, increment=20.0)
    while told.match.actor != 0:
        told.happen(told.table.play(1, str(told.match.legal()[0]), None, told.table.version))
    turn_over(told, thought=2.0)
    assert told.table.clock_left(0) > 70.0
    while told.table.turns:
        told.undo(0)
    assert 50.0 < told.table.clock_left(0) < 60.0
    assert told.table.clock_left(1) == 60.0


def test_an_undo_that_says_nothing_of_time_changes_no_clock(story: Tell) -> None:
    """So it is in logs from before 0.2: what they took back was free, and increments stayed."""
    told = timed(story, increment=20.0, delay=1.0)
    turn_over(told, thought=4.0)
    before = accounts(told.table)
    take_back(told, 9.0)
    assert accounts(told.table) != before
    for row, (at, text) in enumerate(told.rows):
        fields = json.loads(text)
        if fields["type"] == "undone":
            del fields["thinker"], fields["thought"]
            told.rows[row] = at, json.dumps(fields)
    told.table = told.retold()
    assert accounts(told.table) == before
    assert told.table.turns == []
    turn_over(told, thought=4.0)
    take_back(told, 9.0)  # and the same log goes on with what is charged today
    assert accounts(told.retold()) == accounts(told.table) != before


def test_bots_spend_nobodys_time(story: Tell) -> None:
    told = story("pamplona", people=2, clock=60.0)
    mover = told.match.actor
    told.happen(log.Controlled(seat=mover, bot="random", away=True))
    told.now += 1000
    told.happen(told.table.play(mover, str(told.match.legal()[0]), None, told.table.version))
    told.happen(log.Controlled(seat=mover, bot=None, away=False))
    assert told.table.clock_left(mover) == 60.0


def test_a_log_of_version_0_1_spends_what_lies_between_its_entries(story: Tell) -> None:
    told = story("pamplona", people=2, clock=60.0)
    mover = told.match.actor
    told.now += 9
    told.play()
    assert told.table.clock_left(mover) == 50.0


def test_chat_keeps_the_name_of_who_said_it(story: Tell) -> None:
    told = story(people=2, begin=False)
    told.happen(told.table.chat(0, "x", "hola"))
    told.happen(told.table.leave(0))
    told.happen(told.table.sit(0, "Somebody else", "other token", None))
    for table in (told.table, told.retold()):
        assert [line.name for line in messages.welcome(table, ()).chat] == ["Person 0"]


def test_chat_does_not_make_an_action_stale(story: Tell) -> None:
    told = story(people=2)
    version = told.table.version
    told.happen(told.table.chat(1, "x", "hurry up"))
    assert told.table.version == version


# Which bots


def test_who_plays_alone_with_bots_chooses_them_at_any_time(story: Tell) -> None:
    told = story(people=1, bots=2)
    version = told.table.version
    told.happen(told.table.engage(0, "x", 2, "hard"))
    for table in (told.table, told.retold()):
        assert [seat.bot for seat in table.seats] == [None, "random", "hard"]
        assert table.version == version, "an action on its way is not stale"
        assert table.knows(0, "x")


def test_nobody_chooses_the_bots_of_others_during_the_game(story: Tell) -> None:
    told = story(people=2, bots=1)
    with pytest.raises(Refusal, match="others play here too"):
        told.table.engage(0, "x", 2, "hard")
    with pytest.raises(Refusal, match="seat 1 is nobody's to give"):
        told.table.engage(0, "x", 1, "hard")


def test_before_the_game_a_seat_is_given_to_a_bot_and_freed_again(story: Tell) -> None:
    told = story(people=2, bots=1, begin=False)
    told.happen(told.table.engage(1, "x", 2, "medium"))
    assert told.retold().seats[2].bot == "medium"
    told.happen(told.table.engage(0, "y", 2, None))
    assert told.retold().free() == [2]


@pytest.mark.parametrize(
    ("at", "bot", "reason"),
    [(1, "hard:9999", "no bot"), (7, "easy", "seat 7"), (1, None, "before the game")],
)
def test_a_bot_that_cannot_be_is_refused(story: Tell, at: int, bot: str | None, reason: str) -> None:
    told = story(people=1, bots=1)
    with pytest.raises(Refusal, match=reason):
        told.table.engage(0, "x", at, bot)


# Rematch


def test_a_rematch_has_the_same_people_in_the_same_seats(story: Tell) -> None:
    *_, told = random_game(story, "sombreros", 1, people=2, bots=1, access="open", takeover=5.0)
    created, seated = told.table.again("cd" * 32)
    again = Table("another")
    again.fold([(0.0, entry) for entry in (created, *seated)])
    assert again.status == "waiting"
    assert [seat.name for seat in again.seats] == [seat.name for seat in told.table.seats]
    assert [seat.token_hash for seat in again.seats] == [seat.token_hash for seat in told.table.seats]
    assert [seat.bot for seat in again.seats] == [None, None, "random"]
    assert (again.setting.secret, again.setting.takeover) == ("cd" * 32, 5.0)


# What viewers are told


def test_a_text_is_made_once_for_all_who_see_the_same(story: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    told, made, honest = story(people=2), list[tuple[int, ...]](), moments.state

    def counted(moment: Moment, seats: tuple[int, ...], *rest: Any) -> Any:
        made.append(seats)
        return honest(moment, seats, *rest)

    monkeypatch.setattr(moments, "state", counted)
    hashes = [{seat.token_hash or ""} for seat in told.table.seats]
    viewers = [
        Viewer(Notebook(), seats, 0, 9) for seats in (set[str](), set[str](), *hashes, hashes[0] | hashes[1])
    ]
    late, moment = Viewer(Notebook(), set(), 7, 9), Moment(told.table)
    for viewer in (*viewers, late):
        viewer.tell_state(moment)
    assert made == [(), (0,), (1,), (0, 1), ()]  # one who knows some lines already is told fewer
    alone = [Viewer(Notebook(), viewer.token_hashes, 0, 9) for viewer in viewers]
    for viewer in alone:
        viewer.tell_state(Moment(told.table))
    assert [viewer.last for viewer in viewers] == [viewer.last for viewer in alone]
    assert {viewer.seen for viewer in (*viewers, late)} == {len(told.match.history)}


@pytest.mark.parametrize(("key", "times"), [("pamplona", 1), ("caramba", 3)])
def test_how_it_came_to_this_is_looked_at_once_and_told_once_to_all_who_see_the_same(
    story: Tell, key: str, times: int
) -> None:
    """In a game with secrets, two players and who looks on see three different things."""
    told, everybody = story(key, people=2), ((0,), (1,), ())
    alone = [moments.state(Moment(told.table), seats, 0, steps=True) for seats in everybody]
    with (
        mock.patch.object(Match, "past", autospec=True, side_effect=Match.past) as looked,
        mock.patch.object(moments, "story", wraps=moments.story) as worded,
    ):
        moment = Moment(told.table)
        assert [moments.state(moment, seats, 0, steps=True) for seats in everybody] == alone
    assert looked.call_count == 1
    assert worded.call_count == times * len(told.match.history)
