"""The engine as a package: what its page shows runs in Node, and its types are those of the games."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import tertulia
from tertulia.bots.names import BOTS, parse
from tertulia.browser import windows
from tertulia.browser.building import build
from tertulia.browser.matches import job, played
from tertulia.browser.windows import PAGES
from tertulia.core.errors import UnknownBot
from tests.browser.test_linking import NODE
from tests.environments import ROOT
from tests.web.conftest import chromium

WEB = ROOT / "web"
VITE, TSC = (WEB / "node_modules" / name for name in ("vite/bin/vite.js", "typescript/bin/tsc"))
SHOWN = (ROOT / "docs" / "javascript.md").read_text(encoding="utf-8")


def run(*command: str | Path) -> str:
    done = subprocess.run([NODE, *command], cwd=WEB, capture_output=True, text=True)
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a program's modules: nothing but the engine, as `make engine` makes it."""
    folder = tmp_path_factory.mktemp("program")
    package = folder / "node_modules" / "@tertulia" / "engine"
    quiet = ["--logLevel", "warn", "--emptyOutDir"]
    assert run(VITE, "build", "--config", "engine/vite.config.ts", "--outDir", package, *quiet) == ""
    assert run(TSC, "-p", "engine", "--outDir", package / "types") == ""
    shutil.copyfile(WEB / "engine" / "package.json", package / "package.json")
    build([tertulia.game(key) for key in tertulia.games.OURS], package / "games")
    return folder


def shown(program: Path, example: int) -> list[str]:
    """What an example of the page prints."""
    code = re.findall(r"```js\n(.*?)```", SHOWN, re.DOTALL)[example]
    assert len(code.splitlines()) < 20
    (program / "example.mjs").write_text(code)
    done = subprocess.run([NODE, "example.mjs"], cwd=program, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_example_plays_a_game(program: Path) -> None:
    *played, ending = shown(program, 0)
    assert len(played) > 20
    assert all(re.match(r"seat [012]: \w+", line) for line in played)
    assert re.fullmatch(r"\[( \d+,?){3} \] \[( [012],?)+ \]", ending)


def test_the_example_gives_hints_and_looks_back(program: Path) -> None:
    lines = shown(program, 1)
    mistakes = [line for line in lines if re.fullmatch(r"event \d+, seat [012]: .+ instead of .+", line)]
    hints = [line for line in lines if re.fullmatch(r".+: wins \d+ %, pamplona-why-[a-z-]+", line)]
    assert len(hints) == 3
    assert mistakes
    assert lines == hints + mistakes


STRICT = """
import { game, IllegalAction } from "@tertulia/engine";
const pamplona = await game("pamplona");
const known = (name) => { try { return Boolean(pamplona.bot(name)); } catch { return false; } };
const match = pamplona.start({ seats: 2, chance: null });
const weights = match.legal().map(({ weight }) => weight);
let legal = [];
try { match.play("nonsense"); } catch (error) { if (error instanceof IllegalAction) legal = error.legal; }
console.log(JSON.stringify([process.argv.slice(2).filter(known), match.actor, weights, legal]));
"""


def test_it_is_as_strict_as_python(program: Path) -> None:
    names = [
        *BOTS,
        "hard:5",
        "hard:0.1s",
        "hard:0",
        "hard:0s",
        "hard:",
        "hard-bold",
        "nobody",
        "easy-nobody",
        "",
    ]
    (program / "strict.mjs").write_text(STRICT)
    done = subprocess.run([NODE, "strict.mjs", *names], cwd=program, capture_output=True, text=True)
    known, actor, weights, legal = json.loads(done.stdout)
    assert known == [*BOTS, "hard:5", "hard:0.1s"] == [name for name in names if knows(name)]
    match = tertulia.game("pamplona").start(2, chance=None)
    assert (actor, weights, legal) == (
        match.actor,
        [action.weight for action in match.legal()],
        [str(action) for action in match.legal()],
    )


def knows(name: str) -> bool:
    try:
        return bool(parse(name))
    except UnknownBot:
        return False


def test_views_are_typed(program: Path) -> None:
    right = 'import { game } from "@tertulia/engine";\n'
    right += 'const seen = (await game("caramba")).start({ seats: 2 }).view(null).seats[0]?.front;\n'
    right += "export const crates: string[] | undefined = seen;\n"
    options = ["--ignoreConfig", "--noEmit", "--strict", "--target", "es2023", "--module", "nodenext"]
    options += ["--lib", "es2023,dom", "--noUncheckedIndexedAccess"]
    (program / "right.mts").write_text(right)
    (program / "wrong.mts").write_text(right.replace("front", "fronts"))
    (fault,) = run(TSC, *options, program / "right.mts", program / "wrong.mts").splitlines()
    assert re.search(r"wrong\.mts\(2,\d+\): .* 'fronts' does not exist", fault)


def test_it_has_the_version_of_the_rest() -> None:
    assert json.loads((WEB / "engine" / "package.json").read_text())["version"] == tertulia.__version__


@pytest.mark.parametrize("key", tertulia.games.OURS)
def test_a_worker_in_a_browser_plays_the_same_matches(program: Path, key: str) -> None:
    """benchmarks/browser.py asks Firefox, too."""
    game, package = tertulia.game(key), program / "node_modules" / "@tertulia" / "engine"
    for name in PAGES:
        shutil.copyfile(WEB / "dev" / name, package / name)
    jobs = [job(game, seats, 7 + seats) for seats in (game.meta.min_seats, game.meta.max_seats)]
    answer = windows.answer(Path(chromium()), package, PAGES[0], {"key": key, "played": jobs, "read": []})
    assert answer == {"played": [played(game, told)[1] for told in jobs], "read": []}
