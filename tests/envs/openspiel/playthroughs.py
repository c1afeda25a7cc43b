"""Playthroughs in OpenSpiel's own format; run as a program it writes them anew: `make playthroughs`."""

import sys
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from tertulia.envs import openspiel

FOLDER = Path(__file__).parent / "playthroughs"
SEEDS = {"caramba": 21, "pamplona": 28, "sombreros": 31}
"""Those whose games are short."""


def playthrough(key: str) -> str:
    openspiel.register()
    flags.FLAGS(sys.argv[:1])
    text = generate_playthrough.playthrough(openspiel.registered_as(key), None, seed=SEEDS[key])
    return str(text)


if __name__ == "__main__":
    for key in SEEDS:
        (FOLDER / f"{key}.txt").write_text(playthrough(key), encoding="utf-8")
