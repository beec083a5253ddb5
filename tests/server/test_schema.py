"""The API is attacked from its own description, and answers as it says."""

import asyncio
import random
import threading
from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import checks
from schemathesis.generation import GenerationMode

from tests.sample import GAME
from tests.server.clients import Person, served

dice = random.Random(1)
CHECKS: Any = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, str]]:
    """A server in a thread, with a running table: its address, the table, and the secret of the person there."""
    found: list[tuple[str, str, str]] = []
    ready, stop = threading.Event(), asyncio.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        async with served(tmp_path_factory.mktemp("data")) as serving, Person(serving.address) as ana:
            plan: dict[str, Any] = {"game": GAME, "chairs": ["me", "journeyman"], "name": "Ana"}
            table = (await ana.ask("POST /tables", **plan))["table"]
            await ana.ask(f"POST /tables/{table}/start")
            found.append((serving.address, table, ana.secret))
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(60)
    yield found[0]
    loops[0].call_soon_threadsafe(stop.set)
    thread.join()


def test_every_endpoint_keeps_to_the_document(address: tuple[str, str, str]) -> None:
    url, table, secret = address
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    headers = {"Authorization": f"Bearer {secret}"}
    operations, seen = 0, set[int]()
    for result in schema.get_all_operations():
        operations += 1
        attack(result.ok(), table, headers, seen)  # type: ignore[union-attr]
    assert operations > 25
    assert {200, 400, 403, 404, 409} <= set(seen)


def attack(operation: Any, table: str, headers: dict[str, str], seen: set[int]) -> None:
    right, wrong = (operation.as_strategy(generation_mode=mode) for mode in GenerationMode)

    @settings(
        max_examples=12,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=right | wrong)
    def one(case: Any) -> None:
        if "id" in (case.path_parameters or {}) and dice.random() < 0.8:
            case.path_parameters["id"] = table
        seen.add(case.call_and_validate(checks=CHECKS, headers=headers).status_code)

    one()


def test_the_document_describes_the_websocket(address: tuple[str, str, str]) -> None:
    async def fetch() -> Any:
        async with aiohttp.ClientSession() as session, session.get(f"{address[0]}/api/openapi.json") as response:
            return await response.json()

    document = asyncio.run(fetch())
    assert "/api/socket" in document["info"]["description"]
    assert {"Event", "TableHere", "PlayHere", "Listen"} <= set(document["components"]["schemas"])
