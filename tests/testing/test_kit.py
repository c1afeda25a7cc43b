"""Games that are not as they should be: each check of the kit notices what it is for."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
import pytest

from tertulia import Match, testing
from tertulia.core.chance import Seeded
from tertulia.core.game import Game
from tertulia.testing import kit

Patch = pytest.MonkeyPatch


def untrue(patch: Patch, game: Game) -> None:
    patch.setattr(game.state_part, "faults", lambda *_: ["a card too many"])


def namesakes(patch: Patch, game: Game) -> None:
    honest = game.notation.action
    patch.setattr(
        game.notation, "action", lambda *of: msgspec.structs.replace(honest(*of), notation="the same")
    )


def shared_memory(patch: Patch, game: Game) -> None:
    patch.setattr(kit, "copied", lambda states: states)


def other_dice(patch: Patch, game: Game) -> None:
    honest, more = Seeded.draw, count()
    patch.setattr(
        Seeded, "draw", lambda self, stream, index, weights: honest(self, stream, next(more), weights)
    )


def nobody_wins(patch: Patch, game: Game) -> None:
    honest: Any = Match.outcome
    patch.setattr(Match, "outcome", property(lambda match: replace(honest.fget(match), winners=())))


def half_a_record(patch: Patch, game: Game) -> None:
    honest = Match.record
    patch.setattr(
        Match,
        "record",
        lambda match: {**honest(match), "events": honest(match)["events"][:9], "outcome": None},
    )


def another_position(patch: Patch, game: Game) -> None:
    patch.setattr(game, "load", lambda position: game.start(2, "elsewhere"))


def open_hands(patch: Patch, game: Game) -> None:
    patch.setattr(game.views, "own", lambda edition, s, seat: {"you": str(s)})


def wrong_past(patch: Patch, game: Game) -> None:
    patch.setattr(game.hidden, "rewind", lambda past, world: None)


@pytest.mark.parametrize(
    ("spoil", "check", "said"),
    [
        (untrue, testing.check_truths, "a card too many"),
        (namesakes, testing.check_actions, None),
        (shared_memory, testing.check_copies, "shares memory"),
        (other_dice, testing.check_determinism, "differ"),
        (nobody_wins, testing.check_outcome, "has a winner"),
        (half_a_record, testing.check_records, None),
        (another_position, testing.check_positions, "loads differently"),
        (open_hands, testing.check_secrecy, "learns too much"),
        (wrong_past, testing.check_past, "cannot have come to pass"),
    ],
)
def test_a_spoilt_game_is_noticed(
    monkeypatch: Patch,
    spoil: Callable[[Patch, Game], None],
    check: Callable[[Game, int, str], None],
    said: str | None,
) -> None:
    game = Game("tertulia.games.caramba")
    check(game, 2, "kit")
    spoil(monkeypatch, game)
    with pytest.raises(AssertionError, match=said):
        check(game, 2, "kit")
