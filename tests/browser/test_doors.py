"""Both sides of the border declare the same doors."""

import re

import pytest

import tertulia
from tertulia.browser.door import INT
from tertulia.browser.module import CHAMPION, DOORS, declared
from tests.environments import ROOT


@pytest.mark.parametrize(("file", "template"), [("engine.ts", DOORS), ("champion.ts", CHAMPION)])
def test_typescript_calls_every_door_with_what_python_declares(file: str, template: str) -> None:
    """JavaScript would silently take a missing argument for 0."""
    text = (ROOT / "web" / "src" / "engine" / file).read_text(encoding="utf-8")
    interface = re.search(r"interface Doors \{(.*?)\n\}", text, re.DOTALL)
    assert interface
    told = {
        name: re.findall(r": (\w+)", arguments)
        for name, arguments in re.findall(r"(\w+)\(([^)]*)\)", interface[1])
    }
    assert told == {
        door.name: ["number" if kind == INT else "Address" for kind in door.signature.args]
        for door in declared(tertulia.game("caramba"), template)
    }
