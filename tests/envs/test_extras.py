"""Who does not want the extras does not get them, and who misses one is told in a line."""

import subprocess
import sys

import pytest


def run(code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


def test_importing_tertulia_imports_no_gymnasium() -> None:
    code = (
        "import sys, tertulia; print([name for name in ('gymnasium', 'pettingzoo') if name in sys.modules])"
    )
    assert run(code).stdout == "[]\n"


@pytest.mark.parametrize(("module", "name"), [("pettingzoo", "PettingZoo"), ("gymnasium", "Gymnasium")])
def test_a_missing_extra_is_told_in_one_line(module: str, name: str) -> None:
    code = f"import sys; sys.modules[{module!r}] = None; import tertulia.envs.{module}"
    told = run(code)
    assert told.returncode == 1
    last = told.stderr.strip().splitlines()[-1]
    assert last.endswith(f"MissingExtra: {name} is not installed: pip install 'tertulia[envs]'")


def test_a_missing_openspiel_is_told_in_one_line() -> None:
    told = run("import sys; sys.modules['pyspiel'] = None; import tertulia.envs.openspiel")
    last = told.stderr.strip().splitlines()[-1]
    assert last.endswith("MissingExtra: OpenSpiel is not installed: pip install 'tertulia[openspiel]'")


def test_a_table_needs_no_extra() -> None:
    code = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
from tertulia.envs import Table
print(Table("pamplona", 2, 1).actor in (0, 1))
"""
    assert run(code).stdout == "True\n"


@pytest.mark.parametrize("module", ["py_mini_racer", "resvg_py", "PIL"])
def test_a_missing_painter_is_told_in_one_line(module: str) -> None:
    code = "import tertulia.envs.drawing as drawing; drawing._painters()"
    told = run(f"import sys; sys.modules[{module!r}] = None; {code}")
    last = told.stderr.strip().splitlines()[-1]
    assert module in last
    assert last.endswith("is not installed: pip install 'tertulia[pictures]'")
