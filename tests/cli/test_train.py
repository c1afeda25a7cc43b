"""`tertulia train`: what can be said without PyTorch. tests/learn trains."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

Run = Callable[..., CompletedProcess[str]]


def test_a_mistake_is_one_line(run: Run) -> None:
    for args, word in (
        (["train", "parchis"], "unknown game"),
        (["train", "caramba", "--seats", "2,9"], "9"),
        (["train", "caramba", "--seats", "two"], "2,3,4"),
        (["train", "caramba", "--against", "harder"], "unknown bot"),
        (["train", "caramba", "--seconds", "-1"], "above 0"),
        (["train", "caramba", "--resume", "--rival", "x.npz"], "--rival"),
    ):
        result = run(*args)
        assert result.returncode == 2
        assert word in result.stderr
        assert result.stderr.count("\n") == 1


def test_what_was_trained_is_not_begun_anew_over(run: Run, tmp_path: Path) -> None:
    for name in ("pamplona.pt", "pamplona.npz"):
        (tmp_path / name).write_bytes(b"hours")
        result = run("train", "pamplona", "--seconds", "1", "--out", str(tmp_path))
        assert result.returncode == 2
        assert name in result.stderr
        assert "--resume" in result.stderr
        assert (tmp_path / name).read_bytes() == b"hours"
        (tmp_path / name).unlink()
