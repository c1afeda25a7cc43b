"""Programs of others: they play by lines, and when they misbehave the game goes on without them."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tertulia
from tertulia.arena import ArenaError, Plan, hold
from tertulia.arena.outside import Program, greeting, question, try_out
from tertulia.arena.play import Played, begin, play_game
from tertulia.bots import Knowledge

ROOT = Path(__file__).parent.parent.parent
PERL = f"program:perl {ROOT / 'examples' / 'arena_bot.pl'}"
Planned = Callable[..., Plan]
Written = Callable[[str], str]

HEAD = """
import json, os, sys, time
def say(text): print(text, flush=True)
count = 0
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello": say("ready 1"); continue
    if asked["type"] == "over": open(sys.argv[0] + ".over", "w").write(line); continue
    count += 1
"""


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """The name of a program that does this whenever it has to choose."""

    def write(body: str, head: str = HEAD) -> str:
        file = tmp_path / "player.py"
        file.write_text(head + "".join(f"    {line}\n" for line in body.splitlines()))
        return f"program:{sys.executable} -I {file}"

    return write


def played(planned: Planned, name: str, seconds: float | None = None) -> Played:
    plan = planned(["random", name])
    if seconds is not None:
        import msgspec

        plan = msgspec.structs.replace(plan, seconds=seconds)
    return play_game(plan, 0, ("random", name))


def test_a_program_plays(planned: Planned, written: Written, tmp_path: Path) -> None:
    game = played(planned, written("say(asked['legal'][-1])"))
    assert game.faults == {}
    told = json.loads((tmp_path / "player.py.over").read_text())
    assert told == {"type": "over", "scores": list(game.scores), "winners": [game.wins.index(1.0)]}


def test_blanks_do_not_matter(planned: Planned, written: Written) -> None:
    assert played(planned, written("say('  ' + asked['legal'][0].replace(' ', '   ') + ' ')")).faults == {}


def test_an_illegal_answer_loses_that_decision_alone(planned: Planned, written: Written) -> None:
    game = played(planned, written("say('castle' if count == 2 else asked['legal'][0])"))
    assert game.faults == {1: {"illegal": 1}}


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("os._exit(3)", "ended"),
        ("sys.exit()", "ended"),
        ("say(asked['legal'][0]); say(asked['legal'][0]); time.sleep(0.3)", "noisy"),
        ("print('x' * 100_000, end='', flush=True)", "noisy"),
        ("time.sleep(60)", "late"),
        ("1 / 0", "ended"),
    ],
)
def test_who_is_lost_is_out_of_this_game(
    planned: Planned, written: Written, body: str, reason: str, capfd: pytest.CaptureFixture[str]
) -> None:
    game = played(planned, written(f"if count == 3: {body}\nelse: say(asked['legal'][0])"), 0.7)
    faults = game.faults[1]
    assert faults.pop(reason) == 1
    if reason == "noisy":  # a second line may pass for an answer before the next one shows what it was
        faults.pop("illegal", None)
    assert list(faults) == ["absent"]
    assert faults["absent"] > 3
    capfd.readouterr()


def test_who_floods_is_stopped(planned: Planned, written: Written) -> None:
    game = played(planned, written("while True: say('flood')"), 1.0)
    assert set(game.faults[1]) == {"illegal", "noisy", "absent"}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("./no-such-program", "it does not start"),
        ("", "it does not start"),
        ("'unfinished", "it does not start"),
        ("true", "it does not start"),
        ("echo hello", "its first line is not 'ready 1'"),
        ("echo ready 2", "its first line is not 'ready 1'"),
    ],
)
def test_a_program_that_cannot_play_is_told_at_the_start(planned: Planned, name: str, said: str) -> None:
    with pytest.raises(ArenaError, match=said):
        hold(planned(["easy", f"program:{name}"]), 1)


def test_a_question_is_all_that_a_program_learns(planned: Planned) -> None:
    match = begin(planned(["easy", "random"], key="caramba"), 0)
    knowledge = Knowledge.of(match, 1)
    asked = json.loads(question(knowledge, 2.5))
    assert set(asked) == {"type", "view", "legal", "seconds"}
    assert asked["view"] == json.loads(json.dumps(match.view(match.actor)))
    assert asked["legal"] == [str(action) for action in match.legal()]
    hello = json.loads(greeting(knowledge.head, 1, "s"))
    assert set(hello) == {"type", "protocol", "game", "rules", "edition", "options", "seats", "seat", "seed"}


def test_a_program_that_is_gone_gets_random_actions_that_repeat(planned: Planned) -> None:
    plan = planned(["easy", "random"])
    knowledge = Knowledge.of(begin(plan, 0), 0)
    one, other = (Program("false", plan.head, 0, "seed", 1.0) for _ in range(2))
    assert [one.choose(knowledge) for _ in range(9)] == [other.choose(knowledge) for _ in range(9)]
    assert one.faults == {"ended": 1, "absent": 9}


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_example_plays_every_game(planned: Planned, key: str) -> None:
    plan = planned(["random", PERL], key=key)
    first, again = (hold(plan, 1) for _ in range(2))
    assert first == again
    assert all(game.faults == {} for done in first for game in done.games)


def test_the_example_beats_chance_at_its_game(planned: Planned) -> None:
    games = [game for done in hold(planned(["random", PERL]), 12) for game in done.games]
    assert sum(game.wins[game.bots.index(PERL)] for game in games) > 15


def children() -> set[str]:
    lists = Path("/proc/self/task").glob("*/children")
    return {child for file in lists for child in file.read_text().split()}


def test_trying_out_leaves_no_process(written: Written) -> None:
    before = children()
    try_out(written("pass").removeprefix("program:"), {"game": "caramba", "seats": 2})
    assert children() <= before
