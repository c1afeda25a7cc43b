"""A module, a script and a layout for a game; a module is compiled once for the same sources."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Any

import llvmlite
import numba

from tertulia.bots.cards import card
from tertulia.bots.champion import champion_file
from tertulia.browser.errors import CannotBuild
from tertulia.browser.layout import champion, layout
from tertulia.browser.mind import shape_of
from tertulia.browser.module import CHAMPION, DOORS, ENVIRONMENT, doors_of, template
from tertulia.browser.plain.script import laying_of, script_of
from tertulia.core import engine
from tertulia.core.game import Game
from tertulia.core.sources import fingerprint, reached

MAKERS = ("tertulia.browser.compiling", "tertulia.browser.linking")


def build(game: Game, out: Path) -> None:
    """Write KEY.wasm, KEY.js, KEY.laying.js, KEY.json; of a champion KEY.champion.wasm, .json and .bin."""
    out.mkdir(parents=True, exist_ok=True)
    _module(game, DOORS, out / f"{game.meta.key}.wasm")
    _write(out / f"{game.meta.key}.json", layout(game))
    if champion_file(game) is not None:
        _module(game, CHAMPION, out / f"{game.meta.key}.champion.wasm")
        told, weights = champion(game)
        _write(out / f"{game.meta.key}.champion.json", told)
        (out / f"{game.meta.key}.champion.bin").write_bytes(weights)
    (out / f"{game.meta.key}.js").write_text(script_of(game).text, encoding="utf-8")
    (out / f"{game.meta.key}.laying.js").write_text(laying_of(game).text, encoding="utf-8")


def tell(games: Sequence[Game], out: Path) -> None:
    """Write cards.json: what can be said of these games before their modules are there."""
    _write(out / "cards.json", [card(game) for game in games])


def _write(file: Path, told: Any) -> None:
    file.write_text(json.dumps(told, separators=(",", ":"), ensure_ascii=False), encoding="utf-8")


def _module(game: Game, name: str, module: Path) -> None:
    """Of a template; as it was kept, if it was."""
    kept = _kept(game, name)
    if kept is not None and kept.exists():
        shutil.copyfile(kept, module)
        return
    _compile(game, name, module)
    if kept is not None:
        os.replace(shutil.copyfile(module, kept.with_suffix(f".{os.getpid()}")), kept)


def _kept(game: Game, name: str) -> Path | None:
    """Where a module is kept, named after all that it was made of and by."""
    folder = engine.cache_folder(vars(template(game, name)))
    called = sorted({call.module for call in script_of(game).rules})
    makers = tuple(name for maker in (*MAKERS, *called) for name in reached({"__name__": maker}))
    shape = sha256(shape_of(game).encode()).hexdigest()[:16] if name == CHAMPION else ""
    versions = f"{fingerprint(makers)}{shape}-{numba.__version__}-{llvmlite.__version__}"
    return None if folder is None else folder / f"{versions}.wasm"


def _compile(game: Game, name: str, module: Path) -> None:
    command = [sys.executable, "-m", "tertulia.browser.module", game.package, name, str(module)]
    with TemporaryDirectory() as empty, TemporaryFile("w+") as errors:
        paths = {"TERTULIA_CACHE": empty, "PYTHONPATH": os.pathsep.join(sys.path)}
        environment = os.environ | ENVIRONMENT | paths
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as child:
            assert child.stdout is not None
            steps = [child.stdout.readline for _ in doors_of(game, name)]
            engine.take(f"{game.meta.title} for browsers, {name}", steps)
        if child.returncode:
            errors.seek(0)
            raise CannotBuild(game.meta.key, errors.read().strip().rpartition("\n")[2])
