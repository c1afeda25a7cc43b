"""What is written for browsers, and that it is compiled once. `test_proof.py` compiles."""

import json
import runpy
from base64 import b64decode
from pathlib import Path

import numpy as np
import pytest

import tertulia
from tertulia.browser import building, layout
from tertulia.browser.errors import CannotBuild
from tertulia.browser.module import CHAMPION, DOORS
from tertulia.core.fields import dtype_of

GAME = tertulia.game("pamplona")
KEPT = building._kept


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Modules that would have been compiled, with an empty cache."""
    keys: list[str] = []

    def note(modules: list[building.Module]) -> None:
        for game, name, file in modules:
            keys.append(f"{game.meta.key}, {name}")
            file.write_bytes(game.meta.key.encode())

    monkeypatch.setattr(building, "_compile", note)
    monkeypatch.setattr(building, "_kept", lambda game, name: tmp_path / f"{game.meta.key} {name} kept")
    return keys


def command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr("sys.argv", ["tertulia.browser", *arguments])
    runpy.run_module("tertulia.browser", run_name="__main__")


def test_the_command_writes_a_module_two_scripts_and_a_layout_for_each_game(
    compiled: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "a" / "new folder"
    command(monkeypatch, str(out))
    assert {file.name for file in out.iterdir()} == {
        *(f"{key}.{kind}" for key in tertulia.GAMES for kind in ("js", "json", "laying.js", "wasm")),
        *(f"{key}.champion.{kind}" for key in tertulia.GAMES for kind in ("bin", "json", "wasm")),
        "cards.json",
    }
    assert [card["key"] for card in json.loads((out / "cards.json").read_text())] == list(tertulia.GAMES)
    for key in tertulia.GAMES:
        assert json.loads((out / f"{key}.json").read_text())["game"] == key


def test_the_command_says_what_is_wrong_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match=r"^unknown game 'pamplna'; did you mean pamplona\?$"):
        command(monkeypatch, "out", "pamplna")


def test_the_same_sources_are_compiled_once(compiled: list[str], tmp_path: Path) -> None:
    for name in ("first", "second"):
        building.build([GAME], tmp_path / name)
        assert (tmp_path / name / "pamplona.wasm").read_bytes() == b"pamplona"
    assert compiled == ["pamplona, doors", "pamplona, champion"]


def test_another_compiler_or_linker_compiles_again(monkeypatch: pytest.MonkeyPatch) -> None:
    before = KEPT(GAME, DOORS)
    monkeypatch.setattr(building, "MAKERS", building.MAKERS[:1])
    assert KEPT(GAME, DOORS) != before
    monkeypatch.undo()
    monkeypatch.setattr("numba.__version__", "1")
    assert KEPT(GAME, DOORS) != before


def test_a_champion_of_another_shape_compiles_again(monkeypatch: pytest.MonkeyPatch) -> None:
    caramba = tertulia.game("caramba")
    before, doors = (KEPT(caramba, name) for name in (CHAMPION, DOORS))
    monkeypatch.setattr(building, "shape_of", lambda _: "another")
    assert KEPT(caramba, CHAMPION) != before
    assert KEPT(caramba, DOORS) == doors


def test_without_a_place_to_keep_it_a_module_is_compiled_all_the_same(
    compiled: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "_kept", lambda *_: None)
    for name in ("first", "second"):
        building.build([GAME], tmp_path / name)
    assert compiled == ["pamplona, doors", "pamplona, champion"] * 2


def test_what_is_not_kept_is_compiled_together(compiled: list[str], tmp_path: Path) -> None:
    building.build([GAME], tmp_path)
    building.build([tertulia.game(key) for key in tertulia.GAMES], tmp_path)
    others = [f"{key}, {name}" for key in ("caramba", "sombreros") for name in (DOORS, CHAMPION)]
    assert compiled == ["pamplona, doors", "pamplona, champion", *others]


def test_an_error_of_a_compiler_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "_kept", lambda *_: None)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    with pytest.raises(CannotBuild, match=r"^pamplona: "):
        building.build([GAME], tmp_path)


def test_every_choice_of_options_has_its_box() -> None:
    found = layout.layout(GAME)
    versions = GAME.meta.rules_version
    assert len(found["boxes"]) == versions * len(GAME.editions) * 2 ** len(GAME.meta.options)
    for box in found["boxes"]:
        boxes = GAME.setup(4, box["edition"], box["options"], box["rules"]).boxes
        assert b64decode(box["bytes"]) == boxes.tobytes()


def test_fields_lie_where_the_layout_says() -> None:
    state = dtype_of(GAME.state_part.State)
    memory = np.arange(state.itemsize, dtype=np.uint8)
    record, told = memory.view(state)[0], layout.record(GAME.state_part.State)
    assert told["size"] == state.itemsize
    for name, (offset, kind, shape) in told["fields"].items():
        there = np.ndarray(shape, kind, memory.data, offset)
        assert np.array_equal(record[name], there), name
