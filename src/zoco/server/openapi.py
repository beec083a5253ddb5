"""The OpenAPI document, made from the routes and the types of their bodies and answers."""

import re
from typing import Any

import msgspec

from zoco import __version__
from zoco.server.middleware import COOKIE, Route
from zoco.server.wire import Refusal

REFUSALS = {
    "400": "The request has the wrong form.",
    "403": "Not for this caller.",
    "404": "Not found.",
    "408": "The request was not finished in time.",
    "409": "Not possible now: late, out of turn, or over.",
    "413": "Too large.",
    "422": "Against the rules of the game.",
    "429": "Too often, or too many.",
    "503": "Not ready yet.",
}
TEMPLATE = "#/components/schemas/{name}"
DESCRIPTION = """Tables of Zoco. Refusals are messages of the catalogues, with text in the language of Accept-Language.

Moves and events travel over one WebSocket, `/api/socket`, as JSON. A client sends, one at a time,
`{"do": "listen", "table", "since"?}`, `{"do": "play", "table", "number", "notation", "key"?}`,
`{"do": "undo", "table", "number", "key"?}`, `{"do": "chat", "table", "text", "key"?}`, `{"do": "part", "table"}` or
`{"do": "ping"}`, each with an optional `key`, and is sent lists of
`{"is": "answer", "key", "number"}` (or with `refused` and `text`),
`{"is": "table", …}` (what `GET /api/tables/{id}` gives), `{"is": "presence", "table", "present", "watching"}`,
`{"is": "reload", "table"}` (listen again), and events:
`{"is": "event", "table", "number", "at", "what", …}`, numbered for each listener from 1.
The schemas `Event`, `TableHere`, `Said`, `Presence`, `Reload` describe them; `Listen`, `Part`, `Ping`, `PlayHere`,
`UndoHere`, `ChatHere` what a client sends.
`what` is `take`, `leave`, `remove`, `bot`, `open`, `away`, `back` (with `chairs`),
`start` (with `chairs`, `you`, `view`),
`play`, `undo` (with `seat`, `decision`, `told`, `delta`, `next`, `clock`, at the end `result`),
`chat` (`seat`, `name`, `text`), `rematch` (`rematch`) or `close` (`reason`).
A delta lists the bytes of the view's row that changed: `at` has their positions, `to` their new values.
"""


def document(routes: list[Route], *others: Any) -> dict[str, Any]:
    """`others`: types that no route has, such as the WebSocket's messages."""
    kinds = [*others] + [
        kind for route in routes for kind in (route.body, route.query, route.answer) if kind is not None
    ]
    schemas, components = msgspec.json.schema_components([*kinds, Refusal], ref_template=TEMPLATE)
    found = dict(zip(map(str, [*kinds, Refusal]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, found, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Zoco", "version": __version__, "description": DESCRIPTION},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"bearer": []}],
    }


def operation(route: Route, found: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    name = re.sub(r"\W+", "-", route.path.removeprefix("/api/").replace("{", "").replace("}", ""))
    described: dict[str, Any] = {"operationId": f"{route.method.lower()}-{name}", "summary": route.summary}
    parameters = [
        {"name": part, "in": "path", "required": True, "schema": {"type": "string"}}
        for part in re.findall(r"{(\w+)}", route.path)
    ]
    if route.query is not None:
        parameters += query_parameters(route.query, components)
    if parameters:
        described["parameters"] = parameters
    if route.body is not None:
        described["requestBody"] = {"required": True, "content": json_of(found[str(route.body)])}
    described["responses"] = {
        "204" if route.answer is None else "200": {"description": "Done."}
        | ({} if route.answer is None else {"content": json_of(found[str(route.answer)])})
    } | {
        status: {"description": meaning, "content": json_of(found[str(Refusal)])}
        for status, meaning in REFUSALS.items()
    }
    return described


def query_parameters(query: Any, components: dict[str, Any]) -> list[dict[str, Any]]:
    schema = components[query.__name__]
    return [
        {"name": name, "in": "query", "required": name in schema.get("required", ()), "schema": kind}
        for name, kind in schema["properties"].items()
    ]


def json_of(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
