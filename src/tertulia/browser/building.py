"""Modules, scripts and layouts of games; a module is compiled once for the same sources."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Any, NamedTuple

import llvmlite
import numba

from tertulia.bots.cards import card
from tertulia.bots.champion import champion_file
from tertulia.browser.errors import CannotBuild
from tertulia.browser.layout import champion, layout
from tertulia.browser.mind import shape_of
from tertulia.browser.module import CHAMPION, DOORS, doors_of, template
from tertulia.browser.plain.script import laying_of, script_of
from tertulia.core import engine
from tertulia.core.game import Game
from tertulia.core.sources import fingerprint, reached

MAKERS = ("tertulia.browser.compiling", "tertulia.browser.linking")


def build(games: Sequence[Game], out: Path) -> None:
    """Write KEY.wasm, KEY.js, KEY.laying.js, KEY.json; of a champion KEY.champion.wasm, .json and .bin."""
    out.mkdir(parents=True, exist_ok=True)
    _modules([module for game in games for module in _modules_of(game, out)])
    for game in games:
        _beside(game, out)


def _beside(game: Game, out: Path) -> None:
    """What a game's modules need."""
    _write(out / f"{game.meta.key}.json", layout(game))
    if champion_file(game) is not None:
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


class Module(NamedTuple):
    game: Game
    name: str
    """Of its template."""
    file: Path


def _modules_of(game: Game, out: Path) -> list[Module]:
    made = [Module(game, DOORS, out / f"{game.meta.key}.wasm")]
    if champion_file(game) is not None:
        made.append(Module(game, CHAMPION, out / f"{game.meta.key}.champion.wasm"))
    return made


def _modules(wanted: Sequence[Module]) -> None:
    """As they were kept, if they were."""
    missing = [module for module in wanted if not _found(module)]
    if missing:
        _compile(missing)
    for module in missing:
        kept = _kept(module.game, module.name)
        if kept is not None:
            os.replace(shutil.copyfile(module.file, kept.with_suffix(f".{os.getpid()}")), kept)


def _found(module: Module) -> bool:
    kept = _kept(module.game, module.name)
    if kept is None or not kept.exists():
        return False
    shutil.copyfile(kept, module.file)
    return True


def _kept(game: Game, name: str) -> Path | None:
    """Where a module is kept, named after all that it was made of and by."""
    folder = engine.cache_folder(vars(template(game, name)))
    called = sorted({call.module for call in script_of(game).rules})
    makers = tuple(name for maker in (*MAKERS, *called) for name in reached({"__name__": maker}))
    shape = sha256(shape_of(game).encode()).hexdigest()[:16] if name == CHAMPION else ""
    versions = f"{fingerprint(makers)}{shape}-{numba.__version__}-{llvmlite.__version__}"
    return None if folder is None else folder / f"{versions}.wasm"


def _compile(modules: Sequence[Module]) -> None:
    """Side by side, a process for each game; all of them tell one bar what is done."""
    steps = sum(len(doors_of(module.game, module.name)) + 1 for module in modules)
    with TemporaryDirectory() as empty, ExitStack() as ending:
        environment = os.environ | {"TERTULIA_CACHE": empty, "PYTHONPATH": os.pathsep.join(sys.path)}
        reading, writing = os.pipe()
        told = ending.enter_context(open(reading))
        children = {}
        for game, files in _by_game(modules).items():
            command = [sys.executable, "-m", "tertulia.browser.module", game.package, *files]
            errors = ending.enter_context(TemporaryFile("w+"))
            child = subprocess.Popen(command, env=environment, stdout=writing, stderr=errors)
            children[game.meta.key] = ending.enter_context(child), errors
        os.close(writing)  # so that lines end when the last child does
        engine.take("the rules for browsers", [told.readline] * steps)
        for key, (child, errors) in children.items():
            if child.wait():
                errors.seek(0)
                raise CannotBuild(key, errors.read().strip().rpartition("\n")[2])


def _by_game(modules: Sequence[Module]) -> dict[Game, list[str]]:
    found: dict[Game, list[str]] = {}
    for module in modules:
        found.setdefault(module.game, []).extend([module.name, str(module.file)])
    return found
