"""Parts that a game lacks: it is said what cannot be done without them, and everything else can."""

from pathlib import Path

from tests.games.conftest import Python

MISSED = """
import tertulia
from tertulia.bots import Knowledge, bot
from tertulia.core.binding import bind
game = tertulia.game("fox")
for miss in (lambda: game.part("study"),
             lambda: bind(game, "tertulia.arena.templates.counting"),
             lambda: bot("medium", 1).choose(Knowledge.of(game.start(2, seed=1), 1))):
    try:
        miss()
    except tertulia.MissingPart as error:
        print(error)
"""
PLAYED = """
import tertulia
from tertulia.bots import Knowledge, Search, offered
from tertulia.bots.advice import advise
from tertulia.bots.matches import play
from tertulia.bots.search import Budget
from tertulia.core.contract import UNIFORM
from tertulia.envs.batch import Batch
from tertulia.envs.opponents import opponents
from tertulia.envs.table import Table

game = tertulia.game("fox")
assert offered(game) == ("random", "hard"), offered(game)
match = play(game.start(2, seed=1), ["hard:3", "random"], 1)
assert match.outcome is not None
match = game.start(2, seed=1)
while len(match.legal()) < 4:
    match.play(match.legal()[0])
knowledge = Knowledge.of(match, 1)
search = Search(1, Budget(iterations=40))
assert len(search.think(knowledge)) > 1
assert set(search.thinking.noises) == {UNIFORM}, "playouts would always take the first action of the list"
assert all(advice.why is None for advice in advise(knowledge, 1, Budget(iterations=9)))

table = Table(game, 2, "random", seen=True)
assert opponents(table, "random").answer(0) > 0
batch = Batch(game, 2, 4, bots="random")
batch.step(batch.sample())
print("played")
"""


def test_a_missing_part_says_what_cannot_be_done_without_it(fox: Path, python: Python) -> None:
    assert python(MISSED).stdout.splitlines() == [
        *["fox has no study: it cannot be studied"] * 2,
        "fox has no heuristics: easy and medium cannot play it, and nobody can tell luck from skill",
    ]


def test_a_game_without_heuristics_is_played_by_hard_and_random(fox: Path, python: Python) -> None:
    done = python(PLAYED)
    assert done.stderr == ""
    assert done.stdout == "played\n"
