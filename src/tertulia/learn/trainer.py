"""A model, the games it plays and all that has to be kept to go on later."""

import math
import random
import time
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import torch
from torch import Tensor, nn

from tertulia.core.chance import key_of
from tertulia.core.errors import TertuliaError
from tertulia.core.game import Game
from tertulia.envs.lanes import Turn
from tertulia.learn import ppo
from tertulia.learn.crowd import Crowd
from tertulia.learn.model import Model, state
from tertulia.learn.pool import Pool
from tertulia.learn.recorded import Recorded
from tertulia.learn.rollout import Decided, Rollout, back, decide, judge, margins_of, play
from tertulia.learn.settings import Settings

WARMING = 20
"""Updates of a session until the rate of learning has risen to its highest."""
LOWEST = 0.02
"""What is left of it at the end."""
LONGEST = 1.0
"""A longer gradient is shortened to this."""


@dataclass
class Progress:
    """What was done so far, in this session and those before."""

    updates: int = 0
    seconds: float = 0.0
    decisions: int = 0
    games: int = 0


class Trainer:
    """Deterministic from its seed as far as the hardware is, if its length is given in updates."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[int],
        settings: Settings,
        device: str,
        seed: str,
        kept: Mapping[str, Any] | None = None,
    ) -> None:
        """`kept` is what an earlier trainer had saved: the same player goes on, in new games."""
        self.game, self.seats, self.settings = game, tuple(seats), settings
        self.device, self.seed = device, seed
        self.progress = Progress(**kept["progress"]) if kept else Progress()
        self.before = self.progress.updates
        self.commands: list[str] = [*kept.get("commands", ())] if kept else []
        """What was typed, session by session."""
        games = f"{seed} train {self.before}"
        self.crowd = Crowd(game, self.seats, device, games, settings)
        self.crowd.stir()
        self.generator = torch.Generator(device).manual_seed(number_of(games))
        torch.manual_seed(number_of(seed))
        mean, scale, wide = self.crowd.usual()
        if kept is not None:
            wide = kept["model"]["wide"].tolist()
        self._build(mean, scale, wide if settings.waves else [])
        self.rollout = Rollout.blank(self.crowd, settings.steps, self.model.count, settings.half)
        if kept is not None:
            self._go_on(kept)
        self.pool = Pool(self.model, random.Random(games), fixed=kept is not None and "rival" in kept)

    def _build(self, mean: Tensor, scale: Tensor, wide: list[int]) -> None:
        settings, first = self.settings, self.crowd.turn
        seen, actions = first.observations.shape[1], first.masks.shape[1]
        model = Model(seen, actions, self.crowd.most, settings.width, settings.blocks, wide)
        self.model = model.to(self.device)
        self.model.mean.copy_(mean)
        self.model.scale.copy_(scale)
        self.parameters = list(self.model.parameters())
        gpu = self.device == "cuda"
        rate = torch.tensor(settings.rate, device=self.device)
        self.optimizer = torch.optim.AdamW(
            self.parameters, rate, (0.9, 0.99), weight_decay=1e-4, fused=gpu, capturable=gpu
        )
        self.average = [parameter.detach().clone() for parameter in self.parameters]
        self.spread = torch.ones((), device=self.device)
        inner: Any = self._read, self._decide, back, self._losses
        self.read, self.decide, self.back, self.losses = map(compiled, inner) if settings.compiled else inner
        self.play = Recorded(self._play, self.device, self.generator)
        self.judge, self.step = Recorded(self._judge, self.device), Recorded(self._step, self.device)

    def _go_on(self, kept: Mapping[str, Any]) -> None:
        kept["model"].pop("turns", None)  # older files kept what the waves are made of
        self.model.load_state_dict(kept["model"])
        if "optimizer" in kept:  # a file may have been made smaller
            self.optimizer.load_state_dict(kept["optimizer"])
            for group in self.optimizer.param_groups:  # older files kept a plain number
                rate = torch.as_tensor(group["lr"], dtype=torch.float32, device=self.device)
                group.update(lr=rate, capturable=self.device == "cuda")
        average = kept.get("average", self.parameters)
        self.average, self.spread = [part.detach().clone().float() for part in average], kept["spread"]

    def lighter(self) -> AbstractContextManager[Any]:
        """Half precision, where it is wished for."""
        context: AbstractContextManager[Any] = torch.autocast(
            self.device, torch.bfloat16, enabled=self.settings.half, cache_enabled=False
        )
        return context

    def answer(self, features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The model with the weights of now: autocast keeps its light copies of them until it is left.

        So no other `autocast` may be around this while the weights change, not even one that does nothing.
        """
        with self.lighter():
            said: tuple[Tensor, Tensor, Tensor] = self.model(features, masks)
        return said

    def elder(self, features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The older self whose turn it is to play."""
        with self.lighter():
            return self.pool.answer(features, masks)

    def _read(self, seen: Tensor, room: Tensor) -> None:
        room.copy_(self.model.features(seen))

    def _decide(self, turn: Turn, features: Tensor, noise: Tensor) -> Decided:
        return decide(self.crowd, self.answer, self.elder, turn, features, noise)

    def _losses(self, part: Tensor, entropy: Tensor) -> ppo.Losses:
        return ppo.losses(self.answer, self.decisions, part, self.settings.clip, entropy)

    def _play(self) -> None:
        self.after = play(self.crowd, self.read, self.decide, self.rollout, self.generator)

    def _judge(self, recent: Tensor, margin: Tensor) -> Tensor:
        """What decisions were worth, and which of them there is something to learn from."""
        turns, seats = self.rollout.turns, self.crowd.seats
        margins = margins_of(turns.points, seats)
        self._measure_spread(margins[1:], recent)
        worth = judge(self.rollout, margins / self.spread, self.after, seats, self.settings.trace, self.back)
        choices = self.rollout.choices & self.crowd.learned(turns.actors[:-1])
        gains = ppo.weighed(worth.gains, choices, self.crowd.slices, margin)
        self.decisions = ppo.columns_of(self.rollout, worth, gains)
        return choices

    def _step(self, part: Tensor, entropy: Tensor) -> ppo.Losses:
        """Learn from these rows."""
        found: ppo.Losses = self.losses(part, entropy)
        self.optimizer.zero_grad(set_to_none=True)
        found.total.backward()
        nn.utils.clip_grad_norm_(self.parameters, LONGEST)
        self.optimizer.step()
        return found

    def update(self, fraction: float) -> dict[str, float]:
        """Play and learn once; `fraction` of the whole training is behind. What it was like, in numbers."""
        began, found = self.clock(), None
        self._set_rate(fraction)
        if self.settings.pool:
            self.pool.look_back(self.progress.updates, self.averaged())
        self.play()
        played = self.clock()
        recent, entropy, margin = self._weighing(fraction)
        choices = self.judge(recent, margin)
        for _ in range(self.settings.epochs):
            for part in ppo.parts(choices, self.settings.rows, self.generator):
                found = self.step(part, entropy)
        self._follow()
        told = {name: value.item() for name, value in found._asdict().items()} if found else {}
        ended = self.clock()
        self._count(ended - began)
        return {**told, "playing": played - began, "learning": ended - played}

    def clock(self) -> float:
        """Seconds, when all that was asked for is done: a GPU is behind what it is told."""
        if self.device == "cuda":
            torch.cuda.synchronize()
        return time.perf_counter()

    def _set_rate(self, fraction: float) -> None:
        falling = max(LOWEST, 0.5 + 0.5 * math.cos(math.pi * min(1.0, fraction)))
        rising = min(1.0, (self.progress.updates - self.before + 1) / WARMING)
        for group in self.optimizer.param_groups:
            group["lr"].fill_(self.settings.rate * falling * rising)

    def _weighing(self, fraction: float) -> Tensor:
        """How much this update's spread, curiosity and margins count."""
        left, half = max(0.0, 1 - fraction), max(0.0, 1 - 2 * fraction)
        recent = 0.02 if self.progress.games else 1.0
        weights = recent, self.settings.entropy * left, self.settings.margin * half
        return torch.tensor(weights, device=self.device)

    def _measure_spread(self, margins: Tensor, recent: Tensor) -> None:
        """Margins are told in units of their own spread, which grows slowly out of the games that ended."""
        ended = self.rollout.turns.dones[1:, :, None].expand_as(margins)
        _, found = ppo.moments(margins, ended)
        found = torch.lerp(self.spread, found + 1e-6, recent)
        self.spread.copy_(torch.where(ended.any(), found, self.spread))

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _follow(self) -> None:
        part = share(self.progress.updates + 1, self.settings.recent)
        torch._foreach_lerp_(self.average, self.parameters, part)

    def _count(self, seconds: float) -> None:
        self.progress.updates += 1
        self.progress.decisions += self.rollout.taken.numel()
        self.progress.games += int(self.rollout.turns.dones[1:].sum())
        self.progress.seconds += seconds

    def averaged(self) -> dict[str, Tensor]:
        """The model's state with the average of its weights: what plays best."""
        names = [name for name, _ in self.model.named_parameters()]
        averages: dict[str, Tensor] = dict(zip(names, self.average, strict=True))
        return {**self.model.state_dict(), **averages}

    def save(self, file: Path) -> None:
        """All that is needed to go on; the games are not kept."""
        kept = {
            "game": self.game.meta.key,
            "seats": self.seats,
            "seed": self.seed,
            "settings": self.settings.told(),
            "progress": asdict(self.progress),
            "commands": self.commands,
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "average": self.average,
            "spread": self.spread,
        }
        part = file.with_suffix(".part")
        torch.save(kept, part)
        part.replace(file)


def share(number: int, recent: float) -> float:
    """Of the update with that number, counted from 1, in the average of the weights.

    A fixed share would either look back too far in a short training or hardly at all in a long one.
    """
    return min(1.0, 1 / (recent * number))


def compiled(model: Any) -> Any:
    """Fused by `torch.compile`, which needs a C compiler; without one it runs as it is."""
    torch._dynamo.config.suppress_errors = True
    return torch.compile(model, dynamic=False)


class NoTrainer(TertuliaError):
    """A file that no training can go on from."""


def saved(file: Path, device: str) -> dict[str, Any]:
    """What a trainer had saved."""
    with file.open("rb") as opened:  # a file that is not there is told as such
        try:
            kept: dict[str, Any] = torch.load(opened, map_location=device, weights_only=True)
        except (OSError, RuntimeError, EOFError, ValueError, UnpicklingError) as error:
            raise NoTrainer(f"{file}: not what `tertulia train` keeps, or only a part of it") from error
    return kept


def challenging(weights: Mapping[str, Any], device: str) -> dict[str, Any]:
    """As if it had been saved: a trainer that begins as some network and learns to beat just that one."""
    began = {name: part.to(device) for name, part in state(weights).items()}
    return {"progress": {}, "model": began, "spread": torch.ones((), device=device), "rival": True}


def number_of(seed: str) -> int:
    """A seed as PyTorch takes it."""
    return int(key_of(seed)[0])
