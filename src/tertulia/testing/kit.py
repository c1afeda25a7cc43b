"""Checks that any game must pass; each raises AssertionError with what is wrong."""

import json
from typing import Any

import numpy as np

from tertulia.core import record as records
from tertulia.core.contract import NOBODY
from tertulia.core.errors import IllegalAction
from tertulia.core.fields import copied
from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.testing.paths import by_hand, random_play


def check_game(game: Game, seed: int | str = "kit") -> None:
    """Every check, for every number of seats."""
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        check_truths(game, seats, seed)
        check_actions(game, seats, seed)
        check_copies(game, seats, seed)
        check_determinism(game, seats, seed)
        check_outcome(game, seats, seed)
        check_records(game, seats, seed)
        check_positions(game, seats, seed)
        check_secrecy(game, seats, seed)
        check_past(game, seats, seed)


def check_truths(game: Game, seats: int, seed: int | str) -> None:
    """What the game says is always true is true after every event."""
    for match in by_hand(game, seats, seed):
        faults = list(match.faults())
        assert not faults, f"after {_last(match)}: {faults[0]}"


def check_actions(game: Game, seats: int, seed: int | str) -> None:
    """Legal actions have names of their own and apply; all other ids are refused and change nothing."""
    for number, match in enumerate(by_hand(game, seats, seed)):
        legal = match.legal()
        assert bool(legal) == (match.actor is not None), f"after {_last(match)}: {len(legal)} legal actions"
        assert len({action.id for action in legal}) == len({str(action) for action in legal}) == len(legal)
        if number % 7 == 0:
            _check_branches(match)
        before = match.state.tobytes()
        others = set(range(-1, game.rules.ACTIONS + 1)) - {action.id for action in legal}
        wrongs: list[int | str] = [*sorted(others)[number % 5 :: 5], "nonsense", ""]
        for wrong in wrongs:
            try:
                match.play(wrong)
            except IllegalAction as error:
                assert error.allowed == tuple(map(str, legal)), "the refusal does not name what was allowed"
            else:
                raise AssertionError(f"after {_last(match)}: {wrong!r} was played, which is not legal")
        assert match.state.tobytes() == before, f"a refused action changed the state after {_last(match)}"


def _check_branches(match: Match) -> None:
    for action in match.legal():
        branch = match.copy()
        branch.play(str(action))
        faults = list(branch.faults())
        assert not faults, f"{action} after {_last(match)}: {faults[0]}"


def check_copies(game: Game, seats: int, seed: int | str) -> None:
    """Going on with a match leaves every earlier copy of its state alone."""
    kept = [(copied(match.states), match.states.tobytes()) for match in random_play(game, seats, seed)]
    assert all(copy.tobytes() == bytes_then for copy, bytes_then in kept), (
        "a copy shares memory with the match"
    )


def check_determinism(game: Game, seats: int, seed: int | str) -> None:
    """Equal seeds give equal bytes; the box is never written to."""
    runs = []
    for _ in range(2):
        states = [
            match.state.tobytes() + match.setup.box.tobytes() for match in random_play(game, seats, seed)
        ]
        runs.append(states)
    assert runs[0] == runs[1], "two plays of one seed differ"
    size = len(runs[0][0]) - game.setup(seats, None, None).box.nbytes
    assert len({state[size:] for state in runs[0]}) == 1, "the rules wrote into the box"


def check_outcome(game: Game, seats: int, seed: int | str) -> None:
    """A finished game has scores whose lines add up, a winner with the best of them, and a reason."""
    *_, match = random_play(game, seats, seed)
    outcome = match.outcome
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.breakdown) == seats
    assert [sum(lines.values()) for lines in outcome.breakdown] == list(outcome.scores)
    assert outcome.winners, "a finished game has a winner"
    assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners)
    assert outcome.reason in game.meta.reasons


def check_records(game: Game, seats: int, seed: int | str) -> None:
    """A record survives JSON and replays to the same bytes, finished or not."""
    for number, match in enumerate(random_play(game, seats, seed)):
        if number % 50 == 0 or match.actor is None:
            text = json.dumps(match.record())
            again = records.replay(game, records.parse(text))
            assert again.state.tobytes() == match.state.tobytes()
            assert again.record() == match.record()


def check_positions(game: Game, seats: int, seed: int | str) -> None:
    """A position survives JSON and loads to the same bytes, at every point of a game."""
    for match in by_hand(game, seats, seed):
        position = json.loads(json.dumps(match.position()))
        again = game.load(position)
        assert again.state.tobytes() == match.state.tobytes(), (
            f"after {_last(match)} the position loads differently"
        )
        assert again.position() == position


def check_secrecy(game: Game, seats: int, seed: int | str) -> None:
    """Non-interference: what a viewer sees does not change when all that it cannot know is dealt anew."""
    for number, match in enumerate(by_hand(game, seats, seed)):
        for viewer in (*range(seats), None):
            for memory in (False, True):
                other = match.imagine(NOBODY if viewer is None else viewer, f"{seed}.{number}", memory)
                assert seen(match, viewer) == seen(other, viewer), (
                    f"viewer {viewer} learns too much after {_last(match)}"
                )
                faults = list(other.faults())
                assert not faults, f"redeal for {viewer} after {_last(match)}: {faults[0]}"


def check_past(game: Game, seats: int, seed: int | str) -> None:
    """However a seat imagines the present, its past leads there by what was decided since."""
    for number, match in enumerate(by_hand(game, seats, seed)):
        for seat in range(seats):
            world = match.imagine(seat, f"{seed}.{number}")
            if world.calm is None:  # chance is due, or there was none yet
                continue
            states = np.frombuffer(bytearray(world.calm), world.states.dtype)
            for _, action in world.decided:
                game.drive.apply(world.boxes, states, action)
            assert states.tobytes() == world.states.tobytes(), (
                f"what seat {seat} imagines after {_last(match)} cannot have come to pass"
            )


def seen(match: Match, viewer: int | None) -> bytes:
    """All that a viewer gets to see of a position, as bytes."""
    legal = [str(action) for action in match.legal()] if viewer is not None and match.actor == viewer else []
    things: list[Any] = [match.view(viewer), legal]
    return json.dumps(things).encode()


def _last(match: Match) -> str:
    return f"event {len(match.history)} ({match.history[-1].action})" if match.history else "the set-up"
