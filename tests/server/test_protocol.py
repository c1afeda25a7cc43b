"""The protocol as others read it: the page, the schema, the TypeScript types, OpenAPI, the example."""

import json
import re
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tertulia.server import http, schema, wire
from tertulia.server.app import API
from tertulia.server.openapi import Endpoint

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
MESSAGES = {kind.__struct_config__.tag: kind for kind in get_args(wire.FromClient | wire.FromServer)}

AT_THE_END = ("/record", "/replay", "/verify", "/analysis")
"""What is nobody's to read before the game is over."""


def read_as(kind: Any, text: str) -> Any:
    """An example as that type writes it again: the same, if it has every field of it and no other."""
    return json.loads(msgspec.json.encode(msgspec.json.decode(text, type=kind)))


# The page


@pytest.mark.parametrize("text", [text for language, text in BLOCKS if language == "json"])
def test_an_example_of_the_page_is_a_message(text: str) -> None:
    example = json.loads(text)
    assert read_as(MESSAGES[example["type"]], text) == example


def test_the_page_shows_every_message() -> None:
    shown = {json.loads(text)["type"] for language, text in BLOCKS if language == "json"}
    assert shown == set(MESSAGES)


def exchanges() -> Iterator[tuple[str, str, str, str]]:
    """Request line, body, status, body of the answer."""
    parts = [text.partition("\n") for language, text in BLOCKS if language == "http"]
    for (asked, _, body), (status, _, answer) in zip(parts[::2], parts[1::2], strict=True):
        yield asked, body, status, answer


def endpoint(asked: str) -> Endpoint:
    method, path = asked.partition("?")[0].split()
    (found,) = [
        one for one in API if one.method == method and re.fullmatch(re.sub(r"{\w+}", "[^/]+", one.path), path)
    ]
    return found


@pytest.mark.parametrize(("asked", "body", "status", "answer"), list(exchanges()))
def test_an_exchange_of_the_page_is_one_of_the_api(asked: str, body: str, status: str, answer: str) -> None:
    door = endpoint(asked)
    if body:
        assert read_as(door.takes, body) == json.loads(body)
    if int(status) < 400:
        assert int(status) == door.status
        assert read_as(door.gives, answer) == json.loads(answer)
    else:
        assert read_as(wire.Problem, answer) == json.loads(answer)
        assert http.STATUS.get(json.loads(answer)["code"], 409) == int(status)


def test_the_page_names_every_endpoint_and_every_code() -> None:
    for door in API:
        assert f"| `{door.method}` | `{door.path}` |" in PAGE
    for code in get_args(wire.Code):
        assert f"| `{code}` |" in PAGE
    for code, status in http.STATUS.items():
        assert f"| `{code}` | {status} |" in PAGE


def test_links_of_the_page_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target


# Schema and TypeScript


def test_every_message_and_every_field_is_in_the_schema() -> None:
    types = schema.schema()["$defs"]
    for kind in (*MESSAGES.values(), *schema.HTTP):
        names = set(types[kind.__name__]["properties"]) - {"type"}
        fields = kind.__struct_fields__ if hasattr(kind, "__struct_fields__") else kind.__dataclass_fields__
        assert names == set(fields)
    references = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(types)))
    assert references <= set(types)


@pytest.mark.parametrize(
    ("node", "written"),
    [
        ({"type": "string"}, "string"),
        ({"type": "integer"}, "number"),
        ({"type": "number"}, "number"),
        ({"anyOf": [{"type": "boolean"}, {"type": "null"}]}, "boolean | null"),
        ({"type": "array", "items": {"$ref": "#/$defs/Said"}}, "Said[]"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, '("a" | "b")[]'),
        ({"type": "object"}, "{ [key: string]: unknown }"),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "{ [key: string]: number }"),
        (
            {"type": "object", "propertyNames": {"enum": ["a"]}, "additionalProperties": {"type": "integer"}},
            'Record<"a", number>',
        ),
    ],
)
def test_a_type_is_written_in_typescript(node: dict[str, Any], written: str) -> None:
    assert schema._type(node) == written


def test_typescript_says_what_may_be_left_out_and_what_may_be_null() -> None:
    text = schema.typescript()
    hello = text[text.index("export interface Hello {") :].partition("}")[0]
    assert '  type: "hello";\n  protocol: number;\n  table: string;\n  tokens?: string[];\n' in hello
    assert "  view: { [key: string]: unknown } | null;\n" in text
    assert re.search(r"export type FromClient = Hello \| Act \| [^;]* \| Ping;\n", text)
    assert "  code: Code;\n" in text


def test_the_files_are_those_that_the_types_make() -> None:
    for file, text in schema.files().items():
        assert (ROOT / file).read_text(encoding="utf-8") == text(), file


# OpenAPI


def test_openapi_describes_every_endpoint(server: Any) -> None:
    found = server.get("/openapi.json").body
    assert found["openapi"] == "3.1.0"
    for door in API:
        operation = found["paths"][door.path][door.method.lower()]
        assert operation["summary"]
        assert str(door.status) in operation["responses"]
        assert ("requestBody" in operation) == (door.takes is not None)
        assert ("security" in operation) == door.token
    references = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(found)))
    assert references == set(found["components"]["schemas"])


def test_what_openapi_promises_is_what_comes(server: Any, play: Callable[..., int]) -> None:
    sitting = server.table("pamplona", people=1, bots=1, access="open", begin=False)
    path, token = f"/api/tables/{sitting.id}", sitting.tokens[0]
    answers = {
        door.path: server.call("GET", door.path.replace("{table}", sitting.id))
        for door in API
        if door.method == "GET" and not door.path.endswith(AT_THE_END)
    }
    assert server.call("POST", f"{path}/start", token=token).status == 200
    play(server.everybody(sitting), lambda legal: legal[0])
    for what in AT_THE_END:
        answers["/api/tables/{table}" + what] = server.get(path + what)
    for door in API:
        if door.method == "GET" and door.gives is not None:
            assert answers[door.path].status == door.status
            msgspec.json.decode(answers[door.path].raw, type=door.gives)
    for door in API:
        if door.token:
            refused = server.call(door.method, door.path.replace("{table}", sitting.id))
            assert refused.status == 403
            assert msgspec.convert(refused.body, wire.Problem).code == "not_your_seat"


# The example


def test_the_example_bot_plays_a_game(server: Any) -> None:
    sitting = server.table("caramba", people=1, begin=False, seats=2)
    link = f"http://127.0.0.1:{server.port}/tables/{sitting.id}"
    bot = subprocess.Popen(
        [sys.executable, ROOT / "examples" / "bot.py", link], stdout=subprocess.PIPE, text=True
    )
    player = server.enter(sitting.id, sitting.tokens[0])
    player.see(lambda state: all(seat["control"] == "player" and seat["online"] for seat in state["players"]))
    assert server.post(f"/api/tables/{sitting.id}/start", token=sitting.tokens[0]).status == 200
    while player.see(lambda state: state["legal"] or state["outcome"])["legal"]:
        player.act()
    told, _ = bot.communicate(timeout=20)
    assert bot.returncode == 0
    assert str(player.state["outcome"]["scores"]) in told


def test_the_example_bot_has_thirty_lines() -> None:
    text = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 30
    assert callable(runpy.run_path(str(ROOT / "examples" / "bot.py"))["play"])
