"""The champion's search: its network leads it, ends of games correct it, and it knows what its seat knows."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tertulia
from tertulia import Action, Match
from tertulia.bots import GuidedSearch, Knowledge, bot
from tertulia.bots.champion import NoChampion
from tertulia.bots.guided import GuidedThinking, guided_of
from tertulia.bots.honesty import interference
from tertulia.bots.matches import play
from tertulia.bots.names import parse
from tertulia.bots.networks import files
from tertulia.bots.search import Budget
from tests.bots.obvious import last_hat_of_sombreros

EACH = pytest.mark.parametrize("key", tertulia.GAMES)
Crown = Callable[..., None]

THOUGHTS = """
import json, tertulia
from tertulia.bots import GuidedSearch, Knowledge
from tertulia.bots.search import Budget
told = []
for key in tertulia.GAMES:
    match = tertulia.game(key).start(2, seed=1)
    thoughts = GuidedSearch(1, Budget(iterations=12)).think(Knowledge.of(match, 1))
    told += [[thought.action, thought.visits, *thought.chances] for thought in thoughts]
print(json.dumps(told))
"""


def asked(key: str, seats: int, number: int) -> Match:
    """A position with a choice, after some decisions by rules of thumb."""
    match = tertulia.game(key).start(seats, seed=f"guided {number}")
    while len(match.legal()) < 3 or len(match.history) < 20 * number:
        match.play(bot("medium", len(match.history)).choose(Knowledge.of(match, 1)))
    return match


def think(match: Match, iterations: int, **settings: float) -> list[Any]:
    return GuidedSearch(1, Budget(iterations=iterations), **settings).think(Knowledge.of(match, 1))


def test_a_budget_makes_the_champion_search() -> None:
    assert parse("champion").budget is None
    assert parse("champion:1s").budget == Budget(seconds=1.0)
    assert parse("champion:200").budget == Budget(iterations=200)


@EACH
def test_it_is_there_where_the_champion_is(
    key: str, champions: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (champions / f"{key}.npz").unlink()
    monkeypatch.setattr(files, "NAME", "nobody.npz")
    with pytest.raises(NoChampion, match=f"no champion of {key}"):
        bot("champion:10", 0).choose(Knowledge.of(asked(key, 2, 1), 0))


@EACH
@pytest.mark.usefixtures("champions")
def test_equal_seeds_think_alike_and_visits_add_up(key: str) -> None:
    knowledge = Knowledge.of(asked(key, 3, 2), 1)
    first, again = (GuidedSearch(1, Budget(iterations=150)).think(knowledge) for _ in range(2))
    assert first == again
    assert sum(thought.visits for thought in first) == 150
    assert {thought.action for thought in first} <= {action.id for action in knowledge.legal}
    assert all(sum(thought.chances) == pytest.approx(1) for thought in first)


@EACH
def test_what_the_network_likes_is_looked_at_more(key: str, crown: Crown) -> None:
    match = asked(key, 3, 1)
    for action in match.legal()[:2]:
        favour = np.zeros(match.game.rules.ACTIONS, np.float32)
        favour[action.id] = 6
        crown(key, 0.0, policy_bias=favour)
        assert think(match, 60)[0].action == action.id


@EACH
def test_what_the_network_expects_is_believed_seat_by_seat(key: str, crown: Crown) -> None:
    """Whoever has to decide next is expected to win, whichever seat that is."""
    match = asked(key, 3, 1)
    values = np.zeros(2 * match.game.state_part.SEATS, np.float32)
    values[0] = 3
    crown(key, 0.0, values_bias=values)
    (thought,) = think(match, 1, playouts=0)
    match.play(thought.action)
    hopes = np.exp([3, 0, 0]) / np.exp([3, 0, 0]).sum()
    places = [(seat - (match.actor or 0)) % 3 for seat in range(3)]
    assert thought.chances == pytest.approx([hopes[place] for place in places], abs=1e-3)


@pytest.mark.parametrize("key", ["caramba", "sombreros"])
def test_it_is_asked_where_there_is_a_choice(key: str, crown: Crown) -> None:
    """Nothing is learned from moves without one: whoever decides after them is expected to win."""
    match, forced = before_a_forced_move(key)
    values, favour = np.zeros(2 * match.game.state_part.SEATS), np.zeros(match.game.rules.ACTIONS)
    values[0], favour[forced] = 3, 9
    crown(key, 0.0, values_bias=values.astype(np.float32), policy_bias=favour.astype(np.float32))
    (thought,) = think(match, 1, playouts=0)
    assert thought.action == forced
    match.play(forced)
    hurried = match.actor
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    assert match.actor != hurried
    assert int(np.argmax(thought.chances)) == match.actor


def before_a_forced_move(key: str) -> tuple[Match, int]:
    """A choice, and an action after which others have none, without chance, until somebody else decides."""
    match = tertulia.game(key).start(3, seed="forced")
    while True:
        for action in match.legal() if len(match.legal()) > 1 else ():
            later = match.copy()
            later.play(action)
            hurried = later.actor
            while later.actor is not None and len(later.legal()) == 1:
                later.play(later.legal()[0])
            since = later.history[len(match.history) :]
            if later.actor not in (None, hurried) and all(event.actor >= 0 for event in since):
                return match, action.id
        match.play(bot("medium", len(match.history)).choose(Knowledge.of(match, 1)))


@EACH
def test_a_playout_can_have_its_part_of_a_value(key: str, crown: Crown) -> None:
    crown(key, 0.0)
    match = asked(key, 3, 1)
    alone, mixed, rest = (think(match, 1, playouts=share, noise=0)[0] for share in (0.0, 0.25, 1.0))
    blend = [0.75 * one + 0.25 * other for one, other in zip(alone.chances, rest.chances, strict=True)]
    assert alone.chances == pytest.approx([1 / 3] * 3)
    assert rest.chances != pytest.approx([1 / 3] * 3)
    assert mixed.chances == pytest.approx(blend)


def test_ends_of_games_correct_a_network_that_knows_nothing(crown: Crown) -> None:
    crown("sombreros", 0.0)
    match, obvious = last_hat_of_sombreros()
    search = GuidedSearch("obvious", Budget(iterations=2000))
    assert str(search.choose(Knowledge.of(match, 1))) == obvious


def test_it_takes_no_more_time_than_can_change_the_choice(crown: Crown) -> None:
    crown("sombreros", 0.0)
    match, obvious = last_hat_of_sombreros()
    think(match, 2)  # compiled
    begin = time.perf_counter()
    search = GuidedSearch("obvious", Budget(seconds=3.0))
    assert str(search.choose(Knowledge.of(match, 1))) == obvious
    assert time.perf_counter() - begin < 2.9


@EACH
@pytest.mark.usefixtures("champions")
def test_the_tree_is_kept_for_the_next_decision(key: str) -> None:
    match = tertulia.game(key).start(2, seed=4)
    searches, kept = [GuidedSearch(seat, Budget(iterations=300)) for seat in (0, 1)], 0
    for number in range(12):
        assert match.actor is not None
        thoughts = searches[match.actor].think(Knowledge.of(match, number))
        kept += sum(thought.visits for thought in thoughts) > 300
        match.play(thoughts[0].action)
    assert kept


@EACH
@pytest.mark.usefixtures("champions")
def test_any_action_can_be_weighed(key: str) -> None:
    knowledge = Knowledge.of(asked(key, 3, 1), 1)
    for action in knowledge.legal:
        favourite, asked_about = GuidedSearch(1, Budget(iterations=80)).weigh(knowledge, action.id)
        assert asked_about.action == action.id
        assert asked_about.visits >= favourite.visits // 4


@EACH
@pytest.mark.usefixtures("champions")
def test_without_room_it_still_answers(key: str) -> None:
    knowledge = Knowledge.of(asked(key, 3, 1), 1)
    search = GuidedSearch(1, Budget(iterations=2))
    search.think(knowledge)
    assert search.thinking is not None
    search.thinking.explore(500)
    assert sum(thought.visits for thought in search.thinking.thoughts()) == 502


@EACH
@pytest.mark.usefixtures("champions")
def test_what_its_seat_cannot_know_changes_no_choice(key: str) -> None:
    def choose(_: Match, knowledge: Knowledge) -> Action:
        return bot("champion:40", 0).choose(knowledge)

    for number in range(8 if key == "caramba" else 2):
        assert len(interference(asked(key, 3, number), choose, number)) == 1


@EACH
@pytest.mark.usefixtures("champions")
def test_it_plays_to_the_end_at_every_table(key: str) -> None:
    game = tertulia.game(key)
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        table = ["champion:8", *["medium"] * (seats - 1)]
        assert play(game.start(seats, seed="end"), table, "end").outcome is not None


@pytest.mark.usefixtures("champions")
def test_plain_python_thinks_as_native_code_does() -> None:
    told = []
    for switch in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-W", "error::RuntimeWarning", "-c", THOUGHTS],
            env={**os.environ, "NUMBA_DISABLE_JIT": switch},
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert done.returncode == 0, done.stderr
        told.append([number for row in json.loads(done.stdout) for number in row])
    assert len(told[0]) > 15
    assert told[0] == pytest.approx(told[1], abs=1e-4)


# Others' decisions say something about what they hold


def after_a_bid() -> tuple[Match, int]:
    """Seat 1 has just bid for the first time in a round of caramba, and seat 2 has to decide; what it bid."""
    match = tertulia.game("caramba").start(3, seed="bids")
    while not (match.actor is not None and len(match.decided) == 1 and match.decided[0][1] < 45):
        match.play(bot("medium", len(match.history)).choose(Knowledge.of(match, 1)))
    return match, match.decided[0][1]


def worlds_of(match: Match, iterations: int = 400) -> Any:
    search = GuidedSearch(1, Budget(iterations=iterations))
    search.think(Knowledge.of(match, 1))
    thinking = search.thinking
    assert isinstance(thinking, GuidedThinking)
    count = int(thinking.plans[0].banked)
    return thinking.memory.bank[:count], thinking.memory.logs[:count], thinking.memory.weights[:count]


def test_worlds_weigh_as_much_as_they_explain_what_others_did(crown: Crown) -> None:
    """A network that loves one kind of card above all: who bid something else cannot hold it, likely."""
    match, bid = after_a_bid()
    (other, _), goods = match.decided[0], 3
    loved = next(kind for kind in range(15) if kind != bid // goods and not match.state.known[other][kind])
    favour = np.zeros(match.game.rules.ACTIONS, np.float32)
    favour[goods * loved : goods * loved + goods] = 9
    crown("caramba", 0.0, policy_bias=favour)
    bank, logs, weights = worlds_of(match)
    holding = bank.hand[:, other, loved] > 0
    assert 0 < holding.sum() < len(bank)
    assert logs[holding].max() < logs[~holding].min() - 1
    assert weights[holding].max() < weights[~holding].min()
    assert weights.sum() ** 2 / (weights**2).sum() >= len(bank) / 4  # never sure of a few


def test_worlds_weigh_alike_for_a_network_without_opinions(crown: Crown) -> None:
    crown("caramba", 0.0)
    match, _ = after_a_bid()
    bank, logs, _ = worlds_of(match)
    assert len(bank) > 20
    assert np.ptp(logs) < 1  # only the number of legal actions differs


@pytest.mark.usefixtures("champions")
def test_what_cannot_have_happened_explains_nothing() -> None:
    """A world whose past did not allow what was done there."""
    match, bid = after_a_bid()
    knowledge = Knowledge.of(match, 1)
    thinking = GuidedThinking(knowledge, "1", 64, {})
    loop, other = guided_of(match.game).imagination, match.decided[0][0]
    world = knowledge.imagined()[0]
    arguments = (thinking.plans[0], thinking.paper.desks[0], thinking.memory, thinking.look)
    assert loop.explains(knowledge.setup.box, world, *arguments) > -10
    world.bids[other], world.pile[other, bid // 3] = 0, 1  # it never was in the hand
    assert loop.explains(knowledge.setup.box, world, *arguments) == -loop.FARTHEST


@pytest.mark.usefixtures("champions")
def test_where_nothing_is_hidden_nothing_is_read() -> None:
    for key in ("pamplona", "sombreros"):
        match = asked(key, 3, 1)
        bank, _, _ = worlds_of(match, 20)
        assert len(bank) == 0
