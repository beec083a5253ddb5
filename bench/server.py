"""The server under load, on this machine, client and server sharing its cores, every write durable.

`make bench-server` shows: acknowledged moves a second and how long one player's move takes to become the other's event;
what a decision costs early and late in a game; the memory of many tables with idle clients.
"""

import argparse
import asyncio
import base64
import json
import os
import platform
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiohttp
import msgspec
import numpy as np

import zoco
from zoco import rules_of
from zoco.core.chance import new_dice
from zoco.core.editions import standard_edition
from zoco.core.layout import Row, row
from zoco.server.entries import Entry
from zoco.server.settings import Limits
from zoco.server.tables import Table
from zoco.server.wire import Options

if TYPE_CHECKING:
    from zoco.core.spec import GameSpec

WANTED_MOVES, WANTED_P99, WANTED_MEMORY, WANTED_RATIO = 4000, 60.0, 300, 1.2
LIMITS = [f"{of}_per_{by}" for of, by in (("connections", "address"), ("connections", "person"), ("people", "minute"))]
LIMITS += ["connections", "requests_per_second", "messages_per_second", "tables_per_person", "outbox_bytes"]
LIMITS += ["tables_per_address", "chairs_per_person", "chairs_per_address"]
EARLY, LATE = 3, 300
decode, encode = msgspec.json.Decoder().decode, msgspec.json.Encoder().encode


class Player:
    """A client at a seat: keeps its view by what it is sent, and plays at random."""

    def __init__(self, table: "LiveTable", socket: aiohttp.ClientWebSocketResponse) -> None:
        self.table = table
        self.socket = socket
        self.view: Row | None = None
        self.next = 0
        self.asked = -1
        self.seat = -1

    async def listen(self) -> None:
        self.view, self.asked = None, -1
        await self.socket.send_str(encode({"do": "listen", "table": self.table.id}).decode())

    async def see(self) -> None:
        while self.view is None:
            for heard in decode((await self.socket.receive()).data):
                self.hear(heard)

    def hear(self, heard: dict[str, Any]) -> None:
        if heard["is"] == "table":
            self.view = np.frombuffer(base64.b64decode(heard["view"]), np.uint8).copy()
            self.next, self.seat = heard["next"], heard["you"]
        elif heard["is"] == "event" and "delta" in heard:
            assert self.view is not None
            self.next = heard["next"]
            self.view[heard["delta"]["at"]] = heard["delta"]["to"]
        elif "refused" in heard:
            raise RuntimeError(heard["text"])

    async def play_on(self, load: "Load") -> None:
        """One decision after the other, whenever it is asked."""
        await self.decide_if_asked(load)
        async for message in self.socket:
            now = time.perf_counter()
            for heard in decode(message.data):
                self.hear(heard)
                if heard["is"] == "answer" and "number" in heard:
                    load.moves += 1
                elif heard["is"] == "event" and "delta" in heard and heard["seat"] != self.seat:
                    load.echoes.append(now - self.table.sent)
                if "result" in heard and self is self.table.players[0]:
                    await self.table.begin()
            await self.decide_if_asked(load)

    async def decide_if_asked(self, load: "Load") -> None:
        notation = load.choose(self.view) if self.next != self.asked else None
        if notation is not None:
            self.asked = self.next
            await self.table.wait(load.pause)
            self.table.sent = time.perf_counter()
            asked = {"do": "play", "table": self.table.id, "number": self.next, "notation": notation}
            await self.socket.send_str(encode(asked).decode())


class LiveTable:
    """Two people who play one game after the other."""

    def __init__(self, address: str, sessions: list[aiohttp.ClientSession], game: str) -> None:
        self.address = address
        self.sessions = sessions
        self.game = game
        self.id = ""
        self.players: list[Player] = []
        self.sent = 0.0
        self.due = time.perf_counter()

    async def wait(self, pause: float) -> None:
        """Until so long after the last decision was due; a table that is late hurries."""
        self.due = max(self.due + pause, time.perf_counter() - pause)
        await asyncio.sleep(self.due - time.perf_counter())

    async def begin(self) -> None:
        for player in self.players:
            await player.socket.send_str(encode({"do": "part", "table": self.id}).decode())
        first, second = self.sessions
        plan = {"game": self.game, "chairs": ["me", "open"], "name": "Ana"}
        async with first.post(f"{self.address}/api/tables", json=plan) as response:
            self.id = (await response.json())["table"]
        at = f"{self.address}/api/tables/{self.id}"
        await second.post(f"{at}/take", json={"name": "Ben"})
        answer = await first.post(f"{at}/start", json={})
        assert answer.status == 200, await answer.text()
        if not self.players:  # with a chair, each has an identity
            self.players = [Player(self, await one.ws_connect(f"{self.address}/api/socket")) for one in self.sessions]
        for player in self.players:
            await player.listen()


class Load:
    """Counts, and the choices of random players from nothing but their views."""

    def __init__(self, rules: "GameSpec", pause: float = 0) -> None:
        """`pause`: seconds between two decisions at a table."""
        self.rules = rules
        self.pause = pause
        self.edition = standard_edition(rules)
        self.state, self.choices, self.dice = row(rules.state_dtype), rules.choices(), new_dice(1, 0)
        self.random = random.Random(1)
        self.moves = 0
        self.echoes: list[float] = []
        fields = rules.view_dtype.fields
        assert fields is not None
        self.viewer_at, self.seat_at = fields["viewer"][1], fields["seat"][1]

    def choose(self, view: Row | None) -> str | None:
        if view is None or view[self.viewer_at] != view[self.seat_at]:
            return None
        kernel, edition = self.rules.kernel, self.edition
        kernel.determinize(edition.row, view, self.dice, self.state, self.choices)
        n = kernel.legal(edition.row, self.state, self.choices)
        return edition.notation.write(self.state, int(self.choices[self.random.randrange(n)])) if n else None


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[str, int]]:
    """A server in a process of its own: its address and its process."""
    known = (name for name in LIMITS if hasattr(Limits, name))  # other commits have fewer
    limits = [word for name in known for word in ("--limit", f"{name}=100000")]
    command = [sys.executable, "-m", "zoco.cli", "serve", "--port", "0", "--data", str(folder), *limits]
    code = "import sys; from zoco.cli import main; sys.exit(main(sys.argv[1:]))"
    command[1:3] = ["-c", code]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        line = await asyncio.to_thread(process.stdout.readline)
        address = next(word for word in line.split() if word.startswith("http"))
        async with aiohttp.ClientSession() as session:
            ready = 0
            while ready != 200:
                await asyncio.sleep(0.1)
                async with session.get(f"{address}/api/ready") as response:
                    ready = response.status
        yield address, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(process.wait)


async def sit_down(address: str, sessions: list[aiohttp.ClientSession], game: str, tables: int) -> list[LiveTable]:
    live = [LiveTable(address, sessions, game) for _ in range(tables)]
    for table in live:
        await table.begin()
        for player in table.players:
            await player.see()
    return live


@asynccontextmanager
async def pair() -> AsyncIterator[list[aiohttp.ClientSession]]:
    jars = [aiohttp.CookieJar(unsafe=True) for _ in range(2)]
    sessions = [aiohttp.ClientSession(cookie_jar=jar, connector=aiohttp.TCPConnector(limit=0)) for jar in jars]
    try:
        yield sessions
    finally:
        for session in sessions:
            await session.close()


async def measure_load(game: str, tables: int, seconds: float, rate: float = 0) -> dict[str, float]:
    """`rate`: decisions a second that are tried, of all tables together; 0: as many as possible."""
    load = Load(rules_of(game), tables / rate if rate else 0)
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as (address, process), pair() as sessions:
            live = await sit_down(address, sessions, game, tables)
            tasks = [asyncio.create_task(player.play_on(load)) for table in live for player in table.players]
            await asyncio.sleep(2)
            load.moves, load.echoes = 0, []
            began, work, own = time.perf_counter(), cpu_seconds(process), time.process_time()
            await asyncio.sleep(seconds)
            took, work = time.perf_counter() - began, cpu_seconds(process) - work
            own = time.process_time() - own
            moves, echoes = load.moves, sorted(load.echoes)
            failed = [task.exception() for task in tasks if task.done() and task.exception()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if failed:
                raise failed[0] or RuntimeError
    return {
        "moves_per_second": moves / took,
        "p50_ms": 1000 * statistics.median(echoes),
        "p99_ms": 1000 * echoes[int(0.99 * len(echoes))],
        "server_cpu_us_per_move": 1e6 * work / moves,
        "client_cpu_us_per_move": 1e6 * own / moves,
    }


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> float:
    """In MB, with the processes it started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8").split()
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="utf-8").split()[1])
    return pages * resource.getpagesize() / 1e6 + sum(memory_of(int(child)) for child in children)


async def measure_idle(game: str, tables: int) -> dict[str, float]:
    """Memory with that many tables and two idle clients at each."""
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as (address, process), pair() as sessions:
            live = await sit_down(address, sessions, game, tables)
            memory = memory_of(process)
            for table in live:
                for player in table.players:
                    await player.socket.close()
    return {"tables": tables, "clients": 2 * tables, "memory_mb": memory}


def measure_decisions(game: str, games: int) -> dict[str, float]:
    """What the server does for a decision, early and late in games."""
    rules = rules_of(game)
    costs: dict[int, list[float]] = {EARLY: [], LATE: []}
    load = Load(rules)
    for _ in range(games):
        table = Table("bench", rules, standard_edition(rules), Options(game=game, players=2), 1)
        for chair in (0, 1):
            table.fold(Entry("take", 0, chair + 1, chair, "Ana"))
        table.fold(Entry("start", 0, data={"order": [0, 1]}))
        for number in range(LATE + 20):
            seat = table.on_turn
            if seat is None:
                break
            notation = load.choose(table.view(seat))
            assert notation is not None
            began = time.perf_counter()
            table.fold(Entry("play", number, seat + 1, seat, notation))
            took = time.perf_counter() - began
            table.fresh.clear()
            for when, found in costs.items():
                if when <= number < when + 20:
                    found.append(took)
    if not costs[LATE]:
        return {"longest_game": number}
    early, late = (1e6 * statistics.median(costs[when]) for when in (EARLY, LATE))
    return {"early_us": early, "late_us": late, "ratio": late / early}


def show(name: str, found: dict[str, float], is_good: Callable[[dict[str, float]], bool]) -> bool:
    good = is_good(found)
    words = ", ".join(f"{key} {value:,.2f}" for key, value in found.items())
    print(f"{'ok  ' if good else 'MISS'} {name}: {words}", flush=True)
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=zoco.GAMES[0], choices=zoco.GAMES)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0, help="moves a second to try; without it, as many as possible")
    parser.add_argument("--only", choices=("load", "decisions", "idle"))
    options = parser.parse_args()
    print(json.dumps({"machine": platform.machine(), "cores": os.cpu_count(), "python": platform.python_version()}))
    good = True
    if options.only in (None, "load"):
        found = asyncio.run(measure_load(options.game, options.tables, options.seconds, options.rate))
        good &= show(
            f"{options.game}, {options.tables} live tables",
            found,
            lambda f: f["moves_per_second"] >= 0.95 * (options.rate or WANTED_MOVES) and f["p99_ms"] < WANTED_P99,
        )
    if options.only in (None, "decisions"):
        found = measure_decisions(options.game, 30)
        good &= show(f"decisions {EARLY} and {LATE}", found, lambda f: f.get("ratio", 1) <= WANTED_RATIO)
    if options.only in (None, "idle"):
        found = asyncio.run(measure_idle(options.game, options.idle))
        good &= show("idle", found, lambda f: f["memory_mb"] < WANTED_MEMORY)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
