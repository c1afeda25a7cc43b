"""The protocol for other languages: JSON Schema and TypeScript, both made from the Python types.

For our own pages there are the views of the games beside it, and the facts that both sides must know.
"""

import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Literal, get_origin

import msgspec

from tertulia.bots.names import BOTS, CHAMPION
from tertulia.games import OURS, game
from tertulia.locales import LANGUAGES, language
from tertulia.server import discretion, log, moments, table, wire
from tertulia.server.app import API
from tertulia.server.names import NAME_LENGTH
from tertulia.server.settings import Settings

MESSAGES = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
SITTING = [wire.Card, wire.NewTable, wire.NewPlayer, wire.Summary, wire.Held, wire.Claim, wire.Problem]
HTTP = [*SITTING, wire.Home, wire.Replay, wire.Verdict, wire.Analysis]
WORDS = {"Access": log.Access, "Code": wire.Code, "Control": wire.Control, "Status": wire.Status}
"""Sets of words that have a name of their own."""
REF = "#/$defs/{name}"
MESSAGE, SAID = REF.format(name="Message"), REF.format(name="Said")
"""On the wire other things are messages."""


def schema() -> dict[str, Any]:
    """Every type that crosses the wire, by name."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tertulia, protocol {wire.PROTOCOL}",
        "$defs": dict(sorted(_named([*MESSAGES.values(), *HTTP], WORDS, MESSAGES).items())),
    }


def _named(types: list[Any], words: Mapping[str, Any], unions: Mapping[str, Any]) -> dict[str, Any]:
    """The schema of these types and all that they are made of, by name."""
    made, parts = msgspec.json.schema_components(types, ref_template=REF)
    sets = {name: msgspec.json.schema(word) for name, word in words.items()}
    said = {"Said" if name == "Message" else name: part for name, part in parts.items()}
    return {**_with_words(said, sets), **dict(zip(unions, made, strict=False)), **sets}


def _with_words(node: Any, words: dict[str, Any]) -> Any:
    """The same schema, with references where a set of words is spelled out."""
    if isinstance(node, list):
        return [_with_words(item, words) for item in node]
    if not isinstance(node, dict):
        return SAID if node == MESSAGE else node
    for name, word in words.items():
        if node.get("enum") == word["enum"]:
            return {**{key: node[key] for key in node if key != "enum"}, "$ref": REF.format(name=name)}
        if node.get("enum") == [None, *word["enum"]]:
            return {"anyOf": [{"$ref": REF.format(name=name)}, {"type": "null"}]}
    return {key: _with_words(value, words) for key, value in node.items()}


def schema_text() -> str:
    return json.dumps(schema(), indent=2) + "\n"


# TypeScript


HEAD = "// Made by `tertulia protocol --write`; do not edit.\n"


def typescript() -> str:
    return f"{HEAD}\nexport const PROTOCOL = {wire.PROTOCOL};\n{_declarations(schema()['$defs'])}"


def view_of(key: str) -> str:
    """What a seat sees in a game."""
    views = game(key).views
    words = {name: word for name, word in vars(views).items() if get_origin(word) is Literal}
    return f"{HEAD}{_declarations(_named([views.View], words, {}))}"


def log_of_a_table() -> str:
    """What is kept of a table, which tables in a browser keep as well."""
    words = {"Access": log.Access, "Departure": log.Departure}
    return f"{HEAD}{_declarations(_named([log.Entry], words, {'Entry': log.Entry}))}"


def facts() -> str:
    """What the pages must know as the server does."""
    levels = dict.fromkeys(name.partition("-")[0] for name in (*BOTS, CHAMPION))
    values = {
        "LANGUAGES": {code: language(code).say("language") for code in LANGUAGES},
        "LEVELS": list(levels),
        "NAME_LENGTH": NAME_LENGTH,
        "CHAT_LENGTH": Settings(database="").chat_length,
        "BREAK": moments.BREAK,
        "REFUSED_WISHES": table.REFUSED_WISHES,
        "PAUSES": {"person": discretion.PERSON, "bot": discretion.BOT},
    }
    lines = [
        f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;\n"
        for name, value in values.items()
    ]
    routes = "".join(f"\n  | {json.dumps(f'{door.method} {door.path}')}" for door in API)
    return f"{HEAD}\n{''.join(lines)}\nexport type Route ={routes};\n"


def files() -> dict[str, Callable[[], str]]:
    """All that is made from Python and lies in the repository, by its path."""
    views = {f"web/src/games/{key}/view.ts": partial(view_of, key) for key in OURS}
    return {
        "docs/protocol.schema.json": schema_text,
        "web/src/protocol.ts": typescript,
        "web/src/facts.ts": facts,
        "web/src/here/log.ts": log_of_a_table,
        **views,
    }


def _declarations(types: Mapping[str, dict[str, Any]]) -> str:
    return "".join(_declared(name, node) for name, node in types.items())


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
        case {"type": "object", "propertyNames": names}:
            return f"Record<{_type(names)}, {_type(node['additionalProperties'])}>"
        case {"type": "object"}:
            return f"{{ [key: string]: {_type(node.get('additionalProperties', {}))} }}"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as plain}:
            return str(plain)
        case {}:
            return "unknown"
    raise AssertionError(node)
