"""The engine as a package: what its page shows runs in Node, and its types are those of the games."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import tertulia
from tertulia.browser.building import build
from tests.browser.test_linking import NODE
from tests.environments import ROOT

WEB = ROOT / "web"
TSC = WEB / "node_modules" / "typescript" / "bin" / "tsc"
SHOWN = (ROOT / "docs" / "javascript.md").read_text(encoding="utf-8")


def tsc(*arguments: str | Path) -> str:
    return subprocess.run([NODE, TSC, *arguments], cwd=WEB, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a program's modules, the engine among them."""
    folder = tmp_path_factory.mktemp("program")
    package = folder / "node_modules" / "@tertulia" / "engine"
    assert tsc("-p", "engine", "--outDir", package) == ""
    shutil.copyfile(WEB / "engine" / "package.json", package / "package.json")
    shutil.copytree(WEB / "node_modules" / "@noble", folder / "node_modules" / "@noble")
    build(tertulia.game("caramba"), package / "games")
    return folder


def test_the_example_plays_a_game(program: Path) -> None:
    (code,) = re.findall(r"```js\n(.*?)```", SHOWN, re.DOTALL)
    assert len(code.splitlines()) < 20
    (program / "example.mjs").write_text(code)
    done = subprocess.run([NODE, "example.mjs"], cwd=program, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    *played, ending = done.stdout.splitlines()
    assert len(played) > 20
    assert all(re.match(r"seat [012]: \w+", line) for line in played)
    assert re.fullmatch(r"\[( \d+,?){3} \] \[( [012],?)+ \]", ending)


def test_views_are_typed(program: Path) -> None:
    right = 'import { game } from "@tertulia/engine";\n'
    right += 'const seen = (await game("caramba")).start({ seats: 2 }).view(null).seats[0]?.front;\n'
    right += "export const crates: string[] | undefined = seen;\n"
    options = ["--ignoreConfig", "--noEmit", "--strict", "--target", "es2023", "--module", "nodenext"]
    options += ["--lib", "es2023,dom", "--noUncheckedIndexedAccess"]
    (program / "right.mts").write_text(right)
    (program / "wrong.mts").write_text(right.replace("front", "fronts"))
    (fault,) = tsc(*options, program / "right.mts", program / "wrong.mts").splitlines()
    assert re.search(r"wrong\.mts\(2,\d+\): .* 'fronts' does not exist", fault)


def test_it_has_the_version_of_the_rest(program: Path) -> None:
    about = json.loads((WEB / "engine" / "package.json").read_text())
    used = json.loads((WEB / "package.json").read_text())["dependencies"]
    assert about["version"] == tertulia.__version__
    assert about["dependencies"].items() <= used.items()
