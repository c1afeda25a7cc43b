"""How lucky each seat was: what chance did in a game, held against what it does on average.

Before every chance event each outcome is judged alike, by playouts that know nothing of the one that comes.
What came, less what was to be expected, is luck: 0 on average, however well or badly the playouts judge.
So a result less the luck in it is as right on average as the result, and it varies less: see docs/arena.md.
The champion's network can judge instead: it sees more, and looks once where a playout goes on to the end.
"""

from functools import cache
from typing import Any

import numpy as np

from tertulia.bots.champion import champion_of
from tertulia.bots.names import CHAMPION
from tertulia.bots.styles import Paper
from tertulia.core import engine
from tertulia.core.binding import bind
from tertulia.core.chance import key_of
from tertulia.core.contract import CHANCE
from tertulia.core.errors import UnknownName
from tertulia.core.fields import blanks
from tertulia.core.game import Game
from tertulia.core.match import Match

PLAYOUTS = "playouts"
JUDGES = (PLAYOUTS, CHAMPION)


class UnknownJudge(UnknownName):
    what = "judge"


def luck(match: Match, playouts: int, seed: int | str, judge: str = PLAYOUTS) -> tuple[float, ...]:
    """What chance added to each seat's share of the win, or took from it; over the seats that is 0.

    `playouts`, or looks of the network, are for each outcome. The seed must not be that of the match, which
    would tell what comes.
    """
    ready(match.game, judge)
    again, total = again_of(judge)(match, playouts, seed), np.zeros(match.seats)
    for event in match.history:
        if event.actor == CHANCE:
            total += again.gain(event.action.id)
        again.apply(event.action.id)
    return tuple(total.tolist())


class Again:
    """A match gone through again from its beginning, with the arrays to judge its chance."""

    def __init__(self, match: Match, playouts: int, seed: int | str) -> None:
        game = match.game
        self.game, self.seats, self.boxes, self.loop = game, match.seats, match.boxes, luck_of(game)
        self.keys = np.stack([key_of(f"{seed} playout {number}") for number in range(playouts)])
        self.states = blanks(game.state_part.State, 2)
        if match.begin is None:
            game.drive.setup(self.boxes, self.states, match.seats)
        else:
            self.states[0] = match.begin[0]
        self.paper = Paper(game, self.keys[0])
        self.scales = blanks(self.loop.Scale, 1)
        self.worths = blanks(self.loop.worth.Worth, 1)
        self.styles = np.array([game.part("heuristics").MASTER] * game.state_part.SEATS, np.int64)
        self.noises = np.zeros(game.state_part.SEATS, np.int64)
        self.scores = game.sheet()

    def apply(self, id: int) -> None:
        self.game.drive.apply(self.boxes, self.states, id)

    def gain(self, outcome: int) -> Any:
        """What this outcome of the event that is due gains each seat."""
        self.weigh()
        return self.trust() * self.scales[0].gain[outcome, : self.seats]

    def weigh(self) -> None:
        """What each outcome gains, by playouts."""
        self.loop.weigh(
            self.boxes,
            self.states,
            self.paper.desks,
            self.scales,
            self.worths,
            self.styles,
            self.noises,
            self.paper.notes,
            self.scores,
            self.keys,
        )

    def trust(self) -> float:
        """How much of the gains is more than the playouts' own chance, from 0 to 1 (James and Stein's way).

        The outcome that came is not asked, so that luck stays 0 on average; where outcomes hardly differ the
        playouts' chance is left out instead of being added to the result.
        """
        scale, playouts = self.scales[0], len(self.keys)
        seen = float((scale.chance[:, None] * scale.gain**2).sum())
        if seen == 0 or playouts == 1:
            return 1.0
        noise = (float(scale.squares) / playouts - seen) / (playouts - 1)
        return max(0.0, 1 - noise / seen)


class Foresight(Again):
    """The same by the champion's network."""

    def weigh(self) -> None:
        foresight_of(self.game).weigh(
            self.boxes,
            self.states,
            self.paper.desks,
            self.scales,
            self.worths,
            self.scores,
            self.keys,
            champion_of(self.game).look,
        )


def again_of(judge: str) -> type[Again]:
    if judge not in JUDGES:
        raise UnknownJudge(judge, JUDGES)
    return Foresight if judge == CHAMPION else Again


def luck_of(game: Game) -> Any:
    """The scales, compiled for one game."""
    return bind(game, "tertulia.bots.templates.luck")


def foresight_of(game: Game) -> Any:
    """The same with a network."""
    return bind(game, "tertulia.bots.templates.foresight")


@cache
def ready(game: Game, judge: str = PLAYOUTS) -> None:
    """Compile behind a visible bar, if that was not done before."""
    template = foresight_of if judge == CHAMPION else luck_of
    engine.warm(f"{game.meta.title}, luck", [template(game)], [lambda: _rehearse(game, judge)])


def _rehearse(game: Game, judge: str) -> None:
    match = game.start(game.meta.min_seats, seed="rehearsal")
    again_of(judge)(match, 1, "rehearsal luck").gain(match.history[0].action.id)
