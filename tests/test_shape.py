"""Three games, identical shape: who has read one can find everything in the next."""

import ast
import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tertulia
from tertulia.core import parts

ROOT = Path(__file__).parent.parent
REQUIRED = {"meta", "edition", "state", "rules", "actions", "hidden", "view"}
RULES = {"caramba": ("C", 30), "pamplona": ("P", 20), "sombreros": ("S", 17)}
PARTS: dict[str, type] = {
    "meta": parts.MetaModule,
    "edition": parts.EditionModule,
    "state": parts.StateModule,
    "rules": parts.Rules,
    "actions": parts.Notation,
    "hidden": parts.Hidden,
    "view": parts.Views,
    "story": parts.Stories,
    "heuristics": parts.Heuristics,
    "reasons": parts.Reasons,
    "encoding": parts.Encoding,
    "slow_actions": parts.SlowActions,
    "openspiel": parts.OpenSpiel,
    "study": parts.Study,
}
DRAWN = {
    "Board.svelte",
    "Picture.svelte",
    "Poster.svelte",
    "index.ts",
    "layout.ts",
    "spots.ts",
    "view.ts",
}
EXPORTS = ["ACTIONS", "OUTCOMES", "STREAMS", "apply", "chance", "legal", "scores", "setup", "stream"]


def folder(key: str) -> Path:
    return ROOT / "src" / "tertulia" / "games" / key


def page(key: str) -> str:
    return (ROOT / "docs" / f"{key}.md").read_text(encoding="utf-8")


def lacking(module: Any, part: type) -> set[str]:
    """The names of a part that a module does not have."""
    declared = {*part.__annotations__, *(name for name in vars(part) if not name.startswith("_"))}
    return {name for name in declared - {"__name__"} if not hasattr(module, name)}


def headings(text: str) -> list[str]:
    return re.findall(r"^## (.+)$", text, re.MULTILINE)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_same_files(key: str) -> None:
    found = {file.stem for file in folder(key).glob("*.py")} - {"__init__"}
    assert found | {"slow_actions"} == set(PARTS)  # only one of them has slow actions
    assert (folder(key) / "editions" / f"{tertulia.game(key).meta.edition}.toml").is_file()
    assert {"test_rules.py", "test_vectors.py", "test_edition.py"} <= {
        file.name for file in (ROOT / "tests" / "games" / key).iterdir()
    }
    assert {"en.ftl", "rules.en.ftl", "sections.json"} <= {
        file.name for file in (folder(key) / "words").iterdir()
    }
    assert {file.name for file in (ROOT / "web" / "src" / "games" / key).iterdir()} >= DRAWN


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_same_exports_and_functions(key: str) -> None:
    game = tertulia.game(key)
    assert game.rules.__all__ == EXPORTS  # type: ignore[attr-defined]
    for name, kind in PARTS.items():
        if game.has(name):
            assert lacking(game.part(name), kind) == set(), name


@pytest.mark.parametrize("name", parts.STAND_INS)
def test_what_stands_in_for_a_part_has_its_names(name: str) -> None:
    assert lacking(import_module(parts.STAND_INS[name]), PARTS[name]) == set()


def test_every_part_is_required_or_optional() -> None:
    assert set(PARTS) == REQUIRED | set(parts.WITHOUT)
    assert set(parts.STAND_INS) <= set(parts.WITHOUT)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_every_numbered_rule_has_a_test_named_after_it_and_is_cited_where_it_is_played(key: str) -> None:
    letter, count = RULES[key]
    tests = (ROOT / "tests" / "games" / key / "test_rules.py").read_text(encoding="utf-8")
    sources = "".join(file.read_text(encoding="utf-8") for file in folder(key).glob("*.py"))
    cited = set(re.findall(rf"\b{letter}\d+\b", sources))
    for first, last in re.findall(rf"\b{letter}(\d+)-{letter}(\d+)\b", sources):
        cited |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    for number in range(1, count + 1):
        assert re.search(rf"^def test_{letter.lower()}{number}_\w+", tests, re.MULTILINE), f"{letter}{number}"
    assert {f"{letter}{number}" for number in range(1, count + 1)} <= cited


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_docs_page_lists_every_rule_once_under_the_same_headings(key: str) -> None:
    letter, count = RULES[key]
    listed = re.findall(rf"^- \*\*({letter}\d+)\*\*", page(key), re.MULTILINE)
    assert listed == [f"{letter}{number}" for number in range(1, count + 1)]
    assert headings(page(key)) == headings(page("caramba"))


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_docs_page_tells_the_certainty_of_every_fact(key: str) -> None:
    edition = tertulia.game(key).meta.edition
    facts = tomllib.loads((folder(key) / "editions" / f"{edition}.toml").read_text(encoding="utf-8"))
    certainties = {name: fact["certainty"] for name, fact in facts.items() if isinstance(fact, dict)}
    box = page(key).split("## The box")[1].split("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]]
        for line in box.splitlines()
        if line.startswith("| `")
    ]
    assert {row[0].strip("`"): row[2] for row in rows} == certainties
    assert all(fact["source"] for fact in facts.values() if isinstance(fact, dict))


def test_every_public_name_exists_and_all_errors_form_one_tree() -> None:
    public = {name: getattr(tertulia, name) for name in tertulia.__all__}
    errors = [kind for kind in public.values() if isinstance(kind, type) and issubclass(kind, Exception)]
    assert len(errors) >= 10
    assert all(issubclass(kind, tertulia.TertuliaError) for kind in errors)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_rules_contain_no_randomness_no_allocation_and_no_objects(key: str) -> None:
    tree = ast.parse((folder(key) / "rules.py").read_text(encoding="utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported <= {
        "tertulia.core.contract",
        "tertulia.core.engine",
        f"tertulia.games.{key}.actions",
        f"tertulia.games.{key}.edition",
        f"tertulia.games.{key}.state",
    }
    assert not any(isinstance(node, ast.Import) for node in ast.walk(tree))
    # slices are copied on a core and unknown on a GPU
    forbidden = (
        ast.List,
        ast.Dict,
        ast.ListComp,
        ast.GeneratorExp,
        ast.Lambda,
        ast.Raise,
        ast.Try,
        ast.Slice,
    )
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    for function in functions:
        assert [ast.unparse(decorator) for decorator in function.decorator_list] == ["rule"], function.name
        assert not any(isinstance(node, forbidden) for node in ast.walk(function)), function.name
