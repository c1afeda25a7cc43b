"""The HTTP part, described for machines: an OpenAPI document made from the endpoints and their types."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tertulia.server import wire
from tertulia.server.wire import PROTOCOL


@dataclass(frozen=True, slots=True)
class Endpoint:
    """What can be asked over HTTP. `token`: only with that of a seat; without `gives` the answer is text;
    `query`: what may be added to the address."""

    method: str
    path: str
    handler: Callable[[Request], Awaitable[Response]]
    takes: Any = None
    gives: Any = None
    status: int = 200
    token: bool = False
    query: tuple[str, ...] = ()


def document(api: Sequence[Endpoint]) -> dict[str, Any]:
    types = [kind for endpoint in api for kind in (endpoint.takes, endpoint.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components(
        [*types, wire.Problem], ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip([*types, wire.Problem], schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in api:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tertulia", "version": str(PROTOCOL)},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, schema_of: dict[Any, Any]) -> dict[str, Any]:
    def content(kind: Any) -> dict[str, Any]:
        if kind is None:
            return {"text/plain": {"schema": {"type": "string"}}}
        return {"application/json": {"schema": schema_of[kind]}}

    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": (endpoint.handler.__doc__ or "").strip(),
        "responses": {
            str(endpoint.status): {"description": "Done.", "content": content(endpoint.gives)},
            "default": {"description": "Nothing has changed.", "content": content(wire.Problem)},
        },
    }
    names = [*((name, "path") for name in re.findall(r"{(\w+)}", endpoint.path))]
    names += [(name, "query") for name in endpoint.query]
    if names:
        operation["parameters"] = [
            {"name": name, "in": where, "required": where == "path", "schema": {"type": "string"}}
            for name, where in names
        ]
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, "content": content(endpoint.takes)}
    if endpoint.token:
        operation["security"] = [{"seat": []}]
    return operation
