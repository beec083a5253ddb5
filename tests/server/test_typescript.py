"""What the browser app knows about the API is what the OpenAPI document says."""

import asyncio
from pathlib import Path

from zoco.server.typescript import described, typescript

API = Path(__file__).parents[2] / "web/app/src/online/api.ts"


def test_the_apps_types_are_those_of_the_document() -> None:
    assert API.read_text(encoding="utf-8") == typescript(asyncio.run(described())), "they are written by: make api"
