"""The server under load and attack, killed at random moments: nothing acknowledged is lost, nothing counts twice.

`make soak` does it for ten minutes, the tests for some seconds. Three processes beside the server: this one, which
kills, and whose companies play; one honest player, whose times count; and those who attack without pause: slow readers,
floods, hostile uploads, tables full of the strongest bots, webhooks that nobody answers. Each comes from addresses of
its own, so that the server's usual limits can tell them apart.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp

import zoco
from tests.properties.games import fixtures_of
from tests.sample import GAME, facts_of
from tests.server.clients import Line, Person
from zoco.server.entries import SELECT, read_entry
from zoco.server.settings import Settings
from zoco.server.store import FILE, connect
from zoco.server.table_manager import TableManager
from zoco.server.tables import Table

START = "import sys; from zoco.cli import main; sys.exit(main(sys.argv[1:]))"
LIMITS = ("cached_tables=100",)  # fewer at hand than there will be, so that memory can be level
LOST = (aiohttp.ClientError, OSError, TimeoutError)
NOT_YET = ("server-compiling", "server-stops", "server-not-written", "server-too-fast")  # to be asked again
PAUSE = 0.05
THOUGHT = 0.1  # before somebody decides
RETRY = 0.2
END_SECONDS = 300.0  # for everybody to come to an end
LONG_LIFE = 40  # seconds
SETTLED = 5.0  # seconds after which a connection is no longer a new one
FEWEST_KILLS = 3
GENTLE = 10  # attackers have machines of their own; here they would take the others' cores
HONEST, COMPANIES = 200, 100  # where the addresses of those who play begin
HOOK_PORT = 8443  # one of those that the server calls
WANTED_RATIO = 2.0
WANTED_GROWTH = 1.1
ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def place(port: int, k: int) -> str:
    """An address of this machine that no other run uses."""
    return f"127.{port >> 8}.{port & 255}.{k}"


# ---- the server


class Server:
    """A process that is killed and started again on the same folder and port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.began = 0.0
        self.lives = 0

    async def start(self) -> None:
        limits = [word for limit in LIMITS for word in ("--limit", limit)]
        place = ["--port", str(self.port), "--data", str(self.folder), "--workers", "1", "--private-hooks"]
        command = [sys.executable, "-c", START, "serve", *place, *limits]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.DEVNULL,
                stderr=log,
                process_group=0,  # Ctrl-C is for this process only; niceness counts only within one session
            )
        self.began, self.lives = time.monotonic(), self.lives + 1
        async with aiohttp.ClientSession() as session:
            while True:
                with contextlib.suppress(*LOST):
                    async with session.get(f"{self.address}/api/ready") as response:
                        if response.status == 200:
                            return
                assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
                await asyncio.sleep(PAUSE)

    @property
    def uptime(self) -> float:
        return time.monotonic() - self.began

    def memory(self) -> float:
        """In MB, without those that think."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="utf-8").split()[1])
        return pages * resource.getpagesize() / 1e6

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


# ---- those who play


class Note(NamedTuple):
    """Something acknowledged: when, how long it took, how long after connecting, and how long a bot's answer took."""

    at: float
    table: str
    key: str
    notation: str
    took: float
    connected: float
    answered: float | None


@dataclass
class Seat:
    """A person who plays on, whatever happens to the server, and notes what was acknowledged."""

    person: Person
    table: str
    dice: random.Random
    note: Callable[[Note], None] | None = None
    line: Line | None = None
    acknowledged: dict[str, str] = field(default_factory=dict)
    unsure: tuple[str, int, str] | None = None  # sent, and not answered yet
    refused: list[str] = field(default_factory=list)
    is_resting: bool = False
    connections: int = 0
    connected: float = 0.0

    async def play_on(self) -> None:
        while True:
            try:
                await self.connect()
                await self.play_connected()
                return
            except LOST:
                await asyncio.sleep(RETRY)

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
        self.connected = time.monotonic()

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
                self.unsure = key, line.next, self.dice.choice(line.seat_view.legal)
                await asyncio.sleep(THOUGHT)
            await self.decide(line, *self.unsure)
            line.frames.clear()
            line.events.clear()

    async def decide(self, line: Line, key: str, number: int, notation: str) -> None:
        began = time.monotonic()
        answer = await line.answer("play", table=self.table, key=key, number=number, notation=notation)
        took = time.monotonic() - began
        if "refused" in answer:
            if answer["refused"]["id"] in NOT_YET:
                raise ConnectionError(answer)
            self.refused.append(answer["text"])
        else:
            self.acknowledged[key] = notation
        self.unsure = None
        if self.note is not None and "refused" not in answer:
            answered = await self.bots_answer(line)
            self.note(Note(time.time(), self.table, key, notation, took, began - self.connected, answered))

    async def bots_answer(self, line: Line) -> float | None:
        """How long a bot takes to show something, once the turn has passed on to it."""
        if line.is_over or line.table["chairs"][line.seat_on_turn]["kind"] != "bot":
            return None
        began, known = time.monotonic(), line.number
        await line.until(lambda: line.number > known)
        return time.monotonic() - began


class Company:
    """One or two people, perhaps with a bot, who play one table after the other."""

    def __init__(self, address: str, source: str, game: str, chairs: Sequence[str], dice: random.Random) -> None:
        self.game = game
        self.chairs = list(chairs)
        self.dice = random.Random(dice.random())
        self.people = [Person(address, source) for chair in chairs if chair in ("me", "open")]
        self.seats: list[Seat] = []  # of all tables; the last ones are those of the table being played at
        self.note: Callable[[Note], None] | None = None

    async def play_on(self) -> None:
        while True:
            seats = await self.sit_down()
            self.seats += seats
            await asyncio.gather(*(seat.play_on() for seat in seats))
            if seats[0].is_resting:
                return

    @property
    def playing(self) -> list[Seat]:
        return self.seats[-len(self.people) :]

    async def sit_down(self) -> list[Seat]:
        """With keys, so that it can be tried until it is answered."""
        key = f"{self.dice.randrange(10**9)}"
        first, *others = self.people
        while True:
            try:
                made = await first.ask("POST /tables", game=self.game, chairs=self.chairs, name="Ana", key=key)
                for person in others:
                    await person.ask(f"POST /tables/{made['table']}/take", name="Ben", key=key)
                await first.ask(f"POST /tables/{made['table']}/start", key=f"{key}-start")
                dice = random.Random(self.dice.random())
                return [Seat(person, made["table"], dice, self.note) for person in self.people]
            except (*LOST, AssertionError):  # killed, not ready yet, or too fast
                await asyncio.sleep(RETRY)

    async def leave(self) -> None:
        for person in self.people:
            await person.__aexit__()


# ---- the honest player, in a process of its own


async def play_honestly(port: int, notes: Path) -> None:
    """Two people at one table, and one against a bot."""
    dice, address = random.Random(port), f"http://127.0.0.1:{port}"
    companies = [
        Company(address, place(port, HONEST), GAME, ["me", "open"], dice),
        Company(address, place(port, HONEST + 1), GAME, ["me", "journeyman"], dice),
    ]
    with notes.open("a", encoding="utf-8", buffering=1) as file:
        for company in companies:
            company.note = lambda note: print(json.dumps(note), file=file)
        await asyncio.gather(*(company.play_on() for company in companies))


def read_notes(path: Path) -> list[Note]:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    return [Note(*json.loads(line)) for line in lines if line.endswith("\n")]


# ---- those who attack, in a process of their own


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
        """Forty tables of the strongest bots, and two people at two addresses who look on. They stay the same."""
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


def costly_record(size: int) -> dict[str, Any]:
    """A game without its end, in which nothing was taken back, but thousands of times."""
    lines = (fixtures_of(GAME) / facts_of(GAME).FULL_GAME).read_text(encoding="utf-8")
    record: dict[str, Any] = json.loads(lines.splitlines()[0])
    for key in ("result", "seed", "undone", "legal"):
        record.pop(key, None)
    record["moves"] = record["moves"][:-5]
    entry = [len(record["moves"]), []]
    record["undone"] = [entry] * ((size - len(json.dumps(record))) // (len(json.dumps(entry)) + 2))
    return record


# ---- the whole


class Sample(NamedTuple):
    life: int
    uptime: float
    memory: float


@dataclass
class Findings:
    """What a run has shown."""

    counts: dict[str, int] = field(default_factory=dict)
    attacks: dict[str, int] = field(default_factory=dict)
    memory: list[Sample] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)  # what was lost, doubled or refused, or looks wrong
    errors: list[str] = field(default_factory=list)  # lines of the server's log
    began: float = 0.0  # when the attacks did
    ended: float = 0.0

    def times(self, quiet: bool, bots: bool) -> list[float]:
        """Seconds that an honest player waited over a connection that had settled: for the server, or for a bot."""
        found = []
        for note in self.notes:
            is_quiet = note.at < self.began
            if is_quiet == quiet and note.connected > SETTLED and note.at < self.ended:
                found.append(note.answered if bots else note.took)
        return [seconds for seconds in found if seconds is not None]

    def lives(self) -> list[list[Sample]]:
        """Those of the server under attack that were long enough to say something about its memory."""
        lives: dict[int, list[Sample]] = {}
        for sample in self.memory:
            lives.setdefault(sample.life, []).append(sample)
        return [life for number, life in lives.items() if number > 1 and len(life) >= LONG_LIFE]


async def soak(folder: Path, minutes: float, tables: int, seed: int, quiet: float, attacking: bool = True) -> Findings:
    """Plays, attacks, kills, and checks. Kills come at random moments: mostly soon after each other, but some lives of
    the server are long."""
    dice, server, findings = random.Random(seed), Server(folder), Findings()
    await server.start()
    companies = [
        Company(
            server.address,
            place(server.port, COMPANIES + k),
            zoco.GAMES[k % len(zoco.GAMES)],
            ["me", "open", *["apprentice"] * (k % 3 == 0)],
            dice,
        )
        for k in range(tables)
    ]
    players = [asyncio.create_task(company.play_on()) for company in companies]
    enough = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, enough.set)
    notes, counts = folder / "notes", folder / "counts"
    try:
        async with contextlib.AsyncExitStack() as stack:
            stack.enter_context(helper("honest", server.port, notes))
            stack.enter_context(working(watch(server, companies, notes, findings)))
            await wait(enough, quiet)
            findings.began = time.time()
            if attacking:
                stack.enter_context(helper("attack", server.port, counts))
            await kill_at_random(server, dice, 60 * minutes, enough, findings.counts)
            findings.ended = time.time()
        async with asyncio.timeout(END_SECONDS):
            await settle(companies, players)
            await check_playable(companies)
    finally:
        asyncio.get_running_loop().remove_signal_handler(signal.SIGINT)
        status = server.stop()
    log = (folder / "log").read_text(encoding="utf-8")
    assert status == 0, log[-2000:]
    findings.errors = [line for line in log.splitlines() if '"level": "error"' in line]
    findings.notes = read_notes(notes)
    findings.attacks = json.loads(counts.read_text(encoding="utf-8")) if counts.exists() else {}
    seats = [seat for company in companies for seat in company.seats]
    findings.faults = [*check_log(folder, seats, findings.notes), *await check_views(folder, seats)]
    for company in companies:
        await company.leave()
    findings.counts["tables"] = len({seat.table for seat in seats})
    findings.counts["acknowledged"] = sum(len(seat.acknowledged) for seat in seats) + len(findings.notes)
    findings.counts["connections"] = sum(seat.connections for seat in seats)
    return findings


@contextlib.contextmanager
def helper(role: str, port: int, file: Path) -> Iterator[None]:
    """Another process of this program."""
    command = [sys.executable, "-m", "tests.server.soak", "--as", role, "--port", str(port), "--file", str(file)]
    process = subprocess.Popen(command, cwd=ROOT, process_group=0)
    try:
        yield
        assert process.poll() is None, f"the process of the {role} ended"
    finally:
        process.kill()
        process.wait()


async def wait(enough: asyncio.Event, seconds: float) -> None:
    """Until then, or until somebody presses Ctrl-C: what was reached is checked."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await enough.wait()


@contextlib.contextmanager
def working(work: Any) -> Iterator[None]:
    """Something that goes on meanwhile, and must not fail."""
    task = asyncio.ensure_future(work)
    try:
        yield
        if task.done():
            task.result()
    finally:
        task.cancel()


async def kill_at_random(
    server: Server, dice: random.Random, seconds: float, enough: asyncio.Event, counts: dict[str, int]
) -> None:
    """One life in sixteen is long, so that memory has time to grow. Every fourth time only the workers are killed."""
    counts |= {"server": 0, "workers": 0}
    end, kill = time.monotonic() + seconds, 0
    while not enough.is_set() and (time.monotonic() < end or kill < FEWEST_KILLS):
        long = kill % 16 == 1  # the first life began before the attacks
        pause = dice.uniform(seconds / 12, seconds / 6) if long else dice.uniform(0.1, min(6.0, seconds / 6))
        await wait(enough, pause)
        kill += 1
        if kill % 4 == 2:
            server.kill_worker()
            counts["workers"] += 1
        else:
            server.kill()
            counts["server"] += 1
            await server.start()


async def watch(server: Server, companies: list[Company], notes: Path, findings: Findings) -> None:
    """The server's memory every second, and every minute a line for whoever looks on."""
    began = time.time()
    for second in itertools.count(1):
        await asyncio.sleep(1)
        with contextlib.suppress(OSError):  # just killed
            findings.memory.append(Sample(server.lives, server.uptime, server.memory()))
        if second % 60 == 0:
            now = time.time()
            took = [note.took for note in read_notes(notes) if note.at > now - 60]
            acknowledged = sum(len(seat.acknowledged) for company in companies for seat in company.seats)
            memory = f"{findings.memory[-1].memory:.0f} MB after {findings.memory[-1].uptime:.0f} s"
            print(
                f"{(now - began) / 60:.0f} min, {'attacks' if findings.began else 'quiet'}: {server.lives - 1} kills,"
                f" {acknowledged} acknowledged, {memory}, honest moves {spread(took)}",
                flush=True,
            )


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
        at = company.playing
        before = sum(len(seat.acknowledged) for seat in at)
        for seat in at:
            seat.is_resting = False
        players = [asyncio.create_task(seat.play_on()) for seat in at]
        while sum(len(seat.acknowledged) for seat in at) == before and not all(task.done() for task in players):
            await asyncio.sleep(PAUSE)
        await settle([company], players)


def check_log(folder: Path, seats: list[Seat], notes: list[Note]) -> Iterator[str]:
    """Everything acknowledged stands in it once."""
    acknowledged: dict[str, set[tuple[str, str]]] = {}
    for note in notes:
        acknowledged.setdefault(note.table, set()).add((note.key, note.notation))
    for seat in seats:
        acknowledged.setdefault(seat.table, set()).update(seat.acknowledged.items())
        yield from (f"refused: {words}" for words in seat.refused)  # a repeated move gets its first answer
    with contextlib.closing(connect(folder / FILE)) as connection:
        if (found := connection.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
            yield f"the database: {found}"
        for table, moves in acknowledged.items():
            entries = [read_entry(row) for row in connection.execute(SELECT, (table,))]
            written = [(entry.key, entry.text) for entry in entries if entry.kind == "play" and entry.key]
            yield from (f"lost at {table}: {move}" for move in moves - set(written))
            doubled = Counter(key for key, _ in written)
            yield from (f"doubled at {table}: {key}" for key, count in doubled.items() if count > 1)


async def check_views(folder: Path, seats: list[Seat]) -> list[str]:
    """What each client sees is what a fresh replay shows at that number of its events."""
    manager, faults = TableManager(Settings(folder, workers=0)), []
    await manager.open(waking=False)
    try:
        for seat in seats:
            line = seat.line
            assert line is not None
            assert line.view is not None
            you = line.table["you"]
            fresh = await manager.refold(seat.table, until=partial(has_heard, you, line.number))
            if fresh.trouble is not None or fresh.view(you).tobytes() != line.view.tobytes():
                faults.append(f"another view at {seat.table}, seat {you}, after {line.number}")
    finally:
        await manager.close()
    return faults


def has_heard(seat: int, number: int, table: Table) -> bool:
    return table.listeners[seat].count >= number


# ---- what was found


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))] if values else float("nan")


def spread(seconds: Sequence[float]) -> str:
    middle, worst = 1000 * percentile(seconds, 0.5), 1000 * percentile(seconds, 0.99)
    return f"p50 {middle:.1f} ms, p99 {worst:.1f} ms"


def quarters(life: list[Sample]) -> tuple[float, float]:
    """The mean memory of the second and of the last quarter of a life."""
    n = len(life)
    second, last = life[n // 4 : n // 2], life[3 * n // 4 :]
    return tuple(statistics.mean(sample.memory for sample in part) for part in (second, last))  # type: ignore[return-value]


def report(findings: Findings) -> bool:
    """A table; whether everything is as wanted."""
    good = True

    def row(what: str, found: str, wanted: str = "", is_good: bool | None = None) -> None:
        nonlocal good
        good &= is_good is not False
        mark = {True: "ok", False: "MISS", None: ""}[is_good]
        print(f"{mark:4} {what:34} {found}" + (f"  [{wanted}]" if wanted else ""))

    counts = findings.counts
    row("kills", f"{counts['server']} of the server, {counts['workers']} of its workers")
    row("acknowledged moves", str(counts["acknowledged"]))
    row("lost, doubled, refused or seen wrong", str(len(findings.faults)), "0", not findings.faults)
    for fault in findings.faults[:10]:
        row("", fault)
    row("errors in the log", str(len(findings.errors)), "0", not findings.errors)
    for error in findings.errors[:10]:
        row("", error[:1000])
    for what, count in sorted(findings.attacks.items()):
        row(what, str(count))
    for bots, what in ((False, "honest moves"), (True, "bots' answers")):
        quiet, under = (findings.times(is_quiet, bots) for is_quiet in (True, False))
        row(f"{what}, quiet", f"{spread(quiet)} ({len(quiet)})")
        row(f"{what}, under attack", f"{spread(under)} ({len(under)})")
        if quiet and under:
            for share in (0.5, 0.99):
                ratio = percentile(under, share) / percentile(quiet, share)
                wanted = f"at most {WANTED_RATIO:.0f}"
                row(f"{what}, ratio of p{100 * share:.0f}", f"{ratio:.2f}", wanted, ratio <= WANTED_RATIO)
    for low, high in itertools.pairwise((0, 10, 30, 60, 120, 240, 480, 960)):
        some = [sample.memory for sample in findings.memory if low <= sample.uptime < high]
        if some:
            row(f"memory after {low} to {high} s", f"{statistics.mean(some):.0f} MB, at most {max(some):.0f}")
    for life in findings.lives():
        second, last = quarters(life)
        wanted = f"at most {WANTED_GROWTH} times"
        found = f"second quarter {second:.0f} MB, last {last:.0f} MB"
        row(f"memory in a life of {life[-1].uptime:.0f} s", found, wanted, last <= WANTED_GROWTH * second)
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--quiet", type=float, default=60, help="seconds before the attacks begin")
    parser.add_argument("--no-attacks", action="store_true", help="load and kills only")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**9)
    for hidden in ("--as", "--port", "--file"):  # another process of the same run
        parser.add_argument(hidden, help=argparse.SUPPRESS)
    options = parser.parse_args()
    role = getattr(options, "as")
    if role is not None:
        port, file = int(options.port), Path(options.file)
        asyncio.run(play_honestly(port, file) if role == "honest" else Attackers(port).attack(file))
        return 0
    print(f"seed {options.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        work = soak(Path(folder), options.minutes, options.tables, options.seed, options.quiet, not options.no_attacks)
        findings = asyncio.run(work)
    return 0 if report(findings) else 1


if __name__ == "__main__":
    sys.exit(main())
