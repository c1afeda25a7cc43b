"""A module, a script and a layout for a game; a module is compiled once for the same sources."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

import llvmlite
import numba

from tertulia.browser.errors import CannotBuild
from tertulia.browser.layout import layout
from tertulia.browser.module import ENVIRONMENT, doors_of, template
from tertulia.browser.plain.script import laying_of, script_of
from tertulia.core import engine
from tertulia.core.game import Game
from tertulia.core.sources import fingerprint, reached

MAKERS = ("tertulia.browser.compiling", "tertulia.browser.linking")


def build(game: Game, out: Path) -> None:
    """Write KEY.wasm, KEY.js, KEY.laying.js and KEY.json."""
    out.mkdir(parents=True, exist_ok=True)
    module, kept = out / f"{game.meta.key}.wasm", _kept(game)
    if kept is not None and kept.exists():
        shutil.copyfile(kept, module)
    else:
        _compile(game, module)
        if kept is not None:
            os.replace(shutil.copyfile(module, kept.with_suffix(f".{os.getpid()}")), kept)
    text = json.dumps(layout(game), separators=(",", ":"), ensure_ascii=False)
    (out / f"{game.meta.key}.json").write_text(text, encoding="utf-8")
    (out / f"{game.meta.key}.js").write_text(script_of(game).text, encoding="utf-8")
    (out / f"{game.meta.key}.laying.js").write_text(laying_of(game).text, encoding="utf-8")


def _kept(game: Game) -> Path | None:
    """Where the module is kept, named after all that it was made of and by."""
    folder = engine.cache_folder(vars(template(game)))
    called = sorted({call.module for call in script_of(game).rules})
    makers = tuple(name for maker in (*MAKERS, *called) for name in reached({"__name__": maker}))
    versions = f"{fingerprint(makers)}-{numba.__version__}-{llvmlite.__version__}"
    return None if folder is None else folder / f"{versions}.wasm"


def _compile(game: Game, module: Path) -> None:
    command = [sys.executable, "-m", "tertulia.browser.module", game.package, str(module)]
    with TemporaryDirectory() as empty, TemporaryFile("w+") as errors:
        paths = {"TERTULIA_CACHE": empty, "PYTHONPATH": os.pathsep.join(sys.path)}
        environment = os.environ | ENVIRONMENT | paths
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as child:
            assert child.stdout is not None
            engine.take(f"{game.meta.title} for browsers", [child.stdout.readline for _ in doors_of(game)])
        if child.returncode:
            errors.seek(0)
            raise CannotBuild(game.meta.key, errors.read().strip().rpartition("\n")[2])
