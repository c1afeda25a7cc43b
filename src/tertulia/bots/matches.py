"""Whole matches between bots, one by one."""

from collections.abc import Iterator, Sequence

import numpy as np

from tertulia import bots
from tertulia.bots.knowledge import Knowledge
from tertulia.core.chance import Seeded
from tertulia.core.game import Game, Setup
from tertulia.core.match import Match
from tertulia.core.playouts import Playouts


def play(match: Match, names: Sequence[str], seed: int | str) -> Match:
    """To the end, each seat with a bot of its own."""
    minds = [bots.bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while (actor := match.actor) is not None:
        knowledge = Knowledge.of(match, f"{seed} {len(match.history)}")
        match.play(minds[actor].choose(knowledge))
    return match


def matches(
    game: Game, setup: Setup, seed: int | str, count: int, names: Sequence[str]
) -> Iterator[Playouts]:
    """Games 0 to count - 1 of a seed, one at a time, with the chance of `tertulia.core.playouts.chunks`."""
    for number in range(count):
        match = game.begin(setup, Seeded(f"{seed}.{number}"))
        yield _told(play(match, names, f"{seed}.{number}"))


def _told(match: Match) -> Playouts:
    outcome = match.outcome
    assert outcome is not None
    decisions = sum(event.actor >= 0 for event in match.history)
    reason = match.game.meta.reasons.index(outcome.reason)
    return Playouts(
        decisions=np.array([decisions], np.int64),
        events=np.array([len(match.history) - decisions], np.int64),
        reasons=np.array([reason], np.int64),
        scores=np.array([outcome.scores], np.int64),
        wins=np.array([outcome.shares]),
    )
