"""Receivers of webhooks: prompt ones, and those that are slow on purpose."""

import asyncio
import json
from contextlib import suppress
from typing import Any

from aiohttp import web

from zoco.server.limits import UNKNOWN
from zoco.server.people import Person as Someone
from zoco.server.webhooks import (
    Webhooks,
)


class Calls(list[Any]):
    """What was called, and that something was."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = asyncio.Event()

    def append(self, call: Any) -> None:
        super().append(call)
        self.heard.set()


async def counting(calls: list[Any]) -> tuple[web.AppRunner, int]:
    async def called(request: web.Request) -> web.Response:
        calls.append(json.loads(await request.text()))
        return web.Response()

    async def sent_elsewhere(_: web.Request) -> web.Response:
        calls.append("sent elsewhere")
        return web.Response(status=307, headers={"Location": "/hook"})

    app = web.Application()
    app.router.add_post("/hook", called)
    app.router.add_post("/elsewhere", sent_elsewhere)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert site._server is not None
    return runner, site._server.sockets[0].getsockname()[1]  # type: ignore[attr-defined]


class Slow:
    """A server that takes what is sent and does not answer until it is let go, with 200 if it `answers` at all."""

    def __init__(self, answers: bool = False) -> None:
        self.answers = answers
        self.goes = asyncio.Event()

    async def __aenter__(self) -> "Slow":
        self.held: set[asyncio.StreamWriter] = set()
        self.server = await asyncio.start_server(self.hold, "0.0.0.0", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        self.goes.set()
        for writer in list(self.held):
            writer.close()
        while self.held:
            await asyncio.sleep(0)

    def url(self, k: int = 0) -> str:
        """As many receivers as one likes."""
        return f"http://127.0.0.{1 + k % 250}:{self.server.sockets[0].getsockname()[1]}/hook"

    async def hold(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.held.add(writer)
        with suppress(ConnectionError):
            if self.answers:
                await self.goes.wait()
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            await reader.read()
            writer.close()
            await writer.wait_closed()
        self.held.discard(writer)


def begin(webhooks: Webhooks, url: str, person: int, table: str, network: str = UNKNOWN) -> "asyncio.Task[None]":
    return asyncio.create_task(webhooks.call(url, {}, Someone(person, "", network=network), table))


async def end(tasks: "list[asyncio.Task[None]]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
