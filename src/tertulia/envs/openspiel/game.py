"""The games as OpenSpiel loads them: their types, their parameters, their bounds."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pyspiel

from tertulia.core.errors import StartError
from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.core.parts import OpenSpiel
from tertulia.envs.openspiel.observer import Observer
from tertulia.envs.openspiel.state import TertuliaState
from tertulia.envs.openspiel.table import Table
from tertulia.games import game as game_of

UTILITIES = ("wins", "points")
Type = pyspiel.GameType


def registered_as(key: str) -> str:
    return f"python_tertulia_{key}"


def announce(key: str) -> None:
    """As a class of its own: OpenSpiel lets go of what was registered when Python has already ended."""
    pyspiel.register_game(
        type_of(key, UTILITIES[0]), type(f"{key.title()}Game", (TertuliaGame,), {"key": key})
    )


def type_of(key: str, utility: str) -> Any:
    game = game_of(key)
    meta, secrets = game.meta, game.part("openspiel").SECRETS
    information, sums = Type.Information, Type.Utility
    return Type(
        short_name=registered_as(key),
        long_name=meta.title,
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if secrets else information.PERFECT_INFORMATION,
        utility=sums.ZERO_SUM if utility == "wins" else sums.GENERAL_SUM,
        reward_model=Type.RewardModel.TERMINAL,
        max_num_players=meta.max_seats,
        min_num_players=meta.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "seats": meta.min_seats,
            "edition": meta.edition,
            "options": "",
            "utility": UTILITIES[0],
            "begin": "",
        },
    )


class TertuliaGame(pyspiel.Game):  # type: ignore[misc]
    """One of the three games, with one box, for one number of players."""

    key: str

    def __init__(self, params: Mapping[str, Any]) -> None:
        self.utility = str(params["utility"])
        if self.utility not in UTILITIES:
            raise StartError(f"utility is {' or '.join(UTILITIES)}, not {self.utility!r}")
        game = game_of(self.key)
        self.adapter: OpenSpiel = game.part("openspiel")
        match = _opening(game, params)
        self.opening = Table.of(match)
        self.decisions, self.events = self.adapter.longest(match.setup)
        super().__init__(type_of(self.key, self.utility), self._info(match), dict(params))

    def _info(self, match: Match) -> Any:
        rules, seats, wins = match.game.rules, match.seats, self.utility == "wins"
        low, high = (-1 / seats, 1 - 1 / seats) if wins else self.adapter.scores(match.setup)
        return pyspiel.GameInfo(
            num_distinct_actions=rules.ACTIONS,
            max_chance_outcomes=rules.OUTCOMES,
            num_players=seats,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if wins else None,
            max_game_length=self.decisions,
        )

    def new_initial_state(self) -> TertuliaState:
        return TertuliaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.events)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        if params:
            raise StartError(f"observers of {self.key} have no parameters, got {dict(params)}")
        encoding = game_of(self.key).part("encoding")
        return Observer(encoding, kind or pyspiel.IIGObservationType(perfect_recall=False))


def _opening(game: Game, params: Mapping[str, Any]) -> Match:
    """Before the first event: of the set-up, or at the position of a file, which names its own box."""
    if params["begin"]:
        position = json.loads(Path(params["begin"]).read_text(encoding="utf-8"))
        return game.load(position, chance=None)
    options = dict(_switch(name) for name in str(params["options"]).split())
    return game.start(params["seats"], edition=str(params["edition"]), options=options, chance=None)


def _switch(name: str) -> tuple[str, bool]:
    """An option's name, with a minus to switch it off."""
    return name.removeprefix("-"), not name.startswith("-")
