"""The same meaning in Python and in JavaScript, or no script at all."""

import copy
import inspect
import json
import re
import subprocess
from types import FunctionType
from typing import Any

import msgspec
import pytest

from tertulia import games
from tertulia.browser.errors import CannotBuild
from tertulia.browser.plain.literals import literal
from tertulia.browser.plain.script import Script, laying_of, script_of
from tests.browser.plain import snippets, stops
from tests.browser.test_linking import NODE
from tests.environments import ROOT

RUNTIME = ROOT / "web" / "src" / "engine" / "plain.ts"
FIELDS = {"x", "y", "name"}
RUN = """
import * as py from %s;
import { told } from %s;
const answers = [];
const { functions, calls } = (%s)(py, {});
for (const [name, given] of calls) {
  try { answers.push([told(functions[name](...given))]); } catch (error) { answers.push(String(error)); }
}
console.log(JSON.stringify(answers));
"""
ERROR = "an error"
CALLS = [(function, given) for function, every in snippets.GIVEN.items() for given in every]


def run(functions: list[Any], calls: list[tuple[Any, tuple[Any, ...]]]) -> list[Any]:
    """What Node answers: a list with what each call gives, or the text of an error."""
    script = Script(FIELDS)
    names = {function: script.function(function) for function in functions}
    rows = [f"[{json.dumps(names[function])}, {literal(given, str)}]" for function, given in calls]
    exports = f"{{ functions: {{ {', '.join(names.values())} }}, calls: [{', '.join(rows)}] }}"
    text = script.text(exports).removeprefix("export default ").rstrip().removesuffix(";")
    uris = [json.dumps((RUNTIME.parent / name).as_uri()) for name in ("plain.ts", "script.ts")]
    command = [str(NODE), "--input-type=module", "--disable-warning=ExperimentalWarning", "-"]
    said = subprocess.run(
        command, input=RUN % (*uris, text), capture_output=True, text=True, encoding="utf-8"
    )
    assert said.returncode == 0, said.stderr
    answers: list[Any] = json.loads(said.stdout)
    return answers


@pytest.fixture(scope="module")
def answers() -> list[Any]:
    """Of all calls, by one Node."""
    return run(list(snippets.GIVEN), CALLS)


def python(function: Any, given: tuple[Any, ...]) -> Any:
    try:
        made = function(*copy.deepcopy(given))
    except Exception:
        return ERROR
    return [json.loads(msgspec.json.encode(made))]


@pytest.mark.parametrize("function", snippets.GIVEN, ids=lambda function: function.__name__)
def test_a_snippet_gives_what_python_gives(function: Any, answers: list[Any]) -> None:
    """Or an error where Python has one."""
    for (called, given), answer in zip(CALLS, answers, strict=True):
        if called is function:
            wanted = python(function, given)
            assert (answer if wanted != ERROR or not isinstance(answer, str) else ERROR) == wanted, given


def test_numbers_that_javascript_cannot_count_to_are_refused_and_not_rounded() -> None:
    """Python goes on, so this must not go unnoticed."""
    calls = [(snippets.counted, (2**53 - 1, 1)), (snippets.divided, (2**53 - 1, 10**9))]
    too_large, fits = run([snippets.counted, snippets.divided], calls)
    assert "too large" in too_large
    assert fits == python(*calls[1])


def test_what_python_can_and_a_script_cannot_is_an_error_and_no_guess() -> None:
    calls = [(compared, (1,)), (compared, ({},)), (gone_through, ([1],)), (snippets.keyed, ([None],))]
    answers = run([compared, gone_through, snippets.keyed], [*calls, (snippets.keyed, ([True],))])
    said = ["not compared", "not compared", "not gone through", "Null is no key", "Boolean is no key"]
    assert all(what in answer for what, answer in zip(said, answers, strict=True)), answers


def compared(x: Any) -> Any:
    """Records and dictionaries."""
    return x == {"a": 1} if x != 1 else snippets.Point(x) == snippets.Point(1)


def gone_through(x: Any) -> Any:
    """Python has an order for a set, but nobody knows which."""
    return list(set(x))


STOPS = [
    value
    for value in vars(stops).values()
    if isinstance(value, FunctionType) and value.__module__ == stops.__name__ and value.__doc__
]


@pytest.mark.parametrize("function", STOPS, ids=lambda function: function.__name__)
def test_what_a_script_cannot_say_stops_the_build_with_file_and_line(function: FunctionType) -> None:
    lines, first = inspect.getsourcelines(function)
    line = first + next((place for place, text in enumerate(lines) if text.endswith("# here\n")), 0)
    with pytest.raises(CannotBuild) as error:
        Script(FIELDS).function(function)
    assert str(error.value).startswith(f"{stops.__file__}, line {line}: {function.__doc__}")


def test_every_function_of_the_runtime_is_called_by_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.PACKAGES, "dudo", "dudo")
    every = [games.game(key) for key in [*games.OURS, "dudo"]]
    scripts = "".join(script_of(game).text + laying_of(game).text for game in every)
    exported = re.findall(r"^export function (\w+)", RUNTIME.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(exported) == set(re.findall(r"\bpy\.(\w+)", scripts))
    assert len(exported) == len(set(exported)) > 0
