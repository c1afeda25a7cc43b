"""A session of training: for some time or some updates, with what it leaves in its folder.

GAME.pt to go on from, GAME.npz which plays, and lines of strength.jsonl: how strong it was when.
"""

import json
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from tertulia.bots.networks import files
from tertulia.core.game import Game
from tertulia.envs.batch import DEVICES
from tertulia.envs.errors import NoGpu, UnknownDevice
from tertulia.learn.model import weights
from tertulia.learn.settings import USUAL, Settings, changed
from tertulia.learn.strength import Judge, Test, Told
from tertulia.learn.trainer import Trainer, challenging, saved


@dataclass(frozen=True, slots=True)
class Length:
    """How long a session is, and how long all sessions together, by which rates fall; in one unit."""

    session: float
    whole: float
    seconds: bool
    """Otherwise updates."""


class Session:
    def __init__(
        self,
        trainer: Trainer,
        length: Length,
        folder: Path,
        tests: Sequence[Test],
        processes: int,
        every: float,
    ) -> None:
        """Each `every` seconds of training the network is written and put to its tests."""
        self.trainer, self.length, self.folder, self.every = trainer, length, folder, every
        self.key = trainer.game.meta.key
        trainer.commands.append(shlex.join(["tertulia", *sys.argv[1:]]))
        folder.mkdir(parents=True, exist_ok=True)
        self.aside = tempfile.TemporaryDirectory()
        self.judge = Judge(tests, processes, self._tell)
        self.strength: list[Told] = []
        """What was last told."""

    def run(self) -> Iterator[Told]:
        """Train; after every update, what it was like."""
        begin, progress = self.done, self.trainer.progress
        looked = progress.seconds
        while (done := self.done) - begin < self.length.session:
            found = self.trainer.update(done / self.length.whole)
            yield {**asdict(progress), **found}
            self.judge.collect()
            if progress.seconds - looked >= self.every and not self.judge.busy:
                looked = progress.seconds
                self._hand_in(found)
        self.judge.collect(patient=True)
        self._hand_in({})
        self.judge.collect(patient=True)
        self.judge.close()
        self.aside.cleanup()

    @property
    def done(self) -> float:
        """Updates or seconds, in this session and those before."""
        progress = self.trainer.progress
        return progress.seconds if self.length.seconds else progress.updates

    def _hand_in(self, found: Told) -> None:
        self.trainer.save(self.folder / f"{self.key}.pt")
        network = self.folder / f"{self.key}.npz"
        files.write(network, weights(self.trainer.averaged()), self.about())
        tested = Path(self.aside.name) / network.name
        tested.write_bytes(network.read_bytes())
        self.judge.hand_in(tested, {"game": self.key, **asdict(self.trainer.progress), **found})

    def _tell(self, told: Told) -> None:
        self.strength = told["strength"]
        with (self.folder / "strength.jsonl").open("a", encoding="utf-8") as lines:
            print(json.dumps(told), file=lines)

    def about(self) -> dict[str, Any]:
        """What made the network: enough to make it again."""
        trainer = self.trainer
        return {
            "game": self.key,
            "rules": trainer.game.meta.rules_version,
            "seats": trainer.seats,
            "seed": trainer.seed,
            "settings": trainer.settings.told(),
            "device": trainer.device,
            "whole": self.length.whole,
            "progress": asdict(trainer.progress),
            "commands": trainer.commands,
            "commit": commit(),
        }


def trainer_of(
    game: Game,
    seats: Sequence[int],
    device: str,
    seed: str,
    wishes: list[str],
    folder: Path | None,
    rival: Path | None = None,
) -> Trainer:
    """A new trainer, or the one that a folder has kept, with its settings but for the wishes.

    With a `rival`, one that begins as that network and learns to beat it: the rival has all seats but one.
    """
    if device not in DEVICES:
        raise UnknownDevice(device, DEVICES)
    if device == "cuda" and not torch.cuda.is_available():
        raise NoGpu
    if rival is not None:
        began = challenging(files.trained(rival, game), device)
        settings = changed(Settings(**files.about(rival)["settings"]), ["pool=1", *wishes])
        return Trainer(game, seats, settings, device, seed, began)
    kept = None if folder is None else saved(folder / f"{game.meta.key}.pt", device)
    if kept is None:
        return Trainer(game, seats, changed(USUAL[device], wishes), device, seed)
    settings = changed(Settings(**kept["settings"]), wishes)
    return Trainer(game, kept["seats"], settings, device, kept["seed"], kept)


def commit() -> str | None:
    """Of the sources, where they are a checkout."""
    asked = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty", "--abbrev=12"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None
