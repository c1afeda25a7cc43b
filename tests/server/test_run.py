"""A server process at its first start."""

import json
import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
from tertulia.core import engine
from tertulia.games.sombreros import rules
from tertulia.server import logs
from tertulia.server.run import compiling

logs.configure()
with engine.progress_by(compiling):
    engine.warm("a game", [rules], [lambda: None, lambda: None])
engine.warm("another", [rules], [lambda: None])
"""


def test_what_is_compiled_at_the_first_start_is_said_in_the_log(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        capture_output=True,
        text=True,
        env={**os.environ, "TERTULIA_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"},
    )
    *lines, last = result.stderr.splitlines()
    told = [json.loads(line) for line in lines]
    assert [(line["event"], line["what"], line["step"], line["of"]) for line in told] == [
        ("compiling, once", "a game", 1, 2),
        ("compiling, once", "a game", 2, 2),
    ]
    assert last == "Compiling another, once ..."  # elsewhere as ever
