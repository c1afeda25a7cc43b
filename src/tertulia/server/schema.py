"""The protocol for other languages: JSON Schema and TypeScript, both made from the Python types."""

import json
from typing import Any

import msgspec

from tertulia.server import http
from tertulia.server import protocol as wire
from tertulia.server.admin.links import Claim
from tertulia.server.after import Verdict
from tertulia.server.analyses import Analysis
from tertulia.server.entries import Access
from tertulia.server.replay import Replay

MESSAGES = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
SITTING = [http.Card, http.NewTable, http.NewPlayer, http.Summary, http.Held, Claim, http.Problem]
HTTP = [*SITTING, Replay, Verdict, Analysis]
WORDS = {"Access": Access, "Code": wire.Code, "Control": wire.Control, "Status": wire.Status}
"""Sets of words that have a name of their own."""
REF = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """Every type that crosses the wire, by name."""
    unions, types = msgspec.json.schema_components([*MESSAGES.values(), *HTTP], ref_template=REF)
    words = {name: msgspec.json.schema(word) for name, word in WORDS.items()}
    named = {**_with_words(types, words), **dict(zip(MESSAGES, unions, strict=False)), **words}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tertulia, protocol {wire.PROTOCOL}",
        "$defs": dict(sorted(named.items())),
    }


def _with_words(node: Any, words: dict[str, Any]) -> Any:
    """The same schema, with references where a set of words is spelled out."""
    if isinstance(node, list):
        return [_with_words(item, words) for item in node]
    if not isinstance(node, dict):
        return node
    for name, word in words.items():
        if node.get("enum") == word["enum"]:
            return {**{key: node[key] for key in node if key != "enum"}, "$ref": REF.format(name=name)}
    return {key: _with_words(value, words) for key, value in node.items()}


def schema_text() -> str:
    return json.dumps(schema(), indent=2) + "\n"


# TypeScript


def typescript() -> str:
    head = "// Made by `tertulia protocol --typescript`; do not edit.\n\n"
    types = "".join(_declared(name, node) for name, node in schema()["$defs"].items())
    return f"{head}export const PROTOCOL = {wire.PROTOCOL};\n{types}"


def _declared(name: str, node: dict[str, Any]) -> str:
    comment = f"/** {' '.join(node['description'].split())} */\n" if "description" in node else ""
    if "properties" not in node:
        return f"\n{comment}export type {name} = {_type(node)};\n"
    rows = "".join(
        f"  {field}{'' if field in node['required'] else '?'}: {_type(kind)};\n"
        for field, kind in node["properties"].items()
    )
    return f"\n{comment}export interface {name} {{\n{rows}}}\n"


def _type(node: dict[str, Any]) -> str:
    match node:
        case {"$ref": ref}:
            return str(ref).rpartition("/")[2]
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"anyOf": options}:
            return " | ".join(_type(option) for option in options)
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object"}:
            return f"{{ [key: string]: {_type(node.get('additionalProperties', {}))} }}"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as plain}:
            return str(plain)
        case {}:
            return "unknown"
    raise AssertionError(node)
