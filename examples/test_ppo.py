"""The example learns. It needs PyTorch, which `make examples` installs."""

import runpy
from pathlib import Path

import torch


def test_ppo_learns_to_beat_a_random_player() -> None:
    torch.set_num_threads(1)  # sums come out the same on every machine
    before, after = runpy.run_path(str(Path(__file__).parent / "ppo.py"))["train"]("pamplona", updates=10)
    assert before < 0.6
    assert after > 0.65
