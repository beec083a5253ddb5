"""Clients for the tests: people with cookies, and seats that play from what they are sent."""

import asyncio
import base64
import contextlib
import json
import math
import random
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import numpy as np

from tests.sample import GAME
from zoco import rules_of
from zoco.core.editions import named_edition
from zoco.core.layout import Row
from zoco.core.seat_view import SeatView
from zoco.server.clocks import Uptime
from zoco.server.frames import ServerMessage
from zoco.server.serving import Serving
from zoco.server.settings import Limits, Settings
from zoco.server.table_manager import milliseconds

PATIENCE = 60.0
GENEROUS = Limits(
    messages_per_second=100_000,
    requests_per_second=100_000,
    people_per_minute=100_000,
    connections_per_address=10_000,
    tables_per_person=100_000,
    tables_per_address=100_000,
    chairs_per_person=100_000,
    chairs_per_address=100_000,
    outbox_bytes=1 << 30,
    chats_per_minute=100_000,
    replays_per_minute=100_000,
    uploads_per_hour=100_000,
    uploads_per_person=100_000,
    bot_milliseconds=1,
)


class Time:
    """A clock that tests move on by hand, in milliseconds."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@contextlib.asynccontextmanager
async def served(
    folder: Path,
    limits: Limits = GENEROUS,
    time: Callable[[], int] = milliseconds,
    uptime: Uptime | None = None,
    workers: int = 0,
    **settings: Any,
) -> AsyncIterator[Serving]:
    """A server in this very process, ready to play; without workers no bot ever decides. What passes by a clock of the
    test's own passes while the server answers, if nothing else is said."""
    wanted = Settings(data=folder, port=0, limits=limits, workers=workers, **settings)
    if uptime is None and isinstance(time, Time):
        uptime = Uptime(time, longest=math.inf)
    async with Serving(wanted, time, uptime) as serving:
        await serving.manager.ready.wait()
        yield serving


def run(test: Callable[[], Awaitable[None]], patience: float = PATIENCE) -> None:
    async def with_patience() -> None:
        async with asyncio.timeout(patience):
            await test()

    asyncio.run(with_patience())


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, source: str | None = None) -> None:
        """`source`: the address that they come from."""
        self.url = url
        connector = aiohttp.TCPConnector(local_addr=(source, 0) if source else None)
        self.session = aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.sockets: list[Line] = []

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(self, *_: object) -> None:
        for line in self.sockets:
            await line.close()
        await self.session.close()

    async def ask(self, endpoint: str, _status: int = 200, **body: Any) -> Any:
        """`ask("POST /tables", …)`: the answer, which must have this status."""
        method, path = endpoint.split(" ", 1)
        sent = None if method == "GET" else body
        async with self.session.request(method, f"{self.url}/api{path}", json=sent) as response:
            words = await response.text()
            assert response.status == _status, (response.status, words)
            return json.loads(words) if words else None

    async def refused(self, endpoint: str, status: int, **body: Any) -> str:
        """The id of the reason."""
        answer = await self.ask(endpoint, status, **body)
        assert answer["text"]
        reason: str = answer["refused"]["id"]
        return reason

    @property
    def secret(self) -> str:
        return next(cookie.value for cookie in self.session.cookie_jar if cookie.key == "zoco")

    async def line(self, **options: Any) -> "Line":
        socket = await self.session.ws_connect(f"{self.url}/api/socket", **options)
        line = Line(socket, f"line{len(self.sockets)}")
        self.sockets.append(line)
        return line


class Line:
    """A WebSocket, and what is known from it about one table."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, name: str) -> None:
        self.socket = socket
        self.name = name
        self.frames: list[str] = []
        self.waiting: deque[dict[str, Any]] = deque()
        self.table: dict[str, Any] = {}
        self.view: Row | None = None
        self.events: list[dict[str, Any]] = []
        self.number = 0
        self.next = 0
        self.keys = 0

    async def close(self) -> None:
        await self.socket.close()

    async def send(self, do: str, **words: Any) -> None:
        await self.socket.send_str(json.dumps({"do": do, **words}))

    async def receive(self) -> dict[str, Any]:
        """The next of the messages, of which a frame may hold several."""
        if not self.waiting:
            message = await self.socket.receive()
            if message.type != aiohttp.WSMsgType.TEXT:
                raise ConnectionError(message)
            self.frames.append(message.data)
            msgspec.json.decode(message.data, type=ServerMessage)  # as the OpenAPI document says
            self.waiting.extend(json.loads(message.data))
        heard = self.waiting.popleft()
        self.hear(heard)
        return heard

    def hear(self, heard: dict[str, Any]) -> None:
        if heard["is"] == "table":
            self.table = heard
            self.number, self.next = heard["number"], heard.get("next", 0)
            self.view = row_of(heard["view"]) if "view" in heard else None
        elif heard["is"] == "event":
            assert heard["number"] == self.number + 1, "events come one after the other"
            self.number = heard["number"]
            self.next = heard.get("next", self.next)
            self.events.append(heard)
            if "view" in heard:
                self.view = row_of(heard["view"])
                self.table |= {"you": heard["you"], "chairs": heard["chairs"]}
            if "delta" in heard:
                assert self.view is not None
                self.view[heard["delta"]["at"]] = heard["delta"]["to"]

    async def answer(self, do: str, **words: Any) -> dict[str, Any]:
        """Sends something and waits for what is said to it."""
        self.keys += 1
        key = words.pop("key", None) or f"{self.name}-{self.keys}"
        await self.send(do, key=key, **words)
        while True:
            heard = await self.receive()
            if heard["is"] == "answer" and heard["key"] == key:
                return heard

    async def listen(self, table: str, since: int | None = None) -> None:
        answer = await self.answer("listen", table=table, since=since)
        if "refused" in answer:
            raise ConnectionError(answer)
        if since is None:
            while self.table.get("table") != table:
                await self.receive()

    async def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            await self.receive()

    async def until_over(self) -> None:
        await self.until(lambda: self.is_over)

    @property
    def seat_view(self) -> SeatView:
        assert self.view is not None
        rules = rules_of(self.table["game"])
        return SeatView(rules, named_edition(rules, self.table["edition"]), self.view.copy())

    @property
    def on_turn(self) -> bool:
        return self.view is not None and bool(self.seat_view.actions)

    @property
    def seat_on_turn(self) -> int:
        assert self.view is not None
        return int(self.seat_view.view.seat)

    @property
    def is_over(self) -> bool:
        return self.view is not None and bool(self.seat_view.view.ending)

    async def play(self, notation: str, **words: Any) -> dict[str, Any]:
        table = self.table["table"]
        return await self.answer("play", **{"table": table, "number": self.next, "notation": notation} | words)


def on_turn(lines: list[Line]) -> tuple[Line, Line]:
    """The player on turn, and another one."""
    seat = lines[0].seat_on_turn
    first, second = sorted(lines, key=lambda line: line.table["you"] != seat)[:2]
    return first, second


def reason(answer: dict[str, Any]) -> str:
    """The id of what a refusal says."""
    id: str = answer["refused"]["id"]
    return id


def row_of(text: str) -> Row:
    return np.frombuffer(base64.b64decode(text), np.uint8).copy()


async def seated(people: list[Person], game: str = GAME, **plan: Any) -> tuple[str, list[Line]]:
    """A running table with these people at it, and their lines."""
    chairs = ["me", *["open"] * (len(people) - 1)]
    made = await people[0].ask("POST /tables", game=game, chairs=chairs, name="Ana", **plan)
    table: str = made["table"]
    for person, name in zip(people[1:], ("Ben", "Cleo", "Dora", "Emil"), strict=False):
        await person.ask(f"POST /tables/{table}/take", name=name)
    await people[0].ask(f"POST /tables/{table}/start")
    lines = []
    for person in people:
        line = await person.line()
        await line.listen(table)
        lines.append(line)
    return table, lines


async def play_on(lines: list[Line], decisions: int, dice: random.Random) -> int:
    """Random legal decisions by these people, as far as the game goes; how many were made. All of them have heard of
    it in the end."""
    by_seat = {line.table["you"]: line for line in lines}
    line = lines[0]
    for made in range(decisions):
        await line.until(lambda: line.is_over or line.seat_on_turn in by_seat)  # noqa: B023, awaited here
        if line.is_over:
            await asyncio.gather(*(other.until_over() for other in lines))
            return made
        line = by_seat[line.seat_on_turn]
        await line.until(lambda: line.on_turn)  # noqa: B023
        answer = await line.play(dice.choice(line.seat_view.legal))
        assert "refused" not in answer, answer
    for other in lines:
        await other.answer("ping")
    return decisions
