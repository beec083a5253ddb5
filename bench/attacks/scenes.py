"""The server that is attacked, the people who come to it, and what is written down."""

import asyncio
import contextlib
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
from collections.abc import AsyncIterator, Awaitable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
from tests.sample import GAME

START = "import sys; from zoco.cli import main; sys.exit(main(sys.argv[1:]))"
HONEST, FRIEND, RECEIVER = "127.0.0.2", "127.0.0.3", "127.0.0.9"
ATTACKER = "127.0.1."
READY_SECONDS = 600.0  # where the rules have to be compiled first
PATIENCE = 150.0
PAUSE = 0.2
HOOK_PORT = 8443  # one of the ports that the server calls
TURN_ENDS = ("draw", "pass", "end", "place", "home")


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
        """The final answer: asks again where it was too fast."""
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


def answers_of(seconds: list[float]) -> str:
    if not seconds:
        return f"no answer within {PATIENCE:.0f} s"
    return f"median {statistics.median(seconds):.2f} s, worst {max(seconds):.2f} s ({len(seconds)} answers)"
