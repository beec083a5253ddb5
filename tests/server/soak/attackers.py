"""People who attack without pause."""

import asyncio
import contextlib
import json
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from tests.sample import GAME
from tests.server.clients import Line, Person
from tests.server.costly import costly_record
from tests.server.soak.process import LOST, PAUSE, place

GENTLE = 10  # attackers have machines of their own; here they would take the others' cores
HOOK_PORT = 8443  # one of the ports that the server calls


class Attackers:
    """What they do, and how often it was done."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.dice = random.Random(port + 1)
        self.counts: Counter[str] = Counter()
        self.hungry: list[Person] = []
        records = [costly_record(size) for size in (50_000, 976_000)]  # just short enough, and too long
        self.uploads = [json.dumps({"record": record}).encode() for record in records]

    def person(self, k: int) -> Person:
        return Person(self.address, place(self.port, k))

    async def attack(self, counts: Path) -> None:
        os.nice(GENTLE)
        self.hungry = [self.person(20), self.person(21)]
        works = (self.read_slowly, self.flood, self.upload, self.keep_bots_busy, self.answer_no_hooks)
        async with asyncio.TaskGroup() as tasks:
            for work in works:
                tasks.create_task(self.again_and_again(work))
            while True:
                fresh = counts.with_suffix(".new")
                fresh.write_text(json.dumps(self.counts), encoding="utf-8")
                fresh.replace(counts)
                await asyncio.sleep(1)

    async def again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        """The server may be gone, or refuse: they come back."""
        while True:
            with contextlib.suppress(*LOST, AssertionError):
                await work()
            await asyncio.sleep(1)

    async def read_slowly(self) -> None:
        """Ten connections that ask for a table with much talk, and never read."""
        async with self.person(1) as talker, self.person(2) as mute:
            made = await talker.ask("POST /tables", game=GAME, chairs=["me", "open"], name="Eve")
            for _ in range(25):
                await talker.ask(f"POST /tables/{made['table']}/chat", text="🏰" * 500)
            await mute.ask("PUT /me", name="Eve")
            try:
                lines = [await mute.line() for _ in range(10)]
                for _ in range(300):
                    for line in lines:
                        await line.send("listen", table=made["table"])
                        self.counts["listened without reading"] += 1
                    await asyncio.sleep(PAUSE)
            finally:
                with contextlib.suppress(*LOST, AssertionError):
                    await talker.ask(f"POST /tables/{made['table']}/close")

    async def flood(self) -> None:
        """Requests and messages, several times as many as are allowed."""
        async with self.person(3) as one, self.person(4) as other, asyncio.timeout(60):
            line = await other.line()
            while True:
                for path in ("/tables", "/games", "/me", "/health"):
                    async with one.session.get(f"{self.address}/api{path}") as response:
                        self.counts[f"requests answered {response.status}"] += 1
                await line.send("ping")
                self.counts["pings"] += 1
                await asyncio.sleep(0.02)

    async def upload(self) -> None:
        """A record that is costly to check, whose sender does not wait for the answer."""
        body, headers = self.dice.choice(self.uploads), {"Content-Type": "application/json"}
        async with self.person(self.dice.randrange(10, 20)) as person:
            self.counts["uploads"] += 1
            async with (
                asyncio.timeout(1),
                person.session.post(f"{self.address}/api/records", data=body, headers=headers),
            ):
                pass

    async def keep_bots_busy(self) -> None:
        """Forty tables of the strongest bots, and two people at two addresses who watch. They stay the same."""
        lines = []
        for person in self.hungry:
            for old in person.sockets:
                await old.close()
            person.sockets.clear()
            await person.ask("PUT /me", name="Eve")
            lines.append(await person.line())
            for k in range(20):
                made = await person.ask("POST /tables", game=GAME, chairs=["grand-master"] * 4, key=f"{k}")
                with contextlib.suppress(AssertionError):  # over by now, or no more are granted
                    await person.ask(f"POST /tables/{made['table']}/start", key=f"start-{k}")
                await lines[-1].send("listen", table=made["table"])
        self.counts["times bots were kept busy"] += 1
        await asyncio.gather(*map(read_on, lines))

    async def answer_no_hooks(self) -> None:
        """Four tables whose people are called at every turn, where nobody answers."""
        async with contextlib.AsyncExitStack() as stack:
            pairs = []
            for k in range(4):
                receiver = place(self.port, 30 + k)
                server = await asyncio.start_server(self.take_call, receiver, HOOK_PORT)
                stack.push_async_callback(close_server, server)
                pair = [await stack.enter_async_context(self.person(40 + k)) for _ in range(2)]
                made = await pair[0].ask("POST /tables", game=GAME, chairs=["me", "open"], name="Eve")
                await pair[1].ask(f"POST /tables/{made['table']}/take", name="Mal")
                await pair[0].ask(f"POST /tables/{made['table']}/start")
                for person in pair:
                    url = f"http://{receiver}:{HOOK_PORT}/"
                    await person.ask(f"PUT /tables/{made['table']}/hook", 204, url=url)
                pairs.append((made["table"], pair))
            async with asyncio.timeout(120):
                await asyncio.gather(*(end_turns(*pair) for pair in pairs))

    async def take_call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.counts["calls taken and not answered"] += 1
        with contextlib.suppress(ConnectionError):
            await reader.read()
        writer.close()


async def close_server(server: asyncio.Server) -> None:
    server.close()


async def read_on(line: Line) -> None:
    async for _ in line.socket:
        pass
    raise ConnectionError


async def end_turns(table: str, pair: Sequence[Person]) -> None:
    while True:
        for person in pair:
            with contextlib.suppress(AssertionError):  # not their turn
                found = await person.ask(f"GET /tables/{table}/choices")
                notation = found["choices"][0]["notation"]
                await person.ask(f"POST /tables/{table}/play", number=found["number"], notation=notation)
            await asyncio.sleep(0.25)
