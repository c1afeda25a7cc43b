"""The recipe for a backup, as docs/hosting.md has it: run, and restored."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WRITTEN = ROOT / "tests" / "fixtures" / "0.1" / "tables.sqlite"


def recipe() -> str:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    found = re.search(r"^A nightly backup, .*?```\n(.*?)```", page, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("deleted", [[], ["caramba-over", "pamplona-over"]], ids=["one night", "two nights"])
def test_what_the_recipe_keeps_can_be_restored(tmp_path: Path, deleted: list[str]) -> None:
    program = tmp_path / "tertulia"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -c "from tertulia.cli import main; main()" "$@"\n')
    program.chmod(0o755)
    shutil.copy(WRITTEN, tmp_path / "tables.sqlite")
    restored = tmp_path / "restored.sqlite"
    commands = recipe().replace("restored.sqlite", str(restored))
    assert str(restored) in commands
    if deleted:
        commands = f"{commands}tertulia admin delete --yes {' '.join(deleted)}\n{commands}"
    done = subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", commands],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env={
            **os.environ,
            "PATH": f"{tmp_path}:{os.environ['PATH']}",
            "TERTULIA_DATABASE": f"sqlite:///{tmp_path / 'tables.sqlite'}",
        },
    )
    assert (done.returncode, done.stdout) == (0, "it can be restored\n" * (1 + bool(deleted))), done.stderr
    assert f"{14 - len(deleted)} tables taken in" in done.stderr
    assert len(list(tmp_path.glob("tables-*.jsonl"))) == 1
