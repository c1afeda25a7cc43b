"""The games as PettingZoo environments: agents are seats, and take turns.

An observation is a flat array, the mask of legal actions is in `info["action_mask"]`.
"""

import random
from collections.abc import Mapping
from typing import Any

from tertulia.core.encoding import KIND, Numbers, bounds
from tertulia.core.errors import IllegalAction
from tertulia.core.game import EditionSource
from tertulia.envs.drawing import Picture
from tertulia.envs.errors import MissingExtra
from tertulia.envs.rendering import MODES, checked, rendered
from tertulia.envs.rewards import Handling, Reward, Rewards
from tertulia.envs.table import Table
from tertulia.games import game as game_of

try:
    from gymnasium.spaces import Box, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise MissingExtra("PettingZoo", "envs") from error

Last = tuple[Numbers | None, float, bool, bool, dict[str, Any]]
"""What an agent sees, what it has got since its last turn, whether it is over, and the mask."""

__all__ = ["Turns", "env", "parallel_env", "raw_env"]


class Turns(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One seat after the other, as the rules say."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        edition: EditionSource = None,
        options: Mapping[str, bool] | None = None,
        reward: Reward = "win",
        illegal: Handling = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = checked(render_mode)
        meta = game_of(game).meta
        self.table = Table(game, seats or min(4, meta.max_seats), 0, edition, options, seen=True)
        self._rewards = Rewards(self.table, reward, illegal)
        self.metadata = {"name": f"tertulia_{game}_v0", "is_parallelizable": True, "render_modes": [*MODES]}
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = bounds(game_of(game).part("encoding").FIELDS)
        self._looks = {agent: Box(low, high, dtype=KIND) for agent in self.possible_agents}
        self._choices = {agent: Discrete(len(self.table.mask)) for agent in self.possible_agents}
        self._random = random.Random()

    def observation_space(self, agent: str) -> Box:
        return self._looks[agent]

    def action_space(self, agent: str) -> Any:
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with a seed, that of `game.start(seed=seed)`; those after it follow from the seed."""
        if seed is not None:
            self._random.seed(seed)
        self.table.reset(self._random.getrandbits(63) if seed is None else seed)
        self._rewards.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._over = False
        self._give_turn()

    def step(self, action: int | None) -> None:
        if self._over or action is None:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        try:
            count = self.table.step(action)
        except IllegalAction:
            if self._rewards.illegal == "raise":
                raise
            self._end(self._rewards.penalty(self._seats[agent]))
            return
        self.infos[agent] = {}
        rewards = self._rewards.step(count)
        if count == 0:
            self._end(rewards or [])
            return
        if rewards is not None:
            self._pay(rewards)
        self._give_turn()

    def _give_turn(self) -> None:
        actor = self.table.actor
        assert actor is not None
        self.agent_selection = self.possible_agents[actor]
        self.infos[self.agent_selection] = {"action_mask": self.table.mask.copy()}

    def _pay(self, rewards: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _end(self, rewards: list[float]) -> None:
        self._over = True
        self._pay(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Numbers:
        """What a seat knows now, whether or not it is its turn."""
        if agent == self.agent_selection and not self._over:
            return self.table.observation.copy()
        return self.table.observe(self._seats[agent])

    def last(self, observe: bool = True) -> Last:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self._over, False, self.infos[agent]

    def render(self) -> str | Picture | None:
        """The table as the one sees it whose turn it is."""
        return rendered(self.table, self._seats[self.agent_selection], self.possible_agents, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class Ordered(OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """PettingZoo's wrapper, which would ask the environment for the five parts of `last` one by one."""

    def last(self, observe: bool = True) -> Last:
        last: Last = self.env.last(observe)
        return last


def raw_env(game: str, **choices: Any) -> Turns:
    """The environment itself; `choices` are those of `Turns`."""
    return Turns(game, **choices)


def env(game: str, **choices: Any) -> "Ordered":
    """The environment, with clear errors for those who step before they reset."""
    return Ordered(raw_env(game, **choices))


def parallel_env(game: str, **choices: Any) -> Any:
    """All agents act at once, and the action of the one whose turn it is counts."""
    return turn_based_aec_to_parallel(env(game, **choices))
