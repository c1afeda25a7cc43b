"""What can be chosen about training. Small runs gave the values for a GPU: docs/champions-experiments.md."""

import math
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from tertulia.core.errors import TertuliaError, UnknownName


class UnknownSetting(UnknownName):
    what = "setting"


class SettingError(TertuliaError):
    """A value that a setting cannot have."""


SWITCH = {"on": True, "true": True, "1": True, "off": False, "false": False, "0": False}
SHARES = ("trace", "pool", "medium", "recent")
"""Settings from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Settings:
    games: int = 32768
    """Side by side, of all numbers of seats together."""
    steps: int = 32
    """Decisions in each game between two updates."""
    rows: int = 16384
    """Decisions that a step of the optimizer looks at."""
    epochs: int = 2
    """How often an update looks at each decision."""
    width: int = 320
    blocks: int = 2
    waves: bool = False
    """Tell wide numbers as waves, too."""
    rate: float = 8e-4
    """Of learning at its highest: it rises over the first updates and then falls as a cosine does."""
    clip: float = 0.2
    trace: float = 0.8
    """How far what happens later counts beyond the judgement at the seat's next decision."""
    entropy: float = 0.003
    """What keeps the player curious; it falls to 0."""
    margin: float = 0.5
    """What the margin of points counts beside the win at first; it falls to 0 by half-time."""
    pool: float = 0.0
    """Share of the games in which older selves have all seats but one."""
    medium: float = 0.0
    """Share of the games in which `medium` has all seats but one."""
    recent: float = 0.05
    """What plays is the average of the weights over about this share of all updates, the latest ones."""
    half: bool = True
    """Compute in bfloat16 what bears it."""
    compiled: bool = False
    """Let `torch.compile` fuse the network."""

    def told(self) -> dict[str, Any]:
        return asdict(self)


SMALL = Settings(games=256, steps=32, rows=1024, width=128, half=False)
"""For a CPU."""
USUAL = {"cpu": SMALL, "cuda": Settings()}


def changed(settings: Settings, texts: list[str]) -> Settings:
    """With other values, as typed: NAME=VALUE."""
    kinds = {field.name: type(getattr(settings, field.name)) for field in fields(settings)}
    wanted: dict[str, Any] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in kinds:
            raise UnknownSetting(name, kinds)
        wanted[name] = switch(name, value) if kinds[name] is bool else number(name, value, kinds[name])
    return replace(settings, **wanted)


def switch(name: str, text: str) -> bool:
    if text.lower() not in SWITCH:
        raise SettingError(f"{name} is on or off, not {text!r}")
    return SWITCH[text.lower()]


def number(name: str, text: str, kind: type[int] | type[float]) -> float:
    """As its setting takes it. Learning would only fail with others later on, or learn nothing."""
    least, most = (1 if kind is int else 0), (1 if name in SHARES else math.inf)
    try:
        value = kind(text)
    except ValueError:
        value = math.nan
    if not (least <= value <= most and math.isfinite(value)):
        range_told = f"from {least} to {most}" if name in SHARES else f"of at least {least}"
        what = "a whole number" if kind is int else "a number"
        raise SettingError(f"{name} is {what} {range_told}, not {text!r}")
    return value
