"""The API's types in TypeScript for the browser app, made from the OpenAPI document."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from zoco import GAMES
from zoco.server.frames import ServerMessage
from zoco.server.openapi import document
from zoco.server.serving import Serving
from zoco.server.settings import Settings
from zoco.server.sockets import ClientMessage

SIMPLE = {"boolean": "boolean", "integer": "number", "number": "number", "string": "string", "null": "null"}
HEAD = """/** The types of the server's API. Made from the OpenAPI document: make api */
"""


def typescript(described: dict[str, Any]) -> str:
    schemas = sorted(described["components"]["schemas"].items())
    parts = [HEAD, *(interface(name, schema) for name, schema in schemas if schema["properties"])]
    return "\n".join([*parts, endpoints(described["paths"])])


def interface(name: str, schema: dict[str, Any]) -> str:
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    required = schema.get("required", ())
    fields = "".join(
        f"  readonly {field}{'' if field in required else '?'}: {type_of(kind)};\n"
        for field, kind in schema["properties"].items()
    )
    return f"{comment}export interface {name} {{\n{fields}}}\n"


def type_of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if schema.get("enum") == sorted(GAMES):
        return "string"  # which games there are depends on where the app runs
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inner = type_of(schema["items"])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if kind == "object":
        inner = type_of(schema["additionalProperties"]) if schema.get("additionalProperties") else "unknown"
        return f"Readonly<Record<string, {inner}>>"
    return SIMPLE.get(kind or "", "unknown")


def endpoints(paths: dict[str, Any]) -> str:
    """Every endpoint with its body and answer."""
    lines = []
    for path, operations in paths.items():
        for method, operation in operations.items():
            endpoint = f"{method.upper()} {path.removeprefix('/api')}"
            taken = content(operation["requestBody"]) if "requestBody" in operation else "undefined"
            answer = content(operation["responses"]["200"]) if "200" in operation["responses"] else "undefined"
            lines.append(f'  readonly "{endpoint}": {{ readonly body: {taken}; readonly answer: {answer} }};\n')
    return f"export interface Endpoints {{\n{''.join(lines)}}}\n"


def content(holder: dict[str, Any]) -> str:
    return type_of(holder["content"]["application/json"]["schema"])


async def described() -> dict[str, Any]:
    return document(Serving(Settings(data=Path())).api.routes, ServerMessage, ClientMessage)


def main() -> None:
    Path(sys.argv[1]).write_text(typescript(asyncio.run(described())), encoding="utf-8")


if __name__ == "__main__":
    main()
