"""The server under load, killed at random moments: nothing acknowledged is lost, nothing counts twice.

`make soak` does it 200 times; the tests a few times.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp

import zoco
from tests.server.clients import Line, Person
from zoco.server.entries import SELECT, read_entry
from zoco.server.house import House
from zoco.server.settings import Settings
from zoco.server.store import FILE, connect

START = "import sys; from zoco.cli import main; sys.exit(main(sys.argv[1:]))"
LIMITS = ("requests_per_second", "messages_per_second", "people_per_minute", "connections_per_address")
LOST = (aiohttp.ClientError, OSError)
NOT_YET = ("server-compiling", "server-stops", "server-not-written")  # to be asked again
PAUSE = 0.05


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Server:
    """A process that is killed and started again on the same folder and port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        limits = [word for name in LIMITS for word in ("--limit", f"{name}=100000")]
        limits += ["--limit", "bot_milliseconds=1"]
        place = ["--port", str(self.port), "--data", str(self.folder), "--workers", "1"]
        command = [sys.executable, "-c", START, "serve", *place, *limits]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        async with aiohttp.ClientSession() as session:
            while True:
                with contextlib.suppress(aiohttp.ClientError):
                    async with session.get(f"{self.address}/api/ready") as response:
                        if response.status == 200:
                            return
                assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
                await asyncio.sleep(PAUSE)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def kill_worker(self) -> None:
        """Those that think; the server must notice."""
        assert self.process is not None
        pid = self.process.pid
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait()


@dataclass
class Seat:
    """A person who plays on, whatever happens to the server, and notes what was acknowledged."""

    person: Person
    table: str
    dice: random.Random
    line: Line | None = None
    acknowledged: dict[str, str] = field(default_factory=dict)
    unsure: tuple[str, int, str] | None = None  # sent, and not answered yet
    refused: list[str] = field(default_factory=list)
    is_resting: bool = False
    connections: int = 0

    async def play_on(self) -> None:
        while True:
            try:
                await self.connect()
                await self.play_connected()
                return
            except LOST:
                await asyncio.sleep(PAUSE)

    async def connect(self) -> None:
        for old in self.person.sockets:
            await old.close()
        self.person.sockets.clear()
        known, line = self.line, await self.person.line()
        if known is not None and known.view is not None:
            line.table, line.number, line.next, line.view = known.table, known.number, known.next, known.view
        self.line = line
        await line.listen(self.table, line.number or None)
        self.connections += 1

    async def play_connected(self) -> None:
        line = self.line
        assert line is not None
        while not line.is_over:
            if self.unsure is None:
                if self.is_resting:
                    return
                await line.until(lambda: line.on_turn or line.is_over)
                if not line.on_turn:
                    return
                key = f"{line.table['you']}-{line.next}-{self.dice.randrange(10**9)}"
                self.unsure = key, line.next, self.dice.choice(line.sight.legal)
            key, number, notation = self.unsure
            answer = await line.answer("play", table=self.table, key=key, number=number, notation=notation)
            if "refused" in answer:
                if answer["refused"]["id"] in NOT_YET:
                    raise ConnectionError(answer)
                self.refused.append(answer["text"])
            else:
                self.acknowledged[key] = notation
            self.unsure = None


class Company:
    """Two people, perhaps with a bot, who play one table after the other."""

    def __init__(self, server: Server, game: str, bots: int, dice: random.Random) -> None:
        self.server = server
        self.game = game
        self.chairs = ["me", "open", *["apprentice"] * bots]
        self.dice = random.Random(dice.random())
        self.seats: list[Seat] = []  # of all tables; the last two are those of the table being played at

    async def play_on(self) -> None:
        while True:
            seats = await self.sit_down()
            self.seats += seats
            await asyncio.gather(*(seat.play_on() for seat in seats))
            if seats[0].is_resting:
                return

    async def sit_down(self) -> list[Seat]:
        while True:
            persons = [Person(self.server.address) for _ in range(2)]
            try:
                made = await persons[0].ask("POST /tables", game=self.game, chairs=self.chairs, name="Ana")
                await persons[1].ask(f"POST /tables/{made['table']}/take", name="Ben")
                await persons[0].ask(f"POST /tables/{made['table']}/start")
                return [Seat(person, made["table"], random.Random(self.dice.random())) for person in persons]
            except (*LOST, AssertionError):  # killed, or not ready yet
                for person in persons:
                    await person.__aexit__()
                await asyncio.sleep(PAUSE)


async def soak(folder: Path, kills: int, tables: int, seed: int) -> dict[str, int]:
    """Plays, kills, and checks; how much of what happened."""
    dice, server = random.Random(seed), Server(folder)
    await server.start()
    counts = {"server": 0, "workers": 0}
    companies = [Company(server, zoco.GAMES[k % len(zoco.GAMES)], int(k % 3 == 0), dice) for k in range(tables)]
    players = [asyncio.create_task(company.play_on()) for company in companies]
    enough = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, enough.set)
    try:
        for kill in range(kills):
            if enough.is_set():  # Ctrl-C: what was reached is checked
                break
            await asyncio.sleep(dice.uniform(0.1, 1.0))
            if kill % 4 == 1:
                server.kill_worker()
                counts["workers"] += 1
            else:
                server.kill()
                counts["server"] += 1
                await server.start()
            show_progress(kill + 1, kills)
        await settle(companies, players)
        await check_playable(companies)
    finally:
        asyncio.get_running_loop().remove_signal_handler(signal.SIGINT)
        status = server.stop()
    assert status == 0, (folder / "log").read_text(encoding="utf-8")[-2000:]
    seats = [seat for company in companies for seat in company.seats]
    await check(folder, seats)
    for seat in seats:
        await seat.person.__aexit__()
    counts["tables"] = len({seat.table for seat in seats})
    counts["acknowledged"] = sum(len(seat.acknowledged) for seat in seats)
    counts["connections"] = sum(seat.connections for seat in seats)
    return counts


async def settle(companies: list[Company], players: "list[asyncio.Task[None]]") -> None:
    """Everybody has an answer to what they sent, and nobody failed."""
    seats = [seat for company in companies for seat in company.seats]
    for seat in seats:
        seat.is_resting = True
    while any(seat.unsure is not None for seat in seats):
        for task in players:
            if task.done():
                task.result()
        await asyncio.sleep(PAUSE)
    for task in players:
        task.cancel()
    for ended in await asyncio.gather(*players, return_exceptions=True):
        assert ended is None or isinstance(ended, asyncio.CancelledError), ended


async def check_playable(companies: list[Company]) -> None:
    """Every table goes on: another decision is made at each that is not over."""
    for company in companies:
        at = company.seats[-2:]
        before = sum(len(seat.acknowledged) for seat in at)
        for seat in at:
            seat.is_resting = False
        players = [asyncio.create_task(seat.play_on()) for seat in at]
        while sum(len(seat.acknowledged) for seat in at) == before and not all(task.done() for task in players):
            await asyncio.sleep(PAUSE)
        await settle([company], players)


async def check(folder: Path, seats: list[Seat]) -> None:
    connection = connect(folder / FILE)
    assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    house = House(Settings(folder, workers=0))
    await house.open(waking=False)
    try:
        for seat in seats:
            entries = [read_entry(row) for row in connection.execute(SELECT, (seat.table,))]
            written = [(entry.key, entry.text) for entry in entries if entry.kind == "play" and entry.key]
            keys = [key for key, _ in written]
            assert len(set(keys)) == len(keys), "a move counted twice"
            lost = set(seat.acknowledged.items()) - set(written)
            assert not lost, f"acknowledged, but not in the log: {lost}"
            assert not seat.refused, seat.refused  # a repeated move gets its first answer, and no other one is wrong
            await check_view(house, seat)
    finally:
        connection.close()
        await house.close()


async def check_view(house: House, seat: Seat) -> None:
    """What the client sees is what a fresh replay shows at that number of its events."""
    line = seat.line
    assert line is not None
    assert line.view is not None
    you = line.table["you"]
    fresh = await house.refold(seat.table, until=lambda table: table.listeners[you].count >= line.number)
    assert fresh.trouble is None
    assert fresh.view(you).tobytes() == line.view.tobytes()


def show_progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{done}/{of}", end="", file=sys.stderr, flush=True)
    elif done % 20 == 0:
        print(f"{done}/{of}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**9)
    options = parser.parse_args()
    print(f"seed {options.seed}")
    with tempfile.TemporaryDirectory() as folder:
        counts = asyncio.run(soak(Path(folder), options.kills, options.tables, options.seed))
    print(counts)
    return 0


if __name__ == "__main__":
    sys.exit(main())
