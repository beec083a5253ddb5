"""Attacks on a server, from outside: what each of them achieves.

`make bench-attacks` starts servers as processes of their own, attacks them by HTTP and WebSockets from other loopback
addresses, and prints a table: the attack, a figure, what was found and what is wanted. `--only NAME` runs some of them,
`--server DIR` attacks another checkout.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import resource
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import unicodedata
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import aiohttp

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.properties.games import fixtures_of  # noqa: E402, the tests are no package that is installed
from tests.sample import GAME, facts_of  # noqa: E402

START = "import sys; from zoco.cli import main; sys.exit(main(sys.argv[1:]))"
HONEST, FRIEND, RECEIVER = "127.0.0.2", "127.0.0.3", "127.0.0.9"
ATTACKER = "127.0.1."
READY_SECONDS = 600.0  # where the rules have to be compiled first
PATIENCE = 150.0
PAUSE = 0.2
HOOK_PORT = 8443  # one of those that the server calls
TURN_ENDS = ("draw", "pass", "end", "place", "home")
LEVELS = ("journeyman", "master", "grand-master")


# ---- the server


class Target:
    """A server in a process of its own, which can be stopped and started again on its data."""

    def __init__(self, folder: Path, checkout: Path, *options: str, **environment: str) -> None:
        self.data = folder / "data"
        self.log_path = folder / "log"
        self.options = options
        self.environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), **environment}
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    async def start(self) -> None:
        command = [sys.executable, "-c", START, "serve", "--port", "0", "--data", str(self.data), *self.options]
        with self.log_path.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment
            )
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        if "http" not in line:
            raise RuntimeError(f"no server: {line}{self.log()[-2000:]}")
        self.address = next(word for word in line.split() if word.startswith("http"))
        async with asyncio.timeout(READY_SECONDS), aiohttp.ClientSession() as session:
            ready = 0
            while ready != 200:
                await asyncio.sleep(0.1)
                async with session.get(f"{self.address}/api/ready") as response:
                    ready = response.status

    async def stop(self, number: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(number)
            await asyncio.to_thread(self.process.wait)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def log(self) -> str:
        return self.log_path.read_text(encoding="utf-8", errors="replace")

    def memory(self) -> float:
        """In MB, without the processes that think."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text(encoding="utf-8").split()[1])
        return pages * resource.getpagesize() / 1e6

    def work(self) -> float:
        """Seconds of processor time, with all that it started."""
        return sum(cpu_seconds(pid) for pid in family(self.pid))

    def connections(self, source: str) -> int:
        """From this address, and not ended by the server."""
        port, peer = f"{self.port:04X}", socket.inet_aton(source)[::-1].hex().upper()
        lines = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="utf-8").splitlines()[1:]]
        return sum(ours.endswith(f":{port}") and theirs.startswith(peer) and state == "01"
                   for _, ours, theirs, state, *_ in lines)  # fmt: skip


def family(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
        return [pid, *(one for child in children for one in family(int(child)))]
    return []


def cpu_seconds(pid: int) -> float:
    """Of a process, and of its children that have ended."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return 0.0


# ---- people


class Answer(NamedTuple):
    status: int
    body: Any

    @property
    def reason(self) -> str:
        return str(self.body["refused"]["id"]) if isinstance(self.body, dict) and "refused" in self.body else ""


class Visitor:
    """Somebody with a browser, who comes from an address."""

    def __init__(self, target: Target, source: str, buffer: int = 0, **headers: str) -> None:
        """`buffer`: the bytes that the system takes in for somebody who does not read."""
        self.target = target

        def new_socket(info: Any) -> socket.socket:
            made = socket.socket(*info[:3])
            if buffer:
                made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            return made

        connector = aiohttp.TCPConnector(local_addr=(source, 0), socket_factory=new_socket, limit=0)
        jar = aiohttp.CookieJar(unsafe=True)
        self.session = aiohttp.ClientSession(connector=connector, cookie_jar=jar, headers=headers)

    async def ask(self, endpoint: str, **body: Any) -> Answer:
        method, path = endpoint.split(" ", 1)
        sent = None if method == "GET" else body
        async with self.session.request(method, f"{self.target.address}/api{path}", json=sent) as response:
            words = await response.text()
            return Answer(response.status, json.loads(words) if words else None)

    async def insist(self, endpoint: str, **body: Any) -> Any:
        """What is answered in the end; whoever asks too fast is patient."""
        for _ in range(int(PATIENCE / PAUSE)):
            answer = await self.ask(endpoint, **body)
            if answer.status < 400:
                return answer.body
            if answer.reason != "server-too-fast":
                break
            await asyncio.sleep(PAUSE)
        raise RuntimeError(f"{endpoint}: {answer}")

    async def socket(self) -> aiohttp.ClientWebSocketResponse:
        """The same over a WebSocket."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await self.session.ws_connect(f"{self.target.address}/api/socket", max_msg_size=0)
                except aiohttp.WSServerHandshakeError as error:
                    if error.status != 429:
                        raise
                await asyncio.sleep(PAUSE)

    async def new_table(self, chairs: Sequence[str], name: str = "Ana", **plan: Any) -> str:
        plan = {"game": GAME, "chairs": list(chairs), **plan}
        made = await self.insist("POST /tables", **plan, **({"name": name} if "me" in chairs else {}))
        return str(made["table"])


class Scene:
    """One attack: its server, its people, who all go when it is over, and its lines of the table."""

    def __init__(self, attack: str, checkout: Path, seconds: float) -> None:
        self.attack = attack
        self.checkout = checkout
        self.seconds = seconds
        self.stack = contextlib.AsyncExitStack()
        self.good = True

    def add(self, figure: str, found: str, wanted: str = "", good: bool | None = None) -> None:
        """Some figures are only told."""
        mark = {True: "ok", False: "MISS", None: ""}[good]
        words = f"{mark:4} {self.attack:9} {figure}: {found}" + (f"  [{wanted}]" if wanted else "")
        print(words, flush=True)
        self.good &= good is not False

    async def target(self, *options: str, **environment: str) -> Target:
        folder = Path(self.stack.enter_context(tempfile.TemporaryDirectory()))
        target = Target(folder, self.checkout, *options, **environment)
        self.stack.push_async_callback(target.stop)
        await target.start()
        return target

    def visitor(self, target: Target, source: str, buffer: int = 0, **headers: str) -> Visitor:
        visitor = Visitor(target, source, buffer, **headers)
        self.stack.push_async_callback(visitor.session.close)
        return visitor

    async def task(self, work: Awaitable[Any]) -> None:
        """Something that goes on until the scene ends."""
        task = asyncio.ensure_future(work)

        async def end() -> None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

        self.stack.push_async_callback(end)


async def heard(line: aiohttp.ClientWebSocketResponse) -> AsyncIterator[dict[str, Any]]:
    """One message after the other, of which a frame holds several."""
    async for message in line:
        for one in json.loads(message.data):
            yield one


def turn_ending(choices: Iterable[dict[str, Any]]) -> str | None:
    notations = [str(choice["notation"]) for choice in choices]
    for word in TURN_ENDS:
        for notation in notations:
            if notation.split()[0] == word:
                return notation
    return None


class Pair:
    """Two people at one table, who play by requests only."""

    def __init__(self, people: Sequence[Visitor], dice: random.Random) -> None:
        self.people = people
        self.dice = dice
        self.table = ""
        self.query_times: list[float] = []
        self.moves: list[float] = []

    async def begin(self, **plan: Any) -> None:
        self.table = await self.people[0].new_table(["me", "open"], **plan)
        await self.people[1].insist(f"POST /tables/{self.table}/take", name="Ben")
        await self.people[0].insist(f"POST /tables/{self.table}/start")

    async def step(self, ending: bool = False) -> Visitor | None:
        """One decision, and who made it; `ending`: one that ends the turn, where there is one."""
        for person in self.people:
            began = time.monotonic()
            found = await person.ask(f"GET /tables/{self.table}/choices")
            if found.status == 200:
                self.query_times.append(time.monotonic() - began)
                choices = found.body["choices"]
                notation = (turn_ending(choices) if ending else None) or self.dice.choice(choices)["notation"]
                began = time.monotonic()
                number = found.body["number"]
                done = await person.ask(f"POST /tables/{self.table}/play", number=number, notation=notation)
                self.moves.append(time.monotonic() - began)
                return person if done.status == 200 else None
            if found.reason == "server-game-over":
                await self.begin()
        return None

    async def play_on(self, pause: float) -> None:
        while True:
            await self.step()
            await asyncio.sleep(pause)


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))] if values else float("nan")


def spread(seconds: Sequence[float]) -> str:
    middle, worst = 1000 * percentile(seconds, 0.5), 1000 * percentile(seconds, 0.99)
    return f"p50 {middle:.0f} ms, p99 {worst:.0f} ms"


# ---- 1: what the pace of bots tells


async def pace(scene: Scene) -> None:
    target = await scene.target()
    for load, tables in (("quiet", 3), ("overload", 12)):
        for chats in (False, True):
            with_skip, without = await measure_pace(scene, target, tables, chats)
            figure = f"{load}, {'a chat' if chats else 'no chat'} in the turn"
            if len(with_skip) < 3:
                scene.add(figure, f"only {len(with_skip)} hidden skips seen")
                continue
            middle = statistics.median(with_skip) - statistics.median(without)
            late = percentile(with_skip, 0.9) - percentile(without, 0.9)
            told = longer(with_skip, without)
            found = f"median {middle:+.0f} ms, p90 {late:+.0f} ms; longer in {told:.0%} of pairs"
            found += f" ({len(with_skip)} with a skip, {len(without)} without)"
            scene.add(figure, found, "within 25 ms, 50 %", abs(middle) <= 25)


async def measure_pace(scene: Scene, target: Target, tables: int, chats: bool) -> tuple[list[int], list[int]]:
    """Milliseconds between two open decisions of a turn: with a hidden one between, and without."""
    owner = scene.visitor(target, f"{ATTACKER}1")
    line = None
    chatters: dict[str, Any] = {}
    for _ in range(tables):
        table = await owner.new_table(["master"] * 4)
        talkers = [scene.visitor(target, f"{ATTACKER}2") for _ in range(2)]
        for talker in talkers if chats else ():
            await talker.insist("PUT /me", name="Eve")
        chatters[table] = itertools.cycle(talkers)
        await owner.insist(f"POST /tables/{table}/start")
        line = line or await owner.socket()
        await line.send_json({"do": "listen", "table": table, "since": 0})
    assert line is not None
    shown: dict[str, list[dict[str, Any]]] = {table: [] for table in chatters}
    saying: set[asyncio.Task[Answer]] = set()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(scene.seconds):
            async for one in heard(line):
                if one["is"] != "event" or one["what"] != "play":
                    continue
                shown[one["table"]].append(one)
                if chats and one["decision"].split()[0] in ("move", "bonus"):
                    talker = next(chatters[one["table"]])
                    task = asyncio.create_task(talker.ask(f"POST /tables/{one['table']}/chat", text="well played"))
                    saying.add(task)
                    task.add_done_callback(saying.discard)
    await asyncio.gather(*saying, return_exceptions=True)
    gaps: dict[bool, list[int]] = {True: [], False: []}
    for table, events in shown.items():
        await owner.ask(f"POST /tables/{table}/close")  # one that has ended needs no closing
        record = await owner.insist(f"GET /tables/{table}/record")
        for hidden, gap in gaps_of(events, record["moves"]):
            gaps[hidden].append(gap)
    await line.close()
    return gaps[True], gaps[False]


def gaps_of(events: list[dict[str, Any]], moves: list[str]) -> Iterable[tuple[bool, int]]:
    """Between a move and what goes on from it in the same turn: whether something was skipped, and how long it took."""
    place, before = 0, None
    for event in events:
        at = moves.index(event["decision"], place)
        words = [one["decision"].split()[0] for one in (before, event) if one is not None]
        if before is not None and before["seat"] == event["seat"]:
            if words[0] in ("move", "bonus") and words[1] in ("move", "bonus", "end"):
                yield at > place, event["at"] - before["at"]
        place, before = at + 1, event


def longer(some: Sequence[float], others: Sequence[float]) -> float:
    """How often one of `some` is longer than one of the others: a half where nothing can be told."""
    pairs = [(one > other) + (one == other) / 2 for one in some for other in others]
    return sum(pairs) / len(pairs)


# ---- 2: clients that never read


Lines: TypeAlias = list[aiohttp.ClientWebSocketResponse]


async def silence(scene: Scene) -> None:
    """Connections are counted by address, so all who never read come from one."""
    for name, sockets, tables, disturb in (
        ("400 listens each", 10, 10, listen_often),
        ("9 listens each", 200, 10, listen_little),
        ("a busy table", 10, 1, make_noise),
    ):
        target = await scene.target()
        talks = [await talkative_table(scene, target, k) for k in range(tables)]
        mutes = [scene.visitor(target, f"{ATTACKER}9", buffer=4096) for _ in range(max(1, sockets // 20))]
        for mute in mutes:
            await mute.insist("PUT /me", name="Eve")
        lines = [await mutes[k % len(mutes)].socket() for k in range(sockets)]
        before = peak = target.memory()
        began, ended = time.monotonic(), list[float]()
        work = asyncio.ensure_future(disturb(scene, target, talks, lines))
        while time.monotonic() - began < 90 and (len(ended) < len(lines) or not work.done()):
            await asyncio.sleep(0.2)
            peak = max(peak, target.memory())
            ended += [time.monotonic() - began] * (len(lines) - len(ended) - target.connections(f"{ATTACKER}9"))
        await asyncio.gather(work, return_exceptions=True)
        for mute in mutes:
            await mute.session.close()
        await asyncio.sleep(5)
        when = f"{len(ended)} of {sockets} closed" + (f", the last after {ended[-1]:.0f} s" if ended else "")
        grown, left = peak - before, target.memory() - before
        scene.add(f"{sockets} sockets, {name}: memory", f"+{grown:.0f} MB, later +{left:.0f}", "below +60", grown < 60)
        good = len(ended) == len(lines) and ended[-1] <= 60
        scene.add(f"{sockets} sockets, {name}: the sockets", when, "all, within 60 s", good)
        await target.stop()


async def talkative_table(scene: Scene, target: Target, k: int) -> str:
    """About which much is to be said: a hundred thousand bytes of talk."""
    talkers = [scene.visitor(target, f"{ATTACKER}{30 + 2 * k + j}") for j in range(2)]
    table = await talkers[0].new_table(["me", "open"])
    for talker in talkers:
        await talker.insist("PUT /me", name="Eve")
        for _ in range(25):
            await talker.ask(f"POST /tables/{table}/chat", text="🏰" * 500)
    return table


async def listen_often(scene: Scene, target: Target, tables: list[str], lines: Lines) -> None:
    """Everything about a table is asked for as often as it may be, over each line about another one."""
    await listen_each(tables, lines, 400)


async def listen_little(scene: Scene, target: Target, tables: list[str], lines: Lines) -> None:
    """Just as often as is not too much."""
    await listen_each(tables, lines, 9)


async def listen_each(tables: list[str], lines: Lines, times: int) -> None:
    for k in range(times):
        for line, table in zip(lines, itertools.cycle(tables), strict=False):
            with contextlib.suppress(ConnectionError):
                await line.send_json({"do": "listen", "table": table})
        if k > 50:
            await asyncio.sleep(1 / 28)


async def make_noise(scene: Scene, target: Target, tables: list[str], lines: Lines) -> None:
    """Twenty people say as much as they may to those who listen."""
    for line in lines:
        await line.send_json({"do": "listen", "table": tables[0]})
    await asyncio.sleep(0.5)
    for k in range(20):
        talker = scene.visitor(target, f"{ATTACKER}{60 + k}")
        await talker.insist("PUT /me", name="Eve")
        for _ in range(30):
            await talker.ask(f"POST /tables/{tables[0]}/chat", text="🏰" * 500)


# ---- 3: uploads


async def uploads(scene: Scene) -> None:
    for name, people, size in (
        ("one person", 1, 976_000),
        ("six people at six addresses", 6, 976_000),
        ("six people, short records", 6, 50_000),
    ):
        body = json.dumps({"record": costly_record(size)}).encode()
        target = await scene.target()
        dice = random.Random(1)
        pair = Pair([scene.visitor(target, source) for source in (HONEST, FRIEND)], dice)
        await pair.begin()
        await scene.task(pair.play_on(0.05))
        quiet, quiet_queries, quiet_moves = await honest_figures(target, pair, 8)
        eves = [scene.visitor(target, f"{ATTACKER}{1 + k}") for k in range(people)]
        for eve in eves:
            await eve.insist("PUT /me", name="Eve")
        answers = await upload_and_go(target, [eves[k % people] for k in range(6)], body)
        spent, queries, moves = await work_until_calm(target, pair, quiet)
        told = ", ".join(f"{count} × {answer}" for answer, count in Counter(answers).items())
        scene.add(f"{name}: answers within a second", told)
        wanted = "below 10 s"
        scene.add(f"{name}: work after they left", f"{spent:.1f} s", wanted, spent < 10)
        for what, calm, under in (("choices", quiet_queries, queries), ("moves", quiet_moves, moves)):
            good = percentile(under, 0.99) < max(0.1, 3 * percentile(calm, 0.99))
            found = f"{spread(under)} (before: {spread(calm)})"
            scene.add(f"{name}: honest {what}", found, "below 100 ms or 3 times", good)


def costly_record(size: int) -> dict[str, Any]:
    """A game that was played, without its end, in which nothing was taken back, but thousands of times."""
    lines = (fixtures_of(GAME) / facts_of(GAME).FULL_GAME).read_text(encoding="utf-8")
    record: dict[str, Any] = json.loads(lines.splitlines()[0])
    moves = record["moves"] = record["moves"][:-5]
    for key in ("result", "seed", "undone", "legal"):
        record.pop(key, None)
    entry = [len(moves), []]
    record["undone"] = [entry] * ((size - len(json.dumps(record))) // (len(json.dumps(entry)) + 2))
    return record


async def upload_and_go(target: Target, people: list[Visitor], body: bytes) -> list[str]:
    """Everybody uploads at once and is gone after a second."""

    async def upload(person: Visitor) -> str:
        url, headers = f"{target.address}/api/records", {"Content-Type": "application/json"}
        try:
            async with asyncio.timeout(1), person.session.post(url, data=body, headers=headers) as response:
                return str(response.status)
        except TimeoutError:
            return "none"
        except aiohttp.ClientError as error:
            return type(error).__name__

    return await asyncio.gather(*map(upload, people))


async def honest_figures(target: Target, pair: Pair, seconds: float) -> tuple[float, list[float], list[float]]:
    """How much of a core the server uses, and how long honest requests take."""
    pair.query_times, pair.moves = [], []
    before = target.work()
    await asyncio.sleep(seconds)
    return (target.work() - before) / seconds, pair.query_times, pair.moves


async def work_until_calm(target: Target, pair: Pair, quiet: float) -> tuple[float, list[float], list[float]]:
    """Seconds of processor time beyond what honest people need, until the server is as calm as it was."""
    spent, calm, queries, moves = 0.0, 0, list[float](), list[float]()
    for _ in range(int(PATIENCE)):
        share, some_queries, some_moves = await honest_figures(target, pair, 1)
        queries += some_queries
        moves += some_moves
        spent += max(0.0, share - quiet)
        calm = calm + 1 if share < quiet + 0.1 else 0
        if calm == 5:
            break
    return spent, queries, moves


# ---- 4: all bots for one


async def bots(scene: Scene) -> None:
    quiet: dict[str, list[float]] = {}
    crowds: list[tuple[str, Callable[[Scene, Target], Awaitable[int]]]] = [
        ("quiet", nobody),
        ("1 person, 50 tables", fill_alone),
        ("40 people, 120 tables", fill_as_crowd),
        ("40 addresses, 120 tables", fill_from_everywhere),
        ("1 person sits at 40 tables", fill_seated),
        ("40 addresses, at 80 tables", fill_seated_everywhere),
    ]
    for name, fill in crowds:
        target = await scene.target()
        granted = await fill(scene, target)
        honest = scene.visitor(target, HONEST)
        await honest.insist("PUT /me", name="Ana")
        await asyncio.sleep(3)
        times = await asyncio.gather(*(time_answers(honest, level, 6) for level in LEVELS))
        await target.stop()
        for level, found in zip(LEVELS, times, strict=True):
            if fill is nobody:
                quiet[level] = found
                scene.add(f"{name}: {level}", answers_of(found))
                continue
            worst = max(found, default=PATIENCE)
            good = bool(found) and worst <= max(quiet[level], default=0) + 2.0
            figure = f"{name} ({granted} granted): {level}"
            scene.add(figure, answers_of(found), "worst within 2 s of a quiet server", good)


def answers_of(seconds: list[float]) -> str:
    if not seconds:
        return f"no answer within {PATIENCE:.0f} s"
    return f"median {statistics.median(seconds):.2f} s, worst {max(seconds):.2f} s ({len(seconds)} answers)"


async def nobody(scene: Scene, target: Target) -> int:
    return 0


async def fill_alone(scene: Scene, target: Target) -> int:
    return await watched_tables([scene.visitor(target, f"{ATTACKER}1")], 50)


async def fill_as_crowd(scene: Scene, target: Target) -> int:
    return await watched_tables([scene.visitor(target, f"{ATTACKER}1") for _ in range(40)], 3)


async def fill_from_everywhere(scene: Scene, target: Target) -> int:
    return await watched_tables([scene.visitor(target, f"{ATTACKER}{1 + k}") for k in range(40)], 3)


async def watched_tables(people: list[Visitor], each: int) -> int:
    """Tables of four grand-masters, and those who look on; how many were granted."""
    granted = 0
    for person in people:
        line = None
        for _ in range(each):
            with contextlib.suppress(RuntimeError):
                table = await person.new_table(["grand-master"] * 4)
                await person.insist(f"POST /tables/{table}/start")
                line = line or await person.socket()
                await line.send_json({"do": "listen", "table": table})
                granted += 1
    return granted


async def fill_seated(scene: Scene, target: Target) -> int:
    """Somebody sits at every table and ends each turn at once: these are tables of people."""
    return await seated_tables(scene, [scene.visitor(target, f"{ATTACKER}1")] * 8, 5)


async def fill_seated_everywhere(scene: Scene, target: Target) -> int:
    return await seated_tables(scene, [scene.visitor(target, f"{ATTACKER}{1 + k}") for k in range(40)], 2)


async def seated_tables(scene: Scene, people: list[Visitor], each: int) -> int:
    granted = 0
    for person in people:
        tables = []
        for _ in range(each):
            with contextlib.suppress(RuntimeError):
                table = await person.new_table(["me", *["grand-master"] * 3])
                await person.insist(f"POST /tables/{table}/start")
                tables.append(table)
        granted += len(tables)
        await scene.task(draw_always(await person.socket(), tables))
    return granted


async def draw_always(line: aiohttp.ClientWebSocketResponse, tables: list[str]) -> None:
    following = dict.fromkeys(tables, 0)
    for table in tables:
        await line.send_json({"do": "listen", "table": table})
    async for one in heard(line):
        if one["is"] in ("table", "event") and one.get("table") in following:
            table = one["table"]
            following[table] = one.get("next", following[table])
            await asyncio.sleep(0.1)
            await line.send_json({"do": "play", "table": table, "number": following[table], "notation": "draw"})


async def time_answers(person: Visitor, level: str, turns: int) -> list[float]:
    """Seconds from the end of somebody's turn to the first thing that the bot shows."""
    found: list[float] = []
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while len(found) < turns:
                await play_against(person, level, turns, found)
    return found


async def play_against(person: Visitor, level: str, turns: int, found: list[float]) -> None:
    table = await person.new_table(["me", level])
    line = await person.socket()
    await line.send_json({"do": "listen", "table": table})
    await person.insist(f"POST /tables/{table}/start")
    events = heard(line)
    you = (await person.insist(f"GET /tables/{table}"))["you"]
    while len(found) < turns:
        asked = await person.ask(f"GET /tables/{table}/choices")
        if asked.reason == "server-game-over":
            break
        if asked.status != 200:
            await anext(events)
            continue
        notation = turn_ending(asked.body["choices"])
        ends = notation is not None
        notation = notation or asked.body["choices"][0]["notation"]
        began, number = time.monotonic(), asked.body["number"]
        await person.insist(f"POST /tables/{table}/play", number=number, notation=notation)
        is_heard = False
        while ends:
            one = await anext(events)
            if one["is"] == "event" and one["what"] == "play":
                is_heard |= one["seat"] == you and one.get("next") == number + 1
                if is_heard and one["seat"] != you:
                    found.append(time.monotonic() - began)
                    break
                if "result" in one:
                    break
    await line.close()


# ---- 5: the record of a running game


async def record(scene: Scene) -> None:
    target = await scene.target()
    owner = scene.visitor(target, f"{ATTACKER}1")
    table = await owner.new_table(["me", "apprentice", "apprentice"])
    await owner.insist(f"POST /tables/{table}/start")
    await asyncio.sleep(3)
    askers = [scene.visitor(target, f"{ATTACKER}{10 + k}") for k in range(20)]
    for asker in askers:
        await asker.ask("GET /me")
    told, refused, tries, dice = 0, Counter[str](), 40, random.Random(1)
    with no_room(target):
        for _ in range(tries):
            asking = asyncio.ensure_future(close_soon(owner, table, dice.uniform(0, 0.02)))
            found = await asyncio.gather(*(ask_often(asker, f"GET /tables/{table}/record") for asker in askers))
            refused[(await asking).reason] += 1
            stands = (await owner.insist(f"GET /tables/{table}"))["status"]
            told += stands == "running" and any(found)
            await asyncio.sleep(0.8)  # for their limits
    await asyncio.sleep(1)
    back = (await owner.insist(f"GET /tables/{table}"))["status"]
    answers = ", ".join(f"{count} × {reason}" for reason, count in refused.items())
    scene.add("records of games that went on", f"{told} of {tries}", "0", told == 0)
    scene.add("answers to closing without room", answers)
    scene.add("the table later", back, "running", back == "running")


async def close_soon(owner: Visitor, table: str, seconds: float) -> Answer:
    """When others are asking for the record already."""
    await asyncio.sleep(seconds)
    return await owner.ask(f"POST /tables/{table}/close")


async def ask_often(person: Visitor, endpoint: str) -> bool:
    """Whether it was granted, if only once."""
    return 200 in [(await person.ask(endpoint)).status for _ in range(6)]


@contextlib.contextmanager
def no_room(target: Target) -> Any:
    """No file of the server's may grow: as on a full disk, everything that is written fails."""
    log = target.data / "zoco.sqlite-wal"
    _, most = resource.prlimit(target.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(target.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, most))
    try:
        yield
    finally:
        resource.prlimit(target.pid, resource.RLIMIT_FSIZE, (most, most))


# ---- 6: webhooks


async def webhooks(scene: Scene) -> None:
    target = await scene.target("--private-hooks")
    dice = random.Random(1)
    calls: asyncio.Queue[float] = asyncio.Queue()
    await receive(scene, RECEIVER, calls)
    honest = Pair([scene.visitor(target, source) for source in (HONEST, FRIEND)], dice)
    await honest.begin()
    for person in honest.people:
        await person.insist(f"PUT /tables/{honest.table}/hook", url=f"http://{RECEIVER}:{HOOK_PORT}/")
    before = await time_calls(honest, calls, 6)
    eves = []
    for k in range(16):
        await receive(scene, f"127.0.2.{1 + k}", None)
        pair = Pair([scene.visitor(target, f"{ATTACKER}{1 + k}") for _ in range(2)], dice)
        await pair.begin()
        for person in pair.people:
            await person.insist(f"PUT /tables/{pair.table}/hook", url=f"http://127.0.2.{1 + k}:{HOOK_PORT}/")
        eves.append(pair)
    for pair in eves:
        await scene.task(end_turns(pair))
    await asyncio.sleep(5)
    under = await time_calls(honest, calls, 6)
    worst = max(under, default=PATIENCE)
    scene.add("honest calls, quiet", answers_of(before))
    scene.add("honest calls, 16 that never answer", answers_of(under), "worst below 2 s", worst < 2)


async def end_turns(pair: Pair) -> None:
    while True:
        await pair.step(ending=True)
        await asyncio.sleep(0.5)


async def receive(scene: Scene, address: str, calls: "asyncio.Queue[float] | None") -> None:
    """A receiver of webhooks; without a list of calls it takes them and never answers."""

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            if calls is not None:
                await reader.readuntil(b"\r\n\r\n")
                calls.put_nowait(time.monotonic())
                writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
                await writer.drain()
            else:
                await reader.read()
        writer.close()

    server = await asyncio.start_server(take, address, HOOK_PORT)
    scene.stack.callback(server.close)


async def time_calls(pair: Pair, calls: "asyncio.Queue[float]", count: int) -> list[float]:
    """Seconds from the end of a turn to the call of whoever is next."""
    found: list[float] = []
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while len(found) < count:
                began = time.monotonic()
                if await pair.step(ending=True):
                    found.append(await calls.get() - began)
    return found


# ---- 7: the list of public tables


async def lobby(scene: Scene) -> None:
    target = await scene.target()
    honest, reader = (scene.visitor(target, source) for source in (HONEST, FRIEND))
    table = await honest.new_table(["me", "open"], public=True)
    await asyncio.sleep(0.1)
    made = await public_tables([scene.visitor(target, f"{ATTACKER}1") for _ in range(2)], 50)
    await find(scene, table, reader, f"after {len(made)} tables of two people")
    crowd = [scene.visitor(target, f"{ATTACKER}{10 + k}") for k in range(40)]
    more = await public_tables(crowd, 5)
    await find(scene, table, reader, f"after {len(more)} more from 40 addresses")
    taker = scene.visitor(target, f"{ATTACKER}5")
    taken = 0
    for one in made:
        with contextlib.suppress(RuntimeError):
            await taker.insist(f"POST /tables/{one}/take", name="Mal")
            taken += 1
    scene.add("chairs granted to one person", f"{taken} of {len(made)}", "at most 60", taken <= 60)


async def public_tables(people: list[Visitor], each: int) -> list[str]:
    """As many as are granted."""
    made = []
    for person in people:
        for _ in range(each):
            with contextlib.suppress(RuntimeError):
                made.append(await person.new_table(["me", "open"], "Eve", public=True))
    return made


async def find(scene: Scene, table: str, reader: Visitor, when: str) -> None:
    """Where somebody finds an honest table who turns the pages, where there are any."""
    listed, page, found = list[str](), 0, await reader.insist("GET /tables")
    first = len(found["tables"])
    while True:
        listed += [one["table"] for one in found["tables"]]
        if table in listed or not found.get("more"):
            break
        page += 1
        found = await reader.insist(f"GET /tables?page={page}")
    place = f"place {listed.index(table) + 1}" if table in listed else f"not among {len(listed)}"
    scene.add(f"an honest table {when}", f"{place}; {first} on a page", "listed", table in listed)


# ---- 8: clocks


async def clocks(scene: Scene) -> None:
    trials = {
        "killed, 25 s later started": kill_and_start,
        "stopped for 25 s": stop_and_go,
        "the wall clock an hour ahead": partial_jump("+1h"),
        "the wall clock an hour back": partial_jump("-1h"),
    }
    await asyncio.gather(*(time_out(scene, name, trial) for name, trial in trials.items()))


Trial: TypeAlias = Callable[[Target], Awaitable[None]]


async def time_out(scene: Scene, name: str, trial: Trial) -> None:
    """Twenty seconds for each turn; two of them have gone when it happens."""
    library = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)
    environment = {}
    if "wall" in name:
        if library is None:
            scene.add(name, "left out: faketime is not installed")
            return
        skew = Path(scene.stack.enter_context(tempfile.TemporaryDirectory())) / "skew"
        skew.write_text("+0", encoding="utf-8")
        environment = {"LD_PRELOAD": str(library), "FAKETIME_TIMESTAMP_FILE": str(skew), "FAKETIME_NO_CACHE": "1"}
        environment["FAKETIME_DONT_FAKE_MONOTONIC"] = "1"
    target = await scene.target(**environment)
    pair = Pair([scene.visitor(target, source) for source in (HONEST, FRIEND)], random.Random(1))
    await pair.begin(clock={"kind": "move", "seconds": 20})
    await asyncio.sleep(2)
    await trial(target)
    await asyncio.sleep(2)
    lost = await is_out_of_time(pair)
    scene.add(f"{name}: the turn", "lost" if lost else "kept", "kept", not lost)
    if not lost:
        began = time.monotonic()
        while not (out := await is_out_of_time(pair)) and time.monotonic() - began < 40:
            await asyncio.sleep(0.5)
        later = time.monotonic() - began + 2
        found = f"after {later:.0f} s more" if out else f"not within {later:.0f} s"
        scene.add(f"{name}: time runs out", found, "within 25 s", out and later <= 25)


async def is_out_of_time(pair: Pair) -> bool:
    chairs = (await pair.people[0].insist(f"GET /tables/{pair.table}"))["chairs"]
    return any(chair["away"] == "clock" for chair in chairs)


async def kill_and_start(target: Target) -> None:
    await target.stop(signal.SIGKILL)
    await asyncio.sleep(25)
    await target.start()


async def stop_and_go(target: Target) -> None:
    os.kill(target.pid, signal.SIGSTOP)
    await asyncio.sleep(25)
    os.kill(target.pid, signal.SIGCONT)


def partial_jump(skew: str) -> Trial:
    async def jump(target: Target) -> None:
        Path(target.environment["FAKETIME_TIMESTAMP_FILE"]).write_text(skew, encoding="utf-8")

    return jump


# ---- 9: small ones


async def forms(scene: Scene) -> None:
    target = await scene.target()
    eve = scene.visitor(target, f"{ATTACKER}1")
    await eve.insist("PUT /me", name="Eve")
    wrong: list[dict[str, Any]] = [{"moves": 5}, {"moves": None}, {"zoco": 1, "undone": {}}, {"zoco": [[]]}]
    for words in wrong:
        status = (await eve.ask("POST /records", record=words)).status
        scene.add(f"POST /records {json.dumps(words)}", str(status), "400 to 422", 400 <= status < 500)


async def keys(scene: Scene) -> None:
    target = await scene.target()
    ana, ben = (scene.visitor(target, source) for source in (HONEST, FRIEND))
    table = await ana.new_table(["me", "open"])
    await ben.insist(f"POST /tables/{table}/take", name="Ben")
    left = [await ben.ask(f"POST /tables/{table}/leave", key="leave-1") for _ in range(2)]
    same = left[0] == left[1]
    plan = {"game": GAME, "chairs": ["me", "open"], "key": "create-1"}
    made = await asyncio.gather(*(ana.ask("POST /tables", **plan) for _ in range(6)))
    statuses = [one.status for one in made]
    tables = {one.body.get("table") for one in made if one.status == 200}
    uploaded = costly_record(0) | {"undone": []}
    sent = await asyncio.gather(*(ana.ask("POST /records", record=uploaded, key="upload-1") for _ in range(6)))
    uploads = {one.body.get("table") for one in sent if one.status == 200}
    found = [one.status for one in sent]
    scene.add("leave, twice with one key", f"{left[0].status}, {left[1].status}", "the same answer", same)
    scene.add(
        "six creations at once with one key",
        f"{statuses}, {len(tables)} tables",
        "six times the same",
        statuses == [200] * 6 and len(tables) == 1,
    )
    scene.add(
        "six uploads at once with one key",
        f"{found}, {len(uploads)} tables",
        "six times the same",
        found == [200] * 6 and len(uploads) == 1,
    )


INVISIBLE = [
    "\u200b",
    "\u2060\u2060",
    "\u3164",
    "\u00ad",
    "\u115f",
    "\u2800",
    "\ufeff",
    "\U000e0041",
    "\u034f",
    "\uffa0",
]
BLANKS = "\u3164\u115f\u1160\u2800\uffa0\u034f"
ALIKE = ["Ana", "ana", "A\u200bna", "Ana\u3164", "Ａna"]


async def names(scene: Scene) -> None:
    target = await scene.target()
    eve = scene.visitor(target, f"{ATTACKER}1")
    blank = []
    for name in INVISIBLE:
        answer = await eve.ask("PUT /me", name=name)
        if answer.status == 200 and not seen(answer.body["name"]):
            blank.append(f"U+{ord(name[0]):04X}")
    alike = []
    for name in ALIKE:
        table = await eve.new_table(["me", "open"], "Ana")
        mal = scene.visitor(target, f"{ATTACKER}2")
        if (await mal.ask(f"POST /tables/{table}/take", name=name)).status == 200:
            chairs = (await eve.insist(f"GET /tables/{table}"))["chairs"]
            if len({seen(chair["name"]) for chair in chairs}) == 1:
                alike.append(ascii(name))
    scene.add(f"names that show nothing, of {len(INVISIBLE)}", ", ".join(blank) or "none", "none", not blank)
    scene.add("a second “Ana” at the table", ", ".join(alike) or "none", "none", not alike)


def seen(name: str) -> str:
    """What an eye sees of it."""
    signs = unicodedata.normalize("NFKC", name)
    return "".join(
        sign for sign in signs if unicodedata.category(sign) not in ("Cf", "Zs", "Mn") and sign not in BLANKS
    ).casefold()


async def files(scene: Scene) -> None:
    target = await scene.target()
    await scene.visitor(target, HONEST).new_table(["me", "open"])
    paths = [target.data, *target.data.iterdir()]
    modes = {path.name: path.stat().st_mode & 0o777 for path in paths}
    found = ", ".join(f"{name} {mode:o}" for name, mode in modes.items())
    scene.add("modes of the data", found, "for their owner only", not any(mode & 0o77 for mode in modes.values()))


async def networks(scene: Scene) -> None:
    """A household's IPv6 addresses, as a proxy sees them."""
    target = await scene.target("--proxied")
    eve = scene.visitor(target, "127.0.0.1")
    began = time.monotonic()

    async def from_address(endpoint: str, **body: Any) -> int:
        eve.session.cookie_jar.clear()
        eve.session.headers["X-Forwarded-For"] = f"2001:db8:0:1::{secrets.randbits(16):x}"
        return (await eve.ask(endpoint, **body)).status

    people = [await from_address("PUT /me", name="Eve") for _ in range(100)]
    asked = [await from_address("GET /me") for _ in range(400)]
    most = 120 + 30 * (time.monotonic() - began)
    granted, answered = people.count(200), people.count(200) + asked.count(200)
    scene.add("new people of one /64, of 100", str(granted), "about 60", granted <= 65)
    scene.add("requests of one /64, of 500", str(answered), f"at most {most:.0f}", answered <= most)


async def headers(scene: Scene) -> None:
    target = await scene.target()
    eve = scene.visitor(target, f"{ATTACKER}1")
    async with eve.session.get(target.address) as response:
        policy = response.headers.get("Content-Security-Policy", "none")
    async with eve.session.get(f"{target.address}/api/games") as response:
        api = response.headers.get("Content-Security-Policy", "none")
    words = [rule.split() for rule in policy.split(";")]
    anywhere = any(word in ("ws:", "wss:", "*", "http:", "https:") for rule in words for word in rule[1:])
    good = policy != "none" and not anywhere
    scene.add("policy of the page", policy, "no connection to elsewhere", good)
    scene.add("policy of the API", api)


MALFORMED = [
    {"Sec-WebSocket-Protocol": "203.0.113.66"},
    {"Sec-WebSocket-Key": "203.0.113.66"},
    {"Sec-WebSocket-Version": "203.0.113.66"},
    {"Sec-WebSocket-Extensions": "permessage-deflate; server_max_window_bits=203.0.113.66"},
    {"Sec-WebSocket-Extensions": "permessage-deflate; server_max_window_bits=99"},
    {"Upgrade": "203.0.113.66"},
    {"Connection": "203.0.113.66"},
    {"Cookie": "zoco=203.0.113.66; \x01=2"},
    {"Origin": "http://203.0.113.66"},
]
NO_HTTP = [b"\x16\x03\x01\x02\x00\x01", b"GET / HTTP/9.9\r\n203.0.113.66\r\n\r\n", b"GET 203.0.113.66\r\n\r\n"]


async def log(scene: Scene) -> None:
    """Whatever is sent, the log names no address."""
    target = await scene.target()
    for fault in MALFORMED:
        usual = {"Host": "x", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        usual |= {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="} | fault
        lines = [f"{name}: {value}" for name, value in usual.items()]
        await send_raw(target, "\r\n".join(["GET /api/socket HTTP/1.1", *lines, "", ""]).encode())
    for words in NO_HTTP:
        await send_raw(target, words)
    await asyncio.sleep(1)
    told = [line for line in target.log().splitlines() if "127.0.1." in line or "203.0.113.66" in line]
    found = f"{len(told)} lines" + (f": {told[0][:160]}" if told else "")
    errors = sum('"level": "error"' in line for line in target.log().splitlines())
    scene.add("addresses after malformed requests", found, "0 lines", not told)
    scene.add("errors after malformed requests", str(errors), "0", errors == 0)


async def send_raw(target: Target, words: bytes) -> None:
    """Sends this and a frame that is none, and is gone with a reset."""
    _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(f"{ATTACKER}1", 0))
    writer.write(words)
    await asyncio.sleep(0.1)
    writer.write(b"\xff\xff\xff")
    await asyncio.sleep(0.1)
    writer.transport.abort()


# ---- all of them


Attack: TypeAlias = Callable[[Scene], Awaitable[None]]
ATTACKS: list[Attack] = [
    forms, keys, names, files, networks, headers, log, lobby, record, clocks, silence, uploads, webhooks, bots, pace,
]  # fmt: skip


async def run(attack: Attack, options: argparse.Namespace) -> bool:
    """Whether all was as wanted."""
    scene, began = Scene(attack.__name__, options.server.resolve(), options.seconds), time.monotonic()
    try:
        async with scene.stack:
            await attack(scene)
    except (RuntimeError, aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
        scene.add("could not be carried out to the end", f"{type(error).__name__}: {error}"[:300], "", False)
    print(f"     {attack.__name__} took {time.monotonic() - began:.0f} s", flush=True)
    return scene.good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [attack.__name__ for attack in ATTACKS]
    parser.add_argument("--only", nargs="+", choices=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("--server", type=Path, default=ROOT, metavar="DIR", help="another checkout to be attacked")
    parser.add_argument("--seconds", type=float, default=150, help="of each part of the attack on the bots' pace")
    options = parser.parse_args()
    wanted = [attack for attack in ATTACKS if not options.only or attack.__name__ in options.only]
    good = [asyncio.run(run(attack, options)) for attack in wanted]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
